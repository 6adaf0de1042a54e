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
  }

  func titleDidChange() {
    storedNavigationItem?.inheritTitle(title)
    Stage.shared.controllersDidChange()
  }
}
