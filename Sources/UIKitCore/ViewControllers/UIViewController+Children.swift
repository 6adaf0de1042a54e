import Foundation

extension UIViewController {
  /// 1.9.1 – `willMove`, out of another parent, in here.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.storedChildren.removeAll { $0 === child }
    storedChildren.append(child)
    child.parent = self
  }

  /// 1.9.2 – out of the parent, then `didMove(toParent: nil)`.
  func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    self.parent = nil
    // 7.6 – whoever was called back last still has its receiver.
    Stage.shared.keepAlive(self)
    didMove(toParent: nil)
  }
}

extension UIView {
  /// 1.9.7 – a child's view goes under the view of the child's parent, not elsewhere.
  func checkHierarchy(ofNew view: UIView) {
    guard let child = view.viewController, let expected = child.parent,
      let actual = nearestViewController, actual !== expected, actual !== child
    else { return }
    UIKitException.raise(
      .init("UIViewControllerHierarchyInconsistency"),
      "child view controller:\(child.reference) should have parent view controller:"
        + "\(actual.reference) but actual parent is:\(expected.reference)")
  }
}
