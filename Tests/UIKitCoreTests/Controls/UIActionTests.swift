import ObjCNames
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

  @Test func `an action runs for a sender, as a command does for a target`() {
    final class Target: UIResponder, ObjCExporting {
      var senders: [ObjectIdentifier] = []
      class func exportMembers(to members: inout ObjCMembers) {
        members.method("save:", Target.save)
      }
      func save(_ sender: AnyObject) { senders.append(ObjectIdentifier(sender)) }
    }
    var senders: [String?] = []
    let action = UIAction(title: "A") { senders.append($0.sender as? String) }
    action.performWithSender("me", target: nil)
    action.attributes = .disabled
    action.performWithSender("you", target: nil)
    #expect(senders == ["me"])
    let (command, target) = (UICommand(title: "Save", action: "save:"), Target())
    command.performWithSender(nil, target: target)
    #expect(target.senders == [ObjectIdentifier(command)])
  }

  @Test func `a control lists its actions and messages until it is stopped`() {
    let (control, target) = (UIControl(), NSObject())
    control.addAction(UIAction(title: "A") { _ in }, for: .touchUpInside)
    control.addTarget(target, action: "save:", for: [.touchDown, .touchCancel])
    control.addTarget(nil, action: "find:", for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, message, events, stops in
      seen.append("\(action?.title ?? message?.1.description ?? "") \(events.rawValue)")
      #expect(message == nil || (message?.0 as AnyObject) === target)
      stops = seen.count == 2
    }
    #expect(
      seen == [
        "A \(UIControl.Event.touchUpInside.rawValue)",
        "save: \(UIControl.Event([.touchDown, .touchCancel]).rawValue)",
      ])
  }
}
