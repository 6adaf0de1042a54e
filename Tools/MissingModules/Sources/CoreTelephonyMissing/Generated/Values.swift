// Made by Scripts/missing-names of Data/CoreTelephony.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public enum CTCellularDataRestrictedState: Hashable, Sendable {
  case `notRestricted`
  case `restricted`
  case `restrictedStateUnknown`
  public var rawValue: UInt { _Absence.report("CTCellularDataRestrictedState.rawValue", answer: "a value that was made up"); switch self { case .`notRestricted`: return 0; case .`restricted`: return 1; case .`restrictedStateUnknown`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("CTCellularDataRestrictedState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`notRestricted`; case 1: self = .`restricted`; case 2: self = .`restrictedStateUnknown`; default: return nil } }
}
public enum CTCellularPlanProvisioningAddPlanResult: Hashable, Sendable {
  case `fail`
  case `success`
  case `unknown`
  public var rawValue: UInt { _Absence.report("CTCellularPlanProvisioningAddPlanResult.rawValue", answer: "a value that was made up"); switch self { case .`fail`: return 0; case .`success`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("CTCellularPlanProvisioningAddPlanResult.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`fail`; case 1: self = .`success`; case 2: self = .`unknown`; default: return nil } }
}
public struct CTError {
  private var _stored_domain: Int32 = 0
  public var domain: Int32 { get { _Absence.report("CTError.domain", answer: "the value that was set"); return _stored_domain } set { _Absence.report("CTError.domain", answer: "the value that was set"); _stored_domain = newValue } }
  private var _stored_error: Int32 = 0
  public var error: Int32 { get { _Absence.report("CTError.error", answer: "the value that was set"); return _stored_error } set { _Absence.report("CTError.error", answer: "the value that was set"); _stored_error = newValue } }
  public init() { _Absence.report("CTError.init()", answer: "a plain value") }
  public init(domain: Int32, error: Int32) { _Absence.report("CTError.init(domain:error:)", answer: "a plain value") }
}
