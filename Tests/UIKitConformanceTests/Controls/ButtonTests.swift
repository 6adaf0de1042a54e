import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct ButtonTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func show(_ button: UIButton) throws {
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    root.view.addSubview(button)
    try harness.settle()
  }

  @Test func `10.3.7 the primary action comes after the handlers of touchUpInside`() throws {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { [trace] _ in trace.record("button", "primary") })
    button.addAction(
      UIAction { [trace] _ in trace.record("button", "up") }, for: .touchUpInside)
    try show(button)
    harness.tap(at: button.center)
    trace.expect(["button.up", "button.primary"])
  }

  @Test func `10.3.7 a touch lifted outside triggers no primary action`() throws {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { [trace] _ in trace.record("button", "primary") })
    try show(button)
    harness.press(at: button.center)
    harness.lift(at: CGPoint(x: 150, y: 600))
    trace.expect([])
  }

  @Test func `10.3.10 a state without a title shows the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold out", for: .disabled)
    #expect(button.title(for: .highlighted) == "Buy")
    #expect(button.currentTitle == "Buy")
    button.isEnabled = false
    #expect(button.currentTitle == "Sold out")
    #expect(button.titleLabel?.text == "Sold out")
    button.setTitle(nil, for: .disabled)
    #expect(button.titleLabel?.text == "Buy")
  }

  @Test func `10.3.10 a state without a title colour shows the normal one`() {
    let button = UIButton(type: .custom)
    #expect(button.currentTitleColor == .white)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitleColor == .blue)
  }

  @Test func `10.3.10 a system button takes its title from the primary action`() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
  }

  @Test func `10.3.10 a system button takes its image from the primary action`() {
    let image = UIImage(systemName: "star")
    let button = UIButton(primaryAction: UIAction(title: "Go", image: image) { _ in })
    #expect(button.currentImage === image)
  }

  @Test func `10.3.15 a button made by frame shows the title and the image of the action`() {
    let image = UIImage(systemName: "star")
    let button = UIButton(
      frame: .zero, primaryAction: UIAction(title: "Go", image: image) { _ in })
    #expect(button.buttonType == .custom)
    #expect(button.currentTitle == "Go")
    #expect(button.currentImage === image)
  }

  @Test func `10.3.15 the title and the image of the action are copied to the configuration`() {
    let image = UIImage(systemName: "star")
    var look = UIButton.Configuration.filled()
    look.title = "Old"
    let button = UIButton(
      configuration: look, primaryAction: UIAction(title: "Go", image: image) { _ in })
    #expect(button.configuration?.title == "Go")
    #expect(button.configuration?.image === image)
  }

  @Test func `10.3.15 what the action lacks the configuration keeps`() {
    let image = UIImage(systemName: "star")
    var look = UIButton.Configuration.filled()
    look.title = "Old"
    look.image = image
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in })
    #expect(button.configuration?.title == "Old")
    #expect(button.configuration?.image === image)
  }

  @Test func `10.3.10 a custom button takes no title from the primary action`() {
    let button = UIButton(type: .custom, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == nil)
  }

  @Test func `10.3.10 a system button's title has the tint colour`() {
    let parent = UIView()
    parent.tintColor = .systemGreen
    let button = UIButton(type: .system)
    parent.addSubview(button)
    #expect(button.currentTitleColor == .systemGreen)
    #expect(button.titleLabel?.textColor == .systemGreen)
  }
}
