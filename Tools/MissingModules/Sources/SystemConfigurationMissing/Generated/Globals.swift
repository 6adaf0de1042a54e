// Made by Scripts/missing-names of Data/SystemConfiguration.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
@discardableResult @_disfavoredOverload public func SCCopyLastError() -> CFError { _Absence.trap("SCCopyLastError()") }
@discardableResult @_disfavoredOverload public func SCError() -> Int32 { _Absence.report("SCError()", answer: "0"); return 0 }
@discardableResult @_disfavoredOverload public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { _Absence.trap("SCErrorString(_:)") }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? { _Absence.report("SCNetworkReachabilityCreateWithAddress(_:_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityCreateWithAddressPair(_ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?) -> SCNetworkReachability? { _Absence.report("SCNetworkReachabilityCreateWithAddressPair(_:_:_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { _Absence.report("SCNetworkReachabilityCreateWithName(_:_:)", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool { _Absence.report("SCNetworkReachabilityGetFlags(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityGetTypeID() -> CFTypeID { _Absence.trap("SCNetworkReachabilityGetTypeID()") }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool { _Absence.report("SCNetworkReachabilityScheduleWithRunLoop(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { _Absence.report("SCNetworkReachabilitySetCallback(_:_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { _Absence.report("SCNetworkReachabilitySetDispatchQueue(_:_:)", answer: "false"); return false }
@discardableResult @_disfavoredOverload public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool { _Absence.report("SCNetworkReachabilityUnscheduleFromRunLoop(_:_:_:)", answer: "false"); return false }
@_disfavoredOverload public var kCFErrorDomainSystemConfiguration: CFString { get { _Absence.trap("kCFErrorDomainSystemConfiguration") } }
@_disfavoredOverload public var kSCBondStatusLinkInvalid: Int { get { _Absence.report("kSCBondStatusLinkInvalid", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCBondStatusNoPartner: Int { get { _Absence.report("kSCBondStatusNoPartner", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCBondStatusNotInActiveGroup: Int { get { _Absence.report("kSCBondStatusNotInActiveGroup", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCBondStatusOK: Int { get { _Absence.report("kSCBondStatusOK", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCBondStatusUnknown: Int { get { _Absence.report("kSCBondStatusUnknown", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkConnectionBytesIn: String { get { _Absence.report("kSCNetworkConnectionBytesIn", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionBytesOut: String { get { _Absence.report("kSCNetworkConnectionBytesOut", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionErrorsIn: String { get { _Absence.report("kSCNetworkConnectionErrorsIn", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionErrorsOut: String { get { _Absence.report("kSCNetworkConnectionErrorsOut", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionPacketsIn: String { get { _Absence.report("kSCNetworkConnectionPacketsIn", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionPacketsOut: String { get { _Absence.report("kSCNetworkConnectionPacketsOut", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionSelectionOptionOnDemandHostName: String { get { _Absence.report("kSCNetworkConnectionSelectionOptionOnDemandHostName", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkConnectionSelectionOptionOnDemandRetry: String { get { _Absence.report("kSCNetworkConnectionSelectionOptionOnDemandRetry", answer: "\"\""); return "" } }
@_disfavoredOverload public var kSCNetworkFlagsConnectionAutomatic: Int { get { _Absence.report("kSCNetworkFlagsConnectionAutomatic", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkFlagsConnectionRequired: Int { get { _Absence.report("kSCNetworkFlagsConnectionRequired", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkFlagsInterventionRequired: Int { get { _Absence.report("kSCNetworkFlagsInterventionRequired", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkFlagsIsDirect: Int { get { _Absence.report("kSCNetworkFlagsIsDirect", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkFlagsIsLocalAddress: Int { get { _Absence.report("kSCNetworkFlagsIsLocalAddress", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkFlagsReachable: Int { get { _Absence.report("kSCNetworkFlagsReachable", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCNetworkFlagsTransientConnection: Int { get { _Absence.report("kSCNetworkFlagsTransientConnection", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusAccessError: Int { get { _Absence.report("kSCStatusAccessError", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusFailed: Int { get { _Absence.report("kSCStatusFailed", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusInvalidArgument: Int { get { _Absence.report("kSCStatusInvalidArgument", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusKeyExists: Int { get { _Absence.report("kSCStatusKeyExists", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusLocked: Int { get { _Absence.report("kSCStatusLocked", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusMaxLink: Int { get { _Absence.report("kSCStatusMaxLink", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNeedLock: Int { get { _Absence.report("kSCStatusNeedLock", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNoConfigFile: Int { get { _Absence.report("kSCStatusNoConfigFile", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNoKey: Int { get { _Absence.report("kSCStatusNoKey", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNoLink: Int { get { _Absence.report("kSCStatusNoLink", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNoPrefsSession: Int { get { _Absence.report("kSCStatusNoPrefsSession", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNoStoreServer: Int { get { _Absence.report("kSCStatusNoStoreServer", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNoStoreSession: Int { get { _Absence.report("kSCStatusNoStoreSession", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusNotifierActive: Int { get { _Absence.report("kSCStatusNotifierActive", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusOK: Int { get { _Absence.report("kSCStatusOK", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusPrefsBusy: Int { get { _Absence.report("kSCStatusPrefsBusy", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusReachabilityUnknown: Int { get { _Absence.report("kSCStatusReachabilityUnknown", answer: "0"); return 0 } }
@_disfavoredOverload public var kSCStatusStale: Int { get { _Absence.report("kSCStatusStale", answer: "0"); return 0 } }
@discardableResult @_disfavoredOverload public func CFRunLoopGetCurrent() -> CFRunLoop! { _Absence.report("CFRunLoopGetCurrent()", answer: "nil"); return nil }
@discardableResult @_disfavoredOverload public func CFRunLoopGetMain() -> CFRunLoop! { _Absence.report("CFRunLoopGetMain()", answer: "nil"); return nil }
@_disfavoredOverload public var kCFAllocatorDefault: CFAllocator! { get { _Absence.report("kCFAllocatorDefault", answer: "nil"); return nil } }
@_disfavoredOverload public var kCFAllocatorSystemDefault: CFAllocator! { get { _Absence.report("kCFAllocatorSystemDefault", answer: "nil"); return nil } }
