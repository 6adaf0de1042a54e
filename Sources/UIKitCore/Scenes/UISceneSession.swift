public import Foundation

/// The persistent state of a scene, which outlives the scene's connections.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open private(set) var role: Role
  open private(set) var persistentIdentifier: String

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// The configuration of the scene; a copy each time.
  open var configuration: UISceneConfiguration { storedConfiguration.copied() }

  /// 8.4.1 – what the scene looked like when people left it, for when it is connected again.
  open var stateRestorationActivity: NSUserActivity?

  /// 8.1.11 – small values of property lists that the app keeps with the session.
  open var userInfo: [String: Any]?

  var storedConfiguration: UISceneConfiguration
  /// A Boolean value that indicates whether a scene was ever made for it, so that its configuration
  /// is known.
  var wasConnected = false
  /// When people used it last, in the order of uses.
  var lastUse = 0

  /// Creates the session of a window scene that was not opened, for
  /// `(UISceneSession.self as NSObject.Type).init()`. Apps cannot call it on Apple's systems.
  @_documentation(visibility: internal)
  public convenience override init() { self.init(role: .windowApplication) }

  init(role: Role) {
    self.role = role
    persistentIdentifier = UUID().uuidString
    storedConfiguration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Another process has other objects, which say the same.
  init(_ saved: SavedSession) {
    role = saved.role
    persistentIdentifier = saved.persistentIdentifier
    storedConfiguration = saved.configuration
    // 8.1.11: the session outlives its scene.
    userInfo = saved.userInfo
    stateRestorationActivity = saved.stateRestorationActivity
    lastUse = saved.lastUse
    wasConnected = true
  }
}

/// Which classes a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying {
  /// The name in Info.plist's scene manifest.
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role

  /// The class of the scene; `UIWindowScene` when `nil`.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial controller becomes the root of the scene's window.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> UISceneConfiguration {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    copy.storyboard = storyboard
    return copy
  }

  /// The answer of a delegate that does not implement the method.
  static let notConfigured = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
