import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Turns that the run loop takes by itself.
@MainActor @Suite(.stage) struct RunLoopTurnTests {
  @Test func `a turn that asks for another one gets it, though nothing else happens`() async {
    let stage = Stage.shared
    stage.clock.mode = .real
    var turns = 0
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      stage.onCommit = {
        turns += 1
        // At the very end of a turn that the run loop took just before it sleeps.
        if turns < 4 { stage.setNeedsTurn() } else if turns == 4 { continuation.resume() }
      }
      stage.setNeedsTurn()
    }
    #expect(turns == 4)
  }

  @Test func `nothing turns while the clock waits`() {
    let stage = Stage.shared
    stage.clock.mode = .real
    stage.clock.schedule(after: 100) {}
    var turns = 0
    stage.onCommit = { turns += 1 }
    // Enough for a timer that fires at once to do so again and again.
    for _ in 0..<20 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    #expect(turns <= 1)
  }

  // MARK: Time in tests

  @Test func `in tests the run loop waits for the app's time, and not for the system's`() async {
    let clock = Stage.shared.clock
    var isAppDone = false
    let start = clock.now
    clock.schedule(after: 100, chosenBy: .app) { isAppDone = true }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      clock.schedule(after: 1000) { continuation.resume() }
    }
    #expect(!isAppDone)
    #expect(clock.now < start + 100)
    #expect(!clock.isIdle)
    // A turn that is asked for does not wait.
    Stage.shared.turn()
    #expect(isAppDone)
    #expect(clock.now >= start + 100)
  }

  @Test func `in tests the app's time is the machine's`() async {
    let clock = Stage.shared.clock
    let start = ProcessInfo.processInfo.systemUptime
    let due = clock.now + 0.02
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      clock.schedule(after: 0.02, chosenBy: .app) { continuation.resume() }
    }
    #expect(ProcessInfo.processInfo.systemUptime - start >= 0.02)
    #expect(clock.now >= due)
  }

  @Test func `in tests the system's times keep their order, whatever is scheduled meanwhile`() async
  {
    let clock = Stage.shared.clock
    var events: [String] = []
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      clock.schedule(after: 5) {
        events.append("first")
        clock.schedule(after: 1) { events.append("second") }
        clock.schedule(after: 3) { continuation.resume() }
      }
      clock.schedule(after: 7) { events.append("third") }
    }
    #expect(events == ["first", "second", "third"])
  }

  @Test func `in tests an animation of the app moves on with the machine's time`() async throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.isHidden = false
    Stage.shared.turn()
    UIView.animate(withDuration: 0.04, delay: 0, options: .curveLinear) { view.alpha = 0 }
    let seen = await withCheckedContinuation { (continuation: CheckedContinuation<Float?, Never>) in
      Stage.shared.clock.schedule(after: 0.02, chosenBy: .app) {
        continuation.resume(returning: view.layer.presentation()?.opacity)
      }
    }
    let opacity = try #require(seen)
    #expect(opacity <= 0.5 && view.alpha == 0)
  }
}
