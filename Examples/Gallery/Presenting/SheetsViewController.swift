import UIKit

/// Every way of presenting a screen over another.
final class SheetsViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Sheets",
      [
        makeButton("Large") { $0.modalPresentationStyle = .pageSheet },
        makeButton("Medium and Large") {
          $0.sheetPresentationController?.detents = [.medium(), .large()]
          $0.sheetPresentationController?.prefersGrabberVisible = true
        },
        makeButton("Not Dimmed") {
          $0.sheetPresentationController?.detents = [.medium()]
          $0.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        },
        makeButton("Round Corners") {
          $0.sheetPresentationController?.detents = [.medium()]
          $0.sheetPresentationController?.preferredCornerRadius = 40
        },
        makeButton("Stays Until Done") { $0.isModalInPresentation = true },
      ])
    addCard(
      "Other Styles",
      [
        makeButton("Form Sheet") { $0.modalPresentationStyle = .formSheet },
        makeButton("Full Screen") { $0.modalPresentationStyle = .fullScreen },
        makeButton("Fades In") {
          $0.modalPresentationStyle = .fullScreen
          $0.modalTransitionStyle = .crossDissolve
        },
      ])
  }

  private func makeButton(
    _ title: String, change: @escaping (UIViewController) -> Void
  ) -> UIButton {
    let show = UIAction(title: title) { [weak self] action in
      let sheet = SheetContentViewController(title: action.title)
      let navigationController = UINavigationController(rootViewController: sheet)
      change(navigationController)
      self?.present(navigationController, animated: true)
    }
    return UIButton(configuration: .gray(), primaryAction: show)
  }
}
