import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct TextLayoutTests {
  /// 10 points: a digit is 5.56 wide, a space 2.78.
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, width: CGFloat, lines: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(text, font: font, width: width, maximumLines: lines, lineBreakMode: mode)
      .lines.map(\.string)
  }

  @Test func `no text has no lines`() {
    #expect(TextLayout("", font: font).lines.isEmpty)
    #expect(TextLayout("", font: font).size == .zero)
  }

  @Test func `text breaks between words, and spaces at the break belong to no line`() {
    #expect(lines("11 22  33", width: 30) == ["11 22", "33"])
    #expect(lines("11 22  33", width: 12) == ["11", "22", "33"])
  }

  @Test func `a word that is longer than a line breaks inside`() {
    #expect(lines("1 23456 7", width: 17) == ["1", "234", "56", "7"])
  }

  @Test func `a line has one character at least`() {
    #expect(lines("123", width: 1) == ["1", "2", "3"])
  }

  @Test func `a line exactly as wide as the room is not broken`() {
    #expect(lines("123 456", width: font.width(of: "123 456")) == ["123 456"])
  }

  @Test func `newlines of every kind end a paragraph, empty ones count`() {
    #expect(lines("1\n2\r\n\n3\u{2029}4", width: 100) == ["1", "2", "", "3", "4"])
  }

  @Test func `text breaks after hyphens and dashes`() {
    #expect(lines("aaa-bbb", width: 25) == ["aaa-", "bbb"])
    #expect(lines("aaa\u{2014}bbb", width: 30) == ["aaa\u{2014}", "bbb"])
    // A minus before a number is none of them.
    #expect(lines("1 -23", width: 15) == ["1", "-23"])
  }

  @Test func `a no-break space keeps words together`() {
    #expect(lines("1 2\u{A0}3", width: 17) == ["1", "2\u{A0}3"])
  }

  @Test func `ideographs break anywhere but before a full stop`() {
    #expect(
      lines("\u{65E5}\u{672C}\u{8A9E}\u{3002}", width: 30) == [
        "\u{65E5}\u{672C}", "\u{8A9E}\u{3002}",
      ])
  }

  @Test func `character wrapping breaks anywhere`() {
    #expect(lines("1 2345", width: 17, .byCharWrapping) == ["1 2", "345"])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "123\u{2026}"), (.byTruncatingHead, "\u{2026}890"),
    (.byTruncatingMiddle, "1\u{2026}90"), (.byClipping, "1234567890"),
    (.byCharWrapping, "12345"), (.byWordWrapping, "12345"),
  ])
  func `one line that is too long is shortened as the mode says`(
    mode: NSLineBreakMode, expected: String
  ) {
    // The ellipsis is 10 wide; three digits have room beside it.
    let layout = TextLayout(
      "1234567890", font: font, width: 28, maximumLines: 1, lineBreakMode: mode)
    #expect(layout.lines.map(\.string) == [expected])
    #expect(layout.isTruncated)
  }

  @Test func `only the last line is shortened`() {
    #expect(
      lines("111 222 333 444", width: 28, lines: 2, .byTruncatingTail)
        == ["111", "222\u{2026}"])
  }

  @Test func `a paragraph that has no room shows as an ellipsis`() {
    #expect(lines("1\n2", width: 100, lines: 1, .byTruncatingTail) == ["1\u{2026}"])
    #expect(lines("1\n2", width: 100, lines: 1, .byWordWrapping) == ["1"])
  }

  @Test func `text that fits is not shortened`() {
    let layout = TextLayout("1 2", font: font, width: 100, maximumLines: 1)
    #expect(layout.lines.map(\.string) == ["1 2"])
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [
    (NSTextAlignment.left, CGFloat(0)), (.natural, 0), (.center, 44.44), (.right, 88.88),
  ])
  func `lines stand where the alignment says`(alignment: NSTextAlignment, x: CGFloat) throws {
    let layout = TextLayout("12", font: font)
    let line = try #require(
      layout.displayLines(
        in: CGRect(x: 5, y: 7, width: 100, height: 12), alignment: alignment,
        color: DisplayColor(red: 0, green: 0, blue: 0)
      ).first)
    #expect(abs(line.origin.x - 5 - x) < 0.001)
    #expect(abs(line.origin.y - 7 - font.ascender) < 0.001)
    #expect(abs(line.width - 11.12) < 0.001)
  }

  @Test func `justified lines fill the width, except the last`() {
    let layout = TextLayout("1 2 3 4", font: font, width: 25, lineBreakMode: .byWordWrapping)
    let placed = layout.displayLines(
      in: CGRect(x: 0, y: 0, width: 25, height: 24), alignment: .justified,
      color: DisplayColor(red: 0, green: 0, blue: 0))
    #expect(placed.map(\.string) == ["1", "2", "3", "4"])
    #expect(abs(placed[2].origin.x + placed[2].width - 25) < 0.001)
    #expect(placed[3].origin.x == 0)
  }

  @Test func `lines that are broken never measure more than the width`() {
    let text =
      "The quick brown fox jumps over the lazy dog, and over \u{1F98A}\u{6F22}\u{5B57}-caf\u{E9}s."
    for width in stride(from: CGFloat(12), through: 300, by: 7) {
      for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail] {
        let layout = TextLayout(text, font: font, width: width, lineBreakMode: mode)
        #expect(layout.size.width <= width + 0.01)
        let shown = layout.lines.map(\.string).joined().filter { !$0.isWhitespace }
        #expect(shown == text.filter { !$0.isWhitespace })
      }
    }
  }
}
