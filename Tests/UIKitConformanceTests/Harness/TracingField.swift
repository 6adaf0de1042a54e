import UIKit

/// Records what a text field asks its delegate, what its events say, and where the text is by then.
final class TracingFieldDelegate: NSObject, UITextFieldDelegate {
  let trace: Trace
  /// The questions that are answered with no.
  var refused: Set<String> = []
  /// Runs inside the callback of that name.
  var reactions: [String: (UITextField) -> Void] = [:]

  init(_ trace: Trace) { self.trace = trace }

  private func answer(_ question: String, _ field: UITextField, _ details: String = "") -> Bool {
    note(question, field, details)
    return !refused.contains(question)
  }

  private func note(_ event: String, _ field: UITextField, _ details: String = "") {
    trace.record(field.accessibilityIdentifier ?? "field", event + details)
    reactions[event]?(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer("shouldBegin", textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer("shouldEnd", textField)
  }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    note("didEnd", textField, reason == .committed ? "(committed)" : "")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer("shouldChange", textField, "(\(range.location), \(range.length), \(string))")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    note("didChangeSelection", textField)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    answer("shouldReturn", textField)
  }
}

extension UITextField {
  /// Records the control's events of editing, but for `editingDidEndOnExit`: being listened to, that
  /// changes what the return key does.
  func traceEditing(_ trace: Trace) {
    let events: [(String, UIControl.Event)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd),
    ]
    for (name, event) in events {
      addAction(
        UIAction { [weak self] _ in
          trace.record(
            self?.accessibilityIdentifier ?? "field",
            name == "editingChanged" ? "\(name)(\(self?.text ?? "nil"))" : name)
        }, for: event)
    }
  }
}
