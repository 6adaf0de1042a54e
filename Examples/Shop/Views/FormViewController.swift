import UIKit

/// A screen with a form whose first empty field is edited at once. Subclasses take what is typed.
class FormViewController: UIViewController {
  private(set) lazy var form = FormView(fields, note: note, buttonTitle: buttonTitle)
  private let fields: [FormField]
  private let note: String
  private let buttonTitle: String

  init(title: String, note: String, buttonTitle: String, fields: [FormField]) {
    self.fields = fields
    self.note = note
    self.buttonTitle = buttonTitle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable, message: "Use init(title:note:buttonTitle:fields:).")
  required init?(coder: NSCoder) { fatalError("FormViewController is created in code") }

  override func loadView() { view = form }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.onChange = { [weak self] index, text in self?.change(index, text) }
    form.onSubmit = { [weak self] in self?.submit() }
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginEditing()
  }

  /// Called with the position of a field and its text after each change.
  func change(_ index: Int, _ text: String) {}

  /// Shows what is wrong with the form, and whether it can be sent.
  func update() {}

  /// Sends the form.
  func submit() {}
}
