import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct PanelTests {
  private var rows: [PanelNode] {
    Stage.shared.panels.sources.first { $0.name == "coordinators" }?.rows() ?? []
  }

  private var ended: [PanelNode] {
    Stage.shared.panels.sources.first { $0.name == "ended" }?.rows() ?? []
  }

  private func text(_ row: PanelNode, indent: String = "") -> [String] {
    let badges = row.badges.isEmpty ? "" : " [\(row.badges.joined(separator: ", "))]"
    return ["\(indent)\(row.title) – \(row.detail)\(badges)"]
      + row.children.flatMap { text($0, indent: indent + "  ") }
  }

  @Test func `the panel shows the flows with their screens`() async throws {
    let fixture = Fixture("Home")
    let shown = try await fixture.push("One", "Two")
    #expect(
      rows.flatMap { text($0) } == [
        "TestFlow – root · screen 1 of stack 1",
        "  Home – Screen",
        "  TestFlow – pushed · screens 2–3 of stack 1 [current]",
        "    One – Screen",
        "    Two – Screen [current]",
      ])
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(
      rows.flatMap { text($0) } == [
        "TestFlow – root · screen 1 of stack 1 [current]", "  Home – Screen [current]",
      ])
    #expect(shown.outcomes.count == 1)
  }

  @Test func `the panel shows a refusal beside the flow that called`() async throws {
    let fixture = Fixture("Home")
    try await settle()
    let root = try #require(fixture.root)
    let failures = try await Failure.collect {
      root.show(root, as: .push)
      root.show(root, as: .present).whenRefused { _ in }
      try await settle()
    }
    #expect(failures.count == 1)
    #expect(rows.map(\.badges) == [["current", "refused"]])
    #expect(
      rows.map(\.note) == [
        "TestFlow.show(TestFlow, as: .push) was refused: a flow cannot be its own child. "
          + "Each flow object is shown once: make a new TestFlow for each call."
      ])
  }

  @Test func `the panel shows what is presented, and that it is in front`() async throws {
    let fixture = Fixture("Home")
    let shown = try await fixture.present("Sheet", in: .navigation)
    try #require(shown.flow).show(Alert("Sure?", actions: [.default("Yes", 1)]))
    #expect(rows.first?.children.last?.children.last?.badges == ["settling"])
    try await settle()
    #expect(
      rows.flatMap { text($0) } == [
        "TestFlow – root · screen 1 of stack 1",
        "  Home – Screen",
        "  TestFlow – presented · screen 1 of stack 3",
        "    Sheet – Screen",
        "    Alert – presented · modal 4 [current]",
        "      Sure? – UIAlertController [current]",
      ])
    Person.tap("Yes", in: fixture.window)
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – presented · screen 1 of stack 3 [current]", "    Sheet – Screen [current]",
      ])
  }

  @Test func `the panel shows which tab is selected, and what is in front in it`() async throws {
    let fixture = TabFixture()
    _ = fixture.add("Home", "Detail")
    _ = fixture.add("Search", in: .plain)
    try await settle()
    #expect(
      rows.flatMap { text($0) } == [
        "TabsFlow – root · window 1 [current]",
        "  UITabBarController – UITabBarController [current]",
        "  TestFlow – tab · screens 1–2 of stack 3 [current, selected]",
        "    Home – Screen",
        "    Detail – Screen [current]",
        "  TestFlow – tab · tabs 2",
        "    Search – Screen",
      ])
    fixture.tabs?.selectedIndex = 1
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – tab · screens 1–2 of stack 3", "    Home – Screen", "    Detail – Screen",
        "  TestFlow – tab · tabs 2 [current, selected]", "    Search – Screen [current]",
      ])
  }

  @Test func `the panel shows columns that are seen, and the page that is`() async throws {
    let columns = ColumnFixture()
    _ = columns.add("List", in: .primary)
    _ = columns.add("Detail", in: .secondary)
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – column · screen 1 of stack 3 [current]", "    List – Screen [current]",
        "  TestFlow – column · screen 1 of stack 4 [current]", "    Detail – Screen [current]",
      ])
    columns.setWide(false)
    try await settle()
    #expect(
      rows.flatMap { text($0) }.dropFirst(2) == [
        "  TestFlow – column · screen 1 of stack 3", "    List – Screen",
        "  TestFlow – column · screen 1 of stack 4 [current]", "    Detail – Screen [current]",
      ])
  }

  @Test func `the page says which screens of which container are a flow's`() async throws {
    let fixture = Fixture("Home")
    _ = try await fixture.push("One", "Two")
    let shown = try await fixture.present("Sheet")
    try await settle()
    #expect(shown.flow != nil)
    func places(_ row: PanelNode) -> [String] {
      // A screen's class stands where a flow says its place.
      (row.detail == "Screen" ? [] : ["\(row.title): \(row.detail)"]) + row.children.flatMap(places)
    }
    #expect(
      rows.flatMap(places) == [
        "TestFlow: root · screen 1 of stack 1", "TestFlow: pushed · screens 2–3 of stack 1",
        "TestFlow: presented · modal 2",
      ])
  }

  @Test func `flows that have ended are listed with their outcomes, the newest first`()
    async throws
  {
    let fixture = Fixture("Home")
    let popped = try await fixture.push("One")
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(popped.outcomes.count == 1)
    let finished = try await fixture.push("Two")
    finished.flow?.finish(7)
    try await settle()
    #expect(finished.outcomes.count == 1)
    #expect(
      ended.prefix(2).map { "\($0.title) \($0.badges) \($0.detail)" } == [
        #"TestFlow#3 ["finished", "released"] with a value"#,
        #"TestFlow#2 ["cancelled", "released"] popped"#,
      ])
    for _ in 0..<10 {
      _ = try await fixture.push("Again")
      fixture.navigation?.popToRootViewController(animated: true)
      try await settle()
    }
    #expect(ended.count == 6)
  }

  @Test func `a flow points at its topmost screen, and a screen at its view`() async throws {
    let fixture = Fixture("Home")
    _ = try await fixture.push("One", "Two")
    let pushed = try #require(rows.first?.children.last)
    let top = try #require(fixture.navigation?.topViewController?.viewIfLoaded)
    #expect(pushed.viewID == top.displayID)
    #expect(pushed.children.map(\.viewID).last == top.displayID)
    #expect(pushed.children.first?.viewID != top.displayID)
  }

  @Test func `the log beside the phone is that of the window, and is read on from where one was`()
    async throws
  {
    let fixture = Fixture("Home")
    let source = try #require(Stage.shared.panels.log)
    var next: [Int: Int] = [:]
    let first = source.lines(&next)
    let log = try #require(first.last?.log)
    #expect(
      first.filter { $0.log == log }.map(\.text) == fixture.window.storyLog.map(\.description))
    // Windows of other tests may still end.
    func news() -> [LogLine] { source.lines(&next).filter { $0.log == log } }
    #expect(news().isEmpty)
    let count = fixture.window.storyLog.count
    _ = try await fixture.push("One")
    let more = news()
    #expect(more.map(\.text) == fixture.window.storyLog.dropFirst(count).map(\.description))
    #expect(more.first?.number == count)
    #expect(more.map(\.kind).contains("shown"))
  }

  @Test func `the tree is told as it was behind any event`() async throws {
    let fixture = Fixture("Home")
    _ = try await fixture.push("One")
    fixture.navigation?.popToRootViewController(animated: true)
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
        "TestFlow – root · screen 1 of stack 1", "  Screen – ",
        "  TestFlow – pushed · on its way to stack 1",
        "    Screen – ",
      ])
    #expect(source.past(log, 0).rows.flatMap { text($0) }.count == 1)
    #expect(rows.flatMap { text($0) }.count == 2, "To look back changes nothing.")
    #expect(source.past(.max, 0).problem != nil)
  }

  @Test func `rows keep their names, and no two have the same`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    func ids(_ row: PanelNode) -> [Int] { [row.id] + row.children.flatMap(ids) }
    let before = rows.flatMap(ids)
    #expect(Set(before).count == before.count)
    fixture.root?.show(Screen("More"))
    try await settle()
    #expect(Set(before).isSubset(of: rows.flatMap(ids)))
    #expect(shown.flow != nil)
  }

  @Test func `the panel is told of every change`() async throws {
    var changes = 0
    let fixture = Fixture()
    try await settle()
    Stage.shared.panels.onChange = { changes += 1 }
    defer { Stage.shared.panels.onChange = nil }
    let shown = try await fixture.push("One")
    #expect(changes > 0)
    changes = 0
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(changes > 0)
    #expect(shown.outcomes.count == 1)
  }

  @Test func `a flow that moves says so`() async throws {
    let fixture = Fixture()
    try await settle()
    fixture.root?.show(Screen("One"))
    let moving = rows.flatMap { text($0) }
    #expect(moving.first == "TestFlow – root · screen 1 of stack 1 [current, settling]")
    try await settle()
    #expect(rows.flatMap { text($0) }.first == "TestFlow – root · screens 1–2 of stack 1 [current]")
  }
}
