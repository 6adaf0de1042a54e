/// The secret that a page shows to be let in.
package struct Token: Sendable, Equatable {
  /// 64 hexadecimal digits: 256 random bits.
  package let text: String

  /// Takes a token as it was kept; `nil` if it is none.
  package init?(_ text: String) {
    guard text.utf8.count == 64, text.utf8.allSatisfy(Self.digits.contains) else { return nil }
    self.text = text
  }

  private init(bytes: [UInt8]) {
    text = bytes.map { (byte: UInt8) -> String in
      let digits = String(byte, radix: 16)
      return byte < 0x10 ? "0" + digits : digits
    }
    .joined()
  }

  /// A new token from the system's own source of randomness.
  package static func random() -> Token {
    var source = SystemRandomNumberGenerator()
    return Token(bytes: (0..<32).map { _ in UInt8.random(in: 0...255, using: &source) })
  }

  /// Returns a Boolean value that indicates whether `candidate` is this token. How long that takes
  /// says nothing about where they differ.
  package func matches(_ candidate: String) -> Bool {
    let (own, other) = (Array(text.utf8), Array(candidate.utf8))
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for (one, two) in zip(own, other) { difference |= one ^ two }
    return difference == 0
  }

  private static let digits = Set("0123456789abcdef".utf8)
}
