import StorylineTesting
import Testing
import UIKit

/// 4.1.14, 4.3.1, 4.3.10 to 4.3.13: the bar itself.
@MainActor @Suite(.harness) struct BarTests {
  let harness: any Harness = PlatformHarness()

  private func screen(_ title: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  // MARK: Managed bars

  @Test func `4.1.14 the bars may be of classes of the app's own, or of UIKit's`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let own = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(own.navigationBar is Bar)
    #expect(own.toolbar is Tools)
    #expect(own.viewControllers.isEmpty)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    #expect(type(of: plain.toolbar) == UIToolbar?.self)
    #expect(UINavigationController(nibName: nil, bundle: nil).viewControllers.isEmpty)
  }

  @Test func `4.3.1 the controller is the delegate of its bar`() {
    final class Navigation: UINavigationController, UINavigationBarDelegate {}
    let own = Navigation()
    #expect(own.navigationBar.delegate === own)
  }

  @Test func `12.4.3 the navigation bar and the toolbar add to the safe area of the top`() throws {
    let root = UIViewController()
    let navigation = try harness.showNavigation([root])
    let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
    #expect(root.view.safeAreaInsets.top == bar.maxY)
    #expect(root.view.safeAreaInsets.bottom == navigation.view.safeAreaInsets.bottom)
    navigation.isToolbarHidden = false
    try harness.settle()
    let toolbar = navigation.toolbar.convert(navigation.toolbar.bounds, to: nil)
    #expect(root.view.safeAreaInsets.bottom == navigation.view.bounds.maxY - toolbar.minY)
    navigation.isNavigationBarHidden = true
    try harness.settle()
    #expect(root.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
  }

  @Test func `4.3.1, 4.3.17 a plain controller is the delegate of its bar too`() throws {
    let plain = UINavigationController(rootViewController: screen("A"))
    let delegate = try #require(plain.navigationBar.delegate)
    #expect(delegate === plain)
    #expect(delegate as? UINavigationController === plain)
    #expect(plain.navigationBar.barPosition == .topAttached)
    weak var gone: UINavigationController?
    do {
      let other = UINavigationController()
      gone = other
      #expect(other.navigationBar.delegate != nil)
    }
    harness.turn()
    #expect(gone == nil)
  }

  // MARK: The way back

  final class Guarded: UINavigationController, UINavigationBarDelegate {
    var lets = false
    var events: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      events.append("should pop \(item.title ?? "?")")
      return lets
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      events.append("did pop \(item.title ?? "?")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      events.append("did push \(item.title ?? "?")")
    }
  }

  @Test func `4.3.10 a controller that is a bar delegate may refuse to go back`() throws {
    let navigation = Guarded()
    navigation.setViewControllers([screen("A"), screen("B")], animated: false)
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    try harness.settle()
    navigation.events = []
    let bar = BarReader(navigation.navigationBar)
    harness.tap(at: bar.backButtonPoint)
    try harness.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.events == ["should pop B"])
    navigation.lets = true
    harness.tap(at: bar.backButtonPoint)
    try harness.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.events == ["should pop B", "should pop B", "did pop B"])
  }

  @Test func `4.3.11 the back menu lists the screens below and goes back to the chosen one`()
    throws
  {
    let stack = ["A", "B", "C", "D"].map { screen($0) }
    let navigation = try harness.showNavigation(stack)
    let back = BarReader(navigation.navigationBar).backButtonPoint
    harness.holdTime()
    harness.press(at: back)
    harness.advance(by: 1)
    harness.turn()
    harness.lift(at: back)
    try harness.settle()
    #expect(navigation.viewControllers == stack)
    let window = try #require(navigation.view.window)
    let rows = ["C", "B", "A"].compactMap { title in
      window.subviews.last.flatMap { BarReader.label(title, in: $0) }
    }
    let heights = rows.map { $0.convert(CGPoint.zero, to: nil).y }
    #expect(heights.count == 3)
    #expect(heights == heights.sorted())
    let row = try #require(rows.last)
    harness.tap(at: row.convert(CGPoint(x: 2, y: 2), to: nil))
    try harness.settle()
    #expect(navigation.viewControllers == [stack[0]])
  }

  // MARK: Large titles

  @Test func `4.3.12 large titles are off by default, and make the bar higher`() throws {
    let root = screen("Root")
    let navigation = try harness.showNavigation([root])
    #expect(!navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.navigationBar.frame.height == 44)
    let top = root.view.safeAreaInsets.top
    navigation.navigationBar.prefersLargeTitles = true
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(root.view.safeAreaInsets.top == top + 52)
  }

  @Test func `4.3.12 an item that leaves it open does as the one below`() throws {
    let (a, b, c) = (screen("A"), screen("B"), screen("C"))
    let navigation = try harness.showNavigation([a])
    #expect(a.navigationItem.largeTitleDisplayMode == .automatic)
    navigation.navigationBar.prefersLargeTitles = true
    b.navigationItem.largeTitleDisplayMode = .never
    var heights: [CGFloat] = []
    for controller in [b, c] {
      navigation.pushViewController(controller, animated: true)
      try harness.settle()
      heights.append(navigation.navigationBar.frame.height)
    }
    #expect(heights == [44, 44])
    c.navigationItem.largeTitleDisplayMode = .always
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popToRootViewController(animated: true)
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `a prompt makes the bar 30 points higher`() throws {
    let root = screen("Root")
    root.navigationItem.prompt = "Prompt"
    let navigation = try harness.showNavigation([root])
    #expect(navigation.navigationBar.frame.height == 74)
    root.navigationItem.prompt = nil
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  // MARK: Bars without a controller

  final class Delegate: NSObject, UINavigationBarDelegate {
    var lets = true
    var events: [String] = []

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
      events.append("should push")
      return lets
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      events.append("did push")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      events.append("should pop")
      return lets
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      events.append("did pop")
    }
  }

  @Test(arguments: [true, false])
  func `a bar without a controller asks its delegate, and tells it afterwards`(animated: Bool)
    throws
  {
    let root = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addSubview(bar)
    let delegate = Delegate()
    bar.delegate = delegate
    let (a, b) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    bar.items = [a]
    bar.pushItem(b, animated: animated)
    #expect(bar.topItem === b)
    #expect(bar.backItem === a)
    try harness.settle()
    #expect(delegate.events == ["should push", "did push"])
    #expect(bar.popItem(animated: animated) === b)
    try harness.settle()
    #expect(delegate.events == ["should push", "did push", "should pop", "did pop"])
    delegate.lets = false
    bar.pushItem(b, animated: animated)
    #expect(bar.items == [a])
  }

  @Test func `the back button of a bar without a controller pops its top item`() throws {
    let root = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addSubview(bar)
    bar.items = ["A", "B"].map { UINavigationItem(title: $0) }
    try harness.settle()
    harness.tap(at: CGPoint(x: 24, y: 122))
    try harness.settle()
    #expect(bar.items?.map(\.title) == ["A"])
  }
}
