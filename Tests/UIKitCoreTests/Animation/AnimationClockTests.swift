import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct AnimationClockTests {
  let clock = Stage.shared.clock

  // MARK: Immediate

  @Test func `immediately, every turn jumps to what is due next`() {
    #expect(clock.mode == .immediate)
    let start = clock.now
    var events: [String] = []
    clock.schedule(after: 100) { events.append("late") }
    clock.schedule(after: 1) { events.append("early") }
    Stage.shared.turn()
    #expect(events == ["early"])
    #expect(clock.now == start + 1)
    Stage.shared.turn()
    #expect(events == ["early", "late"])
    #expect(clock.now == start + 100)
    #expect(clock.isIdle)
  }

  @Test func `immediately, what is scheduled meanwhile waits for the next turn`() {
    var count = 0
    clock.schedule(after: 0) { [clock] in
      count += 1
      clock.schedule(after: 0) { count += 1 }
    }
    Stage.shared.turn()
    #expect(count == 1)
    Stage.shared.turn()
    #expect(count == 2)
  }

  @Test func `immediately, an animation is over after settling`() throws {
    let stage = AnimationStage()
    clock.mode = .immediate
    var isDone = false
    UIView.animate(withDuration: 3600) {
      stage.view.alpha = 0
    } completion: { _ in
      isDone = true
    }
    #expect(!isDone)
    try Stage.shared.settle()
    #expect(isDone)
  }

  // MARK: Manual

  @Test func `by hand, time moves only when it is moved`() {
    clock.mode = .manual
    let start = clock.now
    var events: [Int] = []
    for delay in [2, 1, 3] { clock.schedule(after: Double(delay)) { events.append(delay) } }
    Stage.shared.turn()
    #expect(events.isEmpty)
    #expect(clock.now == start)
    clock.advance(by: 2)
    #expect(events.isEmpty)
    Stage.shared.turn()
    #expect(events == [1, 2])
    #expect(clock.nextDue == start + 3)
  }

  @Test func `by hand, settling moves to whatever is due`() throws {
    clock.mode = .manual
    let start = clock.now
    var isDone = false
    clock.schedule(after: 7) { isDone = true }
    try Stage.shared.settle()
    #expect(isDone)
    #expect(clock.now == start + 7)
  }

  @Test func `what was cancelled does not run`() {
    clock.mode = .manual
    var events: [Int] = []
    let token = clock.schedule(after: 1) { events.append(1) }
    clock.schedule(after: 1) { events.append(2) }
    clock.cancel(token)
    clock.advance(by: 1)
    Stage.shared.turn()
    #expect(events == [2])
  }

  @Test func `moving another clock by hand is a mistake`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Stage.shared.clock.advance(by: 1)
    }
  }

  // MARK: Real

  @Test func `in real time, the run loop wakes up for what is due`() async {
    clock.mode = .real
    let start = clock.now
    let end = await withCheckedContinuation { continuation in
      clock.schedule(after: 0.02) { [clock] in continuation.resume(returning: clock.now) }
    }
    #expect(end - start >= 0.02)
  }

  @Test func `in real time, animations end by themselves, in the order of their lengths`() async {
    let stage = AnimationStage()
    clock.mode = .real
    var events: [String] = []
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.04, animations: { stage.view.alpha = 0 }) { _ in
        events.append("long")
        continuation.resume()
      }
      UIView.animate(withDuration: 0.01, animations: { stage.view.center.x = 0 }) { _ in
        events.append("short")
      }
    }
    #expect(events == ["short", "long"])
  }

  @Test func `no change of the mode lets time go back`() {
    var times = [clock.now]
    for mode in [AnimationClock.Mode.real, .manual, .real, .immediate, .manual, .immediate] {
      clock.mode = mode
      times.append(clock.now)
    }
    #expect(times == times.sorted())
  }

  @Test func `starting over forgets what waited`() {
    var isDone = false
    clock.schedule(after: 1) { isDone = true }
    clock.slowness = 5
    Stage.shared.reset()
    #expect(clock.isIdle && clock.slowness == 1 && clock.mode == .immediate)
    Stage.shared.turn()
    #expect(!isDone)
  }
}
