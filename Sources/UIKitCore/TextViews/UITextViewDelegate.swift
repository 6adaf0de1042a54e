public import Foundation

/// Decides what may be edited in a text view, and hears of it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; yes by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end. A view that leaves its window ends it in any case.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The view is the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)

  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether people may replace the characters in `range` with `text`; the return key is a line
  /// break.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// People changed the text; what the app sets is not told.
  func textViewDidChange(_ textView: UITextView)

  func textViewDidChangeSelection(_ textView: UITextView)

  /// What is offered for what is selected; with `nil` what is suggested, with an empty menu nothing.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
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
