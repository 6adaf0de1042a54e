import Foundation

/// A text with what is selected in it, and what typing makes of both.
///
/// Places and ranges count UTF-16 units.
struct EditedText {
  private(set) var content = StyledText()
  /// The selection; empty for a caret.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The end of the selection that stays when the other is moved.
  private(set) var anchor = 0
  /// The text that an input method has not settled on yet; `nil` for none.
  var marked: NSRange?
  /// The next edit takes the whole text away: a hidden text is not continued.
  var goesWithNextEdit = false

  var string: String { content.string }
  var length: Int { content.length }
  var whole: NSRange { NSRange(location: 0, length: length) }
  var end: NSRange { NSRange(location: length, length: 0) }

  // MARK: Changing

  /// Replaces a part, and puts the caret behind what is new.
  mutating func replace(_ range: NSRange, with text: StyledText) {
    goesWithNextEdit = false
    marked = nil
    content.replace(range, with: text)
    select(NSRange(location: range.location + text.length, length: 0))
  }

  mutating func replaceAll(with text: StyledText) {
    goesWithNextEdit = false
    marked = nil
    content = text
    select(end)
  }

  /// Another text, in which the selection has its place already.
  mutating func setContent(_ text: StyledText) { content = text }

  /// The text stays, and so does what is selected.
  mutating func addAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    content.addAttributes(attributes)
  }

  /// Returns the attributes of new text at `range`: those of the replaced text, or of the text
  /// before it; `nil` where there is no text.
  func attributes(at range: NSRange) -> [NSAttributedString.Key: Any]? {
    guard length > 0 else { return nil }
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    return content.attributes(at: min(place, length - 1))
  }

  // MARK: Selecting

  mutating func select(_ range: NSRange) {
    selection = clamped(range)
    anchor = selection.location
  }

  /// Selects what is between two places, of which the first stays when the selection is changed.
  mutating func select(from anchor: Int, to place: Int) {
    select(NSRange(location: min(anchor, place), length: abs(place - anchor)))
    self.anchor = min(max(anchor, 0), length)
  }

  /// The end of the selection that moves.
  var caret: Int { selection.location == anchor ? NSMaxRange(selection) : selection.location }

  /// The range, limited to the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  // MARK: Characters and words

  func string(in range: NSRange) -> String {
    content.string(in: clamped(range))
  }

  /// The place so many characters away from another, or the end of the text.
  func place(_ characters: Int, from offset: Int) -> Int {
    let text = string
    let index = String.Index(utf16Offset: offset, in: text)
    let limit = characters < 0 ? text.startIndex : text.endIndex
    let moved = text.index(index, offsetBy: characters, limitedBy: limit) ?? limit
    return moved.utf16Offset(in: text)
  }

  /// Returns the range that the delete key removes at `place`: the selection, or the whole
  /// character before it.
  func rangeToDelete(at place: NSRange) -> NSRange {
    guard place.length == 0, place.location > 0 else { return place }
    let start = self.place(-1, from: place.location)
    return NSRange(location: start, length: place.location - start)
  }

  /// The word at `offset`; an empty range between words.
  func word(around offset: Int) -> NSRange {
    let text = string
    let index = String.Index(utf16Offset: offset, in: text)
    let start = text[..<index].lastIndex { $0.isWhitespace }.map { text.index(after: $0) }
    let end = text[index...].firstIndex { $0.isWhitespace }
    let from = (start ?? text.startIndex).utf16Offset(in: text)
    let to = (end ?? text.endIndex).utf16Offset(in: text)
    return NSRange(location: from, length: to - from)
  }
}
