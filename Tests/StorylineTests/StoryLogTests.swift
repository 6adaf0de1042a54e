import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct StoryLogTests {
  @Test func `a session's log can be written, read and lived again`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    let child = try #require(shown.flow)
    child.show(TestFlow("Deep"), as: .push)
    #expect(try #require(fixture.root).show(UINavigationController()).receipt != .performed)
    try await settle()
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    child.finish(1)
    try await settle()
    fixture.root?.finish(2)
    try await settle()
    fixture.window.rootViewController = UIViewController()
    try await settle()
    let log = try EventLog(text: fixture.window.storyLog.description)
    #expect(log == fixture.window.storyLog)
    #expect(log.contains { $0.kind == .left })
    let reel = try Reel(log)
    #expect(reel.runToEnd() == nil)
    #expect(reel.isAtEnd)
  }

  @Test func `an observer hears what is in the log from then on, in order`() async throws {
    let fixture = Fixture()
    try await settle()
    let before = fixture.window.storyLog.count
    var heard: [Event] = []
    let observation = fixture.window.observeStoryLog { heard.append($0) }
    let shown = try await fixture.push("One")
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(shown.outcomes.count == 1)
    #expect(heard == Array(fixture.window.storyLog.dropFirst(before)))
    #expect(heard.count > 4)
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer may show flows, and hears of those after what it is hearing`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    var heard: [Event] = []
    let observation = fixture.window.observeStoryLog { event in
      heard.append(event)
      if heard.count == 1 { root.show(TestFlow("Second"), as: .push) }
    }
    root.show(TestFlow("First"), as: .push)
    try await settle()
    #expect(fixture.titles == ["Root", "First", "Second"])
    #expect(heard == Array(fixture.window.storyLog.suffix(heard.count)))
    #expect(heard.first?.description == "TestFlow#2 pushed by TestFlow#1")
    withExtendedLifetime(observation) {}
  }

  @Test func `nobody listens any more who cancelled or was released`() async throws {
    let fixture = Fixture()
    try await settle()
    var (cancelled, released) = (0, 0)
    let one = fixture.window.observeStoryLog { _ in cancelled += 1 }
    var two: StoryLogObservation? = fixture.window.observeStoryLog { _ in released += 1 }
    one.cancel()
    two = nil
    _ = try await fixture.push("One")
    #expect(cancelled == 0)
    #expect(released == 0)
    #expect(two == nil)
  }

  @Test func `an observation does not keep its window`() async throws {
    weak var weakWindow: UIWindow?
    let observation: StoryLogObservation
    do {
      let fixture = Fixture(visible: false)
      weakWindow = fixture.window
      observation = fixture.window.observeStoryLog { _ in }
    }
    try await settle()
    #expect(weakWindow == nil)
    withExtendedLifetime(observation) {}
  }
}

/// A replay that can be moved inside an expectation.
private final class Reel {
  private var replay: Replay

  init(_ log: EventLog) throws { replay = try Replay(log) }

  var isAtEnd: Bool { replay.position == replay.log.count }
  func runToEnd() -> Replay.Divergence? { replay.runToEnd() }
}
