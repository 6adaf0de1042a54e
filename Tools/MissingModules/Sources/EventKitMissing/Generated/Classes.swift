// Made by Scripts/missing-names of Data/EventKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
open class EKAlarm: EKObject {
  public override init() { _Absence.report("EKAlarm", answer: "a plain object"); super.init() }
  open var absoluteDate: Date? { get { _Absence.value(of: self, "EKAlarm.absoluteDate", else: nil) } set { _Absence.keep(newValue, of: self, "EKAlarm.absoluteDate") } }
  public init(absoluteDate date: Date) { _Absence.report("EKAlarm.init(absoluteDate:)", answer: "a plain object"); super.init() }
  public init(relativeOffset offset: TimeInterval) { _Absence.report("EKAlarm.init(relativeOffset:)", answer: "a plain object"); super.init() }
  open var proximity: EKAlarmProximity { get { _Absence.value(of: self, "EKAlarm.proximity", else: EKAlarmProximity.`none`) } set { _Absence.keep(newValue, of: self, "EKAlarm.proximity") } }
  open var relativeOffset: TimeInterval { get { _Absence.value(of: self, "EKAlarm.relativeOffset", else: 0) } set { _Absence.keep(newValue, of: self, "EKAlarm.relativeOffset") } }
  open var structuredLocation: EKStructuredLocation? { get { _Absence.value(of: self, "EKAlarm.structuredLocation", else: nil) } set { _Absence.keep(newValue, of: self, "EKAlarm.structuredLocation") } }
}
open class EKCalendar: EKObject {
  public override init() { _Absence.report("EKCalendar", answer: "a plain object"); super.init() }
  open var allowedEntityTypes: EKEntityMask { get { _Absence.report("EKCalendar.allowedEntityTypes", answer: "[]"); return [] } }
  open var allowsContentModifications: Bool { get { _Absence.report("EKCalendar.allowsContentModifications", answer: "false"); return false } }
  open var calendarIdentifier: String { get { _Absence.report("EKCalendar.calendarIdentifier", answer: "\"\""); return "" } }
  open var cgColor: CGColor! { get { _Absence.value(of: self, "EKCalendar.cgColor", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendar.cgColor") } }
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { _Absence.report("EKCalendar.init(for:eventStore:)", answer: "a plain object"); super.init() }
  public init(forEntityType entityType: EKEntityType, eventStore: EKEventStore) { _Absence.report("EKCalendar.init(forEntityType:eventStore:)", answer: "a plain object"); super.init() }
  open var isImmutable: Bool { get { _Absence.report("EKCalendar.isImmutable", answer: "false"); return false } }
  open var isSubscribed: Bool { get { _Absence.report("EKCalendar.isSubscribed", answer: "false"); return false } }
  open var source: EKSource! { get { _Absence.value(of: self, "EKCalendar.source", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendar.source") } }
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { get { _Absence.report("EKCalendar.supportedEventAvailabilities", answer: "[]"); return [] } }
  open var title: String { get { _Absence.value(of: self, "EKCalendar.title", else: "") } set { _Absence.keep(newValue, of: self, "EKCalendar.title") } }
  open var type: EKCalendarType { get { _Absence.report("EKCalendar.type", answer: "EKCalendarType.`birthday`"); return EKCalendarType.`birthday` } }
}
open class EKCalendarItem: EKObject {
  public override init() { _Absence.report("EKCalendarItem", answer: "a plain object"); super.init() }
  open func addAlarm(_ alarm: EKAlarm) { _Absence.report("EKCalendarItem.addAlarm(_:)") }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { _Absence.report("EKCalendarItem.addRecurrenceRule(_:)") }
  open var alarms: [EKAlarm]? { get { _Absence.value(of: self, "EKCalendarItem.alarms", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.alarms") } }
  open var attendees: [EKParticipant]? { get { _Absence.report("EKCalendarItem.attendees", answer: "nil"); return nil } }
  open var calendar: EKCalendar! { get { _Absence.value(of: self, "EKCalendarItem.calendar", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.calendar") } }
  open var calendarItemExternalIdentifier: String! { get { _Absence.report("EKCalendarItem.calendarItemExternalIdentifier", answer: "nil"); return nil } }
  open var calendarItemIdentifier: String { get { _Absence.report("EKCalendarItem.calendarItemIdentifier", answer: "\"\""); return "" } }
  open var creationDate: Date? { get { _Absence.report("EKCalendarItem.creationDate", answer: "nil"); return nil } }
  open var hasAlarms: Bool { get { _Absence.report("EKCalendarItem.hasAlarms", answer: "false"); return false } }
  open var hasAttendees: Bool { get { _Absence.report("EKCalendarItem.hasAttendees", answer: "false"); return false } }
  open var hasNotes: Bool { get { _Absence.report("EKCalendarItem.hasNotes", answer: "false"); return false } }
  open var hasRecurrenceRules: Bool { get { _Absence.report("EKCalendarItem.hasRecurrenceRules", answer: "false"); return false } }
  open var lastModifiedDate: Date? { get { _Absence.report("EKCalendarItem.lastModifiedDate", answer: "nil"); return nil } }
  open var location: String? { get { _Absence.value(of: self, "EKCalendarItem.location", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.location") } }
  open var notes: String? { get { _Absence.value(of: self, "EKCalendarItem.notes", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.notes") } }
  open var recurrenceRules: [EKRecurrenceRule]? { get { _Absence.value(of: self, "EKCalendarItem.recurrenceRules", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.recurrenceRules") } }
  open func removeAlarm(_ alarm: EKAlarm) { _Absence.report("EKCalendarItem.removeAlarm(_:)") }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { _Absence.report("EKCalendarItem.removeRecurrenceRule(_:)") }
  open var timeZone: TimeZone? { get { _Absence.value(of: self, "EKCalendarItem.timeZone", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.timeZone") } }
  open var title: String! { get { _Absence.value(of: self, "EKCalendarItem.title", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.title") } }
  open var url: URL? { get { _Absence.value(of: self, "EKCalendarItem.url", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarItem.url") } }
}
open class EKEvent: EKCalendarItem {
  public override init() { _Absence.report("EKEvent", answer: "a plain object"); super.init() }
  open var availability: EKEventAvailability { get { _Absence.value(of: self, "EKEvent.availability", else: EKEventAvailability.`unavailable`) } set { _Absence.keep(newValue, of: self, "EKEvent.availability") } }
  open var birthdayContactIdentifier: String? { get { _Absence.report("EKEvent.birthdayContactIdentifier", answer: "nil"); return nil } }
  open var birthdayPersonID: Int { get { _Absence.report("EKEvent.birthdayPersonID", answer: "0"); return 0 } }
  @discardableResult open func compareStartDate(with other: EKEvent) -> ComparisonResult { _Absence.report("EKEvent.compareStartDate(with:)", answer: "ComparisonResult.`orderedAscending`"); return ComparisonResult.`orderedAscending` }
  open var endDate: Date! { get { _Absence.value(of: self, "EKEvent.endDate", else: nil) } set { _Absence.keep(newValue, of: self, "EKEvent.endDate") } }
  open var eventIdentifier: String! { get { _Absence.report("EKEvent.eventIdentifier", answer: "nil"); return nil } }
  public init(eventStore: EKEventStore) { _Absence.report("EKEvent.init(eventStore:)", answer: "a plain object"); super.init() }
  open var isAllDay: Bool { get { _Absence.value(of: self, "EKEvent.isAllDay", else: false) } set { _Absence.keep(newValue, of: self, "EKEvent.isAllDay") } }
  open var isDetached: Bool { get { _Absence.report("EKEvent.isDetached", answer: "false"); return false } }
  open var occurrenceDate: Date! { get { _Absence.report("EKEvent.occurrenceDate", answer: "nil"); return nil } }
  open var organizer: EKParticipant? { get { _Absence.report("EKEvent.organizer", answer: "nil"); return nil } }
  @discardableResult override open func refresh() -> Bool { _Absence.report("EKEvent.refresh()", answer: "false"); return false }
  open var startDate: Date! { get { _Absence.value(of: self, "EKEvent.startDate", else: nil) } set { _Absence.keep(newValue, of: self, "EKEvent.startDate") } }
  open var status: EKEventStatus { get { _Absence.report("EKEvent.status", answer: "EKEventStatus.`none`"); return EKEventStatus.`none` } }
  open var structuredLocation: EKStructuredLocation? { get { _Absence.value(of: self, "EKEvent.structuredLocation", else: nil) } set { _Absence.keep(newValue, of: self, "EKEvent.structuredLocation") } }
}
open class EKEventStore: NSObject {
  public override init() { _Absence.report("EKEventStore", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { _Absence.report("EKEventStore.authorizationStatus(for:)", answer: "EKAuthorizationStatus.`notDetermined`"); return EKAuthorizationStatus.`notDetermined` }
  @discardableResult open func calendar(withIdentifier identifier: String) -> EKCalendar? { _Absence.report("EKEventStore.calendar(withIdentifier:)", answer: "nil"); return nil }
  @discardableResult open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { _Absence.report("EKEventStore.calendarItem(withIdentifier:)", answer: "nil"); return nil }
  @discardableResult open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { _Absence.report("EKEventStore.calendarItems(withExternalIdentifier:)", answer: "[]"); return [] }
  @discardableResult open func calendars(for entityType: EKEntityType) -> [EKCalendar] { _Absence.report("EKEventStore.calendars(for:)", answer: "[]"); return [] }
  open func cancelFetchRequest(_ fetchIdentifier: Any) { _Absence.report("EKEventStore.cancelFetchRequest(_:)") }
  open func commit() throws { _Absence.report("EKEventStore.commit()", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.commit()") }
  open var defaultCalendarForNewEvents: EKCalendar? { get { _Absence.report("EKEventStore.defaultCalendarForNewEvents", answer: "nil"); return nil } }
  @discardableResult open func defaultCalendarForNewReminders() -> EKCalendar? { _Absence.report("EKEventStore.defaultCalendarForNewReminders()", answer: "nil"); return nil }
  open var delegateSources: [EKSource] { get { _Absence.report("EKEventStore.delegateSources", answer: "[]"); return [] } }
  open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) { _Absence.report("EKEventStore.enumerateEvents(matching:using:)") }
  @discardableResult open func event(withIdentifier identifier: String) -> EKEvent? { _Absence.report("EKEventStore.event(withIdentifier:)", answer: "nil"); return nil }
  open var eventStoreIdentifier: String { get { _Absence.report("EKEventStore.eventStoreIdentifier", answer: "\"\""); return "" } }
  @discardableResult open func events(matching predicate: NSPredicate) -> [EKEvent] { _Absence.report("EKEventStore.events(matching:)", answer: "[]"); return [] }
  @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any { _Absence.trap("EKEventStore.fetchReminders(matching:completion:)") }
  public init(sources: [EKSource]) { _Absence.report("EKEventStore.init(sources:)", answer: "a plain object"); super.init() }
  @discardableResult open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { _Absence.trap("EKEventStore.predicateForCompletedReminders(withCompletionDateStarting:ending:calendars:)") }
  @discardableResult open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { _Absence.trap("EKEventStore.predicateForEvents(withStart:end:calendars:)") }
  @discardableResult open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { _Absence.trap("EKEventStore.predicateForIncompleteReminders(withDueDateStarting:ending:calendars:)") }
  @discardableResult open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { _Absence.trap("EKEventStore.predicateForReminders(in:)") }
  open func refreshSourcesIfNecessary() { _Absence.report("EKEventStore.refreshSourcesIfNecessary()") }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { _Absence.report("EKEventStore.remove(_:commit:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.remove(_:commit:)") }
  open func remove(_ event: EKEvent, span: EKSpan) throws { _Absence.report("EKEventStore.remove(_:span:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.remove(_:span:)") }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { _Absence.report("EKEventStore.remove(_:span:commit:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.remove(_:span:commit:)") }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { _Absence.report("EKEventStore.removeCalendar(_:commit:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.removeCalendar(_:commit:)") }
  @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool { _Absence.report("EKEventStore.requestAccess(to:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.requestAccess(to:)") }
  open func reset() { _Absence.report("EKEventStore.reset()") }
  open func save(_ reminder: EKReminder, commit: Bool) throws { _Absence.report("EKEventStore.save(_:commit:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.save(_:commit:)") }
  open func save(_ event: EKEvent, span: EKSpan) throws { _Absence.report("EKEventStore.save(_:span:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.save(_:span:)") }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { _Absence.report("EKEventStore.save(_:span:commit:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.save(_:span:commit:)") }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { _Absence.report("EKEventStore.saveCalendar(_:commit:)", answer: "an error"); throw _Absence.Failure(name: "EKEventStore.saveCalendar(_:commit:)") }
  @discardableResult open func source(withIdentifier identifier: String) -> EKSource? { _Absence.report("EKEventStore.source(withIdentifier:)", answer: "nil"); return nil }
  open var sources: [EKSource] { get { _Absence.report("EKEventStore.sources", answer: "[]"); return [] } }
  open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { _Absence.report("EKEventStore.requestAccess(to:completion:)") }
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { _Absence.report("EKEventStore.requestFullAccessToEvents(completion:)") }
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { _Absence.report("EKEventStore.requestWriteOnlyAccessToEvents(completion:)") }
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { _Absence.report("EKEventStore.requestFullAccessToReminders(completion:)") }
}
open class EKObject: NSObject {
  public override init() { _Absence.report("EKObject", answer: "a plain object"); super.init() }
  open var hasChanges: Bool { get { _Absence.report("EKObject.hasChanges", answer: "false"); return false } }
  open var isNew: Bool { get { _Absence.report("EKObject.isNew", answer: "false"); return false } }
  @discardableResult open func refresh() -> Bool { _Absence.report("EKObject.refresh()", answer: "false"); return false }
  open func reset() { _Absence.report("EKObject.reset()") }
  open func rollback() { _Absence.report("EKObject.rollback()") }
}
open class EKParticipant: EKObject {
  public override init() { _Absence.report("EKParticipant", answer: "a plain object"); super.init() }
  open var contactPredicate: NSPredicate { get { _Absence.trap("EKParticipant.contactPredicate") } }
  open var isCurrentUser: Bool { get { _Absence.report("EKParticipant.isCurrentUser", answer: "false"); return false } }
  open var name: String? { get { _Absence.report("EKParticipant.name", answer: "nil"); return nil } }
  open var participantRole: EKParticipantRole { get { _Absence.report("EKParticipant.participantRole", answer: "EKParticipantRole.`unknown`"); return EKParticipantRole.`unknown` } }
  open var participantStatus: EKParticipantStatus { get { _Absence.report("EKParticipant.participantStatus", answer: "EKParticipantStatus.`unknown`"); return EKParticipantStatus.`unknown` } }
  open var participantType: EKParticipantType { get { _Absence.report("EKParticipant.participantType", answer: "EKParticipantType.`unknown`"); return EKParticipantType.`unknown` } }
  open var url: URL { get { _Absence.report("EKParticipant.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class EKRecurrenceDayOfWeek: NSObject {
  public override init() { _Absence.report("EKRecurrenceDayOfWeek", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("EKRecurrenceDayOfWeek", answer: "a plain object"); super.init() }
  open var dayOfTheWeek: EKWeekday { get { _Absence.report("EKRecurrenceDayOfWeek.dayOfTheWeek", answer: "EKWeekday.`friday`"); return EKWeekday.`friday` } }
  public convenience init(_ dayOfTheWeek: EKWeekday) { _Absence.report("EKRecurrenceDayOfWeek.init(_:)", answer: "a plain object"); self.init() }
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { _Absence.report("EKRecurrenceDayOfWeek.init(_:weekNumber:)", answer: "a plain object"); self.init() }
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { _Absence.report("EKRecurrenceDayOfWeek.init(dayOfTheWeek:weekNumber:)", answer: "a plain object"); super.init() }
  open var weekNumber: Int { get { _Absence.report("EKRecurrenceDayOfWeek.weekNumber", answer: "0"); return 0 } }
}
open class EKRecurrenceEnd: NSObject {
  public override init() { _Absence.report("EKRecurrenceEnd", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("EKRecurrenceEnd", answer: "a plain object"); super.init() }
  open var endDate: Date? { get { _Absence.report("EKRecurrenceEnd.endDate", answer: "nil"); return nil } }
  public convenience init(end endDate: Date) { _Absence.report("EKRecurrenceEnd.init(end:)", answer: "a plain object"); self.init() }
  public convenience init(endDate: Date) { _Absence.report("EKRecurrenceEnd.init(endDate:)", answer: "a plain object"); self.init() }
  public convenience init(occurrenceCount: Int) { _Absence.report("EKRecurrenceEnd.init(occurrenceCount:)", answer: "a plain object"); self.init() }
  open var occurrenceCount: Int { get { _Absence.report("EKRecurrenceEnd.occurrenceCount", answer: "0"); return 0 } }
}
open class EKRecurrenceRule: EKObject {
  public override init() { _Absence.report("EKRecurrenceRule", answer: "a plain object"); super.init() }
  open var calendarIdentifier: String { get { _Absence.report("EKRecurrenceRule.calendarIdentifier", answer: "\"\""); return "" } }
  open var daysOfTheMonth: [NSNumber]? { get { _Absence.report("EKRecurrenceRule.daysOfTheMonth", answer: "nil"); return nil } }
  open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? { get { _Absence.report("EKRecurrenceRule.daysOfTheWeek", answer: "nil"); return nil } }
  open var daysOfTheYear: [NSNumber]? { get { _Absence.report("EKRecurrenceRule.daysOfTheYear", answer: "nil"); return nil } }
  open var firstDayOfTheWeek: Int { get { _Absence.report("EKRecurrenceRule.firstDayOfTheWeek", answer: "0"); return 0 } }
  open var frequency: EKRecurrenceFrequency { get { _Absence.report("EKRecurrenceRule.frequency", answer: "EKRecurrenceFrequency.`daily`"); return EKRecurrenceFrequency.`daily` } }
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?) { _Absence.report("EKRecurrenceRule.init(recurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:)", answer: "a plain object"); super.init() }
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { _Absence.report("EKRecurrenceRule.init(recurrenceWith:interval:end:)", answer: "a plain object"); super.init() }
  public init(recurrenceWithFrequency type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?) { _Absence.report("EKRecurrenceRule.init(recurrenceWithFrequency:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:)", answer: "a plain object"); super.init() }
  public init(recurrenceWithFrequency type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { _Absence.report("EKRecurrenceRule.init(recurrenceWithFrequency:interval:end:)", answer: "a plain object"); super.init() }
  open var interval: Int { get { _Absence.report("EKRecurrenceRule.interval", answer: "0"); return 0 } }
  open var monthsOfTheYear: [NSNumber]? { get { _Absence.report("EKRecurrenceRule.monthsOfTheYear", answer: "nil"); return nil } }
  open var recurrenceEnd: EKRecurrenceEnd? { get { _Absence.value(of: self, "EKRecurrenceRule.recurrenceEnd", else: nil) } set { _Absence.keep(newValue, of: self, "EKRecurrenceRule.recurrenceEnd") } }
  open var setPositions: [NSNumber]? { get { _Absence.report("EKRecurrenceRule.setPositions", answer: "nil"); return nil } }
  open var weeksOfTheYear: [NSNumber]? { get { _Absence.report("EKRecurrenceRule.weeksOfTheYear", answer: "nil"); return nil } }
}
open class EKReminder: EKCalendarItem {
  public override init() { _Absence.report("EKReminder", answer: "a plain object"); super.init() }
  open var completionDate: Date? { get { _Absence.value(of: self, "EKReminder.completionDate", else: nil) } set { _Absence.keep(newValue, of: self, "EKReminder.completionDate") } }
  open var dueDateComponents: DateComponents? { get { _Absence.value(of: self, "EKReminder.dueDateComponents", else: nil) } set { _Absence.keep(newValue, of: self, "EKReminder.dueDateComponents") } }
  public init(eventStore: EKEventStore) { _Absence.report("EKReminder.init(eventStore:)", answer: "a plain object"); super.init() }
  open var isCompleted: Bool { get { _Absence.value(of: self, "EKReminder.isCompleted", else: false) } set { _Absence.keep(newValue, of: self, "EKReminder.isCompleted") } }
  open var priority: Int { get { _Absence.value(of: self, "EKReminder.priority", else: 0) } set { _Absence.keep(newValue, of: self, "EKReminder.priority") } }
  open var startDateComponents: DateComponents? { get { _Absence.value(of: self, "EKReminder.startDateComponents", else: nil) } set { _Absence.keep(newValue, of: self, "EKReminder.startDateComponents") } }
}
open class EKSource: EKObject {
  public override init() { _Absence.report("EKSource", answer: "a plain object"); super.init() }
  @discardableResult open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { _Absence.report("EKSource.calendars(for:)", answer: "[]"); return [] }
  open var isDelegate: Bool { get { _Absence.report("EKSource.isDelegate", answer: "false"); return false } }
  open var sourceIdentifier: String { get { _Absence.report("EKSource.sourceIdentifier", answer: "\"\""); return "" } }
  open var sourceType: EKSourceType { get { _Absence.report("EKSource.sourceType", answer: "EKSourceType.`birthdays`"); return EKSourceType.`birthdays` } }
  open var title: String { get { _Absence.report("EKSource.title", answer: "\"\""); return "" } }
}
open class EKStructuredLocation: EKObject {
  public override init() { _Absence.report("EKStructuredLocation", answer: "a plain object"); super.init() }
  public convenience init(title: String) { _Absence.report("EKStructuredLocation.init(title:)", answer: "a plain object"); self.init() }
  open var radius: Double { get { _Absence.value(of: self, "EKStructuredLocation.radius", else: 0) } set { _Absence.keep(newValue, of: self, "EKStructuredLocation.radius") } }
  open var title: String? { get { _Absence.value(of: self, "EKStructuredLocation.title", else: nil) } set { _Absence.keep(newValue, of: self, "EKStructuredLocation.title") } }
}
open class EKVirtualConferenceDescriptor: NSObject {
  public override init() { _Absence.report("EKVirtualConferenceDescriptor", answer: "a plain object"); super.init() }
  open var conferenceDetails: String? { get { _Absence.report("EKVirtualConferenceDescriptor.conferenceDetails", answer: "nil"); return nil } }
  public init(title: String?, URLDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) { _Absence.report("EKVirtualConferenceDescriptor.init(title:URLDescriptors:conferenceDetails:)", answer: "a plain object"); super.init() }
  public init(title: String?, urlDescriptors URLDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) { _Absence.report("EKVirtualConferenceDescriptor.init(title:urlDescriptors:conferenceDetails:)", answer: "a plain object"); super.init() }
  open var title: String? { get { _Absence.report("EKVirtualConferenceDescriptor.title", answer: "nil"); return nil } }
  open var urlDescriptors: [EKVirtualConferenceURLDescriptor] { get { _Absence.report("EKVirtualConferenceDescriptor.urlDescriptors", answer: "[]"); return [] } }
}
open class EKVirtualConferenceProvider: NSObject {
  public override init() { _Absence.report("EKVirtualConferenceProvider", answer: "a plain object"); super.init() }
  @discardableResult open func fetchAvailableRoomTypes() async throws -> [EKVirtualConferenceRoomTypeDescriptor] { _Absence.report("EKVirtualConferenceProvider.fetchAvailableRoomTypes()", answer: "an error"); throw _Absence.Failure(name: "EKVirtualConferenceProvider.fetchAvailableRoomTypes()") }
  @discardableResult open func fetchVirtualConference(identifier: EKVirtualConferenceRoomTypeIdentifier) async throws -> EKVirtualConferenceDescriptor { _Absence.report("EKVirtualConferenceProvider.fetchVirtualConference(identifier:)", answer: "an error"); throw _Absence.Failure(name: "EKVirtualConferenceProvider.fetchVirtualConference(identifier:)") }
}
open class EKVirtualConferenceRoomTypeDescriptor: NSObject {
  public override init() { _Absence.report("EKVirtualConferenceRoomTypeDescriptor", answer: "a plain object"); super.init() }
  open var identifier: EKVirtualConferenceRoomTypeIdentifier { get { _Absence.trap("EKVirtualConferenceRoomTypeDescriptor.identifier") } }
  public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) { _Absence.report("EKVirtualConferenceRoomTypeDescriptor.init(title:identifier:)", answer: "a plain object"); super.init() }
  open var title: String { get { _Absence.report("EKVirtualConferenceRoomTypeDescriptor.title", answer: "\"\""); return "" } }
}
open class EKVirtualConferenceURLDescriptor: NSObject {
  public override init() { _Absence.report("EKVirtualConferenceURLDescriptor", answer: "a plain object"); super.init() }
  public init(title: String?, URL: URL) { _Absence.report("EKVirtualConferenceURLDescriptor.init(title:URL:)", answer: "a plain object"); super.init() }
  public init(title: String?, url URL: URL) { _Absence.report("EKVirtualConferenceURLDescriptor.init(title:url:)", answer: "a plain object"); super.init() }
  open var title: String? { get { _Absence.report("EKVirtualConferenceURLDescriptor.title", answer: "nil"); return nil } }
  open var url: URL { get { _Absence.report("EKVirtualConferenceURLDescriptor.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
