import StorylineTesting
import Testing
import UIKit

/// Keys of a keyboard beside the device, on their way along the responders.
@MainActor @Suite(.harness) struct PressTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  /// Records the presses that come to it, and passes them on.
  final class Screen: UIViewController {
    var trace: Trace?
    var keys: [UIKey] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap(\.key)
      trace?.record("screen", "began")
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      trace?.record("screen", "ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      trace?.record("screen", "cancelled")
    }
  }

  final class Pad: UIView {
    var trace: Trace?
    var handles = false
    var phases: [UIPress.Phase] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += (event?.allPresses ?? []).map(\.phase)
      trace?.record("pad", "began")
      if !handles { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      trace?.record("pad", "ended")
      if !handles { super.pressesEnded(presses, with: event) }
    }
  }

  let screen = Screen()
  let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  init() throws {
    screen.trace = trace
    pad.trace = trace
    harness.makeWindow(root: screen).makeKeyAndVisible()
    screen.view.addSubview(pad)
    try harness.settle()
  }

  private func press(
    _ code: UIKeyboardHIDUsage = .keyboardA, _ characters: String = "a",
    _ modifiers: UIKeyModifierFlags = []
  ) {
    harness.pressKey(code, characters: characters, modifiers: modifiers)
  }

  @Test func `10.2.1 a press goes up the chain from the first responder`() {
    pad.becomeFirstResponder()
    press()
    harness.releaseKey(.keyboardA)
    trace.expect(["pad.began", "screen.began", "pad.ended", "screen.ended"])
  }

  @Test func `who handles a press keeps it from the next responder`() {
    pad.handles = true
    pad.becomeFirstResponder()
    press()
    harness.releaseKey(.keyboardA)
    trace.expect(["pad.began", "pad.ended"])
  }

  @Test func `without a first responder the screen in front hears of keys`() {
    press()
    harness.releaseKey(.keyboardA)
    trace.expect(["screen.began", "screen.ended"])
  }

  @Test func `of a stack the top hears of keys, and then what is presented over it`() throws {
    let (root, top, sheet) = (Screen(), Screen(), Screen())
    top.trace = trace
    let navigation = try harness.showNavigation([root, top])
    press()
    harness.releaseKey(.keyboardA)
    trace.expect(["screen.began", "screen.ended"])
    navigation.present(sheet, animated: false)
    try harness.settle()
    press(.keyboardB, "b")
    harness.releaseKey(.keyboardB)
    #expect(sheet.keys.map(\.keyCode) == [.keyboardB])
    #expect(root.keys.isEmpty)
  }

  @Test func `a key says which it is, what it writes and what is held with it`() throws {
    press(.keyboardA, "A", [.shift])
    let key = try #require(screen.keys.first)
    #expect(key.keyCode == .keyboardA)
    #expect(key.characters == "A")
    #expect(key.modifierFlags == .shift)
    harness.releaseKey(.keyboardA)
  }

  @Test func `a key that is held is pressed once`() {
    press()
    press()
    trace.expect(["screen.began"])
    harness.releaseKey(.keyboardA)
    harness.releaseKey(.keyboardA)
    trace.expect(["screen.began", "screen.ended"])
  }

  @Test func `the event knows all keys that are down, those that rest as stationary`() {
    pad.becomeFirstResponder()
    press()
    press(.keyboardB, "b")
    #expect(pad.phases.count == 3)
    #expect(pad.phases.filter { $0 == .began }.count == 2)
    #expect(pad.phases.filter { $0 == .stationary }.count == 1)
    harness.removeKeyboard()
  }

  @Test func `whoever heard of the beginning hears of the end, first responder or not`() {
    pad.handles = true
    pad.becomeFirstResponder()
    press()
    pad.resignFirstResponder()
    harness.releaseKey(.keyboardA)
    trace.expect(["pad.began", "pad.ended"])
  }

  @Test func `a keyboard that is taken away cancels what is held`() {
    press()
    harness.removeKeyboard()
    trace.expect(["screen.began", "screen.cancelled"])
  }
}
