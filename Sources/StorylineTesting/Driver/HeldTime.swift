import Foundation
import UIKit

/// The time that fingers take: while they act, the clock is moved by hand.
@MainActor
enum HeldTime {
  /// Seconds between two actions, so that two taps are no double tap.
  static let pause: TimeInterval = 0.5

  static func advance(_ seconds: TimeInterval) {
    Stage.shared.clock.advance(by: seconds)
    Stage.shared.turn()
  }

  static func held(_ body: () -> Void) {
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .manual
    Stage.shared.clock.advance(by: pause)
    body()
    Stage.shared.clock.mode = mode
    Stage.shared.setNeedsTurn()
  }
}
