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

  @Test func `7.16 – a window to which a view was added lives until it is drained`() {
    let field = UITextField()
    weak var window: UIWindow?
    do {
      let made = UIWindow()
      made.addSubview(field)
      window = made
    }
    #expect(window != nil && field.window === window)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    field.resignFirstResponder()
    _releaseReturnedObjects()
    #expect(window == nil && field.window == nil)
  }
}
