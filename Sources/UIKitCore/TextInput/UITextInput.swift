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
/// Writing directions are missing.
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
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The part of a range in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  // MARK: Provisional text

  /// The text that an input method has not settled on yet; `nil` for none.
  var markedTextRange: UITextRange? { get }
  /// Replaces the marked text, or the selection, and selects a part of the new marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as it is.
  func unmarkText()

  /// Finds words, lines and other units of the text.
  var tokenizer: any UITextInputTokenizer { get }
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in the text.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction in the text or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A Boolean value that indicates whether it leads to the end of the text.
  var isForward: Bool {
    rawValue != UITextStorageDirection.backward.rawValue
      && rawValue != UITextLayoutDirection.left.rawValue
      && rawValue != UITextLayoutDirection.up.rawValue
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// The selected part of a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  /// A Boolean value that indicates whether the range begins in it.
  open var containsStart: Bool { false }
  /// A Boolean value that indicates whether the range ends in it.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
