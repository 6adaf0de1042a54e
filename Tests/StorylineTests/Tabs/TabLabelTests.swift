import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests that a tab's title and image belong to the flow that shows it, as its position does.
@MainActor @Suite("Rule 5: the caller chooses a tab's title, image and position", .stage)
struct TabLabelTests {
  private let fixture = TabFixture()
  private let basket = UIImage(systemName: "cart")

  private var items: [String] { fixture.tabs?.tabBar.items?.map { $0.title ?? "–" } ?? [] }

  private func add(_ name: String, as style: FlowStyle) -> Shown? {
    fixture.root.map { Shown([name], above: $0, as: style) }
  }

  @Test(arguments: [Wrapper.plain, .navigation])
  func `the bar shows the caller's title and image`(wrapper: Wrapper) async throws {
    _ = add("Screen", as: .tab("Basket", image: basket, in: wrapper))
    try await settle()
    #expect(items == ["Basket"])
    #expect(fixture.tabs?.tabBar.items?.first?.image === basket)
  }

  @Test func `a flow that replaces the first one keeps the tab`() async throws {
    let first = add("Screen", as: .tab("Basket", image: basket, in: .navigation))
    try await settle()
    first?.flow?.show(TestFlow("Other"), as: .replace)
    try await settle()
    #expect(fixture.titles == ["Other"])
    #expect(items == ["Basket"])
    #expect(fixture.tabs?.tabBar.items?.first?.image === basket)
  }

  @Test(arguments: [Wrapper.plain, .navigation])
  func `a screen that changes its title does not change the tab`(wrapper: Wrapper) async throws {
    let shown = add("Screen", as: .tab("Basket", in: wrapper))
    try await settle()
    let root = try #require(fixture.tabs?.viewControllers?.first)
    let screen = (root as? UINavigationController)?.topViewController ?? root
    screen.title = "3 things"
    root.tabBarItem.title = "3 things"
    shown?.flow?.show(TestFlow("Note"), as: .present)
    try await settle()
    #expect(items == ["Basket"])
    #expect(screen.navigationItem.title == "3 things")
  }

  @Test func `tabs stand where their callers want them, in whatever order they come`() async throws
  {
    _ = add("C", as: .tab("C", at: 2))
    _ = add("Last", as: .tab)
    _ = add("A", as: .tab("A", at: 0))
    _ = add("B", as: .tab("B", at: 1))
    try await settle()
    #expect(items == ["A", "B", "C", "Last"])
  }

  @Test func `a position behind the last tab is the last one`() async throws {
    _ = add("A", as: .tab)
    _ = add("B", as: .tab("B", at: 7))
    _ = add("C", as: .tab("C", at: -1))
    try await settle()
    #expect(items == ["C", "A", "B"])
  }

  @Test func `an app's own tabs make room`() async throws {
    let controller = UITabBarController()
    controller.tabs = ["Home", "Search"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in Screen(name) }
    }
    let fixture = TabFixture(controller)
    try await settle()
    let root = try #require(fixture.root)
    _ = Shown(["Screen"], above: root, as: .tab("Basket", image: basket, at: 1))
    try await settle()
    #expect(controller.tabs.map(\.title) == ["Home", "Basket", "Search"])
    #expect(controller.tabs[1].image === basket)
  }
}
