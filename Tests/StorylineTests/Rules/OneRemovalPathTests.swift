import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests that a flow ends once, with a reason, and leaves nothing, however its screen is removed.
@MainActor @Suite("Rule 3: one removal path", .stage) struct OneRemovalPathTests {
  /// A way to take the screens of the flow above the root away.
  enum Way: String, CaseIterable {
    case popped, poppedWithoutAnimation, poppedToRoot, stackSet, stackSetToOthers, rootReplaced
    case backButton, parentFinished

    var reason: Reason {
      switch self {
      case .popped, .poppedWithoutAnimation, .poppedToRoot, .stackSet, .backButton: .popped
      case .stackSetToOthers: .replaced
      case .rootReplaced: .rootReplaced
      case .parentFinished: .parentEnded
      }
    }
  }

  private func take(_ way: Way, _ fixture: Fixture, parent: TestFlow?) throws {
    let navigation = try #require(fixture.navigation)
    let root = try #require(navigation.viewControllers.first)
    switch way {
    case .popped: navigation.popViewController(animated: true)
    case .poppedWithoutAnimation: navigation.popViewController(animated: false)
    case .poppedToRoot: navigation.popToRootViewController(animated: true)
    case .stackSet: navigation.setViewControllers([root], animated: true)
    case .stackSetToOthers: navigation.setViewControllers([root, Screen("Other")], animated: true)
    case .rootReplaced: fixture.window.rootViewController = Screen("Other")
    case .backButton: tap(CGPoint(x: 24, y: 80))
    case .parentFinished: parent?.finish(0)
    }
  }

  private func tap(_ point: CGPoint) {
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
  }

  @Test(arguments: Way.allCases)
  func `a flow ends once, with the right reason, and is released`(way: Way) async throws {
    let fixture = Fixture()
    let parent = try await fixture.push("Parent")
    let shown = Shown(["One"], above: try #require(parent.flow))
    try await settle()
    weak let screen = fixture.navigation?.topViewController
    weak let model = (screen as? Screen)?.model
    #expect(screen?.title == "One")
    try take(way, fixture, parent: parent.flow)
    #expect(shown.outcomes.isEmpty, "nothing is told before it has settled")
    try await settle()
    #expect(shown.outcomes == [.cancelled(way.reason)])
    #expect(await shown.handle.outcome == .cancelled(way.reason))
    #expect(shown.flow == nil)
    #expect(screen == nil)
    #expect(model == nil)
    let endings = fixture.log.filter { $0.hasPrefix("TestFlow#3 cancelled") }
    #expect(endings == ["TestFlow#3 cancelled: \(way.reason)"])
    #expect(fixture.log.contains("TestFlow#3 released"))
  }

  @Test func `a new root of Storyline's ends the old one`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    weak let old = fixture.navigation
    let handle = fixture.window.show(TestFlow("Second"), as: .root(in: .navigation))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.rootReplaced)])
    #expect(await fixture.rootHandle.outcome == .cancelled(.rootReplaced))
    #expect(fixture.root == nil)
    #expect(old == nil)
    #expect(handle.receipt == .performed)
  }

  @Test func `a plain root that is replaced ends`() async throws {
    let window = UIWindow()
    let first = window.show(TestFlow("First"), as: .root)
    window.makeKeyAndVisible()
    try await settle()
    window.show(TestFlow("Second"), as: .root)
    try await settle()
    #expect(await first.outcome == .cancelled(.rootReplaced))
    window.rootViewController = Screen("Other")
    try await settle()
    #expect(window.storyLog.map(\.description).contains("TestFlow#2 cancelled: root replaced"))
  }

  @Test func `removing a child takes its screens and those of the flows below it`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    let two = try await fixture.push("Two", above: one.flow)
    let root = try #require(fixture.root)
    #expect(root.removeChild(try #require(one.flow)) == .waiting)
    #expect(one.outcomes.isEmpty)
    try await settle()
    #expect(fixture.titles == ["Root"])
    #expect(one.outcomes == [.cancelled(.removed)])
    #expect(two.outcomes == [.cancelled(.parentEnded)])
    #expect(fixture.log.contains("TestFlow#2 closes: removed"))
  }

  @Test func `a child that has ended may be removed`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let child = try #require(shown.flow)
    fixture.navigation?.popViewController(animated: false)
    try await settle()
    let count = fixture.log.count
    #expect(fixture.root?.removeChild(child) == .performed)
    #expect(fixture.log.count == count)
  }

  @Test func `somebody else's child is not removed`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    let two = try await fixture.push("Two", above: one.flow)
    let root = try #require(fixture.root)
    #expect(root.removeChild(try #require(two.flow)) == .refused(.notItsChild))
    #expect(fixture.log.last?.hasPrefix("TestFlow#1 refused") == true)
    #expect(two.outcomes.isEmpty)
  }
}
