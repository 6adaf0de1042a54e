import Foundation

/// A colour of sRGB, its numbers from 0 to 1.
struct PictureColor: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 1.0

  /// The four bytes of a pixel, multiplied by alpha.
  var bytes: [UInt8] {
    // Through bytes, as colours are given in documents: half of 0xFF is 0x80 everywhere.
    let opacity = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    return [red, green, blue].map { number in
      let byte = (min(max(number, 0), 1) * 255).rounded()
      return UInt8((byte * Double(opacity) / 255).rounded())
    } + [opacity]
  }

  func faded(_ opacity: Double) -> PictureColor {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// Reads a colour of CSS: `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)` and the names that pictures use.
  ///
  /// - Returns: `nil` for another text.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") {
      guard let color = Self.hex(text.dropFirst()) else { return nil }
      self = color
    } else if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let parts = text[text.index(after: open)...].dropLast()
        .split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
      guard parts.count >= 3 else { return nil }
      let numbers = parts.prefix(3).compactMap { part -> Double? in
        PictureElement.number(part).map { part.hasSuffix("%") ? $0 : $0 / 255 }
      }
      guard numbers.count == 3 else { return nil }
      let alpha = parts.count > 3 ? PictureElement.number(parts[3]) ?? 1 : 1
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    } else {
      guard let hex = Self.names[text], let color = Self.hex(hex[...]) else { return nil }
      self = color
    }
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  static let black = PictureColor(red: 0, green: 0, blue: 0, alpha: 1)

  private static func hex(_ digits: Substring) -> PictureColor? {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    func part(_ shift: UInt32, _ bits: UInt32) -> Double {
      let most: UInt32 = (1 << bits) - 1
      return Double(number >> shift & most) / Double(most)
    }
    return switch digits.count {
    case 3: PictureColor(red: part(8, 4), green: part(4, 4), blue: part(0, 4), alpha: 1)
    case 4: PictureColor(red: part(12, 4), green: part(8, 4), blue: part(4, 4), alpha: part(0, 4))
    case 6: PictureColor(red: part(16, 8), green: part(8, 8), blue: part(0, 8), alpha: 1)
    case 8: PictureColor(red: part(24, 8), green: part(16, 8), blue: part(8, 8), alpha: part(0, 8))
    default: nil
    }
  }

  /// The sixteen names of HTML 4, and those that drawing programs write most.
  private static let names: [String: String] = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff",
    "magenta": "ff00ff", "green": "008000", "lime": "00ff00", "olive": "808000",
    "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
    "cyan": "00ffff", "orange": "ffa500", "brown": "a52a2a", "pink": "ffc0cb", "gold": "ffd700",
    "transparent": "00000000",
  ]
}
