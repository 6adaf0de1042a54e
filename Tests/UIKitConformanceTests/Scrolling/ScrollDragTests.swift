import StorylineTesting
import Testing
import UIKit

/// Tests for dragging content that is larger than the view.
@MainActor @Suite(.harness) struct ScrollDragTests {
  let stage: ScrollStage

  init() throws { stage = try ScrollStage() }

  private var scrollView: UIScrollView { stage.scrollView }

  @Test func `a drag that ends at rest scrolls by what the finger moved, without the beginning`() {
    stage.drag(y: -110, resting: true)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    #expect(
      stage.steps == [
        "delegate.willBeginDragging", "delegate.willEndDragging", "delegate.didEndDragging(false)",
      ])
    #expect(stage.velocities == [.zero])
    #expect(stage.targets == [CGPoint(x: 0, y: 100)])
  }

  @Test func `the delegate hears of a flick in the documented order`() throws {
    stage.drag(y: -200, over: 0.2)
    #expect(scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    stage.harness.advance(by: 0.5)
    try stage.harness.settle()
    #expect(
      stage.steps == [
        "delegate.willBeginDragging", "delegate.willEndDragging", "delegate.didEndDragging(true)",
        "delegate.willBeginDecelerating", "delegate.didEndDecelerating",
      ])
    #expect(!scrollView.isDecelerating)
    // It rests where it was said that it would.
    let target = try #require(stage.targets.first)
    #expect(abs(scrollView.contentOffset.y - target.y) < 0.5)
  }

  @Test func `the velocity is told in points a millisecond, and the rate says how far it leads`()
    throws
  {
    stage.drag(y: -200, over: 0.2)
    let velocity = try #require(stage.velocities.first)
    #expect(abs(velocity.y - 1) < 0.05)
    // 1000 points a second go on for half of that.
    let target = try #require(stage.targets.first)
    #expect(abs(target.y - 190 - 499.5 * velocity.y) < 2)
  }

  @Test func `the fast rate stops after a fifth of the way`() throws {
    scrollView.decelerationRate = .fast
    stage.drag(y: -200, over: 0.2)
    let velocity = try #require(stage.velocities.first)
    let target = try #require(stage.targets.first)
    #expect(abs(target.y - 190 - 99.5 * velocity.y) < 2)
  }

  @Test func `the content slows down by the same part in every moment`() {
    stage.drag(y: -200, over: 0.2)
    let start = scrollView.contentOffset.y
    stage.harness.advance(by: 0.25)
    let first = scrollView.contentOffset.y - start
    stage.harness.advance(by: 0.25)
    let second = scrollView.contentOffset.y - start - first
    // The remaining velocity after 250 ms of 0.998 each.
    #expect(abs(second / first - 0.606) < 0.01)
  }

  @Test func `the delegate may say where the content comes to rest`() throws {
    stage.wantedTarget = { _ in CGPoint(x: 0, y: 300) }
    stage.drag(y: -200, over: 0.2)
    try stage.harness.settle()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 300))
    #expect(stage.trace.events.last == "delegate.didEndDecelerating")
  }

  @Test func `a delegate that keeps the content where it is ends the drag without a word more`() {
    stage.wantedTarget = { _ in CGPoint(x: 0, y: 190) }
    stage.drag(y: -200, over: 0.2)
    #expect(stage.trace.events.last?.hasPrefix("delegate.didEndDragging") == true)
  }

  @Test func `a finger that comes down stops what is on its way`() throws {
    stage.drag(y: -200, over: 0.2)
    stage.harness.advance(by: 0.1)
    let place = scrollView.contentOffset
    stage.harness.press(at: stage.middle)
    stage.harness.turn()
    #expect(scrollView.isTracking && !scrollView.isDecelerating)
    stage.harness.advance(by: 0.3)
    #expect(scrollView.contentOffset == place)
    stage.harness.lift(at: stage.middle)
    try stage.harness.settle()
    #expect(!scrollView.isTracking)
    #expect(stage.trace.events.last == "delegate.didEndDecelerating")
  }

  // MARK: Limits

  @Test func `content that is pulled beyond its edge follows by half, and less and less`() throws {
    let harness = stage.harness
    harness.holdTime()
    let start = stage.middle
    harness.press(at: start)
    harness.drag(to: CGPoint(x: start.x, y: start.y + 10))
    harness.turn()
    harness.drag(to: CGPoint(x: start.x, y: start.y + 110))
    harness.turn()
    // (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
    #expect(abs(scrollView.contentOffset.y + 48.35) < 0.34)
    harness.drag(to: CGPoint(x: start.x, y: start.y + 210))
    harness.turn()
    #expect(abs(scrollView.contentOffset.y + 86.27) < 0.34)
    harness.advance(by: 0.3)
    harness.lift(at: CGPoint(x: start.x, y: start.y + 210))
    harness.turn()
    #expect(stage.trace.events.contains("delegate.didEndDragging(true)"))
    try harness.settle()
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `without bounces the edge is the end`() throws {
    scrollView.bounces = false
    stage.drag(y: 200, over: 0.2)
    try stage.harness.settle()
    #expect(scrollView.contentOffset == .zero)
    #expect(stage.offsets.isEmpty)
  }

  @Test func `a flick towards the end swings beyond it and comes back`() throws {
    scrollView.contentOffset.y = 1400
    stage.drag(y: -200, over: 0.1)
    for _ in 0..<60 { stage.harness.advance(by: 1.0 / 60) }
    try stage.harness.settle()
    let furthest = try #require(stage.offsets.map(\.y).max())
    #expect(furthest > 1610 && furthest < 1800)
    #expect(scrollView.contentOffset.y == 1600)
  }

  @Test func `what cannot be scrolled is not dragged, unless it always bounces`() throws {
    scrollView.contentSize = CGSize(width: 300, height: 200)
    stage.drag(y: 150)
    #expect(stage.trace.events.isEmpty)
    scrollView.alwaysBounceVertical = true
    stage.drag(y: 150)
    #expect(stage.trace.events.first == "delegate.willBeginDragging")
    #expect(scrollView.contentOffset.y < -40)
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a view that does not scroll takes no drag`() {
    scrollView.isScrollEnabled = false
    stage.drag(y: -150)
    #expect(stage.trace.events.isEmpty)
  }

  // MARK: Axes

  @Test func `a drag across the only axis does not scroll`() {
    stage.drag(x: 120)
    #expect(stage.trace.events.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a locked direction keeps a drag on the axis on which it began`(isLocked: Bool) throws {
    let stage = try ScrollStage(size: CGSize(width: 2000, height: 2000))
    stage.scrollView.isDirectionalLockEnabled = isLocked
    stage.drag(x: -50, y: -120, resting: true)
    #expect((stage.scrollView.contentOffset.x == 0) == isLocked)
    #expect(stage.scrollView.contentOffset.y > 100)
  }

  // MARK: Pages

  @Test(arguments: [
    (-120.0, 0.5, 300.0), (-100, 0.1, 300), (-120, 0.1, 300), (60, 0.1, 0),
  ])
  func `pages are turned one by one`(distance: Double, seconds: Double, place: Double) throws {
    let stage = try ScrollStage(size: CGSize(width: 1500, height: 400))
    stage.scrollView.isPagingEnabled = true
    stage.drag(x: distance, over: seconds)
    try stage.harness.settle()
    #expect(stage.scrollView.contentOffset == CGPoint(x: place, y: 0))
  }

  @Test func `a slow drag that does not reach half of a page comes back`() throws {
    let stage = try ScrollStage(size: CGSize(width: 1500, height: 400))
    stage.scrollView.isPagingEnabled = true
    stage.drag(x: -140, resting: true)
    try stage.harness.settle()
    #expect(stage.scrollView.contentOffset == .zero)
  }
}
