import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit

/// A link that leads into a tab.
@MainActor @Suite("Links lead through tabs", .stage) struct TabLinkTests {
  let stage = CityStage()

  private func link(_ name: String) -> Link<CityFlow, PlaceFlow> { Link(CityFlow.quarter, name) }

  @Test func `a target in another tab selects it, and a dry run says so`() async throws {
    try await settle()
    let plan = stage.window.plan(for: link("south"))
    #expect(
      plan.description == """
        keeps CityFlow#1, PlaceFlow#3
        reveals PlaceFlow#3
        """)
    #expect(stage.titles == ["*north", "south", "west"], "a dry run changes nothing")
    let handle = stage.window.open(link("south"))
    try await settle()
    #expect(stage.titles == ["north", "*south", "west"])
    #expect(handle.receipt == .performed)
    #expect(handle.flow?.name == "south")
    #expect(stage.log.contains("tabs 2 selects PlaceFlow#3"))
    #expect(stage.window.plan(for: link("south")).isEmpty)
  }

  @Test func `what is missing there is pushed before anybody sees the tab`() async throws {
    stage.quarter("north")?.go(PlaceFlow.next, 1)
    stage.quarter("south")?.go(PlaceFlow.next, 9)
    try await settle()
    for screen in stage.screens { screen.forget() }
    let north = stage.screens.first { $0.title == "north" }
    let link = link("south").then(PlaceFlow.next, 2)
    let plan = stage.window.plan(for: link)
    #expect(
      plan.description == """
        keeps CityFlow#1, PlaceFlow#3
        reveals PlaceFlow#3
        takes away PlaceFlow#6
        shows next(2)
        """)
    stage.window.open(link)
    try await settle()
    #expect(stage.titles == ["north next 1", "*south next 2", "west"])
    #expect(
      stage.screens.map(\.callbacks) == [
        [], [.disappears(animated: false)], [], [.loads, .appears(animated: false)], [],
      ])
    #expect(north?.callbacks == [])
  }

  @Test func `a push in the selected tab is animated`() async throws {
    try await settle()
    for screen in stage.screens { screen.forget() }
    stage.window.open(link("north").then(PlaceFlow.next, 2))
    try await settle()
    #expect(stage.titles == ["*north next 2", "south", "west"])
    #expect(
      stage.screens.map(\.callbacks) == [
        [.disappears(animated: true)], [.loads, .appears(animated: true)], [], [],
      ])
  }

  @Test func `what lies over the tabs goes, what lies in other tabs stays`() async throws {
    stage.quarter("north")?.go(PlaceFlow.next, 1)
    stage.quarter("north")?.go(PlaceFlow.sheet, 1)
    try await settle()
    stage.window.open(link("west"))
    try await settle()
    #expect(stage.titles == ["north next 1", "south", "*west"])
    #expect(stage.log.contains { $0.hasSuffix("cancelled: link") })
  }

  @Test func `what is presented by a flow with tabs leaves all of them alone`() async throws {
    stage.quarter("north")?.go(PlaceFlow.next, 1)
    try await settle()
    stage.window.open(Link(CityFlow.notice, 5))
    try await settle()
    #expect(stage.titles == ["*north next 1", "south", "west", "| notice 5"])
    #expect(stage.window.plan(for: Link(CityFlow.notice, 5)).isEmpty)
  }

  @Test func `what is presented in another tab selects that first`() async throws {
    try await settle()
    stage.window.open(link("south").then(PlaceFlow.next, 1).then(PlaceFlow.sheet, 3))
    try await settle()
    #expect(stage.titles == ["north", "*south next 1", "west", "| sheet 3"])
  }

  @Test func `a tab that is missing comes, and is selected when it is filled`() async throws {
    stage.quarter("north")?.go(PlaceFlow.next, 1)
    try await settle()
    for screen in stage.screens { screen.forget() }
    let handle = stage.window.open(link("east").then(PlaceFlow.next, 4))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["north next 1", "south", "west", "*east next 4"])
    #expect(stage.screens.last?.callbacks == [.loads, .appears(animated: false)])
    #expect(stage.screens.dropLast().last?.callbacks == [])
  }

  @Test func `nothing can be pushed in a tab without a stack`() async throws {
    try await settle()
    let link = Link(CityFlow.plain).then(PlaceFlow.next, 1)
    let handle = stage.window.open(link)
    try await settle()
    #expect(handle.receipt == .refused(.noNavigationController))
    #expect(stage.titles == ["*north", "south", "west"])
    stage.window.open(Link(CityFlow.plain))
    try await settle()
    #expect(stage.titles == ["north", "south", "west", "*plain"])
    #expect(stage.window.plan(for: link).refusals == [.noNavigationController])
  }

  @Test(arguments: [false, true])
  func `a flow with a guard is asked before a link selects another tab`(
    agrees: Bool
  ) async throws {
    stage.quarter("north")?.go(PlaceFlow.next, 1)
    try await settle()
    let draft = try #require(
      stage.quarter("north")?.childCoordinators.first as? PlaceFlow)
    var asked = 0
    draft.leaveGuard = LeaveGuard {
      asked += 1
      return agrees
    }
    #expect(stage.window.plan(for: link("south")).description.contains("is asked first"))
    let handle = stage.window.open(link("south"))
    try await settle()
    #expect(asked == 1)
    #expect(handle.receipt == (agrees ? .performed : .refused(.guarded)))
    #expect(stage.titles.first == (agrees ? "north next 1" : "*north next 1"))
  }

  @Test func `a tab under More is found by a link`() async throws {
    let stage = CityStage((1...7).map { "q\($0)" })
    try await settle()
    stage.window.open(link("q7").then(PlaceFlow.next, 1))
    try await settle()
    #expect(stage.titles.last == "*q7 next 1")
    stage.window.open(link("q1"))
    try await settle()
    #expect(stage.titles.first == "*q1")
    #expect(stage.titles.last == "q7 next 1")
  }

  @Test(arguments: [false, true], ["south", "east"])
  func `a link into a flow that comes with its tabs selects the one that is meant`(
    isRoot: Bool, name: String
  ) async throws {
    let stage = LinkStage()
    try await settle()
    let city = isRoot ? Link(PlaceFlow.city) : Link(PlaceFlow.map)
    let handle = stage.window.open(
      city.then(CityFlow.quarter, name).then(PlaceFlow.next, 1))
    try await settle()
    #expect(handle.receipt == .performed)
    let root = stage.window.rootViewController
    let tabs = try #require((isRoot ? root : root?.presentedViewController) as? UITabBarController)
    let selected = tabs.selectedViewController as? UINavigationController
    #expect(selected?.viewControllers.map(\.title) == [name, "next 1"])
    #expect(tabs.viewControllers?.count == (name == "south" ? 3 : 4))
    #expect(try Replay(stage.window.storyLog).isConsistent)
  }

  // MARK: Restoring

  @Test func `tabs, what is on them, and the selected one are shown again`() async throws {
    stage.quarter("north")?.go(PlaceFlow.next, 1)
    stage.quarter("west")?.go(PlaceFlow.next, 2)
    stage.tabs?.selectedIndex = 2
    try await settle()
    let data = try JSONEncoder().encode(stage.window.savedStory)
    let story = try JSONDecoder().decode(SavedStory.self, from: data)
    // One makes its tabs itself, the other has them from what was saved.
    for quarters in [["north", "south", "west"], []] {
      let next = CityStage(quarters)
      let handle = next.window.restore(story, with: CityFlow.routes)
      try await settle()
      #expect(next.titles == ["north next 1", "south", "*west next 2"])
      #expect(handle.leftOut == [])
      #expect(handle.receipt == .performed)
    }
  }

  @Test func `a story without a selection leaves the selection alone`() async throws {
    try await settle()
    let text = #"{"version":1,"entries":[{"route":"quarter","input":"\"south\""}]}"#
    let story = try JSONDecoder().decode(SavedStory.self, from: Data(text.utf8))
    stage.window.restore(story, with: CityFlow.routes)
    try await settle()
    #expect(stage.titles == ["*north", "south", "west"])
  }
}
