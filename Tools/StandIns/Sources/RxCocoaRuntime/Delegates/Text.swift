internal import Foundation
public import UIKit

extension UITextFieldDelegate where Self: _RXDelegateProxy {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    target((any UITextFieldDelegate).self).textFieldShouldBeginEditing(textField)
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    relay((any UITextFieldDelegate).self, [textField]) { $0.textFieldDidBeginEditing(textField) }
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    target((any UITextFieldDelegate).self).textFieldShouldEndEditing(textField)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    relay((any UITextFieldDelegate).self, [textField]) { $0.textFieldDidEndEditing(textField) }
  }

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    relay((any UITextFieldDelegate).self, [textField, reason]) {
      $0.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    target((any UITextFieldDelegate).self).textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    relay((any UITextFieldDelegate).self, [textField]) { $0.textFieldDidChangeSelection(textField) }
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    target((any UITextFieldDelegate).self).textFieldShouldClear(textField)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    target((any UITextFieldDelegate).self).textFieldShouldReturn(textField)
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    target((any UITextFieldDelegate).self).textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
}

extension UITextViewDelegate where Self: _RXDelegateProxy {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    target((any UITextViewDelegate).self).textViewShouldBeginEditing(textView)
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    target((any UITextViewDelegate).self).textViewShouldEndEditing(textView)
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    relay((any UITextViewDelegate).self, [textView]) { $0.textViewDidBeginEditing(textView) }
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    relay((any UITextViewDelegate).self, [textView]) { $0.textViewDidEndEditing(textView) }
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    target((any UITextViewDelegate).self).textView(
      textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func textViewDidChange(_ textView: UITextView) {
    relay((any UITextViewDelegate).self, [textView]) { $0.textViewDidChange(textView) }
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    relay((any UITextViewDelegate).self, [textView]) { $0.textViewDidChangeSelection(textView) }
  }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    target((any UITextViewDelegate).self).textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    target((any UITextViewDelegate).self).textView(
      textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    target((any UITextViewDelegate).self).textView(
      textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    target((any UITextViewDelegate).self).textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    target((any UITextViewDelegate).self).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    target((any UITextViewDelegate).self).textView(
      textView, shouldInteractWith: URL, in: characterRange)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    target((any UITextViewDelegate).self).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange)
  }
}

extension NSTextStorageDelegate where Self: _RXDelegateProxy {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    relay(
      (any NSTextStorageDelegate).self,
      [textStorage, NSNumber(value: editedMask.rawValue), NSValue(range: editedRange), delta]
    ) {
      $0.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    relay(
      (any NSTextStorageDelegate).self,
      [textStorage, NSNumber(value: editedMask.rawValue), NSValue(range: editedRange), delta]
    ) {
      $0.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}
