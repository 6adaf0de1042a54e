import Storyline
import StorylineTesting
import Testing
import UIKit

/// The same flow is pushed, is the root, or is entered in another way; it may look, and need not.
@MainActor @Suite("Rule 8: style belongs to the caller", .stage) struct CallersStyleTests {
  /// A flow with two ways in.
  final class SignInFlow: Flow<String> {
    override func start() { show(Screen("Sign in")) }

    func openForgottenPassword(for user: String) { show(Screen("Password of \(user)")) }
  }

  enum Place: CaseIterable {
    case pushed, presented, presentedInNavigation, root, rootInNavigation

    @MainActor var style: FlowStyle {
      switch self {
      case .pushed: .push
      case .presented: .present
      case .presentedInNavigation: .present(.fullScreen, in: .navigation)
      case .root: .root
      case .rootInNavigation: .root(in: .navigation)
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `the same flow appears wherever it is shown, and ends in the same way`(
    place: Place
  ) async throws {
    let fixture = Fixture()
    try await settle()
    weak var flow: TestFlow?
    weak var screen: UIViewController?
    var outcomes: [Outcome<Int>] = []
    do {
      let child = TestFlow()
      let shownScreen = Screen("One")
      (flow, screen) = (child, shownScreen)
      try #require(fixture.root).show(child, as: place.style).whenEnded { outcomes.append($0) }
      child.show(shownScreen)
    }
    try await settle()
    #expect(screen?.viewIfLoaded?.window === fixture.window)
    flow?.finish(1)
    try await settle()
    #expect(outcomes == [.finished(1)])
    #expect(flow == nil)
  }

  @Test func `a root flow in a navigation gets its own navigation controller`() async throws {
    let fixture = Fixture("Home")
    try await settle()
    #expect(fixture.titles == ["Home"])
    #expect(fixture.rootHandle.receipt == .performed)
    #expect(fixture.log.first == "TestFlow#1 root")
  }

  @Test func `a plain root is the screen itself`() async throws {
    let window = UIWindow()
    window.show(TestFlow("Home"), as: .root)
    window.makeKeyAndVisible()
    try await settle()
    #expect(window.rootViewController?.title == "Home")
  }

  @Test func `the first screen of a pushed flow is pushed, and so is a further one`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    #expect(fixture.titles == ["Root", "One", "Two"])
    #expect(shown.handle.receipt == .performed)
    #expect(shown.outcomes.isEmpty)
  }

  @Test func `a flow without a screen hands its place to the one that it shows`() async throws {
    final class AppFlow: Flow<Void> {
      override func start() { show(TestFlow("Home")) }
    }
    let window = UIWindow()
    let handle = window.show(AppFlow(), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    let navigation = try #require(window.rootViewController as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Home"])
    #expect(handle.receipt == .performed)
    #expect(window.storyLog.contains { $0.description == "TestFlow#2 root by AppFlow#1" })
  }

  @Test func `a flow may show its first screen later`() async throws {
    let fixture = Fixture()
    let root = try #require(fixture.root)
    let later = TestFlow()
    let handle = root.show(later, as: .push)
    try await settle()
    #expect(handle.receipt == .waiting)
    later.show(Screen("Late"))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(fixture.titles == ["Root", "Late"])
  }

  @Test func `an entry is what a flow begins with`() async throws {
    let fixture = Fixture()
    try await settle()
    let handle = try #require(fixture.root).show(
      SignInFlow(), entry: { $0.openForgottenPassword(for: "ada") }, as: .push)
    try await settle()
    #expect(fixture.titles == ["Root", "Password of ada"])
    #expect(handle.receipt == .performed)
  }

  @Test func `a window may begin with another entry`() async throws {
    let window = UIWindow()
    window.show(SignInFlow(), entry: { $0.openForgottenPassword(for: "ada") }, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    #expect(window.rootViewController?.title == "Password of ada")
  }

  @Test func `a refused flow is not begun with`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    var began = false
    let handle = fixture.root?.show(
      try #require(shown.flow), entry: { _ in began = true }, as: .push)
    #expect(handle?.receipt == .refused(.alreadyShown))
    #expect(!began)
  }

  @Test func `a flow may look where it is`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let root = try #require(fixture.root)
    let child = try #require(shown.flow)
    #expect(root.context.placement == .root)
    #expect(child.context.placement == .pushed)
    for flow in [root, child] {
      #expect(flow.context.window === fixture.window)
      #expect(flow.context.navigationController === fixture.navigation)
    }
  }

  @Test func `a flow that starts knows where a push would go`() async throws {
    final class LookingFlow: Flow<Void> {
      weak var seen: UINavigationController?
      override func start() { seen = context.navigationController }
    }
    let fixture = Fixture()
    try await settle()
    let flow = LookingFlow()
    fixture.root?.show(flow)
    #expect(flow.seen === fixture.navigation)
  }

  @Test func `there is no context before a flow is shown, nor after it has ended`() async throws {
    let fixture = Fixture()
    let loose = TestFlow()
    #expect(loose.context.placement == nil)
    #expect(loose.context.window == nil)
    let shown = try await fixture.push("One")
    let child = try #require(shown.flow)
    fixture.navigation?.popViewController(animated: false)
    try await settle()
    #expect(child.context.placement == nil)
    #expect(child.context.navigationController == nil)
  }
}
