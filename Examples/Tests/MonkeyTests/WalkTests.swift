import Foundation
import StorylineTesting
import Testing

/// Compares the map of a walk with the known map of an app.
@Suite(.stage(findsLeaks: false)) struct WalkTests {
  /// An app, and the number of steps after which a walk has found all its screens and nine tenths of its ways.
  struct Walk: Sendable, CustomTestStringConvertible {
    let app: String
    let steps: Int
    var settings = ""
    /// The ways that only two taps in a hurry take, which a walk does not try.
    var hurried: Set<MonkeyMap.Way> = []

    nonisolated var testDescription: String { app }
  }

  private struct MapFile: Decodable {
    struct Screen: Decodable {
      let id: String
      let title: String
    }

    struct Transition: Decodable {
      let from: String
      let to: String
    }

    let screens: [Screen]
    let transitions: [Transition]
  }

  @Test(arguments: await walks)
  func `a walk finds all screens and nearly all ways`(walk: Walk) async throws {
    let app = try #require(MonkeyApp.all.first { $0.name == walk.app })
    let data = try await app.map(settings: "{\"steps\": \(walk.steps)\(walk.settings)}")
    let map = try JSONDecoder().decode(MapFile.self, from: data)
    let found = Set(map.transitions.map { MonkeyMap.Way(from: $0.from, to: $0.to) })
    let ways = app.map.ways.subtracting(walk.hurried)
    let missing = ways.subtracting(found)
    let known = ways.count
    print("\(app.name): \(known - missing.count) of \(known) ways in \(walk.steps) steps")
    #expect(app.map.screens.subtracting(map.screens.map(\.id)) == [])
    #expect(Double(known - missing.count) >= 0.9 * Double(known), "missing: \(missing)")
  }
}

extension WalkTests {
  private static let card =
    ", \"words\": {\"*\": \"204417\", \"PIN\": \"1851\", \"New PIN\": \"1851\"}"

  static let walks = [
    Walk(app: "Basics", steps: 20),
    Walk(
      app: "LeaksMended", steps: 120,
      hurried: [
        MonkeyMap.Way(from: "NotesViewController", to: "SignInViewController"),
        MonkeyMap.Way(from: "SignInViewController", to: "AccountViewController"),
      ]),
    Walk(app: "MasterDetail", steps: 80), Walk(app: "Cinema", steps: 400),
    Walk(app: "Session", steps: 400, settings: card),
    Walk(app: "Phones", steps: 80, settings: ", \"avoided\": [\"Server\"]"),
  ]
}
