public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = Self("NSGenericException")
  public static let rangeException = Self("NSRangeException")
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  public static let mallocException = Self("NSMallocException")
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  public static let destinationInvalidException = Self("NSDestinationInvalidException")
  public static let undefinedKeyException = Self("NSUnknownKeyException")
  public static let parseErrorException = Self("NSParseErrorException")
  public static let inconsistentArchiveException = Self("NSInconsistentArchiveException")
}

/// A fault of the program. It ends the process when it is raised: Swift cannot catch it.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Ends the process with the name and the reason.
  open func raise() {
    fatalError(
      "Terminating app due to uncaught exception '\(name.rawValue)', reason: "
        + "'\(reason ?? "(null)")'")
  }

  /// Ends the process with a name and a reason that is made of a format.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  open override var description: String { reason ?? name.rawValue }

  /// The calls that are under way.
  open var callStackSymbols: [String] { Thread.callStackSymbols }

  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
}
