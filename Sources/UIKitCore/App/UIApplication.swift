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

  /// 7.7 – not kept by the application on Apple's systems; whoever launches the app keeps it.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// Whether the app is in front of the person, and gets events.
  open internal(set) var applicationState = State.active

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  // MARK: Windows and scenes

  /// The windows that are shown or hidden, back to front.
  open var windows: [UIWindow] {
    Stage.shared.windowsBackToFront.filter { !$0.isSystemWindow }
  }

  /// The direction in which people read the language of the app.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.readingDirection
  }

  /// Of the key windows of all scenes, the one that became it last.
  open var keyWindow: UIWindow? { lastKeyWindow }

  /// The scenes that are connected.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of all scenes, connected or not.
  open internal(set) var openSessions: Set<UISceneSession> = []

  // MARK: Orientation

  /// How the interface may stand where the delegate says nothing: what Info.plist says, else any way
  /// on an iPad, and any but upside down on an iPhone.
  @discardableResult
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    orientationsOfInfoDictionary
      ?? (Stage.shared.device.isPad ? .all : .allButUpsideDown)
  }

  // MARK: Events

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    let concerned = Set((event.allTouches ?? []).compactMap(\.window))
    for window in Stage.shared.windowsFrontToBack where concerned.contains(window) {
      window.sendEvent(event)
    }
  }

  // MARK: Responding

  /// 10.2.1 – the delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Inside the stage

  /// Not kept: who is gone is nobody's to type into.
  weak var firstResponder: UIResponder?
  /// The key window among those without a scene.
  weak var keyWindowOutsideScenes: UIWindow?
  weak var lastKeyWindow: UIWindow?
  /// Keeps the delegate that the launch made.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// In an app with scenes, only windows in a scene are shown.
  var usesScenes = false
  /// 8.1.4 – what the delegate or Info.plist said for a session.
  var sceneConfigurations: [String: UISceneConfiguration] = [:]

  static func install(_ application: UIApplication) { sharedApplication = application }
  static func resetShared() { sharedApplication = nil }

  func makeKey(_ window: UIWindow) {
    // 5.8.2, 5.8.4
    guard !window.isKeyWindow, window.canBecomeKey else { return }
    // 5.8.2 – key windows of other scenes stay what they are.
    if let old = keyWindow(of: window.windowScene) {
      setKeyWindow(nil, of: window.windowScene)
      if lastKeyWindow === old { lastKeyWindow = nil }
      // 5.8.2
      old.resignKey()
      // 5.8.2
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    setKeyWindow(window, of: window.windowScene)
    lastKeyWindow = window
    // 5.8.2
    window.becomeKey()
    // 5.8.2
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

  /// A key window that goes to another scene stays one where nobody else is.
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
}

extension UIApplication {
  /// Keys of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
