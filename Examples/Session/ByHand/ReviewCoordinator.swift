import UIKit

/// The sheet on which a review is written. It asks before a draft is lost.
final class ReviewCoordinator: Coordinator {
  /// The written review, when it is to be saved.
  private(set) var review: String?
  private let viewModel = ReviewViewModel()
  private weak var presenter: UIViewController?
  private weak var sheet: UINavigationController?

  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init()
  }

  override func start() {
    let screen = ReviewViewController(viewModel: viewModel)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
    screen.onChange = { [weak self] in self?.updateSheet() }
    screen.onSave = { [weak self] in self?.save() }
    let sheet = UINavigationController(rootViewController: screen)
    sheet.presentationController?.delegate = self
    self.sheet = sheet
    presenter?.present(sheet, animated: true)
  }

  private func updateSheet() { sheet?.isModalInPresentation = !viewModel.isEmpty }

  private func save() {
    review = viewModel.text
    close()
  }

  private func leave() {
    guard !viewModel.isEmpty else { return close() }
    let alert = UIAlertController(
      title: "Discard the review?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    sheet?.present(alert, animated: true)
  }

  private func close() {
    presenter?.dismiss(animated: true)
    finish()
  }
}

extension ReviewCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { leave() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}
