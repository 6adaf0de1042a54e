import Storyline
import StorylineTesting
import Testing
import UIKit

/// Links that do not arrive, or take away too much. The numbers are those of
/// Documentation/Complaints.md.
@MainActor @Suite(.stage) struct LinkComplaintTests {
  typealias Start = Link<PlaceFlow, PlaceFlow>

  // A chain that does not fit together does not compile: Tests/WrongCalls/Links.swift.
  @Test func `14 a link that cannot be followed is refused before any change`() async throws {
    let stage = LinkStage()
    try #require(stage.root).go(PlaceFlow.card)
    try await settle()
    let link = Start(PlaceFlow.card).then(PlaceFlow.next, 1)
    #expect(stage.window.plan(for: link).refusals == [.noNavigationController])
    #expect(stage.titles == ["root", "| card"])
  }

  @Test func `15 a step that is already satisfied does not stop a link`() async throws {
    let stage = LinkStage()
    try #require(stage.root).go(PlaceFlow.next, 1)
    try await settle()
    for last in [2, 3] {
      stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.next, last))
      try await settle()
      #expect(stage.titles == ["root next 1 next \(last)"])
    }
  }

  @Test func `16 only the last step is animated`() async throws {
    let stage = LinkStage()
    try await settle()
    stage.window.open(
      Start(PlaceFlow.next, 1).then(PlaceFlow.sheet, 2).then(PlaceFlow.next, 3)
        .then(PlaceFlow.cover, 4))
    try await settle()
    let animated = stage.screens.filter { $0.callbacks.contains(.appears(animated: true)) }
    #expect(animated.map(\.title) == ["cover 4"])
  }

  @Test func `17 a link before launch and sign-in is followed after both`()
    async throws
  {
    let stage = LinkStage(launched: false)
    let signedIn = Gate("signedIn")
    let account = Route("account", as: .push, gates: { _ in [signedIn] }) { (_: PlaceFlow) in
      PlaceFlow("account")
    }
    let handle = stage.window.open(Link(account))
    stage.launch()
    try await settle()
    #expect(stage.titles == ["root"])
    signedIn.open()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root account"])
  }

  @Test func `18 a link dismisses nothing that it should keep`() async throws {
    let stage = LinkStage()
    let root = try #require(stage.root)
    root.go(PlaceFlow.sheet, 1)
    try await settle()
    let sheet = try #require(root.childCoordinators.first as? PlaceFlow)
    stage.window.open(Start(PlaceFlow.sheet, 1).then(PlaceFlow.next, 2))
    try await settle()
    #expect(sheet.outcome == nil)
    #expect(stage.titles == ["root", "| sheet 1 next 2"])
    let tutorial = PlaceFlow("tutorial")
    tutorial.survives = true
    root.show(tutorial, as: .present)
    try await settle()
    stage.window.open(Start(PlaceFlow.sheet, 1).then(PlaceFlow.next, 3))
    try await settle()
    #expect(tutorial.outcome == nil)
    #expect(stage.titles == ["root", "| sheet 1 next 3", "| tutorial"])
  }
}
