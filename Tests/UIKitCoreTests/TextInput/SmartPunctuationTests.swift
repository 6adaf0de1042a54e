import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the replacement of straight quotes and dashes while people type.
@MainActor @Suite(.stage) struct SmartPunctuationTests {
  private let stage: FieldStage
  private var field: UITextField { stage.field }

  init() throws {
    stage = try FieldStage()
    try stage.beginEditing()
  }

  @Test func `marks stay as they are where nothing asks for others`() {
    Stage.shared.type("\"a\" -- it's")
    #expect(field.text == "\"a\" -- it's")
  }

  @Test func `quotation marks open where words begin, and close behind them`() {
    field.smartQuotesType = .yes
    Stage.shared.type("\"a\" ('b') it's")
    #expect(field.text == "“a” (‘b’) it’s")
  }

  @Test func `two hyphens become a dash`() {
    field.smartDashesType = .yes
    Stage.shared.type("a--b-c")
    #expect(field.text == "a—b-c")
  }

  @Test func `the delegate is asked for the dash, and may refuse it`() {
    final class Guard: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(range.location)+\(range.length) \(string)")
        return string != "—"
      }
    }
    let delegate = Guard()
    field.delegate = delegate
    field.smartDashesType = .yes
    Stage.shared.type("a--")
    #expect(delegate.asked == ["0+0 a", "1+0 -", "1+1 —"])
    #expect(field.text == "a-")
  }

  @Test func `a text view and a search bar do so too`() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 80))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 300, height: 56))
    for each in [view, bar] { stage.controller.view.addSubview(each) }
    view.smartQuotesType = .yes
    bar.smartDashesType = .yes
    view.becomeFirstResponder()
    Stage.shared.type("\"a\"")
    bar.becomeFirstResponder()
    Stage.shared.type("--")
    #expect(view.text == "“a”")
    #expect(bar.text == "—")
    #expect(bar.searchTextField.smartDashesType == .yes)
  }
}
