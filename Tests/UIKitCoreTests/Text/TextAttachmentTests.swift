import Foundation
import StorylineTesting
import Testing
import UIKit

/// Images in texts.
@MainActor @Suite(.stage) struct TextAttachmentTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  /// A PNG of that size up to the end of its header.
  private func png(_ width: UInt8, _ height: UInt8) throws -> UIImage {
    let data = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    return try #require(UIImage(data: data))
  }

  private func lines() -> [DisplayTextLine] {
    guard case .text(let lines) = label.displayNode()?.content else { return [] }
    return lines
  }

  private func show(_ attachment: NSTextAttachment, color: UIColor = .red) {
    let text = NSMutableAttributedString(string: "ab")
    text.append(
      NSAttributedString(attachment: attachment, attributes: [.foregroundColor: color]))
    text.append(NSAttributedString(string: "cd"))
    label.attributedText = text
  }

  private var font: UIFont { .systemFont(ofSize: 17) }

  @Test func `15.1.1 an image stands in the text in its own size, and the text goes on behind it`()
    throws
  {
    show(NSTextAttachment(image: try png(30, 20)))
    let lines = lines()
    try #require(lines.count == 3)
    let start = font.width(of: "ab")
    #expect(lines[1].string == "\u{FFFC}")
    let rect = try #require(lines[1].image?.rect)
    #expect(rect.size == CGSize(width: 30, height: 20))
    #expect(abs(rect.minX - start) < 0.001)
    #expect(abs(rect.maxY - lines[0].origin.y) < 0.001)
    #expect(abs(lines[2].origin.x - start - 30) < 0.001)
    let wanted = label.sizeThatFits(.zero).width
    #expect(abs(wanted - (font.width(of: "abcd") + 30)) < 1)
    #expect(label.text == "ab\u{FFFC}cd")
  }

  @Test func `15.1.2 the bounds say how large an image is, and how far from the baseline`() throws {
    let attachment = NSTextAttachment(image: try png(30, 20))
    attachment.bounds = CGRect(x: 0, y: -10, width: 16, height: 50)
    show(attachment)
    let line = try #require(lines().first { $0.image != nil })
    let rect = try #require(line.image?.rect)
    #expect(rect.size == CGSize(width: 16, height: 50))
    #expect(abs(rect.maxY - line.origin.y - 10) < 0.001)
    let height = label.sizeThatFits(.zero).height
    #expect(abs(height - 50) < 1)
  }

  @Test func `15.1.2 an image below the baseline makes the line higher there`() throws {
    let attachment = NSTextAttachment(image: try png(10, 10))
    attachment.bounds = CGRect(x: 0, y: -30, width: 10, height: 10)
    show(attachment)
    #expect(abs(label.sizeThatFits(.zero).height - (font.ascender + 30)) < 1)
  }

  @Test func `15.1.3 a symbol is as large as its text`() throws {
    func height(_ size: CGFloat) throws -> CGFloat {
      label.font = .systemFont(ofSize: size)
      show(NSTextAttachment(image: try #require(UIImage(systemName: "star"))))
      return try #require(lines().first { $0.image != nil }?.image?.rect.height)
    }
    let (small, large) = (try height(10), try height(40))
    #expect(abs(large - 4 * small) < 1)
  }

  @Test func `15.1.4 symbols and templates take the colour of the text, pictures do not`() throws {
    func tint(_ image: UIImage?) throws -> DisplayColor? {
      show(NSTextAttachment(image: try #require(image)))
      return try #require(lines().compactMap(\.image).first).tint
    }
    let red = UIColor.red.display(isDark: false)
    #expect(try tint(UIImage(systemName: "star")) == red)
    #expect(try tint(try png(8, 8).withRenderingMode(.alwaysTemplate)) == red)
    #expect(try tint(try png(8, 8)) == nil)
  }

  private final class Aligned: NSTextAttachment {
    var asked: [(fragment: CGRect, position: CGPoint, index: Int)] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append((lineFrag, position, charIndex))
      return CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height)
    }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { UIImage(systemName: "circle") }
  }

  @Test func `15.1.5 a subclass says where its image goes, and which it is`() throws {
    let attachment = Aligned()
    show(attachment)
    let line = try #require(lines().first { $0.image != nil })
    let asked = try #require(attachment.asked.first)
    #expect(asked.index == 2)
    #expect(abs(asked.position.x - font.width(of: "ab")) < 0.001)
    #expect(abs(asked.fragment.height - font.lineHeight) < 0.001)
    let rect = try #require(line.image?.rect)
    #expect(abs(rect.width - font.lineHeight) < 0.001)
    #expect(abs(rect.maxY - line.origin.y - 4) < 0.001)
    #expect(line.image?.name == "symbol circle")
  }

  @Test func `15.1.1 lines may end before and behind an attachment`() throws {
    label.numberOfLines = 0
    label.frame.size.width = font.width(of: "ab") + 20
    show(NSTextAttachment(image: try png(30, 20)))
    let lines = lines()
    #expect(lines.map(\.string) == ["ab", "\u{FFFC}", "cd"])
    #expect(Set(lines.map(\.origin.y)).count == 3)
  }

  @Test func `an attachment shows the image in its contents`() throws {
    let image = UIImage(systemName: "star")
    #expect(image != nil)
    let data = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 12, 0, 0, 0, 14, 8, 6, 0, 0, 0])
    show(NSTextAttachment(data: data, ofType: "public.png"))
    let shown = try #require(lines().compactMap(\.image).first)
    #expect(shown.rect.size == CGSize(width: 12, height: 14))
    #expect(shown.data == data)
  }

  @Test func `texts know whether they have attachments`() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: try png(1, 1))))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(NSTextAttachment.character == 0xFFFC)
  }

  @Test func `15.1.1 buttons and drawn texts show attachments`() throws {
    let text = NSAttributedString(attachment: NSTextAttachment(image: try png(30, 20)))
    let button = UIButton(type: .custom)
    button.setAttributedTitle(text, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let node = try #require(button.displayNode())
    guard
      case .text(let lines)? = find("ButtonLabel", in: [node])?.content
        ?? find("UILabel", in: [node])?.content
    else {
      Issue.record("no label")
      return
    }
    #expect(lines.first?.image != nil)
    #expect(abs(text.size().width - 30) < 0.001)
  }

  @Test func `the text dump and the picture of the screen have the image`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(label)
    window.makeKeyAndVisible()
    show(NSTextAttachment(image: try #require(UIImage(systemName: "star"))))
    try Stage.shared.settle()
    let list = Stage.shared.displayList()
    #expect(list.text().contains("symbol star"))
    #expect(list.svg().contains("<image"))
  }

  @Test
  func `15.1.9 fixed attributes keep attachments to their character and styles to paragraphs`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(string: "a\u{FFFC}b\nc")
    text.addAttribute(
      .attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 3))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    text.fixAttributes(in: NSRange(location: 0, length: text.length))
    let has = (0..<3).map { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil }
    #expect(has == [false, true, false])
    let styled = (0..<5).map {
      text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) != nil
    }
    #expect(styled == [true, true, true, true, false])
  }
}
