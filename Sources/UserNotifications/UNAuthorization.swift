public import Foundation

/// The kinds of notifications that an app may use.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It changes the number on its icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// It shows them.
  public static let alert = Self(rawValue: 1 << 2)
}

/// The permission to notify people.
public enum UNAuthorizationStatus: Int, Sendable {
  /// They were not asked.
  case notDetermined
  case denied
  case authorized
}

/// The app's notification settings.
open class UNNotificationSettings: NSObject {
  open private(set) var authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// How a notification is shown that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the icon is changed.
  public static let badge = Self(rawValue: 1 << 0)
  /// It is in the list of notifications.
  public static let list = Self(rawValue: 1 << 3)
  /// It comes in at the top of the screen.
  public static let banner = Self(rawValue: 1 << 4)
}

/// Why a notification cannot be scheduled.
public struct UNError: CustomNSError, Hashable {
  public enum Code: Int, Sendable {
    /// People do not let the app notify them.
    case notificationsNotAllowed = 1
  }

  /// The code of the error.
  public let code: Code

  init(_ code: Code) { self.code = code }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
