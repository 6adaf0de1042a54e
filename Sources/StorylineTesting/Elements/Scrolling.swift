import Foundation
import UIKit

/// Scrolls with a finger, as a person does who looks for something.
@MainActor
enum Scrolling {
  /// Scrolls what lies around `view` until the finger could touch it, or nothing moves any more.
  static func bring(_ view: UIView) {
    for scrollView in view.scrollViewsAround.reversed() {
      bring(view.convert(view.bounds, to: scrollView), in: scrollView)
    }
  }

  /// Scrolls one view until that part of its content is seen, or nothing moves any more.
  static func bring(_ rect: CGRect, in scrollView: UIScrollView) {
    for _ in 0..<limit {
      let distance = distance(to: rect, in: scrollView)
      guard distance != .zero, move(scrollView, by: distance) else { break }
    }
  }

  /// Scrolls one view until the rectangle of `place` is visible. Views that come into sight may be
  /// larger or smaller than estimated, and then the place changes.
  static func bring(in scrollView: UIScrollView, _ place: () -> CGRect?) {
    for _ in 0..<limit {
      scrollView.layoutIfNeeded()
      guard let before = place() else { return }
      bring(before, in: scrollView)
      scrollView.layoutIfNeeded()
      if place() == before { return }
    }
  }

  /// The most drags for one thing.
  private static let limit = 500

  /// Moves the content by as much as one drag can. Returns whether it moved.
  static func move(_ scrollView: UIScrollView, by distance: CGPoint) -> Bool {
    let before = scrollView.contentOffset
    let seen = scrollView.seenFrame
    guard !seen.isNull, !seen.isEmpty else { return false }
    let reach = CGPoint(x: seen.width * 0.6, y: seen.height * 0.6)
    let step = CGPoint(x: limited(distance.x, reach.x), y: limited(distance.y, reach.y))
    // A finger that scrolls down moves up, and a little more, to be taken for a drag.
    let length = max(hypot(step.x, step.y), 0.001)
    let slop: CGFloat = 10
    let way = CGPoint(x: -step.x * (1 + slop / length), y: -step.y * (1 + slop / length))
    let start = CGPoint(x: seen.midX - way.x / 2, y: seen.midY - way.y / 2)
    let end = CGPoint(x: seen.midX + way.x / 2, y: seen.midY + way.y / 2)
    Finger().drag(from: start, to: end, resting: true)
    try? settleNow()
    let after = scrollView.contentOffset
    return hypot(after.x - before.x, after.y - before.y) > 0.5
  }

  private static func limited(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
    min(max(value, -limit), limit)
  }

  // As little as needed for the rectangle, or for its beginning, to be seen.
  private static func distance(to rect: CGRect, in scrollView: UIScrollView) -> CGPoint {
    let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    func along(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from - 0.5 || high - low > to - from {
        return abs(low - from) < 0.5 ? 0 : low - from
      }
      return high > to + 0.5 ? high - to : 0
    }
    return CGPoint(
      x: along(rect.minX, rect.maxX, seen.minX, seen.maxX),
      y: along(rect.minY, rect.maxY, seen.minY, seen.maxY))
  }
}

extension UIView {
  /// The innermost first.
  fileprivate var scrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
      .filter { !$0.turnsPages }
  }
}

extension UIScrollView {
  /// The part of the view where content is seen, on the screen.
  fileprivate var seenFrame: CGRect {
    let inset = adjustedContentInset
    let frame = frameOnScreen.inset(
      by: UIEdgeInsets(
        top: max(inset.top, 0), left: max(inset.left, 0), bottom: max(inset.bottom, 0),
        right: max(inset.right, 0)))
    return frame.intersection(CGRect(origin: .zero, size: Stage.shared.screen.size))
  }
}

extension Element {
  /// Scrolls to it where it is not seen. Returns whether there was anything to scroll to.
  @discardableResult
  func scrollIntoSight() -> Bool {
    guard matches.isEmpty, let hidden = matches(.shown).first else { return false }
    Scrolling.bring(hidden.view)
    return true
  }
}
