import Foundation

/// When something happens, how long it takes, and how often.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The moment at which it begins, in seconds on the clock of ``CACurrentMediaTime()``; in a group,
  /// in seconds of the group. 0 for at once.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one repetition.
  var duration: CFTimeInterval { get set }
  /// How many times as fast it is.
  var speed: Float { get set }
  /// Seconds that are gone when it begins.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// Seconds of all repetitions, in place of ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether every repetition goes back as well.
  var autoreverses: Bool { get set }
  /// The fill mode, which decides whether the first value is visible before the animation, and the
  /// last one after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

/// When an animation moves, in seconds of whatever is around it.
struct AnimationSpan: Equatable {
  var begin: TimeInterval
  /// Of one repetition; there or back.
  var duration: TimeInterval
  /// How often the way is gone, each way back counted.
  var rounds: Double
  var autoreverses: Bool
  var fillsBefore: Bool
  var fillsAfter: Bool

  var end: TimeInterval { begin + duration * rounds }

  /// The part of the time of a repetition, 0 to 1; nil where nothing is seen of the animation.
  func progress(at time: TimeInterval) -> CGFloat? {
    if time < begin { return fillsBefore ? 0 : nil }
    if time >= end, !fillsAfter { return nil }
    guard duration > 0 else { return 1 }
    let rounds = min((time - begin) / duration, rounds)
    // The end of a repetition is not the start of the next, where there is none.
    let round = rounds >= self.rounds ? (rounds - 1e-9).rounded(.down) : rounds.rounded(.down)
    let part = CGFloat(rounds - max(0, round))
    return autoreverses && Int(max(0, round)) % 2 == 1 ? 1 - part : part
  }
}
