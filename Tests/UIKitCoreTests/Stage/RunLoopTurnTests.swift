import Foundation
import StorylineTesting
import Testing
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
}
