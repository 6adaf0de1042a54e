import Foundation
import StorylineTesting
import Testing
import UIKit

/// Swift's own attributed strings.
@MainActor @Suite(.stage) struct AttributedStringTests {
  private func text() -> AttributedString {
    var text = AttributedString("red link")
    text.font = .systemFont(ofSize: 20)
    if let range = text.range(of: "red") {
      text[range].foregroundColor = .red
      text[range].tracking = 2
      text[range].shadow = NSShadow()
      text[range].underlineStyle = .single
    }
    if let range = text.range(of: "link") { text[range].link = URL(string: "https://swift.org") }
    return text
  }

  @Test func `attributes of a Swift text are those of an NSAttributedString, and back`() throws {
    let text = text()
    let old = NSAttributedString(text)
    #expect(old.string == "red link")
    #expect(old.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(old.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    #expect(old.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow == NSShadow())
    #expect(AttributedString(old) == text)
  }

  @Test func `a label shows a Swift text as it is styled`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = NSAttributedString(text())
    guard case .text(let lines)? = label.displayNode()?.content else {
      Issue.record("no text")
      return
    }
    #expect(lines.map(\.string) == ["red", " ", "link"])
    #expect(lines[0].color == UIColor.red.display(isDark: false))
    #expect(lines[0].spacing == 2)
    #expect(lines[0].shadow != nil)
  }

  @Test func `a button's configuration has titles with attributes`() throws {
    var title = AttributeContainer()
    title.font = .systemFont(ofSize: 31)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Large", attributes: title)
    #expect(configuration.title == "Large")
    let button = UIButton(configuration: configuration)
    let size = button.sizeThatFits(.zero)
    #expect(size.height > UIFont.systemFont(ofSize: 31).lineHeight)
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == AttributedString("Plain"))
    button.configuration = configuration
    #expect(button.sizeThatFits(.zero).height < size.height)
  }
}
