import Storyline
import StorylineTesting
import Testing
import UIKit

/// Entries, contexts and callbacks.
@MainActor @Suite(.stage) struct FlowTests {
  /// A flow with two ways in.
  final class SignInFlow: Flow<String> {
    override func start() { show(Screen("Sign in")) }

    func openForgottenPassword(for user: String) { show(Screen("Password of \(user)")) }
  }

  // MARK: Entries

  @Test func `an entry is what a flow begins with`() async throws {
    let theatre = Theatre()
    try await settle()
    let handle = try #require(theatre.root).show(
      SignInFlow(), entry: { $0.openForgottenPassword(for: "ada") }, as: .push)
    try await settle()
    #expect(theatre.titles == ["Root", "Password of ada"])
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
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    var began = false
    let handle = theatre.root?.show(
      try #require(shown.flow), entry: { _ in began = true }, as: .push)
    #expect(handle?.receipt == .refused(.alreadyShown))
    #expect(!began)
  }

  // MARK: The context

  @Test func `a flow may look where it is`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let root = try #require(theatre.root)
    let child = try #require(shown.flow)
    #expect(root.context.placement == .root)
    #expect(child.context.placement == .pushed)
    for flow in [root, child] {
      #expect(flow.context.window === theatre.window)
      #expect(flow.context.navigationController === theatre.navigation)
    }
  }

  @Test func `a flow that starts knows where a push would go`() async throws {
    final class LookingFlow: Flow<Void> {
      weak var seen: UINavigationController?
      override func start() { seen = context.navigationController }
    }
    let theatre = Theatre()
    try await settle()
    let flow = LookingFlow()
    theatre.root?.show(flow)
    #expect(flow.seen === theatre.navigation)
  }

  @Test func `there is no context before a flow is shown, nor after it has ended`() async throws {
    let theatre = Theatre()
    let loose = TestFlow()
    #expect(loose.context.placement == nil)
    #expect(loose.context.window == nil)
    let shown = try await theatre.push("One")
    let child = try #require(shown.flow)
    theatre.navigation?.popViewController(animated: false)
    try await settle()
    #expect(child.context.placement == nil)
    #expect(child.context.navigationController == nil)
  }

  @Test func `a context keeps neither the window nor the navigation controller`() async throws {
    var theatre: Theatre? = Theatre()
    try await settle()
    weak let window = theatre?.window
    weak let navigation = theatre?.navigation
    let context = try #require(theatre?.root?.context)
    theatre = nil
    try await settle()
    #expect(window == nil)
    #expect(navigation == nil)
    #expect(context.window == nil)
    #expect(context.navigationController == nil)
  }

  // MARK: Callbacks

  @Test func `callbacks tell value and reason apart`() async throws {
    let theatre = Theatre()
    var told: [String] = []
    let one = try await theatre.push("One")
    one.handle
      .whenFinished { told.append("value \($0)") }
      .whenCancelled { told.append("reason \($0)") }
    one.flow?.finish(8)
    try await settle()
    let two = try await theatre.push("Two")
    two.handle
      .whenFinished { told.append("value \($0)") }
      .whenCancelled { told.append("reason \($0)") }
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(told == ["value 8", "reason popped"])
  }

  @Test func `a callback comes at once when the flow has ended`() async throws {
    let theatre = Theatre()
    let one = try await theatre.push("One")
    one.flow?.finish(8)
    try await settle()
    var value: Int?
    one.handle.whenFinished { value = $0 }
    #expect(value == 8)
  }

  @Test func `a callback may keep the flow that asked`() async throws {
    let theatre = Theatre()
    let parent = try await theatre.push("Parent")
    var outcome: Outcome<Int>?
    do {
      let flow = try #require(parent.flow)
      flow.show(TestFlow("Child")).whenEnded {
        outcome = $0
        flow.show(Screen("Never"))
      }
    }
    try await settle()
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(outcome == .cancelled(.popped))
    #expect(parent.flow == nil)
  }
}
