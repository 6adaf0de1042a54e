import LeakWatch
import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for the failures at the end of a test.
@MainActor @Suite struct EndOfTestTests {
  /// The failures of a test with the trait `.stage`, including those at its end.
  private func failures(
    of body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    return try await Failure.collect {
      try await StageTrait.stage.provideScope(for: test, testCase: nil) { try await body() }
    }.map(\.message)
  }

  @Test func `a screen that leaks in a window made by hand fails the test`() async throws {
    #expect(
      try await failures {
        let window = makeWindow()
        try await settle()
        show(WatchedScreen.leaking(), in: window)
        try await settle()
        window.rootViewController = UIViewController()
        try await settle()
      } == [
        "WatchedScreen leaks: WatchedScreen.itself → WatchedScreen: make WatchedScreen.itself weak"
      ])
  }

  @Test func `a screen that goes with its window is looked for as well`() async throws {
    #expect(
      try await failures {
        let window = makeWindow()
        show(WatchedScreen.leaking(), in: window)
        try await settle()
      }.count == 1)
  }

  @Test func `what the test holds until its end does not fail it`() async throws {
    #expect(
      try await failures {
        let screen = WatchedScreen()
        let window = makeWindow()
        show(screen, in: window)
        try await settle()
        window.rootViewController = UIViewController()
        try await settle()
        screen.ticks += 1
      }.isEmpty)
  }

  @Test func `a leak that was found before is not told at the end again`() async throws {
    #expect(
      try await failures {
        watchForLeaks()
        let window = makeWindow()
        show(WatchedScreen.leaking(), in: window)
        try await settle()
        window.rootViewController = UIViewController()
        try await settle()
      }.count == 1)
  }

  @Test(arguments: [true, false])
  func `an app that a test launches is watched unless the trait turns that off`(
    isWatched: Bool
  ) async throws {
    let test = try #require(Test.current)
    let failures = try await Failure.collect {
      let trait = StageTrait.stage(findsLeaks: isWatched)
      try await trait.provideScope(for: test, testCase: nil) {
        let app = try await AppDriver.launch(LeakingDelegate.self)
        await replaceRoot(of: app)
        try await app.settle()
      }
    }
    #expect(failures.count == (isWatched ? 1 : 0))
  }

  @Test func `a flow that only an endless task holds fails the test`() async throws {
    let box = TaskBox()
    let failures = try await failures { try await leave(box) }
    #expect(failures.count == 1)
    let start = "ListeningFlow is held by nothing but a task that goes on: "
    #expect(failures.first?.hasPrefix(start) == true)
    #expect(failures.first?.contains("cancel the task") == true)
    box.task?.cancel()
  }

  @Test func `a flow that ends with its window is judged as well`() async throws {
    let box = TaskBox()
    let failures = try await failures {
      let window = makeWindow()
      box.task = listen(in: window)
      try await settle()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("ListeningFlow is held by nothing but a task") == true)
    box.task?.cancel()
  }

  @Test func `a flow whose task was cancelled does not fail the test`() async throws {
    let box = TaskBox()
    #expect(
      try await failures {
        try await leave(box)
        box.task?.cancel()
        await box.task?.value
      }.isEmpty)
  }

  @Test func `a flow that a task and a cache hold does not fail the test`() async throws {
    let box = TaskBox()
    #expect(try await failures { FlowRegistry.flow = try await leave(box) }.isEmpty)
    FlowRegistry.flow = nil
    box.task?.cancel()
  }
}

@MainActor
private func makeWindow() -> UIWindow {
  let window = UIWindow()
  window.rootViewController = UIViewController()
  window.makeKeyAndVisible()
  return window
}

// No frame of a task keeps what a function that cannot wait has made.
@MainActor
private func show(_ screen: WatchedScreen, in window: UIWindow) {
  window.rootViewController = screen
}

@MainActor
private func replaceRoot(of app: AppDriver) {
  app.window?.rootViewController = UIViewController()
}

/// An app whose first screen holds itself.
private final class LeakingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = WatchedScreen.leaking()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension WatchedScreen {
  fileprivate static func leaking() -> WatchedScreen {
    let screen = WatchedScreen()
    screen.itself = screen
    return screen
  }
}

/// Shows a flow whose task goes on, and takes its screen away.
@MainActor @discardableResult
private func leave(_ box: TaskBox) async throws -> ListeningFlow? {
  let window = makeWindow()
  let home = HomeFlow()
  window.show(home, as: .root(in: .navigation))
  try await settle()
  weak let flow = listen(home)
  try await settle()
  box.task = flow?.task
  (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
  try await settle()
  return flow
}

@MainActor
private func listen(_ home: HomeFlow) -> ListeningFlow {
  let flow = ListeningFlow()
  home.show(flow, as: .push)
  return flow
}

@MainActor
private func listen(in window: UIWindow) -> Task<Void, Never>? {
  let flow = ListeningFlow()
  window.show(flow, as: .root(in: .navigation))
  return flow.task
}

@MainActor
private final class TaskBox {
  var task: Task<Void, Never>?
}

@MainActor
private enum FlowRegistry {
  static var flow: ListeningFlow?
}
