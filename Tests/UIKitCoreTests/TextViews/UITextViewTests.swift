import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the drawing and the size of a text view, and for its use.
@MainActor @Suite(.stage) struct UITextViewTests {
  private let stage: TextViewStage
  private var text: UITextView { stage.text }

  init() throws { stage = try TextViewStage() }

  // MARK: Lines

  @Test func `text is broken between words, inside of its insets and its padding`() throws {
    text.text = "one two three four five"
    let lines = try stage.lines()
    #expect(lines.map(\.string) == ["one two three four ", "five"])
    #expect(lines.allSatisfy { $0.origin.x == 5 })
    #expect(lines[0].origin.y > 8 && lines[0].origin.y < 8 + stage.lineHeight)
    #expect(abs(lines[1].origin.y - lines[0].origin.y - stage.lineHeight) < 0.001)
    text.textContainerInset = UIEdgeInsets(top: 20, left: 50, bottom: 0, right: 0)
    text.textContainer.lineFragmentPadding = 0
    #expect(try stage.lines().map(\.string) == ["one two three ", "four five"])
    #expect(try stage.lines().first?.origin.x == 50)
  }

  @Test func `text without an alignment begins at the right where people read from there`() throws {
    text.text = "one"
    #expect(try stage.lines().first?.origin.x == 5)
    text.semanticContentAttribute = .forceRightToLeft
    let line = try #require(try stage.lines().first)
    #expect(abs(line.origin.x + line.width - 195) < 0.001)
  }

  @Test func `line breaks make lines, also empty ones and one at the end`() throws {
    text.text = "a\n\nb\n"
    #expect(try stage.lines().map(\.string) == ["a", "b"])
    try stage.beginEditing()
    let marks = try stage.marks()
    let caret = try #require(marks.first)
    #expect(abs(caret.minY - (8 + 3 * stage.lineHeight)) < 0.001)
    #expect(caret.minX == 5)
  }

  @Test(arguments: [
    (NSTextAlignment.center, 0.5), (.right, 1), (.left, 0), (.natural, 0),
  ])
  func `lines are aligned by what is seen of them`(alignment: NSTextAlignment, part: CGFloat) throws
  {
    text.text = "one two three four five"
    text.textAlignment = alignment
    let lines = try stage.lines()
    let seen = stage.width(of: "one two three four")
    #expect(abs(lines[0].origin.x - (5 + (190 - seen) * part)) < 0.001)
  }

  @Test func `justified lines reach both edges but for the last of a paragraph`() throws {
    text.text = "one two three four five six"
    text.textAlignment = .justified
    let lines = try stage.lines()
    #expect(lines.map(\.string) == ["one", "two", "three", "four", "five six"])
    #expect(abs(lines[3].origin.x + lines[3].width - 195) < 0.001)
    #expect(lines[4].origin.x == 5)
  }

