import StorylineTesting
import Testing

@testable import UIKitCore

/// Names that the stage lacks, as the page lists them.
@MainActor @Suite(.stage) struct MissingNamePanelTests {
  @Test func `each name is listed once, with its first caller`() {
    let rows = _MissingNames.rows(of: [
      _MissingNames.Use(name: "A.b", caller: "Screen.power()", answer: "0"),
      _MissingNames.Use(name: "C.d", caller: "Screen.hint()", answer: "nil"),
      _MissingNames.Use(name: "A.b", caller: "Other.power()", answer: "0"),
    ])
    #expect(rows.map(\.title) == ["A.b", "C.d"])
    #expect(rows.first?.note == "Called from Screen.power(), answered 0.")
  }

  @Test func `a symbol without a shape is listed once, and those that have one are not`() async {
    for name in ["no.such.symbol", "no.such.symbol", "no.such.symbol.fill", "trophy.fill"] {
      _ = UIImage(systemName: name)
    }
    while !Stage.shared.panels.sources.contains(where: { $0.name == "missing" }) {
      await Task.yield()
    }
    let panel = Stage.shared.panels.sources.first { $0.name == "missing" }
    let titles = panel?.rows().map(\.title).filter { $0.contains("such") || $0.contains("trophy") }
    #expect(titles == ["no.such.symbol", "no.such.symbol.fill"])
  }

  @Test func `a use shows the panel`() async {
    _MissingNames.note("A.b", caller: "Screen.power()", answer: "0")
    while !Stage.shared.panels.sources.contains(where: { $0.name == "missing" }) {
      await Task.yield()
    }
    let panel = Stage.shared.panels.sources.first { $0.name == "missing" }
    #expect(panel?.rows().map(\.title).contains("A.b") == true)
  }
}
