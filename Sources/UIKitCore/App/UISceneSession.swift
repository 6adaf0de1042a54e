public import Foundation

/// What is kept of a scene while it comes and goes.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open private(set) var role: Role
  open private(set) var persistentIdentifier: String

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene was configured with.
  open internal(set) var configuration: UISceneConfiguration

  /// Small values that the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    persistentIdentifier = UUID().uuidString
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
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

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    return copy
  }

  /// What a delegate answers that does not implement the question.
  static let notConfigured = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
