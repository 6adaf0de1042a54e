/// A pattern of paths as Ruby's `Dir.glob` has them: `*`, `**`, `?`, `{a,b}` and `[abc]`.
struct PathPattern {
  private let regex: Regex<AnyRegexOutput>?

  /// A pattern without a sign is a file, or a folder with all that is in it.
  init(_ pattern: String) {
    var text = ""
    var depth = 0
    var rest = pattern[...]
    while let letter = rest.popFirst() {
      switch letter {
      case "*" where rest.hasPrefix("*/"):
        rest = rest.dropFirst(2)
        text += "(?:.*/)?"
      case "*" where rest.hasPrefix("*"):
        rest = rest.dropFirst()
        text += ".*"
      case "*": text += "[^/]*"
      case "?": text += "[^/]"
      case "{":
        depth += 1
        text += "(?:"
      case "}" where depth > 0:
        depth -= 1
        text += ")"
      case "," where depth > 0: text += "|"
      case "[", "]": text.append(letter)
      case let letter where letter.isLetter || letter.isNumber || "/_- ".contains(letter):
        text.append(letter)
      default: text += "\\" + String(letter)
      }
    }
    regex = try? Regex(text + "(?:/.*)?")
  }

  func matches(_ path: String) -> Bool {
    guard let regex else { return false }
    return path.wholeMatch(of: regex) != nil
  }
}
