public import Foundation

/// Finds words, lines and other units in the text of an object.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a position is in; at a boundary, the one in the direction. `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns a Boolean value that indicates whether a unit ends at a position, seen in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next place in the direction at which a unit ends; `nil` for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Returns a Boolean value that indicates whether a position is in a unit; at a boundary, in the one
  /// in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer for the text of any object.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  // 15.8.4: a position at a boundary belongs to the unit in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let textInput else { return nil }
    let offset = offset(of: position)
    let unit = units(granularity, at: offset).first {
      direction.isForward
        ? $0.location <= offset && offset < NSMaxRange($0)
        : $0.location < offset && offset <= NSMaxRange($0)
    }
    guard let unit, let start = place(unit.location), let end = place(NSMaxRange(unit)) else {
      return nil
    }
    return textInput.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    return units(granularity, at: offset).contains {
      offset == (direction.isForward ? NSMaxRange($0) : $0.location)
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = offset(of: position)
    let units = units(granularity, at: offset)
    let boundary =
      direction.isForward
      ? units.map { NSMaxRange($0) }.first { $0 > offset }
      : units.map(\.location).last { $0 < offset }
    return boundary.flatMap(place)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: - Inside the stage

  private func offset(of position: UITextPosition) -> Int {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func place(_ offset: Int) -> UITextPosition? {
    textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private var text: String {
    guard let textInput,
      let whole = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return "" }
    return textInput.text(in: whole) ?? ""
  }

  /// The units of the text in their order; of lines, the one at a place.
  private func units(_ granularity: UITextGranularity, at offset: Int) -> [NSRange] {
    let text = text
    guard !text.isEmpty else { return [] }
    let whole = NSRange(location: 0, length: text.utf16.count)
    switch granularity {
    case .document: return [whole]
    case .line:
      guard let editor = textInput as? any TextEditor else { return [whole] }
      let start = editor.place(.start, from: offset)
      return [NSRange(location: start, length: editor.place(.end, from: offset) - start)]
    case .character: return TextUnits.characters(of: text)
    case .word: return TextUnits.words(of: text)
    case .sentence: return TextUnits.sentences(of: text)
    case .paragraph: return TextUnits.paragraphs(of: text)
    }
  }
}

/// The units of a text, in UTF-16 units.
private enum TextUnits {
  static func characters(of text: String) -> [NSRange] {
    text.indices.map { range($0, text.index(after: $0), text) }
  }

  static func words(of text: String) -> [NSRange] {
    runs(of: text) { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "'" || $0 == "’" }
  }

  static func paragraphs(of text: String) -> [NSRange] {
    pieces(of: text) { index in text[index].isNewline }
  }

  // A full stop ends a sentence where white space or nothing follows.
  static func sentences(of text: String) -> [NSRange] {
    pieces(of: text) { index in
      let next = text.index(after: index)
      if text[index].isNewline { return true }
      guard next == text.endIndex || !text[next].isWhitespace else { return false }
      let before = text[...index].reversed().drop { $0.isWhitespace }
      return text[index].isWhitespace && before.first.map { ".!?".contains($0) } == true
    }
  }

  private static func runs(of text: String, _ belongs: (Character) -> Bool) -> [NSRange] {
    var found: [NSRange] = []
    var start: String.Index?
    for index in text.indices {
      if belongs(text[index]) {
        start = start ?? index
      } else if let begin = start {
        found.append(range(begin, index, text))
        start = nil
      }
    }
    if let start { found.append(range(start, text.endIndex, text)) }
    return found
  }

  /// Divides a text behind each character that ends a piece.
  private static func pieces(of text: String, _ ends: (String.Index) -> Bool) -> [NSRange] {
    var found: [NSRange] = []
    var start = text.startIndex
    for index in text.indices where ends(index) {
      let next = text.index(after: index)
      found.append(range(start, next, text))
      start = next
    }
    if start < text.endIndex { found.append(range(start, text.endIndex, text)) }
    return found
  }

  private static func range(_ from: String.Index, _ to: String.Index, _ text: String) -> NSRange {
    let start = from.utf16Offset(in: text)
    return NSRange(location: start, length: to.utf16Offset(in: text) - start)
  }
}
