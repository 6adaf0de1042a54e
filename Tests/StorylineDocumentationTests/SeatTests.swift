import Storyline
import StorylineTesting
import Testing
import UIKit

// The snippets of TabsWithAFlowEach.md, of the rules and of the styles that stand beside others.

final class MallFlow: Flow<Void> {
  let tabs = UITabBarController()

  override func start() {
    show(tabs)
    go(Self.phones)
    go(Self.account)
  }
}

extension MallFlow {
  static let phones = Route("phones", as: .tab(in: .navigation)) { (_: MallFlow) in ShelfFlow() }

  static let account = Route("account", as: .tab(in: .navigation)) { (_: MallFlow) in
    StepFlow("Account")
  }
}

final class ShelfFlow: Flow<Void> {
  override func start() { show(ShopScreen("Phones")) }

  static let phone = Route("phone", as: .push) { (_: ShelfFlow, id: Int) in StepFlow("\(id)") }
}

/// Columns beside each other.
final class CatalogFlow: Flow<Void> {
  let split = UISplitViewController(style: .doubleColumn)

  override func start() {
    show(split)
    show(ShopScreen("Phones"), as: .column(.primary))
  }

  func open(_ phone: Phone) {
    show(DetailFlow(phone), as: .column(.secondary))
  }
}

/// Pages that people turn.
final class TourFlow: Flow<Void> {
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func start() {
    show(pages)
    for title in ["Welcome", "Phones", "Prices"] { show(StepFlow(title), as: .page) }
  }
}

@MainActor @Suite(.stage) struct SeatTests {
  let shop = Shop()

  private func open() async throws -> (window: UIWindow, mall: MallFlow) {
    let window = shop.window
    let mall = MallFlow()
    window.show(mall, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    return (window, mall)
  }

  private func stack(_ index: Int, of mall: MallFlow) -> [String] {
    let navigation = mall.tabs.viewControllers?[index] as? UINavigationController
    return navigation?.viewControllers.map { $0.title ?? "–" } ?? []
  }

  @Test func `tabs have a flow each`() async throws {
    let (window, mall) = try await open()
    #expect(
      window.storyLog.description == """
        MallFlow#1 root
        MallFlow#1 shows UITabBarController@1 in window 1
        window 1 settled: [UITabBarController@1]
        ShelfFlow#2 tab by MallFlow#1
        ShelfFlow#2 is at phones
        tabs 2 is in UITabBarController@1
        stack 3 is in UITabBarController@1
        ShelfFlow#2 shows ShopScreen@2 in stack 3
        tabs 2 selects ShelfFlow#2
        stack 3 settled: [ShopScreen@2]
        StepFlow#3 tab by MallFlow#1
        StepFlow#3 is at account
        stack 4 is in UITabBarController@1
        StepFlow#3 shows ShopScreen@3 in stack 4
        stack 4 settled: [ShopScreen@3]
        """)
    let tabs = mall.tabs
    tabs.selectedIndex = 1
    try await settle()
    #expect(
      window.storyLog.last?.description == """
        tabs 2 selects StepFlow#3
        """)
  }

  @Test func `a link fills a tab and selects it`() async throws {
    let (window, mall) = try await open()
    mall.tabs.selectedIndex = 1
    try await settle()
    let link = Link(MallFlow.phones).then(ShelfFlow.phone, 42)
    #expect(
      window.plan(for: link).description == """
        keeps MallFlow#1, ShelfFlow#2
        reveals ShelfFlow#2
        shows phone(42)
        """)
    window.open(link)
    try await settle()
    #expect(mall.tabs.selectedIndex == 0)
    #expect(stack(0, of: mall) == ["Phones", "42"])
  }

  @Test func `a flow that takes its tab away`() async throws {
    let (_, mall) = try await open()
    let flow = StepFlow("Sale")
    let tabs = mall.tabs
    mall.show(flow, as: .tab(of: tabs, in: .navigation))
    try await settle()
    #expect(tabs.viewControllers?.count == 3)
    flow.finish(1)
    try await settle()
    #expect(tabs.viewControllers?.count == 2)
    #expect(flow.outcome == .finished(1))
  }

  @Test func `a tab has the title, the image and the position that the caller wants`() async throws
  {
    let (_, mall) = try await open()
    let (basket, cart) = (StepFlow("Nothing yet"), UIImage(systemName: "cart"))
    mall.show(basket, as: .tab("Basket", image: cart, at: 1, in: .navigation))
    try await settle()
    #expect(mall.tabs.tabBar.items?.map(\.title) == ["Phones", "Basket", "Account"])
    basket.show(StepFlow("One thing"), as: .replace)
    try await settle()
    #expect(stack(1, of: mall) == ["One thing"])
    #expect(mall.tabs.tabBar.items?.map(\.title) == ["Phones", "Basket", "Account"])
  }

  @Test(arguments: [true, false])
  func `a style adapts to the width`(isWide: Bool) async throws {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    let catalog = CatalogFlow()
    shop.window.show(catalog, as: .root)
    shop.window.makeKeyAndVisible()
    try await settle()
    let (list, phone) = (StepFlow("Phones"), shop.phones[0])
    catalog.show(list, as: .column(.primary))
    try await settle()
    list.show(DetailFlow(phone), as: .adaptive(compact: .push, regular: .column(.secondary)))
    try await settle()
    let primary = catalog.split.viewController(for: .primary) as? UINavigationController
    #expect(primary?.viewControllers.count == (isWide ? 1 : 2))
  }

  @Test func `columns and pages have flows too`() async throws {
    Stage.shared.setDevice(.iPad)
    let catalog = CatalogFlow()
    shop.window.show(catalog, as: .root)
    shop.window.makeKeyAndVisible()
    catalog.open(shop.phones[0])
    try await settle()
    catalog.open(shop.phones[1])
    try await settle()
    let detail = catalog.split.viewController(for: .secondary) as? UINavigationController
    #expect(detail?.viewControllers.map(\.title) == ["Model B"])
    let tour = TourFlow()
    shop.window.show(tour, as: .root)
    try await settle()
    #expect(tour.childCoordinators.count == 3)
    #expect(tour.pages.viewControllers?.first?.title == "Welcome")
  }
}
