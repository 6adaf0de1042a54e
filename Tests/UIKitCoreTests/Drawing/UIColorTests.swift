import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func `components are read as they were given`() {
    #expect(
      components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(UIColor(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    #expect(components(.orange) == [1, 0.5, 0, 1])
  }

  private nonisolated static let hues: [(Double, Double, Double, [Double])] = [
    (0, 1, 1, [1, 0, 0]), (1 / 3, 1, 1, [0, 1, 0]), (2 / 3, 1, 1, [0, 0, 1]),
    (1 / 12, 1, 1, [1, 0.5, 0]), (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0.7, 0, 0.3, [0.3, 0.3, 0.3]),
  ]

  @Test(arguments: hues)
  func `hue, saturation and brightness become components, and back`(
    hue: Double, saturation: Double, brightness: Double, expected: [Double]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    for (one, other) in zip(components(color), expected) {
      #expect(abs(one - other) < 1e-9)
    }
    var (readHue, readSaturation, readBrightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(
      &readHue, saturation: &readSaturation, brightness: &readBrightness, alpha: nil)
    #expect(abs(readSaturation - saturation) < 1e-9)
    #expect(abs(readBrightness - brightness) < 1e-9)
    // A grey has no hue.
    #expect(abs(readHue - (saturation == 0 ? 0 : hue)) < 1e-9)
  }

  @Test func `only greys have a white`() {
    var white: CGFloat = -1
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == CGFloat(2) / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `a system colour is another one in the dark`() {
    let inLight: [CGFloat] = [0, 122.0 / 255, 1, 1]
    let inDark: [CGFloat] = [10.0 / 255, 132.0 / 255, 1, 1]
    #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == inLight)
    #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == inDark)
    #expect(UIColor.systemBackground.display(isDark: true).red == 0)
    #expect(UIColor.systemBackground.display(isDark: false).red == 1)
  }

  @Test func `a provider is asked with the traits, which are current as well`() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark && UITraitCollection.current == traits ? .white : .black
    }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
  }

  @Test func `a provider may answer with a dynamic colour`() {
    let color = UIColor { _ in .label }
    #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
  }

  @Test func `another opacity keeps a dynamic colour dynamic`() {
    let color = UIColor.label.withAlphaComponent(0.5).withAlphaComponent(0.25)
    #expect(components(color.resolvedColor(with: light)) == [0, 0, 0, 0.25])
    #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 0.25])
  }

  @Test func `equal colours are equal objects and hash alike`() {
    let pairs: [(UIColor, UIColor)] = [
      (UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red), (.systemRed, .systemRed),
      (.label.withAlphaComponent(0.5), .label.withAlphaComponent(0.5)),
      (UIColor(white: 0, alpha: 1), .black),
    ]
    for (one, other) in pairs {
      #expect(one == other)
      #expect(one.hash == other.hash)
    }
    #expect(UIColor.systemRed != UIColor.red)
    #expect(UIColor.label != UIColor.systemBackground)
    #expect(UIColor.red.isEqual("red") == false)
  }

  @Test func `tintColor is the tint of the view that it is drawn in`() {
    let view = UIView()
    view.tintColor = .red
    #expect(view.displayColor(of: .tintColor) == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(view.displayColor(of: .tintColor.withAlphaComponent(0.5)).alpha == 0.5)
    #expect(UIColor.tintColor.display(isDark: false) == UIColor.systemBlue.display(isDark: false))
  }

  @Test func `colours may be used off the main actor`() async {
    let red = await Task.detached { UIColor.systemRed.display(isDark: false).red }.value
    #expect(red == 1)
  }
}
