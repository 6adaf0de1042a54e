import Foundation
import StorylineTesting
import Testing
import UIKit

/// Places of characters, as apps find them that put links into labels.
@MainActor @Suite(.stage) struct LayoutManagerTests {
  private let storage = NSTextStorage(string: "")
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 190, height: 0))
  private let font = UIFont.systemFont(ofSize: 20)

  init() {
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
  }

  private func show(_ text: String) {
    storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
  }

  private func width(_ text: String) -> CGFloat { font.width(of: text) }

  @Test func `15.4.1 the used area is that of the lines with their padding`() {
    show("one two three four five")
    let used = manager.usedRect(for: container)
    #expect(used.origin == .zero)
    #expect(abs(used.width - width("one two three four")) < 0.001)
    #expect(abs(used.height - 2 * font.lineHeight) < 0.001)
    container.lineFragmentPadding = 5
    show("one")
    #expect(abs(manager.usedRect(for: container).width - width("one") - 10) < 0.001)
    #expect(abs(manager.location(forGlyphAt: 1).x - 5 - width("o")) < 0.001)
    #expect(abs(manager.location(forGlyphAt: 1).y - font.ascender) < 0.001)
  }

  @Test func `15.4.2 the character at a point is found, and the nearest one beside the text`() {
    show("one two three four five")
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index(1, 1) == 0)
    #expect(index(width("one t") + 1, 1) == 5)
    #expect(index(1, font.lineHeight + 1) == 19)
    #expect(index(185, font.lineHeight + 1) == 22)
    #expect(index(1, 500) == 19)
    var fraction: CGFloat = 0
    let middle = CGPoint(x: width("o") / 2, y: 1)
    #expect(
      manager.glyphIndex(
        for: middle, in: container, fractionOfDistanceThroughGlyph: &fraction) == 0)
    #expect(abs(fraction - 0.5) < 0.001)
    #expect(abs(manager.fractionOfDistanceThroughGlyph(for: middle, in: container) - 0.5) < 0.001)
  }

  @Test func `the idiom of links in labels finds the tapped range`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "By going on you agree to the terms", attributes: [.font: font])
    let storage = NSTextStorage(attributedString: try #require(label.attributedText))
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    container.lineBreakMode = label.lineBreakMode
    container.maximumNumberOfLines = label.numberOfLines
    container.size = label.bounds.size
    guard case .text(let lines)? = label.displayNode()?.content else {
      Issue.record("no text")
      return
    }
    let second = try #require(lines.last)
    let before = second.string.components(separatedBy: "terms")[0]
    let box = manager.usedRect(for: container)
    let offset = (label.bounds.height - box.height) / 2 - box.minY
    let tap = CGPoint(x: font.width(of: before) + 3, y: second.origin.y - 3 - offset)
    let index = manager.characterIndex(
      for: tap, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(NSLocationInRange(index, (storage.string as NSString).range(of: "terms")))
  }

  @Test func `lines are told with their areas, and glyphs with the rectangle around them`() {
    show("one two three four five")
    var ranges: [NSRange] = []
    var rects: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 23)) {
      rects.append($0)
      #expect($1.width <= $0.width && $2 === container)
      ranges.append($3)
      _ = $4
    }
    #expect(ranges == [NSRange(location: 0, length: 19), NSRange(location: 19, length: 4)])
    #expect(rects.map(\.width) == [190, 190])
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(abs(box.minX - width("one ")) < 0.001 && abs(box.width - width("two")) < 0.001)
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 20, effectiveRange: &range)
    #expect(abs(rect.minY - font.lineHeight) < 0.001 && range.location == 19)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 20, effectiveRange: nil).width < 60)
    var enclosing: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 14, length: 9),
      withinSelectedGlyphRange: NSRange(location: 14, length: 9), in: container
    ) { rect, _ in enclosing.append(rect) }
    #expect(enclosing.map(\.maxX).first == 190)
    #expect(enclosing.count == 2)
  }

  @Test func `a glyph is a character, and whole characters are not divided`() {
    show("a👍b")
    #expect(manager.numberOfGlyphs == 4)
    #expect(manager.glyphIndexForCharacter(at: 3) == 3)
    #expect(manager.characterIndexForGlyph(at: 3) == 3)
    #expect(manager.isValidGlyphIndex(3) && !manager.isValidGlyphIndex(4))
    let part = NSRange(location: 1, length: 1)
    let whole = NSRange(location: 1, length: 2)
    var actual = NSRange()
    #expect(manager.glyphRange(forCharacterRange: part, actualCharacterRange: &actual) == whole)
    #expect(actual == whole)
    #expect(manager.characterRange(forGlyphRange: part, actualGlyphRange: nil) == whole)
  }

  @Test func `15.4.3 what one container has no room for goes into the next`() {
    container.size = CGSize(width: 190, height: font.lineHeight + 1)
    let second = NSTextContainer(size: CGSize(width: 190, height: 0))
    second.lineFragmentPadding = 0
    manager.addTextContainer(second)
    show("one two three four five")
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 19))
    #expect(manager.glyphRange(for: second) == NSRange(location: 19, length: 4))
    #expect(manager.textContainer(forGlyphAt: 20, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: 20, effectiveRange: nil).minY == 0)
  }

  @Test func `15.4.4 a length of nothing has no limit, and lines may be limited by number`() {
    container.size = .zero
    show("one two three four five six seven")
    #expect(
      abs(manager.usedRect(for: container).width - width("one two three four five six seven"))
        < 0.001)
    container.size = CGSize(width: 100, height: 0)
    container.maximumNumberOfLines = 1
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.001)
    container.maximumNumberOfLines = 0
    #expect(manager.usedRect(for: container).height > 2 * font.lineHeight)
  }

  @Test func `the layout follows every edit, and a text view's is what it shows`() throws {
    show("one")
    #expect(manager.glyphRange(for: container).length == 3)
    storage.append(NSAttributedString(string: " two", attributes: [.font: font]))
    #expect(manager.glyphRange(for: container).length == 7)
    let stage = try TextViewStage()
    stage.text.text = "one two three four five"
    try Stage.shared.settle()
    let view = stage.text
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height - 2 * stage.lineHeight) < 0.001)
    #expect(abs(used.width - stage.width(of: "one two three four") - 10) < 0.001)
  }

  /// A label that draws its text itself, as apps write them.
  private final class OwnLabel: UILabel {
    let storage = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)

    override func drawText(in rect: CGRect) {
      if container.layoutManager == nil {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
      }
      attributedText.map(storage.setAttributedString)
      container.size = rect.size
      let range = NSRange(location: 0, length: storage.length)
      manager.drawBackground(forGlyphRange: range, at: rect.origin)
      manager.drawGlyphs(forGlyphRange: range, at: rect.origin)
    }
  }

  @Test func `15.4.5 a label that draws its text with a layout manager shows it`() throws {
    let label = OwnLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(
      string: "mine", attributes: [.font: font, .backgroundColor: UIColor.yellow])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(label)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let node = try #require(label.displayNode())
    guard case .image(let image) = node.content else {
      Issue.record("\(node.content)")
      return
    }
    let svg = String(decoding: image.data, as: UTF8.self)
    #expect(svg.contains(">mine</text>"))
    #expect(svg.contains("#ffff00"))
  }
}
