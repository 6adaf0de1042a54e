import Foundation

extension UIViewController {
  // 1.1.7 – a view that is assigned counts as loaded; `viewDidLoad` is not called for it.
  func setView(_ newView: UIView?) {
    guard newView !== storedView else { return }
    if let storedView {
      storedView.viewController = nil
      storedView.removeFromSuperview()
    }
    storedView = newView
    newView?.viewController = self
    newView?.setNeedsLayout()
    newView?.markForPropertiesPass()
  }

  func makePlainView() {
    let view = UIView(frame: UIScreen.main.bounds)
    // 1.1.4: the plain view stretches, and has no background colour.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func startLoadingView() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else { return }
    // 9.2.7: embedded controllers are added before the container's viewDidLoad.
    storyboardScene?.embedChildren(in: self)
    viewDidLoad()
  }

  func startSegue(_ identifier: String, sender: Any?) {
    if storyboardScene?.performSegue(identifier, sender: sender) == true { return }
    // 9.2.2: performSegue does not ask shouldPerformSegue.
    UIKitException.raise(
      .invalidArgument, "Receiver (\(reference)) has no segue with identifier '\(identifier)'")
  }

  func findNextResponder() -> UIResponder? {
    if let storedPresenter { return storedPresenter }
    guard let storedView else { return parent }
    return storedView.superview
  }

  /// The insets that this controller and its container add to the safe area of its view.
  var addedSafeAreaInsets: UIEdgeInsets {
    guard let taken = parent?.safeAreaInsetsTaken(from: self) else {
      return additionalSafeAreaInsets
    }
    return UIEdgeInsets(
      top: additionalSafeAreaInsets.top + taken.top,
      left: additionalSafeAreaInsets.left + taken.left,
      bottom: additionalSafeAreaInsets.bottom + taken.bottom,
      right: additionalSafeAreaInsets.right + taken.right)
  }

  /// 1.1.12 – a title that is set replaces those of the items.
  func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    Stage.shared.controllersDidChange()
  }
}
