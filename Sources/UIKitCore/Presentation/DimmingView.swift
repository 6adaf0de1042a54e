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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap?()
  }
}
