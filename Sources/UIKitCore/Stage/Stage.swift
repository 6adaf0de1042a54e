package import Foundation
import CStage
import UserNotifications

/// The parts of UIKit that exist once in a process: time, turns, the screen, and its windows.
///
/// A *turn* is one commit of the implicit transaction: what is due happens, views are laid out, then
/// come the blocks that wait for the commit. In a running app the main run loop turns before it goes
/// to sleep, as Core Animation commits; a test may turn by hand.
@MainActor
package final class Stage {
  package static let shared = Stage()

  package let clock = AnimationClock()
  package let panels = Panels()
  package let releaseTracker = ReleaseTracker()

  /// Everything that a new process has as it is here.
  var state = StageState()

  private var isTurning = false
  let pool = AutoreleasePool()

  /// The effect of a change of a stack during another change's transition.
  package enum TransitionPolicy: String, Sendable, CaseIterable {
    /// It waits, and is not on the stack until then: iOS 15 to 17.
    case queued
    /// The running transition is completed at once: iOS 18 and later.
    case fluid
  }

  /// A Boolean value that indicates whether the device's own warning is being posted.
  var isWarningOfMemory = false

  private init() {
    ControllersPanel.register(on: self)
    UNUserNotificationCenter.current().host = self
    clock.onSchedule = { [weak self] in self?.setNeedsTurn() }
    observeMemoryWarnings()
    stage_observe_main_run_loop {
      MainActor.assumeIsolated { Stage.shared.turnFromRunLoop() }
    }
  }

  // MARK: Turning

  /// Requests a turn of the run loop before it sleeps.
  package func setNeedsTurn() {
    guard !state.needsTurn else { return }
    state.needsTurn = true
    if !isTurning { wakeRunLoop() }
  }

  // The run loop turns when it is about to sleep: something has to bring it there once more.
  private func wakeRunLoop() {
    guard clock.mode != .manual else { return }
    RunLoop.main.perform(inModes: [.common]) {}
    // A block alone does not keep a loop awake that is about to sleep, and that is when it turns.
    stage_wake_main_run_loop()
  }

  /// Runs `body` after the commit of the current turn.
  func performAfterCommit(_ body: @escaping () -> Void) {
    state.afterCommit.append(body)
    setNeedsTurn()
  }

  /// Keeps `object` until the end of the turn after this one, as an autorelease pool would.
  ///
  /// 7.6 – nothing is released inside its own last callback.
  func keepAlive(_ object: AnyObject) {
    state.keptAlive.append(object)
    setNeedsTurn()
  }

  /// Keeps `object` until the end of the current turn, or of the next one outside of turns.
  func autorelease(_ object: AnyObject) {
    pool.add(object)
    // Every turn drains the pool; without one that is running, one has to come.
    if !isTurning { setNeedsTurn() }
  }

  /// Releases what is kept until the end of this turn.
  private func releaseKept() {
    // Released only when the state has changed, for what is released may read it.
    var released = state.keptAliveBefore
    state.keptAliveBefore = state.keptAlive
    state.keptAlive = []
    released.removeAll()
    pool.drain()
  }

  /// Releases everything that turns would release, outside of them.
  func releaseAllKept() {
    guard !isTurning else { return }
    // An object is kept for two turns, so the ends of two are carried out.
    releaseKept()
    releaseKept()
  }

  /// Commits once: what is due, layout, then the blocks that wait for the commit.
  ///
  /// Inside another turn it does nothing.
  ///
  /// - Parameter waits: `true` for an immediate clock to wait for times that the app has chosen.
  /// - Returns: A Boolean value that indicates whether anything happened.
  @discardableResult
  package func turn(waits: Bool = false) -> Bool {
    guard !isTurning else { return false }
    isTurning = true
    defer {
      isTurning = false
      // Also for requests at the very end, by a panel or by an observer.
      if state.needsTurn { wakeRunLoop() }
    }
    var changed = state.needsTurn
    state.needsTurn = false

    // 10.4.2 – actions come on the turn after the touches that called for them.
    changed = gestures.performActions() || changed
    if clock.fire(waits: waits) { changed = true }
    for window in windows where window.commitLayout() { changed = true }
    let blocks = state.afterCommit
    state.afterCommit = []
    for block in blocks { block() }
    CATransaction.commitImplicit()
    if !blocks.isEmpty { changed = true }
    if needsStatusBarUpdate, updateStatusBar() { changed = true }
    if Associations.releaseOrphans() { changed = true }
    updateOrientationForFront()

    releaseKept()
    if !state.keptAliveBefore.isEmpty || !state.afterCommit.isEmpty { state.needsTurn = true }
    if clock.isHurrying { state.needsTurn = true }
    if panelsAreOutdated {
      panelsAreOutdated = false
      panels.setNeedsUpdate()
    }
    if changed { onCommit?() }
    return changed
  }

  /// Lays out and commits now, without letting any time pass, for callers that cannot wait for the
  /// turn.
  package func flush() {
    guard !isTurning else { return }
    isTurning = true
    var changed = false
    for window in windows where window.commitLayout() { changed = true }
    isTurning = false
    if pool.count > 0 { state.needsTurn = true }
    // Requests meanwhile did not wake the run loop.
    if state.needsTurn { wakeRunLoop() }
    if changed { onCommit?() }
  }

  private func turnFromRunLoop() {
    TimerTarget.releaseInvalid()
    guard state.needsTurn, clock.mode != .manual else { return }
    turn(waits: true)
  }

  // MARK: Panels

  private var panelsAreOutdated = false
  private var lastPanelID = 0

  /// Something that the panel of controllers shows changed.
  func controllersDidChange() {
    panelsAreOutdated = true
    needsStatusBarUpdate = true
  }

  func nextPanelID() -> Int {
    lastPanelID += 1
    return lastPanelID
  }

  // MARK: Settling

  /// Marks a transition as open until ``endTransition(_:)``, so that nothing counts as settled.
  func beginTransition(_ owner: AnyObject, _ description: String) {
    state.openTransitions[ObjectIdentifier(owner)] = description
    setNeedsTurn()
  }

  func endTransition(_ owner: AnyObject) {
    state.openTransitions[ObjectIdentifier(owner)] = nil
    setNeedsTurn()
  }

  /// No transition is open and nothing waits for a turn.
  package var isSettled: Bool {
    state.openTransitions.isEmpty && clock.isIdle && !state.needsTurn && state.afterCommit.isEmpty
  }

  /// The most turns that ``settle()`` takes.
  package nonisolated static let settleLimit = 20

  /// Turns until a whole turn changed nothing. A manual clock moves to whatever is due.
  ///
  /// - Throws: ``NotSettled`` after ``settleLimit`` turns, with what is still moving.
  package func settle() throws {
    for _ in 0..<Self.settleLimit {
      if clock.mode == .manual, let due = clock.nextDue, due > clock.now {
        clock.advance(by: due - clock.now)
      }
      if !turn(), state.openTransitions.isEmpty { return }
    }
    if isSettled { return }
    var moving = state.openTransitions.values.sorted()
    if !clock.isIdle { moving.append("an animation or a delay on the clock") }
    if moving.isEmpty { moving.append("views that ask for layout in every turn") }
    throw NotSettled(moving: moving)
  }

  /// The stage was still moving after ``settleLimit`` turns.
  package struct NotSettled: Error, CustomStringConvertible {
    /// The things that still move, in words.
    package let moving: [String]

    package var description: String {
      "Not settled after \(Stage.settleLimit) turns; still moving: "
        + moving.joined(separator: ", ") + "."
    }
  }

  // MARK: Windows

  /// Every living window, the oldest first.
  package var windows: [UIWindow] { state.windowReferences.compactMap(\.window) }

  /// The windows on the screen, the frontmost first.
  var windowsFrontToBack: [UIWindow] { windowsBackToFront.reversed().filter(\.isShown) }

  /// 5.8.1 – all windows; higher levels, and what was shown later, are in front. The windows of a
  /// scene are together, and the system's among those of the scene in front.
  var windowsBackToFront: [UIWindow] {
    windows.sorted {
      (order(of: $0), $0.windowLevel.rawValue, $0.order)
        < (order(of: $1), $1.windowLevel.rawValue, $1.order)
    }
  }

  private func order(of window: UIWindow) -> Int {
    window.isSystemWindow ? system.lastUse : window.windowScene?.order ?? system.lastUse
  }

  // MARK: Fingers

  /// One change of one finger, in screen coordinates.
  package func sendTouch(id: Int, phase: TouchPhase, at point: CGPoint) {
    sendTouch(id: id, phase: phase, type: .direct, at: point)
  }

  /// The same for a pencil or a pointer.
  package func sendTouch(
    id: Int, phase: TouchPhase, type: UITouch.TouchType, at point: CGPoint
  ) {
    state.fingers.send(id: id, phase: phase, type: type, at: point, stage: self)
  }

  /// A mouse's pointer moved there, or, with `nil`, off the screen; no button of it is down.
  package func movePointer(to point: CGPoint?) {
    state.pointer.move(to: point, on: self)
  }

  func add(_ window: UIWindow) {
    state.windowReferences.removeAll { $0.window == nil }
    state.windowReferences.append(StageState.WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    state.windowReferences.removeAll { $0.window == nil || $0.window === window }
  }

  // MARK: Starting over

  /// Takes everything off the stage, as if the process had just started: for tests.
  package func reset() {
    for window in windows { window.leaveStage() }
    gestures.forget()
    AnimationGroup.forgetAll()
    CATransaction.forgetAll()
    clock.reset()
    releaseTracker.isWatched = false
    let oldSettings = settings
    var old: StageState? = state
    state = StageState()
    // Released only when the state has changed, for what is released may read it.
    if old != nil { old = nil }
    pool.drain()
    if settings == oldSettings {
      deviceTraitsDidChange()
    } else {
      settingsDidChange(from: oldSettings)
    }
    // Requests by the changes of the device concern no window any more.
    state.needsTurn = false
    state.needsStatusBarUpdate = false
    UNUserNotificationCenter.current().state = NotificationState()
    UNUserNotificationCenter.current().delegate = nil
    UIApplication.resetShared()
    NotificationCenter.default.post(name: Self.didReset, object: nil)
  }

  /// Posted when everything is off the stage: modules in other packages keep things for the device too,
  /// such as where it is.
  private static let didReset = Notification.Name("StorylineStageDidReset")
}
