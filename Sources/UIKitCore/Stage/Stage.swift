package import Foundation
import CStage
import UserNotifications

/// What UIKit has once in a process: time, turns, the glass, the windows on it.
///
/// A *turn* is one commit of the implicit transaction: what is due happens, views are laid out, then
/// come the blocks that wait for the commit. In a running app the main run loop turns before it goes
/// to sleep, as Core Animation commits; a test may turn by hand.
@MainActor
package final class Stage {
  package static let shared = Stage()

  package let clock = AnimationClock()
  package let panels = Panels()
  package let departures = Departures()

  /// The glass, upright.
  package internal(set) var device = Device.iPhone15
  /// How the device is held.
  package internal(set) var deviceOrientation = UIDeviceOrientation.portrait
  /// How the interface stands on it.
  package internal(set) var orientation = UIInterfaceOrientation.portrait
  /// How it is going to stand, while controllers are told that it will stand otherwise.
  var comingOrientation: UIInterfaceOrientation?

  /// What the controllers in front want the system to draw over the app.
  var statusBar = StatusBarState()
  var needsStatusBarUpdate = false
  var lastStatusBarAnimation = 0
  weak var lastFrontController: UIViewController?

  /// What a change of a stack does while another one is being shown.
  package enum TransitionPolicy: String, Sendable, CaseIterable {
    /// It waits, and is not on the stack until then: iOS 15 to 17.
    case queued
    /// What runs is completed at once: iOS 18 and later.
    case fluid
  }

  package var transitionPolicy = TransitionPolicy.queued

  /// What the app told assistive technology, the latest last.
  package internal(set) var announcements: [Announcement] = []

  /// Called when the app tells assistive technology something.
  package var onAnnouncement: (@MainActor (Announcement) -> Void)?

  /// What people would have felt, the latest last.
  package internal(set) var feedback: [Feedback] = []

  /// What people chose in the device's settings.
  var settings = DeviceSettings() {
    didSet { if settings != oldValue { settingsDidChange(from: oldValue) } }
  }

  private let fingers = Fingers()
  private let pointer = Pointer()
  let keys = Keys()
  /// What is offered for a selection now.
  weak var editMenu: EditMenuBar?
  /// Whether there was anything offered when the last finger came down.
  var touchBeganWithEditMenu = false
  let gestures = GestureEnvironment()
  let displays = DisplayQueue()
  package let keyboard = Keyboard()

  /// What the device keeps of the app, whether it runs or not.
  package var system = System()
  /// Info.plist of the app.
  package var infoDictionary = Bundle.main.infoDictionary ?? [:]
  /// The languages that people read, the best first.
  package var languages = Locale.preferredLanguages

  /// What the system asks people over the app.
  var systemQuestion: SystemQuestion?

  /// Called at the end of every turn that changed anything.
  package var onCommit: (@MainActor () -> Void)?

  private var afterCommit: [() -> Void] = []
  private var needsTurn = false
  private var isTurning = false
  private var keptAlive: [AnyObject] = []
  private var keptAliveBefore: [AnyObject] = []
  private var openTransitions: [ObjectIdentifier: String] = [:]
  private var windowReferences: [WeakWindow] = []

  private init() {
    ControllersPanel.register(on: self)
    UNUserNotificationCenter.current().host = self
    clock.onSchedule = { [weak self] in self?.setNeedsTurn() }
    stage_observe_main_run_loop {
      MainActor.assumeIsolated { Stage.shared.turnFromRunLoop() }
    }
  }

  // MARK: Turning

  /// Says that something changed, so that the run loop turns before it sleeps.
  package func setNeedsTurn() {
    guard !needsTurn else { return }
    needsTurn = true
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
    afterCommit.append(body)
    setNeedsTurn()
  }

  /// Keeps `object` until the end of the turn after this one, as an autorelease pool would.
  ///
  /// 7.6 – nothing is released inside its own last callback.
  func keepAlive(_ object: AnyObject) {
    keptAlive.append(object)
    setNeedsTurn()
  }

  /// Commits once: what is due, layout, then the blocks that wait for the commit.
  ///
  /// Returns whether anything happened. Inside another turn it does nothing.
  @discardableResult
  package func turn() -> Bool {
    guard !isTurning else { return false }
    isTurning = true
    defer {
      isTurning = false
      // Also for what was asked for at the very end, by a panel or by somebody who watches.
      if needsTurn { wakeRunLoop() }
    }
    var changed = needsTurn
    needsTurn = false

    // 10.4.2 – actions come on the turn after the touches that called for them.
    changed = gestures.performActions() || changed
    if clock.fire() { changed = true }
    for window in windows where window.commitLayout() { changed = true }
    let blocks = afterCommit
    afterCommit = []
    for block in blocks { block() }
    CATransaction.commitImplicit()
    if !blocks.isEmpty { changed = true }
    if needsStatusBarUpdate, updateStatusBar() { changed = true }
    if Associations.releaseOrphans() { changed = true }
    updateOrientationForFront()

    keptAliveBefore = keptAlive
    keptAlive = []
    if !keptAliveBefore.isEmpty || !afterCommit.isEmpty { needsTurn = true }
    if clock.mode == .immediate, !clock.isIdle { needsTurn = true }
    if panelsAreOutdated {
      panelsAreOutdated = false
      panels.setNeedsUpdate()
    }
    if changed { onCommit?() }
    return changed
  }

  /// Lays out and commits now, without letting any time pass; for whoever cannot wait for the turn.
  package func flush() {
    guard !isTurning else { return }
    isTurning = true
    var changed = false
    for window in windows where window.commitLayout() { changed = true }
    isTurning = false
    // What was asked for meanwhile woke nobody.
    if needsTurn { wakeRunLoop() }
    if changed { onCommit?() }
  }

  private func turnFromRunLoop() {
    guard needsTurn, clock.mode != .manual else { return }
    turn()
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
    openTransitions[ObjectIdentifier(owner)] = description
    setNeedsTurn()
  }

  func endTransition(_ owner: AnyObject) {
    openTransitions[ObjectIdentifier(owner)] = nil
    setNeedsTurn()
  }

  /// No transition is open and nothing waits for a turn.
  package var isSettled: Bool {
    openTransitions.isEmpty && clock.isIdle && !needsTurn && afterCommit.isEmpty
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
      if !turn(), openTransitions.isEmpty { return }
    }
    if isSettled { return }
    var moving = openTransitions.values.sorted()
    if !clock.isIdle { moving.append("an animation or a delay on the clock") }
    if moving.isEmpty { moving.append("views that ask for layout in every turn") }
    throw NotSettled(moving: moving)
  }

  /// The stage was still moving after ``settleLimit`` turns.
  package struct NotSettled: Error, CustomStringConvertible {
    /// What still moves, in words.
    package let moving: [String]

    package var description: String {
      "Not settled after \(Stage.settleLimit) turns; still moving: "
        + moving.joined(separator: ", ") + "."
    }
  }

  // MARK: Windows

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Every living window, the oldest first.
  package var windows: [UIWindow] { windowReferences.compactMap(\.window) }

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
    fingers.send(id: id, phase: phase, type: type, at: point, stage: self)
  }

  /// A mouse's pointer moved there, or, with `nil`, off the glass; no button of it is down.
  package func movePointer(to point: CGPoint?) {
    pointer.move(to: point, on: self)
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
  }

  // MARK: Starting over

  /// Takes everything off the stage, as if the process had just started: for tests.
  package func reset() {
    for window in windows { window.leaveStage() }
    windowReferences = []
    afterCommit = []
    keptAlive = []
    keptAliveBefore = []
    openTransitions = [:]
    AnimationGroup.forgetAll()
    CATransaction.forgetAll()
    clock.reset()
    device = .iPhone15
    deviceOrientation = .portrait
    orientation = .portrait
    comingOrientation = nil
    statusBar = StatusBarState()
    needsStatusBarUpdate = false
    settings = DeviceSettings()
    announcements = []
    feedback = []
    deviceTraitsDidChange()
    transitionPolicy = .queued
    fingers.forget()
    pointer.forget()
    keys.forget()
    touchBeganWithEditMenu = false
    gestures.forget()
    keyboard.forget()
    onCommit = nil
    departures.isWatched = false
    needsTurn = false
    system = System()
    infoDictionary = Bundle.main.infoDictionary ?? [:]
    languages = Locale.preferredLanguages
    systemQuestion = nil
    UNUserNotificationCenter.current().state = NotificationState()
    UNUserNotificationCenter.current().delegate = nil
    UIApplication.resetShared()
    NotificationCenter.default.post(name: Self.didReset, object: nil)
  }

  /// Posted when everything is off the stage: modules in other packages keep things for the device too,
  /// such as where it is.
  private static let didReset = Notification.Name("StorylineStageDidReset")
}
