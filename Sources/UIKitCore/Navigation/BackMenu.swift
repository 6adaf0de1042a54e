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
    let outer = outerNavigation?.makeBackMenu().children ?? []
    return UIMenu(children: Array(actions) + outer)
  }

  /// Opens the list of screens below the back button, after a long press on it.
  func openBackMenu() {
    guard bar.storedItems.count > 1, running == nil, let button = bar.content?.backButton else {
      return
    }
    MenuOverlay.open(makeBackMenu(), from: button)
  }
}
