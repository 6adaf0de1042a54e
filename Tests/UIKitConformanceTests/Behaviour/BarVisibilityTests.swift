import StorylineTesting
import Testing
import UIKit

/// 4.3.14, 4.3.15, 4.5: bars that come and go.
@MainActor @Suite(.harness) struct BarVisibilityTests {
  let harness: any Harness = PlatformHarness()

  private static let bottom: CGFloat = UIToolbar().intrinsicContentSize.height

  private func screen(hidesBottomBar: Bool = false) -> UIViewController {
    let controller = UIViewController()
    controller.hidesBottomBarWhenPushed = hidesBottomBar
    return controller
  }

  // MARK: The navigation bar

  @Test func `4.3.14 a change inside viewWillAppear goes along with the transition`() throws {
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
    }
    let root = UIViewController()
    let navigation = try harness.showNavigation([root])
    let bar = navigation.navigationBar
    let rest = bar.frame
    harness.holdTime()
    navigation.pushViewController(Bare(), animated: true)
    harness.turn()
    // It goes to the left with the screen that it belongs to, and is seen until that is over.
    #expect(!bar.isHidden)
    #expect(bar.frame == rest.offsetBy(dx: -rest.width, dy: 0))
    try harness.settle()
    #expect(bar.isHidden)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `4.3.14 a bar that comes back in a pop comes with its screen`() throws {
    final class WithBar: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    let root = WithBar()
    let navigation = try harness.showNavigation([root])
    let rest = navigation.navigationBar.frame
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(UIViewController(), animated: true)
    try harness.settle()
    #expect(navigation.navigationBar.isHidden)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(!navigation.navigationBar.isHidden)
    #expect(navigation.navigationBar.frame == rest)
    #expect(root.view.safeAreaInsets.top == rest.maxY)
  }

  @Test(arguments: [true, false])
  func `4.3.14 without a bar the screen gets its room`(animated: Bool) throws {
    let root = UIViewController()
    let navigation = try harness.showNavigation([root])
    let top = root.view.safeAreaInsets.top
    navigation.setNavigationBarHidden(true, animated: animated)
    try harness.settle()
    #expect(root.view.safeAreaInsets.top == top - 44)
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: animated)
    try harness.settle()
    #expect(root.view.safeAreaInsets.top == top)
    #expect(!navigation.navigationBar.isHidden)
  }

  // MARK: The toolbar

  @Test func `4.3.15 the toolbar is hidden by default, and takes room when it is not`() throws {
    let root = screen()
    let navigation = try harness.showNavigation([root])
    #expect(navigation.isToolbarHidden)
    let bottom = root.view.safeAreaInsets.bottom
    navigation.isToolbarHidden = false
    try harness.settle()
    #expect(root.view.safeAreaInsets.bottom == bottom + Self.bottom)
    navigation.setToolbarHidden(true, animated: true)
    try harness.settle()
    #expect(root.view.safeAreaInsets.bottom == bottom)
    #expect(navigation.toolbar.isHidden)
  }

  @Test func `4.3.15 the toolbar shows the items of the top`() throws {
    let (a, b) = (screen(), screen())
    let (one, two) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
    a.toolbarItems = [one]
    b.setToolbarItems([.flexibleSpace(), two], animated: false)
    let navigation = try harness.showNavigation([a])
    navigation.isToolbarHidden = false
    try harness.settle()
    let toolbar = BarReader(navigation.toolbar)
    #expect(toolbar.texts == ["One"])
    navigation.pushViewController(b, animated: true)
    try harness.settle()
    #expect(toolbar.texts == ["Two"])
    b.toolbarItems = [one]
    try harness.settle()
    #expect(toolbar.texts == ["One"])
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(navigation.toolbar.items == [one])
  }

  @Test func `a flexible space takes what others leave`() throws {
    let root = screen()
    let items = ["A", "B"].map { UIBarButtonItem(title: $0) }
    root.toolbarItems = [items[0], .flexibleSpace(), items[1]]
    let navigation = try harness.showNavigation([root])
    navigation.isToolbarHidden = false
    try harness.settle()
    let label = try #require(BarReader.label("B", in: navigation.toolbar))
    let frame = label.convert(label.bounds, to: navigation.toolbar)
    #expect(abs(frame.maxX - (navigation.toolbar.bounds.width - 16)) < 1)
  }

  // MARK: Without the bottom bar

  @Test func `4.5.1 the bottom bar goes away with the push of a controller that asks for it`()
    throws
  {
    let (a, b) = (screen(), screen(hidesBottomBar: true))
    #expect(!UIViewController().hidesBottomBarWhenPushed)
    let navigation = try harness.showNavigation([a])
    navigation.isToolbarHidden = false
    try harness.settle()
    let with = a.view.safeAreaInsets.bottom
    let toolbar: UIToolbar = navigation.toolbar
    let rest = toolbar.frame
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    #expect(toolbar.frame == rest.offsetBy(dx: -rest.width, dy: 0))
    #expect(!toolbar.isHidden)
    try harness.settle()
    #expect(toolbar.isHidden)
    #expect(b.view.safeAreaInsets.bottom == with - Self.bottom)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `4.5.2 it stays away under later pushes, and returns when that one is popped`() throws
  {
    let (a, b, c) = (screen(), screen(hidesBottomBar: true), screen())
    let navigation = try harness.showNavigation([a])
    navigation.isToolbarHidden = false
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    try harness.settle()
    #expect(navigation.toolbar.isHidden)
    navigation.popToViewController(b, animated: true)
    try harness.settle()
    #expect(navigation.toolbar.isHidden)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(!navigation.toolbar.isHidden)
  }

  @Test func `4.5.3 on a root the bottom bar is away from the start`() throws {
    let root = screen(hidesBottomBar: true)
    let navigation = try harness.showNavigation([root])
    let bottom = root.view.safeAreaInsets.bottom
    navigation.isToolbarHidden = false
    try harness.settle()
    #expect(root.view.safeAreaInsets.bottom == bottom)
  }
}
