import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for obstacles of links, and for links at awkward moments.
@MainActor @Suite(.stage) struct LinkRefusalTests {
  typealias Start = Link<PlaceFlow, PlaceFlow>
  typealias Other = Link<OtherFlow, PlaceFlow>

  final class OtherFlow: Flow<Void> {
    static let place = Route("place") { (_: OtherFlow) in PlaceFlow("place") }
    override func start() { show(PlaceScreen("other")) }
  }

  @Test func `a link that fails half-way changes nothing`() async throws {
    let stage = LinkStage()
    try await settle()
    let handle = stage.window.open(
      Start(PlaceFlow.next, 1).then(PlaceFlow.next, -1).then(PlaceFlow.next, 3))
    #expect(handle.receipt.description == "refused: route next failed: there is no such place")
    try await settle()
    #expect(stage.titles == ["root"])
    #expect(stage.screens[0].callbacks == [.loads, .appears(animated: false)])
    #expect(stage.log.contains("link 1 refused: route next failed: there is no such place"))
    #expect(
      stage.log.contains(
        "PlaceFlow#2 cancelled: refused: route next failed: there is no such place"))
    // The next one is followed as if nothing had been.
    stage.window.open(Start(PlaceFlow.next, 2))
    try await settle()
    #expect(stage.titles == ["root next 2"])
  }

  @Test func `a link that begins elsewhere is refused by name`() async throws {
    let stage = LinkStage()
    try await settle()
    let handle = stage.window.open(Other(OtherFlow.place))
    #expect(
      handle.receipt.description
        == "refused: the link begins with OtherFlow, and the window shows PlaceFlow")
  }

  @Test func `a dry run names every obstacle, and does nothing`() async throws {
    let stage = LinkStage()
    try await settle()
    let root = try #require(stage.root)
    let guarded = PlaceFlow("guarded")
    root.show(guarded, as: .push)
    var asked = 0
    guarded.leaveGuard = LeaveGuard {
      asked += 1
      return true
    }
    try await settle()
    let (one, two) = (Gate("one"), Gate("two"))
    let gated = Route("gated", as: .push, gates: { _ in [one, two] }) { (_: PlaceFlow) in
      PlaceFlow("gated")
    }
    let count = stage.window.storyLog.count
    let plan = stage.window.plan(for: Link(gated))
    #expect(
      plan.description == """
        keeps PlaceFlow#1
        takes away PlaceFlow#2
        shows gated
        but gated: it waits for gate one
        but gated: it waits for gate two
        but PlaceFlow#2 is asked first
        """)
    #expect(asked == 0)
    #expect(stage.window.storyLog.count == count)
  }

  @Test func `without a navigation controller a push is refused before anything is made`()
    async throws
  {
    let stage = LinkStage()
    try #require(stage.root).go(PlaceFlow.card)
    try await settle()
    let link = Start(PlaceFlow.card).then(PlaceFlow.next, 1)
    let plan = stage.window.plan(for: link)
    #expect(plan.refusals == [.noNavigationController])
    #expect(stage.window.open(link).receipt == .refused(.noNavigationController))
    try await settle()
    #expect(stage.titles == ["root", "| card"])
  }

  @Test func `what cannot be pushed on what comes with it is found before anything is shown`()
    async throws
  {
    let stage = LinkStage()
    try await settle()
    let handle = stage.window.open(Start(PlaceFlow.card).then(PlaceFlow.next, 1))
    #expect(handle.receipt == .refused(.noNavigationController))
    try await settle()
    #expect(stage.titles == ["root"])
  }

  @Test func `patterns that fit the same paths stop the program when the table is made`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LinkTable<PlaceFlow>(LinkOrigins()) {
          Pattern("next/:id") { Link(PlaceFlow.next, try $0["id"]) }
          Pattern("next/:number") { Link(PlaceFlow.next, try $0["number"]) }
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("“next/:number” fits the same paths as “next/:id”"))
  }

  @Test func `what nobody's flow has presented is in the way like everything else`() async throws {
    let stage = LinkStage()
    try await settle()
    let foreign = UINavigationController(rootViewController: PlaceScreen("foreign"))
    stage.window.rootViewController?.present(foreign, animated: false)
    try await settle()
    stage.window.open(Start(PlaceFlow.next, 1))
    try await settle()
    #expect(stage.titles == ["root next 1"])
  }

  @Test func `a link asks after whoever is being asked already`() async throws {
    let stage = LinkStage()
    try await settle()
    let root = try #require(stage.root)
    let (one, two) = (PlaceFlow("one"), PlaceFlow("two"))
    root.show(one, as: .push)
    one.show(two, as: .push)
    try await settle()
    var asked: [String] = []
    one.leaveGuard = LeaveGuard {
      asked.append("one")
      return true
    }
    two.leaveGuard = LeaveGuard {
      asked.append("two")
      return true
    }
    two.back(to: one)
    let handle = stage.window.open(Start(PlaceFlow.next, 1))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(asked == ["two", "one"])
    #expect(stage.titles == ["root next 1"])
  }

  // MARK: Guards

  @Test func `a flow that would go is asked once, before anything happens`() async throws {
    let stage = LinkStage()
    try await settle()
    let root = try #require(stage.root)
    let draft = PlaceFlow("draft")
    root.show(draft, as: .push)
    try await settle()
    var answers = [false, true]
    var asked = 0
    draft.leaveGuard = LeaveGuard {
      asked += 1
      return answers.removeFirst()
    }
    let refused = stage.window.open(Start(PlaceFlow.sheet, 1))
    #expect(refused.receipt == .waiting)
    try await settle()
    #expect(refused.receipt == .refused(.guarded))
    #expect(stage.titles == ["root draft"])
    let link = stage.window.open(Start(PlaceFlow.sheet, 1))
    try await settle()
    #expect(link.receipt == .performed)
    #expect(asked == 2)
    #expect(stage.titles == ["root", "| sheet 1"])
  }

  // MARK: Moments

  @Test func `a link during a transition waits for it`() async throws {
    let stage = LinkStage()
    try await settle()
    try #require(stage.root).go(PlaceFlow.next, 1)
    let handle = stage.window.open(Start(PlaceFlow.next, 2))
    #expect(handle.receipt == .waiting)
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root next 2"])
  }

  @Test func `a link during a swipe that is cancelled goes on after it`() async throws {
    let stage = LinkStage()
    try #require(stage.root).go(PlaceFlow.next, 1)
    try await settle()
    var handle: LinkHandle<PlaceFlow>?
    let hand = Hand()
    hand.swipeBack(cancelled: true)
    handle = stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.next, 2))
    try await settle()
    #expect(handle?.receipt == .performed)
    #expect(stage.titles == ["root next 1 next 2"])
  }

  @Test func `a link while another is followed waits until that one is there`() async throws {
    let stage = LinkStage()
    try #require(stage.root).go(PlaceFlow.sheet, 1)
    try await settle()
    let first = stage.window.open(Start(PlaceFlow.sheet, 2).then(PlaceFlow.cover, 3))
    let second = stage.window.open(Start(PlaceFlow.next, 4))
    #expect(second.receipt == .waiting)
    try await settle()
    #expect(first.receipt == .performed)
    #expect(second.receipt == .performed)
    #expect(stage.titles == ["root next 4"])
  }

  @Test func `a newer link supersedes one that waits`() async throws {
    let stage = LinkStage()
    try await settle()
    try #require(stage.root).go(PlaceFlow.next, 1)
    let first = stage.window.open(Start(PlaceFlow.next, 2))
    let second = stage.window.open(Start(PlaceFlow.next, 3))
    #expect(first.receipt == .refused(.superseded))
    try await settle()
    #expect(second.receipt == .performed)
    #expect(stage.titles == ["root next 3"])
    #expect(stage.log.contains("link 1 refused: a newer link was opened"))
  }

  @Test func `a link before the first flow waits for it`() async throws {
    let stage = LinkStage(launched: false)
    let handle = stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.sheet, 2))
    #expect(handle.receipt == .waiting)
    #expect(stage.log == ["link 1 opened: next(1)/sheet(2)", "link 1 waits for the first flow"])
    stage.launch()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root next 1", "| sheet 2"])
    #expect(stage.clock.isIdle)
  }

  @Test func `a link that waits too long is refused, and nothing comes later`() async throws {
    let stage = LinkStage(launched: false)
    let handle = stage.window.open(Start(PlaceFlow.next, 1), expiresAfter: 30)
    stage.clock.advance(by: 29)
    #expect(handle.receipt == .waiting)
    stage.clock.advance(by: 2)
    #expect(handle.receipt == .refused(.expired))
    stage.launch()
    try await settle()
    #expect(stage.titles == ["root"])
  }

  @Test func `a link in a window that goes is refused`() async throws {
    var window: UIWindow? = UIWindow()
    let handle = window?.open(Start(PlaceFlow.next, 1))
    #expect(handle?.receipt == .waiting)
    window = nil
    try await settle()
    #expect(handle?.receipt == .refused(.windowClosed))
  }

  // MARK: Surviving

  @Test func `a flow that survives stays in front of what comes below it`() async throws {
    let stage = LinkStage()
    let root = try #require(stage.root)
    let call = PlaceFlow("call")
    call.survives = true
    root.show(call, as: .present(.fullScreen))
    try await settle()
    let link = Start(PlaceFlow.next, 1)
    #expect(stage.window.plan(for: link).spares.map(\.description) == ["PlaceFlow#2"])
    stage.window.open(link)
    try await settle()
    #expect(stage.titles == ["root next 1", "| call"])
    #expect(call.outcome == nil)
    stage.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.sheet, 2))
    try await settle()
    #expect(stage.titles == ["root next 1", "| call", "| sheet 2"])
    #expect(call.outcome == nil)
  }

  @Test func `a flow that cannot survive goes, and the plan says so`() async throws {
    let stage = LinkStage()
    let root = try #require(stage.root)
    root.go(PlaceFlow.sheet, 1)
    try await settle()
    let call = PlaceFlow("call")
    call.survives = true
    root.show(call, as: .present(.fullScreen))
    try await settle()
    let link = Start(PlaceFlow.next, 1)
    #expect(stage.window.plan(for: link).cannotSpare.map(\.description) == ["PlaceFlow#3"])
    stage.window.open(link)
    try await settle()
    #expect(stage.titles == ["root next 1"])
    #expect(call.outcome == .cancelled(.link))
    #expect(stage.log.contains("link 1 cannot spare PlaceFlow#3"))
  }
}
