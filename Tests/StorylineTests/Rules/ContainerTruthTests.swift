import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests that only the contents of settled containers count, for changes of any origin.
@MainActor @Suite("Rule 1: the container is the truth", .stage) struct ContainerTruthTests {
  @Test func `a screen that a foreign set takes from the middle is found without a transition`()
    async throws
  {
    let fixture = Fixture()
    let shown = try await fixture.push("Child")
    let root = try #require(fixture.root)
    root.show(Screen("Above"))
    try await settle()
    let navigation = try #require(fixture.navigation)
    // 1.5.8 – no callback tells of this one; the screen's release does.
    var stack = navigation.viewControllers
    stack.remove(at: 1)
    navigation.setViewControllers(stack, animated: false)
    stack = []
    try await settle()
    #expect(shown.outcomes == [.cancelled(.replaced)])
    #expect(shown.flow == nil)
  }

  @Test func `a flow whose screen is kept by the app is found at the next command`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("Child")
    let root = try #require(fixture.root)
    root.show(Screen("Above"))
    try await settle()
    let navigation = try #require(fixture.navigation)
    let all = navigation.viewControllers
    navigation.setViewControllers([all[0], all[2]], animated: false)
    try await settle()
    root.show(Screen("More"))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.replaced)])
  }
}
