import NavigationMap
import Testing

@Suite("A walked map with the transitions of sources")
struct MergeTests {
  private func screen(_ id: String, owner: String? = nil, reached: Bool) -> NavigationMap.Screen {
    NavigationMap.Screen(
      id: id, title: reached ? "" : "From code", kind: "screen", owner: owner,
      evidence: [reached ? "crawl" : "source"], source: reached ? nil : "\(id).swift:1",
      reached: reached)
  }

  private func transition(_ from: String, _ kind: String, _ to: String, _ evidence: String)
    -> NavigationMap.Transition
  {
    NavigationMap.Transition(
      from: from, kind: kind, to: to, cause: "action", evidence: [evidence],
      source: evidence == "source" ? "A.swift:1" : nil, times: evidence == "crawl" ? 1 : 0)
  }

  private func merged(
    _ walked: [NavigationMap.Transition], _ sources: [NavigationMap.Transition]
  ) -> NavigationMap {
    NavigationMap(app: "App", screens: [screen("A", reached: true)], transitions: walked)
      .merged(
        withSources: NavigationMap(
          app: "App",
          screens: [
            screen("A", owner: "ACoordinator", reached: false), screen("B", reached: false),
          ],
          transitions: sources))
  }

  @Test func `a transition that both know has both as evidence, and the place`() {
    let map = merged(
      [transition("A", "push", "B", "crawl")], [transition("A", "push", "B", "source")])
    #expect(map.transitions.map(\.evidence) == [["crawl", "source"]])
    #expect(map.transitions.first?.source == "A.swift:1")
    #expect(map.transitions.first?.times == 1)
  }

  @Test func `a transition that has another kind in the sources is the walked one`() {
    let map = merged(
      [transition("A", "present", "B", "crawl")], [transition("A", "push", "B", "source")])
    #expect(map.transitions.map(\.kind) == ["present"])
  }

  @Test func `a transition back does not stand for a transition forward`() {
    let map = merged(
      [transition("A", "unwind.back", "B", "crawl")], [transition("A", "push", "B", "source")])
    #expect(map.transitions.count == 2)
  }

  @Test func `a screen that was reached keeps its owner and title, and gets its place`() throws {
    let map = merged([], [])
    #expect(try #require(map.screen("A")).owner == nil)
    #expect(map.screen("A")?.title == "")
    #expect(map.screen("A")?.source == "A.swift:1")
    #expect(map.screen("B")?.reached == false)
  }

  @Test func `transitions that only sources know do not make a checked map differ`() {
    let walked = NavigationMap(app: "App", screens: [screen("A", reached: true)])
    let with = merged([], [transition("A", "push", "B", "source")])
    #expect(MapDiff(from: walked, to: with, includesUnwalked: false).isEmpty)
    #expect(!MapDiff(from: walked, to: with).isEmpty)
  }
}
