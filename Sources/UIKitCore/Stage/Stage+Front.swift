// The controllers that people see.

extension Stage {
  /// The controller that was presented last, or the root of the window.
  package var frontModal: UIViewController? {
    var each = appWindows.first?.rootViewController
    while let next = each?.presentedViewController, !next.isBeingDismissed {
      // A search lies over the screen that is searched, which people see all the same.
      if next is UISearchController, next.presentedViewController == nil { break }
      each = next
    }
    return each
  }

  /// From what is presented last through the containers to the screen.
  package var wayToScreen: [UIViewController] {
    var way: [UIViewController] = []
    var next = frontModal
    while let each = next {
      way.append(each)
      next =
        switch each {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.viewControllers.last
        default: each.containerInFront
        }
    }
    return way
  }

  /// The navigation controller that people see; the innermost if there are several.
  package var frontNavigation: UINavigationController? {
    let stacks = wayToScreen.compactMap { $0 as? UINavigationController }
    return stacks.last ?? frontModal?.navigationController
  }

  /// The sheet that a person could pull at.
  package var frontSheet: UIViewController? {
    // A popover may be a sheet where it is shown.
    guard let front = frontModal, front.presentingViewController != nil,
      front.activePresentation is UISheetPresentationController
    else { return nil }
    return front
  }
}

extension UIViewController {
  /// The container that covers a controller of the app's own, such as a root that swaps its content.
  fileprivate var containerInFront: UIViewController? {
    child(covering: 0.9) {
      $0 is UINavigationController || $0 is UITabBarController || $0 is UISplitViewController
    }
  }

  /// The child that people see in place of the controller: it covers that part of the controller's view.
  package func child(
    covering part: CGFloat, where isMeant: (UIViewController) -> Bool = { _ in true }
  ) -> UIViewController? {
    guard let view = viewIfLoaded else { return nil }
    return children.last { child in
      guard isMeant(child), let childView = child.viewIfLoaded, childView.window != nil,
        !childView.isUnseen
      else { return false }
      let seen = childView.frameOnScreen.intersection(view.frameOnScreen)
      let area = view.bounds.width * view.bounds.height
      return !seen.isNull && seen.width * seen.height >= part * area
    }
  }

  /// The name of the controller for people: its title, or its class.
  package var spokenName: String { title ?? navigationItem.title ?? "\(Swift.type(of: self))" }
}
