/// Where the lines of a text stand between its edges.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Every line but the last of a paragraph fills the width.
  case justified
  /// As the language of the interface runs.
  case natural
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words, and inside a word only where it is longer than a line.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// What does not fit is not drawn.
  case byClipping
  /// The last line keeps its end: `…wxyz`.
  case byTruncatingHead
  /// The last line keeps its beginning: `abcd…`.
  case byTruncatingTail
  /// The last line keeps both ends: `ab…yz`.
  case byTruncatingMiddle
}
