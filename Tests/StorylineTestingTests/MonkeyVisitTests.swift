import StorylineTesting
import Testing
import UIKit

/// Tests for a monkey's visits, with a map of the app.
@MainActor @Suite(.stage) struct MonkeyVisitTests {
  private let gallery: MonkeyMap = [
    "RoomViewController": ["NoteViewController", "UIAlertController “Delete?”"],
    "NoteViewController": ["RoomViewController"],
    "UIAlertController “Delete?”": ["RoomViewController"],
  ]

  private func report() async throws -> MonkeyReport {
    try await Monkey(seed: 1, steps: 80).use(GalleryDelegate.self)
  }

  @Test func `the report has a map of what was seen`() async throws {
    let report = try await report()
    #expect(report.map == gallery)
    let sheet = MonkeyMap.Way(from: "RoomViewController", to: "NoteViewController")
    #expect(report.ways[sheet, default: 0] >= 1)
    #expect(report.coverage(of: gallery).share == 1)
  }

  @Test func `who was everywhere is as expected`() async throws {
    let report = try await report()
    let failures = await Failure.collect { #expect(report.expectVisited(gallery)) }
    #expect(failures.isEmpty)
  }

  @Test func `a screen that was not seen fails`() async throws {
    let report = try await report()
    let more = MonkeyMap(screens: ["AtticViewController"], ways: gallery.ways)
    let failures = await Failure.collect { #expect(!report.expectVisited(more)) }
    let message = failures.first?.message ?? ""
    #expect(message.hasPrefix("With seed 1, in \(report.steps) steps, the monkey saw\n"))
    #expect(message.contains("  not seen: AtticViewController\n"))
  }

  @Test func `a few ways may be missing where the test says so`() async throws {
    let report = try await report()
    let way = MonkeyMap.Way(from: "NoteViewController", to: "UIAlertController “Delete?”")
    let more = MonkeyMap(ways: gallery.ways.union([way]))
    let failures = await Failure.collect {
      #expect(!report.expectVisited(more))
      #expect(report.expectVisited(more, waysAtLeast: 0.8))
    }
    #expect(failures.count == 1)
  }

  @Test func `what is not on the map fails`() async throws {
    let report = try await report()
    let less: MonkeyMap = ["RoomViewController": ["NoteViewController"]]
    let failures = await Failure.collect { #expect(!report.expectVisited(less)) }
    #expect(failures.first?.message.contains("not on the map: UIAlertController") == true)
  }

  // MARK: What it does

  @Test func `it chooses rows`() async throws {
    let report = try await Monkey(seed: 1, steps: 20).use(FriendsDelegate.self)
    #expect(
      report.edges.keys.contains {
        $0.action.hasPrefix("try await app.row(\"Friend 0.") && $0.action.hasSuffix(".tap()")
      })
  }

  @Test func `it goes back several screens by the menu of the back button`() async throws {
    var monkey = Monkey(seed: 1, steps: 120)
    monkey.avoids = ["Sheet", "Alert"]
    let report = try await monkey.use(GalleryDelegate.self)
    #expect(report.edges.keys.contains { $0.action == "try await app.goBack(to: \"Room 1\")" })
  }

  @Test func `it puts an answer in place of what is in a field, and no other words`() async throws {
    var monkey = Monkey(seed: 1, steps: 60)
    monkey.answers = ["Name": ["Grace"]]
    monkey.avoids = ["Sheet", "Alert"]
    let typed = try await monkey.use(GalleryDelegate.self).edges.keys.map(\.action).filter {
      $0.contains(".type(")
    }
    #expect(
      Set(typed) == [
        "try await app.textField(\"Name\").clear(); try await app.textField(\"Name\").type(\"Grace\")"
      ])
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let answer = MonkeyAction.enter("Grace", into: .init(name: "Name"))
    try await answer.perform(on: app)
    try await answer.perform(on: app)
    #expect(app.textField("Name").view is UITextField)
    #expect((app.textField("Name").view as? UITextField)?.text == "Grace")
  }

  @Test func `a curious one has done everything on a screen once before it does a thing again`()
    async throws
  {
    func counts(_ curiosity: Double) async throws -> [Int] {
      // No step of this seed has to do with the device: on its side the lower buttons are out of reach.
      var monkey = Monkey(seed: 9, steps: 20)
      // So they are below a keyboard.
      monkey.avoids = ["Sheet", "Alert", "Next", "Name"]
      monkey.curiosity = curiosity
      return try await monkey.use(GalleryDelegate.self).edges.map(\.value)
    }
    let curious = try await counts(1)
    #expect(curious.count > 1)
    #expect((curious.max() ?? 0) - (curious.min() ?? 0) <= 1)
    let random = try await counts(0)
    #expect((random.max() ?? 0) - (random.min() ?? 0) > 1)
  }

  @Test func `it begins on a device, and says so in the test that it writes`() async throws {
    Fault.current = .emptiesWindow
    defer { Fault.current = .none }
    var monkey = Monkey(seed: 1, steps: 60)
    monkey.device = .iPad
    monkey.work = { _ in #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .pad) }
    let onPad = monkey
    var report: MonkeyReport?
    _ = try await Failure.collect { report = try await onPad.use(BrokenDelegate.self) }
    #expect(
      report?.failure?.test.contains("AppDriver.launch(BrokenDelegate.self, on: .iPad)") == true)
  }

  @Test func `it waits for the work of the app after the launch and after each step`() async throws
  {
    let waits = Waits()
    var monkey = Monkey(seed: 1, steps: 10)
    monkey.work = { app in
      #expect(app.screen != nil)
      waits.count += 1
    }
    let report = try await monkey.use(GalleryDelegate.self)
    #expect(waits.count == report.steps + 1)
  }

  @Test func `work that does not end is a failure`() async throws {
    let waits = Waits()
    var monkey = Monkey(seed: 1, steps: 10)
    monkey.attempts = 0
    monkey.work = { app in
      waits.count += 1
      if waits.count > 3 { _ = try await app.waitFor(app.text("Never"), timeout: .zero) }
    }
    let broken = monkey
    var report: MonkeyReport?
    let failures = try await Failure.collect { report = try await broken.use(GalleryDelegate.self) }
    #expect(report?.steps == 3)
    #expect(failures.first?.message.contains("text “Never”") == true)
  }

  private final class Waits {
    var count = 0
  }

  // MARK: The environment

  @Test func `the environment says how long, and with which seed`() {
    let night = Monkey.fromEnvironment(
      seed: 3, steps: 50,
      environment: ["STORYLINE_MONKEY_ACTIONS": "100000", "STORYLINE_MONKEY_SEED": "77"])
    #expect(night.steps == 100_000)
    #expect(night.seed == 77)
    let day = Monkey.fromEnvironment(
      seed: 3, steps: 50, environment: ["STORYLINE_MONKEY_ACTIONS": ""])
    #expect(day.steps == 50)
    #expect(day.seed == 3)
  }

  @Test func `a number that is none is not passed over`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Monkey.fromEnvironment(environment: ["STORYLINE_MONKEY_ACTIONS": "many"])
      }
    }
  }
}
