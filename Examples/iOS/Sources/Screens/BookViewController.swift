import UIKit

/// The title of a book, and a button for when it was read.
final class BookViewController: UIViewController {
  var onRead: (() -> Void)?
  private let book: Book

  init(_ book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = book.title
    view.backgroundColor = .systemBackground
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Mark as Read") { [weak self] _ in self?.onRead?() })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
