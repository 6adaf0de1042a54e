import UIKit

/// A scroll view in a window, with content that is larger than it, and a record of its delegate's
/// calls.
@MainActor
final class ScrollStage: NSObject, UIScrollViewDelegate {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller = UIViewController()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
  /// The delegate's target in place of the resting offset.
  var wantedTarget: ((CGPoint) -> CGPoint)?
  private(set) var targets: [CGPoint] = []
  private(set) var velocities: [CGPoint] = []
  /// Every offset that the delegate was called with.
  private(set) var offsets: [CGPoint] = []
  var allowsScrollToTop = true

  init(size: CGSize = CGSize(width: 300, height: 2000)) throws {
    super.init()
    content.frame.size = size
    scrollView.contentSize = size
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    controller.view.addSubview(scrollView)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    scrollView.delegate = self
  }

  /// Drags from the middle of the scroll view.
  func drag(x: CGFloat = 0, y: CGFloat = 0, over seconds: TimeInterval = 0.5, resting: Bool = false)
  {
    let start = middle
    let end = CGPoint(x: start.x + x, y: start.y + y)
    harness.holdTime()
    harness.press(at: start)
    harness.turn()
    harness.move(from: start, to: end, over: seconds)
    if resting { harness.advance(by: 0.3) }
    harness.lift(at: end)
    harness.turn()
  }

  var middle: CGPoint { CGPoint(x: scrollView.frame.midX, y: scrollView.frame.midY) }

  /// The events without those of every frame.
  var steps: [String] { trace.events.filter { $0 != "delegate.didScroll" } }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    trace.record("delegate", "didScroll")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    trace.record("delegate", "willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    velocities.append(velocity)
    targets.append(targetContentOffset.pointee)
    trace.record("delegate", "willEndDragging")
    if let wantedTarget { targetContentOffset.pointee = wantedTarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    trace.record("delegate", "didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    trace.record("delegate", "willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    trace.record("delegate", "didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    trace.record("delegate", "didEndScrollingAnimation")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    trace.record("delegate", "shouldScrollToTop")
    return allowsScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    trace.record("delegate", "didScrollToTop")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    trace.record("delegate", "didChangeAdjustedContentInset")
  }
}
