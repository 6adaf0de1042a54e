// Made by Scripts/missing-names of Data/Contacts.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public enum CNAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("CNAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CNAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public enum CNContactDisplayNameOrder: Hashable, Sendable {
  case `familyNameFirst`
  case `givenNameFirst`
  case `userDefault`
  public var rawValue: Int { _Absence.report("CNContactDisplayNameOrder.rawValue", answer: "a value that was made up"); switch self { case .`familyNameFirst`: return 0; case .`givenNameFirst`: return 1; case .`userDefault`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CNContactDisplayNameOrder.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`familyNameFirst`; case 1: self = .`givenNameFirst`; case 2: self = .`userDefault`; default: return nil } }
}
public enum CNContactFormatterStyle: Hashable, Sendable {
  case `fullName`
  case `phoneticFullName`
  public var rawValue: Int { _Absence.report("CNContactFormatterStyle.rawValue", answer: "a value that was made up"); switch self { case .`fullName`: return 0; case .`phoneticFullName`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("CNContactFormatterStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`fullName`; case 1: self = .`phoneticFullName`; default: return nil } }
}
public enum CNContactSortOrder: Hashable, Sendable {
  case `familyName`
  case `givenName`
  case `none`
  case `userDefault`
  public var rawValue: Int { _Absence.report("CNContactSortOrder.rawValue", answer: "a value that was made up"); switch self { case .`familyName`: return 0; case .`givenName`: return 1; case .`none`: return 2; case .`userDefault`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CNContactSortOrder.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`familyName`; case 1: self = .`givenName`; case 2: self = .`none`; case 3: self = .`userDefault`; default: return nil } }
}
public enum CNContactType: Hashable, Sendable {
  case `organization`
  case `person`
  public var rawValue: Int { _Absence.report("CNContactType.rawValue", answer: "a value that was made up"); switch self { case .`organization`: return 0; case .`person`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("CNContactType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`organization`; case 1: self = .`person`; default: return nil } }
}
public enum CNContainerType: Hashable, Sendable {
  case `cardDAV`
  case `exchange`
  case `local`
  case `unassigned`
  public var rawValue: Int { _Absence.report("CNContainerType.rawValue", answer: "a value that was made up"); switch self { case .`cardDAV`: return 0; case .`exchange`: return 1; case .`local`: return 2; case .`unassigned`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CNContainerType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cardDAV`; case 1: self = .`exchange`; case 2: self = .`local`; case 3: self = .`unassigned`; default: return nil } }
}
public enum CNEntityType: Hashable, Sendable {
  case `contacts`
  public var rawValue: Int { _Absence.report("CNEntityType.rawValue", answer: "a value that was made up"); switch self { case .`contacts`: return 0 } }
  public init?(rawValue: Int) { _Absence.report("CNEntityType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`contacts`; default: return nil } }
}
public struct CNError: Swift.Error {
  init() {}
  public var affectedRecordIdentifiers: [String]? { get { _Absence.report("CNError.affectedRecordIdentifiers", answer: "nil"); return nil } }
  public var affectedRecords: [AnyObject]? { get { _Absence.report("CNError.affectedRecords", answer: "nil"); return nil } }
  public static var authorizationDenied: CNError.Code { get { _Absence.report("CNError.authorizationDenied", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var changeHistoryExpired: CNError.Code { get { _Absence.report("CNError.changeHistoryExpired", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var changeHistoryInvalidAnchor: CNError.Code { get { _Absence.report("CNError.changeHistoryInvalidAnchor", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var changeHistoryInvalidFetchRequest: CNError.Code { get { _Absence.report("CNError.changeHistoryInvalidFetchRequest", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var clientIdentifierCollision: CNError.Code { get { _Absence.report("CNError.clientIdentifierCollision", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var clientIdentifierDoesNotExist: CNError.Code { get { _Absence.report("CNError.clientIdentifierDoesNotExist", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var clientIdentifierInvalid: CNError.Code { get { _Absence.report("CNError.clientIdentifierInvalid", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public var code: Self.Code { get { _Absence.trap("CNError.code") } }
  public static var communicationError: CNError.Code { get { _Absence.report("CNError.communicationError", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var containmentCycle: CNError.Code { get { _Absence.report("CNError.containmentCycle", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var containmentScope: CNError.Code { get { _Absence.report("CNError.containmentScope", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var dataAccessError: CNError.Code { get { _Absence.report("CNError.dataAccessError", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public var errorCode: Int { get { _Absence.report("CNError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CNError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CNError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var featureDisabledByUser: CNError.Code { get { _Absence.report("CNError.featureDisabledByUser", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CNError.init(_:userInfo:)", answer: "a plain value") }
  public static var insertedRecordAlreadyExists: CNError.Code { get { _Absence.report("CNError.insertedRecordAlreadyExists", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public var keyPaths: [String]? { get { _Absence.report("CNError.keyPaths", answer: "nil"); return nil } }
  public static var noAccessableWritableContainers: CNError.Code { get { _Absence.report("CNError.noAccessableWritableContainers", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var parentContainerNotWritable: CNError.Code { get { _Absence.report("CNError.parentContainerNotWritable", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var parentRecordDoesNotExist: CNError.Code { get { _Absence.report("CNError.parentRecordDoesNotExist", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var policyViolation: CNError.Code { get { _Absence.report("CNError.policyViolation", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var predicateInvalid: CNError.Code { get { _Absence.report("CNError.predicateInvalid", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var recordDoesNotExist: CNError.Code { get { _Absence.report("CNError.recordDoesNotExist", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var recordIdentifierInvalid: CNError.Code { get { _Absence.report("CNError.recordIdentifierInvalid", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var recordNotWritable: CNError.Code { get { _Absence.report("CNError.recordNotWritable", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var unauthorizedKeys: CNError.Code { get { _Absence.report("CNError.unauthorizedKeys", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public var userInfo: [String : Any] { get { _Absence.report("CNError.userInfo", answer: "[:]"); return [:] } }
  public static var vCardMalformed: CNError.Code { get { _Absence.report("CNError.vCardMalformed", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var vCardSummarizationError: CNError.Code { get { _Absence.report("CNError.vCardSummarizationError", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var validationConfigurationError: CNError.Code { get { _Absence.report("CNError.validationConfigurationError", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var validationMultipleErrors: CNError.Code { get { _Absence.report("CNError.validationMultipleErrors", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
  public static var validationTypeMismatch: CNError.Code { get { _Absence.report("CNError.validationTypeMismatch", answer: "CNError.Code.`authorizationDenied`"); return CNError.Code.`authorizationDenied` } }
}
extension CNError {
public enum Code: Hashable, Sendable {
  case `authorizationDenied`
  case `changeHistoryExpired`
  case `changeHistoryInvalidAnchor`
  case `changeHistoryInvalidFetchRequest`
  case `clientIdentifierCollision`
  case `clientIdentifierDoesNotExist`
  case `clientIdentifierInvalid`
  case `communicationError`
  case `containmentCycle`
  case `containmentScope`
  case `dataAccessError`
  case `featureDisabledByUser`
  case `insertedRecordAlreadyExists`
  case `noAccessableWritableContainers`
  case `parentContainerNotWritable`
  case `parentRecordDoesNotExist`
  case `policyViolation`
  case `predicateInvalid`
  case `recordDoesNotExist`
  case `recordIdentifierInvalid`
  case `recordNotWritable`
  case `unauthorizedKeys`
  case `vCardMalformed`
  case `vCardSummarizationError`
  case `validationConfigurationError`
  case `validationMultipleErrors`
  case `validationTypeMismatch`
  public var rawValue: Int { _Absence.report("CNError.Code.rawValue", answer: "a value that was made up"); switch self { case .`authorizationDenied`: return 0; case .`changeHistoryExpired`: return 1; case .`changeHistoryInvalidAnchor`: return 2; case .`changeHistoryInvalidFetchRequest`: return 3; case .`clientIdentifierCollision`: return 4; case .`clientIdentifierDoesNotExist`: return 5; case .`clientIdentifierInvalid`: return 6; case .`communicationError`: return 7; case .`containmentCycle`: return 8; case .`containmentScope`: return 9; case .`dataAccessError`: return 10; case .`featureDisabledByUser`: return 11; case .`insertedRecordAlreadyExists`: return 12; case .`noAccessableWritableContainers`: return 13; case .`parentContainerNotWritable`: return 14; case .`parentRecordDoesNotExist`: return 15; case .`policyViolation`: return 16; case .`predicateInvalid`: return 17; case .`recordDoesNotExist`: return 18; case .`recordIdentifierInvalid`: return 19; case .`recordNotWritable`: return 20; case .`unauthorizedKeys`: return 21; case .`vCardMalformed`: return 22; case .`vCardSummarizationError`: return 23; case .`validationConfigurationError`: return 24; case .`validationMultipleErrors`: return 25; case .`validationTypeMismatch`: return 26 } }
  public init?(rawValue: Int) { _Absence.report("CNError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorizationDenied`; case 1: self = .`changeHistoryExpired`; case 2: self = .`changeHistoryInvalidAnchor`; case 3: self = .`changeHistoryInvalidFetchRequest`; case 4: self = .`clientIdentifierCollision`; case 5: self = .`clientIdentifierDoesNotExist`; case 6: self = .`clientIdentifierInvalid`; case 7: self = .`communicationError`; case 8: self = .`containmentCycle`; case 9: self = .`containmentScope`; case 10: self = .`dataAccessError`; case 11: self = .`featureDisabledByUser`; case 12: self = .`insertedRecordAlreadyExists`; case 13: self = .`noAccessableWritableContainers`; case 14: self = .`parentContainerNotWritable`; case 15: self = .`parentRecordDoesNotExist`; case 16: self = .`policyViolation`; case 17: self = .`predicateInvalid`; case 18: self = .`recordDoesNotExist`; case 19: self = .`recordIdentifierInvalid`; case 20: self = .`recordNotWritable`; case 21: self = .`unauthorizedKeys`; case 22: self = .`vCardMalformed`; case 23: self = .`vCardSummarizationError`; case 24: self = .`validationConfigurationError`; case 25: self = .`validationMultipleErrors`; case 26: self = .`validationTypeMismatch`; default: return nil } }
}
}
public enum CNPostalAddressFormatterStyle: Hashable, Sendable {
  case `mailingAddress`
  public var rawValue: Int { _Absence.report("CNPostalAddressFormatterStyle.rawValue", answer: "a value that was made up"); switch self { case .`mailingAddress`: return 0 } }
  public init?(rawValue: Int) { _Absence.report("CNPostalAddressFormatterStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`mailingAddress`; default: return nil } }
}
