public import Foundation

/// Takes what is typed, one piece at a time.
///
/// A first responder that is one is what the keyboard comes for.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is anything to delete.
  var hasText: Bool { get }

  /// Puts `text` where the caret is.
  func insertText(_ text: String)

  /// Deletes what is selected, else the character before the caret.
  func deleteBackward()
}

/// A place between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text; an empty one is a caret.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// An object with text whose places and ranges can be read and changed.
///
/// Marked text, tokens and writing directions are missing.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; an empty range is the caret, `nil` means that the text is not edited.
  var selectedTextRange: UITextRange? { get set }

  // MARK: Places

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place `offset` UTF-16 units further on; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between the two.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Geometry

  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
