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
      let theatre = Theatre()
      child = try await theatre.push("One")
      flow = theatre.root
      window = theatre.window
      handle = theatre.rootHandle
      theatre.window.isHidden = true
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
    let theatre = Theatre()
    try await settle()
    weak var flow: KeepingFlow?
    do {
      let keeping = KeepingFlow()
      flow = keeping
      theatre.root?.show(keeping, as: .push)
    }
    try await settle()
    #expect(flow != nil)
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(flow == nil)
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

  @Test func `a callback may keep the flow that asked`() async throws {
    let theatre = Theatre()
    let parent = try await theatre.push("Parent")
    var outcome: Outcome<Int>?
    do {
      let flow = try #require(parent.flow)
      flow.show(TestFlow("Child")).whenEnded {
        outcome = $0
        #expect(flow.show(Screen("Never")).receipt != .performed)
      }
    }
    try await settle()
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(outcome == .cancelled(.popped))
    #expect(parent.flow == nil)
  }
}
