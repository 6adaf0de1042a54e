import StorylineTesting
import Testing

@testable import UIKitCore

/// Keys of the app's own that click, and switches' looks.
@MainActor @Suite(.stage) struct InputClickTests {
  final class Keys: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible = true
  }

  final class Mute: UIView, UIInputViewAudioFeedback {}

  private func edit(_ keys: UIView?) throws -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.inputView = keys
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    try Stage.shared.settle()
    return field
  }

  @Test func `16.2.3 keys click while they are shown and want to`() throws {
    let keys = Keys(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    UIDevice.current.playInputClick()
    #expect(Stage.shared.feedback.isEmpty)
    let field = try edit(keys)
    UIDevice.current.playInputClick()
    #expect(Stage.shared.feedback == [.inputClick])
    keys.enableInputClicksWhenVisible = false
    UIDevice.current.playInputClick()
    keys.enableInputClicksWhenVisible = true
    field.resignFirstResponder()
    try Stage.shared.settle()
    UIDevice.current.playInputClick()
    #expect(Stage.shared.feedback == [.inputClick])
  }

  @Test func `16.2.3 an input view that says nothing does not click`() throws {
    _ = try edit(Mute(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    UIDevice.current.playInputClick()
    #expect(Stage.shared.feedback.isEmpty)
  }

  @Test func `a switch slides, whatever is preferred`() {
    let control = UISwitch()
    #expect(control.preferredStyle == .automatic && control.style == .sliding)
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding)
  }
}
