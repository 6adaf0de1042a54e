import Storyline
import StorylineTesting
import Testing
import UIKit

/// A flow that shows pages.
final class PagesFlow: Flow<Int> {
  let pages: UIPageViewController

  init(_ style: UIPageViewController.TransitionStyle = .scroll) {
    pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    super.init()
  }

  override func start() { show(pages) }
}

/// A window with a flow whose screen is a page view controller.
@MainActor
final class PageFixture {
  let window = UIWindow()
  private(set) weak var root: PagesFlow?
  private(set) weak var pages: UIPageViewController?
  private(set) var rootOutcomes: [Outcome<Int>] = []

  init(_ style: UIPageViewController.TransitionStyle = .scroll) {
    let flow = PagesFlow(style)
    let handle = window.show(flow, as: .root)
    root = flow
    pages = flow.pages
    handle.whenEnded { [weak self] in self?.rootOutcomes.append($0) }
    window.makeKeyAndVisible()
  }

  /// Shows a flow as a further page.
  func add(_ titles: String..., in wrapper: Wrapper = .plain) -> Shown? {
    root.map { Shown(titles, above: $0, as: .page(in: wrapper)) }
  }

  /// The content of the visible page.
  var seen: String {
    let page = pages?.viewControllers?.first
    return ((page as? UINavigationController)?.viewControllers ?? [page].compactMap { $0 })
      .map { $0.title ?? "–" }.joined(separator: " ")
  }

  /// A finger turns to the next page, or to the one before; or thinks better of it.
  func swipe(back: Bool = false, cancelled: Bool = false) {
    let (left, right) = (CGPoint(x: 100, y: 400), CGPoint(x: 370, y: 400))
    let start = back ? left : right
    var end = back ? right : left
    if cancelled { end.x = start.x + (back ? 40 : -40) }
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .manual
    Stage.shared.sendTouch(id: 1, phase: .began, at: start)
    for step in 1...8 {
      Stage.shared.clock.advance(by: 0.1)
      let x = start.x + (end.x - start.x) * CGFloat(step) / 8
      Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: x, y: start.y))
      Stage.shared.turn()
    }
    Stage.shared.clock.advance(by: 1)
    Stage.shared.sendTouch(id: 1, phase: .moved, at: end)
    Stage.shared.turn()
    Stage.shared.sendTouch(id: 1, phase: .ended, at: end)
    Stage.shared.turn()
    Stage.shared.clock.mode = mode
    Stage.shared.setNeedsTurn()
  }

  var log: [String] { window.storyLog.map(\.description) }
  var selections: [String] { log.filter { $0.contains(" selects ") } }
}

@MainActor @Suite("Rule 4: only a page that was turned counts", .stage) struct PageTests {
  let fixture = PageFixture()

  @Test func `each flow has a page, and the first is seen`() async throws {
    let one = fixture.add("One")
    let two = fixture.add("Two", "More", in: .navigation)
    try await settle()
    #expect(fixture.seen == "One")
    #expect(two?.flow?.context.placement == .page)
    fixture.swipe()
    try await settle()
    #expect(fixture.seen == "Two More")
    #expect(one?.outcomes.isEmpty == true && two?.outcomes.isEmpty == true)
    #expect(fixture.selections == ["pages 2 selects TestFlow#2", "pages 2 selects TestFlow#3"])
    fixture.swipe(back: true)
    try await settle()
    #expect(fixture.seen == "One")
  }

  @Test func `a swipe that is cancelled changes nothing`() async throws {
    let one = fixture.add("One")
    _ = fixture.add("Two")
    try await settle()
    fixture.swipe(cancelled: true)
    try await settle()
    #expect(fixture.seen == "One")
    #expect(fixture.selections == ["pages 2 selects TestFlow#2"])
    #expect(fixture.log.last == "pages 2 unchanged: gesture cancelled")
    #expect(one?.outcomes.isEmpty == true)
  }

