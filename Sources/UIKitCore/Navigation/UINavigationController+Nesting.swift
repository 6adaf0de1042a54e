import Foundation

// A navigation controller on the stack of another one: More's, and the columns of a split view that
// has room for one of them only. The inner one has the bar, and leads back to what is below it.

extension UINavigationController {
  /// The navigation controller on whose stack this one is.
  var outerNavigation: UINavigationController? { parent as? UINavigationController }

  /// The bar's items below those of this stack.
  var leadingItems: [UINavigationItem] {
    guard let outer = outerNavigation else { return [] }
    return outer.leadingItems + outer.items(below: self)
  }

  private func items(below inner: UINavigationController) -> [UINavigationItem] {
    stack.prefix { $0 !== inner }.flatMap { controller in
      (controller as? UINavigationController)?.stack.map(\.navigationItem)
        ?? [controller.navigationItem]
    }
  }

  /// The controller that people see on top: inside of what is nested.
  var innermostTop: UIViewController? {
    (stack.last as? UINavigationController)?.innermostTop ?? stack.last
  }

  /// Changes the stack and what is seen of it at once: a split view moves its columns. What comes or
  /// goes keeps its appearance where it goes on being seen.
  ///
  /// `edit` is given what is on the stack once everything has arrived that was on its way.
  func exchange(_ edit: @escaping ([UIViewController]) -> [UIViewController]) {
    arriveNow()
    guard let change = StackOperation.edit(edit).change(of: stack) else { return }
    let old = shown
    for controller in change.removed {
      controller.willMove(toParent: nil)
      controller.leavePlace()
    }
    screens.carryOut(change)
    for controller in change.removed {
      if controller === shown { shown = nil }
      arriving.removeAll { $0 === controller }
      if controller === showsSinceAppearance { showsSinceAppearance = nil }
      controller.leaveParent()
    }
    for controller in change.added {
      departing.removeAll { $0 === controller }
      controller.leavePlace()
      adopt(controller)
    }
    showExchanged(instead: old)
    for controller in change.added { controller.didMove(toParent: self) }
    for controller in change.added + change.removed {
      (controller as? UINavigationController)?.setBarItems(nil)
    }
    setBarItems(nil)
    bar.reclaimItems()
    container?.setNeedsLayout()
    // By the end of the turn it is seen somewhere else, or it is not.
    for controller in change.added + change.removed {
      Stage.shared.performAfterCommit { controller.disappearIfUnseen() }
    }
  }

  private func showExchanged(instead old: UIViewController?) {
    guard isOnScreen, let top = stack.last else {
      forgetShownIfGone()
      return
    }
    guard top !== shown else {
      screens.markShown()
      return
    }
    // A controller that left may have another parent by now.
    let leaving = shown
    top.startLoadingView()
    leaving?.beginAppearance(false, animated: false)
    top.beginAppearance(true, animated: false)
    delegate?.navigationController(self, willShow: top, animated: false)
    leaving?.leavePlace()
    if let view = top.view { container?.place(view) }
    shown = top
    screens.markShown()
    top.setNeedsViewIsAppearing()
    let isAppeared = appearance.state == .appeared
    Stage.shared.performAfterCommit { [self] in
      leaving?.endAppearance()
      guard isAppeared, shown === top, running == nil else { return }
      top.endAppearance()
      delegate?.navigationController(self, didShow: top, animated: false)
    }
  }

  /// Completes the running transition at once.
  func arriveNow() {
    container?.layoutSubtree()
    while let running {
      running.arriveNow()
      container?.layoutSubtree()
    }
  }
}
