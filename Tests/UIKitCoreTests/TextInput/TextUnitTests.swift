import StorylineTesting
import Testing
import UIKit

/// 15.8: places and units of a text for input methods.
@MainActor @Suite(.stage) struct TextUnitTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  private let forward = UITextDirection.storage(.forward)
  private let backward = UITextDirection.storage(.backward)

  init() {
    view.text = "One two.\nThree four five"
    field.text = "ab cd"
  }

  private func range(_ start: Int, _ length: Int, in input: any UITextInput) throws -> UITextRange {
    let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let to = try #require(input.position(from: from, offset: length))
    return try #require(input.textRange(from: from, to: to))
  }

  private func place(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func text(_ range: UITextRange?) -> String? { range.flatMap { view.text(in: $0) } }

  @Test func `15.8.1 a range has a rectangle in each line`() throws {
    let rects = view.selectionRects(for: try range(4, 8, in: view))
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(rects[0].rect.minX > rects[1].rect.minX)
    #expect(rects[0].rect.maxY <= rects[1].rect.minY)
    #expect(view.firstRect(for: try range(4, 8, in: view)) == rects[0].rect)
    let empty = try range(3, 0, in: view)
    #expect(view.firstRect(for: empty) == view.caretRect(for: empty.start))
    let word = field.firstRect(for: try range(3, 2, in: field))
    #expect(word.minX == field.caretRect(for: try range(3, 0, in: field).start).minX)
    #expect(word.width > 0)
  }

  @Test func `15.8.2 a point is on a character, and a range keeps the nearest place inside`() throws
  {
    let first = view.firstRect(for: try range(4, 1, in: view))
    #expect(text(view.characterRange(at: CGPoint(x: first.maxX - 1, y: first.midY))) == "t")
    #expect(text(view.characterRange(at: CGPoint(x: first.minX + 1, y: first.midY))) == "t")
    view.text = ""
    #expect(view.characterRange(at: .zero) == nil)
    let inside = try range(1, 2, in: field)
    #expect(field.closestPosition(to: .zero, within: inside) == inside.start)
    #expect(field.closestPosition(to: CGPoint(x: 190, y: 5), within: inside) == inside.end)
  }

  @Test func `15.8.3 marked text replaces itself until it is unmarked`() throws {
    view.selectedRange = NSRange(location: 4, length: 3)
    view.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 1))
    #expect(view.text == "One xy.\nThree four five")
    #expect(text(view.markedTextRange) == "xy")
    #expect(view.selectedRange == NSRange(location: 5, length: 1))
    view.setMarkedText("zzz", selectedRange: NSRange(location: 3, length: 0))
    #expect(view.text == "One zzz.\nThree four five")
    view.unmarkText()
    #expect(view.markedTextRange == nil)
    view.setMarkedText("!", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "One zzz!.\nThree four five")
    view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "One zzz.\nThree four five")
    #expect(view.markedTextRange == nil)
  }

  @Test func `15.8.4 a boundary belongs to the unit in the direction`() throws {
    let tokens = view.tokenizer
    func unit(
      _ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection
    ) throws -> String? {
      text(tokens.rangeEnclosingPosition(try place(offset), with: unit, inDirection: direction))
    }
    #expect(try unit(1, .word, forward) == "One")
    #expect(try unit(3, .word, backward) == "One")
    #expect(try unit(3, .word, forward) == nil)
    #expect(try unit(4, .word, forward) == "two")
    #expect(try unit(2, .paragraph, forward) == "One two.\n")
    #expect(try unit(12, .sentence, forward) == "Three four five")
    #expect(try unit(12, .line, forward) == "Three four five")
    #expect(try unit(0, .document, forward) == view.text)
    #expect(try unit(0, .character, forward) == "O")
    let end = try place(3)
    #expect(tokens.isPosition(end, withinTextUnit: .word, inDirection: backward))
    #expect(!tokens.isPosition(end, withinTextUnit: .word, inDirection: forward))
  }

  @Test func `15.8.5 the next boundary is an end forward and a beginning backward`() throws {
    let tokens = view.tokenizer
    func boundary(_ offset: Int, _ direction: UITextDirection) throws -> Int? {
      tokens.position(from: try place(offset), toBoundary: .word, inDirection: direction)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(try boundary(1, forward) == 3)
    #expect(try boundary(3, forward) == 7)
    #expect(try boundary(6, backward) == 4)
    #expect(try boundary(24, forward) == nil)
    let (end, start) = (try place(3), try place(4))
    #expect(tokens.isPosition(end, atBoundary: .word, inDirection: forward))
    #expect(!tokens.isPosition(end, atBoundary: .word, inDirection: backward))
    #expect(tokens.isPosition(start, atBoundary: .word, inDirection: backward))
  }

  @Test func `15.8.5 directions on the screen lead along lines`() throws {
    func moved(_ offset: Int, _ direction: UITextLayoutDirection, by count: Int) throws -> Int? {
      view.position(from: try place(offset), in: direction, offset: count)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(try moved(2, .left, by: 1) == 1)
    #expect(try moved(2, .right, by: 2) == 4)
    #expect(try moved(0, .down, by: 1) == 9)
    let middle = try place(4)
    #expect(text(view.characterRange(byExtending: middle, in: .left)) == "One ")
    #expect(text(view.characterRange(byExtending: middle, in: .right)) == "two.")
    let word = try range(4, 3, in: view)
    #expect(view.position(within: word, farthestIn: .right) == word.end)
    #expect(view.position(within: word, farthestIn: .up) == word.start)
  }
}
