import UIKit

/// Popovers from a view and from an item of a bar.
final class PopoversViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "From a View", note: "Without its delegate, a popover becomes a sheet on a phone.",
      [
        makeButton("Arrow Anywhere", directions: .any),
        makeButton("Arrow Up", directions: .up),
        makeButton("Arrow Down", directions: .down),
        makeButton("Coloured", directions: .any, color: .systemYellow),
      ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction { [weak self] action in
        self?.show { $0.barButtonItem = action.sender as? UIBarButtonItem }
      })
  }

  private func makeButton(
    _ title: String, directions: UIPopoverArrowDirection, color: UIColor? = nil
  ) -> UIButton {
    let show = UIAction(title: title) { [weak self] action in
      self?.show {
        $0.sourceView = action.sender as? UIView
        $0.permittedArrowDirections = directions
        $0.backgroundColor = color
      }
    }
    return UIButton(configuration: .gray(), primaryAction: show)
  }

  private func show(_ place: (UIPopoverPresentationController) -> Void) {
    let content = PopoverContentViewController()
    content.modalPresentationStyle = .popover
    if let popover = content.popoverPresentationController {
      popover.delegate = self
      place(popover)
    }
    present(content, animated: true)
  }
}

extension PopoversViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
