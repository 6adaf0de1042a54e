import Foundation

/// A text in pieces that look the same throughout.
///
/// Foundation's attributed strings are read and made, but neither cut nor copied: on Linux that
/// compares the attributes of neighbours, and values that are objects of Swift's end the process there.
struct StyledText {
  struct Piece {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
    var length: Int { string.utf16.count }

    func looks(like other: Piece) -> Bool {
      attributes.count == other.attributes.count
        && attributes.allSatisfy { key, value in
          guard let theirs = other.attributes[key] as? AnyHashable,
            let own = value as? AnyHashable
          else { return false }
          return own == theirs
        }
    }
  }

  private(set) var pieces: [Piece] = []
  private(set) var string = ""
  /// In UTF-16 units, as all places and ranges are.
  private(set) var length = 0

  init() {}

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    append(Piece(string: string, attributes: attributes))
  }

  init(_ text: NSAttributedString) {
    let string = text.string
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var attributes = attributes
      attributes[Self.odd] = nil
      append(Piece(string: Self.part(range, of: string), attributes: attributes))
    }
  }

  private mutating func append(_ piece: Piece) {
    guard !piece.string.isEmpty else { return }
    if let last = pieces.last, last.looks(like: piece) {
      pieces[pieces.count - 1].string += piece.string
    } else {
      pieces.append(piece)
    }
    string += piece.string
    length += piece.length
  }

  private static func part(_ range: NSRange, of string: String) -> String {
    let start = String.Index(utf16Offset: range.location, in: string)
    let end = String.Index(utf16Offset: NSMaxRange(range), in: string)
    return String(string[start..<end])
  }

  /// The same for Foundation. Every second piece has an additional attribute, so that neighbours
  /// differ by the number of their attributes and no values are compared.
  var attributed: NSAttributedString {
    guard pieces.count > 1 else {
      return NSAttributedString(string: string, attributes: pieces.first?.attributes)
    }
    let all = NSMutableAttributedString(string: "")
    var count: Int?
    for piece in pieces {
      var attributes = piece.attributes
      if attributes.count == count { attributes[Self.odd] = true }
      count = attributes.count
      all.append(NSAttributedString(string: piece.string, attributes: attributes))
    }
    return all
  }

  private static let odd = NSAttributedString.Key("StorylineOddPiece")

  func string(in range: NSRange) -> String { Self.part(range, of: string) }

  /// Returns the runs in `range`.
  func part(_ range: NSRange) -> StyledText {
    var result = StyledText()
    var start = 0
    for piece in pieces {
      let end = start + piece.length
      let from = max(range.location, start)
      let to = min(NSMaxRange(range), end)
      if from < to {
        let inside = NSRange(location: from - start, length: to - from)
        let string =
          inside.length == piece.length ? piece.string : Self.part(inside, of: piece.string)
        result.append(Piece(string: string, attributes: piece.attributes))
      }
      if end >= NSMaxRange(range) { break }
      start = end
    }
    return result
  }

  mutating func replace(_ range: NSRange, with text: StyledText) {
    var result = part(NSRange(location: 0, length: range.location))
    for piece in text.pieces { result.append(piece) }
    let end = NSMaxRange(range)
    for piece in part(NSRange(location: end, length: length - end)).pieces {
      result.append(piece)
    }
    self = result
  }

  mutating func addAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    for index in pieces.indices { pieces[index].attributes.merge(attributes) { $1 } }
  }

  /// Pieces that look the same afterwards become one.
  mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var result = StyledText()
    for var piece in pieces {
      change(&piece.attributes)
      result.append(piece)
    }
    self = result
  }

  /// Returns the attributes of the character at a position in the text.
  func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    var end = 0
    for piece in pieces {
      end += piece.length
      if place < end { return piece.attributes }
    }
    return pieces.last?.attributes ?? [:]
  }
}
