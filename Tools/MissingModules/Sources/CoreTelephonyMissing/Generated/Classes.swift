// Made by Scripts/missing-names of Data/CoreTelephony.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
open class CTCall: NSObject {
  public override init() { _Absence.report("CTCall", answer: "a plain object"); super.init() }
  open var callID: String { get { _Absence.report("CTCall.callID", answer: "\"\""); return "" } }
  open var callState: String { get { _Absence.report("CTCall.callState", answer: "\"\""); return "" } }
}
open class CTCallCenter: NSObject {
  public override init() { _Absence.report("CTCallCenter", answer: "a plain object"); super.init() }
  open var callEventHandler: ((CTCall) -> Void)? { get { _Absence.value(of: self, "CTCallCenter.callEventHandler", else: nil) } set { _Absence.keep(newValue, of: self, "CTCallCenter.callEventHandler") } }
  open var currentCalls: Set<CTCall>? { get { _Absence.report("CTCallCenter.currentCalls", answer: "nil"); return nil } }
}
open class CTCarrier: NSObject {
  public override init() { _Absence.report("CTCarrier", answer: "a plain object"); super.init() }
  open var allowsVOIP: Bool { get { _Absence.report("CTCarrier.allowsVOIP", answer: "false"); return false } }
  open var carrierName: String? { get { _Absence.report("CTCarrier.carrierName", answer: "nil"); return nil } }
  open var isoCountryCode: String? { get { _Absence.report("CTCarrier.isoCountryCode", answer: "nil"); return nil } }
  open var mobileCountryCode: String? { get { _Absence.report("CTCarrier.mobileCountryCode", answer: "nil"); return nil } }
  open var mobileNetworkCode: String? { get { _Absence.report("CTCarrier.mobileNetworkCode", answer: "nil"); return nil } }
}
open class CTCellularData: NSObject {
  public override init() { _Absence.report("CTCellularData", answer: "a plain object"); super.init() }
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? { get { _Absence.value(of: self, "CTCellularData.cellularDataRestrictionDidUpdateNotifier", else: nil) } set { _Absence.keep(newValue, of: self, "CTCellularData.cellularDataRestrictionDidUpdateNotifier") } }
  open var restrictedState: CTCellularDataRestrictedState { get { _Absence.report("CTCellularData.restrictedState", answer: "CTCellularDataRestrictedState.`notRestricted`"); return CTCellularDataRestrictedState.`notRestricted` } }
}
open class CTCellularPlanProvisioning: NSObject {
  public override init() { _Absence.report("CTCellularPlanProvisioning", answer: "a plain object"); super.init() }
  @discardableResult open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult { _Absence.report("CTCellularPlanProvisioning.addPlan(with:)", answer: "CTCellularPlanProvisioningAddPlanResult.`unknown`"); return CTCellularPlanProvisioningAddPlanResult.`unknown` }
  @discardableResult open func supportsCellularPlan() -> Bool { _Absence.report("CTCellularPlanProvisioning.supportsCellularPlan()", answer: "false"); return false }
  open var supportsEmbeddedSIM: Bool { get { _Absence.report("CTCellularPlanProvisioning.supportsEmbeddedSIM", answer: "false"); return false } }
}
open class CTCellularPlanProvisioningRequest: NSObject {
  public override init() { _Absence.report("CTCellularPlanProvisioningRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CTCellularPlanProvisioningRequest", answer: "a plain object"); super.init() }
  open var address: String { get { _Absence.value(of: self, "CTCellularPlanProvisioningRequest.address", else: "") } set { _Absence.keep(newValue, of: self, "CTCellularPlanProvisioningRequest.address") } }
  open var confirmationCode: String? { get { _Absence.value(of: self, "CTCellularPlanProvisioningRequest.confirmationCode", else: nil) } set { _Absence.keep(newValue, of: self, "CTCellularPlanProvisioningRequest.confirmationCode") } }
  open var eid: String? { get { _Absence.value(of: self, "CTCellularPlanProvisioningRequest.eid", else: nil) } set { _Absence.keep(newValue, of: self, "CTCellularPlanProvisioningRequest.eid") } }
  open var iccid: String? { get { _Absence.value(of: self, "CTCellularPlanProvisioningRequest.iccid", else: nil) } set { _Absence.keep(newValue, of: self, "CTCellularPlanProvisioningRequest.iccid") } }
  open var matchingID: String? { get { _Absence.value(of: self, "CTCellularPlanProvisioningRequest.matchingID", else: nil) } set { _Absence.keep(newValue, of: self, "CTCellularPlanProvisioningRequest.matchingID") } }
  open var oid: String? { get { _Absence.value(of: self, "CTCellularPlanProvisioningRequest.oid", else: nil) } set { _Absence.keep(newValue, of: self, "CTCellularPlanProvisioningRequest.oid") } }
}
open class CTSubscriber: NSObject {
  public override init() { _Absence.report("CTSubscriber", answer: "a plain object"); super.init() }
  open var carrierToken: Data? { get { _Absence.report("CTSubscriber.carrierToken", answer: "nil"); return nil } }
  open var delegate: (any CTSubscriberDelegate)? { get { _Absence.value(of: self, "CTSubscriber.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CTSubscriber.delegate", weakly: true) } }
  open var identifier: String { get { _Absence.report("CTSubscriber.identifier", answer: "\"\""); return "" } }
}
open class CTSubscriberInfo: NSObject {
  public override init() { _Absence.report("CTSubscriberInfo", answer: "a plain object"); super.init() }
  @discardableResult open class func subscriber() -> CTSubscriber { _Absence.report("CTSubscriberInfo.subscriber()", answer: "CTSubscriber()"); return CTSubscriber() }
  @discardableResult open class func subscribers() -> [CTSubscriber] { _Absence.report("CTSubscriberInfo.subscribers()", answer: "[]"); return [] }
}
open class CTTelephonyNetworkInfo: NSObject {
  public override init() { _Absence.report("CTTelephonyNetworkInfo", answer: "a plain object"); super.init() }
  open var currentRadioAccessTechnology: String? { get { _Absence.report("CTTelephonyNetworkInfo.currentRadioAccessTechnology", answer: "nil"); return nil } }
  open var dataServiceIdentifier: String? { get { _Absence.report("CTTelephonyNetworkInfo.dataServiceIdentifier", answer: "nil"); return nil } }
  open var delegate: (any CTTelephonyNetworkInfoDelegate)? { get { _Absence.value(of: self, "CTTelephonyNetworkInfo.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CTTelephonyNetworkInfo.delegate", weakly: true) } }
  open var serviceCurrentRadioAccessTechnology: [String : String]? { get { _Absence.report("CTTelephonyNetworkInfo.serviceCurrentRadioAccessTechnology", answer: "nil"); return nil } }
  open var serviceSubscriberCellularProviders: [String : CTCarrier]? { get { _Absence.report("CTTelephonyNetworkInfo.serviceSubscriberCellularProviders", answer: "nil"); return nil } }
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)? { get { _Absence.value(of: self, "CTTelephonyNetworkInfo.serviceSubscriberCellularProvidersDidUpdateNotifier", else: nil) } set { _Absence.keep(newValue, of: self, "CTTelephonyNetworkInfo.serviceSubscriberCellularProvidersDidUpdateNotifier") } }
  open var subscriberCellularProvider: CTCarrier? { get { _Absence.report("CTTelephonyNetworkInfo.subscriberCellularProvider", answer: "nil"); return nil } }
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)? { get { _Absence.value(of: self, "CTTelephonyNetworkInfo.subscriberCellularProviderDidUpdateNotifier", else: nil) } set { _Absence.keep(newValue, of: self, "CTTelephonyNetworkInfo.subscriberCellularProviderDidUpdateNotifier") } }
}
