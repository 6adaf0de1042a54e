public import UIKit

/// One question, a field for the answer, and a button to go on.
public final class FormView: UIView {
  public let button = UIButton(configuration: .filled())
  /// Called with the answer after each edit.
  public var onChange: ((String) -> Void)?

  private let field = UITextField()
  private let errorLabel = UILabel()

  public init(
    question: String, placeholder: String, buttonTitle: String, isSecure: Bool = false
  ) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let label = UILabel()
    label.text = question
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.textColor = .systemRed
    for each in [label, errorLabel] {
      each.numberOfLines = 0
      each.adjustsFontForContentSizeCategory = true
    }
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .title2)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.keyboardType = .numberPad
    field.isSecureTextEntry = isSecure
    field.addAction(
      UIAction { [weak self] _ in self?.didChange() }, for: .editingChanged)
    button.setTitle(buttonTitle, for: .normal)
    button.configuration?.buttonSize = .large
    let column = UIStackView(arrangedSubviews: [label, field, errorLabel, button])
    column.axis = .vertical
    column.spacing = 12
    addFilling(ScrollingColumn(column), above: keyboardLayoutGuide.topAnchor)
    show(error: nil)
  }

  @available(*, unavailable, message: "Use init(question:placeholder:buttonTitle:isSecure:).")
  public required init?(coder: NSCoder) { fatalError("FormView is created in code") }

  /// Says what is wrong with the answer; nothing with `nil`.
  public func show(error: String?) {
    errorLabel.text = error
    errorLabel.isHidden = error == nil
  }

  /// Begins to type.
  public func beginTyping() { field.becomeFirstResponder() }

  private func didChange() { onChange?(field.text ?? "") }
}
