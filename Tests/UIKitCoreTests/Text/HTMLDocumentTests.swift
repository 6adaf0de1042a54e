import Foundation
import StorylineTesting
import Testing
import UIKit

/// Styled text made of HTML.
@MainActor @Suite(.stage) struct HTMLDocumentTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4],
      documentAttributes: nil)
  }

  /// The value of an attribute where a part of the text begins.
  private func value<Value>(
    _ key: NSAttributedString.Key, at part: String, in text: NSAttributedString
  ) throws -> Value? {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(part) in \(text.string)")
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  private func font(_ part: String, in text: NSAttributedString) throws -> UIFont {
    try #require(try value(.font, at: part, in: text))
  }

  private func paragraph(
    _ part: String, in text: NSAttributedString
  ) throws -> NSParagraphStyle {
    try #require(try value(.paragraphStyle, at: part, in: text))
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("<p>one</p><p>two</p>", "one\ntwo\n"),
    ("<body>a<p>b</p></body>", "a\nb\n"),
    ("<div><div>a</div>b</div>c", "a\nb\nc"),
    ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
    ("<p>a<br></p><p><br></p><p>b</p>", "a\n\nb\n"),
    ("  a \n\t b  <b> c</b> ", "a b c"),
    ("<p> a </p> <p> b </p>", "a\nb\n"),
    ("<pre>a  b\n c</pre>", "a  b\u{2028} c\n"),
    ("<p>a<p>b<div>c", "a\nb\nc\n"),
    ("<head><title>T</title><style>p{}</style></head><script>x<y</script>a", "a"),
    ("a<!-- b -->c<!doctype x>", "ac"),
    ("1 < 2 & 3 > 2 &lt;b&gt; &amp;amp;", "1 < 2 & 3 > 2 <b> &amp;"),
    ("&eacute;&Eacute;&euro;&nbsp;&#65;&#x42;&#150;&unknown;&hellip", "éÉ€\u{A0}AB–&unknown;…"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a\nb\nc\n"),
    ("<b>a<i>b</b>c</i>", "abc"), ("a</p>b</div>", "ab"), ("<", "<"), ("a<b", "a"),
    ("<q>a</q>", "\u{201C}a\u{201D}"), ("<p style='display:none'>a</p>b", "b"),
  ])
  func `17.1.1 paragraphs, breaks and spaces`(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test func `17.1.2 text without a style is Times New Roman, 12 points, black`() throws {
    let text = try read("<p>one</p>")
    let font = try font("one", in: text)
    #expect(font.familyName == "Times New Roman")
    #expect(font.pointSize == 12)
    #expect(try value(.foregroundColor, at: "one", in: text) == color(0, 0, 0))
    #expect(try paragraph("one", in: text).paragraphSpacing == 12)
    #expect(try paragraph("one", in: text).paragraphSpacingBefore == 0)
  }

  @Test func `17.1.3 headings are bold and larger`() throws {
    let text = try read("<h1>one</h1><h2>two</h2><h3>three</h3><h6>six</h6>body")
    let sizes = try ["one", "two", "three", "six", "body"].map { try font($0, in: text).pointSize }
    let wanted: [CGFloat] = [24, 18, 14.04, 8.04, 12]
    for (size, wanted) in zip(sizes, wanted) { #expect(abs(size - wanted) < 0.001) }
    #expect(try font("one", in: text).fontName == "TimesNewRomanPS-BoldMT")
    #expect(try font("body", in: text).fontName == "TimesNewRomanPSMT")
    #expect(abs(try paragraph("one", in: text).paragraphSpacing - 16.08) < 0.001)
  }

  @Test func `17.1.3 bold, italic, underlined and struck text`() throws {
    let text = try read("<b>b</b><i>i</i><strong><em>x</em></strong><u>u</u><s>s</s>p<sup>h</sup>")
    #expect(try font("b", in: text).fontName == "TimesNewRomanPS-BoldMT")
    #expect(try font("i", in: text).fontName == "TimesNewRomanPS-ItalicMT")
    #expect(try font("x", in: text).fontName == "TimesNewRomanPS-BoldItalicMT")
    #expect(try value(.underlineStyle, at: "u", in: text) == 1)
    #expect(try value(.strikethroughStyle, at: "s", in: text) == 1)
    #expect(try value(.underlineStyle, at: "p", in: text) == Int?.none)
    let offset: CGFloat = try #require(try value(.baselineOffset, at: "h", in: text))
    #expect(offset > 0)
  }

  @Test func `17.1.4 sizes, weights, colours and families of CSS`() throws {
    let text = try read(
      """
      <p style="font-size: 20px; color: #f00; font-weight: bold">one</p>
      <p style="font: italic 10pt/1.5 'Helvetica Neue', serif; text-align: center">two</p>
      <p style="color: rgba(0, 0, 255, 0.5); background-color: yellow">three</p>
      <span style="font-family: -apple-system; font-weight: 500; font-size: 2em">four</span>
      <font color="green" size="5" face="Courier">five</font>
      <span style="text-decoration: line-through underline; letter-spacing: 2px">six</span>
      """)
    #expect(try font("one", in: text).pointSize == 20)
    #expect(try font("one", in: text).fontName == "TimesNewRomanPS-BoldMT")
    #expect(try value(.foregroundColor, at: "one", in: text) == color(1, 0, 0))
    #expect(abs(try font("two", in: text).pointSize - CGFloat(40) / 3) < 0.001)
    #expect(try font("two", in: text).fontName == "HelveticaNeue-Italic")
    #expect(try paragraph("two", in: text).alignment == .center)
    #expect(try paragraph("two", in: text).lineHeightMultiple == 1.5)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(try value(.foregroundColor, at: "three", in: text) == blue)
    #expect(try value(.backgroundColor, at: "three", in: text) == color(1, 1, 0))
    #expect(try font("four", in: text) == .systemFont(ofSize: 24, weight: .medium))
    #expect(try font("five", in: text).familyName == "Courier")
    #expect(try font("five", in: text).pointSize == 18)
    #expect(
      try value(.foregroundColor, at: "five", in: text) == color(0, CGFloat(128) / 255, 0))
    #expect(try value(.underlineStyle, at: "six", in: text) == 1)
    #expect(try value(.strikethroughStyle, at: "six", in: text) == 1)
    #expect(try value(.kern, at: "six", in: text) == CGFloat(2))
  }

  @Test func `17.1.4 rules of a style element hold by their weight`() throws {
    let text = try read(
      """
      <style>/* all */ body { font-size: 17px } p.big, #it { font-size: 30px }
      p { color: red } div p { color: #00ff00 } @media print { p { color: blue } }
      p:hover { color: blue }</style>
      <p>one</p><p class="small big">two</p><div><b id=it>three</b><p>four</p></div>
      """)
    #expect(try font("one", in: text).pointSize == 17)
    #expect(try font("two", in: text).pointSize == 30)
    #expect(try font("three", in: text).pointSize == 30)
    #expect(try value(.foregroundColor, at: "one", in: text) == color(1, 0, 0))
    #expect(try value(.foregroundColor, at: "four", in: text) == color(0, 1, 0))
  }

  @Test func `17.1.5 links are blue and underlined`() throws {
    let text = try read("a <a href='https://example.com/?a=1&amp;b=2'>b</a> c")
    #expect(try value(.link, at: "b", in: text) == URL(string: "https://example.com/?a=1&b=2"))
    #expect(try value(.foregroundColor, at: "b", in: text) == color(0, 0, CGFloat(0xEE) / 255))
    #expect(try value(.underlineStyle, at: "b", in: text) == 1)
    #expect(try value(.link, at: "c", in: text) == URL?.none)
  }

  @Test func `17.1.6 items of lists have their markers between tabs`() throws {
    let text = try read(
      """
      <ul><li>one</li><li>two<ul><li>in</li></ul></li></ul>
      <ol start=3><li>three<li><b>four</b></ol><ol type="a"><li>x<ol type=I><li>y</ol></ol>end
      """)
    #expect(
      text.string
        == "\t•\tone\n\t•\ttwo\n\t◦\tin\n\t3.\tthree\n\t4.\tfour\n\ta.\tx\n\tI.\ty\nend")
    let outer = try paragraph("one", in: text)
    #expect(outer.headIndent == 36)
    #expect(outer.firstLineHeadIndent == 0)
    #expect(outer.tabStops.map(\.location) == [11, 36])
    #expect(try paragraph("in", in: text).headIndent == 72)
    #expect(try paragraph("in", in: text).paragraphSpacing == 12)
    #expect(outer.paragraphSpacing == 0)
    #expect(try paragraph("end", in: text).headIndent == 0)
  }

  @Test func `17.1.7 bytes that are no UTF-8 are replaced`() throws {
    let data = Data("<b>a".utf8) + [0xFF, 0xC3] + Data("b</b>".utf8)
    let text = try NSAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(text.string.hasPrefix("a\u{FFFD}"))
    #expect(text.string.hasSuffix("b"))
  }

  @Test(arguments: [
    ("é", "Ã©"), ("<meta charset=\"utf-8\">é", "é"),
    ("<meta http-equiv='Content-Type' content='text/html; charset=UTF-8'>é", "é"),
    ("\u{FEFF}é", "é"),
  ])
  func `17.1.8 the encoding comes from the document`(html: String, text: String) throws {
    let read = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(read.string == text)
  }

  @Test func `17.1.1 a line break in a paragraph keeps no paragraph spacing`() throws {
    let text = try read("<p>a<br>b</p><p>c</p>d")
    let height = text.boundingRect(
      with: CGSize(width: 200, height: 1000), options: .usesLineFragmentOrigin, context: nil
    ).height
    let line = try font("a", in: text).lineHeight
    #expect(abs(height - 4 * line - 2 * 12) < 0.001)
  }
}
