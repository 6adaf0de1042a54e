import UIKit

/// A question of a form, and the keyboard for its answer.
struct FormField {
  let title: String
  var text = ""
  var contentType: UITextContentType?
  var keyboard = UIKeyboardType.default
  var isSecure = false
  var capitalization = UITextAutocapitalizationType.none
}

/// The title of a field above the field.
final class FormFieldView: UIView {
  let field = UITextField()

  init(_ description: FormField) {
    super.init(frame: .zero)
    let label = UILabel(.subheadline, .secondaryLabel, description.title)
    label.isAccessibilityElement = false
    field.accessibilityLabel = description.title
    field.accessibilityIdentifier = description.title
    field.text = description.text
    field.textContentType = description.contentType
    field.keyboardType = description.keyboard
    field.isSecureTextEntry = description.isSecure
    field.autocapitalizationType = description.capitalization
    field.autocorrectionType = .no
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.backgroundColor = .secondarySystemBackground
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    addFilling(UIStackView.column([label, field], spacing: 4))
  }

  @available(*, unavailable, message: "Use init(_:).")
  required init?(coder: NSCoder) { fatalError("FormFieldView is created in code") }
}
