public import Foundation

extension UIScene {
  /// How a scene is brought to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    public override init() {}
  }
}

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {}
}

/// The reason why the system refuses a request about a scene.
public struct UISceneError: CustomNSError, Hashable {
  public enum Code: Int, Sendable {
    /// There is one scene at a time: the device is small, or Info.plist does not ask for more.
    case multipleScenesNotSupported = 0
    /// The request was denied: the session is not one of the app's.
    case requestDenied = 1
    /// The controller in front does not support the orientations.
    case geometryRequestUnsupported = 100
  }

  /// The code of the error.
  public let code: Code

  init(_ code: Code) { self.code = code }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

extension UIApplication {
  /// Brings a scene to the front, alone: a scene fills the screen.
  func activate(_ session: UISceneSession?, with activity: NSUserActivity?) throws {
    let stage = Stage.shared
    let cause = activity.map { LaunchCause.activity($0.transferred()) }
    let scene: UIScene
    if let connected = session?.scene {
      scene = connected
      stage.come(to: connected) { if let cause { connected.deliver(cause) } }
    } else {
      if session == nil, !supportsMultipleScenes {
        throw UISceneError(.multipleScenesNotSupported)
      }
      if let session, !openSessions.contains(session) { throw UISceneError(.requestDenied) }
      scene = stage.connect(
        session ?? UISceneSession(role: .windowApplication), for: cause)
    }
    stage.leave(scenes(.foregroundActive, .foregroundInactive).filter { $0 !== scene })
  }

  func destroy(_ session: UISceneSession) throws {
    guard openSessions.contains(session) else { throw UISceneError(.requestDenied) }
    Stage.shared.discard(session)
  }
}
