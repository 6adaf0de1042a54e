public import Foundation
import Dispatch

/// Asks people to show who they are.
///
/// A device here has neither a sensor nor a passcode: nothing can be asked, and the errors say so.
open class LAContext: NSObject {
  public override init() {}

  /// The biometric sensor of the device: none.
  open var biometryType: LABiometryType { .none }

  /// `false`; `error` says what is missing.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = problem(policy)
    return false
  }

  /// Fails later with what ``canEvaluatePolicy(_:error:)`` says.
  ///
  /// As on Apple's systems the reply does not come on the main thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(!localizedReason.isEmpty, "Non-empty localizedReason must be provided.")
    let code = code(policy)
    DispatchQueue.global().async { reply(false, LAError(code)) }
  }

  /// Throws what ``canEvaluatePolicy(_:error:)`` says.
  nonisolated(nonsending)
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
  {
    precondition(!localizedReason.isEmpty, "Non-empty localizedReason must be provided.")
    await Task.yield()
    throw LAError(code(policy))
  }

  /// The context can ask no more.
  open func invalidate() { isInvalid = true }

  private var isInvalid = false

  private func code(_ policy: LAPolicy) -> LAError.Code {
    if isInvalid { return .invalidContext }
    return policy == .deviceOwnerAuthenticationWithBiometrics
      ? .biometryNotAvailable : .passcodeNotSet
  }

  private func problem(_ policy: LAPolicy) -> NSError { LAError(code(policy)) as NSError }
}

/// By what people show who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Also by the passcode.
  case deviceOwnerAuthentication = 2
}

/// The kinds of biometric sensors.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why authentication failed.
public struct LAError: CustomNSError, Hashable {
  /// The codes of Apple's systems.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The cause of the error.
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    switch code {
    case .biometryNotAvailable:
      [NSLocalizedDescriptionKey: "Biometry is not available on this device."]
    case .passcodeNotSet: [NSLocalizedDescriptionKey: "Passcode not set."]
    default: [:]
    }
  }
}

/// Lets `catch LAError.name` and `case LAError.name` find an error by its code.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
