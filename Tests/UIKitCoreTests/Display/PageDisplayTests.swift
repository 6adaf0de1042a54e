import Foundation
import StorylineTesting
import Testing
import UIKitCore

/// Tests for the drawing of pages, and of their dots.
@MainActor @Suite(.stage) struct PageDisplayTests {
  private let stage = Stage.shared
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ view: UIView) throws {
    let screen = UIViewController()
    screen.view.addSubview(view)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try stage.settle()
  }

  private func nodes(named name: String) -> [DisplayNode] {
    func find(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { ($0.name == name ? [$0] : []) + find($0.children) }
    }
    return find(stage.displayList().roots)
  }

  // MARK: Dots

  private func control(_ pages: Int, width: CGFloat = 200) throws -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 50, y: 300, width: width, height: 30))
    control.numberOfPages = pages
    control.currentPage = 1
    control.pageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    control.currentPageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    try show(control)
    return control
  }

  @Test func `there is a dot for each page, around the middle, and one has another colour`() throws
  {
    _ = try control(4)
    let dots = nodes(named: "PageDot")
    #expect(dots.map { $0.background?.blue ?? 0 } == [0, 1, 0, 0])
    #expect(dots.map(\.frame.midX) == [73, 91, 109, 127])
    #expect(dots.allSatisfy { $0.frame.midY == 15 && $0.cornerRadius == 4 })
  }

  @Test func `a single page has no dot where that is said`() throws {
    let control = try control(1)
    #expect(nodes(named: "PageDot").count == 1)
    control.hidesForSinglePage = true
    try stage.settle()
    #expect(nodes(named: "PageDot").isEmpty)
  }

  @Test func `as many dots are drawn as there is room for`() throws {
    let control = try control(30, width: 100)
    #expect(nodes(named: "PageDot").count == 5)
    control.currentPage = 29
    try stage.settle()
    #expect(nodes(named: "PageDot").map { $0.background?.blue ?? 0 } == [0, 0, 0, 0, 1])
  }

  @Test func `an image stands in place of a dot`() throws {
    let control = try control(3)
    control.setIndicatorImage(UIImage(systemName: "star"), forPage: 2)
    try stage.settle()
    let contents = nodes(named: "PageDot").map(\.content)
    #expect(contents[0] == .none)
    guard case .image(let image) = contents[2] else {
      Issue.record("no image: \(contents[2])")
      return
    }
    #expect(image.name == "symbol star")
    #expect(image.tint?.red == 1)
  }

  @Test func `what lies behind the dots is seen where that is said`() throws {
    let control = try control(3)
    #expect(nodes(named: "PagePlatter").isEmpty)
    control.backgroundStyle = .prominent
    try stage.settle()
    #expect(nodes(named: "PagePlatter").first?.frame.midX == 100)
    control.backgroundStyle = .minimal
    try stage.settle()
    #expect(nodes(named: "PagePlatter").isEmpty)
  }

  @Test func `assistive technology hears of the page`() throws {
    _ = try control(5)
    let told = nodes(named: "UIPageControl").first?.accessibility
    #expect(told?.role == .pageIndicator)
    #expect(told?.value == "page 2 of 5")
  }

  // MARK: Leaves

  private func leaf(
    _ spine: UIPageViewController.SpineLocation,
    _ direction: UIPageViewController.NavigationDirection
  ) throws -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue])
    func make() -> [UIViewController] {
      (0..<(spine == .mid ? 2 : 1)).map { _ in UIViewController() }
    }
    pages.setViewControllers(make(), direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    try stage.settle()
    stage.clock.mode = .manual
    pages.setViewControllers(make(), direction: direction, animated: true)
    stage.turn()
    return pages
  }

  /// Returns the frames of the leaf's two sides, at the beginning and at the end.
  private func sides() -> [(from: CGRect, to: CGRect)] {
    nodes(named: "PageLeaf").map { node in
      for animation in node.animations {
        if case .frame(let from) = animation.property { return (from, node.frame) }
      }
      return (node.frame, node.frame)
    }
  }

  @Test func `a leaf is folded from its outer edge to the spine, and lands beyond it`() throws {
    _ = try leaf(.min, .forward)
    let sides = sides()
    #expect(sides[0].from == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(sides[0].to == CGRect(x: 0, y: 0, width: 0, height: 852))
    #expect(sides[1].from == CGRect(x: 393, y: 0, width: 0, height: 852))
    #expect(sides[1].to == CGRect(x: -393, y: 0, width: 393, height: 852))
    try stage.settle()
    #expect(nodes(named: "PageLeaf").isEmpty)
  }

  @Test func `a leaf that comes back goes the same way`() throws {
    _ = try leaf(.max, .reverse)
    let sides = sides()
    #expect(sides[0].from.width == 0 && sides[0].from.minX == 393)
    #expect(sides[0].to == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(sides[1].from == CGRect(x: 393, y: 0, width: 393, height: 852))
    #expect(sides[1].to.width == 0 && sides[1].to.minX == 0)
    try stage.settle()
  }

  @Test func `with the spine in the middle a leaf lands on the other page`() throws {
    _ = try leaf(.mid, .forward)
    let sides = sides()
    #expect(sides[0].from == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
    #expect(sides[1].to == CGRect(x: 0, y: 0, width: 196.5, height: 852))
    try stage.settle()
  }
}
