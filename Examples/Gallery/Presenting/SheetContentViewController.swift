import UIKit

/// The content of a sheet: a text, and a button that closes it.
final class SheetContentViewController: CardsViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable, message: "Use init(title:).")
  required init?(coder: NSCoder) { fatalError("SheetContentViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("A Screen", [UILabel("Drag it down, or tap Done.", style: .body)])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
