import StorylineTesting
import Testing
import UIKit

/// Who is told when a stack changes.
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
}
