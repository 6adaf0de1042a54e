import Foundation
import StorylineTesting
import Testing
import UIKit

/// Split views and pages that stand in a storyboard, and segues in them.
@MainActor @Suite(.stage) struct ContainerTests {
  private typealias S = SegueStage

  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ storyboard: UIStoryboard) throws -> UIViewController {
    let root: UIViewController = try #require(storyboard.instantiateInitialViewController())
    window.frame = UIScreen.main.bounds
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    return root
  }

  private static func relation(_ name: String, to id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(name)\"/>"
  }

  private static func split(_ style: String) -> String {
    Interface.scene(
      Interface.controller(
        "split", element: "splitViewController", attributes: style, "",
        connections: relation("masterViewController", to: "nav")
          + relation("detailViewController", to: "b")))
  }

  private static func storyboard(_ style: String, _ button: String = "") -> UIStoryboard {
    Interface.storyboard(
      text: Interface.document(
        [
          split(style), S.navigation(), S.screen("a", button: button), S.screen("b"), S.screen("c"),
        ],
        initial: "split"))
  }

  // MARK: Split views

  @Test(arguments: ["", "style=\"doubleColumn\""])
  func `9.1.6 the columns of a split view are there when that is decoded`(style: String) throws {
    Stage.shared.setDevice(.iPad)
    // Upright the first column is out of sight.
    Stage.shared.rotate(to: .landscapeLeft)
    let split = try #require(try show(Self.storyboard(style)) as? UISplitViewController)
    #expect(split.style == (style.isEmpty ? .unspecified : .doubleColumn))
    let names = split.viewControllers.map { column in
      ((column as? UINavigationController)?.topViewController ?? column).restorationIdentifier
    }
    #expect(names == ["a", "b"])
    #expect(!split.isCollapsed)
  }

  @Test func `in little width a split view of a storyboard is one stack`() throws {
    let split = try #require(
      try show(Self.storyboard("style=\"doubleColumn\"")) as? UISplitViewController)
    #expect(split.isCollapsed)
    #expect(split.storyboard != nil)
  }

  @Test func `9.2.5 a segue that shows a detail puts it into the second column`() throws {
    Stage.shared.setDevice(.iPad)
    // Upright the first column is out of sight.
    Stage.shared.rotate(to: .landscapeLeft)
    let split = try #require(
      try show(Self.storyboard("", S.segue("showDetail", to: "c", "detail")))
        as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let list = try #require(navigation.topViewController as? ScriptedController)
    list.button.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
    #expect(split.viewControllers.last?.restorationIdentifier == "c")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `9.2.5 in little width a detail is pushed over the list`() throws {
    let split = try #require(
      try show(Self.storyboard("", S.segue("showDetail", to: "c", "detail")))
        as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let list = try #require(navigation.viewControllers.first as? ScriptedController)
    // A split view that collapses shows its detail.
    navigation.popToRootViewController(animated: false)
    try Stage.shared.settle()
    list.button.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
    #expect(navigation.topViewController?.restorationIdentifier == "c")
  }

  // MARK: Pages

  private static func pages(_ attributes: String) -> String {
    Interface.scene(
      Interface.controller(
        "pages", "ScriptedPagesController", element: "pageViewController", attributes: attributes,
        ""))
  }

  @Test func `pages have the ways of turning that the storyboard says`() throws {
    let storyboard = Interface.storyboard(
      Self.pages(
        "transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"12\""),
      S.screen("a"), S.screen("b"), initial: "pages")
    let pages = try #require(try show(storyboard) as? ScriptedPagesController)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    #expect(pages.viewControllers?.map(\.restorationIdentifier) == ["b"])
    #expect(pages.viewControllers?.first?.view.window === window)
  }

  @Test func `6.3.5 pages of a storyboard with the spine in the middle have two sides`() throws {
    let storyboard = Interface.storyboard(
      Self.pages("transitionStyle=\"pageCurl\" spineLocation=\"mid\""), S.screen("a"),
      S.screen("b"), initial: "pages")
    let pages = try #require(
      storyboard.instantiateInitialViewController() as? ScriptedPagesController)
    #expect(pages.spineLocation == .mid)
    #expect(pages.isDoubleSided)
  }

  @Test func `9.2.7 pages that are embedded are prepared, and show the storyboard's screens`()
    throws
  {
    let storyboard = Interface.storyboard(
      text: Interface.document(
        [
          S.screen("a").replacingOccurrences(
            of: "<rect key=\"frame\" x=\"0\" y=\"300\" width=\"100\" height=\"50\"/>",
            with: """
              <rect key="frame" x="0" y="300" width="100" height="50"/>
              <connections>\(S.segue("embed", to: "pages", "pages"))</connections>
              """), Self.pages("transitionStyle=\"scroll\""), S.screen("b"),
        ], initial: "a"))
    Script.lines = []
    let root = try show(storyboard)
    #expect(Script.lines.contains("a prepares pages"))
    let pages = try #require(root.children.first as? ScriptedPagesController)
    #expect(pages.view.frame.size == CGSize(width: 100, height: 50))
    #expect(pages.viewControllers?.map(\.restorationIdentifier) == ["b"])
  }

  // MARK: Gestures

  @Test func `a gesture of a view performs its segue once, where it is recognised`() async throws {
    let screen = S.screen(
      "a", "",
      """
      <tapGestureRecognizer id="tap"><connections>\(S.segue("show", to: "b", "tapped"))</connections>
      </tapGestureRecognizer>
      """
    ).replacingOccurrences(
      of: "</subviews>",
      with: """
        </subviews><connections><outletCollection property="gestureRecognizers" destination="tap" \
        appends="YES" id="g"/></connections>
        """)
    let stage = try await S(S.navigation(), screen, S.screen("b"))
    let view = try #require(try stage.top().view)
    #expect(view.gestureRecognizers?.map { $0 is UITapGestureRecognizer } == [true])
    let driver = AppDriver()
    // Beside the button.
    try await driver.tap(at: CGPoint(x: 200, y: 600))
    #expect(
      Script.lines.filter { $0.contains("tapped") } == ["a should tapped?", "a prepares tapped"])
    #expect(try stage.top().name == "b")
  }

  @Test func `a swipe of a view performs its segue`() async throws {
    let screen = S.screen(
      "a", "",
      """
      <swipeGestureRecognizer direction="left" id="swipe"><connections>
      \(S.segue("presentation", to: "b", "swiped", "animates=\"NO\""))</connections>
      </swipeGestureRecognizer>
      """
    ).replacingOccurrences(
      of: "</subviews>",
      with: """
        </subviews><connections><outletCollection property="gestureRecognizers" destination="swipe" \
        appends="YES" id="g"/></connections>
        """)
    let stage = try await S(S.navigation(), screen, S.screen("b"))
    let source = try stage.top()
    try await AppDriver().button("Go").swipeLeft(fully: true)
    #expect(source.presentedViewController?.restorationIdentifier == "b")
  }
}

/// Shows the screen "b" of its storyboard first.
final class ScriptedPagesController: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let first = storyboard?.instantiateViewController(withIdentifier: "b") else { return }
    setViewControllers([first], direction: .forward, animated: false)
  }
}
