import Storyline
import StorylineTesting
import Testing
import UIKit

/// A flow keeps neither windows nor containers; its screens keep it.
@MainActor @Suite("Rule 10: contexts are borrowed", .stage) struct BorrowedContextTests {
  @Test func `everything ends when the window is released`() async throws {
    weak var flow: TestFlow?
    weak var window: UIWindow?
    let handle: FlowHandle<Int>
    let child: Shown
    do {
      let fixture = Fixture()
      child = try await fixture.push("One")
      flow = fixture.root
      window = fixture.window
      handle = fixture.rootHandle
      fixture.window.isHidden = true
    }
    try await settle()
    #expect(window == nil)
    #expect(flow == nil)
    #expect(await handle.outcome == .cancelled(.windowClosed))
    #expect(child.outcomes == [.cancelled(.windowClosed)])
  }

  @Test func `a flow that keeps its screen is released all the same`() async throws {
    final class KeepingFlow: Flow<Int> {
      private lazy var screen = Screen("Kept")
      override func start() { show(screen) }
    }
    let fixture = Fixture()
    try await settle()
    weak var flow: KeepingFlow?
    do {
      let keeping = KeepingFlow()
      flow = keeping
      fixture.root?.show(keeping, as: .push)
    }
    try await settle()
    #expect(flow != nil)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(flow == nil)
  }

  @Test func `a context keeps neither the window nor the navigation controller`() async throws {
    var fixture: Fixture? = Fixture()
    try await settle()
    weak let window = fixture?.window
    weak let navigation = fixture?.navigation
    let context = try #require(fixture?.root?.context)
    fixture = nil
    try await settle()
    #expect(window == nil)
    #expect(navigation == nil)
    #expect(context.window == nil)
    #expect(context.navigationController == nil)
  }

  @Test func `a callback may keep the flow that asked`() async throws {
    let fixture = Fixture()
    let parent = try await fixture.push("Parent")
    var outcome: Outcome<Int>?
    do {
      let flow = try #require(parent.flow)
      flow.show(TestFlow("Child")).whenEnded {
        outcome = $0
        #expect(flow.show(Screen("Never")).receipt != .performed)
      }
    }
    try await settle()
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(outcome == .cancelled(.popped))
    #expect(parent.flow == nil)
  }
}
