package import Foundation

/// How numbers are written wherever a display list becomes text: the same on every machine, in every
/// locale, however a frame was computed.
package enum DisplayNumber {
  /// Writes `value` with at most `decimals` places, without zeros at the end and without `-0`.
  ///
  /// A value that is not finite has no place on a screen and is written as 0.
  package static func text(_ value: CGFloat, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let limit = 1e15 / CGFloat(scale)
    let scaled = Int((min(max(value, -limit), limit) * CGFloat(scale)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}