  @Test(arguments: [Wrapper.plain, .navigation])
  func `a flow that finishes takes its page away`(wrapper: Wrapper) async throws {
    let all = ["One", "Two", "Three"].map { fixture.add($0, in: wrapper) }
    try await settle()
    fixture.swipe()
    try await settle()
    all[1]?.flow?.finish(2)
    try await settle()
    #expect(fixture.seen == "Three")
    #expect(all[1]?.outcomes == [.finished(2)])
    #expect(try #require(all[1]).flow == nil)
    all[0]?.flow?.finish(1)
    try await settle()
    #expect(all[0]?.outcomes == [.finished(1)])
    #expect(fixture.seen == "Three")
    fixture.swipe(back: true)
    try await settle()
    #expect(fixture.seen == "Three")
    #expect(fixture.rootOutcomes.isEmpty)
  }

  @Test(arguments: [Wrapper.plain, .navigation])
  func `the last page stays in sight when its flow finishes`(wrapper: Wrapper) async throws {
    let one = fixture.add("One", in: wrapper)
    try await settle()
    one?.flow?.finish(1)
    try await settle()
    #expect(one?.outcomes == [.finished(1)])
    #expect(fixture.seen == "One")
    #expect(fixture.rootOutcomes.isEmpty)
    fixture.window.show(OtherFlow(), as: .root)
    try await settle()
    #expect(fixture.pages == nil)
    #expect(try #require(one).flow == nil)
  }

  @Test func `a flow may have several pages`() async throws {
    let root = try #require(fixture.root)
    for title in ["One", "Two", "Three"] { root.show(Screen(title), as: .page) }
    try await settle()
    for _ in 0..<2 {
      fixture.swipe()
      try await settle()
    }
    #expect(fixture.seen == "Three")
    #expect(fixture.rootOutcomes.isEmpty)
  }

  @Test func `pages of the app's own data source belong to whom they are bound`() async throws {
    let book = Book()
    let pages = try #require(fixture.pages)
    pages.dataSource = book
    let refused = fixture.add("Two")
    try await settle()
    #expect(refused?.handle.receipt == .refused(.pagesAreTheApps))
    let chapter = TestFlow()
    let handle = try #require(fixture.root).addChild(chapter)
    for page in book.pages { chapter.bindToLifecycle(of: page) }
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try await settle()
    fixture.swipe()
    try await settle()
    #expect(fixture.seen == "2")
    #expect(chapter.outcome == nil)
    fixture.window.show(OtherFlow(), as: .root)
    try await settle()
    book.pages = []
    try await settle()
    #expect(await handle.outcome.reason != nil)
  }

  @Test func `the app's delegate goes on hearing`() async throws {
    let book = Book()
    fixture.pages?.delegate = book
    _ = fixture.add("One")
    _ = fixture.add("Two")
    try await settle()
    fixture.swipe()
    try await settle()
    #expect(book.turned == [true])
    #expect(fixture.pages?.delegate !== book)
    fixture.swipe(back: true, cancelled: true)
    try await settle()
    #expect(book.turned == [true, false])
  }

  @Test func `a page turned in code is noticed`() async throws {
    let one = fixture.add("One")
    let two = fixture.add("Two")
    try await settle()
    let pages = try #require(fixture.pages)
    let first = try #require(pages.viewControllers?.first)
    let next = try #require(
      pages.dataSource?.pageViewController(pages, viewControllerAfter: first))
    pages.setViewControllers([next], direction: .forward, animated: true)
    try await settle()
    #expect(fixture.selections.last == "pages 2 selects TestFlow#3")
    #expect(one?.outcomes.isEmpty == true && two?.outcomes.isEmpty == true)
  }

  @Test func `leaves that are turned over are pages too`() async throws {
    let fixture = PageFixture(.pageCurl)
    let one = fixture.add("One")
    _ = fixture.add("Two")
    try await settle()
    fixture.swipe()
    try await settle()
    #expect(fixture.seen == "Two")
    #expect(one?.outcomes.isEmpty == true)
    one?.flow?.finish(1)
    try await settle()
    #expect(one?.outcomes == [.finished(1)])
  }
}

/// A page view controller's data source and delegate, which records the turns.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var pages = ["1", "2", "3"].map { Screen($0) as UIViewController }
  var turned: [Bool] = []

  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + offset) else {
      return nil
    }
    return pages[index + offset]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { turned.append(completed) }
}
