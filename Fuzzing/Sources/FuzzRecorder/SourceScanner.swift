/// Reads a line of Swift that we wrote ourselves: calls whose texts are literals.
struct SourceScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) { rest = line[...].unicodeScalars }

  /// Returns a Boolean value that indicates whether nothing in the line can be taken for something
  /// else: every literal ends in it, and what stands outside of them is what a keyboard writes.
  mutating func isHarmless() -> Bool {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": guard skipLiteral() else { return false }
      case " "..."~": continue
      default: return false
      }
    }
    return true
  }

  // Behind the quotation mark that begins it, to behind the one that ends it.
  private mutating func skipLiteral() -> Bool {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return true
      case "\\": guard skipEscape() else { return false }
      default:
        switch scalar.properties.generalCategory {
        // What is not seen, and what turns the direction of its neighbours.
        case .control, .format, .lineSeparator, .paragraphSeparator: return false
        default: continue
        }
      }
    }
    return false
  }

  private mutating func skipEscape() -> Bool {
    switch rest.popFirst() {
    case "\"", "\\", "n", "t": return true
    case "u":
      guard rest.popFirst() == "{" else { return false }
      var digits = 0
      while let scalar = rest.popFirst(), scalar != "}" {
        guard scalar.properties.isASCIIHexDigit else { return false }
        digits += 1
      }
      return (1...8).contains(digits)
    // An interpolation would be code.
    default: return false
    }
  }
}
