import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the drawing of a text field, and for its use.
@MainActor @Suite(.stage) struct UITextFieldTests {
  private let stage: FieldStage
  private var field: UITextField { stage.field }
  private let letter = UIFont.systemFont(ofSize: 17).width(of: "a")

  init() throws { stage = try FieldStage() }

  // MARK: Looks

  @Test func `a field without text shows the placeholder in its colour`() throws {
    field.placeholder = "Name"
    #expect(try stage.lines().map(\.string) == ["Name"])
    #expect(try stage.lines().first?.color.alpha == 0.3)
    field.text = "Ann"
    #expect(try stage.lines().map(\.string) == ["Ann"])
    #expect(try stage.lines().first?.color == DisplayColor(red: 0, green: 0, blue: 0))
  }

  @Test func `text without an alignment ends at the right where people read from there`() throws {
    field.text = "Name"
    let left = try #require(try stage.lines().first)
    #expect(left.origin.x == 0)
    field.semanticContentAttribute = .forceRightToLeft
    let right = try #require(try stage.lines().first)
    let canvas = try #require(try stage.canvas())
    #expect(abs(right.origin.x + right.width - canvas.frame.width) < 0.001)
    field.textAlignment = .left
    #expect(try stage.lines().first?.origin.x == 0)
  }

