import Foundation

/// Puts arguments into a text that names their places as `printf` does, and as Apple's log does:
/// `%d`, `%.2f`, `%{public}@`.
enum PrintfFormat {
  static func text(_ format: String, _ arguments: [Any?]) -> String {
    var result = ""
    var rest = Substring(format)
    var arguments = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let place = rest.prefixMatch(of: /%(?:\{[^}]*\})?([-+ #0-9.]*)([hlqzjt]*)([a-zA-Z@%])/)
      else {
        // A text that is no format is printed as it is.
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest[place.range.upperBound...]
      if place.3 == "%" {
        result += "%"
      } else if let argument = arguments.popFirst() {
        result += text(of: argument, flags: String(place.1), kind: String(place.3))
      } else {
        result += "<missing>"
      }
    }
    return result + rest
  }

  private static func text(of argument: Any?, flags: String, kind: String) -> String {
    guard let argument else { return "(null)" }
    switch (kind, argument) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any BinaryInteger):
      return String(format: "%\(flags)llu", UInt64(truncatingIfNeeded: number))
    case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
      ("o", let number as any BinaryInteger):
      return String(format: "%\(flags)ll\(kind)", UInt64(truncatingIfNeeded: number))
    case (_, let number as any BinaryFloatingPoint) where "fFeEgGaA".contains(kind):
      return String(format: "%\(flags)\(kind)", Double(number))
    default: return "\(argument)"
    }
  }
}
