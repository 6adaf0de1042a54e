import Foundation

/// Lies behind what is presented, and takes the taps beside it.
@MainActor
final class DimmingView: UIView {
  /// How dark the dimming of a sheet is.
  static let darkness: CGFloat = 0.2

  var onTap: (() -> Void)?

  init(frame: CGRect, color: UIColor?) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  // A view that is quite transparent gets no touches, but this one has to.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) && !isHidden ? self : nil
  }

  /// How far a finger may wander and still tap.
  private static let slop: CGFloat = 45
  /// The location of a touch that has not moved away since it began.
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let point = touches.first?.location(in: self) else { return }
    // 5.7.1 – a finger that has wandered does not tap, wherever it is lifted.
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { self.start = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    let isTap = start != nil
    start = nil
    if isTap { onTap?() }
  }
}
