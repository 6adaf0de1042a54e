package import Foundation

/// The one source of time for everything that UIKit animates or delays.
///
/// Nothing here sleeps: what is due runs at the beginning of a ``Stage/turn()``.
@MainActor
package final class AnimationClock {
  package enum Mode: Sendable {
    /// Time jumps to whatever is due next, one jump a turn: an animated transition goes through all
    /// its phases and completes on a later turn. The mode until `UIApplicationMain` runs.
    case immediate
    /// Time is the machine's. The mode of a running app.
    case real
    /// Time moves only by ``AnimationClock/advance(by:)``; turns happen only when asked for.
    case manual
  }

  package var mode = Mode.immediate {
    didSet { if mode != oldValue { changeMode(from: oldValue) } }
  }

  /// Called when an entry becomes due, or due sooner, so that a turn is needed.
  var onSchedule: (() -> Void)?

  /// How many times slower than real an animation runs; the simulator's "slow animations".
  package var slowness: Double = 1

  private struct Entry {
    let due: TimeInterval
    let sequence: Int
    let body: () -> Void
  }

  private var entries: [Entry] = []
  private var alarms: [Entry] = []
  private var sequence = 0
  private var virtualNow: TimeInterval = 0
  private var realOffset: TimeInterval = 0
  /// The date at which ``now`` was 0.
  private lazy var start = Date(timeIntervalSinceNow: -now)
  private var timer: Timer?

  /// Seconds since some moment in the past; never goes back.
  package var now: TimeInterval {
    mode == .real ? ProcessInfo.processInfo.systemUptime + realOffset : virtualNow
  }

  /// The moment that it is: that of the machine when the stage was set up, and what has passed since.
  package var date: Date { start.addingTimeInterval(now) }

  /// A Boolean value that indicates whether anything waits for time to pass.
  package var isIdle: Bool { entries.isEmpty }

  /// The moment at which the next thing is due.
  package var nextDue: TimeInterval? { entries.first?.due }

  /// Runs `body` at the beginning of the first turn that is at least `delay` seconds from now.
  ///
  /// - Returns: A closure that cancels it.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> Token {
    sequence += 1
    let entry = Entry(due: now + max(0, delay), sequence: sequence, body: body)
    let index = entries.firstIndex { $0.due > entry.due } ?? entries.endIndex
    entries.insert(entry, at: index)
    if index == 0 { rearm() }
    onSchedule?()
    return Token(sequence: entry.sequence)
  }

  /// Names something that waits for its time.
  package struct Token {
    fileprivate let sequence: Int
  }

  /// Forgets what waits under `token`.
  package func cancel(_ token: Token) {
    entries.removeAll { $0.sequence == token.sequence }
    rearm()
  }

  /// Runs `body` at the beginning of a turn when the time has come.
  ///
  /// An alarm, unlike a scheduled entry, is not waited for: time does not jump to it, and it does
  /// not keep the stage from settling.
  package func setAlarm(after delay: TimeInterval, _ body: @escaping () -> Void) {
    sequence += 1
    let alarm = Entry(due: now + max(0, delay), sequence: sequence, body: body)
    alarms.insert(alarm, at: alarms.firstIndex { $0.due > alarm.due } ?? alarms.endIndex)
    rearm()
    if delay <= 0 { onSchedule?() }
  }

  /// Lets time pass while nothing moves, up to the next alarm if that is sooner; returns how much.
  package func pass(_ seconds: TimeInterval) -> TimeInterval {
    precondition(mode != .real, "Real time passes by itself.")
    let step = min(seconds, max(0, (alarms.first?.due ?? .infinity) - virtualNow))
    virtualNow += step
    return step
  }

  /// Moves the time of a manual clock forward without turning.
  package func advance(by seconds: TimeInterval) {
    precondition(mode == .manual, "Only a manual clock is moved by hand; set its mode first.")
    virtualNow += seconds
  }

  /// Runs what is due, in the order in which it became due. Returns whether there was anything.
  func fire() -> Bool {
    if mode == .immediate, let next = nextDue { virtualNow = max(virtualNow, next) }
    let limit = now
    var fired = false
    // Entries that a body schedules wait for the next turn, even if they are due at once.
    let last = sequence
    while let entry = entries.first, entry.due <= limit, entry.sequence <= last {
      entries.removeFirst()
      entry.body()
      fired = true
    }
    while let alarm = alarms.first, alarm.due <= limit, alarm.sequence <= last {
      alarms.removeFirst()
      alarm.body()
      fired = true
    }
    rearm()
    return fired
  }

  /// Forgets everything that waits, and goes back to the immediate mode.
  func reset() {
    entries = []
    alarms = []
    mode = .immediate
    slowness = 1
    start = Date(timeIntervalSinceNow: -now)
    rearm()
  }

  private func changeMode(from old: Mode) {
    switch (old, mode) {
    case (_, .real):
      realOffset = virtualNow - ProcessInfo.processInfo.systemUptime
    case (.real, _):
      virtualNow = ProcessInfo.processInfo.systemUptime + realOffset
    default:
      break
    }
    rearm()
  }

  // A real clock needs the run loop to wake up when the next thing is due.
  private func rearm() {
    timer?.invalidate()
    timer = nil
    let dues = [entries.first?.due, alarms.first?.due].compactMap(\.self)
    guard mode == .real, let due = dues.min() else { return }
    // `Timer(timeInterval:)` fires at once on Linux (swift-corelibs-foundation, issue 4712). And half
    // a millisecond more than is left: too early a turn would only wait again.
    let date = Date(timeIntervalSinceNow: max(0, due - now) + 0.0005)
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { Stage.shared.setNeedsTurn() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
