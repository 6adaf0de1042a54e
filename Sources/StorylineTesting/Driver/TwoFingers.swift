import Foundation
import UIKit

/// A person's thumb and finger, on either side of a point.
///
/// As a single finger they take their time: while they act, the clock is moved by hand.
@MainActor
struct TwoFingers {
  private static let identifiers = [1, 2]
  private static let duration: TimeInterval = 0.4
  private static let steps = 10

  /// The point in their middle.
  let center: CGPoint
  /// How far each of them is from there at first.
  let reach: CGFloat

  /// On something that is so large: far enough apart to come closer, near enough to stay on it.
  init(in rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    reach = max(20, min(rect.width, rect.height) / 4)
  }

  func tap() {
    HeldTime.held {
      for index in Self.identifiers.indices { send(.began, index, reach, 0) }
      HeldTime.advance(0.05)
      for index in Self.identifiers.indices { send(.ended, index, reach, 0) }
      Stage.shared.turn()
    }
  }

  /// Puts them down, moves them apart by a factor and round by an angle, and lifts them.
  func move(scale: CGFloat, rotation: CGFloat) {
    // Fingers that move together begin further apart.
    let start = scale < 1 ? min(reach / scale, reach * 2) : reach
    HeldTime.held {
      for index in Self.identifiers.indices { send(.began, index, start, 0) }
      Stage.shared.turn()
      for step in 1...Self.steps {
        let part = CGFloat(step) / CGFloat(Self.steps)
        HeldTime.advance(Self.duration / Double(Self.steps))
        for index in Self.identifiers.indices {
          send(.moved, index, start * (1 + (scale - 1) * part), rotation * part)
        }
        Stage.shared.turn()
      }
      for index in Self.identifiers.indices { send(.ended, index, start * scale, rotation) }
      Stage.shared.turn()
    }
  }

  private func send(_ phase: TouchPhase, _ index: Int, _ reach: CGFloat, _ angle: CGFloat) {
    let side: CGFloat = index == 0 ? -1 : 1
    let point = CGPoint(
      x: center.x + side * reach * cos(angle), y: center.y + side * reach * sin(angle))
    Stage.shared.sendTouch(id: Self.identifiers[index], phase: phase, at: point)
  }
}
