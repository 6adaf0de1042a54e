import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct AttributedLabelTests {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func lines() -> [DisplayTextLine] {
    guard case .text(let lines) = label.displayNode()?.content else { return [] }
    return lines
  }

  private func attributed(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }

  private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test func `texts without characters are made without arguments`() {
    let text = NSMutableAttributedString()
    #expect(NSAttributedString().length == 0)
    text.append(NSAttributedString(string: "one"))
    #expect(text.string == "one")
  }

  @Test func `every piece has its own font and colour`() {
    let text = NSMutableAttributedString(
      string: "Big",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
      ])
    text.append(attributed(" and plain"))
    label.attributedText = text
    #expect(label.text == "Big and plain")
    let lines = lines()
    #expect(lines.map(\.string) == ["Big", " and plain"])
    #expect(lines.map(\.font.size) == [30, 17])
    #expect(lines.first?.color == label.displayColor(of: .red))
    #expect(lines.last?.origin.x == lines.first?.width)
    #expect(label.intrinsicContentSize.height == 36)
  }

  @Test func `15.1.11 – a text that is set later has the style that the label took over`() throws {
    label.attributedText = attributed(
      "Old", [.font: UIFont.systemFont(ofSize: 40), .underlineStyle: 1])
    label.text = "New"
    #expect(lines().map(\.font.size) == [40])
    #expect(
      try #require(label.attributedText).attribute(.underlineStyle, at: 0, effectiveRange: nil)
        == nil)
  }

  @Test func `a font and a colour that are set later go for all of the text`() {
    label.attributedText = attributed("All", [.font: UIFont.systemFont(ofSize: 40)])
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    #expect(lines().map(\.font.size) == [20])
    #expect(lines().first?.color == label.displayColor(of: .red))
  }

  @Test func `a plain text is an attributed one as well`() {
    label.text = "Plain"
    label.textColor = .red
    let text = label.attributedText
    #expect(text?.string == "Plain")
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `lines lie under and through a text, and a ground behind it`() {
    label.attributedText = attributed(
      "Sale",
      [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
        .strikethroughStyle: 1, .backgroundColor: UIColor.yellow,
      ])
    let rules = lines().first?.rules ?? []
    #expect(rules.map(\.kind) == [.background, .underline, .strikethrough])
    #expect(rules[1].color == label.displayColor(of: .red))
    #expect(rules[1].offset > 0)
    #expect(rules[2].offset < 0)
    #expect(rules[0].thickness == UIFont.systemFont(ofSize: 17).lineHeight)
    label.attributedText = attributed("Sale", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    #expect(lines().first?.rules.count == 2)
  }

  @Test func `characters may stand apart, and above the line`() {
    label.attributedText = attributed("abc")
    let plain = lines().first
    label.attributedText = attributed("abc", [.kern: 2.0, .baselineOffset: 3])
    let line = lines().first
    #expect(line?.spacing == 2)
    #expect(line?.width == (plain?.width ?? 0) + 6)
    #expect(line?.origin.y == (plain?.origin.y ?? 0) - 3)
  }

  @Test func `a paragraph says how its lines stand`() {
    label.numberOfLines = 0
    let style = paragraph {
      $0.alignment = .right
      $0.lineSpacing = 10
      $0.minimumLineHeight = 30
    }
    label.attributedText = attributed("one\ntwo", [.paragraphStyle: style])
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == 70)
    let lines = lines()
    #expect(lines.map { $0.origin.x + $0.width } == [200, 200])
    #expect(lines[1].origin.y - lines[0].origin.y == 40)
  }

  @Test func `lines are indented, the first in another way`() {
    label.numberOfLines = 0
    let style = paragraph {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 5
      $0.tailIndent = -50
    }
    label.attributedText = attributed(
      "several words that need more than one line", [.paragraphStyle: style])
    let lines = lines()
    #expect(lines.count > 1)
    #expect(lines[0].origin.x == 20)
    #expect(lines[1].origin.x == 5)
    #expect(lines.allSatisfy { $0.origin.x + $0.width <= 151 })
  }

  @Test func `paragraphs keep their distance`() {
    label.numberOfLines = 0
    let style = paragraph {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 4
    }
    label.attributedText = attributed("one\ntwo", [.paragraphStyle: style])
    let plain = attributed("one\ntwo")
    let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    label.attributedText = plain
    #expect(height == label.sizeThatFits(CGSize(width: 200, height: 0)).height + 11)
  }

  @Test func `what does not fit ends in an ellipsis`() {
    label.attributedText = attributed("a text that is much too long for a single line")
    #expect(lines().last?.string.hasSuffix("\u{2026}") == true)
    #expect(lines().map { $0.origin.x + $0.width }.max() ?? 0 <= 200)
    label.numberOfLines = 2
    label.attributedText = attributed("one\ntwo\nthree")
    #expect(lines().map(\.string) == ["one", "two\u{2026}"])
  }

  @Test func `a style is what it says, whoever says it`() {
    let one = paragraph { $0.lineSpacing = 3 }
    let other = paragraph { $0.lineSpacing = 3 }
    #expect(one == other)
    #expect(one != NSParagraphStyle.default)
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(one)
    copy.lineHeightMultiple = 2
    #expect(copy != one)
    #expect(one.lineHeightMultiple == 0)
    copy.lineSpacing = -1
    #expect(copy.lineSpacing == 0)
  }

  @Test func `a button shows an attributed title in place of the plain one`() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      attributed("Styled", [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)
    #expect(button.titleLabel?.text == "Styled")
    #expect(button.currentAttributedTitle?.string == "Styled")
    #expect(button.attributedTitle(for: .highlighted)?.string == "Styled")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 30))
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func `a text says how much room it takes`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "several words that need more than one line" as NSString
    let whole = text.size(withAttributes: [.font: font])
    #expect(whole.height == font.lineHeight)
    let broken = text.boundingRect(
      with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(broken.width <= 120)
    #expect(broken.height >= 3 * font.lineHeight)
    let oneLine = text.boundingRect(
      with: CGSize(width: 120, height: 1000), attributes: [.font: font], context: nil)
    #expect(oneLine.size == whole)
    #expect(attributed("abc", [.font: font]).size().width == font.width(of: "abc"))
  }

  @Test func `a part of a text may get another font, colour and paragraph`() throws {
    let text = NSMutableAttributedString(
      string: "plain and bold",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
        .paragraphStyle: paragraph { $0.lineSpacing = 2 },
      ])
    let end = NSRange(location: 10, length: 4)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: end)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: end)
    text.addAttribute(.paragraphStyle, value: paragraph { $0.lineSpacing = 3 }, range: end)
    let copy = try #require(text.copy() as? NSAttributedString)
    label.attributedText = copy.attributedSubstring(from: NSRange(location: 6, length: 8))
    #expect(lines().map(\.string) == ["and ", "bold"])
    #expect(lines().map(\.font.weight) == [400, 600])
  }
}
