import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 3: a window's end is the end of its flows, once", .stage)
struct WindowTests {
  @Test func `each window has a tree of its own`() async throws {
    let (one, two) = (Fixture("One"), Fixture("Two"))
    try await settle()
    let first = try await one.push("First")
    let second = try await two.push("Second")
    one.window.show(OtherFlow(), as: .root)
    try await settle()
    #expect(first.outcomes == [.cancelled(.rootReplaced)])
    #expect(second.outcomes.isEmpty)
    #expect(two.titles == ["Two", "Second"])
    #expect(await one.rootHandle.outcome == .cancelled(.rootReplaced))
    #expect(try #require(two.root).outcome == nil)
    #expect(two.log.contains { $0.hasPrefix("TestFlow#1 root") })
  }

  @Test func `a window that takes the place of another ends its flows`() async throws {
    var old: Fixture? = Fixture("Old")
    try await settle()
    let shown = try #require(try await old?.push("Child"))
    let new = Fixture("New")
    old?.window.isHidden = true
    old = nil
    try await settle()
    #expect(shown.outcomes == [.cancelled(.windowClosed)])
    #expect(shown.flow == nil)
    #expect(try #require(new.root).outcome == nil)
  }

  @Test func `a screen that is shown in one window cannot be bound in another`() async throws {
    let (one, two) = (Fixture("One"), Fixture("Two"))
    try await settle()
    let screen = try #require(one.navigation?.topViewController)
    let handle = try #require(two.root).bindToLifecycle(of: screen)
    #expect(handle.receipt == .refused(.screenAlreadyShown))
  }

  // MARK: Scenes

  @Test(arguments: Showing.allCases.filter { $0.hasParent && $0 != .alert })
  func `a scene that is disconnected ends its flows, whoever keeps the window`(
    showing: Showing
  ) async throws {
    let app = try await AppDriver.launch(ScenesApp.self)
    // The test keeps everything; to look for who does takes seconds each time.
    Stage.shared.releaseTracker.isWatched = false
    let window = try #require(app.window)
    let home = HomeFlow(["Home"])
    let homeRole = Role(home, window.show(home, as: .root(in: .navigation)))
    let parent = ParentFlow(["Parent"])
    let parentRole = Role(parent, home.show(parent, as: .push))
    try await settle()
    let screen = try #require(
      (window.rootViewController as? UINavigationController)?.topViewController)
    let director = TransitionDirector()
    let style = try #require(showing.style(from: screen, director))
    let flow = SubjectFlow(["One"])
    let subject = Role(flow, parent.show(flow, as: style))
    try await settle()
    try await app.disconnectScene()
    let expected: [Outcome<Int>] = [.cancelled(.windowClosed)]
    #expect(subject.outcomes == expected)
    #expect(parentRole.outcomes == expected)
    #expect(homeRole.outcomes == expected)
    #expect(try Replay(window.storyLog).isConsistent)
    let endings = window.storyLog.filter { $0.kind == .cancelled }
    #expect(endings.count == 3)
  }

  @Test func `a scene that goes with a sheet up leaves nothing behind`() async throws {
    let app = try await AppDriver.launch(ScenesApp.self)
    weak var screen: UIViewController?
    weak let window = app.window
    var outcomes: [Outcome<Int>] = []
    do {
      let home = HomeFlow(["Home"])
      window?.show(home, as: .root(in: .navigation))
      try await settle()
      home.show(SubjectFlow(["Sheet"]), as: .present(.pageSheet, in: .navigation))
        .whenEnded { outcomes.append($0) }
      try await settle()
      screen = window?.rootViewController?.presentedViewController
      #expect(screen != nil)
    }
    try await app.disconnectScene()
    #expect(outcomes == [.cancelled(.windowClosed)])
    #expect(screen == nil)
    #expect(window == nil)
  }

  @Test func `other scenes go on`() async throws {
    let app = try await AppDriver.launch(ScenesApp.self)
    let other = Fixture("Other")
    let shown = try await other.push("Child")
    try await app.disconnectScene()
    #expect(shown.outcomes.isEmpty)
    #expect(other.titles == ["Other", "Child"])
  }
}

final class ScenesApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = EmptyScene.self
    return configuration
  }
}

final class EmptyScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
}
