// Made by Scripts/missing-names of Data/CallKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
open class CXAction: NSObject {
  public override init() { _Absence.report("CXAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CXAction", answer: "a plain object"); super.init() }
  open func fail() { _Absence.report("CXAction.fail()") }
  open func fulfill() { _Absence.report("CXAction.fulfill()") }
  open var isComplete: Bool { get { _Absence.report("CXAction.isComplete", answer: "false"); return false } }
  open var timeoutDate: Date { get { _Absence.report("CXAction.timeoutDate", answer: "Date()"); return Date() } }
  open var uuid: UUID { get { _Absence.report("CXAction.uuid", answer: "UUID()"); return UUID() } }
}
open class CXAnswerCallAction: CXCallAction {
  public override init() { _Absence.report("CXAnswerCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func fulfill(withDateConnected dateConnected: Date) { _Absence.report("CXAnswerCallAction.fulfill(withDateConnected:)") }
}
open class CXCall: NSObject {
  public override init() { _Absence.report("CXCall", answer: "a plain object"); super.init() }
  open var hasConnected: Bool { get { _Absence.report("CXCall.hasConnected", answer: "false"); return false } }
  open var hasEnded: Bool { get { _Absence.report("CXCall.hasEnded", answer: "false"); return false } }
  open var isOnHold: Bool { get { _Absence.report("CXCall.isOnHold", answer: "false"); return false } }
  open var isOutgoing: Bool { get { _Absence.report("CXCall.isOutgoing", answer: "false"); return false } }
  open var uuid: UUID { get { _Absence.report("CXCall.uuid", answer: "UUID()"); return UUID() } }
}
open class CXCallAction: CXAction {
  public override init() { _Absence.report("CXCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var callUUID: UUID { get { _Absence.report("CXCallAction.callUUID", answer: "UUID()"); return UUID() } }
  public init(call callUUID: UUID) { _Absence.report("CXCallAction.init(call:)", answer: "a plain object"); super.init() }
  public init(callUUID: UUID) { _Absence.report("CXCallAction.init(callUUID:)", answer: "a plain object"); super.init() }
}
open class CXCallController: NSObject {
  public override init() { _Absence.report("CXCallController", answer: "a plain object"); super.init() }
  open var callObserver: CXCallObserver { get { _Absence.report("CXCallController.callObserver", answer: "CXCallObserver()"); return CXCallObserver() } }
  public init(queue: DispatchQueue) { _Absence.report("CXCallController.init(queue:)", answer: "a plain object"); super.init() }
  open func request(_ transaction: CXTransaction) async throws { _Absence.report("CXCallController.request(_:)", answer: "an error"); throw _Absence.Failure(name: "CXCallController.request(_:)") }
  open func requestTransaction(with action: CXAction) async throws { _Absence.report("CXCallController.requestTransaction(with:)", answer: "an error"); throw _Absence.Failure(name: "CXCallController.requestTransaction(with:)") }
  open func requestTransaction(with actions: [CXAction]) async throws { _Absence.report("CXCallController.requestTransaction(with:)", answer: "an error"); throw _Absence.Failure(name: "CXCallController.requestTransaction(with:)") }
  open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) { _Absence.report("CXCallController.request(_:completion:)") }
}
open class CXCallDirectoryManager: NSObject {
  public override init() { _Absence.report("CXCallDirectoryManager", answer: "a plain object"); super.init() }
  @discardableResult open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> CXCallDirectoryManager.EnabledStatus { _Absence.report("CXCallDirectoryManager.enabledStatusForExtension(withIdentifier:)", answer: "an error"); throw _Absence.Failure(name: "CXCallDirectoryManager.enabledStatusForExtension(withIdentifier:)") }
  open func openSettings() async throws { _Absence.report("CXCallDirectoryManager.openSettings()", answer: "an error"); throw _Absence.Failure(name: "CXCallDirectoryManager.openSettings()") }
  open func reloadExtension(withIdentifier identifier: String) async throws { _Absence.report("CXCallDirectoryManager.reloadExtension(withIdentifier:)", answer: "an error"); throw _Absence.Failure(name: "CXCallDirectoryManager.reloadExtension(withIdentifier:)") }
  open class var sharedInstance: CXCallDirectoryManager { get { _Absence.report("CXCallDirectoryManager.sharedInstance", answer: "CXCallDirectoryManager()"); return CXCallDirectoryManager() } }
}
open class CXCallDirectoryProvider: NSObject {
  public override init() { _Absence.report("CXCallDirectoryProvider", answer: "a plain object"); super.init() }
}
open class CXCallObserver: NSObject {
  public override init() { _Absence.report("CXCallObserver", answer: "a plain object"); super.init() }
  open var calls: [CXCall] { get { _Absence.report("CXCallObserver.calls", answer: "[]"); return [] } }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { _Absence.report("CXCallObserver.setDelegate(_:queue:)") }
}
open class CXCallUpdate: NSObject {
  public override init() { _Absence.report("CXCallUpdate", answer: "a plain object"); super.init() }
  open var hasVideo: Bool { get { _Absence.value(of: self, "CXCallUpdate.hasVideo", else: false) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.hasVideo") } }
  open var localizedCallerName: String? { get { _Absence.value(of: self, "CXCallUpdate.localizedCallerName", else: nil) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.localizedCallerName") } }
  open var remoteHandle: CXHandle? { get { _Absence.value(of: self, "CXCallUpdate.remoteHandle", else: nil) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.remoteHandle") } }
  open var supportsDTMF: Bool { get { _Absence.value(of: self, "CXCallUpdate.supportsDTMF", else: false) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.supportsDTMF") } }
  open var supportsGrouping: Bool { get { _Absence.value(of: self, "CXCallUpdate.supportsGrouping", else: false) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.supportsGrouping") } }
  open var supportsHolding: Bool { get { _Absence.value(of: self, "CXCallUpdate.supportsHolding", else: false) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.supportsHolding") } }
  open var supportsUngrouping: Bool { get { _Absence.value(of: self, "CXCallUpdate.supportsUngrouping", else: false) } set { _Absence.keep(newValue, of: self, "CXCallUpdate.supportsUngrouping") } }
}
open class CXEndCallAction: CXCallAction {
  public override init() { _Absence.report("CXEndCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func fulfill(withDateEnded dateEnded: Date) { _Absence.report("CXEndCallAction.fulfill(withDateEnded:)") }
}
open class CXHandle: NSObject {
  public override init() { _Absence.report("CXHandle", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CXHandle", answer: "a plain object"); super.init() }
  public init(type: CXHandle.HandleType, value: String) { _Absence.report("CXHandle.init(type:value:)", answer: "a plain object"); super.init() }
  open var type: CXHandle.HandleType { get { _Absence.report("CXHandle.type", answer: "CXHandle.HandleType.`emailAddress`"); return CXHandle.HandleType.`emailAddress` } }
  open var value: String { get { _Absence.report("CXHandle.value", answer: "\"\""); return "" } }
}
open class CXPlayDTMFCallAction: CXCallAction {
  public override init() { _Absence.report("CXPlayDTMFCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var digits: String { get { _Absence.value(of: self, "CXPlayDTMFCallAction.digits", else: "") } set { _Absence.keep(newValue, of: self, "CXPlayDTMFCallAction.digits") } }
  public init(call callUUID: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType) { _Absence.report("CXPlayDTMFCallAction.init(call:digits:type:)", answer: "a plain object"); super.init() }
  public init(callUUID: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType) { _Absence.report("CXPlayDTMFCallAction.init(callUUID:digits:type:)", answer: "a plain object"); super.init() }
  open var type: CXPlayDTMFCallAction.ActionType { get { _Absence.value(of: self, "CXPlayDTMFCallAction.type", else: CXPlayDTMFCallAction.ActionType.`hardPause`) } set { _Absence.keep(newValue, of: self, "CXPlayDTMFCallAction.type") } }
}
open class CXProvider: NSObject {
  public override init() { _Absence.report("CXProvider", answer: "a plain object"); super.init() }
  open var configuration: CXProviderConfiguration { get { _Absence.value(of: self, "CXProvider.configuration", else: CXProviderConfiguration()) } set { _Absence.keep(newValue, of: self, "CXProvider.configuration") } }
  public init(configuration: CXProviderConfiguration) { _Absence.report("CXProvider.init(configuration:)", answer: "a plain object"); super.init() }
  open func invalidate() { _Absence.report("CXProvider.invalidate()") }
  @discardableResult open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { _Absence.report("CXProvider.pendingCallActions(of:withCall:)", answer: "[]"); return [] }
  open var pendingTransactions: [CXTransaction] { get { _Absence.report("CXProvider.pendingTransactions", answer: "[]"); return [] } }
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) { _Absence.report("CXProvider.reportCall(with:endedAt:reason:)") }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) { _Absence.report("CXProvider.reportCall(with:updated:)") }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { _Absence.report("CXProvider.reportNewIncomingCall(with:update:)", answer: "an error"); throw _Absence.Failure(name: "CXProvider.reportNewIncomingCall(with:update:)") }
  open class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable : Any]) async throws { _Absence.report("CXProvider.reportNewIncomingVoIPPushPayload(_:)", answer: "an error"); throw _Absence.Failure(name: "CXProvider.reportNewIncomingVoIPPushPayload(_:)") }
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) { _Absence.report("CXProvider.reportOutgoingCall(with:connectedAt:)") }
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) { _Absence.report("CXProvider.reportOutgoingCall(with:startedConnectingAt:)") }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { _Absence.report("CXProvider.setDelegate(_:queue:)") }
}
open class CXProviderConfiguration: NSObject {
  public override init() { _Absence.report("CXProviderConfiguration", answer: "a plain object"); super.init() }
  open var iconTemplateImageData: Data? { get { _Absence.value(of: self, "CXProviderConfiguration.iconTemplateImageData", else: nil) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.iconTemplateImageData") } }
  open var includesCallsInRecents: Bool { get { _Absence.value(of: self, "CXProviderConfiguration.includesCallsInRecents", else: false) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.includesCallsInRecents") } }
  public convenience init(localizedName: String) { _Absence.report("CXProviderConfiguration.init(localizedName:)", answer: "a plain object"); self.init() }
  open var localizedName: String? { get { _Absence.report("CXProviderConfiguration.localizedName", answer: "nil"); return nil } }
  open var maximumCallGroups: Int { get { _Absence.value(of: self, "CXProviderConfiguration.maximumCallGroups", else: 0) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.maximumCallGroups") } }
  open var maximumCallsPerCallGroup: Int { get { _Absence.value(of: self, "CXProviderConfiguration.maximumCallsPerCallGroup", else: 0) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.maximumCallsPerCallGroup") } }
  open var ringtoneSound: String? { get { _Absence.value(of: self, "CXProviderConfiguration.ringtoneSound", else: nil) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.ringtoneSound") } }
  open var supportedHandleTypes: Set<CXHandle.HandleType> { get { _Absence.value(of: self, "CXProviderConfiguration.supportedHandleTypes", else: []) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.supportedHandleTypes") } }
  open var supportsVideo: Bool { get { _Absence.value(of: self, "CXProviderConfiguration.supportsVideo", else: false) } set { _Absence.keep(newValue, of: self, "CXProviderConfiguration.supportsVideo") } }
}
open class CXSetGroupCallAction: CXCallAction {
  public override init() { _Absence.report("CXSetGroupCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var callUUIDToGroupWith: UUID? { get { _Absence.value(of: self, "CXSetGroupCallAction.callUUIDToGroupWith", else: nil) } set { _Absence.keep(newValue, of: self, "CXSetGroupCallAction.callUUIDToGroupWith") } }
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) { _Absence.report("CXSetGroupCallAction.init(call:callUUIDToGroupWith:)", answer: "a plain object"); super.init() }
  public init(callUUID: UUID, callUUIDToGroupWith: UUID?) { _Absence.report("CXSetGroupCallAction.init(callUUID:callUUIDToGroupWith:)", answer: "a plain object"); super.init() }
}
open class CXSetHeldCallAction: CXCallAction {
  public override init() { _Absence.report("CXSetHeldCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(call callUUID: UUID, onHold: Bool) { _Absence.report("CXSetHeldCallAction.init(call:onHold:)", answer: "a plain object"); super.init() }
  public init(callUUID: UUID, onHold: Bool) { _Absence.report("CXSetHeldCallAction.init(callUUID:onHold:)", answer: "a plain object"); super.init() }
  open var isOnHold: Bool { get { _Absence.value(of: self, "CXSetHeldCallAction.isOnHold", else: false) } set { _Absence.keep(newValue, of: self, "CXSetHeldCallAction.isOnHold") } }
}
open class CXSetMutedCallAction: CXCallAction {
  public override init() { _Absence.report("CXSetMutedCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(call callUUID: UUID, muted: Bool) { _Absence.report("CXSetMutedCallAction.init(call:muted:)", answer: "a plain object"); super.init() }
  public init(callUUID: UUID, muted: Bool) { _Absence.report("CXSetMutedCallAction.init(callUUID:muted:)", answer: "a plain object"); super.init() }
  open var isMuted: Bool { get { _Absence.value(of: self, "CXSetMutedCallAction.isMuted", else: false) } set { _Absence.keep(newValue, of: self, "CXSetMutedCallAction.isMuted") } }
}
open class CXStartCallAction: CXCallAction {
  public override init() { _Absence.report("CXStartCallAction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contactIdentifier: String? { get { _Absence.value(of: self, "CXStartCallAction.contactIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CXStartCallAction.contactIdentifier") } }
  open func fulfill(withDateStarted dateStarted: Date) { _Absence.report("CXStartCallAction.fulfill(withDateStarted:)") }
  open var handle: CXHandle { get { _Absence.value(of: self, "CXStartCallAction.handle", else: CXHandle()) } set { _Absence.keep(newValue, of: self, "CXStartCallAction.handle") } }
  public init(call callUUID: UUID, handle: CXHandle) { _Absence.report("CXStartCallAction.init(call:handle:)", answer: "a plain object"); super.init() }
  public init(callUUID: UUID, handle: CXHandle) { _Absence.report("CXStartCallAction.init(callUUID:handle:)", answer: "a plain object"); super.init() }
  open var isVideo: Bool { get { _Absence.value(of: self, "CXStartCallAction.isVideo", else: false) } set { _Absence.keep(newValue, of: self, "CXStartCallAction.isVideo") } }
}
open class CXTransaction: NSObject {
  public override init() { _Absence.report("CXTransaction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CXTransaction", answer: "a plain object"); super.init() }
  open var actions: [CXAction] { get { _Absence.report("CXTransaction.actions", answer: "[]"); return [] } }
  open func addAction(_ action: CXAction) { _Absence.report("CXTransaction.addAction(_:)") }
  public convenience init(action: CXAction) { _Absence.report("CXTransaction.init(action:)", answer: "a plain object"); self.init() }
  public init(actions: [CXAction]) { _Absence.report("CXTransaction.init(actions:)", answer: "a plain object"); super.init() }
  open var isComplete: Bool { get { _Absence.report("CXTransaction.isComplete", answer: "false"); return false } }
  open var uuid: UUID { get { _Absence.report("CXTransaction.uuid", answer: "UUID()"); return UUID() } }
}
