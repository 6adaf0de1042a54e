import StorylineTesting
import Testing
import UIKit

/// 10.3.9: the calls of a text field, and their order.
@MainActor @Suite(.harness) struct TextFieldTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let delegate: TracingFieldDelegate
  let field: UITextField
  let other: UITextField
  let controller = UIViewController()

  init() throws {
    delegate = TracingFieldDelegate(trace)
    field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    for (name, each) in [("field", field), ("other", other)] {
      each.accessibilityIdentifier = name
      each.delegate = delegate
      each.traceEditing(trace)
      controller.view.addSubview(each)
    }
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private func edit(_ field: UITextField) throws {
    harness.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    try harness.settle()
  }

  @Test func `10.3.9 a tap asks, makes it the first responder, then tells delegate and listeners`()
    throws
  {
    var wasFirst: [Bool] = []
    delegate.reactions["shouldBegin"] = { wasFirst.append($0.isFirstResponder) }
    delegate.reactions["didBegin"] = { wasFirst.append($0.isFirstResponder && $0.isEditing) }
    try edit(field)
    trace.expect(["field.shouldBegin", "field.didBegin", "field.editingDidBegin"])
    #expect(wasFirst == [false, true])
  }

  @Test func `10.3.9 a delegate that says no keeps the field from being edited`() throws {
    delegate.refused = ["shouldBegin"]
    try edit(field)
    trace.expect(["field.shouldBegin"])
    #expect(!field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
  }

  @Test func `10.3.9 every character is asked for, then the text is another, and it is told`()
    throws
  {
    try edit(field)
    trace.clear()
    harness.type("ab")
    trace.expect([
      "field.shouldChange(0, 0, a)", "field.didChangeSelection", "field.editingChanged(a)",
      "field.shouldChange(1, 0, b)", "field.didChangeSelection", "field.editingChanged(ab)",
    ])
  }

  @Test func `10.3.9 what the delegate refuses is not written and not deleted`() throws {
    field.text = "ab"
    try edit(field)
    trace.clear()
    delegate.refused = ["shouldChange"]
    harness.type("c")
    harness.pressDelete()
    trace.expect(["field.shouldChange(2, 0, c)", "field.shouldChange(1, 1, )"])
    #expect(field.text == "ab")
  }

  @Test func `10.3.9 the delete key takes a whole character, and what is empty is not asked for`()
    throws
  {
    field.text = "a\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    try edit(field)
    trace.clear()
    for _ in 0..<3 { harness.pressDelete() }
    trace.expect([
      "field.shouldChange(1, 8, )", "field.didChangeSelection", "field.editingChanged(a)",
      "field.shouldChange(0, 1, )", "field.didChangeSelection", "field.editingChanged()",
    ])
  }

  @Test func `10.3.9 the return key asks, and without a listener the field stays`() throws {
    try edit(field)
    trace.clear()
    harness.type("\n")
    trace.expect(["field.shouldReturn"])
    #expect(field.isFirstResponder)
  }

  @Test func `10.3.9 the return key ends editing where somebody listens to the end`() throws {
    field.addAction(
      UIAction { [trace] _ in trace.record("field", "editingDidEndOnExit") },
      for: .editingDidEndOnExit)
    try edit(field)
    trace.clear()
    harness.type("\n")
    trace.expect([
      "field.shouldReturn", "field.editingDidEndOnExit", "field.shouldEnd",
      "field.didEnd(committed)", "field.editingDidEnd",
    ])
    #expect(!field.isFirstResponder)
  }

  @Test func `10.3.9 a delegate that refuses the return key stops it`() throws {
    field.addAction(
      UIAction { [trace] _ in trace.record("field", "editingDidEndOnExit") },
      for: .editingDidEndOnExit)
    try edit(field)
    delegate.refused = ["shouldReturn"]
    trace.clear()
    harness.type("\n")
    trace.expect(["field.shouldReturn"])
    #expect(field.isEditing)
  }

  @Test func `10.3.9 the end is asked for, then told`() throws {
    try edit(field)
    trace.clear()
    var wasFirst: [Bool] = []
    delegate.reactions["shouldEnd"] = { wasFirst.append($0.isFirstResponder) }
    delegate.reactions["didEnd"] = { wasFirst.append($0.isFirstResponder || $0.isEditing) }
    #expect(field.resignFirstResponder())
    trace.expect(["field.shouldEnd", "field.didEnd(committed)", "field.editingDidEnd"])
    #expect(wasFirst == [true, false])
  }

  @Test func `10.2.2, 10.3.9 a field that may not end keeps the next one from beginning`() throws {
    try edit(field)
    delegate.refused = ["shouldEnd"]
    trace.clear()
    try edit(other)
    trace.expect(["other.shouldBegin", "field.shouldEnd"])
    #expect(field.isFirstResponder && !other.isFirstResponder)
    #expect(!field.resignFirstResponder())
  }

  @Test func `10.2.2, 10.3.9 the next field is asked before the last one ends`() throws {
    try edit(field)
    trace.clear()
    try edit(other)
    trace.expect([
      "other.shouldBegin", "field.shouldEnd", "field.didEnd(committed)", "field.editingDidEnd",
      "other.didBegin", "other.editingDidBegin",
    ])
  }

  @Test func `10.3.8 text that is set in code sends no event, and asks nobody`() throws {
    field.text = "set"
    field.attributedText = NSAttributedString(string: "again")
    trace.expect([])
    try edit(field)
    trace.clear()
    field.text = "while editing"
    trace.expect(["field.didChangeSelection"])
    #expect(field.text == "while editing")
  }

  @Test func `10.3.5 a disabled field is not edited`() throws {
    field.isEnabled = false
    try edit(field)
    trace.expect([])
    #expect(!field.becomeFirstResponder())
  }

  @Test func `7.7 a text field does not keep its delegate`() {
    let field = UITextField()
    weak var gone: TracingFieldDelegate?
    do {
      let delegate = TracingFieldDelegate(trace)
      gone = delegate
      field.delegate = delegate
    }
    #expect(gone == nil)
    #expect(field.delegate == nil)
  }
}
