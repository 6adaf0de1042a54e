import StorylineTesting
import Testing
import UIKit

/// A screen that says how the status bar is to be.
@MainActor private final class BarredController: UIViewController {
  var style = UIStatusBarStyle.default
  var hidden = false
  var indicatorHidden = false
  var animation = UIStatusBarAnimation.fade

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidden }
  override var prefersHomeIndicatorAutoHidden: Bool { indicatorHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
}

@MainActor @Suite(.stage) struct StatusBarTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = BarredController()
  private let stage = Stage.shared

  private var bar: DisplayNode? {
    stage.displayList().roots.first { $0.id == SystemChrome.ID.statusBar }
  }

  private var indicator: DisplayNode? {
    stage.displayList().roots.first { $0.id == SystemChrome.ID.homeIndicator }
  }

  /// How bright the signs are: 0 or 1.
  private var brightness: CGFloat? {
    guard case .text(let lines)? = bar?.children.first?.content else { return nil }
    return lines.first?.color.red
  }

  private func show(_ root: UIViewController) throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try stage.settle()
  }

  @Test func `the default style is dark on light, and light on dark`() throws {
    try show(controller)
    #expect(brightness == 0)
    stage.setUserInterfaceStyle(isDark: true)
    try stage.settle()
    #expect(brightness == 1)
  }

  @Test func `a root that is always dark has light signs`() throws {
    controller.overrideUserInterfaceStyle = .dark
    try show(controller)
    #expect(brightness == 1)
  }

  @Test func `the root decides, and is asked again only when it says so`() throws {
    controller.style = .lightContent
    try show(controller)
    #expect(brightness == 1)
    controller.style = .darkContent
    stage.turn()
    #expect(brightness == 1)
    controller.setNeedsStatusBarAppearanceUpdate()
    stage.turn()
    #expect(brightness == 0)
  }

  @Test func `a controller lets a child decide`() throws {
    final class Container: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
      override var childForStatusBarHidden: UIViewController? { children.last }
    }
    let container = Container()
    let other = BarredController()
    container.addChild(controller)
    container.addChild(other)
    controller.style = .lightContent
    try show(container)
    #expect(brightness == 1)
    #expect(bar != nil)
    other.hidden = true
    container.setNeedsStatusBarAppearanceUpdate()
    stage.turn()
    #expect(bar == nil)
  }

  @Test func `the top of a stack hides the bar; it colours it where there is no bar of the stack`()
    throws
  {
    controller.style = .lightContent
    let navigation = UINavigationController(rootViewController: controller)
    try show(navigation)
    #expect(brightness == 0)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNeedsStatusBarAppearanceUpdate()
    stage.turn()
    #expect(brightness == 1)
    let next = BarredController()
    next.hidden = true
    navigation.pushViewController(next, animated: false)
    try stage.settle()
    #expect(bar == nil)
    navigation.popViewController(animated: false)
    try stage.settle()
    #expect(bar != nil)
  }

  @Test func `a hidden bar leaves the room beside the island free, but gives a plain one back`()
    throws
  {
    controller.hidden = true
    try show(controller)
    #expect(controller.view.safeAreaInsets.top == 59)
    var plain = Device.iPhone15
    plain.name = "iPhone SE"
    plain.size = CGSize(width: 375, height: 667)
    plain.safeArea = (top: 20, bottom: 0)
    stage.setDevice(plain)
    try stage.settle()
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.hidden = false
    controller.setNeedsStatusBarAppearanceUpdate()
    try stage.settle()
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test func `a phone on its side has no status bar, and a wider home indicator`() throws {
    try show(controller)
    let upright = try #require(indicator)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    #expect(bar == nil)
    let lying = try #require(indicator)
    #expect(lying.frame.width > upright.frame.width)
    #expect(lying.frame.midX == 426)
    #expect(lying.frame.maxY == 385)
  }

  @Test func `the home indicator hides when the controller in front prefers it`() throws {
    try show(controller)
    #expect(indicator != nil)
    controller.indicatorHidden = true
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    stage.turn()
    #expect(indicator == nil)
  }

  @Test func `a window above decides`() throws {
    try show(controller)
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert
    let other = BarredController()
    other.hidden = true
    above.rootViewController = other
    above.isHidden = false
    try stage.settle()
    #expect(bar == nil)
    above.isHidden = true
    try stage.settle()
    #expect(bar != nil)
  }

  @Test func `the scene's status bar manager says what is shown`() throws {
    let manager = UIStatusBarManager()
    controller.style = .lightContent
    try show(controller)
    #expect(manager.statusBarStyle == .lightContent)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    #expect(!manager.isStatusBarHidden)
    controller.hidden = true
    controller.setNeedsStatusBarAppearanceUpdate()
    stage.turn()
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }

  @Test func `where Info.plist says so the app decides, and no controller`() throws {
    stage.infoDictionary["UIViewControllerBasedStatusBarAppearance"] = false
    stage.infoDictionary["UIStatusBarStyle"] = "UIStatusBarStyleLightContent"
    controller.hidden = true
    try show(controller)
    #expect(brightness == 1)
    UIApplication.shared.statusBarStyle = .default
    try stage.settle()
    #expect(brightness == 0)
    UIApplication.shared.isStatusBarHidden = true
    try stage.settle()
    #expect(bar == nil)
    #expect(UIApplication.shared.isStatusBarHidden)
  }

  @Test func `what an app says counts for nothing where controllers decide`() throws {
    try show(controller)
    UIApplication.shared.statusBarStyle = .lightContent
    UIApplication.shared.isStatusBarHidden = true
    try stage.settle()
    #expect(brightness == 0)
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

}
