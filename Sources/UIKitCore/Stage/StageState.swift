import Foundation

/// The stage's state of the device, of the app on it, and of the next turn.
///
/// A reset replaces it as a whole: a new process has it as it is declared here.
@MainActor
struct StageState {
  // MARK: The device

  var device = Device.iPhone15
  var deviceOrientation = UIDeviceOrientation.portrait
  var orientation = UIInterfaceOrientation.portrait
  var comingOrientation: UIInterfaceOrientation?
  /// The orientation that the app requested, until people turn the device.
  var requestedOrientation: UIInterfaceOrientation?
  var settings = DeviceSettings()
  var transitionPolicy = Stage.TransitionPolicy.queued
  /// A Boolean value that indicates whether a list has asked to follow the constraints in its cells.
  var listsFollowConstraints = false
  var feedback: [Feedback] = []
  var systemQuestion: SystemQuestion?

  var statusBar = StatusBarState()
  var needsStatusBarUpdate = false
  var lastStatusBarAnimation = 0
  weak var lastFrontController: UIViewController?

  // MARK: The app

  var system = System()
  /// A Boolean value that indicates whether the device is locked.
  var isLocked = false
  var infoDictionary = Bundle.main.infoDictionary ?? [:]
  var announcements: [Announcement] = []
  /// The brightness of the screen, from 0 to 1.
  var brightness: CGFloat = 0.5
  /// The app's pasteboards with names.
  var pasteboards: [UIPasteboard.Name: PasteboardContent] = [:]
  var onAnnouncement: (@MainActor (Announcement) -> Void)?
  var windowReferences: [WeakWindow] = []

  /// A window, which is not kept.
  struct WeakWindow {
    weak var window: UIWindow?
  }

  // MARK: Input

  let fingers = Fingers()
  let pointer = Pointer()
  let keys = Keys()
  let gestures = GestureEnvironment()
  let keyboard = Keyboard()
  weak var editMenu: EditMenuBar?
  var menuController: UIMenuController?
  var touchBeganWithEditMenu = false
  /// The running drag.
  weak var drag: RunningDrag?

  // MARK: Turns

  let displays = DisplayQueue()
  /// The display links on run loops, which keep them.
  var displayLinks: [ObjectIdentifier: CADisplayLink] = [:]
  var onCommit: (@MainActor () -> Void)?
  var afterCommit: [() -> Void] = []
  var needsTurn = false
  var keptAlive: [AnyObject] = []
  var keptAliveBefore: [AnyObject] = []
  var openTransitions: [ObjectIdentifier: String] = [:]
}

extension Stage {
  /// The screen, upright.
  package internal(set) var device: Device {
    get { state.device }
    set { state.device = newValue }
  }

  /// How the device is held.
  package internal(set) var deviceOrientation: UIDeviceOrientation {
    get { state.deviceOrientation }
    set { state.deviceOrientation = newValue }
  }

  /// How the interface stands on it.
  package internal(set) var orientation: UIInterfaceOrientation {
    get { state.orientation }
    set { state.orientation = newValue }
  }

  /// The coming orientation, while controllers are called about it.
  var comingOrientation: UIInterfaceOrientation? {
    get { state.comingOrientation }
    set { state.comingOrientation = newValue }
  }

  /// The settings of the device.
  var settings: DeviceSettings {
    get { state.settings }
    set {
      let old = state.settings
      state.settings = newValue
      if newValue != old { settingsDidChange(from: old) }
    }
  }

  package var transitionPolicy: TransitionPolicy {
    get { state.transitionPolicy }
    set { state.transitionPolicy = newValue }
  }

  /// The haptic feedback, the latest last.
  package internal(set) var feedback: [Feedback] {
    get { state.feedback }
    set { state.feedback = newValue }
  }

  /// The system's alert over the app.
  var systemQuestion: SystemQuestion? {
    get { state.systemQuestion }
    set { replace(\.systemQuestion, with: newValue) }
  }

  /// The system's views over the app, as the controllers in front request them.
  var statusBar: StatusBarState {
    get { state.statusBar }
    set { state.statusBar = newValue }
  }

  var needsStatusBarUpdate: Bool {
    get { state.needsStatusBarUpdate }
    set { state.needsStatusBarUpdate = newValue }
  }

  var lastStatusBarAnimation: Int {
    get { state.lastStatusBarAnimation }
    set { state.lastStatusBarAnimation = newValue }
  }

  var lastFrontController: UIViewController? {
    get { state.lastFrontController }
    set { state.lastFrontController = newValue }
  }

  /// The device's state of the app, whether it runs or not.
  package var system: System {
    get { state.system }
    set { replace(\.system, with: newValue) }
  }

  /// Info.plist of the app.
  package var infoDictionary: [String: Any] {
    get { state.infoDictionary }
    set { state.infoDictionary = newValue }
  }

  /// The announcements for assistive technology, the latest last.
  package internal(set) var announcements: [Announcement] {
    get { state.announcements }
    set { state.announcements = newValue }
  }

  /// Called when the app posts an announcement for assistive technology.
  package var onAnnouncement: (@MainActor (Announcement) -> Void)? {
    get { state.onAnnouncement }
    set { replace(\.onAnnouncement, with: newValue) }
  }

  /// Called at the end of every turn that changed anything.
  package var onCommit: (@MainActor () -> Void)? {
    get { state.onCommit }
    set { replace(\.onCommit, with: newValue) }
  }

  /// The edit menu of the current selection.
  var editMenu: EditMenuBar? {
    get { state.editMenu }
    set { state.editMenu = newValue }
  }

  /// The edit menu of apps for older systems, made when it is first asked for.
  var menuController: UIMenuController {
    if let made = state.menuController { return made }
    let made = UIMenuController()
    state.menuController = made
    return made
  }

  /// A Boolean value that indicates whether there was anything offered when the last finger came
  /// down.
  var touchBeganWithEditMenu: Bool {
    get { state.touchBeganWithEditMenu }
    set { state.touchBeganWithEditMenu = newValue }
  }

  var keys: Keys { state.keys }
  var gestures: GestureEnvironment { state.gestures }
  var displays: DisplayQueue { state.displays }
  package var keyboard: Keyboard { state.keyboard }

  /// Replaces a part of the state. What is released thereby may read the state: it is released later.
  private func replace<Value>(
    _ path: WritableKeyPath<StageState, Value>, with value: Value
  ) {
    let old = state[keyPath: path]
    state[keyPath: path] = value
    withExtendedLifetime(old) {}
  }
}
