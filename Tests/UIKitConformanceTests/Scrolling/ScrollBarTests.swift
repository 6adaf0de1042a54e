import StorylineTesting
import Testing
import UIKit

/// Bars over content that scrolls, the swipe back over it, and sheets that it is in.
@MainActor @Suite(.harness) struct ScrollBarTests {
  let harness: any Harness = PlatformHarness()
  let list = ListController()

  /// A screen whose view is a scroll view.
  final class ListController: UIViewController {
    let scrollView = UIScrollView()
    var height: CGFloat = 3000

    override func loadView() { view = scrollView }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 393, height: height)
      title = "List"
    }
  }

  private func show(large: Bool) throws -> UINavigationController {
    let navigation = try harness.showNavigation([list])
    navigation.navigationBar.prefersLargeTitles = large
    try harness.settle()
    return navigation
  }

  private func drag(_ y: CGFloat, over seconds: TimeInterval = 0.5, resting: Bool = true) {
    harness.holdTime()
    let start = CGPoint(x: 200, y: y > 0 ? 300 : 600)
    harness.press(at: start)
    harness.turn()
    let end = CGPoint(x: 200, y: start.y + y)
    harness.move(from: start, to: end, over: seconds, steps: 20)
    if resting { harness.advance(by: 0.3) }
    harness.lift(at: end)
    harness.turn()
  }

  @Test func `4.3.12 a large title is scrolled away with the content, and comes back`() throws {
    let navigation = try show(large: true)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 96)
    #expect(list.scrollView.contentOffset.y == -155)
    list.scrollView.contentOffset.y = -125
    try harness.settle()
    #expect(bar.frame.height == 66)
    // Only the bar became smaller: the content is where the offset says.
    #expect(list.scrollView.contentOffset.y == -125)
    #expect(list.scrollView.adjustedContentInset.top == 125)
    list.scrollView.contentOffset.y = 200
    try harness.settle()
    #expect(bar.frame.height == 44)
    #expect(list.scrollView.adjustedContentInset.top == 103)
    list.scrollView.contentOffset.y = -155
    try harness.settle()
    #expect(bar.frame.height == 96)
    #expect(list.scrollView.adjustedContentInset.top == 155)
  }

  @Test func `4.3.12 a finger that pulls content down to its top finds the large title there`()
    throws
  {
    let navigation = try show(large: true)
    list.scrollView.contentOffset.y = 200
    try harness.settle()
    drag(500)
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.scrollView.contentOffset.y == -155)
  }

  @Test(arguments: [(-25, 96, -155), (-50, 44, -103)] as [(CGFloat, CGFloat, CGFloat)])
  func `4.3.12 a title that is half gone is whole or gone once the finger is lifted`(
    distance: CGFloat, height: CGFloat, offset: CGFloat
  ) throws {
    let navigation = try show(large: true)
    drag(distance)
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == height)
    #expect(list.scrollView.contentOffset.y == offset)
  }

  @Test func `4.3.12 a large title follows content that is pulled down`() throws {
    let navigation = try show(large: true)
    harness.holdTime()
    harness.press(at: CGPoint(x: 200, y: 400))
    harness.turn()
    harness.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500))
    harness.turn()
    let pulled = -155 - list.scrollView.contentOffset.y
    #expect(pulled > 30)
    #expect(abs(navigation.navigationBar.frame.height - 96 - pulled) < 0.5)
    #expect(list.scrollView.adjustedContentInset.top == 155)
  }

  @Test func `4.3.12 the screen below keeps what it has scrolled away while another is shown`()
    throws
  {
    let navigation = try show(large: true)
    list.scrollView.contentOffset.y = 200
    try harness.settle()
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.scrollView.contentOffset.y == 200)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(list.scrollView.contentOffset.y == 200)
  }

  @Test func `the content's scroll view is the view, the lowest in it, or what was said`() throws {
    #expect(list.contentScrollView(for: .top) == nil)
    list.loadViewIfNeeded()
    #expect(list.contentScrollView(for: .top) === list.scrollView)
    let plain = UIViewController()
    let (first, second) = (UIScrollView(), UIScrollView())
    plain.view.addSubview(first)
    plain.view.addSubview(second)
    #expect(plain.contentScrollView(for: .bottom) === first)
    plain.setContentScrollView(second, for: .top)
    #expect(plain.contentScrollView(for: .top) === second)
    #expect(plain.contentScrollView(for: .bottom) === first)
    let navigation = UINavigationController(rootViewController: list)
    #expect(navigation.contentScrollView(for: .top) === list.scrollView)
  }

  @Test func `4.4.1 a swipe from the edge goes back, though content under it scrolls`() throws {
    list.height = 3000
    let root = UIViewController()
    let navigation = try harness.showNavigation([root, list])
    list.scrollView.contentSize = CGSize(width: 2000, height: 3000)
    try harness.settle()
    let before = list.scrollView.contentOffset
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
    try harness.settle()
    #expect(navigation.viewControllers == [root])
    #expect(list.scrollView.contentOffset == before)
  }

  @Test func `4.4.1 a drag along the edge scrolls`() throws {
    let navigation = try harness.showNavigation([UIViewController(), list])
    let before = list.scrollView.contentOffset.y
    harness.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 4, y: 300))
    try harness.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(list.scrollView.contentOffset.y > before + 150)
  }

  // MARK: Sheets

  private func presentSheet(_ detents: [UISheetPresentationController.Detent] = [.large()]) throws
    -> UIViewController
  {
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    list.sheetPresentationController?.detents = detents
    root.present(list, animated: true)
    try harness.settle()
    return root
  }

  @Test func `5.5.13 content at its top pulls the sheet down`() throws {
    let root = try presentSheet()
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 840))
    try harness.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `5.5.13 content that is scrolled scrolls, and the sheet stays`() throws {
    let root = try presentSheet()
    list.scrollView.contentOffset.y = 1500
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 840))
    try harness.settle()
    #expect(root.presentedViewController === list)
    #expect(list.scrollView.contentOffset.y < 1500)
  }

  @Test(arguments: [true, false])
  func `content at its top makes a sheet larger before it scrolls`(expands: Bool) throws {
    _ = try presentSheet([.medium(), .large()])
    let sheet = try #require(list.sheetPresentationController)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    let before = list.scrollView.contentOffset.y
    harness.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 450))
    try harness.settle()
    #expect((sheet.selectedDetentIdentifier == .large) == expands)
    #expect((list.scrollView.contentOffset.y == before) == expands)
  }
}
