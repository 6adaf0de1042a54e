import StorylineTesting
import Testing
import UIKit

/// Tests for the calls at a change of a stack.
@MainActor @Suite(.stage) struct StackChangeTests {
  private final class Screen: UIViewController {
    private let name: String
    private let log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log("\(name) \(parent == nil ? "goes" : "comes")")
    }
  }

  @Test func `only those that come and go are told, in the order of the stacks`() throws {
    var told: [String] = []
    let screens = "ABCDEFG".map { name in Screen(String(name)) { told.append($0) } }
    let navigation = UINavigationController()
    navigation.viewControllers = Array(screens[0...4])
    told = []

    // A stays where it is, D and C change places, B and E go, F and G come.
    let new = [0, 5, 3, 2, 6].map { screens[$0] }
    navigation.viewControllers = new

    #expect(told == ["B goes", "E goes", "F comes", "G comes"])
    #expect(navigation.viewControllers == new)
    #expect(navigation.navigationBar.items == new.map(\.navigationItem))
    #expect(screens.filter { $0.parent !== navigation } == [screens[1], screens[4]])
  }

  @Test func `the bar follows the items of the new stack, and no other`() {
    let screens = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    let bar = navigation.navigationBar
    navigation.viewControllers = [screens[0], screens[2], UIViewController()]
    let height = bar.intrinsicContentSize.height

    screens[3].navigationItem.prompt = "Gone"
    #expect(bar.intrinsicContentSize.height == height)
    navigation.topViewController?.navigationItem.prompt = "Here"
    #expect(bar.intrinsicContentSize.height > height)
  }

  /// Counts how often its item is asked for.
  private final class CountingScreen: UIViewController {
    var asked = 0

    override var navigationItem: UINavigationItem {
      asked += 1
      return super.navigationItem
    }
  }

  @Test func `a push and a pop ask nothing of the screens far below`() throws {
    let screens = (0..<20).map { _ in CountingScreen() }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    for screen in screens { screen.asked = 0 }

    navigation.pushViewController(UIViewController(), animated: true)
    try Stage.shared.settle()
    navigation.popViewController(animated: true)
    try Stage.shared.settle()

    #expect(screens.dropLast(2).allSatisfy { $0.asked == 0 })
    #expect(screens.last?.asked != 0)
    #expect(navigation.navigationBar.items == screens.map(\.navigationItem))
  }

  @Test func `a bar that is laid out out of sight has the items of the new stack`() throws {
    let (below, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: top)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try Stage.shared.settle()

    navigation.setViewControllers([below, top], animated: true)
    window.isHidden = true
    navigation.view.layoutIfNeeded()
    try Stage.shared.settle()

    #expect(navigation.navigationBar.items == [below, top].map(\.navigationItem))
  }

  /// Remembers which way the transitions go.
  private final class Operations: NSObject, UINavigationControllerDelegate {
    var seen: [UINavigationController.Operation] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      seen.append(operation)
      return nil
    }
  }

  @Test func `several changes that are shown as one go the way that is seen`() throws {
    let screens = (0..<5).map { _ in UIViewController() }
    let operations = Operations()
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    navigation.delegate = operations
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try Stage.shared.settle()

    // The final top was below the visible screen, although it has left the stack in between.
    navigation.popToViewController(screens[1], animated: false)
    navigation.setViewControllers(
      [screens[0], UIViewController(), UIViewController(), screens[3]], animated: true)
    try Stage.shared.settle()

    #expect(operations.seen == [.pop])
    #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
  }
}
