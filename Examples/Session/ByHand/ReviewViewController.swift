import SessionParts
import UIKit

final class ReviewViewController: UIViewController {
  /// Called whenever there is something to be lost, or nothing any more.
  var onChange: (() -> Void)?
  var onSave: (() -> Void)?
  private let viewModel: ReviewViewModel
  private let reviewView = ReviewView()

  init(viewModel: ReviewViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = reviewView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Review"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.onSave?() })
    reviewView.onChange = { [weak self] text in self?.change(to: text) }
    change(to: viewModel.draft)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reviewView.beginWriting()
  }

  private func change(to text: String) {
    viewModel.draft = text
    navigationItem.rightBarButtonItem?.isEnabled = !viewModel.isEmpty
    onChange?()
  }
}
