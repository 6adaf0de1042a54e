import Foundation

extension HTMLStyle {
  /// Applies a declaration of CSS; one that is invalid, or not about text, has no effect.
  mutating func apply(_ declaration: CSSDeclaration) {
    let value = declaration.value
    let word = value.lowercased()
    switch declaration.name {
    case "color": color = CSSColor.read(word) ?? color
    case "background-color", "background":
      background = word == "transparent" || word == "none" ? nil : CSSColor.read(word) ?? background
    case "font-family": families = Self.families(value)
    case "font-size": size = fontSize(word) ?? size
    case "font-weight": applyWeight(word)
    case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
    case "font": applyShorthand(value)
    case "text-decoration", "text-decoration-line": applyDecoration(word)
    case "letter-spacing": letterSpacing = word == "normal" ? 0 : length(word) ?? letterSpacing
    case "vertical-align": applyVerticalAlignment(word)
    case "display": if word == "none" { isHidden = true }
    case "white-space": applySpaces(word)
    default: applyParagraph(declaration.name, word)
    }
  }

  private mutating func applyParagraph(_ name: String, _ word: String) {
    switch name {
    case "text-align":
      let values: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
        "start": .natural, "end": isRightToLeft ? .left : .right, "middle": .center,
      ]
      alignment = values[word] ?? alignment
    case "text-indent": textIndent = length(word) ?? textIndent
    case "line-height": applyLineHeight(word)
    case "margin-top": spaceBefore = max(length(word) ?? spaceBefore, 0)
    case "margin-bottom": spaceAfter = max(length(word) ?? spaceAfter, 0)
    case "margin-left", "padding-left": indent += length(word) ?? 0
    case "margin-right", "padding-right": tailIndent += length(word) ?? 0
    case "margin":
      let sides = word.split(separator: " ").map { length(String($0)) }
      guard let first = sides.first else { return }
      let right = sides.count > 1 ? sides[1] : first
      let bottom = sides.count > 2 ? sides[2] : first
      let left = sides.count > 3 ? sides[3] : right
      spaceBefore = max(first ?? spaceBefore, 0)
      spaceAfter = max(bottom ?? spaceAfter, 0)
      indent += left ?? 0
      tailIndent += right ?? 0
    default: break
    }
  }

  private mutating func applyWeight(_ word: String) {
    switch word {
    case "normal": weight = 400
    case "bold": weight = 700
    case "bolder": weight = weight < 400 ? 400 : weight < 600 ? 700 : 900
    case "lighter": weight = weight < 600 ? 100 : weight < 800 ? 400 : 700
    default: weight = Int(word).flatMap { (1...1000).contains($0) ? $0 : nil } ?? weight
    }
  }

  /// `italic bold 12px/1.5 "Helvetica Neue", sans-serif`
  private mutating func applyShorthand(_ value: String) {
    (weight, isItalic) = (400, false)
    var words = value.split(separator: " ")[...]
    while let word = words.first?.lowercased() {
      let parts = word.split(separator: "/")
      if let size = parts.first.flatMap({ fontSize(String($0)) }) {
        self.size = size
        if parts.count > 1 { applyLineHeight(String(parts[1])) }
        families = Self.families(words.dropFirst().joined(separator: " "))
        return
      }
      if word == "italic" || word == "oblique" { isItalic = true } else { applyWeight(word) }
      words = words.dropFirst()
    }
  }

  private mutating func applyDecoration(_ word: String) {
    let words = word.split(separator: " ")
    isUnderlined = outerLines.underline || words.contains("underline")
    isStruck = outerLines.strike || words.contains("line-through")
  }

  private mutating func applyVerticalAlignment(_ word: String) {
    switch word {
    case "super": baselineOffset = size / 3
    case "sub": baselineOffset = -size / 5
    case "baseline": baselineOffset = 0
    default: baselineOffset = length(word) ?? baselineOffset
    }
  }

  private mutating func applySpaces(_ word: String) {
    switch word {
    case "pre", "pre-wrap", "break-spaces": spaces = .preserve
    case "pre-line": spaces = .preserveLines
    default: spaces = .collapse
    }
  }

  private mutating func applyLineHeight(_ word: String) {
    if let factor = Double(word) {
      lineHeight = .multiple(CGFloat(factor))
    } else if let height = length(word) {
      lineHeight = .points(height)
    } else if word == "normal" {
      lineHeight = nil
    }
  }

  // MARK: Values

  private static func families(_ value: String) -> [String] {
    value.split(separator: ",").map {
      $0.trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }.filter { !$0.isEmpty }
  }

  private func fontSize(_ word: String) -> CGFloat? {
    let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
    if let index = names.firstIndex(of: word) { return Self.sizes[index] }
    switch word {
    case "xx-small": return 9
    case "smaller": return size / 1.2
    case "larger": return size * 1.2
    default: return length(word).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// 17.1.4 – a pixel of CSS is a point.
  private func length(_ word: String) -> CGFloat? {
    if word == "0" { return 0 }
    let units: [(String, CGFloat)] = [
      ("px", 1), ("pt", 4 / 3), ("rem", Self.size), ("em", size), ("ex", size / 2),
      ("%", size / 100), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, factor) in units where word.hasSuffix(unit) {
      return Double(word.dropLast(unit.count).trimmed).map { CGFloat($0) * factor }
    }
    return nil
  }
}
