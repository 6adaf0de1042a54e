import StorylineTesting
import Testing
import UIKit

/// Scrolling in code, and what the insets have to do with it.
@MainActor @Suite(.harness) struct ScrollOffsetTests {
  let stage: ScrollStage

  init() throws { stage = try ScrollStage() }

  private var scrollView: UIScrollView { stage.scrollView }

  @Test func `the offset is the origin of the bounds`() {
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scrollView.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
    #expect(stage.trace.events == ["delegate.didScroll"])
    scrollView.bounds.origin.y = 50
    #expect(scrollView.contentOffset.y == 50)
    #expect(stage.trace.events.count == 2)
    #expect(stage.content.convert(CGPoint.zero, to: stage.controller.view).y == 50)
  }

  @Test func `an offset that is animated is there at the end, and says so`() throws {
    stage.harness.holdTime()
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scrollView.contentOffset == .zero)
    stage.harness.advance(by: 0.15)
    #expect(abs(scrollView.contentOffset.y - 150) < 5)
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 300)
    #expect(stage.steps == ["delegate.didEndScrollingAnimation"])
    #expect(!scrollView.isDecelerating)
  }

  @Test func `an offset outside of the content is taken as it is`() {
    scrollView.contentOffset.y = -80
    #expect(scrollView.contentOffset.y == -80)
  }

  @Test func `content that becomes smaller takes the offset along`() {
    scrollView.contentOffset.y = 1500
    scrollView.contentSize.height = 1000
    #expect(scrollView.contentOffset.y == 600)
  }

  @Test(
    arguments: [(700, 50, 350), (100, 50, 100), (600, 100, 300), (-50, 60, 0)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `a rectangle is shown by scrolling as little as needed`(
    y: CGFloat, height: CGFloat, place: CGFloat
  ) {
    if y == 100 { scrollView.contentOffset.y = 200 }
    scrollView.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(scrollView.contentOffset.y == place)
  }

  @Test func `a rectangle that is seen moves nothing`() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: true)
    #expect(stage.trace.events.isEmpty)
  }

  // MARK: Insets

  @Test func `insets move the limits`() throws {
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    #expect(scrollView.adjustedContentInset.top == 30)
    #expect(stage.trace.events == ["delegate.didChangeAdjustedContentInset"])
    stage.drag(y: 150)
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == -30)
    scrollView.contentOffset.y = 1650
    scrollView.contentSize.height = 1999
    #expect(scrollView.contentOffset.y == 1649)
  }

  private func fill(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) throws {
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.frame = stage.controller.view.bounds
    scrollView.contentSize.width = scrollView.bounds.width
    try stage.harness.settle()
  }

  @Test func `12.4.1 the safe area is added where there is something to scroll`() throws {
    let safe = stage.controller.view.safeAreaInsets
    #expect(safe.top > 0)
    try fill(.scrollableAxes)
    #expect(scrollView.adjustedContentInset == safe)
    #expect(scrollView.contentOffset.y == -safe.top)
    // Insets of the content cover nothing of it.
    #expect(stage.content.safeAreaInsets == .zero)
  }

  @Test func `content that fits gets nothing of the safe area unless always`() throws {
    scrollView.contentSize = CGSize(width: 100, height: 100)
    try fill(.scrollableAxes)
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset == stage.controller.view.safeAreaInsets)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .automatic
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.adjustedContentInset.top > 0)
  }

  @Test func `content at the top stays there when the safe area grows`() throws {
    try fill(.automatic)
    let before = scrollView.contentOffset.y
    stage.controller.additionalSafeAreaInsets.top = 40
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == before - 40)
    scrollView.contentOffset.y = 500
    stage.controller.additionalSafeAreaInsets.top = 10
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 500)
  }

  // MARK: The status bar

  @Test func `a tap on the status bar scrolls to the top`() throws {
    scrollView.contentOffset.y = 700
    stage.harness.tap(at: CGPoint(x: 200, y: 10))
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(stage.steps == ["delegate.shouldScrollToTop", "delegate.didScrollToTop"])
  }

  @Test func `a delegate may refuse to scroll to the top`() throws {
    scrollView.contentOffset.y = 700
    stage.allowsScrollToTop = false
    stage.harness.tap(at: CGPoint(x: 200, y: 10))
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 700)
  }

  @Test func `with two views that would scroll to the top none does`() throws {
    let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
    stage.controller.view.addSubview(other)
    scrollView.contentOffset.y = 700
    stage.harness.tap(at: CGPoint(x: 200, y: 10))
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 700)
    other.scrollsToTop = false
    stage.harness.tap(at: CGPoint(x: 200, y: 10))
    try stage.harness.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: Leaving

  @Test func `a view that leaves its window stops`() throws {
    stage.drag(y: -200, over: 0.1)
    scrollView.removeFromSuperview()
    #expect(!scrollView.isDecelerating && !scrollView.isTracking)
    let place = scrollView.contentOffset
    stage.harness.advance(by: 1)
    #expect(scrollView.contentOffset == place)
  }

  @Test func `a scroll view is released with its window's content`() throws {
    weak var view: UIScrollView?
    do {
      let made = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      made.contentSize = CGSize(width: 100, height: 500)
      made.refreshControl = UIRefreshControl()
      stage.controller.view.addSubview(made)
      made.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      made.flashScrollIndicators()
      made.removeFromSuperview()
      view = made
    }
    try stage.harness.settle()
    #expect(view == nil)
  }
}
