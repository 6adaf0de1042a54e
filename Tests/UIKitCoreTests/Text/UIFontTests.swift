import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct UIFontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have the sizes of the default text size`(
    style: UIFont.TextStyle, size: CGFloat
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.display.weight == (style == .headline ? 600 : 400))
  }

  @Test func `a font of which nothing is said is the system's`() {
    #expect(UIFont().familyName == UIFont.systemFont(ofSize: 12).familyName)
    #expect(UIFont() == UIFont())
  }

  @Test func `17 points have the metrics of the system font`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
  }

  @Test func `weights become those of CSS, and from semibold on measure as bold`() {
    #expect(UIFont.systemFont(ofSize: 17, weight: .light).display.weight == 300)
    #expect(UIFont.boldSystemFont(ofSize: 17).display.weight == 600)
    let medium = UIFont.systemFont(ofSize: 17, weight: .medium)
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(medium.width(of: "b") == UIFont.systemFont(ofSize: 17).width(of: "b"))
    #expect(semibold.width(of: "b") > medium.width(of: "b"))
  }

  @Test func `fonts of the same face and size are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 17).withSize(12))
    #expect(UIFont.italicSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    #expect(UIFont.italicSystemFont(ofSize: 12).display.isItalic)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
  }
}
