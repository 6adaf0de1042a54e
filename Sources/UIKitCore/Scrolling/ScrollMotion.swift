import Foundation

/// Moves the content of a scroll view without a finger, by the stage's clock.
///
/// The stage settles at its end. In between the content moves with each frame of a running app, and
/// whenever a test moves the clock by hand.
@MainActor
final class ScrollMotion {
  enum Kind: Equatable {
    case deceleration
    case animation(endsAtTop: Bool)
  }

  /// The trajectory of the content.
  struct Path {
    let duration: TimeInterval
    let end: CGPoint
    let position: (TimeInterval) -> CGPoint

    /// Creates the trajectory of an animated `setContentOffset`.
    init(from start: CGPoint, to end: CGPoint) {
      let duration = 0.3
      self.duration = duration
      self.end = end
      position = { time in
        let part = AnimationTiming.easeInOut.progress(at: CGFloat(time / duration))
        return CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
    }

    /// To a place that is not where the content would rest by itself.
    init(from start: CGPoint, velocity: CGPoint, to end: CGPoint) {
      self.init(
        ScrollTrajectory(from: start.x, velocity: velocity.x, to: end.x),
        ScrollTrajectory(from: start.y, velocity: velocity.y, to: end.y))
    }

    /// Creates the trajectory of content that decelerates.
    @MainActor
    init(of view: UIScrollView, velocity: CGPoint) {
      func course(_ axis: UIScrollView.Axis, _ start: CGFloat, _ velocity: CGFloat)
        -> ScrollTrajectory
      {
        ScrollTrajectory(
          from: start, velocity: velocity, limits: view.limits(axis),
          rate: view.decelerationRate.rawValue, bounces: view.bounces(axis))
      }
      self.init(
        course(.horizontal, view.contentOffset.x, velocity.x),
        course(.vertical, view.contentOffset.y, velocity.y))
    }

    private init(_ horizontal: ScrollTrajectory, _ vertical: ScrollTrajectory) {
      duration = max(horizontal.duration, vertical.duration)
      end = CGPoint(x: horizontal.end, y: vertical.end)
      position = { CGPoint(x: horizontal.position(at: $0), y: vertical.position(at: $0)) }
    }
  }

  let kind: Kind
  private let path: Path
  private let start: TimeInterval
  private weak var view: UIScrollView?
  /// How far the content was moved under the motion.
  private var shift = CGPoint.zero
  private var end: AnimationClock.Token?

  /// Seconds between two frames.
  private static let frame: TimeInterval = 1.0 / 60

  init(_ kind: Kind, _ path: Path, of view: UIScrollView) {
    self.kind = kind
    self.path = path
    self.view = view
    start = Stage.shared.clock.now
  }

  func begin() {
    let clock = Stage.shared.clock
    end = clock.schedule(after: path.duration * clock.slowness) { [weak self] in self?.finish() }
    waitForFrame()
  }

  /// Stops where it is.
  func stop() {
    if let end { Stage.shared.clock.cancel(end) }
    end = nil
  }

  private func waitForFrame() {
    Stage.shared.clock.setAlarm(after: Self.frame) { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    guard end != nil, let view, view.motion === self else { return }
    let clock = Stage.shared.clock
    let offset = view.onPixels(moved(path.position((clock.now - start) / clock.slowness)))
    if offset != view.contentOffset { view.setOffset(offset) }
    if end != nil { waitForFrame() }
  }

  private func finish() {
    end = nil
    guard let view, view.motion === self else { return }
    view.motionDidReach(view.onPixels(moved(path.end)))
  }

  /// Shifts the trajectory after the content above the visible part has changed its height.
  func shift(by distance: CGPoint) {
    shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y)
  }

  private func moved(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + shift.x, y: place.y + shift.y)
  }
}

extension UIScrollView {
  func run(_ kind: ScrollMotion.Kind, _ path: ScrollMotion.Path) {
    endMotion()
    let motion = ScrollMotion(kind, path, of: self)
    self.motion = motion
    if kind == .deceleration { indicators.show() }
    motion.begin()
  }

  /// Stops the moving content where it is, without calling the delegate.
  func endMotion() {
    motion?.stop()
    motion = nil
  }

  fileprivate func motionDidReach(_ offset: CGPoint) {
    guard let kind = motion?.kind else { return }
    if offset != contentOffset { setOffset(offset) }
    motion = nil
    indicators.hide()
    switch kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation(endsAtTop: false): delegate?.scrollViewDidEndScrollingAnimation(self)
    case .animation(endsAtTop: true): delegate?.scrollViewDidScrollToTop(self)
    }
    // A change meanwhile may have left it outside.
    moveInsideLimits()
  }
}
