package import Foundation

/// Text broken into lines that fit a width.
package struct TextLayout: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var string: String
    /// The sum of the advances, without the spaces at the end of a broken line.
    package var width: CGFloat
    /// A Boolean value that indicates whether the paragraph ends with this line.
    package var endsParagraph: Bool
  }

  package let font: UIFont
  package private(set) var lines: [Line] = []
  /// A Boolean value that indicates whether something of the text is not in ``lines``.
  package private(set) var isTruncated = false

  /// Breaks `text` into lines of at most `width`, as many as `maximumLines`; 0 stands for any number.
  package init(
    _ text: String, font: UIFont, width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.font = font
    guard !text.isEmpty else { return }
    let breaker = LineBreaker(font: font, width: width, mode: lineBreakMode)
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      let hasFollowers = index < paragraphs.count - 1
      repeat {
        if maximumLines > 0, lines.count == maximumLines - 1 {
          let (line, isCut) = breaker.lastLine(of: rest, hasFollowers: hasFollowers)
          lines.append(line)
          isTruncated = isCut
          return
        }
        let end = breaker.end(of: rest)
        let next = breaker.afterSpaces(rest, from: end)
        lines.append(breaker.line(rest[..<end], endsParagraph: next == rest.endIndex))
        rest = rest[next...]
      } while !rest.isEmpty
    }
  }

  /// The width of the longest line and the height of all.
  package var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * font.lineHeight)
  }

  /// The lines in a rectangle, from its top, ready to be drawn.
  package func displayLines(
    in rect: CGRect, alignment: NSTextAlignment, color: DisplayColor
  ) -> [DisplayTextLine] {
    var result: [DisplayTextLine] = []
    for (index, line) in lines.enumerated() where !line.string.isEmpty {
      let baseline = rect.minY + CGFloat(index) * font.lineHeight + font.ascender
      let free = rect.width - line.width
      let x: CGFloat
      switch alignment {
      case .left, .natural: x = rect.minX
      case .center: x = rect.minX + free / 2
      case .right: x = rect.minX + free
      case .justified:
        if !line.endsParagraph, free > 0, line.string.contains(" ") {
          result += words(of: line, x: rect.minX, y: baseline, free: free, color: color)
          continue
        }
        x = rect.minX
      }
      result.append(
        DisplayTextLine(
          string: line.string, origin: CGPoint(x: x, y: baseline), width: line.width,
          font: font.display, color: color))
    }
    return result
  }

  // A justified line is drawn word by word: its spaces share what is free.
  private func words(
    of line: Line, x: CGFloat, y: CGFloat, free: CGFloat, color: DisplayColor
  ) -> [DisplayTextLine] {
    let words = line.string.split(separator: " ", omittingEmptySubsequences: false)
    let space = font.width(of: " ") + free / CGFloat(words.count - 1)
    var x = x
    var result: [DisplayTextLine] = []
    for word in words {
      let width = font.width(of: word)
      if !word.isEmpty {
        result.append(
          DisplayTextLine(
            string: String(word), origin: CGPoint(x: x, y: y), width: width, font: font.display,
            color: color))
      }
      x += width + space
    }
    return result
  }
}
