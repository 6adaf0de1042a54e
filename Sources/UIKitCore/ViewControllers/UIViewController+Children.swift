import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    (child.parent as? UINavigationController)?.letGo(of: child)
    child.checkHierarchy(ofNewParent: self)
    // 1.9.1 – out of another parent first.
    if child.parent != nil {
      child.nextParent = self
      child.removeFromParent()
      child.nextParent = nil
    }
    // 1.9.1 – it is called with its new parent before it is there.
    child.willMove(toParent: self)
    // 1.9.13 – the child is in `children`.
    storedChildren.append(child)
    // 1.9.13 – the child has its `parent`.
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    if let index = parent.storedChildren.position(of: self) {
      parent.storedChildren.remove(at: index)
    }
    self.parent = nil
    traitsFromParent = nil
    // 7.6 – the receiver of the last call stays alive.
    Stage.shared.autorelease(self)
    // 1.9.2 – the end of it, and its only call here; 2.12 – once.
    didMove(toParent: nil)
    // A search over a screen that has gone would keep it, as every presentation does (low confidence).
    (storedPresented as? UISearchController)?.isActive = false
  }

  func beginMove(to parent: UIViewController?) {
    // 2.11 – what happens between here and `didMove(toParent:)` is a move: 2.2, 2.4 – in; 2.3 – out.
    movement = parent == nil ? .fromParent : .toParent
  }

  func endMove() {
    // 2.2 – it moves no more when it appears again.
    if movement == .toParent || movement == .fromParent { movement = .none }
  }

  /// A view that is inside of some controller's view makes its controller that one's child.
  private func checkHierarchy(ofNewParent requested: UIViewController) {
    guard let expected = viewIfLoaded?.superview?.nearestViewController, expected !== requested
    else { return }
    // 1.9.7 – the view is under another controller's.
    UIViewController.raiseInconsistency(
      "child view controller:\(reference) should have parent view controller:"
        + "\(expected.reference) but requested parent is:\(requested.reference)")
  }

  fileprivate static func raiseInconsistency(_ reason: String) -> Never {
    UIKitException.raise(.init("UIViewControllerHierarchyInconsistency"), reason)
  }
}

extension UIView {
  /// A child's view goes under the view of the child's parent, not elsewhere.
  func checkHierarchy(ofNew view: UIView) {
    guard let child = view.viewController, let actual = child.parent,
      let expected = nearestViewController, actual !== expected, expected !== child
    else { return }
    // 1.9.7 – the parent that it has is not the one that it comes under.
    UIViewController.raiseInconsistency(
      "child view controller:\(child.reference) should have parent view controller:"
        + "\(expected.reference) but actual parent is:\(actual.reference)")
  }
}
