import Foundation

/// One line of text as it is drawn, in pieces of one style each.
struct TextRuns {
  private struct Run {
    var string: String
    let style: TextStyle
    /// The attachment that is drawn in place of the run's one character.
    var attachment: PlacedAttachment?

    /// How far the text behind a character is from the text before it, tabs left aside.
    func advance(of character: Character) -> CGFloat {
      (attachment?.bounds.width ?? style.font.width(of: String(character))) + style.decoration.kern
    }
  }

  private struct Glyph {
    /// UTF-16 units of the text that it stands for.
    let length: Int
    var advance: CGFloat
    let isSpace: Bool
    let isTab: Bool
  }

  private var runs: [Run] = []
  private var glyphs: [Glyph] = []
  private let setting: LineSetting
  let ascender: CGFloat
  let lineHeight: CGFloat
  /// How much wider every space is than its font has it, in a line that fills its width.
  private var stretch: CGFloat = 0

  private static let bullet: Character = "\u{2022}"
  private static let ellipsis = "\u{2026}"

  /// Creates the runs of a text. Text without attributes is drawn in `style`. If `isSecure`,
  /// bullets replace the characters. `scale` multiplies every font's size.
  init(
    _ text: StyledText, style: TextStyle, isSecure: Bool, scale: CGFloat = 1,
    setting: LineSetting = LineSetting()
  ) {
    self.setting = setting
    var lengths: [Int] = []
    var place = setting.location
    for piece in text.pieces {
      var style = style.applying(piece.attributes)
      if scale != 1 { style.font = style.font.withSize(style.font.pointSize * scale) }
      guard !isSecure else {
        runs.append(
          Run(string: String(repeating: Self.bullet, count: piece.string.count), style: style))
        lengths += piece.string.map(\.utf16.count)
        continue
      }
      for string in piece.parts {
        var run = Run(string: string, style: style)
        // 15.1.1 – U+FFFC with an attachment stands for its image.
        if string.first == PlacedAttachment.character,
          let attachment = piece.attributes[.attachment] as? NSTextAttachment
        {
          let bounds = setting.bounds(of: attachment, at: place, x: 0, style.font, scale: scale)
          run.attachment = PlacedAttachment(
            attachment: attachment, bounds: bounds, container: setting.container, index: place)
        }
        runs.append(run)
        lengths += string.map(\.utf16.count)
        place += string.utf16.count
      }
    }
    let fonts = runs.isEmpty ? [style.font] : runs.map(\.style.font)
    let areas = runs.compactMap(\.attachment?.bounds)
    // 15.1.2 – a line is as high as its attachments need.
    ascender = max(fonts.map(\.ascender).max() ?? 0, areas.map(\.maxY).max() ?? 0)
    lineHeight =
      ascender - min(fonts.map(\.descender).min() ?? 0, areas.map(\.minY).min() ?? 0)
    measure(lengths)
  }

  /// Finds the glyphs of the runs; each stands for as many units as `lengths` has, or its character.
  private mutating func measure(_ lengths: [Int]? = nil) {
    glyphs = runs.flatMap { run in
      run.string.map { character in
        Glyph(
          length: character.utf16.count, advance: run.advance(of: character),
          isSpace: character == " ", isTab: character == "\t")
      }
    }
    if let lengths, lengths.count == glyphs.count {
      glyphs = zip(glyphs, lengths).map {
        Glyph(length: $1, advance: $0.advance, isSpace: $0.isSpace, isTab: $0.isTab)
      }
    }
    placeTabs()
  }

