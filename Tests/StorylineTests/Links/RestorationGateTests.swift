import Foundation
import Storyline
import StorylineCore
import StorylineTesting
import Testing
import UIKit

/// An app with three tabs, one of them for those who have signed in.
final class MallFlow: Flow<Void> {
  let signedIn = Gate("signedIn")
  let opened = Gate("opened")
  let tabs = UITabBarController()

  override func start() {
    show(tabs)
    show(PlaceFlow("home"), as: .tab(in: .navigation))
  }

  static let browse = Route("browse", as: .tab(in: .navigation)) { (_: MallFlow) in
    PlaceFlow("browse")
  }

  static let account = Route("account", as: .tab(in: .navigation), gates: { [$0.signedIn] }) {
    (_: MallFlow) in PlaceFlow("account")
  }

  static let offers = Route("offers", as: .tab(in: .navigation), gates: { [$0.opened] }) {
    (_: MallFlow) in PlaceFlow("offers")
  }

  static let routes = RouteList(
    browse, account, offers, PlaceFlow.next, PlaceFlow.sheet, PlaceFlow.card)
}

/// Gates let the rest of what was saved pass.
@MainActor @Suite("Restoration behind gates", .stage) struct RestorationGateTests {
  private let window = UIWindow()
  private let mall = MallFlow()

  private func launch() async throws {
    window.show(mall, as: .root)
    window.makeKeyAndVisible()
    try await settle()
  }

