import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit

/// A root flow with columns that routes lead to.
private final class AtlasFlow: Flow<Int> {
  let split = UISplitViewController(style: .doubleColumn)

  override func start() {
    split.preferredDisplayMode = .oneBesideSecondary
    show(split)
    go(Self.list)
  }

  static let list = Route("list", as: .column(.primary)) { (_: AtlasFlow) in PlaceFlow("list") }

  static let map = Route("map", as: .column(.secondary)) { (_: AtlasFlow, id: Int) in
    PlaceFlow("map \(id)")
  }

  static let routes = RouteList(list, map, PlaceFlow.next, PlaceFlow.sheet)
}

/// A root flow with pages that routes lead to.
private final class NovelFlow: Flow<Int> {
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func start() {
    show(pages)
    for id in 1...3 { go(Self.page, id) }
  }

  static let page = Route("page", as: .page(in: .navigation)) { (_: NovelFlow, id: Int) in
    PlaceFlow("page \(id)")
  }

  static let routes = RouteList(page, PlaceFlow.next)
}

@MainActor @Suite("Links lead into columns and pages", .stage) struct SlotLinkTests {
  private let window = UIWindow()

  // MARK: Columns

  private func atlas(isWide: Bool = true) async throws -> AtlasFlow {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    Stage.shared.rotate(to: isWide ? .landscapeLeft : .portrait)
    window.frame = UIScreen.main.bounds
    let flow = AtlasFlow()
    window.show(flow, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    return flow
  }

  private func titles(_ controller: UIViewController?) -> [String] {
    controller.map { SlotScenario.titles(in: $0) } ?? []
  }

  @Test(arguments: [true, false])
  func `a link fills a column, and what was there ends`(isWide: Bool) async throws {
    let atlas = try await atlas(isWide: isWide)
    let first = window.open(Link(AtlasFlow.map, 1))
    try await settle()
    #expect(first.receipt == .performed)
    let link = Link(AtlasFlow.map, 2).then(PlaceFlow.next, 5)
    let plan = window.plan(for: link)
    #expect(
      plan.description == """
        keeps AtlasFlow#1
        takes away PlaceFlow#3
        shows map(2), next(5)
        """)
    window.open(link)
    try await settle()
    #expect(titles(atlas.split.viewController(for: .secondary)) == ["map 2", "next 5"])
    #expect(first.flow == nil)
    let ended = window.storyLog.filter { $0.kind == .cancelled }
    #expect(ended.count == 1)
    #expect(window.plan(for: link).isEmpty)
    #expect(try Replay(window.storyLog).isConsistent)
  }

  @Test func `what is beside it is not touched`() async throws {
    let atlas = try await atlas()
    window.open(Link(AtlasFlow.map, 1).then(PlaceFlow.next, 1))
    try await settle()
    window.open(Link(AtlasFlow.list).then(PlaceFlow.next, 2))
    try await settle()
    #expect(titles(atlas.split.viewController(for: .primary)) == ["list", "next 2"])
    #expect(titles(atlas.split.viewController(for: .secondary)) == ["map 1", "next 1"])
    #expect(window.plan(for: Link(AtlasFlow.map, 1)).takesAway.count == 1)
    #expect(window.plan(for: Link(AtlasFlow.list)).takesAway.count == 1)
  }

  @Test(arguments: [true, false])
  func `a flow with a guard is asked where there is one column only`(isWide: Bool) async throws {
    let atlas = try await atlas(isWide: isWide)
    var asked = 0
    (atlas.childCoordinators.first as? PlaceFlow)?.leaveGuard = LeaveGuard {
      asked += 1
      return true
    }
    let handle = window.open(Link(AtlasFlow.map, 1))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(asked == (isWide ? 0 : 1))
    let map = try #require(handle.flow)
    map.leaveGuard = LeaveGuard {
      asked += 10
      return true
    }
    // The list is brought back beside the map, or in its place.
    atlas.split.preferredDisplayMode = .secondaryOnly
    try await settle()
    #expect(window.plan(for: Link(AtlasFlow.list)).reveals.count == 1)
    window.open(Link(AtlasFlow.list))
    try await settle()
    #expect(asked == (isWide ? 0 : 11))
    #expect(map.outcome == nil)
  }

  @Test func `where there is one column, the one that is meant is revealed`() async throws {
    let atlas = try await atlas(isWide: false)
    window.open(Link(AtlasFlow.map, 1))
    try await settle()
    let list = Link(AtlasFlow.list).then(PlaceFlow.next, 2)
    #expect(window.plan(for: list).reveals.map(\.description) == ["PlaceFlow#2"])
    window.open(list)
    try await settle()
    let base = atlas.split.viewControllers.first as? UINavigationController
    #expect(base?.viewControllers.map(\.title) == ["list", "next 2"])
    window.open(Link(AtlasFlow.map, 1))
    try await settle()
    let top = base?.topViewController as? UINavigationController
    #expect(top?.topViewController?.title == "map 1")
    let ended = window.storyLog.filter { $0.kind == .cancelled }
    #expect(ended.isEmpty)
  }

  @Test(arguments: [true, false])
  func `columns are shown again`(isWide: Bool) async throws {
    _ = try await atlas(isWide: isWide)
    window.open(Link(AtlasFlow.map, 3).then(PlaceFlow.next, 4))
    try await settle()
    let story = window.savedStory
    let atlas = try await atlas(isWide: !isWide)
    let handle = window.restore(story, with: AtlasFlow.routes)
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(titles(atlas.split.viewController(for: .primary)).first == "list")
    #expect(titles(atlas.split.viewController(for: .secondary)) == ["map 3", "next 4"])
  }

  // MARK: Pages

  private func novel() async throws -> NovelFlow {
    let flow = NovelFlow()
    window.show(flow, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    return flow
  }

  @Test func `a link turns to a page, and one that is seen already completes`() async throws {
    let novel = try await novel()
    let link = Link(NovelFlow.page, 3)
    #expect(window.plan(for: link).reveals.map(\.description) == ["PlaceFlow#4"])
    let first = window.open(link)
    try await settle()
    #expect(first.receipt == .performed)
    #expect(titles(novel.pages.viewControllers?.first) == ["page 3"])
    let again = window.open(link)
    try await settle()
    #expect(again.receipt == .performed)
    #expect(window.storyLog.last?.description == "link 2 followed")
    let other = window.open(Link(NovelFlow.page, 1).then(PlaceFlow.next, 8))
    try await settle()
    #expect(other.receipt == .performed)
    #expect(titles(novel.pages.viewControllers?.first) == ["page 1", "next 8"])
    #expect(novel.childCoordinators.count == 3)
  }

  @Test func `a page that is missing comes last, and is turned to`() async throws {
    let novel = try await novel()
    window.open(Link(NovelFlow.page, 9))
    try await settle()
    #expect(titles(novel.pages.viewControllers?.first) == ["page 9"])
    #expect(novel.childCoordinators.count == 4)
    let story = window.savedStory
    let next = try await self.novel()
    window.restore(story, with: NovelFlow.routes)
    try await settle()
    #expect(titles(next.pages.viewControllers?.first) == ["page 9"])
    #expect(next.childCoordinators.count == 4)
  }
}

extension SlotScenario {
  /// The titles of what a controller holds.
  fileprivate static func titles(in controller: UIViewController) -> [String] {
    ((controller as? UINavigationController)?.viewControllers ?? [controller])
      .map { $0.title ?? "–" }
  }
}
