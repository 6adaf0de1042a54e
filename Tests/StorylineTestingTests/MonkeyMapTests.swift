import StorylineTesting
import Testing

@Suite struct MonkeyMapTests {
  private let map: MonkeyMap = ["A": ["B", "C"], "B": ["A"], "D": []]

  @Test func `a map has the screens that ways lead to, and those that none leads to`() {
    #expect(map.screens == ["A", "B", "C", "D"])
    #expect(
      map.ways == [
        MonkeyMap.Way(from: "A", to: "B"), MonkeyMap.Way(from: "A", to: "C"),
        MonkeyMap.Way(from: "B", to: "A"),
      ])
  }

  @Test func `what leads from a screen to itself is no way`() {
    let map: MonkeyMap = ["A": ["A"]]
    #expect(map.ways.isEmpty)
    #expect(map.screens == ["A"])
  }

  @Test func `printed it is a literal`() {
    #expect(
      map.description == """
        [
          "A": ["B", "C"],
          "B": ["A"],
          "C": [],
          "D": [],
        ]
        """)
    let alert: MonkeyMap = ["Alert “No”": []]
    #expect(alert.description == "[\n  \"Alert “No”\": [],\n]")
    #expect(MonkeyMap(ways: []).description == "[:]")
  }

  @Test func `coverage says what is missing, and what is not on the map`() {
    let found: MonkeyMap = ["A": ["B", "X"], "B": ["A"]]
    let coverage = MonkeyCoverage(known: map, found: found)
    #expect(coverage.missingScreens == ["C", "D"])
    #expect(coverage.missingWays == [MonkeyMap.Way(from: "A", to: "C")])
    #expect(coverage.unknownScreens == ["X"])
    #expect(coverage.unknownWays == [MonkeyMap.Way(from: "A", to: "X")])
    #expect(coverage.share == 2.0 / 3)
    #expect(
      coverage.description == """
        2 of 4 screens, 2 of 3 ways
          not seen: C
          not seen: D
          not gone: A → C
          a screen that is not on the map: X
          a way that is not on the map: A → X
        """)
  }

  @Test func `of no ways all were gone`() {
    let empty: MonkeyMap = ["A": []]
    #expect(MonkeyCoverage(known: empty, found: empty).share == 1)
  }
}
