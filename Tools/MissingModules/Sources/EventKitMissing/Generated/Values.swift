// Made by Scripts/missing-names of Data/EventKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
public enum EKAlarmProximity: Hashable, Sendable {
  case `enter`
  case `leave`
  case `none`
  public var rawValue: Int { _Absence.report("EKAlarmProximity.rawValue", answer: "a value that was made up"); switch self { case .`enter`: return 0; case .`leave`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("EKAlarmProximity.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`enter`; case 1: self = .`leave`; case 2: self = .`none`; default: return nil } }
}
public enum EKAlarmType: Hashable, Sendable {
  case `audio`
  case `display`
  case `email`
  case `procedure`
  public var rawValue: Int { _Absence.report("EKAlarmType.rawValue", answer: "a value that was made up"); switch self { case .`audio`: return 0; case .`display`: return 1; case .`email`: return 2; case .`procedure`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("EKAlarmType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`audio`; case 1: self = .`display`; case 2: self = .`email`; case 3: self = .`procedure`; default: return nil } }
}
public enum EKAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("EKAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("EKAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public struct EKCalendarEventAvailabilityMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var busy: EKCalendarEventAvailabilityMask { _Absence.report("EKCalendarEventAvailabilityMask.busy", answer: "a value that was made up"); return EKCalendarEventAvailabilityMask(rawValue: 1 << 0) }
  public static var free: EKCalendarEventAvailabilityMask { _Absence.report("EKCalendarEventAvailabilityMask.free", answer: "a value that was made up"); return EKCalendarEventAvailabilityMask(rawValue: 1 << 1) }
  public static var tentative: EKCalendarEventAvailabilityMask { _Absence.report("EKCalendarEventAvailabilityMask.tentative", answer: "a value that was made up"); return EKCalendarEventAvailabilityMask(rawValue: 1 << 2) }
  public static var unavailable: EKCalendarEventAvailabilityMask { _Absence.report("EKCalendarEventAvailabilityMask.unavailable", answer: "a value that was made up"); return EKCalendarEventAvailabilityMask(rawValue: 1 << 3) }
}
public enum EKCalendarType: Hashable, Sendable {
  case `birthday`
  case `calDAV`
  case `exchange`
  case `local`
  case `subscription`
  public var rawValue: Int { _Absence.report("EKCalendarType.rawValue", answer: "a value that was made up"); switch self { case .`birthday`: return 0; case .`calDAV`: return 1; case .`exchange`: return 2; case .`local`: return 3; case .`subscription`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("EKCalendarType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`birthday`; case 1: self = .`calDAV`; case 2: self = .`exchange`; case 3: self = .`local`; case 4: self = .`subscription`; default: return nil } }
}
public struct EKEntityMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var event: EKEntityMask { _Absence.report("EKEntityMask.event", answer: "a value that was made up"); return EKEntityMask(rawValue: 1 << 0) }
  public static var reminder: EKEntityMask { _Absence.report("EKEntityMask.reminder", answer: "a value that was made up"); return EKEntityMask(rawValue: 1 << 1) }
}
public enum EKEntityType: Hashable, Sendable {
  case `event`
  case `reminder`
  public var rawValue: UInt { _Absence.report("EKEntityType.rawValue", answer: "a value that was made up"); switch self { case .`event`: return 0; case .`reminder`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("EKEntityType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`event`; case 1: self = .`reminder`; default: return nil } }
}
public struct EKError: Swift.Error {
  init() {}
  public static var alarmGreaterThanRecurrence: EKError.Code { get { _Absence.report("EKError.alarmGreaterThanRecurrence", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var alarmProximityNotSupported: EKError.Code { get { _Absence.report("EKError.alarmProximityNotSupported", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var calendarDoesNotAllowEvents: EKError.Code { get { _Absence.report("EKError.calendarDoesNotAllowEvents", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var calendarDoesNotAllowReminders: EKError.Code { get { _Absence.report("EKError.calendarDoesNotAllowReminders", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var calendarHasNoSource: EKError.Code { get { _Absence.report("EKError.calendarHasNoSource", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var calendarIsImmutable: EKError.Code { get { _Absence.report("EKError.calendarIsImmutable", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var calendarReadOnly: EKError.Code { get { _Absence.report("EKError.calendarReadOnly", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var calendarSourceCannotBeModified: EKError.Code { get { _Absence.report("EKError.calendarSourceCannotBeModified", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public var code: Self.Code { get { _Absence.trap("EKError.code") } }
  public static var datesInverted: EKError.Code { get { _Absence.report("EKError.datesInverted", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var durationGreaterThanRecurrence: EKError.Code { get { _Absence.report("EKError.durationGreaterThanRecurrence", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public var errorCode: Int { get { _Absence.report("EKError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("EKError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("EKError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var eventNotMutable: EKError.Code { get { _Absence.report("EKError.eventNotMutable", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var eventStoreNotAuthorized: EKError.Code { get { _Absence.report("EKError.eventStoreNotAuthorized", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("EKError.init(_:userInfo:)", answer: "a plain value") }
  public static var internalFailure: EKError.Code { get { _Absence.report("EKError.internalFailure", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var invalidEntityType: EKError.Code { get { _Absence.report("EKError.invalidEntityType", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var invalidInviteReplyCalendar: EKError.Code { get { _Absence.report("EKError.invalidInviteReplyCalendar", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var invalidSpan: EKError.Code { get { _Absence.report("EKError.invalidSpan", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var invitesCannotBeMoved: EKError.Code { get { _Absence.report("EKError.invitesCannotBeMoved", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var last: EKError.Code { get { _Absence.report("EKError.last", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var noCalendar: EKError.Code { get { _Absence.report("EKError.noCalendar", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var noEndDate: EKError.Code { get { _Absence.report("EKError.noEndDate", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var noStartDate: EKError.Code { get { _Absence.report("EKError.noStartDate", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var notificationCollectionMismatch: EKError.Code { get { _Absence.report("EKError.notificationCollectionMismatch", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var notificationSavedWithoutCollection: EKError.Code { get { _Absence.report("EKError.notificationSavedWithoutCollection", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var notificationsCollectionFlagNotSet: EKError.Code { get { _Absence.report("EKError.notificationsCollectionFlagNotSet", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var objectBelongsToDifferentStore: EKError.Code { get { _Absence.report("EKError.objectBelongsToDifferentStore", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var osNotSupported: EKError.Code { get { _Absence.report("EKError.osNotSupported", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var priorityIsInvalid: EKError.Code { get { _Absence.report("EKError.priorityIsInvalid", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var procedureAlarmsNotMutable: EKError.Code { get { _Absence.report("EKError.procedureAlarmsNotMutable", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var recurringReminderRequiresDueDate: EKError.Code { get { _Absence.report("EKError.recurringReminderRequiresDueDate", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var reminderAlarmContainsEmailOrUrl: EKError.Code { get { _Absence.report("EKError.reminderAlarmContainsEmailOrUrl", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var reminderLocationsNotSupported: EKError.Code { get { _Absence.report("EKError.reminderLocationsNotSupported", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var sourceDoesNotAllowCalendarAddDelete: EKError.Code { get { _Absence.report("EKError.sourceDoesNotAllowCalendarAddDelete", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var sourceDoesNotAllowEvents: EKError.Code { get { _Absence.report("EKError.sourceDoesNotAllowEvents", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var sourceDoesNotAllowReminders: EKError.Code { get { _Absence.report("EKError.sourceDoesNotAllowReminders", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var sourceMismatch: EKError.Code { get { _Absence.report("EKError.sourceMismatch", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var startDateCollidesWithOtherOccurrence: EKError.Code { get { _Absence.report("EKError.startDateCollidesWithOtherOccurrence", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var startDateTooFarInFuture: EKError.Code { get { _Absence.report("EKError.startDateTooFarInFuture", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public static var structuredLocationsNotSupported: EKError.Code { get { _Absence.report("EKError.structuredLocationsNotSupported", answer: "EKError.Code.`alarmGreaterThanRecurrence`"); return EKError.Code.`alarmGreaterThanRecurrence` } }
  public var userInfo: [String : Any] { get { _Absence.report("EKError.userInfo", answer: "[:]"); return [:] } }
}
extension EKError {
public enum Code: Hashable, Sendable {
  case `alarmGreaterThanRecurrence`
  case `alarmProximityNotSupported`
  case `calendarDoesNotAllowEvents`
  case `calendarDoesNotAllowReminders`
  case `calendarHasNoSource`
  case `calendarIsImmutable`
  case `calendarReadOnly`
  case `calendarSourceCannotBeModified`
  case `datesInverted`
  case `durationGreaterThanRecurrence`
  case `eventNotMutable`
  case `eventStoreNotAuthorized`
  case `internalFailure`
  case `invalidEntityType`
  case `invalidInviteReplyCalendar`
  case `invalidSpan`
  case `invitesCannotBeMoved`
  case `last`
  case `noCalendar`
  case `noEndDate`
  case `noStartDate`
  case `notificationCollectionMismatch`
  case `notificationSavedWithoutCollection`
  case `notificationsCollectionFlagNotSet`
  case `objectBelongsToDifferentStore`
  case `osNotSupported`
  case `priorityIsInvalid`
  case `procedureAlarmsNotMutable`
  case `recurringReminderRequiresDueDate`
  case `reminderAlarmContainsEmailOrUrl`
  case `reminderLocationsNotSupported`
  case `sourceDoesNotAllowCalendarAddDelete`
  case `sourceDoesNotAllowEvents`
  case `sourceDoesNotAllowReminders`
  case `sourceMismatch`
  case `startDateCollidesWithOtherOccurrence`
  case `startDateTooFarInFuture`
  case `structuredLocationsNotSupported`
  public var rawValue: Int { _Absence.report("EKError.Code.rawValue", answer: "a value that was made up"); switch self { case .`alarmGreaterThanRecurrence`: return 0; case .`alarmProximityNotSupported`: return 1; case .`calendarDoesNotAllowEvents`: return 2; case .`calendarDoesNotAllowReminders`: return 3; case .`calendarHasNoSource`: return 4; case .`calendarIsImmutable`: return 5; case .`calendarReadOnly`: return 6; case .`calendarSourceCannotBeModified`: return 7; case .`datesInverted`: return 8; case .`durationGreaterThanRecurrence`: return 9; case .`eventNotMutable`: return 10; case .`eventStoreNotAuthorized`: return 11; case .`internalFailure`: return 12; case .`invalidEntityType`: return 13; case .`invalidInviteReplyCalendar`: return 14; case .`invalidSpan`: return 15; case .`invitesCannotBeMoved`: return 16; case .`last`: return 17; case .`noCalendar`: return 18; case .`noEndDate`: return 19; case .`noStartDate`: return 20; case .`notificationCollectionMismatch`: return 21; case .`notificationSavedWithoutCollection`: return 22; case .`notificationsCollectionFlagNotSet`: return 23; case .`objectBelongsToDifferentStore`: return 24; case .`osNotSupported`: return 25; case .`priorityIsInvalid`: return 26; case .`procedureAlarmsNotMutable`: return 27; case .`recurringReminderRequiresDueDate`: return 28; case .`reminderAlarmContainsEmailOrUrl`: return 29; case .`reminderLocationsNotSupported`: return 30; case .`sourceDoesNotAllowCalendarAddDelete`: return 31; case .`sourceDoesNotAllowEvents`: return 32; case .`sourceDoesNotAllowReminders`: return 33; case .`sourceMismatch`: return 34; case .`startDateCollidesWithOtherOccurrence`: return 35; case .`startDateTooFarInFuture`: return 36; case .`structuredLocationsNotSupported`: return 37 } }
  public init?(rawValue: Int) { _Absence.report("EKError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`alarmGreaterThanRecurrence`; case 1: self = .`alarmProximityNotSupported`; case 2: self = .`calendarDoesNotAllowEvents`; case 3: self = .`calendarDoesNotAllowReminders`; case 4: self = .`calendarHasNoSource`; case 5: self = .`calendarIsImmutable`; case 6: self = .`calendarReadOnly`; case 7: self = .`calendarSourceCannotBeModified`; case 8: self = .`datesInverted`; case 9: self = .`durationGreaterThanRecurrence`; case 10: self = .`eventNotMutable`; case 11: self = .`eventStoreNotAuthorized`; case 12: self = .`internalFailure`; case 13: self = .`invalidEntityType`; case 14: self = .`invalidInviteReplyCalendar`; case 15: self = .`invalidSpan`; case 16: self = .`invitesCannotBeMoved`; case 17: self = .`last`; case 18: self = .`noCalendar`; case 19: self = .`noEndDate`; case 20: self = .`noStartDate`; case 21: self = .`notificationCollectionMismatch`; case 22: self = .`notificationSavedWithoutCollection`; case 23: self = .`notificationsCollectionFlagNotSet`; case 24: self = .`objectBelongsToDifferentStore`; case 25: self = .`osNotSupported`; case 26: self = .`priorityIsInvalid`; case 27: self = .`procedureAlarmsNotMutable`; case 28: self = .`recurringReminderRequiresDueDate`; case 29: self = .`reminderAlarmContainsEmailOrUrl`; case 30: self = .`reminderLocationsNotSupported`; case 31: self = .`sourceDoesNotAllowCalendarAddDelete`; case 32: self = .`sourceDoesNotAllowEvents`; case 33: self = .`sourceDoesNotAllowReminders`; case 34: self = .`sourceMismatch`; case 35: self = .`startDateCollidesWithOtherOccurrence`; case 36: self = .`startDateTooFarInFuture`; case 37: self = .`structuredLocationsNotSupported`; default: return nil } }
}
}
public enum EKEventAvailability: Hashable, Sendable {
  case `busy`
  case `free`
  case `notSupported`
  case `tentative`
  case `unavailable`
  public var rawValue: Int { _Absence.report("EKEventAvailability.rawValue", answer: "a value that was made up"); switch self { case .`busy`: return 0; case .`free`: return 1; case .`notSupported`: return 2; case .`tentative`: return 3; case .`unavailable`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("EKEventAvailability.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`busy`; case 1: self = .`free`; case 2: self = .`notSupported`; case 3: self = .`tentative`; case 4: self = .`unavailable`; default: return nil } }
}
public enum EKEventStatus: Hashable, Sendable {
  case `canceled`
  case `confirmed`
  case `none`
  case `tentative`
  public var rawValue: Int { _Absence.report("EKEventStatus.rawValue", answer: "a value that was made up"); switch self { case .`canceled`: return 0; case .`confirmed`: return 1; case .`none`: return 2; case .`tentative`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("EKEventStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`canceled`; case 1: self = .`confirmed`; case 2: self = .`none`; case 3: self = .`tentative`; default: return nil } }
}
public enum EKParticipantRole: Hashable, Sendable {
  case `chair`
  case `nonParticipant`
  case `optional`
  case `required`
  case `unknown`
  public var rawValue: Int { _Absence.report("EKParticipantRole.rawValue", answer: "a value that was made up"); switch self { case .`chair`: return 0; case .`nonParticipant`: return 1; case .`optional`: return 2; case .`required`: return 3; case .`unknown`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("EKParticipantRole.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`chair`; case 1: self = .`nonParticipant`; case 2: self = .`optional`; case 3: self = .`required`; case 4: self = .`unknown`; default: return nil } }
}
public enum EKParticipantScheduleStatus: Hashable, Sendable {
  case `cannotDeliver`
  case `delivered`
  case `deliveryFailed`
  case `noPrivileges`
  case `none`
  case `pending`
  case `recipientNotAllowed`
  case `recipientNotRecognized`
  case `sent`
  public var rawValue: Int { _Absence.report("EKParticipantScheduleStatus.rawValue", answer: "a value that was made up"); switch self { case .`cannotDeliver`: return 0; case .`delivered`: return 1; case .`deliveryFailed`: return 2; case .`noPrivileges`: return 3; case .`none`: return 4; case .`pending`: return 5; case .`recipientNotAllowed`: return 6; case .`recipientNotRecognized`: return 7; case .`sent`: return 8 } }
  public init?(rawValue: Int) { _Absence.report("EKParticipantScheduleStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cannotDeliver`; case 1: self = .`delivered`; case 2: self = .`deliveryFailed`; case 3: self = .`noPrivileges`; case 4: self = .`none`; case 5: self = .`pending`; case 6: self = .`recipientNotAllowed`; case 7: self = .`recipientNotRecognized`; case 8: self = .`sent`; default: return nil } }
}
public enum EKParticipantStatus: Hashable, Sendable {
  case `accepted`
  case `completed`
  case `declined`
  case `delegated`
  case `inProcess`
  case `pending`
  case `tentative`
  case `unknown`
  public var rawValue: Int { _Absence.report("EKParticipantStatus.rawValue", answer: "a value that was made up"); switch self { case .`accepted`: return 0; case .`completed`: return 1; case .`declined`: return 2; case .`delegated`: return 3; case .`inProcess`: return 4; case .`pending`: return 5; case .`tentative`: return 6; case .`unknown`: return 7 } }
  public init?(rawValue: Int) { _Absence.report("EKParticipantStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`accepted`; case 1: self = .`completed`; case 2: self = .`declined`; case 3: self = .`delegated`; case 4: self = .`inProcess`; case 5: self = .`pending`; case 6: self = .`tentative`; case 7: self = .`unknown`; default: return nil } }
}
public enum EKParticipantType: Hashable, Sendable {
  case `group`
  case `person`
  case `resource`
  case `room`
  case `unknown`
  public var rawValue: Int { _Absence.report("EKParticipantType.rawValue", answer: "a value that was made up"); switch self { case .`group`: return 0; case .`person`: return 1; case .`resource`: return 2; case .`room`: return 3; case .`unknown`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("EKParticipantType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`group`; case 1: self = .`person`; case 2: self = .`resource`; case 3: self = .`room`; case 4: self = .`unknown`; default: return nil } }
}
public enum EKRecurrenceFrequency: Hashable, Sendable {
  case `daily`
  case `monthly`
  case `weekly`
  case `yearly`
  public var rawValue: Int { _Absence.report("EKRecurrenceFrequency.rawValue", answer: "a value that was made up"); switch self { case .`daily`: return 0; case .`monthly`: return 1; case .`weekly`: return 2; case .`yearly`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("EKRecurrenceFrequency.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`daily`; case 1: self = .`monthly`; case 2: self = .`weekly`; case 3: self = .`yearly`; default: return nil } }
}
public enum EKReminderPriority: Hashable, Sendable {
  case `high`
  case `low`
  case `medium`
  case `none`
  public var rawValue: UInt { _Absence.report("EKReminderPriority.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1; case .`medium`: return 2; case .`none`: return 3 } }
  public init?(rawValue: UInt) { _Absence.report("EKReminderPriority.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; case 2: self = .`medium`; case 3: self = .`none`; default: return nil } }
}
public enum EKSourceType: Hashable, Sendable {
  case `birthdays`
  case `calDAV`
  case `exchange`
  case `local`
  case `mobileMe`
  case `subscribed`
  public var rawValue: Int { _Absence.report("EKSourceType.rawValue", answer: "a value that was made up"); switch self { case .`birthdays`: return 0; case .`calDAV`: return 1; case .`exchange`: return 2; case .`local`: return 3; case .`mobileMe`: return 4; case .`subscribed`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("EKSourceType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`birthdays`; case 1: self = .`calDAV`; case 2: self = .`exchange`; case 3: self = .`local`; case 4: self = .`mobileMe`; case 5: self = .`subscribed`; default: return nil } }
}
public enum EKSpan: Hashable, Sendable {
  case `futureEvents`
  case `thisEvent`
  public var rawValue: Int { _Absence.report("EKSpan.rawValue", answer: "a value that was made up"); switch self { case .`futureEvents`: return 0; case .`thisEvent`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("EKSpan.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`futureEvents`; case 1: self = .`thisEvent`; default: return nil } }
}
public enum EKWeekday: Hashable, Sendable {
  case `friday`
  case `monday`
  case `saturday`
  case `sunday`
  case `thursday`
  case `tuesday`
  case `wednesday`
  public var rawValue: Int { _Absence.report("EKWeekday.rawValue", answer: "a value that was made up"); switch self { case .`friday`: return 0; case .`monday`: return 1; case .`saturday`: return 2; case .`sunday`: return 3; case .`thursday`: return 4; case .`tuesday`: return 5; case .`wednesday`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("EKWeekday.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`friday`; case 1: self = .`monday`; case 2: self = .`saturday`; case 3: self = .`sunday`; case 4: self = .`thursday`; case 5: self = .`tuesday`; case 6: self = .`wednesday`; default: return nil } }
  public static var EKFriday: EKWeekday { get { _Absence.trap("EKWeekday.EKFriday") } }
  public static var EKMonday: EKWeekday { get { _Absence.trap("EKWeekday.EKMonday") } }
  public static var EKSaturday: EKWeekday { get { _Absence.trap("EKWeekday.EKSaturday") } }
  public static var EKSunday: EKWeekday { get { _Absence.trap("EKWeekday.EKSunday") } }
  public static var EKThursday: EKWeekday { get { _Absence.trap("EKWeekday.EKThursday") } }
  public static var EKTuesday: EKWeekday { get { _Absence.trap("EKWeekday.EKTuesday") } }
  public static var EKWednesday: EKWeekday { get { _Absence.trap("EKWeekday.EKWednesday") } }
}
