import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct LinkTests {
  let stage = LinkStage()

  typealias Start = Link<PlaceFlow, PlaceFlow>

  private func root() throws -> PlaceFlow { try #require(stage.root) }

  @Test func `a link shows its steps at once, and only the last of them appears`() async throws {
    try await settle()
    let handle = stage.window.open(
      Start(PlaceFlow.next, 1).then(PlaceFlow.next, 2).then(PlaceFlow.next, 3))
    #expect(handle.receipt == .performed)
    try await settle()
    #expect(stage.titles == ["root next 1 next 2 next 3"])
    #expect(handle.flow?.name == "next 3")
    let callbacks = stage.screens.map(\.callbacks)
    #expect(callbacks[1] == [])
    #expect(callbacks[2] == [])
    #expect(callbacks[3] == [.loads, .appears(animated: true)])
    let told = stage.log.filter { $0.hasPrefix("link") || $0.contains(" is at ") }
    #expect(
      told == [
        "link 1 opened: next(1)/next(2)/next(3)",
        "link 1 keeps [PlaceFlow#1], takes away [], shows [next(1), next(2), next(3)]",
        "PlaceFlow#2 is at next(1)", "PlaceFlow#3 is at next(2)", "PlaceFlow#4 is at next(3)",
        "link 1 followed",
      ])
    #expect(try Replay(stage.window.storyLog).isConsistent)
  }

  @Test func `what is there already is not touched, and what lies above it goes`() async throws {
    let root = try root()
    let first = root.go(PlaceFlow.next, 1)
    try await settle()
    var reasons: [String] = []
    let other = PlaceFlow("other")
    root.show(other, as: .push).whenCancelled { reasons.append("other: \($0)") }
    try await settle()
    other.go(PlaceFlow.sheet, 5).whenCancelled { reasons.append("sheet: \($0)") }
    try await settle()
    #expect(stage.titles == ["root next 1 other", "| sheet 5"])
    let kept = stage.screens[1]
    kept.forget()
    let handle = stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.next, 2))
    try await settle()
    #expect(stage.titles == ["root next 1 next 2"])
    #expect(reasons == ["sheet: link", "other: link"])
    #expect(stage.screens[1] === kept)
    #expect(kept.callbacks == [])
    #expect(first.receipt == .performed)
    #expect(handle.receipt == .performed)
  }

  @Test func `a link to where the person is changes nothing`() async throws {
    try root().go(PlaceFlow.next, 1)
    try await settle()
    let link = Start(PlaceFlow.next, 1)
    #expect(stage.window.plan(for: link).isEmpty)
    for screen in stage.screens { screen.forget() }
    #expect(stage.window.open(link).receipt == .performed)
    try await settle()
    #expect(stage.screens.allSatisfy { $0.callbacks.isEmpty })
    #expect(stage.titles == ["root next 1"])
  }

  @Test func `the same step with another input is another place`() async throws {
    try root().go(PlaceFlow.next, 1)
    try await settle()
    stage.window.open(Start(PlaceFlow.next, 2))
    try await settle()
    #expect(stage.titles == ["root next 2"])
  }

  @Test func `of two modals the last one alone is seen to come`() async throws {
    try await settle()
    let link = Start(PlaceFlow.next, 1).then(PlaceFlow.sheet, 2).then(PlaceFlow.next, 3)
      .then(PlaceFlow.cover, 4).then(PlaceFlow.next, 5)
    let handle = stage.window.open(link)
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root next 1", "| sheet 2 next 3", "| cover 4 next 5"])
    let animated = stage.screens.flatMap(\.callbacks).filter { $0 == .appears(animated: true) }
    #expect(animated.count == 1)
    #expect(stage.screens.last?.callbacks.last == .appears(animated: true))
  }

  @Test func `what is dismissed below something new goes without an animation`() async throws {
    try root().go(PlaceFlow.sheet, 1)
    try await settle()
    let old = try #require(stage.screens.last)
    stage.window.open(Start(PlaceFlow.cover, 2))
    try await settle()
    #expect(stage.titles == ["root", "| cover 2"])
    #expect(old.callbacks.last == .disappears(animated: false))
    #expect(stage.screens.last?.callbacks.last == .appears(animated: true))
  }

  @Test func `a link that needs no animation has none`() async throws {
    try root().go(PlaceFlow.sheet, 1)
    try await settle()
    stage.window.open(Start(PlaceFlow.next, 2).then(PlaceFlow.sheet, 3), animated: false)
    try await settle()
    #expect(stage.titles == ["root next 2", "| sheet 3"])
    #expect(!stage.screens.flatMap(\.callbacks).contains(.appears(animated: true)))
  }

  @Test func `a link to another root takes everything away`() async throws {
    var reasons: [Reason] = []
    let root = try root()
    root.go(PlaceFlow.next, 1).whenCancelled { reasons.append($0) }
    root.go(PlaceFlow.sheet, 1).whenCancelled { reasons.append($0) }
    try await settle()
    let plan = stage.window.plan(for: Start(PlaceFlow.home))
    #expect(plan.takesAway.map(\.description) == ["PlaceFlow#3", "PlaceFlow#2"])
    stage.window.open(Start(PlaceFlow.home).then(PlaceFlow.next, 4))
    try await settle()
    #expect(stage.titles == ["home next 4"])
    #expect(reasons == [.link, .link])
  }

  @Test func `a step that replaces takes the place of the flow that shows it`() async throws {
    try root().go(PlaceFlow.next, 1)
    try await settle()
    stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.instead, 2))
    try await settle()
    #expect(stage.titles == ["root instead 2"])
  }

  @Test func `a screen can be where a link leads to`() async throws {
    try await settle()
    stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.help))
    try await settle()
    #expect(stage.titles == ["root next 1", "| help"])
  }

  @Test func `a flow that a link has shown gives its value to the route`() async throws {
    let handle = stage.window.open(Start(PlaceFlow.next, 1))
    try await settle()
    handle.flow?.finish(7)
    try await settle()
    #expect(try root().results == [7])
  }

  @Test func `a flow that starts with the next step itself is not given a second one`() async throws
  {
    final class EagerFlow: Flow<Int> {
      override func start() {
        show(PlaceScreen("eager"))
        go(Self.detail, 1)
      }
      static let detail = Route("detail", as: .push) { (_: EagerFlow, id: Int) in
        PlaceFlow("detail \(id)")
      }
      static let eager = Route("eager", as: .push) { (_: PlaceFlow) in EagerFlow() }
    }
    try await settle()
    stage.window.open(
      Link(EagerFlow.eager).then(EagerFlow.detail, 1).then(PlaceFlow.next, 2))
    try await settle()
    #expect(stage.titles == ["root eager detail 1 next 2"])
  }

  // MARK: Going by routes

  @Test func `what a flow shows by a route has an address`() async throws {
    try root().go(PlaceFlow.next, 1)
    try await settle()
    #expect(stage.log.contains("PlaceFlow#2 is at next(1)"))
    let plan = stage.window.plan(for: Start(PlaceFlow.next, 1).then(PlaceFlow.card))
    #expect(plan.keeps.map(\.description) == ["PlaceFlow#1", "PlaceFlow#2"])
    #expect(plan.shows.map(\.description) == ["card"])
  }

  @Test func `a flow that is shown without a route is in no link's way that leads above it`()
    async throws
  {
    let root = try root()
    root.show(PlaceFlow("plain"), as: .push)
    try await settle()
    root.show(PlaceFlow("one"), at: PlaceFlow.next, 1, as: .push)
    try await settle()
    stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.next, 2))
    try await settle()
    #expect(stage.titles == ["root plain one next 2"])
  }

  @Test func `a route that cannot make its flow says why`() async throws {
    let handle = try root().go(PlaceFlow.next, -1)
    #expect(
      handle.receipt.description == "refused: route next failed: there is no such place")
  }
}

extension Replay {
  /// A Boolean value that indicates whether the log follows from itself.
  var isConsistent: Bool {
    var copy = self
    return copy.runToEnd() == nil
  }
}
