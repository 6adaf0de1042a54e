import UIKit

/// Text fields: borders, buttons, views beside the text, keyboards.
final class FieldsViewController: CardsViewController {
  override var bottomAnchor: NSLayoutYAxisAnchor { view.keyboardLayoutGuide.topAnchor }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBorders()
    addContents()
    addStates()
    addKeyboards()
  }

  private func addBorders() {
    let styles: [(String, UITextField.BorderStyle)] = [
      ("None", .none), ("Line", .line), ("Bezel", .bezel), ("Rounded rectangle", .roundedRect),
    ]
    addCard(
      "Borders",
      styles.map { name, style in
        CaptionedView(name, makeField(name) { $0.borderStyle = style })
      })
  }

  private func addContents() {
    addCard(
      "Contents",
      [
        CaptionedView("Clear button", makeField { $0.clearButtonMode = .always }),
        CaptionedView("Leading view", makeField { addLens(to: $0) }),
        CaptionedView("Trailing view", makeField { addEye(to: $0) }),
        CaptionedView("Centred", makeField { $0.textAlignment = .center }),
        CaptionedView("Attributes", makeField { addAttributes(to: $0) }),
      ])
  }

  private func addStates() {
    addCard(
      "States",
      [
        CaptionedView("Empty", makeField { $0.text = nil }),
        CaptionedView("Secure", makeField { $0.isSecureTextEntry = true }),
        CaptionedView("Disabled", makeField { $0.isEnabled = false }),
      ])
  }

  private func addKeyboards() {
    let keyboards: [(String, UIKeyboardType)] = [
      ("Default", .default), ("E-mail address", .emailAddress), ("URL", .URL),
      ("Number pad", .numberPad), ("Decimal pad", .decimalPad), ("Phone pad", .phonePad),
    ]
    addCard(
      "Keyboards",
      keyboards.map { name, keyboard in
        CaptionedView(
          name,
          makeField {
            $0.text = nil
            $0.keyboardType = keyboard
          })
      })
  }

  private func makeField(
    _ placeholder: String = "Placeholder", _ change: (UITextField) -> Void
  ) -> UITextField {
    let field = UITextField()
    field.text = "Text"
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .done
    field.delegate = self
    change(field)
    return field
  }

  private func addLens(to field: UITextField) {
    field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    field.leftView?.tintColor = .secondaryLabel
    field.leftViewMode = .always
  }

  private func addEye(to field: UITextField) {
    let eye = UIButton(type: .system)
    eye.setImage(UIImage(systemName: "eye"), for: .normal)
    eye.accessibilityLabel = "Show"
    field.rightView = eye
    field.rightViewMode = .always
  }

  private func addAttributes(to field: UITextField) {
    let text = NSMutableAttributedString(string: "Two colours")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemPink, range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .foregroundColor, value: UIColor.systemIndigo, range: NSRange(location: 4, length: 7))
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .body),
      range: NSRange(location: 0, length: text.length))
    field.attributedText = text
  }
}

extension FieldsViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