  @Test func `large and small stand on one baseline, in a line as high as the largest`()
    throws
  {
    let mixed = NSMutableAttributedString(
      string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    mixed.append(
      NSAttributedString(string: "big\nnext", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    text.attributedText = mixed
    let lines = try stage.lines()
    #expect(lines.map(\.string) == ["small ", "big", "next"])
    #expect(lines[0].origin.y == lines[1].origin.y)
    let height = UIFont.systemFont(ofSize: 30).lineHeight
    #expect(abs(lines[2].origin.y - lines[1].origin.y - height) < 0.001)
  }

  @Test func `no more lines than the container may have are shown`() throws {
    text.text = "a\nb\nc"
    text.textContainer.maximumNumberOfLines = 2
    #expect(try stage.lines().map(\.string) == ["a", "b"])
  }

  // MARK: Size

  @Test func `the content is as high as the text, and scrolls`() throws {
    text.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    try Stage.shared.settle()
    #expect(text.contentSize.width == 200)
    #expect(abs(text.contentSize.height - (20 * stage.lineHeight + 16)) < 0.34)
    text.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(text.contentOffset.y == 50)
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func `12.2.1 a view that does not scroll is as high as its text`() throws {
    text.isScrollEnabled = false
    text.text = "one two three four five"
    text.translatesAutoresizingMaskIntoConstraints = false
    let root = try #require(stage.controller.view)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      text.widthAnchor.constraint(equalToConstant: 200),
    ])
    try Stage.shared.settle()
    #expect(abs(text.bounds.height - (2 * stage.lineHeight + 16)) < 0.67)
    try stage.beginEditing()
    Stage.shared.type("\nmore")
    try Stage.shared.settle()
    #expect(abs(text.bounds.height - (3 * stage.lineHeight + 16)) < 0.67)
  }

  @Test func `what fits says the text's own width where there is room`() {
    text.text = "one"
    let size = text.sizeThatFits(CGSize(width: 500, height: 500))
    #expect(abs(size.width - (stage.width(of: "one") + 10)) < 0.34)
    #expect(abs(size.height - (stage.lineHeight + 16)) < 0.34)
    text.text = "one two three four five"
    let narrow = text.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100)
    #expect(narrow.height > 3 * stage.lineHeight)
  }

  // MARK: Caret and selection

  @Test func `a tap puts the caret at the nearest end of a word`() throws {
    text.text = "one two three four five"
    let y = 8 + stage.lineHeight / 2
    try stage.tap(x: 5 + stage.width(of: "one tw"), y: y)
    #expect(text.isFirstResponder)
    #expect(text.selectedRange == NSRange(location: 7, length: 0))
    #expect(try stage.marks().map(\.minX) == [5 + stage.width(of: "one two")])
    try stage.tap(x: 6, y: y + stage.lineHeight)
    #expect(text.selectedRange.location == 19)
    try stage.tap(x: 150, y: 110)
    #expect(text.selectedRange.location == 23)
  }

  @Test func `a second tap selects the word, and typing replaces it`() throws {
    text.text = "one two"
    try stage.tap(x: 5 + stage.width(of: "one t"), y: 20, times: 2)
    #expect(text.selectedRange == NSRange(location: 4, length: 3))
    Stage.shared.type("2")
    #expect(text.text == "one 2")
  }

  @Test func `arrows lead from line to line`() throws {
    text.text = "one two three four five\nsix"
    try stage.beginEditing()
    Stage.shared.press(.up)
    #expect(text.selectedRange.location == 22)
    Stage.shared.press(.start)
    #expect(text.selectedRange.location == 19)
    Stage.shared.press(.up)
    #expect(text.selectedRange.location == 0)
    Stage.shared.press(.end)
    // At the end of a broken line the caret stays in it.
    #expect(text.selectedRange.location == 18)
    Stage.shared.press(.down)
    Stage.shared.press(.down)
    #expect(text.selectedRange.location == 27)
    Stage.shared.press(.up, selecting: true)
    #expect(text.selectedRange == NSRange(location: 22, length: 5))
  }

  @Test func `what is selected is marked line by line, to the edge where it goes on`() throws {
    text.text = "one two three four five"
    try stage.beginEditing()
    text.selectedRange = NSRange(location: 14, length: 9)
    let marks = try stage.marks().filter { $0.width > 2 }
    #expect(marks.count == 2)
    #expect(marks[0].maxX == 195)
    #expect(abs(marks[1].width - stage.width(of: "five")) < 0.001)
  }

  @Test func `typing keeps the caret in sight`() throws {
    try stage.beginEditing()
    Stage.shared.type((1...12).map { "Line \($0)" }.joined(separator: "\n"))
    try Stage.shared.settle()
    #expect(text.contentOffset.y > 0)
    #expect(abs(text.contentOffset.y - (text.contentSize.height - 120)) < 0.5)
    Stage.shared.press(.selectAll)
    Stage.shared.press(.delete)
    try Stage.shared.settle()
    #expect(text.contentOffset.y == 0)
  }

  @Test func `a range is scrolled into sight`() throws {
    text.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    try Stage.shared.settle()
    text.scrollRangeToVisible(NSRange(location: text.text.utf16.count - 1, length: 1))
    try Stage.shared.settle()
    #expect(abs(text.contentOffset.y - (text.contentSize.height - 120)) < 0.5)
    text.scrollRangeToVisible(NSRange(location: 0, length: 1))
    try Stage.shared.settle()
    #expect(text.contentOffset.y == 0)
  }

  // MARK: Abilities

  @Test func `text that is only read has no keyboard, and its words can be selected`() throws {
    text.isEditable = false
    text.text = "one two"
    try stage.tap(x: 10, y: 20)
    #expect(!text.isFirstResponder)
    try stage.tap(x: 10, y: 20, times: 2)
    #expect(text.selectedRange == NSRange(location: 0, length: 3))
    #expect(Stage.shared.keyboard.frame == nil)
    Stage.shared.type("x")
    Stage.shared.press(.delete)
    #expect(text.text == "one two")
    try stage.tap(x: 10, y: 20)
    #expect(!text.isFirstResponder)
  }

  @Test func `text that cannot be selected cannot be edited`() throws {
    text.isSelectable = false
    text.text = "one"
    #expect(!text.becomeFirstResponder())
    try stage.tap(x: 10, y: 20, times: 2)
    #expect(!text.isFirstResponder)
  }

  @Test func `editing ends where it is no longer allowed`() throws {
    try stage.beginEditing()
    #expect(Stage.shared.keyboard.frame != nil)
    text.isEditable = false
    try Stage.shared.settle()
    #expect(!text.isFirstResponder)
    #expect(Stage.shared.keyboard.frame == nil)
  }

  // MARK: Attributes

  @Test func `what is typed looks as what it follows, or as the app says`() throws {
    text.text = "ab"
    try stage.beginEditing()
    text.typingAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    Stage.shared.type("cd")
    #expect(try stage.lines().map(\.font.size) == [20, 30])
    Stage.shared.press(.start)
    Stage.shared.type("x")
    #expect(try stage.lines().map(\.string) == ["xab", "cd"])
    #expect((text.typingAttributes[.font] as? UIFont)?.pointSize == 20)
  }

  @Test func `a font and a colour set later change all of the text`() throws {
    text.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(text.font?.pointSize == 30)
    text.font = .systemFont(ofSize: 14)
    text.textColor = .systemRed
    #expect(try stage.lines().map(\.font.size) == [14])
    #expect(try stage.lines().first?.color.red == 1)
    #expect(text.textColor == .systemRed)
  }

  @Test func `text in many looks is given back as it was set, and as it was typed`() throws {
    let sizes: [CGFloat] = [10, 20, 30, 30, 10]
    try stage.beginEditing()
    for size in sizes {
      text.typingAttributes = [.font: UIFont.systemFont(ofSize: size)]
      Stage.shared.type("ab")
    }
    func found() -> [CGFloat] {
      let all: NSAttributedString = text.attributedText
      return (0..<5).map { index in
        (all.attributes(at: 2 * index, effectiveRange: nil)[.font] as? UIFont)?.pointSize ?? 0
      }
    }
    #expect(text.text == "ababababab")
    #expect(found() == sizes)
    text.attributedText = text.attributedText
    #expect(found() == sizes)
    text.selectedRange = NSRange(location: 1, length: 4)
    Stage.shared.type("x")
    #expect(text.text == "axbabab")
    #expect(try stage.lines().map(\.font.size) == [10, 30, 10])
    #expect(try stage.lines().map(\.string) == ["ax", "bab", "ab"])
  }

  // MARK: Places

  @Test func `places and ranges are found and used`() throws {
    text.text = "one\ntwo"
    try stage.beginEditing()
    let start = try #require(text.position(from: text.beginningOfDocument, offset: 4))
    let range = try #require(text.textRange(from: start, to: text.endOfDocument))
    #expect(text.text(in: range) == "two")
    #expect(text.caretRect(for: start).minY == 8 + stage.lineHeight)
    #expect(text.closestPosition(to: CGPoint(x: 5, y: 12 + stage.lineHeight)) == start)
    text.replace(range, withText: "2")
    #expect(text.text == "one\n2")
    #expect(text.selectedTextRange?.isEmpty == true)
    #expect(text.position(from: text.endOfDocument, offset: 1) == nil)
  }

  @Test func `it says what it is and what is in it`() throws {
    text.text = "note"
    try stage.beginEditing()
    let node = try #require(text.displayNode())
    let accessibility = try #require(node.accessibility)
    #expect(accessibility.role == .textView)
    #expect(accessibility.value == "note")
    #expect(accessibility.isEditing)
  }

  @Test func `a container of the app's own is used`() throws {
    let container = NSTextContainer(size: CGSize(width: 10, height: 10))
    container.lineFragmentPadding = 20
    let view = UITextView(
      frame: CGRect(x: 0, y: 300, width: 100, height: 50), textContainer: container)
    view.text = "a"
    stage.controller.view.addSubview(view)
    try Stage.shared.settle()
    let node = try #require(view.displayNode())
    guard case .text(let lines)? = find("TextViewCanvas", in: [node])?.content else {
      Issue.record("no text")
      return
    }
    #expect(lines.first?.origin.x == 20)
    #expect(view.textContainer === container)
    #expect(container.size.width == 100)
  }
}
