import Foundation
import StorylineTesting
import Testing

@testable import Basics
@testable import BasicsByHand
@testable import LeaksMended
@testable import LeaksPlanted
@testable import MasterDetail
@testable import MasterDetailByHand
@testable import MasterDetailByHandMended

/// Crawls of the examples. `STORYLINE_CRAWL_OUT` names a folder for their maps, `STORYLINE_CRAWL_APP` the only one.
@Suite(.stage(findsLeaks: false)) struct CrawlTests {
  nonisolated static let out = ProcessInfo.processInfo.environment["STORYLINE_CRAWL_OUT"]

  @Test(.enabled(if: out != nil), arguments: await CrawlApp.all)
  func `the map of an example is written`(app: CrawlApp) async throws {
    let only = ProcessInfo.processInfo.environment["STORYLINE_CRAWL_APP"]
    guard let out = Self.out, only == nil || only == app.name else { return }
    let folder = URL(filePath: out).appending(path: app.name, directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let clock = ContinuousClock()
    let start = clock.now
    let file = try await app.file(in: folder)
    try file.write(to: folder.appending(path: "map.json"))
    let map = try JSONDecoder().decode(CrawlFile.self, from: file)
    print(
      "\(app.name): \(clock.now - start), \(map.crawl.steps) steps, \(map.crawl.states) states, "
        + "\(map.screens.count) screens, \(map.transitions.count) transitions, \(map.findings.count) findings, "
        + map.crawl.end)
  }
}

/// Known faults, found by walking.
@Suite(.stage(findsLeaks: false)) struct CrawlFindingTests {
  @Test func `a screen and its coordinator that hold each other are named with the way back`()
    async throws
  {
    let map = try await CrawlApp(MasterDetailByHand.AppDelegate.self).map()
    let back = map.findings.filter { $0.at == "DayViewController unwind.back TripViewController" }
    #expect(
      back.contains {
        $0.text.contains("DayCoordinator.dayViewController → DayViewController.coordinator")
      })
    #expect(map.findings.contains { $0.at == "DayViewController unwind.swipe TripViewController" })
  }

  @Test func `a walk from a place of an earlier map begins there, and its scripts at the launch`()
    async throws
  {
    let whole = try await CrawlApp(MasterDetailByHandMended.AppDelegate.self).map()
    let way = try #require(
      whole.screens.first { $0.id == "DayViewController" }?.states.first?.script)
    #expect(!way.isEmpty)
    let prelude = String(decoding: try JSONEncoder().encode(way), as: UTF8.self)

    let part = try await CrawlApp(
      MasterDetailByHandMended.AppDelegate.self,
      settings: """
        {"steps": 8, "prelude": \(prelude)}
        """
    ).map()
    #expect(part.screens.first { $0.id == "DayViewController" }?.states.first?.script == way)
    #expect(part.transitions.filter { $0.from == "launch" }.map(\.to) == ["DayViewController"])
    for state in part.screens.flatMap(\.states) { #expect(state.script.starts(with: way)) }
  }

  @Test func `the fixed app has no finding`() async throws {
    let map = try await CrawlApp(MasterDetailByHandMended.AppDelegate.self).map()
    #expect(map.findings.map(\.text) == [])
    #expect(map.crawl.end == "exhausted")
  }

  @Test func `each planted leak is named with the way after which it stays`() async throws {
    let map = try await CrawlApp(LeaksPlanted.AppDelegate.self).map()
    func finds(_ at: String, _ part: String) -> Bool {
      map.findings.contains { $0.at == at && $0.text.contains(part) }
    }
    #expect(finds("NoteViewController unwind.back NotesViewController", "NoteCoordinator.screen"))
    #expect(
      finds("SearchViewController unwind.swipe NotesViewController", "SearchViewModel.onChange"))
    #expect(
      finds("AccountViewController root SignInViewController", "AccountCoordinator.finishDelegate"))
  }

  @Test func `a cycle that is there from the launch on is found at the end of the app`()
    async throws
  {
    let map = try await CrawlApp(BasicsByHand.AppDelegate.self).map()
    #expect(map.findings.contains { $0.text.contains("FirstViewController.coordinator") })
  }
}

@Suite(.stage(findsLeaks: false)) struct CrawlMapTests {
  @Test func `all screens and transitions of a small app are found, and the crawl is over`()
    async throws
  {
    let map = try await CrawlApp(MasterDetail.AppDelegate.self).map()
    #expect(
      map.names == [
        "TripsViewController", "TripViewController", "DayViewController", "NoteViewController",
      ])
    let kinds = Set(map.transitions.map { "\($0.from) \($0.kind) \($0.to)" })
    #expect(
      kinds == [
        "launch launch TripsViewController",
        "TripsViewController push TripViewController", "TripViewController push DayViewController",
        "DayViewController present NoteViewController",
        "NoteViewController unwind.dismiss DayViewController",
        "NoteViewController unwind.pull DayViewController",
        "DayViewController unwind.back TripViewController",
        "DayViewController unwind.swipe TripViewController",
        "DayViewController unwind.menu TripsViewController",
        "TripViewController unwind.back TripsViewController",
        "TripViewController unwind.swipe TripsViewController",
      ])
    #expect(map.screens.first { $0.id == "NoteViewController" }?.owner == "NoteFlow")
    #expect(map.crawl.end == "exhausted")
  }

  @Test func `two crawls write the same bytes`() async throws {
    let app = CrawlApp(LeaksMended.AppDelegate.self)
    let first = try await app.file()
    let second = try await app.file()
    #expect(String(decoding: first, as: UTF8.self) == String(decoding: second, as: UTF8.self))
  }

  @Test func `the script of a state leads from the launch to it without detours`() async throws {
    let map = try await CrawlApp(Basics.AppDelegate.self).map()
    let third = try #require(map.screens.first { $0.id == "ThirdViewController" })
    #expect(third.states.map(\.script) == [["app.button(\"Third\").tap()"]])
  }

  /// A launch of its own for each state: a walk of one step that begins there.
  @Test(arguments: await [CrawlApp.named("Basics"), .named("LeaksMended"), .named("MasterDetail")])
  func `every script leads to its state`(app: CrawlApp) async throws {
    for screen in try await app.map().screens {
      for state in screen.states {
        let there = try await app.map(beginningWith: state.script)
        let begin = try #require(there.screens.first { !$0.states.isEmpty })
        #expect(begin.id == screen.id)
        #expect(begin.states.first?.place == state.place)
        #expect(begin.states.first?.actions == state.actions)
      }
    }
  }

  @Test func `coordinators that are written by hand own their screens`() async throws {
    let map = try await CrawlApp(LeaksMended.AppDelegate.self).map()
    let owners = Dictionary(map.screens.map { ($0.id, $0.owner) }) { one, _ in one }
    #expect(owners["NoteViewController"] == "NoteCoordinator")
    #expect(owners["NotesViewController"] == "MainCoordinator")
  }
}
