import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct LayoutGuideTests {
  let root = makeRoot()

  @Test func `12.4.6 a guide takes part in layout and belongs to its view`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root)
    #expect(root.layoutGuides == [guide])
    let view = root.adding(UIView())
    root.constrain(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 50, height: 100))
    #expect(view.frame.origin == CGPoint(x: 80, y: 50))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.isEmpty)
  }

  @Test func `12.4.1 the safe area's guide is the whole view outside of a window`() {
    let view = root.adding(UIView())
    root.constrain(
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == root.bounds)
  }

  @Test func `12.4.1 the safe area's guide follows the screen and the controller`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = controller.view.adding(UIView())
    let safeArea = controller.view.safeAreaLayoutGuide
    window.constrain(
      view.topAnchor.constraint(equalTo: safeArea.topAnchor),
      view.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor))
    try settleNow()
    #expect(view.frame == window.bounds.inset(by: window.safeAreaInsets))
    #expect(view.frame.minY > 0)
    #expect(safeArea.layoutFrame == view.frame)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    try settleNow()
    #expect(view.frame.origin == CGPoint(x: 5, y: window.safeAreaInsets.top + 10))
  }

  @Test func `12.4.4 margins are 8 unless set`() {
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let view = root.adding(UIView())
    root.constrain(
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root,
        attribute: .trailingMargin, multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test func `12.4.4 a controller's root view keeps 16 at the sides, 20 on wide screens`() {
    let controller = UIViewController()
    controller.view.frame.size.width = 390
    #expect(controller.view.layoutMargins.left == 16)
    #expect(controller.view.layoutMargins.right == 16)
    controller.view.frame.size.width = 430
    #expect(controller.view.layoutMargins.left == 20)
  }

  @Test func `12.4.8 the least margins of a screen are those that the system keeps free`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    controller.view.frame.size.width = 430
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
  }

  @Test func `12.4.8 a controller gives the least margins up`() {
    let controller = UIViewController()
    controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 40))
    let guide = controller.view.layoutMarginsGuide
    #expect(guide.layoutFrame.minX == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40))
    #expect(guide.layoutFrame.minX == 4)
  }

  @Test func `12.4.9 a window has as much of the screen's safe area as it reaches into`() {
    let screen = UIScreen.main.bounds
    let full = UIWindow(frame: screen).safeAreaInsets
    #expect(full.top > 20 && full.bottom > 10)
    let lower = UIWindow(
      frame: CGRect(x: 0, y: 20, width: screen.width, height: screen.height - 30))
    #expect(
      lower.safeAreaInsets
        == UIEdgeInsets(top: full.top - 20, left: 0, bottom: full.bottom - 10, right: 0))
    let middle = UIWindow(frame: screen.insetBy(dx: 50, dy: 200))
    #expect(middle.safeAreaInsets == .zero)
    let thin = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 5))
    #expect(thin.safeAreaInsets.top == 5)
  }

  // MARK: Guides that no constraint mentions

  @Test func `12.4.7 the guides of a screen have their frames from the first layout on`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try settleNow()
    let view: UIView = controller.view
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    #expect(safe != window.bounds)
    #expect(view.safeAreaLayoutGuide.layoutFrame == safe)
    #expect(window.safeAreaLayoutGuide.layoutFrame == safe)
    #expect(view.layoutMarginsGuide.layoutFrame == safe.insetBy(dx: 16, dy: 0))
    #expect(view.readableContentGuide.layoutFrame == safe.insetBy(dx: 16, dy: 0))
    #expect(
      view.keyboardLayoutGuide.layoutFrame
        == CGRect(
          x: 0, y: safe.maxY, width: view.bounds.width, height: view.bounds.height - safe.maxY))
    controller.additionalSafeAreaInsets.top = 10
    try settleNow()
    #expect(view.safeAreaLayoutGuide.layoutFrame.minY == safe.minY + 10)
  }

  @Test func `12.4.7 out of the hierarchy the safe area's guide is the whole view`() {
    #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
    #expect(root.layoutMarginsGuide.layoutFrame == root.bounds.insetBy(dx: 8, dy: 8))
  }

  @Test func `12.4.7 the guides of a scroll view are what is seen, and the content`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.contentOffset = CGPoint(x: 20, y: 30)
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 20, y: 30, width: 100, height: 100))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `12.4.4 margins lie inside the safe area unless told otherwise`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    try settleNow()
    #expect(view.layoutMargins.top == window.safeAreaInsets.top + 8)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  @Test func `12.4.4 a view may keep its superview's margins as well`() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = UIView(frame: root.bounds.insetBy(dx: 5, dy: 5))
    root.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15))
  }
}
