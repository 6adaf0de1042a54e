import Storyline
import StorylineTesting
import Testing
import UIKit

/// One outcome, delivered once, for every removal of the flow.
@MainActor @Suite("Rule 6: every flow has an outcome", .stage) struct OutcomeTests {
  @Test func `finish takes the segment away, then delivers once it has settled`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    shown.flow?.finish(42)
    #expect(shown.outcomes.isEmpty)
    #expect(fixture.titles == ["Root"])
    try await settle()
    #expect(shown.outcomes == [.finished(42)])
    #expect(shown.flow == nil)
  }

  @Test func `the first value counts`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.finish(1)
    shown.flow?.finish(2)
    try await settle()
    #expect(shown.outcomes == [.finished(1)])
    #expect(fixture.log.contains { $0.hasPrefix("TestFlow#2 refused") })
  }

  @Test func `finish during the pop that removes the flow still wins`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    fixture.navigation?.popViewController(animated: true)
    shown.flow?.finish(5)
    try await settle()
    #expect(shown.outcomes == [.finished(5)])
    #expect(fixture.titles == ["Root"])
  }

  @Test func `finish after the flow was removed comes too late`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let flow = try #require(shown.flow)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    flow.finish(5)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `finish during a transition waits for it`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let root = try #require(fixture.root)
    root.show(Screen("Above"))
    shown.flow?.finish(3)
    #expect(fixture.titles == ["Root", "One", "Above"])
    try await settle()
    #expect(fixture.titles == ["Root", "Above"])
    #expect(shown.outcomes == [.finished(3)])
  }

  @Test func `a task that waits gets the outcome`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let handle = shown.handle
    let task = Task { await handle.outcome.value }
    shown.flow?.finish(9)
    try await settle()
    #expect(await task.value == 9)
  }

  @Test func `cancelling a task that waits does not close the flow`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let handle = shown.handle
    let task = Task { await handle.outcome.value }
    task.cancel()
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
    shown.flow?.finish(9)
    #expect(await task.value == 9)
  }

  @Test func `a value need not be Sendable`() async throws {
    final class Draft { var text = "" }
    final class EditFlow: Flow<Draft> {
      override func start() { show(Screen("Edit")) }
    }
    let fixture = Fixture()
    let flow = EditFlow()
    let handle = try #require(fixture.root).show(flow, as: .push)
    try await settle()
    let draft = Draft()
    flow.finish(draft)
    let outcome = await handle.outcome
    #expect(outcome.value === draft)
  }

  @Test func `a parent's finish ends those below it first`() async throws {
    let fixture = Fixture()
    let parent = try await fixture.push("Parent")
    let child = try await fixture.push("Child", above: parent.flow)
    parent.flow?.finish(1)
    try await settle()
    #expect(child.outcomes == [.cancelled(.parentEnded)])
    #expect(parent.outcomes == [.finished(1)])
    #expect(fixture.titles == ["Root"])
    let endings = fixture.log.filter { $0.hasSuffix("finished") || $0.contains("cancelled") }
    #expect(endings == ["TestFlow#3 cancelled: parent ended", "TestFlow#2 finished"])
  }

  @Test func `a root that finishes stays in sight until there is another`() async throws {
    final class AppFlow: Flow<Void> {
      var values: [Int] = []
      weak var signIn: TestFlow?

      override func start() {
        let signIn = TestFlow("Sign in")
        self.signIn = signIn
        show(signIn, as: .root(in: .navigation)).whenEnded { [weak self] outcome in
          if let value = outcome.value { self?.values.append(value) }
        }
      }
    }
    let window = UIWindow()
    weak var app: AppFlow?
    do {
      let flow = AppFlow()
      app = flow
      window.show(flow, as: .root)
    }
    window.makeKeyAndVisible()
    try await settle()
    let top = (window.rootViewController as? UINavigationController)?.topViewController
    app?.signIn?.finish(1)
    try await settle()
    #expect(app?.values == [1])
    #expect(top?.title == "Sign in")
    #expect(top?.navigationController === window.rootViewController)
    app?.show(TestFlow("Main"), as: .root(in: .navigation))
    try await settle()
    let navigation = window.rootViewController as? UINavigationController
    #expect(navigation?.topViewController?.title == "Main")
    #expect(app != nil)
  }

  @Test func `a flow without a screen of its own goes on after a step finished`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    weak var wizard: TestFlow?
    let step: TestFlow
    do {
      let flow = TestFlow()
      wizard = flow
      root.show(flow, as: .push)
      step = TestFlow("Step 1")
      flow.show(step)
    }
    try await settle()
    #expect(fixture.titles == ["Root", "Step 1"])
    step.finish(1)
    try await settle()
    let next = try #require(wizard)
    next.show(TestFlow("Step 2"))
    try await settle()
    #expect(fixture.titles == ["Root", "Step 2"])
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(
      fixture.log.filter { $0.contains("cancelled") } == [
        "TestFlow#4 cancelled: popped", "TestFlow#2 cancelled: popped",
      ])
  }

  @Test func `a flow that nobody keeps before it has shown anything is cancelled`() async throws {
    let fixture = Fixture()
    let parent = try await fixture.push("Parent")
    let idle = Shown([], above: try #require(parent.flow))
    try await settle()
    #expect(idle.flow != nil, "the one that shows it keeps it")
    #expect(idle.handle.receipt == .waiting)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(idle.outcomes == [.cancelled(.parentEnded)])
    #expect(idle.flow == nil)
  }

  @Test func `a window shows the next flow after its root finished`() async throws {
    let fixture = Fixture("First")
    try await settle()
    fixture.root?.finish(4)
    try await settle()
    #expect(await fixture.rootHandle.outcome == .finished(4))
    #expect(fixture.root == nil)
    #expect(fixture.titles == ["First"])
    fixture.window.show(TestFlow("Next"), as: .root(in: .navigation))
    try await settle()
    let navigation = fixture.window.rootViewController as? UINavigationController
    #expect(navigation?.topViewController?.title == "Next")
    #expect(fixture.navigation == nil, "the old stack is released")
  }

  // MARK: Closing

  @Test func `a flow may close itself`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.close()
    shown.flow?.finish(1)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.closed)])
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a flow that is about to finish is not cancelled by closing it`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.finish(1)
    shown.flow?.close()
    try await settle()
    #expect(shown.outcomes == [.finished(1)])
  }

  // MARK: Callbacks

  @Test func `callbacks tell value and reason apart`() async throws {
    let fixture = Fixture()
    var told: [String] = []
    let one = try await fixture.push("One")
    one.handle
      .whenFinished { told.append("value \($0)") }
      .whenCancelled { told.append("reason \($0)") }
    one.flow?.finish(8)
    try await settle()
    let two = try await fixture.push("Two")
    two.handle
      .whenFinished { told.append("value \($0)") }
      .whenCancelled { told.append("reason \($0)") }
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(told == ["value 8", "reason popped"])
  }

  @Test func `a callback comes at once when the flow has ended`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    one.flow?.finish(8)
    try await settle()
    var value: Int?
    one.handle.whenFinished { value = $0 }
    #expect(value == 8)
  }
}
