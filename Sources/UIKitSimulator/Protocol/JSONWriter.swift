package import Foundation

/// Writes JSON straight into bytes: compact, and valid whatever numbers and strings it is given.
///
/// The caller writes a value or a key where one may stand; commas are added automatically.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  // MARK: Structure

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", body)
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest("[", "]", body)
  }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    needsComma = false
  }

  /// Writes what another writer wrote.
  ///
  /// It is a list of elements or members that already have their commas.
  package mutating func fragment(_ fragment: [UInt8]) {
    guard !fragment.isEmpty else { return }
    separate()
    bytes.append(contentsOf: fragment)
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: Values

  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  package mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes `number` with at most `decimals` places and without zeros at the end.
  ///
  /// JSON has no word for what is not finite: a number that is none becomes 0, an infinite or
  /// enormous one the largest that a page computes with exactly.
  package mutating func value(_ number: Double, decimals: Int) {
    separate()
    guard !number.isNaN else { return bytes.append(UInt8(ascii: "0")) }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let limit = 9e15 / Double(scale)
    let scaled = Int((min(max(number, -limit), limit) * Double(scale)).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    bytes.append(contentsOf: String(whole).utf8)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (digits, place) = (rest, UInt(scale) / 10)
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(digits / place))
      digits %= place
      place /= 10
    }
  }

  package mutating func value(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case UInt8(ascii: "\\"): bytes.append(contentsOf: [byte, byte])
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func value(base64 data: Data) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: data.base64EncodedData())
    bytes.append(UInt8(ascii: "\""))
  }
}
