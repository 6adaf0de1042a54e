import SessionParts
import UIKit

final class BookViewController: UIViewController {
  var onMore: (() -> Void)?
  var onReview: (() -> Void)?
  /// Leads to the beginning of the catalogue; there is no button for it where that is `nil`.
  var onCatalogue: (() -> Void)?
  private let viewModel: BookViewModel
  private lazy var bookView = BookView(viewModel.book)

  init(viewModel: BookViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = bookView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.book.title
    bookView.moreButton.isHidden = !viewModel.hasMore
    bookView.moreButton.addAction(
      UIAction { [weak self] _ in self?.onMore?() }, for: .primaryActionTriggered)
    bookView.reviewButton.addAction(
      UIAction { [weak self] _ in self?.onReview?() }, for: .primaryActionTriggered)
    if onCatalogue != nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Start", primaryAction: UIAction { [weak self] _ in self?.onCatalogue?() })
    }
    update()
  }

  /// Shows the review as it is by now.
  func update() {
    bookView.show(review: viewModel.review, buttonTitle: viewModel.reviewButtonTitle)
  }
}
