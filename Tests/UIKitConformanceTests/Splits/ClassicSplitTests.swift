import StorylineTesting
import Testing
import UIKit

/// 6.2.4, 6.2.5: a split view without columns.
@MainActor @Suite(.harness) struct ClassicSplitTests {
  let harness: any Harness = PlatformHarness()
  let delegate = TracingSplitDelegate()

  /// Records what a split view asks of its primary controller.
  private final class Primary: UIViewController {
    var collapsed: [UIViewController] = []
    var separated: UIViewController?

    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
      collapsed.append(secondaryViewController)
    }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController)
      -> UIViewController?
    { separated ?? super.separateSecondaryViewController(for: splitViewController) }
  }

  private func makeSplit(_ primary: UIViewController, _ secondary: UIViewController) throws
    -> SplitInWindow
  {
    harness.useLargePhone()
    return try SplitInWindow(primary, secondary, delegate: delegate, on: harness)
  }

  @Test func `6.2.4 by default the secondary controller goes`() throws {
    let (primary, secondary) = (Primary(), screen("D"))
    let shown = try makeSplit(primary, secondary)
    #expect(delegate.events == ["collapse"])
    #expect(primary.collapsed == [secondary])
    #expect(shown.split.viewControllers == [primary])
    #expect(secondary.parent == nil)
    #expect(shown.shows(primary))
    #expect(!shown.shows(secondary))
  }

  @Test func `6.2.4 a delegate that says so has done it`() throws {
    let (primary, secondary) = (Primary(), screen("D"))
    var given: [UIViewController] = []
    delegate.collapses = { secondary, primary in
      given = [secondary, primary]
      return true
    }
    let shown = try makeSplit(primary, secondary)
    #expect(given == [secondary, primary])
    #expect(primary.collapsed.isEmpty)
    #expect(shown.split.viewControllers == [primary])
    #expect(!shown.shows(secondary))
  }

  @Test func `6.2.4 a navigation controller goes on with the secondary one, deep as it is`() throws
  {
    let (one, two) = (stack("A", "B"), stack("D", "E"))
    let shown = try makeSplit(one, two)
    #expect(shown.split.viewControllers == [one])
    #expect(one.names == "A B [D E]")
    #expect(shown.shows(two.topViewController))
    #expect(one.viewControllers.last === two)
  }

  @Test func `6.2.4 a navigation controller goes on with a plain screen as well`() throws {
    let (one, secondary) = (stack("A"), screen("D"))
    let shown = try makeSplit(one, secondary)
    #expect(one.names == "A D")
    try shown.turn(onSide: true)
    #expect(one.names == "A")
    #expect(shown.split.viewControllers == [one, secondary])
    #expect(shown.shows(secondary))
  }

  @Test func `6.2.4 the delegate chooses what is seen after a collapse`() throws {
    let (primary, secondary, other) = (screen("A"), screen("D"), Primary())
    delegate.collapsedPrimary = other
    let shown = try makeSplit(primary, secondary)
    #expect(shown.split.viewControllers == [other])
    #expect(other.collapsed == [secondary])
    #expect(shown.shows(other))
    #expect(primary.parent == nil)
  }

  @Test func `6.2.5 by default the secondary controller comes back`() throws {
    let (primary, secondary) = (Primary(), screen("D"))
    let shown = try makeSplit(primary, secondary)
    try shown.turn(onSide: true)
    #expect(
      delegate.events == [
        "collapse", "separate", "willChangeTo(oneBesideSecondary) from secondaryOnly",
      ])
    #expect(shown.split.viewControllers == [primary, secondary])
    #expect(shown.shows(primary))
    #expect(shown.shows(secondary))
  }

  @Test func `6.2.5 the delegate says which is the secondary controller`() throws {
    let (primary, secondary, other) = (Primary(), screen("D"), screen("O"))
    delegate.separated = other
    primary.separated = screen("P")
    let shown = try makeSplit(primary, secondary)
    try shown.turn(onSide: true)
    #expect(shown.split.viewControllers == [primary, other])
    #expect(shown.shows(other))
  }

  @Test func `6.2.5 then the primary controller does`() throws {
    let (primary, other) = (Primary(), screen("O"))
    primary.separated = other
    let shown = try makeSplit(primary, screen("D"))
    try shown.turn(onSide: true)
    #expect(shown.split.viewControllers == [primary, other])
  }

  @Test func `6.2.5 a navigation controller gives a deep stack back`() throws {
    let (one, two) = (stack("A", "B"), stack("D", "E"))
    let shown = try makeSplit(one, two)
    two.pushViewController(screen("F"), animated: true)
    try harness.settle()
    try shown.turn(onSide: true)
    #expect(one.names == "A B")
    #expect(two.names == "D E F")
    #expect(shown.split.viewControllers == [one, two])
    #expect(shown.shows(one.topViewController))
    #expect(shown.shows(two.topViewController))
    try shown.turn(onSide: false)
    #expect(one.names == "A B [D E F]")
  }

  @Test func `6.2.5 a secondary one that was left while collapsed comes back as well`() throws {
    let (one, two) = (stack("A"), stack("D"))
    let shown = try makeSplit(one, two)
    one.popViewController(animated: true)
    try harness.settle()
    try shown.turn(onSide: true)
    #expect(shown.split.viewControllers == [one, two])
    #expect(shown.shows(two.topViewController))
  }

  @Test func `6.2.5 the delegate chooses the primary controller after an expansion`() throws {
    let (primary, secondary, other) = (Primary(), screen("D"), screen("O"))
    delegate.expandedPrimary = other
    let shown = try makeSplit(primary, secondary)
    try shown.turn(onSide: true)
    #expect(shown.split.viewControllers == [other, secondary])
    #expect(primary.parent == nil)
    #expect(shown.shows(other))
    #expect(!shown.shows(primary))
  }
}
