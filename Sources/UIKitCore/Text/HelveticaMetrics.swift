package import Foundation

/// How wide text is: the sum of the advance widths of its characters, without kerning.
///
/// The system font of the stage is measured as Helvetica, because its widths are published and the
/// fonts of most machines share them. For what the table lacks there is one rule for each kind:
/// an ideograph, a syllable of Hangul, kana, a full-width form and an emoji (however many scalars it
/// is made of) are one em wide; arrows, stars and other symbols have the widths of the published
/// symbol fonts; combining marks and invisible characters have no width; anything else is as wide
/// as a digit.
package enum HelveticaMetrics {
  /// Widths in thousandths of an em.
  struct Widths: Sendable {
    /// U+0020 to U+007E.
    let ascii: [UInt16]
    /// U+00A0 to U+017F.
    let latin: [UInt16]
    let others: [UInt32: UInt16]
  }

  /// The width of a digit, which stands for characters that are not listed.
  private static let fallback = 556

  /// The advance width of `text` in one line.
  package static func width(of text: some StringProtocol, size: CGFloat, isBold: Bool) -> CGFloat {
    let widths = isBold ? boldWidths : regularWidths
    var total = 0
    for character in text { total += units(of: character, in: widths) }
    return CGFloat(total) * size / 1000
  }

  /// The advance width of `character` in thousandths of an em.
  static func units(of character: Character, isBold: Bool) -> Int {
    units(of: character, in: isBold ? boldWidths : regularWidths)
  }

  private static func units(of character: Character, in widths: Widths) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      return Int(widths.ascii[Int(ascii) - 0x20])
    }
    // A sequence of scalars that makes one picture, or requests the picture form, is one em.
    let scalars = character.unicodeScalars
    if scalars.contains(where: isPicture) { return 1000 }
    return scalars.reduce(0) { $0 + units(of: $1, in: widths) }
  }

  private static func units(of scalar: Unicode.Scalar, in widths: Widths) -> Int {
    switch scalar.value {
    case 0x20...0x7E: return Int(widths.ascii[Int(scalar.value) - 0x20])
    case 0xA0...0x17F: return Int(widths.latin[Int(scalar.value) - 0xA0])
    default: break
    }
    if let width = widths.others[scalar.value] ?? symbolWidths[scalar.value] { return Int(width) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    case .otherSymbol where !isFullWidth(scalar): return otherSymbolWidth
    default: return isFullWidth(scalar) ? 1000 : spaceUnits[scalar.value] ?? fallback
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F || scalar.value == 0x20E3
  }

  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hangul letters; radicals to kana, Bopomofo, CJK symbols; ideographs; Yi; Hangul syllables;
    // compatibility ideographs and forms; full-width forms; the planes of ideographs.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Spaces whose width is in their name: en, em, a third, a quarter, a sixth, figure, punctuation,
  /// thin, hair, narrow no-break.
  private static let spaceUnits: [UInt32: Int] = [
    0x2000: 500, 0x2001: 1000, 0x2002: 500, 0x2003: 1000, 0x2004: 333, 0x2005: 250, 0x2006: 167,
    0x2007: 556, 0x2008: 278, 0x2009: 200, 0x200A: 100, 0x202F: 200, 0x3000: 1000,
  ]
}
