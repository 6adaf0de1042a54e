import Foundation
import StorylineTesting
import Testing

/// How soon a walk knows an app. The times are of an idle machine: `STORYLINE_CRAWL_TIMES` turns this on.
@Suite(
  .stage(findsLeaks: false),
  .enabled(if: ProcessInfo.processInfo.environment["STORYLINE_CRAWL_TIMES"] != nil))
struct CrawlTimeTests {
  /// The seconds that an example may take.
  struct Limit: Sendable, CustomTestStringConvertible {
    let name: String
    let screens: Double
    let transitions: Double

    var testDescription: String { name }
  }

  nonisolated static let limits = [
    Limit(name: "Basics", screens: 1, transitions: 1),
    Limit(name: "Phones", screens: 3, transitions: 5),
    Limit(name: "Cinema", screens: 5, transitions: 15),
    Limit(name: "Session", screens: 5, transitions: 15),
  ]

  @Test(arguments: limits)
  func `a walk of some seconds finds all screens, and nearly all transitions`(limit: Limit)
    async throws
  {
    let app = CrawlApp.named(limit.name)
    let whole = try await app.map()
    let ways = Set(whole.transitions.map(\.way))
    var (screens, transitions): (Double?, Double?)
    for seconds in [0.25, 0.5, 1, 2, 3, 5, 10, 15] where screens == nil || transitions == nil {
      let part = try await app.walking(seconds: seconds).map()
      if screens == nil, part.names.isSuperset(of: whole.names) { screens = seconds }
      let found = ways.intersection(part.transitions.map(\.way)).count
      if Double(found) >= 0.9 * Double(ways.count) { transitions = transitions ?? seconds }
    }
    print(
      "\(limit.name): \(whole.names.count) screens within \(screens.map { "\($0)" } ?? "no") s, "
        + "90 % of \(ways.count) transitions within \(transitions.map { "\($0)" } ?? "no") s")
    #expect(try #require(screens) <= limit.screens)
    #expect(try #require(transitions) <= limit.transitions)
  }
}

extension CrawlFile.Transition {
  fileprivate var way: [String] { [from, kind, to] }
}
