package import Foundation

/// The one source of time for everything that UIKit animates or delays.
///
/// Nothing here sleeps: what is due runs at the beginning of a ``Stage/turn()``.
@MainActor
package final class AnimationClock {
  package enum Mode: Sendable {
    /// Nobody waits for the system: a transition goes through all its phases and completes on a later
    /// turn. What takes a time that the app has given takes it, while the run loop waits for it; a
    /// turn that is asked for jumps to it. The mode until `UIApplicationMain` runs.
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

  /// The one that an immediate clock waits for: who has chosen the time of something that is scheduled.
  package enum Author: Sendable {
    case system, app
  }

  private struct Entry {
    var due: TimeInterval
    let sequence: Int
    let body: () -> Void
  }

  private var entries: [Entry] = []
  /// The entries whose time the app has chosen.
  private var appEntries: [Entry] = []
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

  /// Seconds since some moment in the past; never goes back.
  package var now: TimeInterval {
    if mode == .real { return Self.uptime + realOffset }
    return virtualNow + (flowStart.map { Self.uptime - $0 } ?? 0)
  }

  private static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The moment that it is: that of the machine when the stage was set up, and what has passed since.
  package var date: Date { start.addingTimeInterval(now) }

  /// A Boolean value that indicates whether anything waits for time to pass.
  package var isIdle: Bool { entries.isEmpty && appEntries.isEmpty }

  /// The moment at which the next thing is due.
  package var nextDue: TimeInterval? {
    [entries.first?.due, appEntries.first?.due].compactMap(\.self).min()
  }

  /// A Boolean value that indicates whether an immediate clock has something for the next turn.
  var isHurrying: Bool { mode == .immediate && !entries.isEmpty }

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
    let entry = Entry(due: now + max(0, delay), sequence: sequence, body: body)
    switch author {
    case .system: Self.insert(entry, into: &entries)
    case .app: Self.insert(entry, into: &appEntries)
    }
    rearm()
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
    appEntries.removeAll { $0.sequence == token.sequence }
    rearm()
  }

  /// Runs `body` at the beginning of a turn when the time has come.
  ///
  /// An alarm, unlike a scheduled entry, is not waited for: time does not jump to it, and it does
  /// not keep the stage from settling.
  package func setAlarm(after delay: TimeInterval, _ body: @escaping () -> Void) {
    sequence += 1
    Self.insert(
      Entry(due: now + max(0, delay), sequence: sequence, body: body), into: &alarms)
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
      if waits { hurryEntries() } else { jump() }
    }
    let limit = now
    var fired = false
    // Entries that a body schedules wait for the next turn, even if they are due at once.
    let last = sequence
    while let entry = takeFirst(until: limit, last: last) {
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

  /// Moves time to whatever is due next.
  private func jump() {
    stopFlow()
    if let next = nextDue { virtualNow = max(virtualNow, next) }
  }

  /// Brings the entries of the system nearer by the time that the first of them still has, so that the
  /// time of others goes on as it does.
  private func hurryEntries() {
    guard let first = entries.first, first.due > now else { return }
    let rest = first.due - now
    for index in entries.indices { entries[index].due -= rest }
  }

  private func takeFirst(until limit: TimeInterval, last: Int) -> Entry? {
    func isDue(_ entry: Entry) -> Bool { entry.due <= limit && entry.sequence <= last }
    let (system, app) = (
      entries.first.flatMap { isDue($0) ? $0 : nil },
      appEntries.first.flatMap { isDue($0) ? $0 : nil }
    )
    switch (system, app) {
    case (nil, nil): return nil
    case (_?, nil): return entries.removeFirst()
    case (nil, _?): return appEntries.removeFirst()
    case (let system?, let app?):
      let isSystemFirst = (system.due, system.sequence) < (app.due, app.sequence)
      return isSystemFirst ? entries.removeFirst() : appEntries.removeFirst()
    }
  }

  /// Forgets everything that waits, and goes back to the immediate mode.
  func reset() {
    stopFlow()
    entries = []
    appEntries = []
    alarms = []
    mode = .immediate
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

  // A clock that goes with the machine's needs the run loop to wake up when the next thing is due.
  private func rearm() {
    timer?.invalidate()
    timer = nil
    let waiting = mode == .real ? [entries, appEntries, alarms] : [appEntries, alarms]
    let due = mode == .manual ? nil : waiting.compactMap(\.first?.due).min()
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
