import StorylineTesting
import Testing
import UIKit

/// 12.1.6: what people see who read from the right.
@MainActor @Suite(.harness) struct MirroredTests {
  let harness: any Harness = PlatformHarness()
  let width = UIScreen.main.bounds.width

  private func mirror() { harness.readFromTheRight() }

  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func x(of text: String, in view: UIView) -> CGFloat? {
    BarReader.label(text, in: view).map { $0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: nil).x }
  }

  @Test func `12.1.6 the back button and the left items of a bar are on the right`() throws {
    mirror()
    let (home, detail) = (screen("Home"), screen("Detail"))
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share")
    let navigation = try harness.showNavigation([home, detail])
    let bar = navigation.navigationBar
    #expect(try #require(x(of: "Home", in: bar)) > width * 0.75)
    #expect(try #require(x(of: "Share", in: bar)) < width * 0.25)
    harness.tap(at: CGPoint(x: width - 20, y: bar.convert(CGPoint(x: 0, y: 22), to: nil).y))
    try harness.settle()
    #expect(navigation.viewControllers == [home])
    home.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    try harness.settle()
    #expect(try #require(x(of: "Menu", in: bar)) > width * 0.75)
  }

  @Test func `12.1.6 a large title stands on the right`() throws {
    mirror()
    let home = screen("Home")
    let navigation = UINavigationController(rootViewController: home)
    navigation.navigationBar.prefersLargeTitles = true
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    try harness.settle()
    #expect(try #require(x(of: "Home", in: navigation.navigationBar)) > width * 0.6)
  }

  @Test func `12.1.6 a screen that is pushed comes from the left`() throws {
    mirror()
    let (home, detail) = (screen("Home"), screen("Detail"))
    let navigation = try harness.showNavigation([home])
    harness.holdTime()
    navigation.pushViewController(detail, animated: true)
    harness.turn()
    let before = detail.view.layer.presentation()?.frame.midX ?? 0
    harness.advance(by: 0.1)
    let half = detail.view.layer.presentation()?.frame.midX ?? 0
    #expect(before < 0)
    #expect(half > before)
    try harness.settle()
    #expect(detail.view.frame.minX == 0)
  }

  @Test func `4.4.1 the swipe back begins at the leading edge, wherever that is`() throws {
    mirror()
    let (home, detail) = (screen("Home"), screen("Detail"))
    let navigation = try harness.showNavigation([home, detail])
    harness.holdTime()
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    try harness.settle()
    #expect(navigation.viewControllers.count == 2)
    harness.drag(from: CGPoint(x: width - 2, y: 400), to: CGPoint(x: 60, y: 400))
    try harness.settle()
    #expect(navigation.viewControllers == [home])
  }

  @Test func `12.1.6 a bar may go its own way`() throws {
    let navigation = try harness.showNavigation([screen("Home"), screen("Detail")])
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    try harness.settle()
    #expect(try #require(x(of: "Home", in: navigation.navigationBar)) > width * 0.75)
  }

  @Test func `12.1.6 tabs and toolbar items run from right to left`() throws {
    mirror()
    let tabs = UITabBarController()
    let (first, second) = (screen("First"), screen("Second"))
    tabs.viewControllers = [first, second]
    harness.makeWindow(root: tabs).makeKeyAndVisible()
    try harness.settle()
    let (one, two) = (x(of: "First", in: tabs.tabBar), x(of: "Second", in: tabs.tabBar))
    #expect(try #require(one) > (try #require(two)))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: width, height: 44))
    first.view.addSubview(toolbar)
    toolbar.items = [
      UIBarButtonItem(title: "One"), UIBarButtonItem.flexibleSpace(), UIBarButtonItem(title: "Two"),
    ]
    try harness.settle()
    #expect(try #require(x(of: "One", in: toolbar)) > (try #require(x(of: "Two", in: toolbar))))
  }

  @Test func `12.1.6 a field has its left view on the right, and what clears it on the left`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.semanticContentAttribute = .forceRightToLeft
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = view
    field.leftViewMode = .always
    field.clearButtonMode = .always
    field.text = "Text"
    field.layoutIfNeeded()
    #expect(view.frame.maxX == 200)
    #expect(field.clearButtonRect(forBounds: field.bounds).minX < 20)
    #expect(field.textRect(forBounds: field.bounds).maxX <= 180)
  }

  @Test func `12.1.6 the primary column of a split view is on the right`() throws {
    mirror()
    harness.useLargeDevice()
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (screen("Primary"), screen("Secondary"))
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    harness.makeWindow(root: split).makeKeyAndVisible()
    try harness.settle()
    let (left, right) = (
      secondary.view.convert(CGPoint.zero, to: nil), primary.view.convert(CGPoint.zero, to: nil)
    )
    #expect(left.x < right.x)
  }
}
