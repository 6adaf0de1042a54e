import UIKit

/// Shows a draft, and a button to leave it: nothing here can send it.
final class DraftViewController: UIViewController {
  /// The lines of the message: a label, and the text.
  private let lines: @MainActor () -> [(String, String)]
  private let onCancel: @MainActor () -> Void

  init(
    title: String, lines: @escaping @MainActor () -> [(String, String)],
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.lines = lines
    self.onCancel = onCancel
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable, message: "Use init(title:lines:onCancel:).")
  required init?(coder: NSCoder) { fatalError("A draft is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    let all = lines().filter { !$0.1.isEmpty } + [("", "There is nothing here that could send it.")]
    let stack = UIStackView(arrangedSubviews: all.map(label))
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private func label(_ name: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.text = name.isEmpty ? text : "\(name): \(text)"
    label.numberOfLines = 0
    return label
  }
}
