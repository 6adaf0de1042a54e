import Foundation

/// The trajectory of one axis of a scroll view after a finger was lifted: it slows down, and
/// returns from beyond its limits.
struct ScrollTrajectory {
  /// A part of the way that follows one law.
  private enum Leg {
    /// Slows down towards `target`, by a constant part in every moment.
    case slowing(from: CGFloat, target: CGFloat, rate: CGFloat)
    /// Swings to `target` without swinging over, as a critically damped spring does.
    case spring(from: CGFloat, target: CGFloat, velocity: CGFloat)
  }

  /// With the moment at which each begins.
  private var legs: [(start: TimeInterval, leg: Leg)] = []
  /// Seconds until it rests.
  private(set) var duration: TimeInterval = 0
  /// The position at rest.
  private(set) var end: CGFloat

  /// The distance from the goal, in points, at which a difference is not visible any more.
  private static let nearness: CGFloat = 0.5
  /// The square root of a spring's stiffness, for a mass of 1.
  private static let stiffness: CGFloat = 10

  /// - Parameters:
  ///   - start: The offset at which the finger was lifted.
  ///   - velocity: Of the content's offset, in points a second.
  ///   - limits: The offsets at which content may rest.
  ///   - rate: The remaining share of the velocity after a millisecond.
  ///   - bounces: `true` if content may go beyond the limits and come back.
  init(
    from start: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    let decay = Self.decay(of: rate)
    let target = start + velocity / decay
    end = min(max(target, limits.lowerBound), limits.upperBound)
    if limits.contains(target) {
      add(.slowing(from: start, target: target, rate: decay))
      return
    }
    guard limits.contains(start) else {
      if bounces { add(.spring(from: start, target: end, velocity: velocity)) }
      return
    }
    // How much of the way is left where it meets the limit is how much of the velocity is.
    let left = (target - end) / (target - start)
    let time = TimeInterval(-log(left) / decay)
    add(.slowing(from: start, target: target, rate: decay), lasting: time)
    if bounces { add(.spring(from: end, target: end, velocity: velocity * left)) }
  }

  /// A trajectory to another target.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
    end = target
    add(.spring(from: start, target: target, velocity: velocity))
  }

  private mutating func add(_ leg: Leg, lasting seconds: TimeInterval? = nil) {
    legs.append((duration, leg))
    duration += seconds ?? Self.duration(of: leg)
  }

  /// Returns the position `time` seconds after the finger was lifted.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let last = legs.last(where: { $0.start <= time }) else { return end }
    return Self.position(on: last.leg, at: CGFloat(time - last.start))
  }

  // MARK: Laws

  /// The part of the velocity that is lost in a second, for the part that is left after a
  /// millisecond.
  static func decay(of rate: CGFloat) -> CGFloat {
    -1000 * log(min(max(rate, 0.01), 0.9999))
  }

  private static func position(on leg: Leg, at time: CGFloat) -> CGFloat {
    switch leg {
    case .slowing(let start, let target, let rate):
      return target - (target - start) * exp(-rate * time)
    case .spring(let start, let target, let velocity):
      let distance = start - target
      let factor = velocity + stiffness * distance
      return target + (distance + factor * time) * exp(-stiffness * time)
    }
  }

  private static func duration(of leg: Leg) -> TimeInterval {
    switch leg {
    case .slowing(let start, let target, let rate):
      let distance = abs(target - start)
      return distance <= nearness ? 0 : TimeInterval(log(distance / nearness) / rate)
    case .spring(let start, let target, let velocity):
      let distance = start - target
      let factor = velocity + stiffness * distance
      var time: CGFloat = 0
      while (abs(distance) + abs(factor) * time) * exp(-stiffness * time) > nearness, time < 5 {
        time += 0.01
      }
      // A spring at rest is pushed first: it is near its goal at the beginning as well.
      if distance == 0, velocity != 0 {
        time = 1 / stiffness
        while abs(velocity) * time * exp(-stiffness * time) > nearness { time += 0.01 }
      }
      return TimeInterval(time)
    }
  }
}

/// How far content follows a finger that pulls it beyond its limits.
enum RubberBand {
  /// How much of the finger's way the content goes at first.
  private static let give: CGFloat = 0.55

  /// How far beyond the limit the content is, of `length` that is seen of it.
  static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = abs(distance) * give / length
    let stretch = (1 - 1 / (part + 1)) * length
    return distance < 0 ? -stretch : stretch
  }

  /// How far a finger has to pull for the content to be that far beyond.
  static func pull(for stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = min(abs(stretch) / length, 0.99)
    let distance = (1 / (1 - part) - 1) * length / give
    return stretch < 0 ? -distance : distance
  }
}
