/// Text for HTML, SVG and other formats.
enum Markup {
  /// Returns text for an element or an attribute. Characters that XML does not allow, and those that change
  /// the direction of the text around them, are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      default: result.unicodeScalars.append(isPlain(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns text in one line without control characters and marks of direction.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar == "\n" || scalar == "\t" ? " " : isPlain(scalar) ? scalar : "\u{FFFD}"
        }))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF:
      false
    default: true
    }
  }

  /// Returns text that is at most `width` points wide in a face of `size` points, with an ellipsis where it
  /// was cut.
  static func fitted(_ text: String, width: Double, size: Double) -> String {
    let text = plain(text)
    let room = width / size
    var used = 0.0
    var end = text.startIndex
    for index in text.indices {
      used += advance(of: text[index])
      if used > room { break }
      if used <= room - 0.9 { end = text.index(after: index) }
    }
    return used <= room ? text : String(text[..<end]) + "…"
  }

  /// An upper bound of a character's width in a face such as Helvetica, as a part of its size.
  private static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first, scalar.isASCII else {
      return character.unicodeScalars.first.map { $0.value < 0x500 ? 0.62 : 1.05 } ?? 0
    }
    switch character {
    case "i", "j", "l", "I", "!", "'", "|", ".", ",", ":", ";": return 0.28
    case "f", "t", "r", "(", ")", "[", "]", " ", "-", "/": return 0.34
    case "m", "M", "W": return 0.87
    case "w", "C", "D", "G", "H", "N", "O", "Q", "R", "U": return 0.76
    case "A"..."Z": return 0.69
    default: return 0.57
    }
  }

  /// Returns a number with at most one digit after the point.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    let whole = Int(tenths) / 10
    let rest = abs(Int(tenths) % 10)
    if rest == 0 { return "\(whole)" }
    return (tenths < 0 && whole == 0 ? "-" : "") + "\(whole).\(rest)"
  }
}
