import SwiftSyntax

/// Changes to the text of one file, which is otherwise left as it is, byte by byte.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String

    /// Returns the order of an edit: insertions before a token come before its replacement.
    func order(_ offset: Int) -> (Int, Int, Int) {
      (range.lowerBound, range.isEmpty ? Int.min : -range.count, offset)
    }
  }

  private let source: [UInt8]
  private var edits: [Edit] = []

  init(_ source: String) { self.source = Array(source.utf8) }

  /// The text with all changes.
  ///
  /// Of two changes of one place the outer one counts; insertions at one place keep their order.
  var result: String {
    let ordered = edits.enumerated().sorted { one, other in
      one.element.order(one.offset) < other.element.order(other.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var position = 0
    for edit in ordered.map(\.element) where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += source[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Replaces a node; what follows keeps its line, and its column where the new text is not longer.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.textRange
    let old = source[range]
    var text = text
    let lines = old.count { $0 == UInt8(ascii: "\n") }
    if lines > 0, let last = old.lastIndex(of: UInt8(ascii: "\n")) {
      text += String(repeating: "\n", count: lines)
      text += String(repeating: " ", count: old.endIndex - last - 1)
    } else {
      text += String(repeating: " ", count: max(0, old.count - text.utf8.count))
    }
    edits.append(Edit(range: range, text: text))
  }

  /// Puts a text in the place of a token, as long as it may be.
  mutating func rename(_ token: TokenSyntax, to name: String) {
    edits.append(Edit(range: token.textRange, text: name))
  }

  /// Takes a node away: spaces are left, and the ends of lines.
  mutating func blank(_ node: some SyntaxProtocol) {
    let range = node.textRange
    let blank = source[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 32 }
    edits.append(Edit(range: range, text: String(decoding: blank, as: UTF8.self)))
  }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.textRange.lowerBound
    edits.append(Edit(range: start..<start, text: text))
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.textRange.upperBound
    edits.append(Edit(range: end..<end, text: text))
  }
}

extension SyntaxProtocol {
  /// The range of a node's text, without the trivia around it.
  fileprivate var textRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
