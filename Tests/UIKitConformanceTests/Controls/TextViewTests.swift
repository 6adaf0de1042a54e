import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the calls of a text view's delegate, and their order.
@MainActor @Suite(.harness) struct TextViewTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let delegate: TracingTextDelegate
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
  let other = UITextView(frame: CGRect(x: 20, y: 250, width: 300, height: 100))
  let controller = UIViewController()

  init() throws {
    delegate = TracingTextDelegate(trace)
    for (name, each) in [("view", view), ("other", other)] {
      each.accessibilityIdentifier = name
      each.delegate = delegate
      controller.view.addSubview(each)
    }
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private func edit(_ view: UITextView) throws {
    harness.tap(at: CGPoint(x: view.frame.midX, y: view.frame.midY))
    try harness.settle()
  }

  @Test func `a tap asks, makes it the first responder, then tells the delegate`() throws {
    var wasFirst: [Bool] = []
    delegate.reactions["shouldBegin"] = { wasFirst.append($0.isFirstResponder) }
    delegate.reactions["didBegin"] = { wasFirst.append($0.isFirstResponder) }
    try edit(view)
    trace.expect(["view.shouldBegin", "view.didBegin"])
    #expect(wasFirst == [false, true])
  }

  @Test func `a delegate that says no keeps the text from being edited`() throws {
    delegate.refused = ["shouldBegin"]
    try edit(view)
    trace.expect(["view.shouldBegin"])
    #expect(!view.isFirstResponder)
  }

  @Test func `every character is asked for, then selected behind, then told`() throws {
    try edit(view)
    trace.clear()
    harness.type("a\n")
    trace.expect([
      "view.shouldChange(0, 0, a)", "view.didChangeSelection", "view.didChange(a)",
      "view.shouldChange(1, 0, \n)", "view.didChangeSelection", "view.didChange(a\n)",
    ])
    trace.clear()
    harness.pressDelete()
    trace.expect(["view.shouldChange(1, 1, )", "view.didChangeSelection", "view.didChange(a)"])
  }

  @Test func `what the delegate refuses is neither written nor deleted`() throws {
    view.text = "ab"
    try edit(view)
    trace.clear()
    delegate.refused = ["shouldChange"]
    harness.type("c\n")
    harness.pressDelete()
    trace.expect([
      "view.shouldChange(2, 0, c)", "view.shouldChange(2, 0, \n)", "view.shouldChange(1, 1, )",
    ])
    #expect(view.text == "ab")
  }

  @Test func `the end is asked for, then told`() throws {
    try edit(view)
    trace.clear()
    #expect(view.resignFirstResponder())
    trace.expect(["view.shouldEnd", "view.didEnd"])
    #expect(!view.isFirstResponder)
  }

  @Test func `10.2.2 a text that may not end keeps the next one from beginning`() throws {
    try edit(view)
    delegate.refused = ["shouldEnd"]
    trace.clear()
    try edit(other)
    trace.expect(["other.shouldBegin", "view.shouldEnd"])
    #expect(view.isFirstResponder && !other.isFirstResponder)
  }

  @Test func `text that is set in code asks nobody, and is not told as a change`() throws {
    view.text = "set"
    trace.expect([])
    try edit(view)
    trace.clear()
    view.text = "again"
    trace.expect(["view.didChangeSelection"])
    trace.clear()
    view.selectedRange = NSRange(location: 0, length: 2)
    view.selectedRange = NSRange(location: 0, length: 2)
    trace.expect(["view.didChangeSelection"])
  }

  @Test func `notifications tell of the beginning, of changes and of the end`() throws {
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let trace = trace
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { trace.record("note", name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    view.delegate = nil
    try edit(view)
    harness.type("a")
    view.resignFirstResponder()
    trace.expect([
      "note.UITextViewTextDidBeginEditingNotification", "note.UITextViewTextDidChangeNotification",
      "note.UITextViewTextDidEndEditingNotification",
    ])
  }

  @Test func `the delegate hears of scrolling as well`() throws {
    view.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    try harness.settle()
    trace.clear()
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    trace.expect(["view.didScroll"])
  }
}

/// Writes down what a text view asks and tells, and answers what the test wants.
@MainActor
final class TracingTextDelegate: NSObject, UITextViewDelegate {
  private let trace: Trace
  /// The questions answered with `false`.
  var refused: Set<String> = []
  /// The code that runs inside a call.
  var reactions: [String: (UITextView) -> Void] = [:]

  init(_ trace: Trace) { self.trace = trace }

  @discardableResult
  private func note(_ view: UIScrollView, _ what: String, _ detail: String = "") -> Bool {
    trace.record(view.accessibilityIdentifier ?? "?", what + detail)
    if let view = view as? UITextView { reactions[what]?(view) }
    return !refused.contains(what)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note(textView, "shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { note(textView, "didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note(textView, "shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { note(textView, "didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { note(textView, "shouldChange", "(\(range.location), \(range.length), \(text))") }
  func textViewDidChange(_ textView: UITextView) {
    note(textView, "didChange", "(\(textView.text ?? ""))")
  }
  func textViewDidChangeSelection(_ textView: UITextView) { note(textView, "didChangeSelection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(scrollView, "didScroll") }
}
