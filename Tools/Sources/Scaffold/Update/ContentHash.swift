import ProjectReader

/// A hash of a text, written as digits.
enum ContentHash {
  static func of(_ text: String) -> String {
    let digits = String(StableHash.of(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
