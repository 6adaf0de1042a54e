import Foundation
import StorylineTesting
import Testing
import UIKitCore

/// Tests for the drawing of a swipe back: the screens follow the finger, and go on from there.
@MainActor @Suite(.stage) struct BackSwipeDisplayTests {
  private let stage = Stage.shared
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let below = UIViewController()
  private let above = UIViewController()
  private let navigation = UINavigationController()

  init() throws {
    navigation.setViewControllers([below, above], animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
    stage.clock.mode = .manual
  }

  private var width: CGFloat { window.bounds.width }

  private func send(_ phase: TouchPhase, x: CGFloat, after seconds: TimeInterval = 0.1) {
    stage.clock.advance(by: seconds)
    stage.sendTouch(id: 1, phase: phase, at: CGPoint(x: x, y: 400))
    stage.turn()
  }

  /// Returns the left edge of a screen now, as a page that plays the list shows it.
  private func seenX(of controller: UIViewController) throws -> CGFloat {
    func find(_ nodes: [DisplayNode]) -> DisplayNode? {
      for node in nodes {
        if node.id == controller.view.displayID { return node }
        if let found = find(node.children) { return found }
      }
      return nil
    }
    let node = try #require(find(stage.displayList().roots))
    for animation in node.animations {
      guard case .frame(let start) = animation.property else { continue }
      let time = (stage.clock.now - animation.begin) / animation.duration
      let part = animation.curve.progress(at: min(max(CGFloat(time), 0), 1))
      return start.minX + (node.frame.minX - start.minX) * part
    }
    return node.frame.minX
  }

  @Test func `while it is held, the upper screen is where the finger took it`() throws {
    send(.began, x: 5)
    for x in stride(from: CGFloat(25), through: 165, by: 20) {
      send(.moved, x: x)
      #expect(abs(try seenX(of: above) - (x - 5)) < 0.01)
      let part = (x - 5) / width
      #expect(abs(try seenX(of: below) - (-0.3 * width * (1 - part))) < 0.01)
    }
    send(.cancelled, x: 165)
    try stage.settle()
  }

  @Test func `a finger that goes beyond where it came from shows the screen in its place`() throws {
    send(.began, x: 15)
    send(.moved, x: 60)
    send(.moved, x: 2)
    #expect(try seenX(of: above) == 0)
    send(.cancelled, x: 2)
    try stage.settle()
  }

  @Test(arguments: [true, false])
  func `let go, the screens go on from where they are without a jump`(finishes: Bool) throws {
    let last: CGFloat = finishes ? 265 : 105
    send(.began, x: 5)
    for x in stride(from: CGFloat(25), through: last, by: 20) { send(.moved, x: x) }
    let held = try seenX(of: above)
    send(.ended, x: last, after: 0)
    #expect(navigation.transitionCoordinator?.isCancelled == !finishes)
    var seen = [held, try seenX(of: above)]
    #expect(abs(seen[1] - held) < 0.5)
    while navigation.transitionCoordinator != nil, seen.count < 80 {
      stage.clock.advance(by: 1.0 / 60)
      stage.turn()
      if above.view.window != nil { seen.append(try seenX(of: above)) }
    }
    // One way only, in steps that no eye takes for a jump.
    for (one, next) in zip(seen, seen.dropFirst()) {
      #expect(finishes ? next >= one - 0.01 : next <= one + 0.01)
      #expect(abs(next - one) < width / 10)
    }
    let end = try #require(seen.last)
    #expect(abs(end - (finishes ? width : 0)) < width / 10)
    #expect(navigation.viewControllers == (finishes ? [below] : [below, above]))
    #expect(try seenX(of: finishes ? below : above) == 0)
  }

  @Test func `a flick goes on faster than a slow drag`() throws {
    func turnsToFinish(over seconds: TimeInterval) throws -> Int {
      navigation.setViewControllers([below, above], animated: false)
      try stage.settle()
      send(.began, x: 5)
      for step in 1...10 { send(.moved, x: 5 + CGFloat(step) * 25, after: seconds / 10) }
      send(.ended, x: 255, after: 0)
      var turns = 0
      while navigation.transitionCoordinator != nil, turns < 100 {
        stage.clock.advance(by: 1.0 / 60)
        stage.turn()
        turns += 1
      }
      return turns
    }
    let slow = try turnsToFinish(over: 2)
    let fast = try turnsToFinish(over: 0.1)
    #expect(fast < slow)
  }
}

extension DisplayAnimation.Curve {
  /// The progress at a part of the time, as browsers compute it.
  fileprivate func progress(at time: CGFloat) -> CGFloat {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = self else { return time }
    func bezier(_ one: CGFloat, _ other: CGFloat, _ t: CGFloat) -> CGFloat {
      3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * other + t * t * t
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(y1, y2, low)
  }
}
