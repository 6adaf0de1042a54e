public import CoreFoundationNames
public import Foundation

/// The domain of the errors.
public let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// Nothing went wrong.
public let kSCStatusOK = 0
/// Something went wrong.
public let kSCStatusFailed = 1001
/// An argument is none that the function takes.
public let kSCStatusInvalidArgument = 1002
/// The way to a host is not known.
public let kSCStatusReachabilityUnknown = 4001

/// Returns the status of the last call on the thread. No call fails here.
public func SCError() -> Int32 { Int32(kSCStatusOK) }

/// Returns the error of the last call on the thread. No call fails here.
public func SCCopyLastError() -> CFError {
  NSError(domain: kCFErrorDomainSystemConfiguration, code: kSCStatusOK)
}

/// Returns the text for a status.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let text: StaticString =
    switch Int(status) {
    case kSCStatusOK: "Success!"
    case kSCStatusFailed: "Failed!"
    case kSCStatusInvalidArgument: "Invalid argument"
    case kSCStatusReachabilityUnknown: "Network reachability cannot be determined"
    default: "Unknown error"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
