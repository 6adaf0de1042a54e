public import Foundation

/// A delegate for editing in a text field. Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether editing may begin; yes by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The field is the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns a Boolean value that indicates whether editing may end. A field that leaves its window
  /// ends it in any case.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called at the end of editing, with the reason, in place of the method without one.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns a Boolean value that indicates whether people may replace the characters in `range`
  /// with `string`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns a Boolean value that indicates whether the clear button may do what it is for.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns a Boolean value that indicates whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns the menu for the selection; the suggested one with `nil`, none with an empty menu.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
