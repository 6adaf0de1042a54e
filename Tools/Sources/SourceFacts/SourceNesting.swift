/// The depth of constructs that a parser follows with its stack, estimated from the bytes of a source.
struct SourceNesting {
  private var parentheses = 0
  /// The depths of the parentheses that began an interpolation.
  private var interpolations: [Int] = []
  private var angles = 0
  private var alternatives = 0

  /// The weight of the deepest nesting at this place, in members of a chain.
  var weight: Int { max(interpolations.count * 500, angles * 500, alternatives * 10) }

  /// Takes one more byte into account.
  mutating func take(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
    switch byte {
    case UInt8(ascii: "("):
      parentheses += 1
      if Self.beginsInterpolation(bytes, index) { interpolations.append(parentheses) }
    case UInt8(ascii: ")"):
      if interpolations.last == parentheses { interpolations.removeLast() }
      parentheses = max(0, parentheses - 1)
    // The list of a generic type follows its name; operators have a space before them.
    case UInt8(ascii: "<"): if index > 0, bytes[index - 1] != UInt8(ascii: " ") { angles += 1 }
    case UInt8(ascii: ">"):
      // The arrow of a function type closes nothing.
      if index == 0 || bytes[index - 1] != UInt8(ascii: "-") { angles = max(0, angles - 1) }
    // An operator `<` opens nothing; it is forgotten where a statement or a body ends.
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): angles = 0
    case UInt8(ascii: "e"): if Self.has("else if", bytes, index) { alternatives += 1 }
    default: break
    }
  }

  /// The weight of a word or an arrow that takes the rest as its operand, where one begins.
  func prefixWeight(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "t"): Self.has("try", bytes, index) ? 1 : 0
    case UInt8(ascii: "a"): Self.has("await", bytes, index) ? 1 : 0
    case UInt8(ascii: "-"): Self.has("->", bytes, index) ? 20 : 0
    default: 0
    }
  }

  private static func beginsInterpolation(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool
  {
    var before = index - 1
    while before >= 0, bytes[before] == UInt8(ascii: "#") { before -= 1 }
    return before >= 0 && bytes[before] == UInt8(ascii: "\\")
  }

  private static func has(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { word.utf8Start[$0] == bytes[index + $0] }
  }
}