  /// Lets every tab reach as far as the text behind it needs for its stop.
  private mutating func placeTabs() {
    guard glyphs.contains(where: \.isTab) else { return }
    var x = setting.indent
    for index in glyphs.indices {
      // 15.1.8 – the text behind a tab is aligned to its stop.
      if glyphs[index].isTab {
        let behind = glyphs[(index + 1)...].prefix { !$0.isTab }.reduce(0) { $0 + $1.advance }
        let end = setting.tabs.next(after: x).end(start: x, width: behind)
        glyphs[index].advance = end - behind - x
      }
      x += glyphs[index].advance
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

  /// The UTF-16 units of the character at `x`, the nearest one where there is none, and how much of
  /// it is before `x`.
  func character(at x: CGFloat) -> (range: NSRange, fraction: CGFloat) {
    var (passed, edge): (Int, CGFloat) = (0, 0)
    for (index, glyph) in glyphs.enumerated() {
      let advance = advance(glyph)
      if x < edge + advance || index == glyphs.count - 1 {
        let part = advance > 0 ? min(max((x - edge) / advance, 0), 1) : 0
        return (NSRange(location: passed, length: glyph.length), part)
      }
      passed += glyph.length
      edge += advance
    }
    return (NSRange(location: 0, length: 0), 0)
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
        let advance = run.advance(of: character)
        if advance > room { break }
        room -= advance
        kept.append(character)
      }
      let isCut = kept.count < run.string.count
      if run.attachment != nil, !isCut {
        result.runs.append(run)
        continue
      }
      result.runs.append(Run(string: isCut ? kept + Self.ellipsis : kept, style: run.style))
      if isCut { break }
    }
    if !isTooLong, let last = result.runs.indices.last,
      !result.runs[last].string.hasSuffix(Self.ellipsis)
    {
      if result.runs[last].attachment == nil {
        result.runs[last].string += Self.ellipsis
      } else {
        result.runs.append(Run(string: Self.ellipsis, style: result.runs[last].style))
      }
    }
    result.measure()
    return result
  }

  /// The line from `x` on, on a baseline.
  func displayLines(
    x: CGFloat, baseline: CGFloat, isDark: Bool, color: (UIColor) -> DisplayColor
  ) -> [DisplayTextLine] {
    var x = x
    var lines: [DisplayTextLine] = []
    var glyph = 0
    for run in runs {
      let decoration = run.style.decoration
      if let attachment = run.attachment {
        let origin = CGPoint(x: x, y: baseline - decoration.baselineOffset)
        if var line = attachment.line(at: origin, run.style, isDark: isDark, color: color) {
          line.rules = decoration.rules(run.style.font, run.style.color, color)
          lines.append(line)
        }
        x += advance(glyphs[glyph])
        glyph += 1
        continue
      }
      for part in run.string.parted(at: { $0 == "\t" || stretch != 0 && $0 == " " }) {
        if part.isGap {
          for _ in part.string {
            x += advance(glyphs[glyph])
            glyph += 1
          }
          continue
        }
        let line = Self.line(
          part.string, CGPoint(x: x, y: baseline - decoration.baselineOffset), run.style, color)
        lines.append(line)
        x += line.width
        glyph += part.string.count
      }
    }
    return lines
  }

  private static func line(
    _ string: String, _ origin: CGPoint, _ style: TextStyle, _ color: (UIColor) -> DisplayColor
  ) -> DisplayTextLine {
    let decoration = style.decoration
    let width = style.font.width(of: string) + decoration.kern * CGFloat(string.count)
    var line = DisplayTextLine(
      string: string, origin: origin, width: width, font: style.font.display,
      color: color(style.color))
    line.spacing = decoration.kern
    line.rules = decoration.rules(style.font, style.color, color)
    line.shadow = decoration.shadow?.display(color)
    return line
  }
}

extension String {
  /// The string in parts that are gaps throughout, or not at all.
  fileprivate func parted(
    at isGap: (Character) -> Bool
  ) -> [(string: String, isGap: Bool)] {
    guard contains(where: isGap) else { return isEmpty ? [] : [(self, false)] }
    var parts: [(string: String, isGap: Bool)] = []
    for character in self {
      let isGap = isGap(character)
      if let last = parts.last, last.isGap == isGap {
        parts[parts.count - 1].string.append(character)
      } else {
        parts.append((String(character), isGap))
      }
    }
    return parts
  }
}

extension StyledText.Piece {
  /// The string; where it has attachments, each of them for itself.
  fileprivate var parts: [String] {
    guard attributes[.attachment] is NSTextAttachment else { return [string] }
    var parts: [String] = []
    for character in string {
      if character != PlacedAttachment.character, let last = parts.last,
        last.first != PlacedAttachment.character
      {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }
}
