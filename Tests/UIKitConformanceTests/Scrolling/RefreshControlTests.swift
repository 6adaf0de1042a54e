import StorylineTesting
import Testing
import UIKit

/// Content that is pulled down to be loaded anew.
@MainActor @Suite(.harness) struct RefreshControlTests {
  let stage: ScrollStage
  let control = UIRefreshControl()

  init() throws {
    stage = try ScrollStage()
    stage.scrollView.refreshControl = control
    let trace = stage.trace
    control.addAction(UIAction { _ in trace.record("control", "valueChanged") }, for: .valueChanged)
    try stage.harness.settle()
    stage.trace.clear()
  }

  private var scrollView: UIScrollView { stage.scrollView }

  @Test func `pulled far enough it says so once, and keeps its room until it is told`() throws {
    stage.harness.holdTime()
    let start = stage.middle
    stage.harness.press(at: start)
    stage.harness.turn()
    let end = CGPoint(x: start.x, y: start.y + 300)
    stage.harness.move(from: start, to: end)
    #expect(control.isRefreshing)
    stage.harness.move(from: end, to: CGPoint(x: start.x, y: start.y + 350))
    stage.harness.lift(at: CGPoint(x: start.x, y: start.y + 350))
    try stage.harness.settle()
    #expect(stage.trace.events.filter { $0 == "control.valueChanged" }.count == 1)
    #expect(scrollView.contentOffset.y == -60)
    #expect(control.superview === scrollView && !control.isHidden)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test func `pulled a little nothing is loaded`() throws {
    stage.drag(y: 100)
    try stage.harness.settle()
    #expect(!control.isRefreshing)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!stage.trace.events.contains("control.valueChanged"))
  }

  @Test func `begun in code nothing is said, and the content stays`() throws {
    control.beginRefreshing()
    try stage.harness.settle()
    #expect(control.isRefreshing)
    #expect(stage.trace.events.contains("control.valueChanged") == false)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
  }

  @Test func `a title stands below the spokes, inside the control`() throws {
    control.attributedTitle = NSAttributedString(string: "Loading news")
    control.beginRefreshing()
    try stage.harness.settle()
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    let wheel = try #require(control.subviews.first { $0 !== label })
    #expect(label.text == "Loading news")
    #expect(abs(label.frame.minY - wheel.frame.maxY) < 0.5 && label.frame.height > 10)
    #expect(control.bounds.contains(label.frame) && control.bounds.contains(wheel.frame))
    control.attributedTitle = nil
    #expect(label.superview == nil)
  }

  @Test func `another control takes its place`() {
    let other = UIRefreshControl()
    scrollView.refreshControl = other
    #expect(control.superview == nil && other.superview === scrollView)
    scrollView.refreshControl = nil
    #expect(other.superview == nil)
  }
}
