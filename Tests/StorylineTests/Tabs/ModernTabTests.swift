import Storyline
import StorylineTesting
import Testing
import UIKit

/// Apps that give their tab bar controller tabs, as since iOS 18: its list of controllers is not used.
@MainActor @Suite("Rule 8: a flow may be one of an app's tabs", .stage) struct ModernTabTests {
  /// Writes down who sets its list of controllers, which would take the app's tabs away.
  final class Watched: UITabBarController {
    var lists = 0

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      lists += 1
      super.setViewControllers(viewControllers, animated: animated)
    }

    override var viewControllers: [UIViewController]? {
      get { super.viewControllers }
      set {
        lists += 1
        super.viewControllers = newValue
      }
    }
  }

  final class Made {
    var names: [String] = []
  }

  let controller = Watched()
  let fixture: TabFixture
  let made = Made()

  init() {
    let made = made
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in
        made.names.append(name)
        return UINavigationController(rootViewController: Screen(name))
      }
    }
    controller.tabs = [tab("Home"), tab("Search")]
    fixture = TabFixture(controller)
  }

  private var names: [String] { controller.tabs.map(\.title) }

  @Test func `a flow beside the app's tabs gets a tab, and theirs stay`() async throws {
    try await settle()
    let mine = fixture.add("Mine")
    try await settle()
    #expect(names == ["Home", "Search", "Mine"])
    #expect(controller.lists == 0)
    #expect(mine?.handle.receipt == .performed)
    #expect(mine?.flow?.context.placement == .tab)
  }

  @Test func `controllers of tabs that nobody has seen are not made`() async throws {
    try await settle()
    _ = fixture.add("Mine")
    try await settle()
    #expect(made.names == ["Home"])
  }

  @Test func `a flow that ends takes its tab out, and the others stay`() async throws {
    try await settle()
    let mine = fixture.add("Mine")
    try await settle()
    mine?.flow?.finish(1)
    try await settle()
    #expect(names == ["Home", "Search"])
    #expect(mine?.outcomes == [.finished(1)])
    #expect(controller.lists == 0)
  }

  @Test func `a flow ends when the app takes its tab away`() async throws {
    try await settle()
    let mine = fixture.add("Mine")
    try await settle()
    controller.tabs.removeLast()
    fixture.root?.close(animated: false)
    try await settle()
    #expect(mine?.outcomes.count == 1)
  }

  @Test func `a tab that is selected in code is written down`() async throws {
    try await settle()
    _ = fixture.add("Mine")
    try await settle()
    controller.selectedTab = controller.tabs.last
    try await settle()
    #expect(fixture.log.last?.hasSuffix("selects TestFlow#2") == true)
    #expect(fixture.seen == "Mine")
  }

  @Test func `a flow is pushed in the tab that is selected`() async throws {
    try await settle()
    let mine = fixture.add("Mine")
    try await settle()
    controller.selectedTab = controller.tabs.last
    mine?.flow?.show(Screen("Detail"))
    try await settle()
    #expect(fixture.seen == "Detail")
  }

  @Test func `a guard is asked before another tab is selected`() async throws {
    try await settle()
    let mine = fixture.add("Mine")
    try await settle()
    controller.selectedTab = controller.tabs.last
    var asked = 0
    mine?.flow?.leaveGuard = LeaveGuard {
      asked += 1
      return true
    }
    try await settle()
    fixture.tap(0)
    try await settle()
    #expect(asked == 1)
    #expect(controller.selectedTab?.title == "Home")
  }

  @Test func `a guard that agrees lets people go on to a tab that was never seen`() async throws {
    try await settle()
    let mine = fixture.add("Mine")
    try await settle()
    controller.selectedTab = controller.tabs.last
    mine?.flow?.leaveGuard = LeaveGuard { true }
    try await settle()
    fixture.tap(1)
    try await settle()
    #expect(controller.selectedTab?.title == "Search")
    #expect(fixture.seen == "Search")
  }

  @Test func `an app that sets controllers gets no tabs`() async throws {
    let other = TabFixture()
    try await settle()
    _ = other.add("Home")
    try await settle()
    #expect(other.tabs?.tabs.isEmpty == true)
    #expect(other.titles == ["Home"])
  }
}
