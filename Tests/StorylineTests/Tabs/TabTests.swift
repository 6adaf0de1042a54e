import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 8: a flow may be a tab", .stage) struct TabTests {
  let fixture = TabFixture()

  @Test func `each flow has a tab and a stack of its own`() async throws {
    let home = fixture.add("Home")
    let search = fixture.add("Search")
    try await settle()
    home?.flow?.show(Screen("Detail"))
    search?.flow?.show(Screen("Found"))
    try await settle()
    #expect(fixture.titles == ["Home Detail", "Search Found"])
    #expect(fixture.seen == "Detail")
    #expect(home?.handle.receipt == .performed)
    #expect(search?.flow?.context.placement == .tab)
    #expect(search?.flow?.context.navigationController === fixture.tabs?.viewControllers?[1])
  }

  @Test func `a tab may be a screen without a stack`() async throws {
    let home = fixture.add("Home", in: .plain)
    try await settle()
    #expect(fixture.titles == ["Home"])
    #expect(fixture.tabs?.viewControllers?.first is Screen)
    let pushed = home?.flow?.show(Screen("Detail"))
    try await settle()
    #expect(pushed?.receipt == .refused(.noNavigationController))
  }

  @Test func `tabs are found from a flow in one of them, and by name`() async throws {
    let home = fixture.add("Home")
    try await settle()
    let flow = try #require(home?.flow)
    let inner = Shown(["Inner"], above: flow, as: .tab(in: .navigation))
    let tabs = try #require(fixture.tabs)
    let named = Shown(["Named"], above: flow, as: .tab(of: tabs))
    try await settle()
    #expect(fixture.titles == ["Home", "Inner", "Named"])
    #expect(inner.outcomes.isEmpty && named.outcomes.isEmpty)
  }

  @Test func `without tabs a tab is refused`() async throws {
    let other = Fixture()
    try await settle()
    let root = try #require(other.root)
    let shown = Shown(["Tab"], above: root, as: .tab)
    try await settle()
    #expect(shown.handle.receipt == .refused(.noContainer))
    var gone: UITabBarController? = UITabBarController()
    let style = try FlowStyle.tab(of: #require(gone))
    gone = nil
    let late = Shown(["Tab"], above: root, as: style)
    try await settle()
    #expect(late.outcomes == [.cancelled(.refused(.placeIsGone))])
  }

  @Test func `a stack in a stack, and an alert, are no tabs`() async throws {
    let root = try #require(fixture.root)
    let child = TestFlow()
    let handle = root.show(child, as: .tab(in: .navigation))
    child.show(UINavigationController())
    try await settle()
    #expect(handle.receipt == .refused(.notAllowedThere))
  }

  @Test func `a tab bar controller that the app has shown itself will do`() async throws {
    let window = UIWindow()
    let root = TestFlow()
    let handle = window.show(root, as: .root)
    let tabs = UITabBarController()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let shown = Shown(["Home"], above: root, as: .tab(in: .navigation))
    try await settle()
    #expect(tabs.viewControllers?.count == 1)
    window.rootViewController = UIViewController()
    try await settle()
    #expect(shown.outcomes == [.cancelled(.rootReplaced)])
    #expect(await handle.outcome == .cancelled(.rootReplaced))
  }

  // MARK: Selecting

  @Test(arguments: [false, true])
  func `selecting another tab ends nothing and is in the log`(byHand: Bool) async throws {
    let home = fixture.add("Home", "Detail")
    let search = fixture.add("Search")
    try await settle()
    if byHand { fixture.tap(1) } else { fixture.tabs?.selectedIndex = 1 }
    try await settle()
    #expect(fixture.seen == "Search")
    #expect(fixture.titles == ["Home Detail", "Search"])
    #expect(home?.outcomes.isEmpty == true && search?.outcomes.isEmpty == true)
    let selections = fixture.log.filter { $0.contains(" selects ") }
    #expect(selections == ["tabs 2 selects TestFlow#2", "tabs 2 selects TestFlow#3"])
  }

  @Test func `the selected tab tapped again pops, and the flows above the root end`() async throws {
    let home = fixture.add("Home")
    try await settle()
    let flow = try #require(home?.flow)
    let detail = Shown(["Detail", "More"], above: flow)
    try await settle()
    fixture.tap(0)
    #expect(detail.outcomes.isEmpty)
    try await settle()
    #expect(fixture.titles == ["Home"])
    #expect(detail.outcomes == [.cancelled(.popped)])
    #expect(detail.flow == nil)
    #expect(home?.outcomes.isEmpty == true)
  }

  @Test func `a push into a tab that nobody sees is done at once`() async throws {
    _ = fixture.add("Home")
    let search = fixture.add("Search")
    try await settle()
    let handle = search?.flow?.show(Screen("Found"))
    #expect(handle?.receipt == .performed)
    #expect(fixture.titles == ["Home", "Search Found"])
    try await settle()
    #expect(fixture.seen == "Home")
  }

  // MARK: Going

  @Test(arguments: [Wrapper.navigation, .plain])
  func `a flow that finishes takes its tab away`(wrapper: Wrapper) async throws {
    let home = fixture.add("Home", in: wrapper)
    let search = fixture.add("Search", in: wrapper)
    try await settle()
    search?.flow?.finish(7)
    try await settle()
    #expect(fixture.titles == ["Home"])
    #expect(search?.outcomes == [.finished(7)])
    #expect(try #require(search).flow == nil)
    home?.flow?.close()
    try await settle()
    #expect(fixture.titles == [])
    #expect(home?.outcomes == [.cancelled(.closed)])
    #expect(fixture.rootOutcomes.isEmpty)
  }

  @Test(arguments: [Wrapper.navigation, .plain])
  func `a tab that the app takes out ends its flow, and those above it`(
    wrapper: Wrapper
  ) async throws {
    let home = fixture.add("Home", in: wrapper)
    let search = fixture.add("Search", in: wrapper)
    try await settle()
    let above = search?.flow.map { flow in
      Shown(["Above"], above: flow, as: wrapper == .navigation ? .push : .tab(in: .navigation))
    }
    try await settle()
    fixture.tabs?.setViewControllers(
      Array(fixture.tabs?.viewControllers?.prefix(1) ?? []), animated: false)
    try await settle()
    #expect(search?.outcomes == [.cancelled(.removed)])
    #expect(try #require(search).flow == nil)
    #expect(above?.outcomes == [.cancelled(.removed)])
    #expect(home?.outcomes.isEmpty == true)
    #expect(fixture.log.filter { $0.hasPrefix("TestFlow#3 cancelled") }.count == 1)
  }

  @Test(arguments: [Wrapper.navigation, .plain])
  func `reordered tabs end nothing`(wrapper: Wrapper) async throws {
    let home = fixture.add("Home", in: wrapper)
    let search = fixture.add("Search", in: wrapper)
    try await settle()
    fixture.tabs?.viewControllers?.reverse()
    try await settle()
    #expect(fixture.titles == ["Search", "Home"])
    home?.flow?.finish(1)
    try await settle()
    #expect(search?.outcomes.isEmpty == true)
    #expect(home?.outcomes == [.finished(1)])
    #expect(fixture.titles == ["Search"])
  }

  @Test func `the flow with the tabs takes all of them with it`() async throws {
    let home = fixture.add("Home", "Detail")
    let search = fixture.add("Search")
    try await settle()
    fixture.window.show(OtherFlow(), as: .root)
    try await settle()
    #expect(fixture.rootOutcomes == [.cancelled(.rootReplaced)])
    #expect(home?.outcomes == [.cancelled(.rootReplaced)])
    #expect(search?.outcomes == [.cancelled(.rootReplaced)])
    #expect(fixture.root == nil && fixture.tabs == nil)
  }

  @Test func `tabs stay in sight when their flow finishes, until there is another root`()
    async throws
  {
    let home = fixture.add("Home", "Detail")
    try await settle()
    fixture.root?.finish(1)
    try await settle()
    #expect(fixture.rootOutcomes == [.finished(1)])
    #expect(home?.outcomes == [.cancelled(.parentEnded)])
    #expect(fixture.titles == ["Home Detail"])
    fixture.window.show(OtherFlow(), as: .root)
    try await settle()
    #expect(fixture.tabs == nil)
  }

  @Test func `tabs over everything go when they are pulled down`() async throws {
    let fixture = Fixture()
    try await settle()
    let flow = TabsFlow()
    let handle = try #require(fixture.root).show(flow, as: .present(.pageSheet))
    let home = Shown(["Home"], above: flow, as: .tab(in: .navigation))
    let tabs = flow.tabs
    try await settle()
    Person.pull(tabs, by: 0.9)
    try await settle()
    #expect(await handle.outcome == .cancelled(.pulledDown))
    #expect(home.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `pushed tabs are popped with all their flows`() async throws {
    let fixture = Fixture()
    try await settle()
    let flow = TabsFlow()
    let handle = try #require(fixture.root).show(flow, as: .push)
    let home = Shown(["Home", "Detail"], above: flow, as: .tab(in: .navigation))
    try await settle()
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(await handle.outcome == .cancelled(.popped))
    #expect(home.outcomes == [.cancelled(.popped)])
  }
}
