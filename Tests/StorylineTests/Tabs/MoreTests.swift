import Storyline
import StorylineTesting
import Testing
import UIKit

/// Flows whose tabs have no place on the bar.
@MainActor @Suite("Rule 1: what is found under More is still a tab", .stage) struct MoreTests {
  let fixture = TabFixture()

  private func fill(_ wrapper: Wrapper = .navigation) async throws -> [Shown] {
    let all = (1...7).compactMap { fixture.add("T\($0)", in: wrapper) }
    try await settle()
    return all
  }

  @Test(arguments: [Wrapper.navigation, .plain])
  func `a flow that is shown there goes on, and is selected`(wrapper: Wrapper) async throws {
    let all = try await fill(wrapper)
    fixture.tabs?.selectedIndex = 5
    try await settle()
    #expect(fixture.log.last == "tabs 2 selects TestFlow#7")
    fixture.tabs?.selectedIndex = 6
    try await settle()
    fixture.tabs?.selectedIndex = 0
    try await settle()
    #expect(all.allSatisfy { $0.outcomes.isEmpty && $0.flow != nil })
    #expect(fixture.titles == ["T1", "T2", "T3", "T4", "T5", "T6", "T7"])
  }

  @Test(arguments: [Wrapper.navigation, .plain])
  func `going back to the list ends nothing`(wrapper: Wrapper) async throws {
    let all = try await fill(wrapper)
    fixture.tabs?.selectedIndex = 6
    try await settle()
    fixture.tabs?.moreNavigationController.popToRootViewController(animated: true)
    try await settle()
    #expect(all.allSatisfy { $0.outcomes.isEmpty && $0.flow != nil })
    // Nothing of a flow's is in front.
    #expect(fixture.log.last == "tabs 2 selects –")
  }

  @Test func `a flow there pushes on its own stack, or on none`() async throws {
    let all = try await fill()
    fixture.tabs?.selectedIndex = 6
    try await settle()
    all[6].flow?.show(Screen("Above"))
    try await settle()
    #expect(fixture.titles.last == "T7 Above")
    let plain = try #require(fixture.add("Plain", in: .plain))
    fixture.tabs?.selectedIndex = 7
    try await settle()
    let handle = plain.flow?.show(Screen("Nowhere"))
    #expect(handle?.receipt == .refused(.noNavigationController))
  }

  @Test(arguments: [Wrapper.navigation, .plain])
  func `a tab that moves to the bar, and one that leaves it, end nothing`(
    wrapper: Wrapper
  ) async throws {
    let all = try await fill(wrapper)
    fixture.tabs?.selectedIndex = 6
    try await settle()
    fixture.tabs?.viewControllers?.reverse()
    try await settle()
    #expect(all.allSatisfy { $0.outcomes.isEmpty && $0.flow != nil })
    #expect(fixture.titles.first == "T7")
  }

  @Test(arguments: [Wrapper.navigation, .plain])
  func `a flow that finishes there goes, and no other`(wrapper: Wrapper) async throws {
    let all = try await fill(wrapper)
    fixture.tabs?.selectedIndex = 6
    try await settle()
    all[6].flow?.finish(7)
    all[5].flow?.finish(6)
    try await settle()
    #expect(all.map { $0.outcomes.count } == [0, 0, 0, 0, 0, 1, 1])
    #expect(fixture.titles == ["T1", "T2", "T3", "T4", "T5"])
  }

  @Test func `a guard there is asked before another tab is selected`() async throws {
    let all = try await fill()
    fixture.tabs?.selectedIndex = 6
    try await settle()
    var asked = 0
    all[6].flow?.leaveGuard = LeaveGuard {
      asked += 1
      return asked > 1
    }
    fixture.tap(0)
    try await settle()
    #expect(asked == 1)
    #expect(fixture.titles.last == "T7")
    fixture.tap(0)
    try await settle()
    #expect(asked == 2)
    #expect(fixture.tabs?.selectedIndex == 0)
    fixture.tabs?.selectedIndex = 6
    try await settle()
    // More itself, tapped again, leads back to its list.
    fixture.tap(4)
    try await settle()
    #expect(asked == 3)
    #expect(fixture.tabs?.selectedIndex == NSNotFound)
  }
}
