import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 1: columns that become one, and several again, end nothing", .stage)
struct ColumnTests {
  private typealias Style = UISplitViewController.Style

  @Test func `each column has a flow and a stack of its own`() async throws {
    let fixture = ColumnFixture()
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", in: .secondary)
    try await settle()
    list?.flow?.show(Screen("Sublist"))
    detail?.flow?.show(Screen("More"))
    try await settle()
    #expect(fixture.titles == ["List Sublist", "Detail More"])
    #expect(detail?.handle.receipt == .performed)
    #expect(detail?.flow?.context.placement == .column)
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn, .unspecified])
  func `a collapse and an expansion end nothing`(style: UISplitViewController.Style) async throws {
    let fixture = ColumnFixture(style)
    var all = [fixture.add("List", in: .primary)]
    if style == .tripleColumn { all.append(fixture.add("Middle", in: .supplementary)) }
    all.append(fixture.add("Detail", "More", in: .secondary))
    try await settle()
    let wide = fixture.titles
    for _ in 0..<2 {
      fixture.setWide(false)
      try await settle()
      #expect(fixture.split?.isCollapsed == true)
      #expect(all.allSatisfy { $0?.outcomes.isEmpty == true && $0?.flow != nil })
      fixture.setWide(true)
      try await settle()
      #expect(fixture.titles == wide)
    }
    #expect(all.allSatisfy { $0?.outcomes.isEmpty == true && $0?.flow != nil })
    #expect(fixture.log.filter { $0.hasSuffix("collapsed") || $0.hasSuffix("expanded") }.count == 4)
  }

  @Test func `going back to the list where there is one column ends nothing`() async throws {
    let fixture = ColumnFixture(isWide: false)
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", in: .secondary)
    try await settle()
    #expect(fixture.titles == ["List [Detail]"])
    fixture.split?.show(.primary)
    try await settle()
    #expect(fixture.titles == ["List"])
    #expect(detail?.outcomes.isEmpty == true && detail?.flow != nil)
    list?.flow?.show(Screen("Sublist"))
    try await settle()
    #expect(fixture.titles == ["List Sublist"])
    // In the column it still is.
    fixture.setWide(true)
    try await settle()
    #expect(fixture.titles == ["List Sublist", "Detail"])
  }

  @Test(arguments: [true, false])
  func `another flow in a column takes the place of the first`(isWide: Bool) async throws {
    let fixture = ColumnFixture(isWide: isWide)
    let list = fixture.add("List", in: .primary)
    let first = fixture.add("First", in: .secondary)
    try await settle()
    let flow = try #require(list?.flow)
    let second = Shown(["Second"], above: flow, as: .column(.secondary))
    try await settle()
    #expect(fixture.titles == (isWide ? ["List", "Second"] : ["List [Second]"]))
    #expect(first?.outcomes == [.cancelled(.removed)])
    #expect(try #require(first).flow == nil)
    #expect(second.outcomes.isEmpty)
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
  func `where there is one column, what is shown in another is seen at once`(
    style: UISplitViewController.Style
  ) async throws {
    let fixture = ColumnFixture(style, isWide: false)
    let list = fixture.add("List", in: .primary)
    try await settle()
    let detail = Shown(["Detail"], above: try #require(list?.flow), as: .column(.secondary))
    try await settle()
    #expect(fixture.titles == ["List [Detail]"])
    fixture.setWide(true)
    try await settle()
    #expect(fixture.titles == ["List", "Detail"])
    #expect(detail.outcomes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a flow that finishes empties its column`(isWide: Bool) async throws {
    let fixture = ColumnFixture(isWide: isWide)
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", "More", in: .secondary)
    try await settle()
    detail?.flow?.finish(7)
    try await settle()
    #expect(fixture.titles == ["List"])
    #expect(detail?.outcomes == [.finished(7)])
    #expect(try #require(detail).flow == nil)
    #expect(list?.outcomes.isEmpty == true)
    #expect(fixture.rootOutcomes.isEmpty)
  }

  @Test func `a column that the app fills with something else ends its flow`() async throws {
    let fixture = ColumnFixture()
    _ = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", in: .secondary)
    try await settle()
    fixture.split?.setViewController(UINavigationController(), for: .secondary)
    try await settle()
    #expect(detail?.outcomes == [.cancelled(.removed)])
    #expect(try #require(detail).flow == nil)
  }

  @Test(arguments: [true, false])
  func `a detail that the app shows itself takes the place of a flow`(isWide: Bool) async throws {
    let fixture = ColumnFixture(isWide: isWide)
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", in: .secondary)
    try await settle()
    fixture.split?.showDetailViewController(
      UINavigationController(rootViewController: Screen("Own")), sender: nil)
    try await settle()
    #expect(fixture.titles == (isWide ? ["List", "Own"] : ["List [Own]"]))
    #expect(detail?.outcomes == [.cancelled(.removed)])
    #expect(try #require(detail).flow == nil)
    #expect(list?.outcomes.isEmpty == true)
  }

  @Test func `screens that the app itself moves between stacks are moved, not missing`()
    async throws
  {
    let fixture = ColumnFixture(.unspecified)
    let mover = Mover()
    fixture.split?.delegate = mover
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", "More", in: .secondary)
    try await settle()
    fixture.setWide(false)
    try await settle()
    #expect(fixture.titles == ["List Detail More"])
    #expect(detail?.outcomes.isEmpty == true)
    fixture.setWide(true)
    try await settle()
    #expect(fixture.titles == ["List", "Detail More"])
    #expect(detail?.outcomes.isEmpty == true && list?.outcomes.isEmpty == true)
    #expect(fixture.split?.delegate === mover, "the delegate's place is left to the app")
    list?.flow?.show(Screen("Sublist"))
    detail?.flow?.show(Screen("Most"))
    try await settle()
    #expect(fixture.titles == ["List Sublist", "Detail More Most"])
    detail?.flow?.finish(7)
    try await settle()
    #expect(detail?.outcomes == [.finished(7)] && list?.outcomes.isEmpty == true)
  }

  @Test func `a flow whose screens were moved finishes where they are`() async throws {
    let fixture = ColumnFixture(.unspecified)
    let mover = Mover()
    fixture.split?.delegate = mover
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", "More", in: .secondary)
    try await settle()
    fixture.setWide(false)
    try await settle()
    detail?.flow?.finish(7)
    try await settle()
    #expect(fixture.titles == ["List"])
    #expect(detail?.outcomes == [.finished(7)])
    #expect(list?.outcomes.isEmpty == true)
    withExtendedLifetime(mover) {}
  }

  @Test func `other display modes end nothing`() async throws {
    let fixture = ColumnFixture()
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", in: .secondary)
    try await settle()
    let modes: [UISplitViewController.DisplayMode] = [
      .secondaryOnly, .oneOverSecondary, .oneBesideSecondary,
    ]
    for mode in modes {
      fixture.split?.preferredDisplayMode = mode
      try await settle()
      #expect(list?.outcomes.isEmpty == true && detail?.outcomes.isEmpty == true)
    }
    fixture.split?.hide(.primary)
    try await settle()
    list?.flow?.show(Screen("Sublist"))
    fixture.split?.show(.primary)
    try await settle()
    #expect(fixture.titles == ["List Sublist", "Detail"])
  }

  @Test func `all columns go with the root`() async throws {
    let fixture = ColumnFixture()
    let list = fixture.add("List", in: .primary)
    let detail = fixture.add("Detail", in: .secondary)
    try await settle()
    fixture.window.show(OtherFlow(), as: .root)
    try await settle()
    let expected: [Outcome<Int>] = [.cancelled(.rootReplaced)]
    #expect(fixture.rootOutcomes == expected)
    #expect(list?.outcomes == expected && detail?.outcomes == expected)
    #expect(fixture.split == nil)
  }

  @Test func `what is no column is refused`() async throws {
    let fixture = ColumnFixture()
    let wrong = fixture.add("Middle", in: .supplementary)
    try await settle()
    #expect(wrong?.handle.receipt == .refused(.notAllowedThere))
    #expect(try #require(wrong).flow == nil)
  }

  @Test func `one flow may have screens in several columns`() async throws {
    let fixture = ColumnFixture()
    let root = try #require(fixture.root)
    root.show(Screen("List"), as: .column(.primary))
    root.show(Screen("Detail"), as: .column(.secondary))
    try await settle()
    #expect(fixture.titles == ["List", "Detail"])
    root.show(Screen("Other"), as: .column(.secondary))
    try await settle()
    #expect(fixture.titles == ["List", "Other"])
    #expect(fixture.rootOutcomes.isEmpty)
  }
}

/// Puts the screens of the secondary stack on the primary one, and takes them back.
@MainActor
private final class Mover: NSObject, UISplitViewControllerDelegate {
  private var count = 0

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let secondary = secondaryViewController as? UINavigationController,
      let primary = primaryViewController as? UINavigationController
    else { return false }
    let screens = secondary.viewControllers
    count = screens.count
    secondary.viewControllers = []
    primary.viewControllers += screens
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let primary = primaryViewController as? UINavigationController else { return nil }
    let screens = Array(primary.viewControllers.suffix(count))
    primary.viewControllers.removeLast(count)
    let secondary = UINavigationController()
    secondary.viewControllers = screens
    return secondary
  }
}
