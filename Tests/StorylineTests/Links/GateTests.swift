import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct GateTests {
  typealias Start = Link<PlaceFlow, PlaceFlow>

  let stage = LinkStage()
  let signedIn = Gate("signedIn")

  private var account: Route<PlaceFlow, NoInput, PlaceFlow> {
    Route("account", as: .push, gates: { _ in [signedIn] }) { (_: PlaceFlow) in PlaceFlow("account")
    }
  }

  @Test func `a link waits at a closed gate, and touches nothing until it opens`() async throws {
    let root = try #require(stage.root)
    root.go(PlaceFlow.sheet, 1)
    try await settle()
    let handle = stage.window.open(Link(account).then(PlaceFlow.next, 2))
    try await settle()
    #expect(handle.receipt == .waiting)
    #expect(stage.titles == ["root", "| sheet 1"])
    signedIn.open()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root account next 2"])
    let links = stage.log.filter { $0.hasPrefix("link") }
    #expect(
      links == [
        "link 1 opened: account/next(2)",
        "link 1 waits for gate signedIn",
        "link 1 goes on",
        "link 1 keeps [PlaceFlow#1], takes away [PlaceFlow#2], shows [account, next(2)]",
        "link 1 followed",
      ])
  }

  @Test func `the app is told once that somebody waits, and shows what opens the gate`()
    async throws
  {
    try await settle()
    var told = 0
    let root = try #require(stage.root)
    // The gate keeps the closure: neither the gate nor a flow may be kept by it.
    signedIn.onWaiting = { [weak signedIn, weak root] _ in
      told += 1
      root?.show(PlaceFlow("sign in"), as: .present).whenFinished { _ in signedIn?.open() }
    }
    stage.window.open(Link(account))
    let handle = stage.window.open(Link(account).then(PlaceFlow.next, 1))
    try await settle()
    #expect(told == 1)
    #expect(stage.titles == ["root", "| sign in"])
    let signIn = root.childCoordinators.last as? PlaceFlow
    signIn?.finish(1)
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root account next 1"])
  }

  @Test func `a link is planned anew when the gate opens`() async throws {
    let root = try #require(stage.root)
    try await settle()
    let handle = stage.window.open(Link(account).then(PlaceFlow.next, 1))
    root.show(PlaceFlow("shown meanwhile"), at: account, NoInput(), as: .push)
    try await settle()
    signedIn.open()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root shown meanwhile next 1"])
  }

  @Test func `gates are passed in order, and windows in the order in which they came`()
    async throws
  {
    let ready = Gate("ready")
    let route = Route("both", as: .push, gates: { _ in [ready, signedIn] }) { (_: PlaceFlow) in
      PlaceFlow("both")
    }
    let other = LinkStage()
    try await settle()
    var order: [String] = []
    let first = stage.window.observeStoryLog { if $0.kind == .linkGoesOn { order.append("first") } }
    let second = other.window.observeStoryLog {
      if $0.kind == .linkGoesOn { order.append("second") }
    }
    stage.window.open(Link(route))
    other.window.open(Link(route))
    ready.open()
    try await settle()
    #expect(order == ["first", "second"])
    #expect(stage.log.suffix(2) == ["link 1 goes on", "link 1 waits for gate signedIn"])
    signedIn.open()
    try await settle()
    #expect(order == ["first", "second", "first", "second"])
    #expect(other.titles == ["root both"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a gate that stays closed refuses its links, or the link expires`() async throws {
    try await settle()
    let one = stage.window.open(Link(account))
    signedIn.refuseWaitingLinks()
    #expect(one.receipt == .refused(.gateStayedClosed))
    let two = stage.window.open(Link(account), expiresAfter: 10)
    stage.clock.advance(by: 11)
    #expect(two.receipt == .refused(.expired))
    signedIn.open()
    try await settle()
    #expect(stage.titles == ["root"])
    #expect(stage.clock.isIdle)
  }

  @Test func `a gate of a flow is before everything behind it`() async throws {
    final class AppFlow: Flow<Void> {
      let ready = Gate("ready")
      static let place = Route("place", as: .push) { (_: AppFlow) in PlaceFlow("place") }
      override var linkGates: [Gate] { [ready] }
      override func start() { show(PlaceScreen("app")) }
    }
    let window = UIWindow()
    let app = AppFlow()
    window.show(app, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    let handle = window.open(Link(AppFlow.place))
    try await settle()
    #expect(handle.receipt == .waiting)
    app.ready.open()
    try await settle()
    #expect(handle.receipt == .performed)
  }

  // MARK: Gates of flows

  /// A flow that loads before links lead past it.
  final class HouseFlow: Flow<Void> {
    let ready = Gate("ready")
    override var linkGates: [Gate] { [ready] }
    override func start() { show(PlaceScreen("house")) }

    static let room = Route("room", as: .push) { (_: HouseFlow, id: Int) in
      PlaceFlow("room \(id)")
    }
  }

  private let house = Route("house", as: .push) { (_: PlaceFlow) in HouseFlow() }

  @Test func `a link to a flow does not wait for the gates behind it`() async throws {
    let root = try #require(stage.root)
    root.go(house)
    try await settle()
    let flow = try #require(root.childCoordinators.first as? HouseFlow)
    flow.show(PlaceFlow("sheet"), as: .present)
    try await settle()
    let to = stage.window.open(Link(house))
    try await settle()
    #expect(to.receipt == .performed)
    #expect(stage.titles == ["root house"])
    let past = stage.window.open(Link(house).then(HouseFlow.room, 1))
    try await settle()
    #expect(past.receipt == .waiting)
    flow.ready.open()
    try await settle()
    #expect(past.receipt == .performed)
    #expect(stage.titles == ["root house room 1"])
  }

  @Test func `a link leads to the flow that has the closed gate, and waits there`() async throws {
    try await settle()
    let handle = stage.window.open(Link(house).then(HouseFlow.room, 1).then(PlaceFlow.next, 2))
    try await settle()
    #expect(handle.receipt == .waiting)
    #expect(stage.titles == ["root house"])
    let flow = try #require(stage.root?.childCoordinators.first as? HouseFlow)
    flow.ready.open()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(handle.flow?.name == "next 2")
    #expect(stage.titles == ["root house room 1 next 2"])
    #expect(try Replay(stage.window.storyLog).isConsistent)
  }

  @Test func `a link ends when the person leaves the flow at whose gate it waits`() async throws {
    try await settle()
    let handle = stage.window.open(Link(house).then(HouseFlow.room, 1))
    try await settle()
    (stage.root?.childCoordinators.first as? HouseFlow)?.close()
    try await settle()
    #expect(handle.receipt == .refused(.gateStayedClosed))
    #expect(stage.titles == ["root"])
  }

  @Test func `a link that waits at a gate of the first root flow begins with the next one`()
    async throws
  {
    final class StartFlow: Flow<Void> {
      let ready: Gate
      override var linkGates: [Gate] { [ready] }
      init(isReady: Bool) { ready = Gate("ready", isOpen: isReady) }
      override func start() { show(PlaceScreen("start")) }
      static let place = Route("place", as: .push) { (_: StartFlow) in PlaceFlow("place") }
    }
    let window = UIWindow()
    window.show(StartFlow(isReady: false), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    let handle = window.open(Link(StartFlow.place))
    try await settle()
    #expect(handle.receipt == .waiting)
    window.show(StartFlow(isReady: true), as: .root(in: .navigation))
    try await settle()
    #expect(handle.receipt == .performed)
  }
}
