import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct TextFieldDecodingTests {
  // 9.1.10 – a subclass has nothing of its own yet while init(coder:) of the text field runs.
  @Test func `a text field of a file calls no override of its subclass`() throws {
    let field = try #require(
      Interface.loaded(
        """
        <textField text="Anna" placeholder="Name" customClass="LabelledField" \
        customModule="UIKitCoreTests" id="x">
        <color key="textColor" systemColor="systemRedColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits"/></textField>
        """
      ).subviews.first as? LabelledField)
    #expect(field.changes.isEmpty)
    #expect(field.text == "Anna" && field.placeholder == "Name")
    #expect(field.textColor == .systemRed && field.font?.pointSize == 14)
    field.text = "Bert"
    field.textColor = .systemBlue
    #expect(field.changes == ["text", "textColor"])
  }
}

/// A field that reports changes to a label, which it has when the field is complete.
final class LabelledField: UITextField {
  var changes: [String] = []

  override var text: String? { didSet { changes.append("text") } }
  override var placeholder: String? { didSet { changes.append("placeholder") } }
  override var font: UIFont? { didSet { changes.append("font") } }
  override var textColor: UIColor? { didSet { changes.append("textColor") } }
}
