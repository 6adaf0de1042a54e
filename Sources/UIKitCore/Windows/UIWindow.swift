public import Foundation

/// The top of a view hierarchy: shows a root view controller and takes the touches on its part of
/// the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  // MARK: Creating a window

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
    joinSoleScene()
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window as large as the scene's screen, on it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    becomeWindow()
    join(windowScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    becomeWindow()
    joinSoleScene()
    decodeInterface(coder, as: UIWindow.self)
  }

  // Observers of a property stay silent while an initialiser of its own class sets it.
  private func join(_ scene: UIWindowScene) {
    windowScene = scene
  }

  /// 8.1.16: an app without a scene manifest has one scene, and its windows are in it.
  func joinSoleScene() {
    guard !isSystemWindow, windowScene == nil, let scene = UIApplication.shared.soleScene else {
      return
    }
    windowScene = scene
  }

  private func becomeWindow() {
    // 1.4.1 – a new window is hidden; nothing loads until it is shown.
    super.isHidden = true
    storedWindow = self
    Stage.shared.add(self)
  }

  // MARK: The content

  /// The controller whose view fills the window.
  ///
  /// 1.4.5 – its view is sized to the window and follows it; the old one's is removed first.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      guard newValue !== storedRoot else { return }
      replaceRoot(with: newValue)
    }
  }

  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
    // 7.16 – tests put a view into a window that they do not keep.
    Stage.shared.autorelease(self)
  }

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set {
      sizeTransition?.arriveNow()
      if newValue.size != super.frame.size, showsRoot, sizeTransition == nil {
        resize(to: newValue)
      } else {
        super.frame = newValue
      }
    }
  }

  // MARK: Showing

  /// Windows of a higher level are in front; on the same level, what was shown later.
  open var windowLevel: UIWindow.Level = .normal {
    didSet { contentDidChange() }
  }

  /// In an app with scenes, a window without one is not shown.
  open weak var windowScene: UIWindowScene? {
    didSet {
      if windowScene !== oldValue {
        oldValue?.remove(self)
        windowScene?.add(self)
        hasLostScene = windowScene == nil && oldValue?.isSole != true
        UIApplication.shared.keyWindow(self, didMoveFrom: oldValue)
        updateLiveness()
      }
    }
  }

  /// The screen that the window is on: there is one.
  open var screen = UIScreen.main

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      updateLiveness()
      let name = newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
      // 5.8.2 – posted without user information.
      NotificationCenter.default.post(name: name, object: self)
      if newValue { UIApplication.shared.keyWindowWasHidden(self) }
    }
  }

  /// Shows the window in front of its level and makes it the key window.
  open func makeKeyAndVisible() {
    showInFront()
    makeKey()
  }

  /// 5.8.2 – makes it the key window without changing whether it is seen.
  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// 5.8.2 – whether it is the key window of its scene.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow(of: windowScene) === self }

  /// 5.8.4 – true by default.
  open var canBecomeKey: Bool { true }

  /// A hook for subclasses, not to be called.
  open func becomeKey() {}

  /// A hook for subclasses, not to be called.
  open func resignKey() {}

  // MARK: Delivering events

  /// Hands an event to the views of its touches, or to the responder for keys.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent { return presses.deliver() }
    deliverTouches(of: event)
  }

  // MARK: Converting

  @discardableResult
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.minX - other.x, y: point.y + frame.minY - other.y)
  }

  @discardableResult
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x - frame.minX + other.x, y: point.y - frame.minY + other.y)
  }

  @discardableResult
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  @discardableResult
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  // MARK: Notifications

  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  // MARK: Responding

  /// 10.2.1 – the scene, then the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override var safeAreaInsets: UIEdgeInsets {
    let screen = Stage.shared.screen
    let (outer, inner) = (screen.bounds, screen.safeArea)
    // 12.4.9 – as much as the window has of what the screen's bars and shape cover.
    return UIEdgeInsets(
      top: min(max(0, outer.minY + inner.top - frame.minY), frame.height),
      left: min(max(0, outer.minX + inner.left - frame.minX), frame.width),
      bottom: min(max(0, frame.maxY - (outer.maxY - inner.bottom)), frame.height),
      right: min(max(0, frame.maxX - (outer.maxX - inner.right)), frame.width))
  }

  /// Each window has its own.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: - Inside the stage

  private lazy var ownUndoManager = UndoManager()
  /// A Boolean value that indicates whether it is the system's: the app does not find it among its
  /// own.
  var isSystemWindow: Bool { false }
  /// Returns the node of the window.
  func displayRoot() -> DisplayNode? { displayNode() }
  var storedRoot: UIViewController?
  /// The views of presentations that were removed when the window was hidden, the lowest first.
  var hiddenPresentations: [UITransitionView] = []
  /// The way to another size that the window is on.
  var sizeTransition: SizeTransition?
  /// The order in which windows of one level were shown.
  var order = 0
  /// A Boolean value that indicates whether the window's scene was taken from it.
  private(set) var hasLostScene = false
  /// A Boolean value that indicates whether the root's view is in the window: that is not hidden,
  /// and has not lost its scene.
  var showsRoot = false
  /// A Boolean value that indicates whether the window has been shown before.
  var hasBeenShown = false
  /// A Boolean value that indicates whether controllers in the window appear.
  var isLive: Bool {
    // 1.4.9 – those whose views the app adds by itself, also before the window is shown.
    showsRoot || !hasBeenShown
  }
  /// A Boolean value that indicates whether anything that is seen may differ from what it was at
  /// the last commit.
  var isDirty = true
}

extension UIWindow {
  /// The position of a window from back to front. A level is a number: `.normal + 1` is in front of `.normal`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // 5.8.1: a window of a higher level is in front.
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The level that many points further to the front.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(lhs.rawValue + rhs) }

  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }

  public static func += (lhs: inout Self, rhs: RawValue) { lhs.rawValue += rhs }

  /// The distance of two levels.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// The level that many points further to the back.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(lhs.rawValue - rhs) }

  public static func -= (lhs: inout Self, rhs: RawValue) { lhs.rawValue -= rhs }
}
