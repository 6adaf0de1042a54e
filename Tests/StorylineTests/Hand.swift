import Foundation
import StorylineTesting
import UIKit

/// The gestures of one finger. Each gesture has ended when its method returns; the transitions that
/// it began have not.
@MainActor
struct Hand {
  /// The place of the back button, on a phone in portrait.
  private static let backButton = CGPoint(x: 24, y: 80)
  private static let edge = CGPoint(x: 2, y: 500)

  private func touch(_ phase: TouchPhase, _ point: CGPoint) {
    Stage.shared.sendTouch(id: 1, phase: phase, at: point)
  }

  func tap(_ point: CGPoint) {
    touch(.began, point)
    touch(.ended, point)
  }

  func tapBack() { tap(Self.backButton) }

  /// Presses the back button until its menu is there, and chooses the screen of that title.
  func goBack(to title: String, in window: UIWindow) {
    let before = window.subviews.count
    held {
      touch(.began, Self.backButton)
      advance(1)
      touch(.ended, Self.backButton)
      advance(1)
    }
    guard window.subviews.count > before, let menu = window.subviews.last,
      let row = label(title, in: menu)
    else { return }
    tap(row.convert(CGPoint(x: 2, y: 2), to: nil))
  }

  /// Swipes from the edge: all the way, or a little before going back and lifting the finger.
  func swipeBack(cancelled: Bool = false) {
    let end = CGPoint(x: cancelled ? 60 : 360, y: Self.edge.y)
    held { drag(from: Self.edge, to: end, thenBack: cancelled) }
  }

  /// Pulls at a sheet from a point at its top: down, or a little before going back.
  func pullDown(cancelled: Bool = false, from top: CGPoint) {
    let end = CGPoint(x: top.x, y: cancelled ? top.y + 60 : UIScreen.main.bounds.height - 20)
    held { drag(from: top, to: end, thenBack: cancelled) }
  }

  /// Begins every gesture that could take something away, and thinks better of it.
  func thinkBetterOfIt(pullingFrom top: CGPoint) throws {
    swipeBack(cancelled: true)
    try settleNow()
    pullDown(cancelled: true, from: top)
    try settleNow()
    for point in [Self.backButton, CGPoint(x: 195, y: 800), CGPoint(x: 195, y: 20)] {
      touch(.began, point)
      touch(.cancelled, point)
    }
    try settleNow()
  }

  // MARK: Moving a finger

  private func drag(from start: CGPoint, to end: CGPoint, thenBack: Bool) {
    touch(.began, start)
    Stage.shared.turn()
    move(from: start, to: end)
    if thenBack { move(from: end, to: start) }
    touch(.ended, thenBack ? start : end)
    Stage.shared.turn()
  }

  private func move(from start: CGPoint, to end: CGPoint) {
    for step in 1...5 {
      let part = CGFloat(step) / 5
      Stage.shared.clock.advance(by: 0.1)
      touch(
        .moved,
        CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      Stage.shared.turn()
    }
  }

  private func advance(_ seconds: TimeInterval) {
    Stage.shared.clock.advance(by: seconds)
    Stage.shared.turn()
  }

  // A finger has a speed: time is moved by hand while it is down.
  private func held(_ body: () -> Void) {
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .manual
    body()
    Stage.shared.clock.mode = mode
    Stage.shared.setNeedsTurn()
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    for subview in view.subviews {
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }
}
