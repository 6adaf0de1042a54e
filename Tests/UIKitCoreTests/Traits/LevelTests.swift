import StorylineTesting
import Testing
import UIKit

/// Tests that content above other content is elevated: its dark backgrounds are lighter.
@MainActor @Suite(.stage) struct LevelTests {
  private let window = UIWindow()
  private let root = UIViewController()
  private let presented = UIViewController()

  private static let backgrounds: [(color: UIColor, base: Int, elevated: Int)] = [
    (.systemBackground, 0x000000, 0x1C1C1E),
    (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E),
    (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C),
    (.systemGroupedBackground, 0x000000, 0x1C1C1E),
    (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E),
    (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C),
  ]

  private func present(
    _ style: UIModalPresentationStyle, on device: Device = .iPhone15
  ) throws {
    Stage.shared.setDevice(device)
    Stage.shared.setUserInterfaceStyle(isDark: true)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = root.view
    presented.view.backgroundColor = .systemBackground
    root.present(presented, animated: false)
    try Stage.shared.settle()
  }

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> Int {
    let resolved = color.resolvedColor(with: traits)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return Int((red * 255).rounded()) << 16 | Int((green * 255).rounded()) << 8
      | Int((blue * 255).rounded())
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `13.4.1 what is in a sheet is elevated`(style: UIModalPresentationStyle) throws {
    #expect(presented.traitCollection.userInterfaceLevel == .base)
    try present(style)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    #expect(presented.traitCollection.userInterfaceLevel == .elevated)
    #expect(presented.view.traitCollection.userInterfaceLevel == .elevated)
    root.dismiss(animated: false)
    try Stage.shared.settle()
    #expect(presented.traitCollection.userInterfaceLevel == .base)
  }

  @Test func `13.4.1 what is in a popover is elevated`() throws {
    try present(.popover, on: .iPad)
    #expect(presented.presentationController is UIPopoverPresentationController)
    #expect(presented.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func `13.4.1 what covers the whole screen is not`() throws {
    try present(.fullScreen)
    #expect(presented.traitCollection.userInterfaceLevel == .base)
  }

  @Test func `13.4.2 backgrounds are lighter where they are elevated and dark`() throws {
    try present(.pageSheet)
    for (color, base, elevated) in Self.backgrounds {
      #expect(hex(color, root.traitCollection) == base)
      #expect(hex(color, presented.traitCollection) == elevated)
    }
    let node = try #require(presented.view.displayNode())
    #expect(node.background == presented.view.displayColor(of: .systemBackground))
    #expect(node.background != root.view.displayColor(of: .systemBackground))
    Stage.shared.setUserInterfaceStyle(isDark: false)
    for (color, _, _) in Self.backgrounds {
      #expect(hex(color, root.traitCollection) == hex(color, presented.traitCollection))
    }
  }

  @Test func `13.4.2 other colours do not depend on the level`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let elevated = UITraitCollection(
      traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    for color in [UIColor.systemGray6, .label, .separator, .systemBlue, .systemFill] {
      #expect(hex(color, dark) == hex(color, elevated))
    }
  }

  @Test func `13.4.3 another level may be another appearance`() {
    let base = UITraitCollection(userInterfaceLevel: .base)
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(base.hasDifferentColorAppearance(comparedTo: elevated))
    #expect(!base.hasDifferentColorAppearance(comparedTo: UITraitCollection(traitsFrom: [base])))
    #expect(UITraitCollection().userInterfaceLevel == .unspecified)
    #expect(UITraitCollection(traitsFrom: [base, elevated]).userInterfaceLevel == .elevated)
  }
}
