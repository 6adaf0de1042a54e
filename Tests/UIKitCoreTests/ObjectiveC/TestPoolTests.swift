import StorylineTesting
import Testing
import UIKit

/// The pool of a test method.
@MainActor @Suite(.stage) struct TestPoolTests {
  @Test func `7.14 – draining it releases what UIKit has returned, and controllers that left`() {
    weak var constraint: NSLayoutConstraint?
    weak var child: UIViewController?
    let (view, parent) = (UIView(), UIViewController())
    do {
      constraint = view.widthAnchor.constraint(equalToConstant: 10)
      let made = UIViewController()
      child = made
      parent.addChild(made)
      made.removeFromParent()
    }
    #expect(constraint != nil && child != nil)
    _releaseReturnedObjects()
    #expect(constraint == nil && child == nil)
  }
}
