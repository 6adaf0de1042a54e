// Made by Scripts/missing-names of Data/SystemConfiguration.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
public struct SCDynamicStoreContext {
  private var _stored_copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? { get { _Absence.report("SCDynamicStoreContext.copyDescription", answer: "the value that was set"); return _stored_copyDescription } set { _Absence.report("SCDynamicStoreContext.copyDescription", answer: "the value that was set"); _stored_copyDescription = newValue } }
  private var _stored_info: UnsafeMutableRawPointer? = nil
  public var info: UnsafeMutableRawPointer? { get { _Absence.report("SCDynamicStoreContext.info", answer: "the value that was set"); return _stored_info } set { _Absence.report("SCDynamicStoreContext.info", answer: "the value that was set"); _stored_info = newValue } }
  public init() { _Absence.report("SCDynamicStoreContext.init()", answer: "a plain value") }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?) { _Absence.report("SCDynamicStoreContext.init(version:info:retain:release:copyDescription:)", answer: "a plain value") }
  private var _stored_release: ((UnsafeRawPointer) -> Void)? = nil
  public var release: ((UnsafeRawPointer) -> Void)? { get { _Absence.report("SCDynamicStoreContext.release", answer: "the value that was set"); return _stored_release } set { _Absence.report("SCDynamicStoreContext.release", answer: "the value that was set"); _stored_release = newValue } }
  private var _stored_retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? { get { _Absence.report("SCDynamicStoreContext.retain", answer: "the value that was set"); return _stored_retain } set { _Absence.report("SCDynamicStoreContext.retain", answer: "the value that was set"); _stored_retain = newValue } }
  private var _stored_version: CFIndex = 0
  public var version: CFIndex { get { _Absence.report("SCDynamicStoreContext.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("SCDynamicStoreContext.version", answer: "the value that was set"); _stored_version = newValue } }
}
public struct SCNetworkConnectionContext {
  private var _stored_copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? { get { _Absence.report("SCNetworkConnectionContext.copyDescription", answer: "the value that was set"); return _stored_copyDescription } set { _Absence.report("SCNetworkConnectionContext.copyDescription", answer: "the value that was set"); _stored_copyDescription = newValue } }
  private var _stored_info: UnsafeMutableRawPointer? = nil
  public var info: UnsafeMutableRawPointer? { get { _Absence.report("SCNetworkConnectionContext.info", answer: "the value that was set"); return _stored_info } set { _Absence.report("SCNetworkConnectionContext.info", answer: "the value that was set"); _stored_info = newValue } }
  public init() { _Absence.report("SCNetworkConnectionContext.init()", answer: "a plain value") }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?) { _Absence.report("SCNetworkConnectionContext.init(version:info:retain:release:copyDescription:)", answer: "a plain value") }
  private var _stored_release: ((UnsafeRawPointer) -> Void)? = nil
  public var release: ((UnsafeRawPointer) -> Void)? { get { _Absence.report("SCNetworkConnectionContext.release", answer: "the value that was set"); return _stored_release } set { _Absence.report("SCNetworkConnectionContext.release", answer: "the value that was set"); _stored_release = newValue } }
  private var _stored_retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? { get { _Absence.report("SCNetworkConnectionContext.retain", answer: "the value that was set"); return _stored_retain } set { _Absence.report("SCNetworkConnectionContext.retain", answer: "the value that was set"); _stored_retain = newValue } }
  private var _stored_version: CFIndex = 0
  public var version: CFIndex { get { _Absence.report("SCNetworkConnectionContext.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("SCNetworkConnectionContext.version", answer: "the value that was set"); _stored_version = newValue } }
}
public enum SCNetworkConnectionPPPStatus: Hashable, Sendable {
  case `authenticating`
  case `connected`
  case `connectingLink`
  case `dialOnTraffic`
  case `disconnected`
  case `disconnectingLink`
  case `holdingLinkOff`
  case `initializing`
  case `negotiatingLink`
  case `negotiatingNetwork`
  case `suspended`
  case `terminating`
  case `waitingForCallBack`
  case `waitingForRedial`
  public var rawValue: Int32 { _Absence.report("SCNetworkConnectionPPPStatus.rawValue", answer: "a value that was made up"); switch self { case .`authenticating`: return 0; case .`connected`: return 1; case .`connectingLink`: return 2; case .`dialOnTraffic`: return 3; case .`disconnected`: return 4; case .`disconnectingLink`: return 5; case .`holdingLinkOff`: return 6; case .`initializing`: return 7; case .`negotiatingLink`: return 8; case .`negotiatingNetwork`: return 9; case .`suspended`: return 10; case .`terminating`: return 11; case .`waitingForCallBack`: return 12; case .`waitingForRedial`: return 13 } }
  public init?(rawValue: Int32) { _Absence.report("SCNetworkConnectionPPPStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authenticating`; case 1: self = .`connected`; case 2: self = .`connectingLink`; case 3: self = .`dialOnTraffic`; case 4: self = .`disconnected`; case 5: self = .`disconnectingLink`; case 6: self = .`holdingLinkOff`; case 7: self = .`initializing`; case 8: self = .`negotiatingLink`; case 9: self = .`negotiatingNetwork`; case 10: self = .`suspended`; case 11: self = .`terminating`; case 12: self = .`waitingForCallBack`; case 13: self = .`waitingForRedial`; default: return nil } }
}
public enum SCNetworkConnectionStatus: Hashable, Sendable {
  case `connected`
  case `connecting`
  case `disconnected`
  case `disconnecting`
  case `invalid`
  public var rawValue: Int32 { _Absence.report("SCNetworkConnectionStatus.rawValue", answer: "a value that was made up"); switch self { case .`connected`: return 0; case .`connecting`: return 1; case .`disconnected`: return 2; case .`disconnecting`: return 3; case .`invalid`: return 4 } }
  public init?(rawValue: Int32) { _Absence.report("SCNetworkConnectionStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`connected`; case 1: self = .`connecting`; case 2: self = .`disconnected`; case 3: self = .`disconnecting`; case 4: self = .`invalid`; default: return nil } }
}
public struct SCNetworkReachabilityContext {
  private var _stored_copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? { get { _Absence.report("SCNetworkReachabilityContext.copyDescription", answer: "the value that was set"); return _stored_copyDescription } set { _Absence.report("SCNetworkReachabilityContext.copyDescription", answer: "the value that was set"); _stored_copyDescription = newValue } }
  private var _stored_info: UnsafeMutableRawPointer? = nil
  public var info: UnsafeMutableRawPointer? { get { _Absence.report("SCNetworkReachabilityContext.info", answer: "the value that was set"); return _stored_info } set { _Absence.report("SCNetworkReachabilityContext.info", answer: "the value that was set"); _stored_info = newValue } }
  public init() { _Absence.report("SCNetworkReachabilityContext.init()", answer: "a plain value") }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?) { _Absence.report("SCNetworkReachabilityContext.init(version:info:retain:release:copyDescription:)", answer: "a plain value") }
  private var _stored_release: ((UnsafeRawPointer) -> Void)? = nil
  public var release: ((UnsafeRawPointer) -> Void)? { get { _Absence.report("SCNetworkReachabilityContext.release", answer: "the value that was set"); return _stored_release } set { _Absence.report("SCNetworkReachabilityContext.release", answer: "the value that was set"); _stored_release = newValue } }
  private var _stored_retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? { get { _Absence.report("SCNetworkReachabilityContext.retain", answer: "the value that was set"); return _stored_retain } set { _Absence.report("SCNetworkReachabilityContext.retain", answer: "the value that was set"); _stored_retain = newValue } }
  private var _stored_version: CFIndex = 0
  public var version: CFIndex { get { _Absence.report("SCNetworkReachabilityContext.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("SCNetworkReachabilityContext.version", answer: "the value that was set"); _stored_version = newValue } }
}
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var connectionAutomatic: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.connectionAutomatic", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 0) }
  public static var connectionOnDemand: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.connectionOnDemand", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 1) }
  public static var connectionOnTraffic: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.connectionOnTraffic", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 2) }
  public static var connectionRequired: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.connectionRequired", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 3) }
  public static var interventionRequired: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.interventionRequired", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 4) }
  public static var isDirect: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.isDirect", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 5) }
  public static var isLocalAddress: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.isLocalAddress", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 6) }
  public static var isWWAN: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.isWWAN", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 7) }
  public static var reachable: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.reachable", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 8) }
  public static var transientConnection: SCNetworkReachabilityFlags { _Absence.report("SCNetworkReachabilityFlags.transientConnection", answer: "a value that was made up"); return SCNetworkReachabilityFlags(rawValue: 1 << 9) }
}
public struct SCPreferencesContext {
  private var _stored_copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? { get { _Absence.report("SCPreferencesContext.copyDescription", answer: "the value that was set"); return _stored_copyDescription } set { _Absence.report("SCPreferencesContext.copyDescription", answer: "the value that was set"); _stored_copyDescription = newValue } }
  private var _stored_info: UnsafeMutableRawPointer? = nil
  public var info: UnsafeMutableRawPointer? { get { _Absence.report("SCPreferencesContext.info", answer: "the value that was set"); return _stored_info } set { _Absence.report("SCPreferencesContext.info", answer: "the value that was set"); _stored_info = newValue } }
  public init() { _Absence.report("SCPreferencesContext.init()", answer: "a plain value") }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?) { _Absence.report("SCPreferencesContext.init(version:info:retain:release:copyDescription:)", answer: "a plain value") }
  private var _stored_release: ((UnsafeRawPointer) -> Void)? = nil
  public var release: ((UnsafeRawPointer) -> Void)? { get { _Absence.report("SCPreferencesContext.release", answer: "the value that was set"); return _stored_release } set { _Absence.report("SCPreferencesContext.release", answer: "the value that was set"); _stored_release = newValue } }
  private var _stored_retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? { get { _Absence.report("SCPreferencesContext.retain", answer: "the value that was set"); return _stored_retain } set { _Absence.report("SCPreferencesContext.retain", answer: "the value that was set"); _stored_retain = newValue } }
  private var _stored_version: CFIndex = 0
  public var version: CFIndex { get { _Absence.report("SCPreferencesContext.version", answer: "the value that was set"); return _stored_version } set { _Absence.report("SCPreferencesContext.version", answer: "the value that was set"); _stored_version = newValue } }
}
public struct SCPreferencesNotification: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public static var commonModes: CFRunLoopMode! { get { _Absence.report("CFRunLoopMode.commonModes", answer: "nil"); return nil } }
  public static var defaultMode: CFRunLoopMode! { get { _Absence.report("CFRunLoopMode.defaultMode", answer: "nil"); return nil } }
}
