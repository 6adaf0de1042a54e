import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct TextSelectionTests {
  @Test func `15.2.7 the app inserts and deletes at the selection of a view that is not edited`()
    throws
  {
    let stage = try TextViewStage()
    stage.text.text = "Hello world"
    stage.text.selectedRange = NSRange(location: 5, length: 6)
    stage.text.insertText("!")
    #expect(stage.text.text == "Hello!")
    #expect(stage.text.selectedRange == NSRange(location: 6, length: 0))
    stage.text.selectedRange = NSRange(location: 1, length: 0)
    stage.text.deleteBackward()
    #expect(stage.text.text == "ello!")
  }

  @Test func `15.2.9 a text view tells of a selection while it is not edited`() throws {
    let stage = try TextViewStage()
    let listener = Listener()
    stage.text.text = "Hello"
    stage.text.delegate = listener
    stage.text.selectedRange = NSRange(location: 1, length: 2)
    #expect(listener.selections == [NSRange(location: 1, length: 2)])
  }

  private final class Listener: NSObject, UITextViewDelegate {
    var selections: [NSRange] = []

    func textViewDidChangeSelection(_ textView: UITextView) {
      selections.append(textView.selectedRange)
    }
  }
}
