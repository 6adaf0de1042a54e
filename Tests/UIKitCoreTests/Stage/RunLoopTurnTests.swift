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
}
