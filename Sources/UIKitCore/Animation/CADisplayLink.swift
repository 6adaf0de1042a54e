public import Foundation

/// A timer that sends a message to its target with the frames of the display.
///
/// The display has 60 frames a second on the clock of ``CACurrentMediaTime()``. Frames that pass
/// between two turns of the stage are one message. All run loops and modes count as the main run loop.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The frames of the display in a second.
  private static let refreshRate: Double = 60

  private struct Registration: Hashable {
    let runLoop: ObjectIdentifier
    let mode: RunLoop.Mode
  }

  // 13.5.2 – the target is kept until the link is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var registrations: Set<Registration> = []
  /// The number that distinguishes the alarm of the next frame from outdated ones.
  private var schedule = 0

  /// Makes a link that sends nothing until it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  // MARK: Run loops

  /// Begins to send messages. The run loop keeps the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    registrations.insert(Registration(runLoop: ObjectIdentifier(runloop), mode: mode))
    Stage.shared.state.displayLinks[ObjectIdentifier(self)] = self
    reschedule()
  }

  /// Ends the messages when no mode is left; the link can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    registrations.remove(Registration(runLoop: ObjectIdentifier(runloop), mode: mode))
    guard registrations.isEmpty else { return }
    stop()
  }

  /// Ends the messages for good and releases the target.
  ///
  /// It may be called by a `deinit`. On another thread it takes effect with the main queue.
  open nonisolated func invalidate() {
    guard Thread.isMainThread else {
      DispatchQueue.main.async { self.invalidate() }
      return
    }
    MainActor.assumeIsolated {
      registrations = []
      stop()
      target = nil
    }
  }

  // MARK: Time

  /// The time of the frame that the last message was sent for; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame that the link sends a message for; 0 before the first message.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames of the display; 0 before the first message.
  open private(set) var duration: CFTimeInterval = 0

  // MARK: Rate

  open var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// The messages a second that are wanted; 0 for one with each frame of the display.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { reschedule() } }
  }

  /// The range of rates that is wanted. Unless it is the default, it comes before
  /// ``preferredFramesPerSecond``.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { reschedule() } }
  }

  // MARK: - Frames

  /// The frames of the display from one message to the next.
  private var step: Double {
    let range = preferredFrameRateRange
    var rate = Double(preferredFramesPerSecond)
    if range != .default {
      let preferred = range.preferred ?? 0
      rate = Double(preferred > 0 ? preferred : range.maximum)
    }
    // 13.5.5 – a rate that divides that of the display, and is not below the wanted one.
    return rate > 0 ? max(1, (Self.refreshRate / rate).rounded(.down)) : 1
  }

  /// The number of the display's frame that is shown now.
  private var currentFrame: Double {
    (Stage.shared.clock.now * Self.refreshRate + 0.001).rounded(.down)
  }

  private func stop() {
    schedule += 1
    Stage.shared.state.displayLinks[ObjectIdentifier(self)] = nil
  }

  private func reschedule() {
    schedule += 1
    guard !registrations.isEmpty, !isPaused else { return }
    wait(for: currentFrame + step)
  }

  private func wait(for frame: Double) {
    let clock = Stage.shared.clock
    let number = schedule
    // An alarm: a link that runs keeps the stage from nothing. A little early, for rounding.
    let delay = frame / Self.refreshRate - clock.now - 0.000_001
    clock.setAlarm(after: max(delay, 0.000_001)) { [weak self] in
      guard let self, schedule == number else { return }
      show(max(frame, currentFrame))
    }
  }

  private func show(_ frame: Double) {
    guard let target else { return }
    let number = schedule
    duration = 1 / Self.refreshRate
    timestamp = frame / Self.refreshRate
    targetTimestamp = (frame + step) / Self.refreshRate
    Message.send(selector, to: target, selector.parameters == 0 ? [] : [self])
    // The target may have paused, invalidated or changed the link.
    if schedule == number { wait(for: frame + step) }
  }
}

extension UIScreen {
  /// Makes a display link for the screen. Add it to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
