import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for the time while a guard's question is open.
@MainActor @Suite("Rule 7: an open question holds up what depends on it, and nothing else", .stage)
struct OpenQuestionTests {
  private let guardFixture = GuardFixture()

  /// A flow that shows another one in a column, and has no screen itself.
  private final class OpenerFlow: Flow<Void> {
    override func start() { show(TestFlow("Other"), as: .column(.secondary)) }
  }

  /// Two columns, with a guarded draft in the second one.
  private func columns() async throws -> (fixture: ColumnFixture, list: TestFlow, draft: Shown) {
    let fixture = ColumnFixture()
    let list = fixture.add("List", in: .primary)
    let draft = fixture.add("Draft", in: .secondary)
    try await settle()
    draft?.flow?.leaveGuard = guardFixture.guardian
    return (fixture, try #require(list?.flow), try #require(draft))
  }

  private func failures(_ body: @MainActor () async throws -> Void) async throws -> [String] {
    try await Failure.collect {
      try await body()
      try await settle()
    }.map(\.message)
  }

  // MARK: Flows that have shown nothing yet

  @Test(arguments: [true, false])
  func `a flow whose first screen waits for the answer has not forgotten to show one`(
    mayLeave: Bool
  ) async throws {
    let (fixture, list, _) = try await columns()
    let told = try await failures {
      list.show(OpenerFlow(), as: .push)
      try await settle()
      #expect(guardFixture.asked == 1)
    }
    #expect(told.isEmpty)
    let after = try await failures { try await guardFixture.answer(mayLeave) }
    #expect(after.isEmpty)
    #expect(fixture.titles == ["List", mayLeave ? "Other" : "Draft"])
  }

  @Test(arguments: [true, false])
  func `a flow that shows nothing is reported once the question is answered`(
    mayLeave: Bool
  ) async throws {
    let (fixture, list, _) = try await columns()
    // Its flows end with the window.
    defer { withExtendedLifetime(fixture) {} }
    let told = try await failures {
      list.show(OpenerFlow(), as: .push)
      list.show(TestFlow(), as: .push)
      try await settle()
    }
    #expect(told.isEmpty)
    let after = try await failures { try await guardFixture.answer(mayLeave) }
    #expect(after.count == 1)
    #expect(after.first?.contains("TestFlow has shown nothing") == true)
  }

  // MARK: Flows that have ended

  @Test(arguments: [true, false])
  func `a flow that has ended asks no guard, and is refused at once`(asRoot: Bool) async throws {
    let (fixture, list, draft) = try await columns()
    let ended = TestFlow("Ended")
    list.show(ended, as: .push)
    try await settle()
    ended.finish(1)
    try await settle()
    let handle = ended.show(TestFlow("Other"), as: asRoot ? .root : .column(.secondary))
    #expect(handle.receipt == .refused(.notRunning))
    try await settle()
    #expect(guardFixture.asked == 0)
    #expect(draft.outcomes.isEmpty)
    #expect(fixture.titles == ["List", "Draft"])
  }

  @Test func `a flow that ends while another one is asked is not asked itself`() async throws {
    let fixture = Fixture()
    let lower = try await fixture.push("Lower")
    let upper = try await fixture.push("Upper")
    let ended = GuardFixture()
    lower.flow?.leaveGuard = ended.guardian
    upper.flow?.leaveGuard = guardFixture.guardian
    let root = try #require(fixture.root)
    let handle = root.back(to: root)
    try await settle()
    #expect(guardFixture.asked == 1)
    lower.flow?.finish(1)
    try await settle()
    try await guardFixture.answer(true)
    #expect(ended.asked == 0)
    #expect(handle.receipt == .performed)
    #expect(lower.outcomes == [.finished(1)])
    #expect(upper.outcomes == [.cancelled(.popped)])
    #expect(fixture.titles == ["Root"])
  }

  // MARK: Flows that are shown twice

  @Test func `a flow that is shown twice during a question is shown once after a yes`()
    async throws
  {
    let (fixture, list, draft) = try await columns()
    let other = TestFlow("Other")
    var outcomes: [Outcome<Int>] = []
    let handle = list.show(other, as: .column(.secondary)).whenEnded { outcomes.append($0) }
    let told = try await failures {
      list.show(other, as: .column(.secondary))
      try await settle()
      #expect(handle.receipt == .waiting)
      try await guardFixture.answer(true)
    }
    #expect(fixture.titles == ["List", "Other"])
    #expect(draft.outcomes == [.cancelled(.removed)])
    #expect(handle.receipt == .performed)
    #expect(outcomes.isEmpty, "the outcome belongs to the call that was carried out")
    #expect(told.count == 1)
    #expect(told.first?.contains("was refused: the flow was shown before") == true)
    other.finish(3)
    try await settle()
    #expect(outcomes == [.finished(3)])
  }

  @Test func `a flow that is shown twice during a question ends once after a no`() async throws {
    let (fixture, list, draft) = try await columns()
    let other = TestFlow("Other")
    var outcomes: [Outcome<Int>] = []
    list.show(other, as: .column(.secondary)).whenEnded { outcomes.append($0) }
    list.show(other, as: .column(.secondary)).whenEnded { outcomes.append($0) }
    try await settle()
    try await guardFixture.answer(false)
    #expect(guardFixture.asked == 2, "the second call asks again")
    try await guardFixture.answer(false)
    #expect(outcomes == [.cancelled(.refused(.guarded)), .cancelled(.refused(.guarded))])
    #expect(fixture.titles == ["List", "Draft"])
    #expect(draft.outcomes.isEmpty)
  }
}
