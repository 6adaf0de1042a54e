import Storyline
import StorylineTesting
import Testing
import UIKit

/// One guard is asked for each way out: back, pull-down, and tab.
@MainActor @Suite("Rule 7: a guard asks before its tab is left", .stage) struct TabGuardTests {
  let fixture = TabFixture()
  private let answers = Answers()

  @MainActor
  private final class Answers {
    var asked = 0
    var answer = false
    var guardian: LeaveGuard {
      LeaveGuard {
        self.asked += 1
        return self.answer
      }
    }
  }

  private func prepare() async throws -> (home: Shown, draft: Shown) {
    let home = try #require(fixture.add("Home"))
    _ = fixture.add("Search")
    try await settle()
    let draft = Shown(["Draft"], above: try #require(home.flow))
    try await settle()
    return (home, draft)
  }

  @Test(arguments: [false, true])
  func `another tab is selected when the flow agrees`(agrees: Bool) async throws {
    let (_, draft) = try await prepare()
    draft.flow?.leaveGuard = answers.guardian
    answers.answer = agrees
    let recorder = TabDelegateTests.Recorder()
    fixture.tabs?.delegate = recorder
    fixture.root?.show(TestFlow("Third"), as: .tab)
    try await settle()
    fixture.tap(1)
    #expect(fixture.seen == "Draft", "nothing is done before the answer")
    try await settle()
    #expect(answers.asked == 1)
    #expect(fixture.seen == (agrees ? "Search" : "Draft"))
    #expect(recorder.calls == (agrees ? ["may Search", "did Search"] : ["may Search"]))
    #expect(draft.outcomes.isEmpty, "leaving a tab ends nothing")
    #expect(fixture.titles.first == "Home Draft")
    if !agrees {
      #expect(fixture.log.last == "TestFlow#4 refused: a leave guard refused")
    }
  }

  @Test func `who is in another tab is not asked`() async throws {
    let (_, draft) = try await prepare()
    fixture.tabs?.selectedIndex = 1
    try await settle()
    draft.flow?.leaveGuard = answers.guardian
    fixture.tap(0)
    try await settle()
    #expect(answers.asked == 0)
    #expect(fixture.seen == "Draft")
  }

  @Test func `what the app forbids nobody is asked about`() async throws {
    let (_, draft) = try await prepare()
    draft.flow?.leaveGuard = answers.guardian
    let recorder = TabDelegateTests.Recorder()
    recorder.allows = false
    fixture.tabs?.delegate = recorder
    fixture.root?.show(TestFlow("Third"), as: .tab)
    try await settle()
    fixture.tap(1)
    try await settle()
    #expect(answers.asked == 0)
  }

  @Test(arguments: [false, true])
  func `the same tab again asks those that it would pop`(agrees: Bool) async throws {
    let (home, draft) = try await prepare()
    draft.flow?.leaveGuard = answers.guardian
    answers.answer = agrees
    fixture.tap(0)
    try await settle()
    #expect(answers.asked == 1)
    #expect(fixture.titles.first == (agrees ? "Home" : "Home Draft"))
    #expect(draft.outcomes == (agrees ? [.cancelled(.popped)] : []))
    #expect(home.outcomes.isEmpty)
  }

  @Test func `the same tab again does not ask who stays in it`() async throws {
    let (home, draft) = try await prepare()
    home.flow?.leaveGuard = answers.guardian
    fixture.tap(0)
    try await settle()
    #expect(answers.asked == 0)
    #expect(draft.outcomes == [.cancelled(.popped)])
  }

  @Test func `a flow in several tabs is not left by another tab`() async throws {
    let (_, _) = try await prepare()
    fixture.root?.leaveGuard = answers.guardian
    fixture.tap(1)
    try await settle()
    #expect(answers.asked == 0)
    #expect(fixture.seen == "Search")
  }

  @Test func `a flow that asks with an alert is left after the answer`() async throws {
    let (_, draft) = try await prepare()
    draft.flow?.leaveGuard = LeaveGuard { [weak flow = draft.flow] in
      guard let flow else { return true }
      let question = Alert("Leave?", actions: [.destructive("Yes", true), .cancel("No", false)])
      return await flow.show(question).outcome.value == true
    }
    fixture.tap(1)
    try await settle()
    Person.tap("Yes", in: fixture.window)
    try await settle()
    #expect(fixture.seen == "Search")
  }
}
