/// The alignment of a text's lines between its edges.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Every line but the last of a paragraph fills the width.
  case justified
  /// The alignment of the interface's language.
  case natural
}

/// The direction in which a text is read.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words, and inside a word only where it is longer than a line.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// Text that does not fit is not drawn.
  case byClipping
  /// The last line keeps its end: `…wxyz`.
  case byTruncatingHead
  /// The last line keeps its beginning: `abcd…`.
  case byTruncatingTail
  /// The last line keeps both ends: `ab…yz`.
  case byTruncatingMiddle
}
