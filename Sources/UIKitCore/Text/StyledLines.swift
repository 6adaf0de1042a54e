import Foundation

/// Styled text broken into lines that fit a width, and the places of its characters.
///
/// Places count UTF-16 units; the first line begins at 0, 0.
struct StyledLines {
  struct Line {
    /// Of the text, with the line break at its end.
    let range: NSRange
    let runs: TextRuns
    let top: CGFloat
    let height: CGFloat
    let x: CGFloat
    /// A Boolean value that indicates whether the next line is another paragraph's.
    let endsParagraph: Bool
    /// A Boolean value that indicates whether a line break is at its end.
    let hasBreak: Bool

    var bottom: CGFloat { top + height }
    /// The baseline. Additional line height is above the text, and missing line height is cut off
    /// there.
    var baseline: CGFloat { bottom - runs.lineHeight + runs.ascender }
    /// The last place that is in the line.
    var end: Int { NSMaxRange(range) - (hasBreak ? 1 : 0) }
  }

  private(set) var lines: [Line] = []
  /// The width of the longest line and the height of all.
  private(set) var size = CGSize.zero
  private let width: CGFloat
  private let alignment: NSTextAlignment
  private let maximumLines: Int
  /// A Boolean value that indicates whether an ellipsis replaces the hidden rest.
  private let truncates: Bool
  private let scale: CGFloat
  private let container: NSTextContainer?
  /// The position of the text in the layout manager's.
  private let start: Int
  /// The areas of attachments, by the places of their characters.
  private var attachments: [Int: CGRect] = [:]

