import UIKit

/// Fields one below the other, and a button to go on. The keyboard covers none of them.
final class FormView: UIView {
  /// Called with the position of a field and its text after each change.
  var onChange: ((Int, String) -> Void)?
  /// Called when the button is tapped, or return is pressed in the last field.
  var onSubmit: (() -> Void)?

  private let fields: [UITextField]
  private let errorLabel = UILabel(.footnote, .systemRed)
  private let button = UIButton(configuration: .filled())
  private let scroll: ScrollingColumn

  init(_ descriptions: [FormField], note: String, buttonTitle: String) {
    let rows = descriptions.map { FormFieldView($0) }
    fields = rows.map(\.field)
    let column = UIStackView.column(
      [UILabel(.body, .secondaryLabel, note)] + rows + [errorLabel, button], spacing: 14)
    scroll = ScrollingColumn(column)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    button.setTitle(buttonTitle, for: .normal)
    button.configuration?.buttonSize = .large
    button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    for (index, field) in fields.enumerated() {
      field.delegate = self
      field.returnKeyType = index == fields.indices.last ? .go : .next
      field.addAction(
        UIAction { [weak self, weak field] _ in self?.onChange?(index, field?.text ?? "") },
        for: .editingChanged)
    }
    addFilling(scroll, above: keyboardLayoutGuide.topAnchor)
    show(error: nil, canSubmit: false)
  }

  @available(*, unavailable, message: "Use init(_:note:buttonTitle:).")
  required init?(coder: NSCoder) { fatalError("FormView is created in code") }

  /// Shows an error, if there is one, and whether the form can be sent.
  func show(error: String?, canSubmit: Bool) {
    errorLabel.text = error
    errorLabel.isHidden = error == nil
    button.isEnabled = canSubmit
  }

  /// Shows texts in the fields, in their order.
  func fill(_ texts: [String]) {
    for (field, text) in zip(fields, texts) { field.text = text }
  }

  /// Begins to edit the first field that is empty.
  func beginEditing() {
    let empty = fields.first { $0.text?.isEmpty != false }
    empty?.becomeFirstResponder()
  }

  private func submit() {
    endEditing(true)
    onSubmit?()
  }
}

extension FormView: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { scroll.show(textField) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if button.isEnabled {
      submit()
    }
    return true
  }
}
