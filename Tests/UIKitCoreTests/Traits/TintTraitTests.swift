import StorylineTesting
import Testing
import UIKit

/// The colour `tintColor`: that of the view with whose traits it is resolved.
@MainActor @Suite(.stage) struct TintTraitTests {
  /// Writes down what `tintColor` is under the current traits.
  private final class Listener: UIView {
    var colors: [CGColor] = []

    override func tintColorDidChange() { colors.append(UIColor.tintColor.cgColor) }

    override func draw(_ rect: CGRect) { colors.append(UIColor.tintColor.cgColor) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      colors.append(UIColor.tintColor.cgColor)
    }
  }

  private let window = UIWindow()
  private let controller = UIViewController()

  private func show(_ view: UIView, tint: UIColor?) {
    view.frame = CGRect(x: 50, y: 200, width: 100, height: 40)
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.tintColor = tint
    window.makeKeyAndVisible()
    Stage.shared.turn()
  }

  @Test func `1.4.11 the traits of a view have its tint`() {
    let view = UIView()
    show(view, tint: .red)
    #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == .red)
    #expect(UIColor.tintColor.resolvedColor(with: controller.traitCollection) == .red)
    view.tintColor = .green
    #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == .green)
    #expect(UIColor.tintColor.resolvedColor(with: controller.traitCollection) == .red)
    view.tintColor = nil
    window.tintColor = nil
    let app = UIColor.systemBlue.resolvedColor(with: view.traitCollection)
    #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == app)
  }

  @Test func `1.4.11 colours made from it follow`() {
    let view = UIView()
    show(view, tint: .red)
    let traits = view.traitCollection
    let half = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: traits) == .red.withAlphaComponent(0.5))
    let provided = UIColor { _ in .tintColor }
    #expect(provided.resolvedColor(with: traits) == .red)
    #expect(view.displayColor(of: provided) == DisplayColor(red: 1, green: 0, blue: 0))
    let merged = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(UIColor.tintColor.resolvedColor(with: merged) == .red)
  }

  @Test func `1.4.11 a dimmed view has a dimmed one`() {
    let view = UIView()
    show(view, tint: .red)
    view.tintAdjustmentMode = .dimmed
    let color = UIColor.tintColor.display(with: view.traitCollection)
    #expect(color == view.tintColor.display(with: view.traitCollection))
    #expect(color.red == color.green)
  }

  @Test func `1.4.11 a tint that is the tint itself is that of the app`() {
    let view = UIView()
    show(view, tint: .red)
    view.tintColor = .tintColor
    let traits = view.traitCollection
    let app = UIColor.systemBlue.resolvedColor(with: traits)
    #expect(UIColor.tintColor.resolvedColor(with: traits) == app)
    view.tintColor = UIColor { _ in .tintColor }
    #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == app)
  }

  @Test func `1.4.11 a label and a background are in the tint of the window`() {
    let label = UILabel()
    label.text = "€12.90"
    label.textColor = .tintColor
    label.backgroundColor = UIColor { _ in .tintColor }
    show(label, tint: .red)
    #expect(label.layer.backgroundColor == UIColor.red.cgColor)
    let text = Stage.shared.displayList().text([.colors])
    let line = text.split(separator: "\n").first { $0.contains("€12.90") }
    #expect(line?.contains("(1 0 0)") == true, "\(text)")
  }

  @Test func `1.4.12 the current tint is that of the view that is called`() {
    let view = Listener()
    show(view, tint: .red)
    window.tintColor = .green
    #expect(view.colors.last == UIColor.green.cgColor)
    view.colors = []
    view.setNeedsDisplay()
    Stage.shared.turn()
    _ = Stage.shared.displayList()
    #expect(Set(view.colors.map { UIColor(cgColor: $0) }) == [.green])
    view.colors = []
    window.overrideUserInterfaceStyle = .dark
    #expect(view.colors.first == UIColor.green.cgColor)
    #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
  }
}
