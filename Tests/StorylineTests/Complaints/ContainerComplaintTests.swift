import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for complaints of other libraries' users about tabs, columns and pages; the number is that
/// of the complaint.
@MainActor @Suite("Complaints about containers", .stage) struct ContainerComplaintTests {
  @Test func `10 leaving is prevented by the button, the gesture and the tab alike`()
    async throws
  {
    let fixture = TabFixture()
    let home = fixture.add("Home")
    _ = fixture.add("Search")
    try await settle()
    let draft = Shown(["Draft"], above: try #require(home?.flow))
    try await settle()
    var asked = 0
    draft.flow?.leaveGuard = LeaveGuard {
      asked += 1
      return false
    }
    let ways = [
      { Hand().tapBack() }, { Hand().swipeBack() }, { fixture.tap(1) }, { fixture.tap(0) },
    ]
    for way in ways {
      way()
      try await settle()
      #expect(fixture.seen == "Draft")
    }
    // A swipe does not even begin.
    #expect(asked == 3)
    #expect(draft.outcomes.isEmpty)
  }

  @Test func `15 a page that is already visible completes`() async throws {
    let fixture = PageFixture()
    let one = fixture.add("One")
    try await settle()
    #expect(one?.handle.receipt == .performed)
    let pages = try #require(fixture.pages)
    let seen = try #require(pages.viewControllers?.first)
    pages.setViewControllers([seen], direction: .forward, animated: true)
    let late = one?.flow?.show(TestFlow("Sheet"), as: .present)
    try await settle()
    #expect(late?.receipt == .performed)
    #expect(fixture.selections.count == 1)
  }

  @Test func `20 the tree follows a second tap on a tab and collapsing columns`()
    async throws
  {
    let tabs = TabFixture()
    let home = tabs.add("Home")
    try await settle()
    let detail = Shown(["Detail"], above: try #require(home?.flow))
    try await settle()
    tabs.tap(0)
    try await settle()
    #expect(detail.outcomes == [.cancelled(.popped)])
    let columns = ColumnFixture()
    let list = columns.add("List", in: .primary)
    let item = columns.add("Item", in: .secondary)
    try await settle()
    columns.setWide(false)
    try await settle()
    item?.flow?.show(Screen("More"))
    try await settle()
    columns.setWide(true)
    try await settle()
    #expect(columns.titles == ["List", "Item More"])
    #expect(list?.outcomes.isEmpty == true && item?.outcomes.isEmpty == true)
  }
}
