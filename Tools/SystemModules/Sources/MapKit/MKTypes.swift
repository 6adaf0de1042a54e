/// The style of a map's ground.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The domain of ``MKError``.
public let MKErrorDomain = "MKErrorDomain"

/// Why the servers of maps did not answer.
public struct MKError: CustomNSError, Hashable {
  /// The codes of Apple's systems.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The cause of the error.
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There are no servers of maps here."]
  }
}

/// Lets `catch MKError.name` and `case MKError.name` find an error by its code.
public func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
