public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An exception of Objective-C's. Swift cannot catch one, so raising it ends the process.
open class NSException: NSObject {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  open override var description: String { reason ?? name.rawValue }

  /// Ends the process with the name and the reason.
  open func raise() -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the process with the name and a reason by a format.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}
