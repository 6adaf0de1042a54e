import Foundation

/// Finds where the lines of one paragraph end.
struct LineBreaker {
  let font: UIFont
  let width: CGFloat
  let mode: NSLineBreakMode

  private static let ellipsis = "\u{2026}"

  // Sums of decimal fractions may be a hair more than what was measured at once.
  private var limit: CGFloat { width + 0.001 }

  func line(_ text: Substring, endsParagraph: Bool) -> TextLayout.Line {
    TextLayout.Line(
      string: String(text), width: font.width(of: text), endsParagraph: endsParagraph)
  }

  /// The end of the first line of `text`, which is not the last one that may be.
  func end(of text: Substring) -> Substring.Index {
    guard font.width(of: text) > limit else { return text.endIndex }
    var used: CGFloat = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      if let previous, mode != .byCharWrapping, Self.mayBreak(after: previous, before: character) {
        lastBreak = index
      }
      used +=
        CGFloat(font.units(of: character))
        * font.pointSize / 1000
      // Spaces hang over the end of a line.
      if used > limit, character != " " {
        if let lastBreak { return Self.trimmingSpaces(text[..<lastBreak]) }
        let end = Self.trimmingSpaces(text[..<index])
        // One character at least, or the text would never end.
        return end > text.startIndex ? end : max(index, text.index(after: text.startIndex))
      }
      previous = character
      index = text.index(after: index)
    }
    return Self.trimmingSpaces(text)
  }

  /// Returns the beginning of the next line: spaces at a break belong to no line.
  func afterSpaces(_ text: Substring, from end: Substring.Index) -> Substring.Index {
    text[end...].firstIndex { $0 != " " } ?? text.endIndex
  }

  /// Returns the rest of `text` in one line, and whether a part was cut off.
  func lastLine(
    of text: Substring, hasFollowers: Bool
  ) -> (line: TextLayout.Line, isCut: Bool) {
    let isTooLong = font.width(of: text) > limit
    guard isTooLong || hasFollowers else { return (line(text, endsParagraph: true), false) }
    let kept: String
    switch mode {
    case .byWordWrapping, .byCharWrapping: kept = String(text[..<end(of: text)])
    case .byClipping: kept = String(text)
    case .byTruncatingTail:
      kept = prefix(of: text, room: width - font.width(of: Self.ellipsis)) + Self.ellipsis
    case .byTruncatingHead:
      kept =
        isTooLong
        ? Self.ellipsis + suffix(of: text, room: width - font.width(of: Self.ellipsis))
        : String(text)
    case .byTruncatingMiddle: kept = isTooLong ? middle(of: text) : String(text)
    }
    return (line(Substring(kept), endsParagraph: true), true)
  }

  private func prefix(of text: Substring, room: CGFloat) -> String {
    var used: CGFloat = 0
    let end = text.firstIndex { character in
      used += font.width(of: String(character))
      return used > room + 0.001
    }
    let kept = text[..<(end ?? text.endIndex)]
    return String(kept[..<Self.trimmingSpaces(kept)])
  }

  private func suffix(of text: Substring, room: CGFloat) -> String {
    String(prefix(of: Substring(String(text.reversed())), room: room).reversed())
  }

  // Both ends get half of the room; what the beginning leaves over goes to the end.
  private func middle(of text: Substring) -> String {
    let room = width - font.width(of: Self.ellipsis)
    let head = prefix(of: text, room: room / 2)
    let tail = suffix(
      of: text[text.index(text.startIndex, offsetBy: head.count)...],
      room: room - font.width(of: head))
    return head + Self.ellipsis + tail
  }

  private static func trimmingSpaces(_ text: Substring) -> Substring.Index {
    text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
  }

  /// Returns a Boolean value that indicates whether a line may end between the two.
  static func mayBreak(after previous: Character, before next: Character) -> Bool {
    if next.isWhitespace { return false }
    if previous == "\u{A0}" || next == "\u{A0}" || previous == "\u{202F}" { return false }
    if previous.isWhitespace { return true }
    // 15.1.1 – lines may end before and behind an attachment.
    if previous == PlacedAttachment.character || next == PlacedAttachment.character { return true }
    if (previous == "-" || previous == "\u{2010}") && next.isLetter { return true }
    if previous == "\u{2013}" || previous == "\u{2014}" || previous == "\u{200B}" { return true }
    // Between ideographs anywhere, but not before a mark that closes or after one that opens.
    guard isIdeographic(previous) || isIdeographic(next) else { return false }
    return !next.isPunctuation && !"\u{300C}\u{300E}\u{3010}\u{3008}\u{300A}(".contains(previous)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(HelveticaMetrics.isFullWidth) ?? false
  }
}
