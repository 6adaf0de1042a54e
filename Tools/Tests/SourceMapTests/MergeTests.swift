import NavigationMap
import Testing

@Suite("A walked map with the ways of sources")
struct MergeTests {
  private func screen(_ id: String, owner: String? = nil, reached: Bool) -> NavigationMap.Screen {
    NavigationMap.Screen(
      id: id, title: reached ? "" : "From code", kind: "screen", owner: owner,
      evidence: [reached ? "crawl" : "source"], source: reached ? nil : "\(id).swift:1",
      reached: reached)
  }

  private func edge(_ from: String, _ kind: String, _ to: String, _ evidence: String)
    -> NavigationMap.Edge
  {
    NavigationMap.Edge(
      from: from, kind: kind, to: to, cause: "action", evidence: [evidence],
      source: evidence == "source" ? "A.swift:1" : nil, times: evidence == "crawl" ? 1 : 0)
  }

  private func merged(
    _ walked: [NavigationMap.Edge], _ sources: [NavigationMap.Edge]
  ) -> NavigationMap {
    NavigationMap(app: "App", screens: [screen("A", reached: true)], edges: walked)
      .merged(
        withSources: NavigationMap(
          app: "App",
          screens: [
            screen("A", owner: "ACoordinator", reached: false), screen("B", reached: false),
          ],
          edges: sources))
  }

  @Test func `a way that both know has both as evidence, and the place`() {
    let map = merged([edge("A", "push", "B", "crawl")], [edge("A", "push", "B", "source")])
    #expect(map.edges.map(\.evidence) == [["crawl", "source"]])
    #expect(map.edges.first?.source == "A.swift:1")
    #expect(map.edges.first?.times == 1)
  }

  @Test func `a way that has another kind in the sources is the walked one`() {
    let map = merged([edge("A", "present", "B", "crawl")], [edge("A", "push", "B", "source")])
    #expect(map.edges.map(\.kind) == ["present"])
  }

  @Test func `a way back does not stand for a way forward`() {
    let map = merged([edge("A", "unwind.back", "B", "crawl")], [edge("A", "push", "B", "source")])
    #expect(map.edges.count == 2)
  }

  @Test func `a screen that was reached keeps its owner and title, and gets its place`() throws {
    let map = merged([], [])
    #expect(try #require(map.screen("A")).owner == nil)
    #expect(map.screen("A")?.title == "")
    #expect(map.screen("A")?.source == "A.swift:1")
    #expect(map.screen("B")?.reached == false)
  }

  @Test func `ways that only sources know do not make a checked map differ`() {
    let walked = NavigationMap(app: "App", screens: [screen("A", reached: true)])
    let with = merged([], [edge("A", "push", "B", "source")])
    #expect(MapDiff(from: walked, to: with, includesUnwalked: false).isEmpty)
    #expect(!MapDiff(from: walked, to: with).isEmpty)
  }
}
