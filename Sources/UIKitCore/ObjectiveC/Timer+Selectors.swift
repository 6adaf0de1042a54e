public import Foundation
import Synchronization

// Foundation's timer has no room for `userInfo`: a value is not stored, and a message reports it.

extension Timer {
  /// A timer that sends a message to `aTarget`, which it keeps until it is invalid.
  ///
  /// Add it to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that sends its first message on a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    if ui != nil {
      Console.log(
        "[Timer] userInfo is not kept here: keep it in the target, or use a timer's block.")
    }
    let keeper = TimerTarget(t as AnyObject)
    let fire = { (timer: Timer) in
      guard let target = keeper.target else { return }
      _ = Message.send(s, to: target, s.parameters == 0 ? [] : [timer])
    }
    // It fires where its run loop runs.
    self.init(
      fire: date, interval: ti, repeats: rep,
      block: unsafeBitCast(fire, to: (@Sendable (Timer) -> Void).self))
    keeper.timer = self
    TimerTarget.add(keeper)
  }

  /// A timer on the current run loop that sends a message to `aTarget`, which it keeps until it is
  /// invalid.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// The target of a timer. Foundation's timers keep their blocks when they have become invalid, and nothing tells
/// of that: it is looked for before the run loop sleeps.
final class TimerTarget: Sendable {
  // Written before the timer can fire, and when it cannot any more.
  nonisolated(unsafe) private(set) var target: AnyObject?
  nonisolated(unsafe) fileprivate(set) weak var timer: Timer?

  init(_ target: AnyObject) { self.target = target }

  private static let all = Mutex<[TimerTarget]>([])

  static func add(_ target: TimerTarget) { all.withLock { $0.append(target) } }

  /// Releases the targets of the timers that have become invalid.
  static func releaseInvalid() {
    var ended: [TimerTarget] = []
    all.withLock { targets in
      targets.removeAll { target in
        // Asked once: a timer of another thread may become invalid in between.
        guard target.timer?.isValid != true else { return false }
        ended.append(target)
        return true
      }
    }
    for target in ended { target.target = nil }
  }
}
