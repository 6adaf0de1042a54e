import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct PanelTests {
  private var rows: [PanelNode] {
    Stage.shared.panels.sources.first { $0.name == "coordinators" }?.rows() ?? []
  }

  private func text(_ row: PanelNode, indent: String = "") -> [String] {
    let badges = row.badges.isEmpty ? "" : " [\(row.badges.joined(separator: ", "))]"
    return ["\(indent)\(row.title) – \(row.detail)\(badges)"]
      + row.children.flatMap { text($0, indent: indent + "  ") }
  }

  @Test func `the panel shows the flows with their screens`() async throws {
    let theatre = Theatre("Home")
    let shown = try await theatre.push("One", "Two")
    #expect(
      rows.flatMap { text($0) } == [
        "TestFlow – root · 1 screen",
        "  Home – Screen",
        "  TestFlow – pushed · 2 screens [current]",
        "    One – Screen",
        "    Two – Screen [current]",
      ])
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(
      rows.flatMap { text($0) } == [
        "TestFlow – root · 1 screen [current]", "  Home – Screen [current]",
      ])
    #expect(shown.outcomes.count == 1)
  }

  @Test func `the panel shows what is presented, and that it is in front`() async throws {
    let theatre = Theatre("Home")
    let shown = try await theatre.present("Sheet", in: .navigation)
    try #require(shown.flow).show(Alert("Sure?", actions: [.default("Yes", 1)]))
    #expect(rows.first?.children.last?.children.last?.badges == ["settling"])
    try await settle()
    #expect(
      rows.flatMap { text($0) } == [
        "TestFlow – root · 1 screen",
        "  Home – Screen",
        "  TestFlow – presented · 1 screen",
        "    Sheet – Screen",
        "    AlertFlow<Int> – presented · 1 screen [current]",
        "      Sure? – UIAlertController [current]",
      ])
    Person.tap("Yes", in: theatre.window)
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – presented · 1 screen [current]", "    Sheet – Screen [current]",
      ])
  }

  @Test func `the panel shows which tab is selected, and what is in front in it`() async throws {
    let theatre = TabTheatre()
    _ = theatre.add("Home", "Detail")
    _ = theatre.add("Search", in: .plain)
    try await settle()
    #expect(
      rows.flatMap { text($0) } == [
        "TabsFlow – root · 1 screen [current]",
        "  UITabBarController – UITabBarController [current]",
        "  TestFlow – tab · 2 screens [current, selected]",
        "    Home – Screen",
        "    Detail – Screen [current]",
        "  TestFlow – tab · 1 screen",
        "    Search – Screen",
      ])
    theatre.tabs?.selectedIndex = 1
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – tab · 2 screens", "    Home – Screen", "    Detail – Screen",
        "  TestFlow – tab · 1 screen [current, selected]", "    Search – Screen [current]",
      ])
  }

  @Test func `the panel shows columns that are seen, and the page that is`() async throws {
    let columns = ColumnTheatre()
    _ = columns.add("List", in: .primary)
    _ = columns.add("Detail", in: .secondary)
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – column · 1 screen [current]", "    List – Screen [current]",
        "  TestFlow – column · 1 screen [current]", "    Detail – Screen [current]",
      ])
    columns.setWide(false)
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – column · 1 screen", "    List – Screen",
        "  TestFlow – column · 1 screen [current]", "    Detail – Screen [current]",
      ])
  }

  @Test func `a flow points at its topmost screen, and a screen at its view`() async throws {
    let theatre = Theatre("Home")
    _ = try await theatre.push("One", "Two")
    let pushed = try #require(rows.first?.children.last)
    let top = try #require(theatre.navigation?.topViewController?.viewIfLoaded)
    #expect(pushed.viewID == top.displayID)
    #expect(pushed.children.map(\.viewID).last == top.displayID)
    #expect(pushed.children.first?.viewID != top.displayID)
  }

  @Test func `the log beside the phone is that of the window, and is read on from where one was`()
    async throws
  {
    let theatre = Theatre("Home")
    let source = try #require(Stage.shared.panels.log)
    var next: [Int: Int] = [:]
    let first = source.lines(&next)
    let log = try #require(first.last?.log)
    #expect(
      first.filter { $0.log == log }.map(\.text) == theatre.window.storyLog.map(\.description))
    #expect(source.lines(&next).isEmpty)
    let count = theatre.window.storyLog.count
    _ = try await theatre.push("One")
    let more = source.lines(&next)
    #expect(more.map(\.text) == theatre.window.storyLog.dropFirst(count).map(\.description))
    #expect(more.first?.number == count)
    #expect(more.map(\.kind).contains("shown"))
  }

  @Test func `the tree is told as it was behind any event`() async throws {
    let theatre = Theatre("Home")
    _ = try await theatre.push("One")
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    let source = try #require(Stage.shared.panels.log)
    var next: [Int: Int] = [:]
    let lines = source.lines(&next)
    let log = try #require(lines.last?.log)
    let shown = try #require(
      lines.last { $0.log == log && $0.text.contains("shows") && $0.text.contains("#2") })
    let past = source.past(log, shown.number)
    #expect(past.problem == nil)
    #expect(
      past.rows.flatMap { text($0) } == [
        "TestFlow – root · 1 screen", "  Screen – ", "  TestFlow – pushed · 1 screen",
        "    Screen – ",
      ])
    #expect(source.past(log, 0).rows.flatMap { text($0) }.count == 1)
    #expect(rows.flatMap { text($0) }.count == 2, "To look back changes nothing.")
    #expect(source.past(999, 0).problem != nil)
  }

  @Test func `rows keep their names, and no two have the same`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    func ids(_ row: PanelNode) -> [Int] { [row.id] + row.children.flatMap(ids) }
    let before = rows.flatMap(ids)
    #expect(Set(before).count == before.count)
    theatre.root?.show(Screen("More"))
    try await settle()
    #expect(Set(before).isSubset(of: rows.flatMap(ids)))
    #expect(shown.flow != nil)
  }

  @Test func `the panel is told of every change`() async throws {
    var changes = 0
    let theatre = Theatre()
    try await settle()
    Stage.shared.panels.onChange = { changes += 1 }
    defer { Stage.shared.panels.onChange = nil }
    let shown = try await theatre.push("One")
    #expect(changes > 0)
    changes = 0
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(changes > 0)
    #expect(shown.outcomes.count == 1)
  }

  @Test func `a flow that moves says so`() async throws {
    let theatre = Theatre()
    try await settle()
    theatre.root?.show(Screen("One"))
    let moving = rows.flatMap { text($0) }
    #expect(moving.first == "TestFlow – root · 2 screens [current, settling]")
    try await settle()
    #expect(rows.flatMap { text($0) }.first == "TestFlow – root · 2 screens [current]")
  }
}