  /// Restores tabs, and what is on the stack of each.
  private func restore(
    _ tabs: [(route: String, on: [Int], isSelected: Bool)]
  ) throws -> RestorationHandle {
    var entries: [String] = []
    for tab in tabs {
      var parent = entries.count
      let selected = tab.isSelected ? #","isSelected":true"# : ""
      entries.append(#"{"route":"\#(tab.route)"\#(selected)}"#)
      for id in tab.on {
        entries.append(#"{"route":"next","input":"\#(id)","parent":\#(parent)}"#)
        parent = entries.count - 1
      }
    }
    let text = #"{"version":1,"entries":[\#(entries.joined(separator: ","))]}"#
    let story = try JSONDecoder().decode(SavedStory.self, from: Data(text.utf8))
    return window.restore(story, with: MallFlow.routes)
  }

  /// The content of each tab, the selected one with a star.
  private var titles: [String] {
    (mall.tabs.viewControllers ?? []).map { each in
      let stack = (each as? UINavigationController)?.viewControllers ?? [each]
      return (each === mall.tabs.selectedViewController ? "*" : "")
        + stack.map { $0.title ?? "–" }.joined(separator: " ")
    }
  }

  private func held(_ handle: RestorationHandle) -> [String] {
    handle.heldBack.map { "\($0.route) by \($0.gate)" }
  }

  @Test func `what is behind no gate is shown at once, and the rest when its gate opens`()
    async throws
  {
    try await launch()
    let handle = try restore([("browse", [1, 2], true), ("account", [3], false)])
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(titles == ["home", "*browse next 1 next 2"])
    #expect(held(handle) == ["account by signedIn"])
    #expect(handle.leftOut == [])
    mall.signedIn.open()
    try await settle()
    #expect(titles == ["home", "*browse next 1 next 2", "account next 3"])
    #expect(held(handle) == [])
    #expect(try Replay(window.storyLog).isConsistent)
  }

  @Test func `each part waits for its own gate`() async throws {
    try await launch()
    let handle = try restore([
      ("account", [], false), ("offers", [4], false), ("browse", [], false),
    ])
    try await settle()
    #expect(titles == ["*home", "browse"])
    #expect(held(handle) == ["account by signedIn", "offers by opened"])
    mall.opened.open()
    try await settle()
    #expect(titles == ["*home", "browse", "offers next 4"])
    #expect(held(handle) == ["account by signedIn"])
    mall.signedIn.open()
    try await settle()
    #expect(titles == ["*home", "browse", "offers next 4", "account"])
  }

  @Test(arguments: [false, true])
  func `the app is asked to open a gate only for what would be in front`(
    isSelected: Bool
  ) async throws {
    try await launch()
    var asked = 0
    mall.signedIn.onWaiting = { _ in asked += 1 }
    _ = try restore([("browse", [], !isSelected), ("account", [], isSelected)])
    try await settle()
    #expect(asked == (isSelected ? 1 : 0))
    // A link that leads there asks in any case.
    window.open(Link(MallFlow.account))
    try await settle()
    #expect(asked == 1)
  }

  @Test func `what waits at a gate that stays closed is left out`() async throws {
    try await launch()
    let handle = try restore([("browse", [], true), ("account", [1], false), ("offers", [], false)])
    try await settle()
    mall.signedIn.refuseWaitingLinks()
    try await settle()
    #expect(handle.leftOut.map(\.route) == ["account", "next"])
    #expect(handle.leftOut.map(\.refusal) == [.gateStayedClosed, .parentLeftOut])
    #expect(held(handle) == ["offers by opened"])
    #expect(titles == ["home", "*browse"])
    mall.signedIn.open()
    mall.opened.open()
    try await settle()
    #expect(titles == ["home", "*browse", "offers"])
  }

  @Test func `what the person has left since is not shown again with the rest`() async throws {
    try await launch()
    _ = try restore([("browse", [1], true), ("account", [], false)])
    try await settle()
    let stack = try #require(mall.tabs.selectedViewController as? UINavigationController)
    stack.popViewController(animated: false)
    mall.tabs.selectedIndex = 0
    try await settle()
    mall.signedIn.open()
    try await settle()
    #expect(titles == ["*home", "browse", "account"])
  }

  @Test func `a link that comes later takes the place of what waits`() async throws {
    try await launch()
    let handle = try restore([("browse", [], true), ("account", [], false)])
    try await settle()
    window.open(Link(MallFlow.browse).then(PlaceFlow.next, 9))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(handle.leftOut.map(\.refusal) == [.superseded])
    mall.signedIn.open()
    try await settle()
    #expect(titles == ["home", "*browse next 9"])
  }

  @Test func `a gate before everything lets all of it wait`() async throws {
    final class LoadingFlow: Flow<Void> {
      let ready = Gate("ready")
      override var linkGates: [Gate] { [ready] }
      override func start() { show(PlaceScreen("loading")) }
      static let place = Route("place", as: .push) { (_: LoadingFlow) in PlaceFlow("place") }
    }
    let flow = LoadingFlow()
    let clock = HandClock()
    window.linkClock = clock
    window.show(flow, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    let text = #"{"version":1,"entries":[{"route":"place"}]}"#
    let story = try JSONDecoder().decode(SavedStory.self, from: Data(text.utf8))
    let late = window.restore(story, with: RouteList(LoadingFlow.place))
    try await settle()
    #expect(late.receipt == .waiting)
    clock.advance(by: 61)
    #expect(late.receipt == .refused(.expired))
    let handle = window.restore(story, with: RouteList(LoadingFlow.place))
    try await settle()
    flow.ready.open()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(clock.isIdle)
    let stack = (window.rootViewController as? UINavigationController)?.viewControllers
    #expect(stack?.map(\.title) == ["loading", "place"])
  }
}

/// A root flow that names the routes by which its window is restored.
final class FairFlow: Flow<Void> {
  override func start() { show(PlaceScreen("fair")) }

  override var restorationRoutes: RouteList? {
    RouteList(FairFlow.stall, FairFlow.ride).omitting(FairFlow.checkout)
  }

  static let stall = Route("stall", as: .push) { (_: FairFlow, id: Int) in
    PlaceFlow("stall \(id)")
  }
  static let ride = Route("ride", as: .push) { (_: FairFlow) in PlaceFlow("ride") }
  static let checkout = Route("checkout", as: .present) { (_: FairFlow) in PlaceFlow("checkout") }
  static let forgotten = Route("forgotten", as: .push) { (_: FairFlow) in PlaceFlow("forgotten") }
}

@MainActor @Suite("Routes for restoration", .stage) struct RouteListTests {
  private let window = UIWindow()
  private let fair = FairFlow()

  private func launch() async throws {
    window.show(fair, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
  }

  @Test func `a window restores by the routes of its root flow`() async throws {
    try await launch()
    let text = #"{"version":1,"entries":[{"route":"stall","input":"4"}]}"#
    let story = try JSONDecoder().decode(SavedStory.self, from: Data(text.utf8))
    let handle = window.restore(story)
    try await settle()
    #expect(handle.leftOut == [])
    #expect(fair.childCoordinators.compactMap { ($0 as? PlaceFlow)?.name } == ["stall 4"])
  }

  @Test func `what an omitted route has shown is not saved`() async throws {
    try await launch()
    fair.go(FairFlow.stall, 1)
    fair.go(FairFlow.checkout)
    try await settle()
    #expect(fair.childCoordinators.count == 2)
    #expect(window.savedStory.entries.map { $0?.route } == ["stall"])
  }

  @Test func `a route that is not in the list stops the program when it is first followed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, fair) = (UIWindow(), FairFlow())
        window.show(fair, as: .root(in: .navigation))
        fair.go(FairFlow.forgotten)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The route “forgotten” of FairFlow is not in the restorationRoutes"))
    #expect(text.contains("Add it to the RouteList there, or to its omitting(…)"))
  }

  @Test func `a dry run of a link stops the program at a route that is not in the list`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, fair) = (UIWindow(), FairFlow())
        window.show(fair, as: .root(in: .navigation))
        _ = window.plan(for: Link(FairFlow.stall, 1).then(PlaceFlow.next, 2))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("The route “next” of PlaceFlow is not in the restorationRoutes of FairFlow"))
  }

  @Test func `a dry run of a link by routes in the list stops nothing`() async throws {
    try await launch()
    #expect(window.plan(for: Link(FairFlow.stall, 1)).refusals.isEmpty)
    #expect(window.plan(for: Link(FairFlow.checkout)).refusals.isEmpty)
  }
}
