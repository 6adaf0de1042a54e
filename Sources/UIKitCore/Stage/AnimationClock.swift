package import Foundation

/// The one source of time for everything that UIKit animates or delays.
///
/// Nothing here sleeps: what is due runs at the beginning of a ``Stage/turn()``.
@MainActor
package final class AnimationClock {
  package enum Mode: Sendable {
    /// The mode until `UIApplicationMain` runs, which is that of tests. Animations of the system are
    /// over on the next turn, after all their phases. Animations whose duration the app has chosen
    /// run in real time while the run loop waits for them; a turn that is asked for jumps to their end.
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

  /// The side that has chosen a time. An immediate clock skips the system's, and waits for the app's.
  package enum Author: Sendable {
    case system, app
  }

  private struct Entry {
    var due: TimeInterval
    let sequence: Int
    let author: Author
    let body: () -> Void

    static func isSooner(_ one: Entry, _ other: Entry) -> Bool {
      (one.due, one.sequence) < (other.due, other.sequence)
    }
  }

  /// The scheduled work, the soonest first.
  private var entries: [Entry] = []
  private var alarms: [Entry] = []
  private var sequence = 0
  private var virtualNow: TimeInterval = 0
  /// The moment on the machine's clock since which an immediate clock goes with it; `nil` while nothing
  /// waits for that.
  private var flowStart: TimeInterval?
  private var realOffset: TimeInterval = 0
  /// The date at which ``now`` was 0.
  private lazy var start = Date(timeIntervalSinceNow: -now)
  private var timer: Timer?
  /// The moment for which `timer` is set.
  private var wakeTime: TimeInterval?

  /// Seconds since some moment in the past; never goes back.
  package var now: TimeInterval {
    if mode == .real { return Self.uptime + realOffset }
    return virtualNow + (flowStart.map { Self.uptime - $0 } ?? 0)
  }

  private static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The moment that it is: that of the machine when the stage was set up, and what has passed since.
  package var date: Date { start.addingTimeInterval(now) }

  /// A Boolean value that indicates whether anything waits for time to pass.
  package var isIdle: Bool { entries.isEmpty }

  /// The moment at which the next thing is due.
  package var nextDue: TimeInterval? { entries.first?.due }

  /// A Boolean value that indicates whether an immediate clock has something for the next turn.
  var isHurrying: Bool {
    mode == .immediate && entries.contains { $0.author == .system }
  }

  /// Runs `body` at the beginning of the first turn that is at least `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - delay: Seconds.
  ///   - author: The one who has chosen the delay.
  ///   - body: The work.
  /// - Returns: A name by which it can be cancelled.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, chosenBy author: Author = .system, _ body: @escaping () -> Void
  ) -> Token {
    sequence += 1
    let entry = Entry(
      due: now + max(0, delay), sequence: sequence, author: author, body: body)
    Self.insert(entry, into: &entries)
    if wakes(for: entry), entry.due < wakeTime ?? .infinity { rearm() }
    if author == .system || delay <= 0 || mode != .immediate { onSchedule?() }
    return Token(sequence: entry.sequence)
  }

  private static func insert(_ entry: Entry, into list: inout [Entry]) {
    list.insert(entry, at: list.firstIndex { $0.due > entry.due } ?? list.endIndex)
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
    Self.insert(
      Entry(due: now + max(0, delay), sequence: sequence, author: .app, body: body), into: &alarms)
    rearm()
    if delay <= 0 { onSchedule?() }
  }

  /// Lets time pass while nothing moves, up to the next alarm if that is sooner; returns how much.
  package func pass(_ seconds: TimeInterval) -> TimeInterval {
    precondition(mode != .real, "Real time passes by itself.")
    stopFlow()
    defer { rearm() }
    let step = min(seconds, max(0, (alarms.first?.due ?? .infinity) - virtualNow))
    virtualNow += step
    return step
  }

  /// Moves the time of a manual clock forward without turning.
  package func advance(by seconds: TimeInterval) {
    precondition(mode == .manual, "Only a manual clock is moved by hand; set its mode first.")
    virtualNow += seconds
  }

  /// Runs what is due, in the order in which it became due.
  ///
  /// - Parameter waits: `true` to wait for the time that the app has chosen.
  /// - Returns: A Boolean value that indicates whether there was anything.
  func fire(waits: Bool) -> Bool {
    if mode == .immediate {
      if waits { hurrySystem() } else { jump() }
    }
    let limit = now
    var fired = false
    // Entries that a body schedules wait for the next turn, even if they are due at once.
    let last = sequence
    func nextDue(in list: [Entry]) -> Int? {
      list.prefix { $0.due <= limit }.firstIndex { $0.sequence <= last }
    }
    while let index = nextDue(in: entries) {
      entries.remove(at: index).body()
      fired = true
    }
    while let index = nextDue(in: alarms) {
      alarms.remove(at: index).body()
      fired = true
    }
    rearm()
    return fired
  }

  /// Moves time to whatever is due next.
  private func jump() {
    stopFlow()
    if let next = nextDue { virtualNow = max(virtualNow, next) }
  }

  /// Brings the entries of the system nearer by the time that the first of them still has: they keep
  /// their distances, and the times of the app's entries do not change.
  private func hurrySystem() {
    guard let first = entries.first(where: { $0.author == .system }), first.due > now else {
      return
    }
    let rest = first.due - now
    for index in entries.indices where entries[index].author == .system {
      entries[index].due -= rest
    }
    entries.sort(by: Entry.isSooner)
  }

  /// Forgets everything that waits, and goes back to the immediate mode.
  func reset() {
    stopFlow()
    entries = []
    alarms = []
    mode = .immediate
    // It may have gone with the machine's: sums of seconds are exact only from a whole one on.
    virtualNow = virtualNow.rounded(.up)
    slowness = 1
    start = Date(timeIntervalSinceNow: -now)
    rearm()
  }

  private func changeMode(from old: Mode) {
    switch (old, mode) {
    case (_, .real):
      stopFlow()
      realOffset = virtualNow - Self.uptime
    case (.real, _):
      virtualNow = Self.uptime + realOffset
    default:
      stopFlow()
    }
    rearm()
  }

  private func stopFlow() {
    guard let flowStart else { return }
    virtualNow += Self.uptime - flowStart
    self.flowStart = nil
  }

  /// Returns a Boolean value that indicates whether the run loop has to wake up for an entry.
  private func wakes(for entry: Entry) -> Bool {
    switch mode {
    case .immediate: entry.author == .app
    case .real: true
    case .manual: false
    }
  }

  // A clock that goes with the machine's needs the run loop to wake up when the next thing is due.
  private func rearm() {
    timer?.invalidate()
    timer = nil
    let due = [entries.first(where: wakes), alarms.first(where: wakes)].compactMap(\.?.due).min()
    wakeTime = due
    if mode == .immediate, due != nil {
      flowStart = flowStart ?? Self.uptime
    } else {
      stopFlow()
    }
    guard let due else { return }
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
