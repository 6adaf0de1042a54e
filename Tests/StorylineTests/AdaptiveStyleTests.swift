import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 5: one style may be two places, for two widths", .stage)
struct AdaptiveStyleTests {
  private let style = FlowStyle.adaptive(compact: .push, regular: .present(in: .navigation))

  @Test(arguments: [true, false])
  func `the width of the screen that shows decides`(isWide: Bool) async throws {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    let fixture = Fixture()
    let shown = Shown(["Item"], above: try #require(fixture.root), as: style)
    try await settle()
    #expect(fixture.titles == (isWide ? ["Root"] : ["Root", "Item"]))
    #expect(fixture.modals == (isWide ? ["Item"] : []))
    #expect(shown.flow?.context.placement == (isWide ? .presented : .pushed))
  }

  @Test(arguments: [true, false])
  func `a column where there is room is a push where there is not`(isWide: Bool) async throws {
    let fixture = ColumnFixture(isWide: isWide)
    let list = try #require(fixture.add("List", in: .primary))
    try await settle()
    let item = Shown(
      ["Item"], above: try #require(list.flow),
      as: .adaptive(compact: .push, regular: .column(.secondary)))
    try await settle()
    #expect(fixture.titles == (isWide ? ["List", "Item"] : ["List Item"]))
    #expect(item.handle.receipt == .performed)
  }

  @Test func `the same value serves both widths, one after the other`() async throws {
    Stage.shared.setDevice(.iPad)
    let wide = Fixture()
    _ = Shown(["Item"], above: try #require(wide.root), as: style)
    try await settle()
    Stage.shared.setDevice(.iPhone15)
    let narrow = Fixture()
    _ = Shown(["Item"], above: try #require(narrow.root), as: style)
    try await settle()
    #expect(wide.modals == ["Item"])
    #expect(narrow.titles == ["Root", "Item"])
  }

  @Test(arguments: [true, false])
  func `a screen adapts as a flow does`(isWide: Bool) async throws {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    let fixture = Fixture()
    fixture.root?.show(Screen("Item"), as: .adaptive(compact: .push, regular: .present))
    try await settle()
    #expect(fixture.titles == (isWide ? ["Root"] : ["Root", "Item"]))
    #expect(fixture.modals == (isWide ? ["Item"] : []))
  }

  @Test(arguments: [true, false])
  func `a link adapts as a call does`(isWide: Bool) async throws {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    let fixture = Fixture()
    try await settle()
    let item = Route("item", as: style) { (_: TestFlow) in TestFlow("Item") }
    let handle = fixture.window.open(Link(item))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(fixture.titles == (isWide ? ["Root"] : ["Root", "Item"]))
    #expect(fixture.modals == (isWide ? ["Item"] : []))
  }

  // MARK: Traits that differ from those of the window

  /// A flow in a column, with a route that chooses by a closure what `.adaptive` chooses by itself.
  private final class ListFlow: Flow<Void> {
    var traits: [UIUserInterfaceSizeClass] = []

    override func start() { show(Screen("List")) }

    static let adaptive = Route(
      "adaptive", as: .adaptive(compact: .push, regular: .column(.secondary))
    ) { (_: ListFlow) in TestFlow("Item") }

    static let closure = Route(
      "closure",
      as: { list, traits in
        list.traits.append(traits.horizontalSizeClass)
        return traits.horizontalSizeClass == .compact ? .push : .column(.secondary)
      }
    ) { (_: ListFlow) in TestFlow("Item") }
  }

  @Test(arguments: [true, false])
  func `a primary column has room for a second one, though it is compact itself`(isWide: Bool)
    async throws
  {
    for route in [ListFlow.adaptive, ListFlow.closure] {
      let fixture = ColumnFixture(isWide: isWide)
      let list = ListFlow()
      fixture.root?.show(list, as: .column(.primary))
      try await settle()
      let navigation = try #require(list.context.navigationController)
      #expect(navigation.traitCollection.horizontalSizeClass == .compact)
      list.go(route)
      try await settle()
      #expect(fixture.titles == (isWide ? ["List", "Item"] : ["List Item"]), "\(route.name)")
    }
  }

  @Test func `a split view controller that is kept narrow decides for its columns`() async throws {
    Stage.shared.setDevice(.iPad)
    for route in [ListFlow.adaptive, ListFlow.closure] {
      let fixture = TabFixture()
      let columns = ColumnsFlow(.doubleColumn)
      fixture.root?.show(columns, as: .tab)
      let list = ListFlow()
      columns.show(list, as: .column(.primary))
      try await settle()
      fixture.tabs?.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: columns.split)
      try await settle()
      #expect(columns.split.isCollapsed)
      list.go(route)
      try await settle()
      #expect(list.context.navigationController?.viewControllers.map(\.title) == ["List", "Item"])
    }
  }

  @Test(arguments: [true, false])
  func `overridden traits decide for a flow and for a screen, and against the window`(
    isWide: Bool
  ) async throws {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    let fixture = TabFixture()
    let tab = fixture.add("Tab")
    try await settle()
    let flow = try #require(tab?.flow)
    let navigation = try #require(flow.context.navigationController)
    fixture.tabs?.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: isWide ? .compact : .regular), forChild: navigation)
    flow.show(Screen("Screen"), as: .adaptive(compact: .push, regular: .replace))
    try await settle()
    #expect(fixture.titles == [isWide ? "Tab Screen" : "Screen"])
    let item = Shown(["Item"], above: flow, as: style)
    try await settle()
    #expect(item.flow?.context.placement == (isWide ? .pushed : .presented))
  }

  @Test func `a flow without a screen has the traits of the flow above it`() async throws {
    let fixture = ColumnFixture()
    let list = ListFlow()
    fixture.root?.show(list, as: .column(.primary))
    try await settle()
    let inner = ListFlow()
    list.addChild(inner)
    inner.go(ListFlow.closure)
    try await settle()
    #expect(inner.traits == [.regular])
    #expect(fixture.titles == ["List", "Item"])
  }
}
