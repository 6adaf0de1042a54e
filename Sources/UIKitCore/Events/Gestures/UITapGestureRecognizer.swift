import Foundation

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointing device that have to be down; fingers need none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override func takes(_ buttons: UIEvent.ButtonMask) -> Bool {
    buttons.isEmpty || buttons.isSuperset(of: buttonMaskRequired)
  }

  /// 10.4.11 – a tap never prevents a tap with a higher count.
  @discardableResult
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelTimeout()
    if numberOfTouches == touches.count, let touch = touches.first {
      // The first finger of a tap.
      tapped = []
      pressTime = event.timestamp
      if firstLocation == nil { firstLocation = touch.windowLocation }
    }
    tapped += touches
    let tooFar = touches.contains { !isClose($0, within: Self.spread) }
    if tapped.count > numberOfTouchesRequired || tooFar { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { !isClose($0, within: Self.spread) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else { return }
    let isLong = event.timestamp - pressTime > Self.longestPress
    if tapped.count != numberOfTouchesRequired || isLong {
      state = .failed
      return
    }
    taps += 1
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      timeout = Stage.shared.clock.schedule(after: Self.longestPause) { [weak self] in
        self?.timeout = nil
        self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    cancelTimeout()
    taps = 0
    tapped = []
    firstLocation = nil
  }

  // MARK: - Inside the stage

  /// How far the fingers may be from where the first one came down.
  private static let spread: CGFloat = 45
  /// How long fingers may stay down.
  private static let longestPress: TimeInterval = 0.75
  /// How long the next tap may take to come.
  private static let longestPause: TimeInterval = 0.35

  private var taps = 0
  /// The fingers of the current tap.
  private var tapped: [UITouch] = []
  private var firstLocation: CGPoint?
  private var pressTime: TimeInterval = 0
  private var timeout: AnimationClock.Token?

  // The fingers are lifted when the tap is recognized, and still say where it was.
  override var locatingTouches: [UITouch] { state == .ended ? tapped : super.locatingTouches }

  private func isClose(_ touch: UITouch, within distance: CGFloat) -> Bool {
    guard let firstLocation else { return true }
    let point = touch.windowLocation
    let room = distance * CGFloat(max(numberOfTouchesRequired, 1))
    return hypot(point.x - firstLocation.x, point.y - firstLocation.y) <= room
  }

  private func cancelTimeout() {
    if let timeout { Stage.shared.clock.cancel(timeout) }
    timeout = nil
  }
}
