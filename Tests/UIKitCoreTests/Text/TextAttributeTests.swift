import Foundation
import StorylineTesting
import Testing
import UIKit

/// Shadows, tracking, tabs and links of attributed texts.
@MainActor @Suite(.stage) struct TextAttributeTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))

  private func lines(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> [DisplayTextLine] {
    label.attributedText = NSAttributedString(string: string, attributes: attributes)
    guard case .text(let lines) = label.displayNode()?.content else { return [] }
    return lines
  }

  @Test func `15.1.6 a text has the shadow that its attribute describes`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let shown = try #require(lines("one", [.shadow: shadow]).first?.shadow)
    #expect(shown.offset == CGSize(width: 1, height: 2))
    #expect(shown.radius == 3)
    #expect(shown.color == UIColor.red.display(isDark: false))
  }

  @Test
  func `15.1.6 a shadow is a third of black unless it is told; without a colour there is none`()
    throws
  {
    let shadow = NSShadow()
    let shown = try #require(lines("one", [.shadow: shadow]).first?.shadow)
    #expect(shown.offset == .zero && shown.radius == 0)
    #expect(abs(shown.color.alpha - 1.0 / 3) < 0.001)
    shadow.shadowColor = nil
    #expect(try #require(lines("one", [.shadow: shadow]).first).shadow == nil)
  }

  @Test func `15.1.10 a natural paragraph begins where its writing direction says`() throws {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let line = try #require(lines("one", [.paragraphStyle: style]).first)
    #expect(abs(line.origin.x + line.width - 400) < 0.01)
    style.baseWritingDirection = .leftToRight
    #expect(lines("one", [.paragraphStyle: style]).first?.origin.x == 0)
  }

  @Test func `copies of a paragraph style keep all of its values`() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0.5
    style.lineBreakStrategy = [.pushOut]
    style.allowsDefaultTighteningForTruncation = true
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    #expect(copy?.hyphenationFactor == 0.5)
    #expect(copy?.lineBreakStrategy == .pushOut)
    #expect(copy?.allowsDefaultTighteningForTruncation == true)
    #expect(copy != NSParagraphStyle())
  }

  @Test func `shadows are equal that say the same, and copies are independent`() {
    let shadow = NSShadow()
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    copy?.shadowBlurRadius = 4
    #expect(copy != shadow)
    #expect(shadow.shadowBlurRadius == 0)
  }

  @Test func `15.1.7 tracking is room behind every character, and wins over kern`() {
    let plain = lines("four", [:]).first?.width ?? 0
    #expect(abs((lines("four", [.tracking: 3]).first?.width ?? 0) - plain - 12) < 0.001)
    #expect(abs((lines("four", [.tracking: 3, .kern: 1]).first?.width ?? 0) - plain - 12) < 0.001)
  }

  private func tabs(_ tabs: [NSTextTab], interval: CGFloat = 0) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.tabStops = tabs
    style.defaultTabInterval = interval
    return style
  }

  private func isNear(_ places: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    places.count == wanted.count && zip(places, wanted).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test func `15.1.8 tabs lead to stops that are 28 points apart`() {
    let xs = lines("a\tb\tc", [:]).map(\.origin.x)
    #expect(isNear(xs, [0, 28, 56]))
    let stops: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == stops)
  }

  @Test func `15.1.8 a paragraph has stops of its own, and equal distances behind the last`() {
    let style = tabs([NSTextTab(textAlignment: .left, location: 50)], interval: 40)
    let xs = lines("a\tb\tc", [.paragraphStyle: style]).map(\.origin.x)
    #expect(isNear(xs, [0, 50, 80]))
  }

  @Test func `15.1.8 text is aligned to its stop at the left, the middle or the right`() throws {
    func edges(_ alignment: NSTextAlignment) throws -> (CGFloat, CGFloat) {
      let style = tabs([NSTextTab(textAlignment: alignment, location: 100)])
      let line = try #require(lines("a\twide", [.paragraphStyle: style]).last)
      return (line.origin.x, line.origin.x + line.width)
    }
    #expect(try abs(edges(.right).1 - 100) < 0.001)
    let middle = try edges(.center)
    #expect(abs((middle.0 + middle.1) / 2 - 100) < 0.001)
    #expect(try abs(edges(.left).0 - 100) < 0.001)
  }

  @Test func `tab stops are kept in order, added and removed`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let (near, far) = (
      NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .right, location: 90)
    )
    style.addTabStop(far)
    style.addTabStop(near)
    #expect(style.tabStops == [near, far])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
    #expect(style.tabStops == [near])
    #expect((style.copy() as? NSParagraphStyle)?.tabStops == [near])
  }

  @Test func `15.3.7 a link in a label is blue and underlined`() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let line = try #require(
      lines("one", [.link: url, .foregroundColor: UIColor.red]).first)
    #expect(line.color == UIColor.link.display(isDark: false))
    #expect(line.rules.map(\.kind) == [.underline])
  }
}
