import Foundation

/// One line of text as it is drawn, in pieces of one style each.
@MainActor
struct TextRuns {
  private struct Run {
    var string: String
    let style: TextStyle
  }

  private struct Glyph {
    /// UTF-16 units of the text that it stands for.
    let length: Int
    let advance: CGFloat
    let isSpace: Bool
  }

  private var runs: [Run] = []
  private var glyphs: [Glyph] = []
  let ascender: CGFloat
  let lineHeight: CGFloat
  /// How much wider every space is than its font has it, in a line that fills its width.
  private var stretch: CGFloat = 0

  private static let bullet: Character = "\u{2022}"
  private static let ellipsis = "\u{2026}"

  /// What has no attributes is drawn in `style`. Where `isSecure`, bullets stand for the characters.
  /// `scale` is what every font's size is multiplied by.
  init(_ text: StyledText, style: TextStyle, isSecure: Bool, scale: CGFloat = 1) {
    var fonts: [UIFont] = []
    var runs: [Run] = []
    var glyphs: [Glyph] = []
    for piece in text.pieces {
      var style = style.applying(piece.attributes)
      if scale != 1 { style.font = style.font.withSize(style.font.pointSize * scale) }
      let string = piece.string
      let shown = isSecure ? String(repeating: Self.bullet, count: string.count) : string
      runs.append(Run(string: shown, style: style))
      fonts.append(style.font)
      for character in string {
        glyphs.append(
          Glyph(
            length: character.utf16.count,
            advance: style.font.width(of: String(isSecure ? Self.bullet : character))
              + style.decoration.kern,
            isSpace: character == " "))
      }
    }
    self.runs = runs
    self.glyphs = glyphs
    if fonts.isEmpty { fonts = [style.font] }
    ascender = fonts.map(\.ascender).max() ?? 0
    lineHeight = ascender - (fonts.map(\.descender).min() ?? 0)
  }

  /// Finds the glyphs of runs that were changed.
  private mutating func measure() {
    glyphs = runs.flatMap { run in
      run.string.map { character in
        Glyph(
          length: character.utf16.count,
          advance: run.style.font.width(of: String(character)) + run.style.decoration.kern,
          isSpace: character == " ")
      }
    }
  }

  var width: CGFloat { glyphs.reduce(0) { $0 + advance($1) } }

  /// The width of what is seen: without the spaces that hang over the end of a broken line.
  var visibleWidth: CGFloat {
    glyphs[..<visibleEnd].reduce(0) { $0 + advance($1) }
  }

  private var visibleEnd: Int { (glyphs.lastIndex { !$0.isSpace } ?? -1) + 1 }

  private func advance(_ glyph: Glyph) -> CGFloat {
    glyph.isSpace ? glyph.advance + stretch : glyph.advance
  }

  /// The same with its spaces sharing what is free of `width`.
  func stretched(to width: CGFloat) -> TextRuns {
    let spaces = glyphs[..<visibleEnd].count { $0.isSpace }
    let free = width - visibleWidth
    guard spaces > 0, free > 0 else { return self }
    var result = self
    result.stretch = free / CGFloat(spaces)
    return result
  }

  /// How far from the beginning the place before the UTF-16 unit `offset` is.
  func x(at offset: Int) -> CGFloat {
    var (passed, x): (Int, CGFloat) = (0, 0)
    for glyph in glyphs {
      guard passed + glyph.length <= offset else { break }
      passed += glyph.length
      x += advance(glyph)
    }
    return x
  }

  /// The place between two characters that is nearest to `x`.
  func offset(at x: CGFloat) -> Int {
    var (passed, edge): (Int, CGFloat) = (0, 0)
    for glyph in glyphs {
      if x < edge + advance(glyph) / 2 { break }
      passed += glyph.length
      edge += advance(glyph)
    }
    return passed
  }

  /// The same with its end cut off, where it is wider than `width`, or where more follows.
  func truncated(to width: CGFloat, hasFollowers: Bool = false) -> TextRuns {
    let isTooLong = visibleWidth > width + 0.001
    guard isTooLong || hasFollowers, let first = runs.first else { return self }
    var result = self
    result.runs = []
    var room = width - first.style.font.width(of: Self.ellipsis)
    for run in runs {
      var kept = ""
      for character in run.string {
        let advance = run.style.font.width(of: String(character)) + run.style.decoration.kern
        if advance > room { break }
        room -= advance
        kept.append(character)
      }
      let isCut = kept.count < run.string.count
      result.runs.append(Run(string: isCut ? kept + Self.ellipsis : kept, style: run.style))
      if isCut { break }
    }
    if !isTooLong, let last = result.runs.indices.last,
      !result.runs[last].string.hasSuffix(Self.ellipsis)
    {
      result.runs[last].string += Self.ellipsis
    }
    result.measure()
    return result
  }

  /// The line from `x` on, on a baseline.
  func displayLines(
    x: CGFloat, baseline: CGFloat, color: (UIColor) -> DisplayColor
  ) -> [DisplayTextLine] {
    var x = x
    var lines: [DisplayTextLine] = []
    for run in runs {
      let font = run.style.font
      let decoration = run.style.decoration
      // A line with stretched spaces is drawn word by word.
      let parts =
        stretch == 0
        ? [Substring(run.string)]
        : run.string.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { x += font.width(of: " ") + decoration.kern + stretch }
        guard !part.isEmpty else { continue }
        let width = font.width(of: part) + decoration.kern * CGFloat(part.count)
        var line = DisplayTextLine(
          string: String(part), origin: CGPoint(x: x, y: baseline - decoration.baselineOffset),
          width: width, font: font.display, color: color(run.style.color))
        line.spacing = decoration.kern
        line.rules = decoration.rules(font, run.style.color, color)
        lines.append(line)
        x += width
      }
    }
    return lines
  }
}
