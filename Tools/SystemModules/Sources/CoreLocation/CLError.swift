public import Foundation

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"

/// The error of a location that is unknown.
public struct CLError: CustomNSError, Hashable {
  /// The codes of Apple's systems, except those that cannot occur here.
  public enum Code: Int, Sendable {
    /// The location of the device is unknown.
    case locationUnknown = 0
    /// People do not let the app know.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The region cannot be watched.
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    /// There is no such address.
    case geocodeFoundNoResult = 8
    /// The app no longer wants to know the address.
    case geocodeCanceled = 10
  }

  /// The cause of the error.
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// Lets `catch CLError.name` and `case CLError.name` find an error by its code.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
