public import Foundation

/// One running copy of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Creates a scene that is not connected, for `(UIScene.self as NSObject.Type).init()`. Apps
  /// cannot call it on Apple's systems.
  @_documentation(visibility: internal)
  public override init() {
    session = UISceneSession()
    super.init()
  }

  /// 8.1.11 – what survives when the scene is disconnected.
  open private(set) var session: UISceneSession

  /// 8.1.10 – kept by the scene.
  open var delegate: (any UISceneDelegate)?

  /// 8.2.3 – unattached while it is not connected.
  open internal(set) var activationState = ActivationState.unattached

  /// The name by which people tell windows of the app apart.
  open var title: String!

  /// Which of several scenes gets what comes from outside of the app.
  open var activationConditions = UISceneActivationConditions()

  /// Opens a URL in the app that it belongs to, which may be this one.
  ///
  /// 8.3.5 – it returns at once; `completion` gets on the main queue whether there was an app.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Stage.shared.open(
      url, universalLinksOnly: options?.universalLinksOnly ?? false, completion: completion)
  }

  /// Opens a URL in the app that it belongs to; returns whether there is one.
  @discardableResult
  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// 10.2.1: the next responder of a view is its controller, or its superview.
  open override var next: UIResponder? { UIApplication.shared }

  // MARK: - Inside the stage

  /// The order in which scenes came to the front.
  var order: Int { session.lastUse }
  /// The system has covered a part of it; it is inactive until that ends.
  var isInterrupted = false
}

// MARK: - Notifications

extension UIScene {
  // 8.1.8 – as those of the application, each is posted after the message to the delegate.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}
