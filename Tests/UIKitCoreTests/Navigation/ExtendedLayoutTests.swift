import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for the edges of a controller's view that may extend under bars.
@MainActor @Suite(.stage) struct ExtendedLayoutTests {
  let screen = UIViewController()
  let navigation: UINavigationController
  let window = UIWindow()

  init() throws {
    navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try settleNow()
  }

  /// The view's frame on the screen once everything has settled.
  private func place() throws -> CGRect {
    try settleNow()
    return screen.view.convert(screen.view.bounds, to: window)
  }

  private var barBottom: CGFloat {
    navigation.navigationBar.convert(navigation.navigationBar.bounds, to: window).maxY
  }

  @Test func `by default the view is as large as the screen`() throws {
    #expect(try place() == window.bounds)
    #expect(screen.view.safeAreaInsets.top == barBottom)
  }

  @Test func `without the upper edge it begins below a translucent bar`() throws {
    screen.edgesForExtendedLayout = [.left, .bottom, .right]
    #expect(try place().minY == barBottom)
    #expect(try place().maxY == window.bounds.maxY)
    #expect(screen.view.safeAreaInsets.top == 0)
  }

  @Test func `an opaque bar is gone under only where the controller says so`() throws {
    navigation.navigationBar.isTranslucent = false
    #expect(try place().minY == barBottom)
    screen.extendedLayoutIncludesOpaqueBars = true
    #expect(try place().minY == 0)
    #expect(screen.view.safeAreaInsets.top == barBottom)
  }

  @Test func `without the lower edge it ends above the toolbar`() throws {
    navigation.isToolbarHidden = false
    screen.edgesForExtendedLayout = .top
    let toolbar = navigation.toolbar.convert(navigation.toolbar.bounds, to: window)
    #expect(try place().maxY == toolbar.minY)
    #expect(screen.view.safeAreaInsets.bottom == 0)
    navigation.isToolbarHidden = true
    #expect(try place().maxY == window.bounds.maxY)
  }

  @Test func `without the lower edge it ends above the tab bar`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    screen.edgesForExtendedLayout = []
    let place = try place()
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
    #expect(place.maxY == bar.minY)
    #expect(place.minY == barBottom)
  }

  @Test func `a tab ends above an opaque bar, unless its controller says otherwise`() throws {
    let tabs = UITabBarController()
    let tab = UIViewController()
    tabs.viewControllers = [tab]
    tabs.tabBar.isTranslucent = false
    window.rootViewController = tabs
    try settleNow()
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
    #expect(tab.view.convert(tab.view.bounds, to: window).maxY == bar.minY)
    tab.extendedLayoutIncludesOpaqueBars = true
    try settleNow()
    #expect(tab.view.convert(tab.view.bounds, to: window).maxY == window.bounds.maxY)
  }

  @Test func `a scroll view keeps clear of bars unless its controller says no`() throws {
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    screen.view.addSubview(scroll)
    try settleNow()
    #expect(scroll.adjustedContentInset.top == barBottom)
    let other = UIViewController()
    other.automaticallyAdjustsScrollViewInsets = false
    let still = UIScrollView(frame: screen.view.bounds)
    still.contentSize = scroll.contentSize
    other.view.addSubview(still)
    navigation.pushViewController(other, animated: false)
    try settleNow()
    #expect(still.adjustedContentInset == .zero)
  }
}
