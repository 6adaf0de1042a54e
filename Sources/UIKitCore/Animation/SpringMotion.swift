import Foundation

/// A weight on a damped spring, let go at 0 and pulled to 1.
struct SpringMotion: Equatable, Sendable {
  /// 1 comes to rest soonest; less swings, more creeps.
  let dampingRatio: CGFloat
  /// Radians a second of the spring without damping.
  let frequency: CGFloat
  /// At the beginning; the whole way a second is 1.
  let initialVelocity: CGFloat

  /// The remaining part of the way at which the weight counts as resting.
  static let rest: CGFloat = 0.001

  init(dampingRatio: CGFloat, frequency: CGFloat, initialVelocity: CGFloat) {
    self.dampingRatio = max(dampingRatio, 0.01)
    self.frequency = max(frequency, 0.01)
    self.initialVelocity = initialVelocity
  }

  /// A spring that comes to rest after `duration`, as `usingSpringWithDamping` describes one.
  init(dampingRatio: CGFloat, restingAfter duration: TimeInterval, initialVelocity: CGFloat) {
    let ratio = max(dampingRatio, 0.01)
    let unit = SpringMotion(dampingRatio: ratio, frequency: 1, initialVelocity: 0)
    self.init(
      dampingRatio: ratio, frequency: CGFloat(unit.settlingDuration / max(duration, 0.001)),
      initialVelocity: initialVelocity)
  }

  /// A spring by how long and how bouncy it feels: no bounce is critical damping.
  init(perceptualDuration duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
    self.init(
      dampingRatio: ratio, frequency: 2 * .pi / CGFloat(max(duration, 0.001)),
      initialVelocity: initialVelocity)
  }

  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat) {
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), initialVelocity: initialVelocity)
  }

  /// Returns the position of the weight after `time` seconds.
  func position(at time: TimeInterval) -> CGFloat {
    let t = Double(max(time, 0))
    let (ratio, omega) = (Double(dampingRatio), Double(frequency))
    // The distance to the end starts at -1 and has this speed.
    let velocity = Double(initialVelocity)
    let distance: Double
    if abs(ratio - 1) < 1e-4 {
      distance = (-1 + (velocity - omega) * t) * exp(-omega * t)
    } else if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let sine = (velocity - ratio * omega) / damped
      distance = exp(-ratio * omega * t) * (-cos(damped * t) + sine * sin(damped * t))
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (-omega * (ratio - root), -omega * (ratio + root))
      let second = (velocity + slow) / (fast - slow)
      distance = (-1 - second) * exp(slow * t) + second * exp(fast * t)
    }
    return CGFloat(1 + distance)
  }

  /// Seconds until what is left of the way stays under ``rest``.
  var settlingDuration: TimeInterval {
    let (ratio, omega) = (Double(dampingRatio), Double(frequency))
    let left = log(Double(Self.rest))
    let decay: Double
    if ratio < 1 {
      decay = ratio * omega
    } else {
      decay = omega * (ratio - (ratio * ratio - 1).squareRoot())
    }
    // Near critical damping a factor that grows with time delays the end: looked for, not solved.
    var (low, high) = (0.0, -left / decay)
    while envelope(at: high) > Double(Self.rest) { high *= 1.5 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Double(Self.rest) { low = middle } else { high = middle }
    }
    return high
  }

  private func envelope(at t: Double) -> Double {
    let (ratio, omega) = (Double(dampingRatio), Double(frequency))
    guard ratio < 1 else { return abs(Double(position(at: t)) - 1) }
    return exp(-ratio * omega * t)
  }
}
