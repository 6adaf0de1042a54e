/// Text as Swift's source writes it, whatever is in it.
package enum SwiftLiteral {
  /// A string literal that means exactly `text`.
  ///
  /// Visible characters stay as they are. Invisible ones, those that would end the literal or the
  /// line, and those that turn the direction of the text beside them, are written by their numbers.
  package static func string(_ text: String) -> String {
    var literal = "\""
    var isFirst = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      default:
        if isPlain(scalar, isFirst: isFirst) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
      isFirst = false
    }
    return literal + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .spaceSeparator: scalar == " "
    // A mark is one with the character before it, and before the first is the quotation mark.
    case .nonspacingMark, .spacingMark, .enclosingMark: !isFirst
    default: true
    }
  }
}
