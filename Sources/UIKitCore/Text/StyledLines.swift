import Foundation

/// Styled text broken into lines that fit a width, and where its characters stand.
///
/// Places count UTF-16 units; the first line begins at 0, 0.
@MainActor
struct StyledLines {
  struct Line {
    /// Of the text, with the line break at its end.
    let range: NSRange
    let runs: TextRuns
    let top: CGFloat
    let x: CGFloat
    /// Whether the next line is another paragraph's.
    let endsParagraph: Bool
    /// Whether a line break is at its end.
    let hasBreak: Bool

    var bottom: CGFloat { top + runs.lineHeight }
    /// The last place that is in the line.
    var end: Int { NSMaxRange(range) - (hasBreak ? 1 : 0) }
  }

  private(set) var lines: [Line] = []
  /// The width of the longest line and the height of all.
  private(set) var size = CGSize.zero
  private let width: CGFloat
  private let alignment: NSTextAlignment
  private let maximumLines: Int

  /// Text without attributes is drawn in `style`, and so is a text that is empty; 0 stands for any
  /// number of lines.
  init(
    _ text: StyledText, style: TextStyle, width: CGFloat, alignment: NSTextAlignment,
    maximumLines: Int = 0
  ) {
    self.width = width
    self.alignment = alignment
    self.maximumLines = maximumLines
    let string = text.string
    var offset = 0
    for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let length = paragraph.utf16.count
      let end = offset + length
      let range = NSRange(location: offset, length: length)
      let rest = text.length - end
      let breakLength = rest > 0 ? Self.lengthOfBreak(in: string, at: end) : 0
      add(text, range, style, breakLength: breakLength)
      offset = end + breakLength
    }
  }

  // A carriage return with a line feed is one break.
  private static func lengthOfBreak(in string: String, at offset: Int) -> Int {
    let index = String.Index(utf16Offset: offset, in: string)
    return index < string.endIndex ? string[index].utf16.count : 0
  }

  private mutating func add(
    _ text: StyledText, _ range: NSRange, _ style: TextStyle, breakLength: Int
  ) {
    let glyphs = Self.glyphs(of: text, in: range, style)
    var location = range.location
    for count in Self.breaks(of: glyphs, width: width) {
      guard maximumLines == 0 || lines.count < maximumLines else { return }
      let length = glyphs[count.lowerBound..<count.upperBound].reduce(0) { $0 + $1.length }
      let isLast = count.upperBound == glyphs.count
      let part = NSRange(location: location, length: length)
      // A line without text is as high as the text around it.
      var own = style
      if length == 0, text.length > 0 {
        let place = min(part.location, text.length - 1)
        own = style.applying(text.attributes(at: place))
      }
      var runs = TextRuns(text.part(part), style: own, isSecure: false)
      if alignment == .justified, !isLast { runs = runs.stretched(to: width) }
      let free = max(width - runs.visibleWidth, 0)
      let x: CGFloat =
        switch alignment {
        case .left, .natural, .justified: 0
        case .center: free / 2
        case .right: free
        }
      lines.append(
        Line(
          range: NSRange(location: location, length: length + (isLast ? breakLength : 0)),
          runs: runs, top: size.height, x: width.isFinite ? x : 0, endsParagraph: isLast,
          hasBreak: isLast && breakLength > 0))
      size.width = max(size.width, runs.visibleWidth)
      size.height += runs.lineHeight
      location += length
    }
  }

  // MARK: Breaking

  private struct Glyph {
    let character: Character
    let length: Int
    let advance: CGFloat
  }

  private static func glyphs(
    of text: StyledText, in range: NSRange, _ style: TextStyle
  ) -> [Glyph] {
    var glyphs: [Glyph] = []
    for piece in text.part(range).pieces {
      let font = style.applying(piece.attributes).font
      for character in piece.string {
        glyphs.append(
          Glyph(
            character: character, length: character.utf16.count,
            advance: font.width(of: String(character))))
      }
    }
    return glyphs
  }

  /// The lines of a paragraph; one for a paragraph without text.
  private static func breaks(of glyphs: [Glyph], width: CGFloat) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    repeat {
      var used: CGFloat = 0
      var lastBreak: Int?
      var index = start
      while index < glyphs.count {
        let glyph = glyphs[index]
        if index > start,
          LineBreaker.mayBreak(after: glyphs[index - 1].character, before: glyph.character)
        {
          lastBreak = index
        }
        // Spaces hang over the end of a line.
        if used + glyph.advance > width + 0.001, glyph.character != " " { break }
        used += glyph.advance
        index += 1
      }
      // One character at least, or the text would never end.
      let end = index == glyphs.count ? index : lastBreak ?? max(index, start + 1)
      result.append(start..<end)
      start = end
    } while start < glyphs.count
    return result
  }

  // MARK: Places

  /// The line in which the caret stands before `offset`: at a soft break, the lower one.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].range.location <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func line(atHeight y: CGFloat) -> Int {
    max(lines.firstIndex { y < $0.bottom } ?? lines.count - 1, 0)
  }

  /// Where the caret stands, without a width.
  func caretRect(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(at: offset)]
    let place = min(offset, line.end) - line.range.location
    return CGRect(
      x: line.x + line.runs.x(at: place), y: line.top, width: 0, height: line.runs.lineHeight)
  }

  /// The place in a line that is nearest to `x`.
  func offset(at x: CGFloat, inLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let offset = line.range.location + line.runs.offset(at: x - line.x)
    // Behind the last space of a broken line is where the next one begins.
    return offset == NSMaxRange(line.range) && !line.endsParagraph
      ? max(offset - 1, line.range.location) : min(offset, line.end)
  }

  /// What is selected of each line: to the edge where the selection goes on below.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    return lines.compactMap { line in
      let start = max(range.location, line.range.location)
      let end = min(NSMaxRange(range), NSMaxRange(line.range))
      guard start < end else { return nil }
      let from = line.x + line.runs.x(at: start - line.range.location)
      let goesOn = NSMaxRange(range) > line.end
      let to = goesOn ? width : line.x + line.runs.x(at: end - line.range.location)
      return CGRect(x: from, y: line.top, width: max(to - from, 0), height: line.runs.lineHeight)
    }
  }

  func displayLines(
    at origin: CGPoint, color: (UIColor) -> DisplayColor
  ) -> [DisplayTextLine] {
    lines.flatMap { line in
      line.runs.displayLines(
        x: origin.x + line.x, baseline: origin.y + line.top + line.runs.ascender, color: color)
    }
  }
}
