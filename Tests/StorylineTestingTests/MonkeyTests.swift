import StorylineCore
import Testing
import UIKit

@testable import StorylineTesting

@MainActor @Suite(.stage) struct MonkeyTests {
  private func report(
    _ fault: Fault, seed: UInt64 = 1, steps: Int = 60
  ) async throws -> (report: MonkeyReport, failures: [Failure]) {
    Fault.current = fault
    defer {
      Fault.current = .none
      Fault.kept = []
    }
    var report: MonkeyReport?
    let failures = try await Failure.collect {
      report = try await Monkey(seed: seed, steps: steps).use(BrokenDelegate.self)
    }
    return (try #require(report), failures)
  }

  @Test(arguments: 1...5) func `an app in order survives it`(seed: UInt64) async throws {
    let report = try await Monkey(seed: seed, steps: 60).use(GalleryDelegate.self)
    #expect(report.failure == nil)
    #expect(report.steps >= 50)
    #expect(report.screens.keys.contains("NoteViewController"))
    #expect(report.screens.keys.contains("UIAlertController “Delete?”"))
  }

  @Test func `the same seed does the same`() async throws {
    let one = try await Monkey(seed: 3, steps: 40).use(GalleryDelegate.self)
    let two = try await Monkey(seed: 3, steps: 40).use(GalleryDelegate.self)
    let other = try await Monkey(seed: 4, steps: 40).use(GalleryDelegate.self)
    #expect(one.edges == two.edges)
    #expect(one.edges != other.edges)
  }

  @Test func `the report lists the missing names that were reached on the way`() async throws {
    _MissingNames.note("UIThing.before", caller: "a test", answer: "nil")
    var monkey = Monkey(seed: 1, steps: 1)
    monkey.work = { _ in _MissingNames.note("UIThing.now", caller: "Gallery", answer: "nil") }
    let report = try await monkey.use(GalleryDelegate.self)
    #expect(report.missing == ["UIThing.now"])
    #expect("\(report)".hasSuffix("\nnot on the stage: UIThing.now"))
  }

  @Test func `what it is to leave alone it leaves alone`() async throws {
    var monkey = Monkey(seed: 1, steps: 40)
    monkey.avoids = ["Sheet", "Alert"]
    let report = try await monkey.use(GalleryDelegate.self)
    #expect(report.screens.keys.sorted() == ["RoomViewController"])
  }

  @Test func `the report says which ways lead where`() async throws {
    let report = try await Monkey(seed: 1, steps: 60).use(GalleryDelegate.self)
    #expect(
      report.edges.keys.contains(
        MonkeyReport.Edge(
          origin: "RoomViewController", action: "try await app.button(\"Sheet\").tap()",
          destination: "NoteViewController")))
    #expect(report.description.contains("\n  try await app.button(\"Sheet\").tap() → NoteView"))
  }

  // MARK: What it finds

  @Test func `a window without a screen is found, by the shortest script`() async throws {
    let (report, failures) = try await report(.emptiesWindow)
    let next = MonkeyAction.Target(name: "Next")
    #expect(report.failure?.problem == "Nothing is on the screen.")
    #expect(report.failure?.script == [.tap(next), .tap(next)])
    #expect(
      report.failure?.test == """
        @MainActor @Test(.stage) func `found by a monkey`() async throws {
          let app = try await AppDriver.launch(BrokenDelegate.self)
          try await app.button("Next").tap()
          try await app.button("Next").tap()
        }
        """)
    #expect(failures.count == 1)
    let message = failures.first?.message ?? ""
    #expect(message.hasPrefix("Nothing is on the screen.\nFound with seed 1"))
    #expect(message.contains("app.button(\"Next\").tap()\n}"))
  }

  @Test func `screens that are kept are found when there are many`() async throws {
    let (report, _) = try await report(.keepsScreens)
    let failure = try #require(report.failure)
    #expect(failure.problem.contains("BrokenScreen are in no window any more, and still there."))
    // Three screens have to come and go.
    #expect(failure.script.count >= 4)
    #expect(failure.script.count <= 6)
  }

  /// Of several short walks one that comes to the second screen.
  private func walkIntoCircle() async throws -> MonkeyReport.Failure? {
    for seed in 1...10 {
      let failure = try await report(.circle, seed: UInt64(seed), steps: 4).report.failure
      if let failure { return failure }
    }
    return nil
  }

  @Test func `a screen in a circle is found, with the circle`() async throws {
    let failure = try #require(try await walkIntoCircle())
    #expect(failure.problem.hasPrefix("BrokenScreen leaks: BrokenScreen."))
    // To the screen, and back in one way or another.
    #expect(failure.script.first == .tap(MonkeyAction.Target(name: "Next")))
    #expect(failure.script.count == 2)
  }

  @Test func `an app that never rests is found`() async throws {
    let (report, _) = try await report(.neverRests)
    #expect(report.failure?.problem.hasPrefix("Not settled") == true)
    #expect(report.failure?.script == [.tap(MonkeyAction.Target(name: "Next"))])
  }

  @Test func `a swipe that changes something though it is taken back is found`() async throws {
    let (report, _) = try await report(.replaces)
    let failure = try #require(report.failure)
    #expect(
      failure.problem.hasPrefix(
        "A gesture that was taken back changed the stack from [\"Screen 1\", \"Screen 2\"]"))
    #expect(
      failure.script == [.tap(MonkeyAction.Target(name: "Next")), .swipeBack(isCancelled: true)])
  }

  @Test func `a title that changes on the way of a swipe is no problem`() async throws {
    let (report, _) = try await report(.renames)
    #expect(report.failure == nil)
    #expect(report.edges.keys.contains { $0.action.contains("swipeBack(cancel: true)") })
  }

  @Test func `flows that are kept are found when there are many`() async throws {
    let (report, _) = try await report(.keepsFlows)
    let failure = try #require(report.failure)
    #expect(failure.problem == "3 of KeptFlow have ended, and are still there.")
    #expect(failure.script.count >= 4)
  }

  @Test func `a tree that shows more than there is is wrong`() {
    #expect(MonkeyRun.problem(shown: ["A": 2, "B": 1], held: ["A", "B", "A", "C"]) == nil)
    #expect(
      MonkeyRun.problem(shown: ["A": 2, "B": 1], held: ["A", "B"])?.text
        == "The tree shows 2 of A, and UIKit holds 1.")
  }

  private func problem(in log: String) throws -> MonkeyProblem? {
    var endings = Endings()
    return endings.problem(in: try EventLog(text: log))
  }

  @Test func `a log in which a flow ends twice is wrong`() throws {
    let once = "AFlow#1 root\nAFlow#1 finished\nAFlow#1 released"
    #expect(try problem(in: once) == nil)
    let twice = once + "\nAFlow#1 cancelled: popped"
    #expect(try problem(in: twice)?.text == "AFlow#1 ended twice.")
  }

  @Test func `a trap leaves the script behind`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      Fault.current = .traps
      try await Monkey(seed: 1, steps: 200).use(BrokenDelegate.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A monkey was using the app:\n@MainActor @Test(.stage) func"))
    #expect(text.contains("  try await app.button(\"Next\").tap()\n"))
  }
}