  @Test func `attributes of text and placeholder are drawn piece by piece`() throws {
    let text = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.systemRed])
    text.append(
      NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    field.attributedText = text
    let lines = try stage.lines()
    #expect(lines.map(\.string) == ["red", "big"])
    #expect(lines.map(\.font.size) == [17, 30])
    #expect(lines[1].origin.x == lines[0].origin.x + lines[0].width)
    #expect(lines[0].origin.y == lines[1].origin.y)
    #expect(lines[0].color.red == 1 && lines[1].color.red == 0)
    field.text = ""
    field.attributedPlaceholder = NSAttributedString(
      string: "?", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(try stage.lines().first?.color.red == 1)
  }

  @Test func `a font or a colour set later changes all of the text`() throws {
    field.text = "text"
    field.font = .systemFont(ofSize: 20)
    field.textColor = .systemRed
    #expect(try stage.lines().map(\.font.size) == [20])
    #expect(try stage.lines().first?.color.red == 1)
    try stage.beginEditing()
    Stage.shared.type("!")
    #expect(try stage.lines().map(\.string) == ["text!"])
  }

  @Test func `what is hidden is drawn as one bullet a character, and not read out`() throws {
    field.isSecureTextEntry = true
    field.text = "a\u{1F468}\u{200D}\u{1F467}c"
    #expect(try stage.lines().map(\.string) == ["\u{2022}\u{2022}\u{2022}"])
    let accessibility = try stage.draw().accessibility
    #expect(accessibility?.value == "\u{2022}\u{2022}\u{2022}")
    #expect(field.text?.count == 3)
  }

  @Test func `text that is too long ends in dots until it is edited, then its end is seen`() throws
  {
    field.text = String(repeating: "a", count: 60)
    let cut = try #require(stage.lines().first)
    #expect(cut.string.hasSuffix("\u{2026}"))
    #expect(cut.origin.x == 0 && cut.width <= 200)
    try stage.beginEditing()
    let whole = try #require(stage.lines().first)
    #expect(whole.string.count == 60)
    #expect(abs(whole.origin.x + whole.width - 198) < 0.01)
    let mark = try stage.mark()
    let caret = try #require(mark)
    #expect(abs(caret.maxX - 200) < 0.01)
    Stage.shared.press(.start)
    #expect(try stage.lines().first?.origin.x == 0)
    #expect(try stage.mark()?.minX == 0)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 99), (.right, 198)])
  func `the caret of an empty field stands where the text is going to begin`(
    alignment: NSTextAlignment, x: CGFloat
  ) throws {
    field.textAlignment = alignment
    field.placeholder = "Placeholder"
    try stage.beginEditing()
    #expect(try stage.mark()?.minX == x)
  }

  @Test func `text that may shrink shrinks, but not below its least size`() throws {
    field.text = String(repeating: "a", count: 30)
    field.adjustsFontSizeToFitWidth = true
    #expect(try stage.lines().first?.font.size == 17)
    field.minimumFontSize = 15
    #expect(try stage.lines().first?.font.size == 15)
    field.text = String(repeating: "a", count: 22)
    let line = try #require(stage.lines().first)
    #expect(line.font.size < 17 && line.font.size > 15)
    #expect(line.string.count == 22)
  }

  // MARK: Sizes

  @Test func `the field asks for the width of its text, else of its placeholder`() {
    #expect(field.intrinsicContentSize.width == 0)
    field.placeholder = "aaaa"
    let placeholder = field.intrinsicContentSize.width
    #expect(abs(placeholder - 4 * letter) < 0.4)
    field.text = "a"
    #expect(abs(field.intrinsicContentSize.width - letter) < 0.4)
    field.borderStyle = .roundedRect
    #expect(abs(field.intrinsicContentSize.width - letter - 14) < 0.4)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `views at the sides are seen when they are to be, and the text makes room`() throws {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = icon
    field.text = "text"
    #expect(try stage.canvas()?.frame.minX == 0)
    #expect(icon.superview == nil)
    field.leftViewMode = .always
    #expect(try stage.canvas()?.frame.minX == 30)
    #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    field.leftViewMode = .whileEditing
    #expect(try stage.canvas()?.frame.minX == 0)
    try stage.beginEditing()
    #expect(try stage.canvas()?.frame.minX == 30)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .unlessEditing
    #expect(try stage.canvas()?.frame.maxX == 200)
    field.resignFirstResponder()
    #expect(try stage.canvas()?.frame.maxX == 160)
  }

  private func canvasX(of field: UITextField) throws -> CGFloat? {
    try find("TextFieldCanvas", in: [#require(field.displayNode())])?.frame.minX
  }

  @Test func `rectangles that a subclass names are used`() throws {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 24, dy: 0)
      }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    padded.text = "text"
    stage.controller.view.addSubview(padded)
    try Stage.shared.settle()
    #expect(try canvasX(of: padded) == 16)
    padded.becomeFirstResponder()
    try Stage.shared.settle()
    #expect(try canvasX(of: padded) == 24)
  }

  // MARK: The clear button

  private final class Refusing: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var clears = true

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("shouldClear")
      return clears
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("shouldBegin")
      return true
    }
  }

  private var clearPoint: CGPoint {
    stage.point(x: field.clearButtonRect(forBounds: field.bounds).midX)
  }

  private func showsClearButton() throws -> Bool {
    try stage.draw().children.contains { $0.name == "ClearButton" }
  }

  @Test func `the clear button is seen while there is text, when it is to be`() throws {
    field.clearButtonMode = .whileEditing
    field.text = "text"
    #expect(try !showsClearButton())
    try stage.beginEditing()
    #expect(try showsClearButton())
    field.text = ""
    #expect(try !showsClearButton())
  }

  @Test func `the clear button asks, takes the text away and begins editing`() throws {
    let delegate = Refusing()
    field.delegate = delegate
    field.clearButtonMode = .always
    field.text = "text"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    try Stage.shared.settle()
    delegate.clears = false
    try stage.tap(clearPoint)
    #expect(field.text == "text" && !field.isEditing)
    delegate.clears = true
    try stage.tap(clearPoint)
    #expect(field.text?.isEmpty == true && field.isEditing)
    #expect(delegate.log == ["shouldClear", "shouldClear", "shouldBegin"])
    #expect(changes == 1)
  }

  @Test func `text that goes when editing begins goes, unless the delegate keeps it`() throws {
    let delegate = Refusing()
    field.delegate = delegate
    field.clearsOnBeginEditing = true
    field.text = "text"
    delegate.clears = false
    try stage.beginEditing()
    #expect(field.text == "text")
    field.resignFirstResponder()
    delegate.clears = true
    try stage.beginEditing()
    #expect(field.text?.isEmpty == true)
  }

  // MARK: Caret and selection

  private var selected: String? { field.selectedTextRange.flatMap { field.text(in: $0) } }

  private var caret: Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  @Test func `a tap puts the caret at the nearer end of the word`() throws {
    field.text = "aaaa aaaa"
    try stage.tap(stage.point(x: 0.8 * letter))
    #expect(caret == 0)
    try stage.tap(stage.point(x: 3.2 * letter))
    #expect(caret == 4)
    try stage.tap(stage.point(x: 190))
    #expect(caret == 9)
    #expect(try stage.mark()?.minX == field.caretRect(for: field.endOfDocument).minX)
  }

  @Test func `a tap on a placeholder puts the caret at the beginning`() throws {
    field.placeholder = "Placeholder"
    try stage.tap(stage.point(x: 60), times: 2)
    #expect(caret == 0)
    Stage.shared.type("a")
    #expect(field.text == "a")
  }

  @Test func `a second tap selects the word, and typing replaces it`() throws {
    field.text = "one two"
    try stage.tap(stage.point(x: 10), times: 2)
    #expect(selected == "one")
    #expect(try stage.mark()?.width ?? 0 > 20)
    Stage.shared.type("1")
    #expect(field.text == "1 two")
    #expect(caret == 1)
  }

  @Test func `keys move the caret by whole characters, and select with shift`() throws {
    field.text = "a\u{1F469}\u{200D}\u{1F467}c"
    try stage.beginEditing()
    #expect(caret == 7)
    Stage.shared.press(.left)
    Stage.shared.press(.left)
    #expect(caret == 1)
    Stage.shared.press(.left, selecting: true)
    #expect(selected == "a")
    Stage.shared.press(.right, selecting: true)
    Stage.shared.press(.right, selecting: true)
    #expect(selected == "\u{1F469}\u{200D}\u{1F467}")
    Stage.shared.press(.right)
    #expect(caret == 6)
    Stage.shared.press(.selectAll)
    #expect(selected == field.text)
    Stage.shared.press(.start)
    #expect(caret == 0)
    Stage.shared.press(.end)
    #expect(caret == 7)
  }

  @Test func `places and ranges speak of UTF-16 units, and stay inside of the text`() throws {
    field.text = "abc"
    let start = field.beginningOfDocument
    let two = try #require(field.position(from: start, offset: 2))
    #expect(field.position(from: start, offset: 4) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.compare(two, to: field.endOfDocument) == .orderedAscending)
    #expect(field.compare(two, to: start) == .orderedDescending)
    let range = try #require(field.textRange(from: two, to: start))
    #expect(field.text(in: range) == "ab")
    #expect(field.selectedTextRange == nil)
    field.replace(range, withText: "x")
    #expect(field.text == "xc")
    #expect(field.text(in: range) == "xc")
  }

  // MARK: Typing

  @Test func `text from code is written without asking the delegate`() throws {
    final class Strict: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let delegate = Strict()
    field.delegate = delegate
    try stage.beginEditing()
    Stage.shared.type("no")
    #expect(field.text?.isEmpty == true)
    field.insertText("yes")
    field.deleteBackward()
    #expect(field.text == "ye")
  }

  @Test func `what is pasted is one change, without its line breaks`() throws {
    try stage.beginEditing()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    Stage.shared.insert("one\ntwo")
    #expect(field.text == "onetwo")
    #expect(changes == 1)
  }

  @Test func `hidden text is not continued by who comes back to it`() throws {
    field.isSecureTextEntry = true
    try stage.beginEditing()
    Stage.shared.type("ab")
    #expect(field.text == "ab")
    field.resignFirstResponder()
    try stage.beginEditing()
    Stage.shared.type("c")
    #expect(field.text == "c")
    Stage.shared.type("d")
    #expect(field.text == "cd")
  }

  @Test func `the notifications say which field, and why it ended`() throws {
    var posts: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let box = Posts()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
        let text = note.name.rawValue + (reason.map { " \($0)" } ?? "")
        MainActor.assumeIsolated { box.list.append(text) }
      }
    }
    try stage.beginEditing()
    Stage.shared.type("a")
    field.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    posts = box.list
    #expect(
      posts == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification 0",
      ])
  }

  // MARK: First responder

  @Test func `a field that leaves the window ends, whatever its delegate says`() throws {
    final class Stubborn: NSObject, UITextFieldDelegate {
      var ended = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    }
    let delegate = Stubborn()
    field.delegate = delegate
    try stage.beginEditing()
    #expect(!stage.controller.view.endEditing(false))
    #expect(field.isEditing)
    field.removeFromSuperview()
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(delegate.ended == 1)
  }

  @Test func `a view ends what is edited in it, by force or not`() throws {
    try stage.beginEditing()
    let elsewhere = UIView()
    stage.controller.view.addSubview(elsewhere)
    #expect(!elsewhere.endEditing(true))
    #expect(field.isEditing)
    #expect(stage.controller.view.endEditing(false))
    #expect(!field.isEditing)
  }

  @Test func `a field that is to begin before it is in a window begins when it is`() throws {
    let early = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(!early.becomeFirstResponder())
    stage.controller.view.addSubview(early)
    #expect(early.isFirstResponder)
  }

  @Test func `whoever takes the place while another ends has it`() throws {
    final class Thief: NSObject, UITextFieldDelegate {
      var next: UITextField?
      func textFieldDidEndEditing(_ textField: UITextField) { next?.becomeFirstResponder() }
    }
    let (other, third) = (UITextField(), UITextField())
    for each in [other, third] { stage.controller.view.addSubview(each) }
    let delegate = Thief()
    delegate.next = third
    field.delegate = delegate
    try stage.beginEditing()
    #expect(!other.becomeFirstResponder())
    #expect(third.isFirstResponder && !other.isEditing)
  }
}

@MainActor
private final class Posts {
  var list: [String] = []
}
