public import Foundation

/// The running app: its delegate, its windows and scenes, and the way of every event.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application of the process.
  open class var shared: UIApplication {
    if let sharedApplication { return sharedApplication }
    let application = UIApplication()
    sharedApplication = application
    return application
  }

  private static var sharedApplication: UIApplication?

  /// 7.7 – the application does not retain it on Apple's systems; the code that launches the app
  /// does.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// The state of the app: active, inactive or in the background.
  open var applicationState: State { state }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  // MARK: Windows and scenes

  /// The windows, shown or hidden, back to front.
  open var windows: [UIWindow] {
    Stage.shared.windowsBackToFront.filter { !$0.isSystemWindow }
  }

  /// The reading direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.readingDirection
  }

  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.device.preferredContentSizeCategory
  }

  /// Of the key windows of all scenes, the one that became it last.
  open var keyWindow: UIWindow? { lastKeyWindow }

  /// The scenes that are connected; in an app without a scene manifest, the one that its windows are
  /// in.
  // 8.1.16: an app without a scene manifest has one scene, and its windows are in it.
  open var connectedScenes: Set<UIScene> { soleScene.map { [$0] } ?? managedScenes }

  /// The sessions of all scenes, connected or not.
  open internal(set) var openSessions: Set<UISceneSession> = []

  /// A Boolean value that indicates whether several scenes of the app can be on the screen: on a
  /// large device, if Info.plist allows it.
  open var supportsMultipleScenes: Bool {
    Stage.shared.device.isPad
      && SceneManifest(Stage.shared.infoDictionary)?.supportsMultipleScenes == true
  }

  /// Brings a scene to the front: the one of `sceneSession`, or a new one when that is `nil`.
  ///
  /// It returns at once. `errorHandler` is called if the request is not possible.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Stage.shared.performAfterCommit { [self] in
      do {
        try activate(sceneSession, with: userActivity)
      } catch {
        errorHandler?(error)
      }
    }
  }

  /// Closes the scene of a session for good.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Stage.shared.performAfterCommit { [self] in
      do {
        try destroy(sceneSession)
      } catch {
        errorHandler?(error)
      }
    }
  }

  // MARK: URLs

  /// Opens a URL in the app that it belongs to, which may be this one.
  ///
  /// 8.3.5 – it returns at once; `completion` gets on the main queue whether there was an app.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Stage.shared.open(
      url, universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false,
      completion: completion)
  }

  /// Opens a URL in the app that it belongs to; returns whether there is one.
  @discardableResult
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether there is an app for the URL; no, for a scheme
  /// that Info.plist does not ask for in `LSApplicationQueriesSchemes`, unless every device has an
  /// app for it.
  @discardableResult
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let asked = Stage.shared.infoDictionary["LSApplicationQueriesSchemes"] as? [String] ?? []
    let mayAsk =
      System.ownSchemes.contains(scheme) || asked.contains { $0.lowercased() == scheme }
    return mayAsk && Stage.shared.hasApp(for: url)
  }

  /// Opens a URL; returns whether there is an app for it.
  @available(iOS, deprecated: 10.0)
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard Stage.shared.hasApp(for: url) else { return false }
    open(url)
    return true
  }

  // MARK: Actions

  /// Sends a message: to `target`, or to the first responder in the chain that can perform it.
  ///
  /// - Returns: `true` if an object performed the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? self.target(forAction: action, from: sender) else { return false }
    // 10.3.1 – a method takes nothing, the sender, or the sender and the event.
    let arguments = [sender, event].prefix(action.parameters)
    Message.send(action, to: target as AnyObject, Array(arguments))
    return true
  }

  // MARK: The icon and the device

  /// A Boolean value that indicates whether the device stays awake while it is not touched.
  open var isIdleTimerDisabled = false

  /// A Boolean value that indicates whether the app is busy on the network. The system shows it
  /// nowhere since iOS 13.
  @available(iOS, deprecated: 13.0)
  open var isNetworkActivityIndicatorVisible = false

  /// The number on the app's icon; none when zero.
  open var applicationIconBadgeNumber: Int {
    get { Stage.shared.system.badge }
    set { Stage.shared.system.badge = max(0, newValue) }
  }

  /// The quick actions that the app adds to those of its Info.plist.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { Stage.shared.system.shortcutItems }
    set { Stage.shared.system.shortcutItems = newValue?.map { $0.copied() } }
  }

  // MARK: Orientation

  /// The orientations where the delegate returns none: those of Info.plist, else all on an iPad,
  /// and all except upside down on an iPhone.
  @discardableResult
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    orientationsOfInfoDictionary ?? Stage.shared.device.defaultOrientations
  }

  // MARK: The status bar

  /// The frame of the status bar in screen coordinates; `.zero` while it is hidden.
  @available(iOS, deprecated: 13.0)
  open var statusBarFrame: CGRect {
    let region = Stage.shared.statusBarRegion
    return region.isNull ? .zero : region
  }

  /// The orientation of the interface; setting it counts where the controller in front does not
  /// follow the device (low confidence: Apple's headers say only that it is limited).
  @available(iOS, deprecated: 13.0)
  open var statusBarOrientation: UIInterfaceOrientation {
    get { Stage.shared.orientation }
    set { Stage.shared.turnHeldInterface(to: newValue) }
  }

  // Controllers decide, unless Info.plist turns that off.

  /// The look of the status bar; what is set counts where Info.plist's
  /// `UIViewControllerBasedStatusBarAppearance` is false.
  @available(iOS, deprecated: 9.0)
  open var statusBarStyle: UIStatusBarStyle {
    get { Stage.shared.statusBar.style }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  @available(iOS, deprecated: 9.0)
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    ownStatusBar.style = statusBarStyle
    Stage.shared.setNeedsStatusBarUpdate()
  }

  /// A Boolean value that indicates whether there is no status bar; what is set counts where
  /// Info.plist's `UIViewControllerBasedStatusBarAppearance` is false.
  @available(iOS, deprecated: 13.0)
  open var isStatusBarHidden: Bool {
    get { Stage.shared.statusBar.isHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  @available(iOS, deprecated: 9.0)
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    ownStatusBar.isHidden = hidden
    ownStatusBar.animation = animation
    guard animation != .none else { return Stage.shared.setNeedsStatusBarUpdate() }
    UIView.systemAnimate(withDuration: StatusBarOverrides.duration) {
      Stage.shared.statusBarAnswersDidChange()
    }
  }

  // MARK: Time in the background

  /// Asks for time to end something when people leave the app: about half a minute from then on.
  ///
  /// The app ends the task with ``endBackgroundTask(_:)``. `handler` is called when the time is
  /// over before.
  @discardableResult
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// Seconds; no end of it while people use the app.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? backgroundTasks.remaining : .greatestFiniteMagnitude
  }

  // MARK: Remote notifications

  /// Asks for a token by which a server can reach this device. There is no such server here: the
  /// delegate's error method is called, as in a simulator without a push service.
  open func registerForRemoteNotifications() {
    Stage.shared.performAfterCommit { [self] in
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: Self.noRemoteNotifications)
    }
  }

  /// It has no effect, because registration always fails here.
  open func unregisterForRemoteNotifications() {}

  /// Never, here.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// The permission to launch the app in the background to fetch. People cannot turn it off here.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    Stage.shared.settings.refreshesInBackground ? .available : .denied
  }

  /// A Boolean value that indicates whether files that are protected can be read: always, for there
  /// is no passcode here.
  open var isProtectedDataAvailable: Bool { !Stage.shared.state.isLocked }

  // MARK: Events

  /// Ignores touches that begin from here on, until ``endIgnoringInteractionEvents()`` was called
  /// as often.
  @available(iOS, deprecated: 13.0)
  open func beginIgnoringInteractionEvents() { ignoringEvents += 1 }

  @available(iOS, deprecated: 13.0)
  open func endIgnoringInteractionEvents() { ignoringEvents = max(0, ignoringEvents - 1) }

  @available(iOS, deprecated: 13.0)
  open var isIgnoringInteractionEvents: Bool { ignoringEvents > 0 }

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      if let keyWindow { keyWindow.sendEvent(event) } else { event.deliver() }
      return
    }
    let concerned = Set((event.allTouches ?? []).compactMap(\.window))
    for window in Stage.shared.windowsFrontToBack where concerned.contains(window) {
      window.sendEvent(event)
    }
  }

  // MARK: Responding

  /// 10.2.1 – the delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Inside the stage

  let appearances = AppearanceProxies()
  lazy var ownStatusBar = StatusBarOverrides(Stage.shared.infoDictionary)
  /// Not retained: a responder that was released gets no keys.
  weak var firstResponder: UIResponder?
  /// The key window among those without a scene.
  weak var keyWindowOutsideScenes: UIWindow?
  weak var lastKeyWindow: UIWindow?
  /// Keeps the delegate that the launch made.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// In an app with scenes, only windows in a scene are shown.
  var usesScenes = false {
    didSet { if usesScenes { retireSoleScene() } }
  }
  /// The scenes that sessions were connected with.
  var managedScenes: Set<UIScene> = []
  /// A Boolean value that indicates whether the launch has not ruled out that the app has no scene
  /// manifest.
  var mayHaveSoleScene = true
  var storedSoleScene: UIWindowScene?
  /// The module of the delegate, with the classes that Info.plist or a template names.
  var moduleName: String?
  var state = State.active {
    didSet {
      storedSoleScene?.activationState = UIScene.ActivationState(state)
      guard (state == .background) != (oldValue == .background) else { return }
      if state == .background {
        backgroundTasks.enterBackground()
      } else {
        backgroundTasks.enterForeground()
      }
    }
  }
  let backgroundTasks = BackgroundTasks()
  private var ignoringEvents = 0
  /// A Boolean value that indicates whether touches that begin now are ignored.
  var ignoresTouches: Bool { ignoringEvents > 0 }
  /// The system has covered a part of the app; it is inactive until that ends.
  var isInterrupted = false

  static func install(_ application: UIApplication) { sharedApplication = application }
  static func resetShared() {
    sharedApplication = nil
    AccentColor.appDidChange(module: nil)
  }

  func makeKey(_ window: UIWindow) {
    // 5.8.2: each scene has a key window.
    // 5.8.4: windows can become key by default.
    guard !window.isKeyWindow, window.canBecomeKey else { return }
    // 5.8.2 – key windows of other scenes stay what they are.
    if let old = keyWindow(of: window.windowScene) {
      setKeyWindow(nil, of: window.windowScene)
      if lastKeyWindow === old { lastKeyWindow = nil }
      // 5.8.2 – the hook first, then the notification.
      old.resignKey()
      // 5.8.2 – the notification has no user info.
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    setKeyWindow(window, of: window.windowScene)
    lastKeyWindow = window
    // 5.8.2 – the hook first, then the notification.
    window.becomeKey()
    // 5.8.2 – the notification has no user info.
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// 5.8.2 – every scene has one, and so have the windows without a scene.
  func keyWindow(of scene: UIWindowScene?) -> UIWindow? {
    if let scene { return scene.storedKeyWindow }
    return keyWindowOutsideScenes
  }

  private func setKeyWindow(_ window: UIWindow?, of scene: UIWindowScene?) {
    if let scene { scene.storedKeyWindow = window } else { keyWindowOutsideScenes = window }
  }

  /// 5.8.7 – a hidden window is not the key window: the frontmost one of its scene becomes it.
  func keyWindowWasHidden(_ window: UIWindow) {
    guard window.isKeyWindow else { return }
    let next = Stage.shared.windowsFrontToBack.first {
      $0 !== window && $0.windowScene === window.windowScene && !$0.isHidden && !$0.isSystemWindow
        && $0.canBecomeKey
    }
    if let next { return makeKey(next) }
    setKeyWindow(nil, of: window.windowScene)
    if lastKeyWindow === window { lastKeyWindow = nil }
    // 5.8.2 – the hook first, then the notification.
    window.resignKey()
    // 5.8.2 – the notification has no user info.
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  /// A key window that moves to another scene stays the key window where there is no other.
  func keyWindow(_ window: UIWindow, didMoveFrom old: UIWindowScene?) {
    guard keyWindow(of: old) === window else { return }
    setKeyWindow(nil, of: old)
    if keyWindow(of: window.windowScene) == nil { setKeyWindow(window, of: window.windowScene) }
  }
}

// MARK: - Notifications

extension UIApplication {
  // 8.1.8 – each is posted after the matching message to the delegate.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
