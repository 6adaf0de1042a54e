import Storyline
import StorylineTesting
import Testing
import UIKit

/// An app with a gate of its own, whose routes depend on it and on the width of its screen.
final class ClubFlow: Flow<Void> {
  let signedIn = Gate("signedIn")
  var prefersSheets = false
  var notes: [String] = []

  override func start() { show(PlaceScreen("club")) }

  static let account = Route("account", as: .push, gates: { [$0.signedIn] }) { (_: ClubFlow) in
    PlaceFlow("account")
  }

  static let item = Route(
    "item",
    as: { club, traits in
      traits.horizontalSizeClass == .compact && !club.prefersSheets ? .push : .present
    }
  ) { (_: ClubFlow, id: Int) in
    PlaceFlow("item \(id)")
  } whenFinished: { club, value in
    club.notes.append("finished \(value)")
  } whenCancelled: { club, reason in
    club.notes.append("cancelled: \(reason)")
  }

  static let map = Route(
    "map", as: { club, _ in club.prefersSheets ? .present : .push },
    screen: { (_: ClubFlow) in PlaceScreen("map") })
}

@MainActor @Suite(.stage) struct RouteTests {
  private let window = UIWindow()

  private func launch(_ club: ClubFlow = ClubFlow(), isWide: Bool = false) async throws -> ClubFlow
  {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    window.frame = UIScreen.main.bounds
    window.show(club, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    return club
  }

  private var titles: [String] {
    var result: [String] = []
    var next = window.rootViewController
    while let each = next {
      let stack = (each as? UINavigationController)?.viewControllers ?? [each]
      result.append(stack.map { $0.title ?? "–" }.joined(separator: " "))
      next = each.presentedViewController
    }
    return result
  }

  // MARK: Gates

  @Test func `an open gate of one flow does not let a link into the next one`() async throws {
    let first = try await launch()
    first.signedIn.open()
    let passed = window.open(Link(ClubFlow.account))
    try await settle()
    #expect(passed.receipt == .performed)

    let second = try await launch()
    let waits = window.open(Link(ClubFlow.account))
    try await settle()
    #expect(waits.receipt == .waiting)
    #expect(titles == ["club"])
    second.signedIn.open()
    try await settle()
    #expect(waits.receipt == .performed)
    #expect(titles == ["club account"])
  }

  @Test func `two windows have gates of their own`() async throws {
    let here = try await launch()
    let other = UIWindow()
    other.show(ClubFlow(), as: .root(in: .navigation))
    other.makeKeyAndVisible()
    try await settle()
    let one = window.open(Link(ClubFlow.account))
    let two = other.open(Link(ClubFlow.account))
    here.signedIn.open()
    try await settle()
    #expect(one.receipt == .performed)
    #expect(two.receipt == .waiting)
  }

  // MARK: Styles

  @Test(arguments: [false, true])
  func `a style is chosen by the traits of the flow that shows`(isWide: Bool) async throws {
    let club = try await launch(isWide: isWide)
    club.go(ClubFlow.item, 1)
    try await settle()
    #expect(titles == (isWide ? ["club", "item 1"] : ["club item 1"]))
  }

  @Test func `a style is chosen again each time`() async throws {
    let club = try await launch()
    club.go(ClubFlow.item, 1)
    try await settle()
    #expect(titles == ["club item 1"])
    club.prefersSheets = true
    club.go(ClubFlow.item, 2)
    try await settle()
    #expect(titles == ["club item 1", "item 2"])
  }

  @Test(arguments: [false, true])
  func `a link and its plan use the style that fits by then`(prefersSheets: Bool) async throws {
    let club = try await launch()
    let pushed = PlaceFlow("pushed")
    club.show(pushed, as: .push)
    try await settle()
    club.prefersSheets = prefersSheets
    let plan = window.plan(for: Link(ClubFlow.map))
    #expect(plan.takesAway.map(\.name) == ["PlaceFlow"])
    window.open(Link(ClubFlow.map))
    try await settle()
    #expect(titles == (prefersSheets ? ["club", "map"] : ["club map"]))
  }

  @Test func `a style that becomes the root takes away what a push would leave`() async throws {
    final class HallFlow: Flow<Void> {
      var isSignedOut = false
      override func start() { show(PlaceScreen("hall")) }
      static let door = Route(
        "door", as: { hall, _ in hall.isSignedOut ? .root : .push }
      ) { (_: HallFlow) in PlaceFlow("door") }
    }
    let hall = HallFlow()
    window.show(hall, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    hall.isSignedOut = true
    window.open(Link(HallFlow.door))
    try await settle()
    #expect(titles == ["door"])
  }

  // MARK: Ends

  @Test func `a route says how its flow ended, whoever has shown it`() async throws {
    let club = try await launch()
    let handle = window.open(Link(ClubFlow.item, 1))
    try await settle()
    handle.flow?.finish(7)
    try await settle()
    club.go(ClubFlow.item, 2)
    try await settle()
    (club.childCoordinators.first as? PlaceFlow)?.close()
    try await settle()
    #expect(club.notes == ["finished 7", "cancelled: \(Reason.closed)"])
  }
}
