public import Foundation

/// A delegate for editing in a text view. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing may begin; yes by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns a Boolean value that indicates whether editing may end. A view that leaves its window
  /// ends it in any case.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The view is the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)

  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns a Boolean value that indicates whether people may replace the characters in `range`
  /// with `text`; the return key is a line break.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when people have changed the text, not when the app has.
  func textViewDidChange(_ textView: UITextView)

  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns the menu for the selection; the suggested one with `nil`, none with an empty menu.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the action of a tap on a link, an attachment or a tag; `nil` for none. Without the
  /// method, the older ones are asked whether `defaultAction` is performed.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// Returns the menu of a long press on a link, an attachment or a tag; `nil` for none. Without
  /// the method, the older ones are asked whether `defaultMenu` is shown.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// Returns a Boolean value that indicates whether people may open a link, or its menu; yes by
  /// default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Returns a Boolean value that indicates whether people may interact with an attachment; yes by
  /// default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// The form of iOS 9.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool

  /// The form of iOS 9.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
