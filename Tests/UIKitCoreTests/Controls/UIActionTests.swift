import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct UIActionTests {
  @Test func `an action has what it was given, and defaults`() {
    let action = UIAction(title: "Delete", attributes: .destructive, state: .on) { _ in }
    #expect(action.title == "Delete")
    #expect(action.attributes == .destructive)
    #expect(action.state == .on)
    #expect(action.image == nil)
    #expect(action.identifier != UIAction { _ in }.identifier)
    #expect(UIAction { _ in }.title.isEmpty)
  }

  @Test func `a disabled action is not performed`() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    let control = UIControl()
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    action.attributes = .disabled
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func `a copy has the same identifier and handler`() throws {
    var performed: [String] = []
    let action = UIAction(title: "One") { performed.append($0.title) }
    let copy = try #require(action.copy() as? UIAction)
    copy.title = "Two"
    #expect(copy.identifier == action.identifier)
    UIControl(frame: .zero, primaryAction: copy).sendActions(for: .primaryActionTriggered)
    #expect(performed == ["Two"])
    #expect(action.title == "One")
  }

  @Test func `a control that leaves its window cancels the touch that it follows`() {
    final class Cancelling: UIControl {
      var cancelled = 0
      override func cancelTracking(with event: UIEvent?) { cancelled += 1 }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let control = Cancelling(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(control)
    Stage.shared.sendTouch(id: 1, phase: .began, at: CGPoint(x: 50, y: 150))
    #expect(control.isTracking)
    control.removeFromSuperview()
    #expect(control.cancelled == 1)
    #expect(!control.isTracking && !control.isHighlighted)
  }
}
