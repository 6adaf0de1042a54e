import Foundation

/// The distance and the angle between two fingers.
///
/// Pinches and rotations follow a pair. When one finger leaves and another takes its place, they go on
/// from where they were.
@MainActor
struct FingerPair {
  private var fingers: [UITouch] = []
  private var distance: CGFloat = 0
  private var angle: CGFloat = 0

  /// A change from one moment to the next.
  struct Step {
    /// The factor by which the distance changed.
    var scale: CGFloat
    /// Radians, clockwise.
    var rotation: CGFloat
    /// How far the fingers moved for it.
    var spread: CGFloat
    var arc: CGFloat
  }

  var isComplete: Bool { fingers.count == 2 }

  /// Takes a finger, if one is missing.
  mutating func add(_ touch: UITouch) -> Bool {
    guard fingers.count < 2 else { return false }
    fingers.append(touch)
    if isComplete { (distance, angle) = measure() }
    return true
  }

  mutating func remove(_ touch: UITouch) {
    fingers.removeAll { $0 === touch }
  }

  /// Returns the change since the last call; `nil` while a finger is missing.
  mutating func step() -> Step? {
    guard isComplete else { return nil }
    let (newDistance, newAngle) = measure()
    var turn = newAngle - angle
    // The way around is the shorter one.
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let step = Step(
      scale: newDistance / distance, rotation: turn, spread: newDistance - distance,
      arc: turn * newDistance / 2)
    (distance, angle) = (newDistance, newAngle)
    return step
  }

  private func measure() -> (CGFloat, CGFloat) {
    let (one, other) = (fingers[0].windowLocation, fingers[1].windowLocation)
    let (x, y) = (other.x - one.x, other.y - one.y)
    // Two fingers are never in the same place.
    return (max(hypot(x, y), 1), atan2(y, x))
  }
}

/// A gesture of two fingers that begins when they moved enough, changes while both are down, and ends
/// when both have left.
@MainActor
protocol PairGesture: UIGestureRecognizer {
  var pair: FingerPair { get set }
  var track: VelocityTrack { get set }
  /// Takes a step of the pair; returns whether that is enough to begin.
  func follow(_ step: FingerPair.Step) -> Bool
  /// The value whose change is the velocity.
  var measured: CGFloat { get }
}

extension PairGesture {
  func pairBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    // Which of two that come down together is the first does not matter.
    for touch in touches where !pair.add(touch) { ignore(touch, for: event) }
    if pair.isComplete { sample(event) }
  }

  func pairMoved(_ event: UIEvent) {
    guard let step = pair.step() else { return }
    let isEnough = follow(step)
    sample(event)
    if state == .possible {
      if isEnough { state = .began }
    } else {
      state = .changed
    }
  }

  func pairEnded(_ touches: Set<UITouch>) {
    let isLast = numberOfTouches == touches.count
    for touch in touches { pair.remove(touch) }
    track = VelocityTrack()
    guard isLast else { return }
    state = state == .possible ? .failed : .ended
  }

  func forgetPair() {
    pair = FingerPair()
    track = VelocityTrack()
  }

  func sample(_ event: UIEvent) {
    track.add(CGPoint(x: measured, y: 0), at: event.timestamp)
  }
}
