import LeakWatch
import Storyline
import StorylineCore
import StorylineTesting
import Testing
import UIKit

/// Tests for the reports of screens, flows and objects that have left the stage for good.
@MainActor @Suite(.stage(findsLeaks: false)) struct LeakWatchTests {
  private let window = UIWindow()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() async throws {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    watchForLeaks()
    try await settle()
  }

  /// Pushes a screen and pops it; what fails the test then.
  private func failures(_ prepare: @MainActor (WatchedScreen) -> Void) async throws -> [String] {
    try await Failure.collect {
      try await push(prepare)
      navigation.popViewController(animated: true)
      try await settle()
    }.map(\.message)
  }

  private func push(_ prepare: @MainActor (WatchedScreen) -> Void) async throws {
    pushNow(prepare)
    try await settle()
  }

  // No frame of a task keeps what a function that cannot wait has made.
  private func pushNow(_ prepare: @MainActor (WatchedScreen) -> Void) {
    let screen = WatchedScreen()
    prepare(screen)
    navigation.pushViewController(screen, animated: true)
  }

  // MARK: Leaks

  @Test func `a screen that is released is not spoken of`() async throws {
    #expect(try await failures { _ in }.isEmpty)
    #expect(panel.isEmpty)
  }

  @Test func `an object that only it itself holds leaks`() async throws {
    #expect(
      try await failures { $0.itself = $0 } == [
        "WatchedScreen leaks: WatchedScreen.itself → WatchedScreen: make WatchedScreen.itself weak"
      ])
  }

  @Test func `a screen that its model's closure captures leaks`() async throws {
    #expect(
      try await failures { $0.bind() } == [
        "WatchedScreen leaks: WatchedScreen.model → WatchedModel.onChange (closure in bind())"
          + " → captures WatchedScreen: make the capture weak"
      ])
  }

  @Test func `a screen that only a lost cycle holds leaks`() async throws {
    let failures = try await failures { screen in
      let (one, other) = (LostPair(), LostPair())
      (one.other, other.other, one.screen) = (other, one, screen)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("WatchedScreen leaks: a cycle (LostPair.other") == true)
  }

  @Test func `what one lost cycle holds is said together`() async throws {
    let failures = try await failures { screen in
      let (one, other) = (LostPair(), LostPair())
      let child = WatchedScreen()
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
      (one.other, other.other, one.screen) = (other, one, screen)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("WatchedScreen, WatchedScreen leak: a cycle (") == true)
  }

  @Test func `what leaks for one reason is said together`() async throws {
    let failures = try await Failure.collect {
      try await push { screen in
        let child = WatchedScreen()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        child.itself = screen
      }
      navigation.popViewController(animated: true)
      try await settle()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("WatchedScreen, WatchedScreen leak: ") == true)
  }

  @Test func `a leak is said once`() async throws {
    let failures = try await Failure.collect {
      try await push { $0.itself = $0 }
      navigation.popViewController(animated: true)
      try await settle()
      try await settle()
    }
    #expect(failures.count == 1)
  }

  @Test func `a leak fails the running test`() async throws {
    try await withKnownIssue {
      try await push { $0.itself = $0 }
      navigation.popViewController(animated: true)
      try await settle()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("WatchedScreen leaks: ") }
    }
  }

  @Test func `a leak is a row of a panel`() async throws {
    _ = try await failures { $0.itself = $0 }
    #expect(panel.map(\.title) == ["WatchedScreen"])
    #expect(panel.map(\.badges) == [["leak"]])
  }

  @Test func `below a leak is the path that keeps it, property by property`() async throws {
    _ = try await failures { $0.bind() }
    let row = try #require(panel.first)
    #expect(row.children.map(\.title) == ["model", "onChange"])
    #expect(row.children.first?.detail == "of WatchedScreen holds WatchedModel")
    #expect(row.children.last?.detail.hasPrefix("of WatchedModel, a closure in bind(),") == true)
    #expect(row.children.last?.detail.hasSuffix("captures WatchedScreen") == true)
    #expect(Set(row.children.map(\.id)).union([row.id]).count == 3)
  }

  private var panel: [PanelNode] {
    Stage.shared.panels.sources.first { $0.name == "leaks" }?.rows() ?? []
  }

  @Test func `in a running app a leak is told once it has come to rest`() async throws {
    let clock = Stage.shared.clock
    clock.mode = .manual
    LeakWatch.shared.beginInRunningApp()
    pushNow { $0.itself = $0 }
    try settleNow()
    navigation.popViewController(animated: false)
    for _ in 0..<4 { Stage.shared.turn() }
    #expect(panel.isEmpty)
    for _ in 0..<4 {
      clock.advance(by: LeakWatch.rest)
      Stage.shared.turn()
    }
    #expect(panel.map(\.badges) == [["leak"]])
    #expect(Stage.shared.isSettled)
  }

  // MARK: What is no leak

  @Test func `a screen in a cache is held, not lost`() async throws {
    #expect(try await failures { Registry.screen = $0 }.isEmpty)
    #expect(panel.map(\.note) == ["held by Registry.screen → WatchedScreen"])
    Registry.screen = nil
  }

  @Test func `a page that its container keeps is held, not lost`() async throws {
    let failures = try await Failure.collect {
      let container = PagesViewController()
      container.setPages([WatchedScreen(), WatchedScreen()])
      navigation.pushViewController(container, animated: true)
      container.showPage(0)
      try await settle()
      container.showPage(1)
      try await settle()
    }
    #expect(failures.isEmpty)
    #expect(panel.map(\.badges) == [["held"]])
    #expect(panel.first?.note.contains("PagesViewController.pages[0]") == true)
  }

  @Test func `a screen that a running request holds is not lost`() async throws {
    var task: Task<Void, Never>?
    #expect(
      try await failures {
        $0.request()
        task = $0.task
      }.isEmpty)
    #expect(panel.map(\.badges) == [["held"]])
    #expect(panel.first?.note.contains("Task") == true)
    task?.cancel()
  }

  @Test func `what another screen covers has not left`() async throws {
    try await push { $0.itself = $0 }
    try await push { $0.itself = $0 }
    navigation.present(UIViewController(), animated: true)
    #expect(try await Failure.collect { try await settle() }.isEmpty)
  }

  @Test func `a screen that was held and is lost now is told again`() async throws {
    let held = try await failures { screen in
      screen.itself = nil
      Registry.screen = screen
    }
    #expect(held.isEmpty)
    let lost = try await Failure.collect {
      let screen = Registry.screen as? WatchedScreen
      screen?.itself = screen
      Registry.screen = nil
      try await settle()
    }
    #expect(lost.count == 1)
  }

  // MARK: Flows

  @Test(arguments: [false, true])
  func `a flow that has ended is to be released`(isLeaking: Bool) async throws {
    let failures = try await Failure.collect {
      let home = HomeFlow()
      window.show(home, as: .root(in: .navigation))
      try await settle()
      home.showDetail(leaking: isLeaking)
      try await settle()
      (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
      try await settle()
    }
    #expect(
      failures.map(\.message)
        == (isLeaking
          ? [
            "DetailFlow leaks: DetailFlow.onClose (closure in start()) → captures DetailFlow:"
              + " make the capture weak"
          ] : []))
  }

  // MARK: The log

  /// Returns the log after a detail was shown and left, and everything has settled twice.
  private func logLines(leaking: Bool) async throws -> [String] {
    _ = try await Failure.collect {
      let home = HomeFlow()
      window.show(home, as: .root(in: .navigation))
      try await settle()
      home.showDetail(leaking: leaking)
      try await settle()
      (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
      try await settle()
      try await settle()
    }
    return window.storyLog.map(\.description)
  }

  @Test func `a leak of a flow is written in the log once`() async throws {
    let lines = try await logLines(leaking: true)
    let leaks = lines.filter { $0.contains("leaks") }
    #expect(
      leaks == [
        "DetailFlow#2 leaks: DetailFlow.onClose (closure in start()) → captures DetailFlow:"
          + " make the capture weak"
      ])
    var replay = try Replay(EventLog(text: window.storyLog.description))
    #expect(replay.log == window.storyLog)
    let divergence = replay.runToEnd()
    #expect(divergence == nil)
  }

  @Test func `a flow that is released is not written down as still there`() async throws {
    #expect(try await logLines(leaking: false).last == "DetailFlow#2 released")
  }

  @Test func `a screen of a flow that is held is written down, and again when it leaks`()
    async throws
  {
    var heard: [Event] = []
    let observation = window.observeStoryLog { heard.append($0) }
    let failures = try await Failure.collect {
      let home = HomeFlow()
      window.show(home, as: .root(in: .navigation))
      try await settle()
      home.show(keptScreen(), as: .push)
      try await settle()
      (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
      try await settle()
      (Registry.screen as? WatchedScreen)?.itself = Registry.screen as? WatchedScreen
      Registry.screen = nil
      try await settle()
    }
    #expect(failures.count == 1)
    #expect(
      window.storyLog.map(\.description).suffix(2) == [
        "WatchedScreen@2 is still held by Registry.screen → WatchedScreen",
        "WatchedScreen@2 leaks: WatchedScreen.itself → WatchedScreen:"
          + " make WatchedScreen.itself weak",
      ])
    #expect(heard.suffix(2) == window.storyLog.suffix(2))
    observation.cancel()
  }

  @Test func `a screen of no flow is in no log`() async throws {
    _ = try await logLines(leaking: false)
    let count = window.storyLog.count
    let failures = try await Failure.collect {
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      try await settle()
      presentLeakingScreen()
      try await settle()
      window.rootViewController?.dismiss(animated: false)
      try await settle()
    }
    #expect(failures.count == 1)
    let said = window.storyLog.dropFirst(count).filter { "\($0)".contains("leaks") }
    #expect(said.isEmpty)
  }

  private func keptScreen() -> WatchedScreen {
    let screen = WatchedScreen()
    Registry.screen = screen
    return screen
  }

  private func presentLeakingScreen() {
    let screen = WatchedScreen()
    screen.itself = screen
    window.rootViewController?.present(screen, animated: false)
  }

  // MARK: Objects of one's own

  @Test func `an object of one's own that is gone is not spoken of`() async throws {
    let failures = try await Failure.collect {
      expectReleased(WatchedModel())
      try await settle()
    }
    #expect(failures.isEmpty)
  }

  @Test func `what holds an object of one's own is said`() async throws {
    let failures = try await Failure.collect {
      let model = WatchedModel()
      Registry.model = model
      expectReleased(model)
      try await settle()
    }
    #expect(
      failures.map(\.message) == [
        "WatchedModel is still held by Registry.model → WatchedModel"
      ])
    Registry.model = nil
  }
}
