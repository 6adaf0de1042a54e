public import Foundation

/// One running copy of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// 8.1.11 – what survives when the scene is disconnected.
  open private(set) var session: UISceneSession

  /// 8.1.10 – kept by the scene.
  open var delegate: (any UISceneDelegate)?

  /// 8.2.3
  open internal(set) var activationState = ActivationState.unattached

  /// The name by which people tell windows of the app apart.
  open var title: String!

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// Why a scene is connected; nothing in particular, at a plain launch.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  /// 10.2.1
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }

  /// How the interface of the scene stands on the screen.
  open var interfaceOrientation: UIInterfaceOrientation { Stage.shared.orientation }

  /// What the status bar looks like.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

  private let storedStatusBarManager = UIStatusBarManager()

  /// The windows of the scene, shown or hidden.
  open var windows: [UIWindow] { references.compactMap(\.window) }

  /// 5.8.2 – the key window is per scene.
  open var keyWindow: UIWindow? { storedKeyWindow }

  private struct Reference {
    weak var window: UIWindow?
  }

  private var references: [Reference] = []
  weak var storedKeyWindow: UIWindow?

  func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(Reference(window: window))
  }

  func remove(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }
}

/// Hears of a scene's life. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene delegate with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
