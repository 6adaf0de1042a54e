// Made by Scripts/missing-names of Data/CallKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
extension CXCallDirectoryManager {
public enum EnabledStatus: Hashable, Sendable {
  case `disabled`
  case `enabled`
  case `unknown`
  public var rawValue: Int { _Absence.report("CXCallDirectoryManager.EnabledStatus.rawValue", answer: "a value that was made up"); switch self { case .`disabled`: return 0; case .`enabled`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CXCallDirectoryManager.EnabledStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`disabled`; case 1: self = .`enabled`; case 2: self = .`unknown`; default: return nil } }
}
}
public enum CXCallEndedReason: Hashable, Sendable {
  case `answeredElsewhere`
  case `declinedElsewhere`
  case `failed`
  case `remoteEnded`
  case `unanswered`
  public var rawValue: Int { _Absence.report("CXCallEndedReason.rawValue", answer: "a value that was made up"); switch self { case .`answeredElsewhere`: return 0; case .`declinedElsewhere`: return 1; case .`failed`: return 2; case .`remoteEnded`: return 3; case .`unanswered`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("CXCallEndedReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`answeredElsewhere`; case 1: self = .`declinedElsewhere`; case 2: self = .`failed`; case 3: self = .`remoteEnded`; case 4: self = .`unanswered`; default: return nil } }
}
public struct CXError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("CXError.code") } }
  public var errorCode: Int { get { _Absence.report("CXError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CXError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CXError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CXError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidArgument: CXError.Code { get { _Absence.report("CXError.invalidArgument", answer: "CXError.Code.`invalidArgument`"); return CXError.Code.`invalidArgument` } }
  public static var missingVoIPBackgroundMode: CXError.Code { get { _Absence.report("CXError.missingVoIPBackgroundMode", answer: "CXError.Code.`invalidArgument`"); return CXError.Code.`invalidArgument` } }
  public static var unentitled: CXError.Code { get { _Absence.report("CXError.unentitled", answer: "CXError.Code.`invalidArgument`"); return CXError.Code.`invalidArgument` } }
  public static var unknownError: CXError.Code { get { _Absence.report("CXError.unknownError", answer: "CXError.Code.`invalidArgument`"); return CXError.Code.`invalidArgument` } }
  public var userInfo: [String : Any] { get { _Absence.report("CXError.userInfo", answer: "[:]"); return [:] } }
}
extension CXError {
public enum Code: Hashable, Sendable {
  case `invalidArgument`
  case `missingVoIPBackgroundMode`
  case `unentitled`
  case `unknownError`
  public var rawValue: Int { _Absence.report("CXError.Code.rawValue", answer: "a value that was made up"); switch self { case .`invalidArgument`: return 0; case .`missingVoIPBackgroundMode`: return 1; case .`unentitled`: return 2; case .`unknownError`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CXError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`invalidArgument`; case 1: self = .`missingVoIPBackgroundMode`; case 2: self = .`unentitled`; case 3: self = .`unknownError`; default: return nil } }
}
}
public struct CXErrorCodeCallDirectoryManagerError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("CXErrorCodeCallDirectoryManagerError.code") } }
  public static var currentlyLoading: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.currentlyLoading", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public static var duplicateEntries: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.duplicateEntries", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public static var entriesOutOfOrder: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.entriesOutOfOrder", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public var errorCode: Int { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var extensionDisabled: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.extensionDisabled", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CXErrorCodeCallDirectoryManagerError.init(_:userInfo:)", answer: "a plain value") }
  public static var loadingInterrupted: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.loadingInterrupted", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public static var maximumEntriesExceeded: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.maximumEntriesExceeded", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public static var noExtensionFound: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.noExtensionFound", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public static var unexpectedIncrementalRemoval: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.unexpectedIncrementalRemoval", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public static var unknown: CXErrorCodeCallDirectoryManagerError.Code { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.unknown", answer: "CXErrorCodeCallDirectoryManagerError.Code.`unknown`"); return CXErrorCodeCallDirectoryManagerError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("CXErrorCodeCallDirectoryManagerError.userInfo", answer: "[:]"); return [:] } }
}
extension CXErrorCodeCallDirectoryManagerError {
public enum Code: Hashable, Sendable {
  case `currentlyLoading`
  case `duplicateEntries`
  case `entriesOutOfOrder`
  case `extensionDisabled`
  case `loadingInterrupted`
  case `maximumEntriesExceeded`
  case `noExtensionFound`
  case `unexpectedIncrementalRemoval`
  case `unknown`
  public var rawValue: Int { _Absence.report("CXErrorCodeCallDirectoryManagerError.Code.rawValue", answer: "a value that was made up"); switch self { case .`currentlyLoading`: return 0; case .`duplicateEntries`: return 1; case .`entriesOutOfOrder`: return 2; case .`extensionDisabled`: return 3; case .`loadingInterrupted`: return 4; case .`maximumEntriesExceeded`: return 5; case .`noExtensionFound`: return 6; case .`unexpectedIncrementalRemoval`: return 7; case .`unknown`: return 8 } }
  public init?(rawValue: Int) { _Absence.report("CXErrorCodeCallDirectoryManagerError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`currentlyLoading`; case 1: self = .`duplicateEntries`; case 2: self = .`entriesOutOfOrder`; case 3: self = .`extensionDisabled`; case 4: self = .`loadingInterrupted`; case 5: self = .`maximumEntriesExceeded`; case 6: self = .`noExtensionFound`; case 7: self = .`unexpectedIncrementalRemoval`; case 8: self = .`unknown`; default: return nil } }
}
}
public struct CXErrorCodeIncomingCallError: Swift.Error {
  init() {}
  public static var callUUIDAlreadyExists: CXErrorCodeIncomingCallError.Code { get { _Absence.report("CXErrorCodeIncomingCallError.callUUIDAlreadyExists", answer: "CXErrorCodeIncomingCallError.Code.`unknown`"); return CXErrorCodeIncomingCallError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("CXErrorCodeIncomingCallError.code") } }
  public var errorCode: Int { get { _Absence.report("CXErrorCodeIncomingCallError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CXErrorCodeIncomingCallError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CXErrorCodeIncomingCallError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var filteredByBlockList: CXErrorCodeIncomingCallError.Code { get { _Absence.report("CXErrorCodeIncomingCallError.filteredByBlockList", answer: "CXErrorCodeIncomingCallError.Code.`unknown`"); return CXErrorCodeIncomingCallError.Code.`unknown` } }
  public static var filteredByDoNotDisturb: CXErrorCodeIncomingCallError.Code { get { _Absence.report("CXErrorCodeIncomingCallError.filteredByDoNotDisturb", answer: "CXErrorCodeIncomingCallError.Code.`unknown`"); return CXErrorCodeIncomingCallError.Code.`unknown` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CXErrorCodeIncomingCallError.init(_:userInfo:)", answer: "a plain value") }
  public static var unentitled: CXErrorCodeIncomingCallError.Code { get { _Absence.report("CXErrorCodeIncomingCallError.unentitled", answer: "CXErrorCodeIncomingCallError.Code.`unknown`"); return CXErrorCodeIncomingCallError.Code.`unknown` } }
  public static var unknown: CXErrorCodeIncomingCallError.Code { get { _Absence.report("CXErrorCodeIncomingCallError.unknown", answer: "CXErrorCodeIncomingCallError.Code.`unknown`"); return CXErrorCodeIncomingCallError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("CXErrorCodeIncomingCallError.userInfo", answer: "[:]"); return [:] } }
}
extension CXErrorCodeIncomingCallError {
public enum Code: Hashable, Sendable {
  case `callUUIDAlreadyExists`
  case `filteredByBlockList`
  case `filteredByDoNotDisturb`
  case `unentitled`
  case `unknown`
  public var rawValue: Int { _Absence.report("CXErrorCodeIncomingCallError.Code.rawValue", answer: "a value that was made up"); switch self { case .`callUUIDAlreadyExists`: return 0; case .`filteredByBlockList`: return 1; case .`filteredByDoNotDisturb`: return 2; case .`unentitled`: return 3; case .`unknown`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("CXErrorCodeIncomingCallError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`callUUIDAlreadyExists`; case 1: self = .`filteredByBlockList`; case 2: self = .`filteredByDoNotDisturb`; case 3: self = .`unentitled`; case 4: self = .`unknown`; default: return nil } }
}
}
public struct CXErrorCodeNotificationServiceExtensionError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("CXErrorCodeNotificationServiceExtensionError.code") } }
  public var errorCode: Int { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CXErrorCodeNotificationServiceExtensionError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidClientProcess: CXErrorCodeNotificationServiceExtensionError.Code { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.invalidClientProcess", answer: "CXErrorCodeNotificationServiceExtensionError.Code.`unknown`"); return CXErrorCodeNotificationServiceExtensionError.Code.`unknown` } }
  public static var missingNotificationFilteringEntitlement: CXErrorCodeNotificationServiceExtensionError.Code { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.missingNotificationFilteringEntitlement", answer: "CXErrorCodeNotificationServiceExtensionError.Code.`unknown`"); return CXErrorCodeNotificationServiceExtensionError.Code.`unknown` } }
  public static var unknown: CXErrorCodeNotificationServiceExtensionError.Code { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.unknown", answer: "CXErrorCodeNotificationServiceExtensionError.Code.`unknown`"); return CXErrorCodeNotificationServiceExtensionError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("CXErrorCodeNotificationServiceExtensionError.userInfo", answer: "[:]"); return [:] } }
}
extension CXErrorCodeNotificationServiceExtensionError {
public enum Code: Hashable, Sendable {
  case `invalidClientProcess`
  case `missingNotificationFilteringEntitlement`
  case `unknown`
  public var rawValue: Int { _Absence.report("CXErrorCodeNotificationServiceExtensionError.Code.rawValue", answer: "a value that was made up"); switch self { case .`invalidClientProcess`: return 0; case .`missingNotificationFilteringEntitlement`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CXErrorCodeNotificationServiceExtensionError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`invalidClientProcess`; case 1: self = .`missingNotificationFilteringEntitlement`; case 2: self = .`unknown`; default: return nil } }
}
}
public struct CXErrorCodeRequestTransactionError: Swift.Error {
  init() {}
  public static var callUUIDAlreadyExists: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.callUUIDAlreadyExists", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("CXErrorCodeRequestTransactionError.code") } }
  public static var emptyTransaction: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.emptyTransaction", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public var errorCode: Int { get { _Absence.report("CXErrorCodeRequestTransactionError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CXErrorCodeRequestTransactionError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CXErrorCodeRequestTransactionError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CXErrorCodeRequestTransactionError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidAction: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.invalidAction", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public static var maximumCallGroupsReached: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.maximumCallGroupsReached", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public static var unentitled: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.unentitled", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public static var unknown: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.unknown", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public static var unknownCallProvider: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.unknownCallProvider", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public static var unknownCallUUID: CXErrorCodeRequestTransactionError.Code { get { _Absence.report("CXErrorCodeRequestTransactionError.unknownCallUUID", answer: "CXErrorCodeRequestTransactionError.Code.`unknown`"); return CXErrorCodeRequestTransactionError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("CXErrorCodeRequestTransactionError.userInfo", answer: "[:]"); return [:] } }
}
extension CXErrorCodeRequestTransactionError {
public enum Code: Hashable, Sendable {
  case `callUUIDAlreadyExists`
  case `emptyTransaction`
  case `invalidAction`
  case `maximumCallGroupsReached`
  case `unentitled`
  case `unknown`
  case `unknownCallProvider`
  case `unknownCallUUID`
  public var rawValue: Int { _Absence.report("CXErrorCodeRequestTransactionError.Code.rawValue", answer: "a value that was made up"); switch self { case .`callUUIDAlreadyExists`: return 0; case .`emptyTransaction`: return 1; case .`invalidAction`: return 2; case .`maximumCallGroupsReached`: return 3; case .`unentitled`: return 4; case .`unknown`: return 5; case .`unknownCallProvider`: return 6; case .`unknownCallUUID`: return 7 } }
  public init?(rawValue: Int) { _Absence.report("CXErrorCodeRequestTransactionError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`callUUIDAlreadyExists`; case 1: self = .`emptyTransaction`; case 2: self = .`invalidAction`; case 3: self = .`maximumCallGroupsReached`; case 4: self = .`unentitled`; case 5: self = .`unknown`; case 6: self = .`unknownCallProvider`; case 7: self = .`unknownCallUUID`; default: return nil } }
}
}
extension CXHandle {
public enum HandleType: Hashable, Sendable {
  case `emailAddress`
  case `generic`
  case `phoneNumber`
  public var rawValue: Int { _Absence.report("CXHandle.HandleType.rawValue", answer: "a value that was made up"); switch self { case .`emailAddress`: return 0; case .`generic`: return 1; case .`phoneNumber`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CXHandle.HandleType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`emailAddress`; case 1: self = .`generic`; case 2: self = .`phoneNumber`; default: return nil } }
}
}
extension CXPlayDTMFCallAction {
public enum ActionType: Hashable, Sendable {
  case `hardPause`
  case `singleTone`
  case `softPause`
  public var rawValue: Int { _Absence.report("CXPlayDTMFCallAction.ActionType.rawValue", answer: "a value that was made up"); switch self { case .`hardPause`: return 0; case .`singleTone`: return 1; case .`softPause`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CXPlayDTMFCallAction.ActionType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`hardPause`; case 1: self = .`singleTone`; case 2: self = .`softPause`; default: return nil } }
}
}
