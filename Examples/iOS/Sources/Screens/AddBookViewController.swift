import UIKit

/// A field for the title of a new book.
final class AddBookViewController: UIViewController {
  /// Called with the title at each change.
  var onChange: ((String) -> Void)?
  /// Called with the title when the book is to be saved.
  var onSave: ((String) -> Void)?

  private let field = UITextField()
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      onSave?(field.text ?? "")
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Book"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = saveItem
    saveItem.isEnabled = false
    field.placeholder = "Title"
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak self] _ in self?.titleDidChange() }, for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  private func titleDidChange() {
    let title = field.text ?? ""
    saveItem.isEnabled = !title.isEmpty
    onChange?(title)
  }
}
