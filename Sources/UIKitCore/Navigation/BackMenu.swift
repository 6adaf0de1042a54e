import Foundation

extension UINavigationController {
  /// 4.3.11 – the screens below the top, the nearest first; choosing one goes back to it.
  func makeBackMenu() -> UIMenu {
    let actions = stack.dropLast().reversed().map { controller in
      UIAction(title: controller.navigationItem.menuTitle) { [weak self, weak controller] _ in
        guard let self, let controller, stack.contains(controller) else { return }
        popToViewController(controller, animated: true)
      }
    }
    return UIMenu(children: Array(actions))
  }

  /// Opens the list of screens below the back button, as a long press on it does.
  @discardableResult
  package func openBackMenu() -> Bool {
    guard stack.count > 1, let button = bar.content?.backButton, !button.isHidden else {
      return false
    }
    return MenuOverlay.open(makeBackMenu(), from: button) != nil
  }
}
