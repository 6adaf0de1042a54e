import Foundation
import UIKit

/// A person's finger. Each action is over when it returns; what it set in motion is not.
///
/// A finger has a speed, and takes its time: while it acts, the clock is moved by hand.
@MainActor
struct Finger {
  private static let identifier = 1
  /// Seconds between the taps of a double tap.
  private static let haste: TimeInterval = 0.1
  /// Seconds that a tap takes.
  private static let touch: TimeInterval = 0.05
  private static let steps = 10

  func tap(_ point: CGPoint, times: Int = 1) {
    HeldTime.held {
      for time in 1...times {
        touch(point, for: Self.touch)
        if time < times { HeldTime.advance(Self.haste) }
      }
    }
  }

  func press(_ point: CGPoint, for seconds: TimeInterval) {
    HeldTime.held { touch(point, for: seconds) }
  }

  private func touch(_ point: CGPoint, for seconds: TimeInterval) {
    send(.began, point)
    HeldTime.advance(seconds)
    send(.ended, point)
    Stage.shared.turn()
  }

  /// Puts the finger down, moves it and lifts it; with `thenBack`, only after it has come back.
  func drag(from start: CGPoint, to end: CGPoint, thenBack: Bool) {
    drag(from: start, to: end, thenTo: thenBack ? start : nil)
  }

  /// Puts the finger down, moves it to one place and perhaps to another, and lifts it.
  func drag(from start: CGPoint, to middle: CGPoint, thenTo end: CGPoint?) {
    HeldTime.held {
      send(.began, start)
      Stage.shared.turn()
      move(from: start, to: middle)
      if let end { move(from: middle, to: end) }
      send(.ended, end ?? middle)
      Stage.shared.turn()
    }
  }

  /// Puts the finger down, keeps it there until what is under it is lifted, moves it and lets go.
  func press(_ start: CGPoint, for seconds: TimeInterval, thenDragTo end: CGPoint) {
    HeldTime.held {
      send(.began, start)
      Stage.shared.turn()
      HeldTime.advance(seconds)
      move(from: start, to: end)
      HeldTime.advance(HeldTime.pause)
      send(.ended, end)
      Stage.shared.turn()
    }
  }

  /// Puts the finger down, moves it, lets it rest and lifts it: nothing goes on after it.
  func drag(from start: CGPoint, to end: CGPoint, resting: Bool) {
    HeldTime.held {
      send(.began, start)
      Stage.shared.turn()
      // Quick enough to be recognized as a drag before the view under the finger gets the touch.
      move(from: start, to: end, over: 0.1)
      if resting { HeldTime.advance(HeldTime.pause) }
      send(.ended, end)
      Stage.shared.turn()
    }
  }

  /// Moves the finger quickly over the screen.
  func swipe(from start: CGPoint, to end: CGPoint) {
    HeldTime.held {
      send(.began, start)
      Stage.shared.turn()
      move(from: start, to: end, over: 0.15)
      send(.ended, end)
      Stage.shared.turn()
    }
  }

  private func move(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5) {
    for step in 1...Self.steps {
      let part = CGFloat(step) / CGFloat(Self.steps)
      HeldTime.advance(seconds / Double(Self.steps))
      send(
        .moved,
        CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      Stage.shared.turn()
    }
  }

  private func send(_ phase: TouchPhase, _ point: CGPoint) {
    Stage.shared.sendTouch(id: Self.identifier, phase: phase, at: point)
  }
}
