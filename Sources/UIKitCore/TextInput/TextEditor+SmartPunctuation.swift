import Foundation

// The keyboard's replacements of punctuation, where the traits allow it.

extension TextEditor {
  /// The hyphen before the caret, where another one makes a dash of it.
  func dash(for text: String) -> NSRange? {
    guard smartDashesType == .yes, text == "-", characterBeforeCaret == "-" else { return nil }
    return NSRange(location: edited.selection.location - 1, length: 1)
  }

  /// The curly mark that a straight one becomes: an opening one where a word begins.
  func smartQuote(for text: String) -> String? {
    guard smartQuotesType == .yes, text == "\"" || text == "'" else { return nil }
    let opens = characterBeforeCaret.map { $0.isWhitespace || "([{-–—“‘".contains($0) } ?? true
    return text == "\"" ? (opens ? "“" : "”") : (opens ? "‘" : "’")
  }

  private var characterBeforeCaret: Character? {
    let end = edited.selection.location
    guard !edited.goesWithNextEdit, end > 0 else { return nil }
    return edited.string(in: NSRange(location: 0, length: end)).last
  }
}
