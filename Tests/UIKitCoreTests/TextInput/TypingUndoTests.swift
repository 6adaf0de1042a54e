import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct TypingUndoTests {
  @Test func `15.2.8 what is typed into a field can be undone, and made again`() throws {
    let stage = try FieldStage()
    stage.field.text = "ab"
    stage.field.becomeFirstResponder()
    stage.field.insertText("c")
    let manager = try #require(stage.field.undoManager)
    try Stage.shared.settle()
    #expect(manager.canUndo)
    #expect(manager.undoActionName == "Typing")
    manager.undo()
    #expect(stage.field.text == "ab")
    manager.redo()
    #expect(stage.field.text == "abc")
  }

  @Test func `15.2.8 what is deleted from a text view comes back with its attributes`() throws {
    let stage = try TextViewStage()
    stage.text.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    try stage.beginEditing()
    stage.text.selectedRange = NSRange(location: 0, length: 3)
    stage.text.deleteBackward()
    try Stage.shared.settle()
    #expect(stage.text.text == "")
    stage.text.undoManager?.undo()
    #expect(stage.text.text == "red")
    let color = stage.text.attributedText.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test func `15.2.8 another text of the app's ends what can be undone`() throws {
    let stage = try FieldStage()
    stage.field.becomeFirstResponder()
    stage.field.insertText("c")
    try Stage.shared.settle()
    stage.field.text = "new"
    #expect(stage.field.undoManager?.canUndo == false)
  }

  @Test func `15.2.8 a hidden text is not remembered`() throws {
    let stage = try FieldStage()
    stage.field.isSecureTextEntry = true
    stage.field.becomeFirstResponder()
    stage.field.insertText("secret")
    try Stage.shared.settle()
    #expect(stage.field.undoManager?.canUndo == false)
  }
}
