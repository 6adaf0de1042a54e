import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct UILabelTests {
  private let label = UILabel()

  private func drawn() -> [DisplayTextLine] {
    guard case .text(let lines) = label.displayNode()?.content else { return [] }
    return lines
  }

  @Test func `a new label has Apple's defaults`() {
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `nil brings the default font and colour back`() {
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `the intrinsic size is the text's, rounded up to pixels`() {
    label.text = "Hello"
    let width = label.font.width(of: "Hello")
    #expect(label.intrinsicContentSize.width == (width * 3).rounded(.up) / 3)
    #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
  }

  @Test func `several lines need their height at the preferred width`() {
    label.text = "one two three four"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.width <= 80)
    #expect(abs(label.intrinsicContentSize.height - (2 * 20.287 * 3).rounded(.up) / 3) < 1e-6)
  }

  @Test func `several lines without a preferred width take that of the last layout`() {
    label.text = "one two three four"
    label.numberOfLines = 0
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    label.layoutIfNeeded()
    #expect(label.intrinsicContentSize.width == natural.width)
    #expect(label.intrinsicContentSize.height > natural.height * 1.9)
  }

  @Test func `sizeThatFits breaks lines where there may be several`() {
    label.text = "one two three four"
    let single = label.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(single.width <= 80 && single.height < 21)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height > 40)
    #expect(label.sizeThatFits(.zero).height < 21)
  }

  @Test func `the text is centred vertically and aligned horizontally`() throws {
    label.text = "Hello"
    label.textAlignment = .right
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let line = try #require(drawn().first)
    #expect(abs(line.origin.x + line.width - 200) < 0.001)
    #expect(abs(line.origin.y - (100 - 20.287) / 2 - 16.187) < 0.34)
  }

  @Test func `a text that is too wide is drawn shortened`() {
    label.text = "Hello, world"
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(drawn().map(\.string) == ["Hello\u{2026}"])
  }

  @Test func `a text that may shrink does so down to the smallest scale`() throws {
    label.text = "Hello, world"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let wanted = label.intrinsicContentSize.width
    label.frame = CGRect(x: 0, y: 0, width: wanted * 0.8, height: 20)
    let shrunk = try #require(drawn().first)
    #expect(shrunk.string == "Hello, world")
    #expect(abs(shrunk.font.size - 17 * 0.8) < 0.1)
    label.frame.size.width = wanted * 0.25
    let smallest = try #require(drawn().first)
    #expect(smallest.font.size == 8.5)
    #expect(smallest.string.hasSuffix("\u{2026}"))
  }

  @Test func `a highlighted label has the highlighted colour, a disabled one is dimmed`() {
    label.text = "Hello"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(drawn().first?.color == UIColor.red.display(isDark: false))
    label.isHighlighted = true
    #expect(drawn().first?.color == UIColor.blue.display(isDark: false))
    label.isEnabled = false
    #expect(drawn().first?.color.alpha == 0.5)
  }

  @Test func `assistive technology is told the text`() {
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    let accessibility = label.displayNode()?.accessibility
    #expect(accessibility?.role == .staticText)
    #expect(accessibility?.label == "Hello")
    #expect(accessibility?.identifier == "greeting")
  }
}