  /// Text without attributes is drawn in `style`, and so is an empty one; 0 stands for any number
  /// of lines.
  init(
    _ text: StyledText, style: TextStyle, width: CGFloat, alignment: NSTextAlignment,
    maximumLines: Int = 0, truncates: Bool = false, scale: CGFloat = 1,
    container: NSTextContainer? = nil, start: Int = 0
  ) {
    self.width = width
    self.start = start
    self.container = container
    self.scale = scale
    self.truncates = truncates
    self.alignment = alignment
    self.maximumLines = maximumLines
    let string = text.string
    var offset = 0
    // The beginning of the paragraph whose lines the separator U+2028 divides.
    var paragraphStart: Int?
    for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let length = paragraph.utf16.count
      let end = offset + length
      guard maximumLines == 0 || lines.count < maximumLines else { return }
      let range = NSRange(location: offset, length: length)
      let rest = text.length - end
      let breakLength = rest > 0 ? Self.lengthOfBreak(in: string, at: end) : 0
      let dividesLines = breakLength > 0 && Self.isLineSeparator(string, at: end)
      add(
        text, range, style, breakLength: breakLength, paragraphStart: paragraphStart,
        dividesLines: dividesLines)
      paragraphStart = dividesLines ? paragraphStart ?? offset : nil
      offset = end + breakLength
    }
  }

  // A carriage return with a line feed is one break.
  private static func lengthOfBreak(in string: String, at offset: Int) -> Int {
    let index = String.Index(utf16Offset: offset, in: string)
    return index < string.endIndex ? string[index].utf16.count : 0
  }

  private static func isLineSeparator(_ string: String, at offset: Int) -> Bool {
    string[String.Index(utf16Offset: offset, in: string)] == "\u{2028}"
  }

  /// Adds the lines up to a break: a paragraph, or a part of the one that began at `paragraphStart`.
  private mutating func add(
    _ text: StyledText, _ range: NSRange, _ style: TextStyle, breakLength: Int,
    paragraphStart: Int?, dividesLines: Bool
  ) {
    let paragraph = paragraph(of: text, at: paragraphStart ?? range.location)
    let continues = paragraphStart != nil
    if !lines.isEmpty, !continues {
      let top = CGRect(x: 0, y: size.height, width: fragmentWidth, height: 0)
      size.height += spacing(
        .beforeParagraph, at: range.location, top, paragraph.paragraphSpacingBefore)
    }
    let glyphs = glyphs(of: text, in: range, style)
    var location = range.location
    let breaks = breaks(of: glyphs, paragraph, continues: continues)
    for (index, count) in breaks.enumerated() {
      let (isFirst, isLast) = (index == 0 && !continues, index == breaks.count - 1)
      let isCut = lines.count + 1 == maximumLines && (!isLast || breakLength > 0)
      let cuts = isCut && truncates
      // The last allowed line has the whole rest, as far as it fits.
      let glyphRange = cuts ? count.lowerBound..<glyphs.count : count
      let length = glyphs[glyphRange].reduce(0) { $0 + $1.length }
      let part = NSRange(location: location, length: length)
      let own = self.style(of: part, in: text, style)
      let setting = setting(paragraph, at: location, isFirstLine: isFirst)
      var runs = TextRuns(
        text.part(part), style: own, isSecure: false, scale: scale, setting: setting)
      if cuts {
        let room = paragraph.room(in: width, isFirstLine: isFirst)
        runs = runs.truncated(to: room, hasFollowers: breakLength > 0)
      }
      append(
        runs, part, paragraph, isFirst: isFirst, isLast: isLast,
        breakLength: isLast || cuts ? breakLength : nil)
      location += length
      if isCut { return }
    }
    if breakLength > 0, let last = lines.last {
      size.height += spacing(.line, behind: last, paragraph.lineSpacing)
      // 17.1.1 – a line separator divides the lines of one paragraph.
      guard !dividesLines else { return }
      size.height += spacing(.afterParagraph, behind: last, paragraph.paragraphSpacing)
    }
  }

  // MARK: Distances

  /// The width of a line with the padding of the container.
  private var fragmentWidth: CGFloat {
    // Only the main actor lays out text in a container.
    width + 2
      * (container.map { container in
        MainActor.assumeIsolated { container.lineFragmentPadding }
      } ?? 0)
  }

  /// The distance below a line.
  private func spacing(
    _ spacing: TextSpacing, behind line: Line, _ proposed: CGFloat
  ) -> CGFloat {
    let rect = CGRect(x: 0, y: line.top, width: fragmentWidth, height: line.height)
    let last = max(NSMaxRange(line.range) - 1, line.range.location)
    return self.spacing(spacing, at: last, rect, proposed)
  }

  private func spacing(
    _ spacing: TextSpacing, at place: Int, _ rect: CGRect, _ proposed: CGFloat
  ) -> CGFloat {
    guard let container else { return proposed }
    let glyph = start + place
    return MainActor.assumeIsolated {
      container.layoutManager?.spacing(spacing, at: glyph, rect: rect, proposed: proposed)
        ?? proposed
    }
  }

  private func setting(
    _ paragraph: ParagraphValues, at location: Int, isFirstLine: Bool
  ) -> LineSetting {
    LineSetting(
      container: container, location: location, attachments: attachments, tabs: paragraph.tabs,
      indent: paragraph.indent(isFirstLine: isFirstLine))
  }

  /// A line without text is as high as the text around it.
  private func style(
    of part: NSRange, in text: StyledText, _ style: TextStyle
  ) -> TextStyle {
    guard part.length == 0, text.length > 0 else { return style }
    return style.applying(text.attributes(at: min(part.location, text.length - 1)))
  }

  /// Adds a line below the others; one with the length of a break, or 0, ends its paragraph.
  private mutating func append(
    _ runs: TextRuns, _ part: NSRange, _ paragraph: ParagraphValues, isFirst: Bool, isLast: Bool,
    breakLength: Int?
  ) {
    let room = paragraph.room(in: width, isFirstLine: isFirst)
    let alignment = paragraph.alignment(in: alignment)
    let runs = alignment == .justified && !isLast ? runs.stretched(to: room) : runs
    let free = max(room - runs.visibleWidth, 0)
    let indent = paragraph.indent(isFirstLine: isFirst)
    let x: CGFloat =
      switch alignment {
      case .left, .natural, .justified: 0
      case .center: free / 2
      case .right: free
      }
    if let last = lines.last, !last.endsParagraph {
      size.height += spacing(.line, behind: last, paragraph.lineSpacing)
    }
    let height = paragraph.height(runs.lineHeight)
    lines.append(
      Line(
        range: NSRange(location: part.location, length: part.length + (breakLength ?? 0)),
        runs: runs, top: size.height, height: height, x: indent + (width.isFinite ? x : 0),
        endsParagraph: breakLength != nil, hasBreak: (breakLength ?? 0) > 0))
    size.width = max(size.width, indent + runs.visibleWidth)
    size.height += height
  }

  /// That of the first character.
  private func paragraph(of text: StyledText, at place: Int) -> ParagraphValues {
    let plain = ParagraphValues()
    guard text.length > 0 else { return plain }
    let attributes = text.attributes(at: min(place, text.length - 1))
    return (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? plain
  }

  // MARK: Breaking

  private struct Glyph {
    let character: Character
    let length: Int
    let advance: CGFloat
  }

  private mutating func glyphs(
    of text: StyledText, in range: NSRange, _ style: TextStyle
  ) -> [Glyph] {
    var glyphs: [Glyph] = []
    var place = range.location
    for piece in text.part(range).pieces {
      let own = style.applying(piece.attributes)
      let font = scale == 1 ? own.font : own.font.withSize(own.font.pointSize * scale)
      let attachment = piece.attributes[.attachment] as? NSTextAttachment
      for character in piece.string {
        var width: CGFloat
        if let attachment, character == PlacedAttachment.character {
          width = area(of: attachment, at: place, behind: glyphs, font).width
        } else {
          width = font.width(of: String(character))
        }
        width += own.decoration.kern
        glyphs.append(
          Glyph(character: character, length: character.utf16.count, advance: width))
        place += character.utf16.count
      }
    }
    return glyphs
  }

  /// Asks an attachment once for its area, which may depend on its place.
  private mutating func area(
    of attachment: NSTextAttachment, at place: Int, behind glyphs: [Glyph], _ font: UIFont
  ) -> CGRect {
    var setting = LineSetting(container: container)
    setting.fragment = CGRect(x: 0, y: size.height, width: width, height: font.lineHeight)
    let x = glyphs.reduce(0) { $0 + $1.advance }
    let area = setting.bounds(of: attachment, at: place, x: x, font, scale: scale)
    attachments[place] = area
    return area
  }

  /// The lines of a paragraph; one for a paragraph without text.
  private func breaks(
    of glyphs: [Glyph], _ paragraph: ParagraphValues, continues: Bool
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    repeat {
      let isFirst = result.isEmpty && !continues
      let width = paragraph.room(in: width, isFirstLine: isFirst)
      let indent = paragraph.indent(isFirstLine: isFirst)
      var used: CGFloat = 0
      // The last tab, from which the place of the text behind it is found.
      var tab: (stop: TabStops.Stop, start: CGFloat, behind: CGFloat)?
      var lastBreak: Int?
      var index = start
      while index < glyphs.count {
        let glyph = glyphs[index]
        if index > start,
          LineBreaker.mayBreak(after: glyphs[index - 1].character, before: glyph.character)
        {
          lastBreak = index
        }
        var end = used + glyph.advance
        if glyph.character == "\t" {
          tab = (paragraph.tabs.next(after: indent + used), indent + used, 0)
          end = tab.map { $0.stop.end(start: $0.start, width: 0) - indent } ?? end
        } else if let (stop, tabStart, behind) = tab {
          tab?.behind += glyph.advance
          end = stop.end(start: tabStart, width: behind + glyph.advance) - indent
        }
        // Spaces hang over the end of a line.
        if end > width + 0.001, glyph.character != " " { break }
        used = end
        index += 1
      }
      // At least one character, so that the text ends.
      let end = index == glyphs.count ? index : lastBreak ?? max(index, start + 1)
      result.append(start..<end)
      start = end
    } while start < glyphs.count
    return result
  }

  /// Keeps the lines that are inside of a height, but one at least.
  mutating func cut(toHeight height: CGFloat) {
    let count = max(lines.prefix { $0.bottom <= height + 0.01 }.count, 1)
    guard count < lines.count else { return }
    lines.removeLast(lines.count - count)
    size.height = lines.last?.bottom ?? 0
    size.width = lines.map { $0.x + $0.runs.visibleWidth }.max() ?? 0
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

  /// Returns the position of the caret, with a width of zero.
  func caretRect(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(at: offset)]
    let place = min(offset, line.end) - line.range.location
    return CGRect(
      x: line.x + line.runs.x(at: place), y: line.top, width: 0, height: line.height)
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

  /// Returns the selected rectangle of each line, which extends to the edge where the selection
  /// continues below.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    return lines.compactMap { line in
      let start = max(range.location, line.range.location)
      let end = min(NSMaxRange(range), NSMaxRange(line.range))
      guard start < end else { return nil }
      let from = line.x + line.runs.x(at: start - line.range.location)
      let goesOn = NSMaxRange(range) > line.end
      let to = goesOn ? width : line.x + line.runs.x(at: end - line.range.location)
      return CGRect(x: from, y: line.top, width: max(to - from, 0), height: line.height)
    }
  }

  func displayLines(
    at origin: CGPoint, isDark: Bool, color: (UIColor) -> DisplayColor
  ) -> [DisplayTextLine] {
    lines.flatMap { displayLines(of: $0, at: origin, isDark: isDark, color: color) }
  }

  func displayLines(
    of line: Line, at origin: CGPoint, isDark: Bool, color: (UIColor) -> DisplayColor
  ) -> [DisplayTextLine] {
    line.runs.displayLines(
      x: origin.x + line.x, baseline: origin.y + line.baseline, isDark: isDark, color: color)
  }
}
