// Made by Scripts/missing-names of Data/Contacts.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryAddContactEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contact: CNContact { get { _Absence.report("CNChangeHistoryAddContactEvent.contact", answer: "CNContact()"); return CNContact() } }
  open var containerIdentifier: String? { get { _Absence.report("CNChangeHistoryAddContactEvent.containerIdentifier", answer: "nil"); return nil } }
}
open class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryAddGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var containerIdentifier: String { get { _Absence.report("CNChangeHistoryAddGroupEvent.containerIdentifier", answer: "\"\""); return "" } }
  open var group: CNGroup { get { _Absence.report("CNChangeHistoryAddGroupEvent.group", answer: "CNGroup()"); return CNGroup() } }
}
open class CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryAddMemberToGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var group: CNGroup { get { _Absence.report("CNChangeHistoryAddMemberToGroupEvent.group", answer: "CNGroup()"); return CNGroup() } }
  open var member: CNContact { get { _Absence.report("CNChangeHistoryAddMemberToGroupEvent.member", answer: "CNContact()"); return CNContact() } }
}
open class CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryAddSubgroupToGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var group: CNGroup { get { _Absence.report("CNChangeHistoryAddSubgroupToGroupEvent.group", answer: "CNGroup()"); return CNGroup() } }
  open var subgroup: CNGroup { get { _Absence.report("CNChangeHistoryAddSubgroupToGroupEvent.subgroup", answer: "CNGroup()"); return CNGroup() } }
}
open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryDeleteContactEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contactIdentifier: String { get { _Absence.report("CNChangeHistoryDeleteContactEvent.contactIdentifier", answer: "\"\""); return "" } }
}
open class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryDeleteGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var groupIdentifier: String { get { _Absence.report("CNChangeHistoryDeleteGroupEvent.groupIdentifier", answer: "\"\""); return "" } }
}
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryDropEverythingEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class CNChangeHistoryEvent: NSObject {
  public override init() { _Absence.report("CNChangeHistoryEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNChangeHistoryEvent", answer: "a plain object"); super.init() }
  open func accept(_ visitor: any CNChangeHistoryEventVisitor) { _Absence.report("CNChangeHistoryEvent.accept(_:)") }
}
open class CNChangeHistoryFetchRequest: CNFetchRequest {
  public override init() { _Absence.report("CNChangeHistoryFetchRequest", answer: "a plain object"); super.init() }
  open var additionalContactKeyDescriptors: [any CNKeyDescriptor]? { get { _Absence.value(of: self, "CNChangeHistoryFetchRequest.additionalContactKeyDescriptors", else: nil) } set { _Absence.keep(newValue, of: self, "CNChangeHistoryFetchRequest.additionalContactKeyDescriptors") } }
  open var excludedTransactionAuthors: [String]? { get { _Absence.value(of: self, "CNChangeHistoryFetchRequest.excludedTransactionAuthors", else: nil) } set { _Absence.keep(newValue, of: self, "CNChangeHistoryFetchRequest.excludedTransactionAuthors") } }
  open var includeGroupChanges: Bool { get { _Absence.value(of: self, "CNChangeHistoryFetchRequest.includeGroupChanges", else: false) } set { _Absence.keep(newValue, of: self, "CNChangeHistoryFetchRequest.includeGroupChanges") } }
  open var mutableObjects: Bool { get { _Absence.value(of: self, "CNChangeHistoryFetchRequest.mutableObjects", else: false) } set { _Absence.keep(newValue, of: self, "CNChangeHistoryFetchRequest.mutableObjects") } }
  open var shouldUnifyResults: Bool { get { _Absence.value(of: self, "CNChangeHistoryFetchRequest.shouldUnifyResults", else: false) } set { _Absence.keep(newValue, of: self, "CNChangeHistoryFetchRequest.shouldUnifyResults") } }
  open var startingToken: Data? { get { _Absence.value(of: self, "CNChangeHistoryFetchRequest.startingToken", else: nil) } set { _Absence.keep(newValue, of: self, "CNChangeHistoryFetchRequest.startingToken") } }
}
open class CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryRemoveMemberFromGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var group: CNGroup { get { _Absence.report("CNChangeHistoryRemoveMemberFromGroupEvent.group", answer: "CNGroup()"); return CNGroup() } }
  open var member: CNContact { get { _Absence.report("CNChangeHistoryRemoveMemberFromGroupEvent.member", answer: "CNContact()"); return CNContact() } }
}
open class CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryRemoveSubgroupFromGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var group: CNGroup { get { _Absence.report("CNChangeHistoryRemoveSubgroupFromGroupEvent.group", answer: "CNGroup()"); return CNGroup() } }
  open var subgroup: CNGroup { get { _Absence.report("CNChangeHistoryRemoveSubgroupFromGroupEvent.subgroup", answer: "CNGroup()"); return CNGroup() } }
}
open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryUpdateContactEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contact: CNContact { get { _Absence.report("CNChangeHistoryUpdateContactEvent.contact", answer: "CNContact()"); return CNContact() } }
}
open class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent {
  public override init() { _Absence.report("CNChangeHistoryUpdateGroupEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var group: CNGroup { get { _Absence.report("CNChangeHistoryUpdateGroupEvent.group", answer: "CNGroup()"); return CNGroup() } }
}
open class CNContact: NSObject {
  public override init() { _Absence.report("CNContact", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNContact", answer: "a plain object"); super.init() }
  @discardableResult open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { _Absence.report("CNContact.areKeysAvailable(_:)", answer: "false"); return false }
  open var birthday: DateComponents? { get { _Absence.report("CNContact.birthday", answer: "nil"); return nil } }
  @discardableResult open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator { _Absence.trap("CNContact.comparator(forNameSortOrder:)") }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { get { _Absence.report("CNContact.contactRelations", answer: "[]"); return [] } }
  open var contactType: CNContactType { get { _Absence.report("CNContact.contactType", answer: "CNContactType.`organization`"); return CNContactType.`organization` } }
  open var dates: [CNLabeledValue<NSDateComponents>] { get { _Absence.report("CNContact.dates", answer: "[]"); return [] } }
  open var departmentName: String { get { _Absence.report("CNContact.departmentName", answer: "\"\""); return "" } }
  @discardableResult open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { _Absence.trap("CNContact.descriptorForAllComparatorKeys()") }
  open var emailAddresses: [CNLabeledValue<NSString>] { get { _Absence.report("CNContact.emailAddresses", answer: "[]"); return [] } }
  open var familyName: String { get { _Absence.report("CNContact.familyName", answer: "\"\""); return "" } }
  open var givenName: String { get { _Absence.report("CNContact.givenName", answer: "\"\""); return "" } }
  open var identifier: String { get { _Absence.report("CNContact.identifier", answer: "\"\""); return "" } }
  open var imageData: Data? { get { _Absence.report("CNContact.imageData", answer: "nil"); return nil } }
  open var imageDataAvailable: Bool { get { _Absence.report("CNContact.imageDataAvailable", answer: "false"); return false } }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { get { _Absence.report("CNContact.instantMessageAddresses", answer: "[]"); return [] } }
  @discardableResult open func isKeyAvailable(_ key: String) -> Bool { _Absence.report("CNContact.isKeyAvailable(_:)", answer: "false"); return false }
  @discardableResult open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { _Absence.report("CNContact.isUnifiedWithContact(withIdentifier:)", answer: "false"); return false }
  open var jobTitle: String { get { _Absence.report("CNContact.jobTitle", answer: "\"\""); return "" } }
  @discardableResult open class func localizedString(forKey key: String) -> String { _Absence.report("CNContact.localizedString(forKey:)", answer: "\"\""); return "" }
  open var middleName: String { get { _Absence.report("CNContact.middleName", answer: "\"\""); return "" } }
  open var namePrefix: String { get { _Absence.report("CNContact.namePrefix", answer: "\"\""); return "" } }
  open var nameSuffix: String { get { _Absence.report("CNContact.nameSuffix", answer: "\"\""); return "" } }
  open var nickname: String { get { _Absence.report("CNContact.nickname", answer: "\"\""); return "" } }
  open var nonGregorianBirthday: DateComponents? { get { _Absence.report("CNContact.nonGregorianBirthday", answer: "nil"); return nil } }
  open var note: String { get { _Absence.report("CNContact.note", answer: "\"\""); return "" } }
  open var organizationName: String { get { _Absence.report("CNContact.organizationName", answer: "\"\""); return "" } }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { _Absence.report("CNContact.phoneNumbers", answer: "[]"); return [] } }
  open var phoneticFamilyName: String { get { _Absence.report("CNContact.phoneticFamilyName", answer: "\"\""); return "" } }
  open var phoneticGivenName: String { get { _Absence.report("CNContact.phoneticGivenName", answer: "\"\""); return "" } }
  open var phoneticMiddleName: String { get { _Absence.report("CNContact.phoneticMiddleName", answer: "\"\""); return "" } }
  open var phoneticOrganizationName: String { get { _Absence.report("CNContact.phoneticOrganizationName", answer: "\"\""); return "" } }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get { _Absence.report("CNContact.postalAddresses", answer: "[]"); return [] } }
  @discardableResult open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { _Absence.trap("CNContact.predicateForContacts(matching:)") }
  @discardableResult open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate { _Absence.trap("CNContact.predicateForContacts(matchingEmailAddress:)") }
  @discardableResult open class func predicateForContacts(matchingName name: String) -> NSPredicate { _Absence.trap("CNContact.predicateForContacts(matchingName:)") }
  @discardableResult open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { _Absence.trap("CNContact.predicateForContacts(withIdentifiers:)") }
  @discardableResult open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { _Absence.trap("CNContact.predicateForContactsInContainer(withIdentifier:)") }
  @discardableResult open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { _Absence.trap("CNContact.predicateForContactsInGroup(withIdentifier:)") }
  open var previousFamilyName: String { get { _Absence.report("CNContact.previousFamilyName", answer: "\"\""); return "" } }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { get { _Absence.report("CNContact.socialProfiles", answer: "[]"); return [] } }
  open var thumbnailImageData: Data? { get { _Absence.report("CNContact.thumbnailImageData", answer: "nil"); return nil } }
  open var urlAddresses: [CNLabeledValue<NSString>] { get { _Absence.report("CNContact.urlAddresses", answer: "[]"); return [] } }
}
open class CNContactFetchRequest: CNFetchRequest {
  public override init() { _Absence.report("CNContactFetchRequest", answer: "a plain object"); super.init() }
  public init(keysToFetch: [any CNKeyDescriptor]) { _Absence.report("CNContactFetchRequest.init(keysToFetch:)", answer: "a plain object"); super.init() }
  open var keysToFetch: [any CNKeyDescriptor] { get { _Absence.value(of: self, "CNContactFetchRequest.keysToFetch", else: []) } set { _Absence.keep(newValue, of: self, "CNContactFetchRequest.keysToFetch") } }
  open var mutableObjects: Bool { get { _Absence.value(of: self, "CNContactFetchRequest.mutableObjects", else: false) } set { _Absence.keep(newValue, of: self, "CNContactFetchRequest.mutableObjects") } }
  open var predicate: NSPredicate? { get { _Absence.value(of: self, "CNContactFetchRequest.predicate", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactFetchRequest.predicate") } }
  open var sortOrder: CNContactSortOrder { get { _Absence.value(of: self, "CNContactFetchRequest.sortOrder", else: CNContactSortOrder.`none`) } set { _Absence.keep(newValue, of: self, "CNContactFetchRequest.sortOrder") } }
  open var unifyResults: Bool { get { _Absence.value(of: self, "CNContactFetchRequest.unifyResults", else: false) } set { _Absence.keep(newValue, of: self, "CNContactFetchRequest.unifyResults") } }
}
open class CNContactFormatter: Formatter {
  @discardableResult open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable : Any]? = nil) -> NSAttributedString? { _Absence.report("CNContactFormatter.attributedString(from:defaultAttributes:)", answer: "nil"); return nil }
  @discardableResult open class func attributedString(from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable : Any]? = nil) -> NSAttributedString? { _Absence.report("CNContactFormatter.attributedString(from:style:defaultAttributes:)", answer: "nil"); return nil }
  @discardableResult open class func delimiter(for contact: CNContact) -> String { _Absence.report("CNContactFormatter.delimiter(for:)", answer: "\"\""); return "" }
  @discardableResult open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { _Absence.trap("CNContactFormatter.descriptorForRequiredKeys(for:)") }
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { get { _Absence.trap("CNContactFormatter.descriptorForRequiredKeysForDelimiter") } }
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { get { _Absence.trap("CNContactFormatter.descriptorForRequiredKeysForNameOrder") } }
  @discardableResult open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { _Absence.report("CNContactFormatter.nameOrder(for:)", answer: "CNContactDisplayNameOrder.`familyNameFirst`"); return CNContactDisplayNameOrder.`familyNameFirst` }
  @discardableResult open func string(from contact: CNContact) -> String? { _Absence.report("CNContactFormatter.string(from:)", answer: "nil"); return nil }
  @discardableResult open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { _Absence.report("CNContactFormatter.string(from:style:)", answer: "nil"); return nil }
  open var style: CNContactFormatterStyle { get { _Absence.value(of: self, "CNContactFormatter.style", else: CNContactFormatterStyle.`fullName`) } set { _Absence.keep(newValue, of: self, "CNContactFormatter.style") } }
}
open class CNContactProperty: NSObject {
  public override init() { _Absence.report("CNContactProperty", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNContactProperty", answer: "a plain object"); super.init() }
  open var contact: CNContact { get { _Absence.report("CNContactProperty.contact", answer: "CNContact()"); return CNContact() } }
  open var identifier: String? { get { _Absence.report("CNContactProperty.identifier", answer: "nil"); return nil } }
  open var key: String { get { _Absence.report("CNContactProperty.key", answer: "\"\""); return "" } }
  open var label: String? { get { _Absence.report("CNContactProperty.label", answer: "nil"); return nil } }
  open var value: Any? { get { _Absence.report("CNContactProperty.value", answer: "nil"); return nil } }
}
open class CNContactRelation: NSObject {
  public override init() { _Absence.report("CNContactRelation", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNContactRelation", answer: "a plain object"); super.init() }
  public init(name: String) { _Absence.report("CNContactRelation.init(name:)", answer: "a plain object"); super.init() }
  open var name: String { get { _Absence.report("CNContactRelation.name", answer: "\"\""); return "" } }
}
open class CNContactStore: NSObject {
  public override init() { _Absence.report("CNContactStore", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { _Absence.report("CNContactStore.authorizationStatus(for:)", answer: "CNAuthorizationStatus.`notDetermined`"); return CNAuthorizationStatus.`notDetermined` }
  @discardableResult open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { _Absence.report("CNContactStore.containers(matching:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.containers(matching:)") }
  open var currentHistoryToken: Data? { get { _Absence.report("CNContactStore.currentHistoryToken", answer: "nil"); return nil } }
  @discardableResult open func defaultContainerIdentifier() -> String { _Absence.report("CNContactStore.defaultContainerIdentifier()", answer: "\"\""); return "" }
  open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws { _Absence.report("CNContactStore.enumerateContacts(with:usingBlock:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.enumerateContacts(with:usingBlock:)") }
  open func execute(_ saveRequest: CNSaveRequest) throws { _Absence.report("CNContactStore.execute(_:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.execute(_:)") }
  @discardableResult open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { _Absence.report("CNContactStore.groups(matching:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.groups(matching:)") }
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool { _Absence.report("CNContactStore.requestAccess(for:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.requestAccess(for:)") }
  @discardableResult open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { _Absence.report("CNContactStore.unifiedContact(withIdentifier:keysToFetch:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.unifiedContact(withIdentifier:keysToFetch:)") }
  @discardableResult open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { _Absence.report("CNContactStore.unifiedContacts(matching:keysToFetch:)", answer: "an error"); throw _Absence.Failure(name: "CNContactStore.unifiedContacts(matching:keysToFetch:)") }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) { _Absence.report("CNContactStore.requestAccess(for:completionHandler:)") }
}
open class CNContactVCardSerialization: NSObject {
  public override init() { _Absence.report("CNContactVCardSerialization", answer: "a plain object"); super.init() }
  @discardableResult open class func contacts(with data: Data) throws -> [CNContact] { _Absence.report("CNContactVCardSerialization.contacts(with:)", answer: "an error"); throw _Absence.Failure(name: "CNContactVCardSerialization.contacts(with:)") }
  @discardableResult open class func data(with contacts: [CNContact]) throws -> Data { _Absence.report("CNContactVCardSerialization.data(with:)", answer: "an error"); throw _Absence.Failure(name: "CNContactVCardSerialization.data(with:)") }
  @discardableResult open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { _Absence.trap("CNContactVCardSerialization.descriptorForRequiredKeys()") }
}
open class CNContainer: NSObject {
  public override init() { _Absence.report("CNContainer", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNContainer", answer: "a plain object"); super.init() }
  open var identifier: String { get { _Absence.report("CNContainer.identifier", answer: "\"\""); return "" } }
  open var name: String { get { _Absence.report("CNContainer.name", answer: "\"\""); return "" } }
  @discardableResult open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { _Absence.trap("CNContainer.predicateForContainerOfContact(withIdentifier:)") }
  @discardableResult open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate { _Absence.trap("CNContainer.predicateForContainerOfGroup(withIdentifier:)") }
  @discardableResult open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { _Absence.trap("CNContainer.predicateForContainers(withIdentifiers:)") }
  open var type: CNContainerType { get { _Absence.report("CNContainer.type", answer: "CNContainerType.`cardDAV`"); return CNContainerType.`cardDAV` } }
}
open class CNFetchRequest: NSObject {
  public override init() { _Absence.report("CNFetchRequest", answer: "a plain object"); super.init() }
}
open class CNFetchResult<ValueType>: NSObject {
  public override init() { _Absence.report("CNFetchResult", answer: "a plain object"); super.init() }
  open var currentHistoryToken: Data { get { _Absence.report("CNFetchResult.currentHistoryToken", answer: "Data()"); return Data() } }
  open var value: ValueType { get { _Absence.trap("CNFetchResult.value") } }
}
open class CNGroup: NSObject {
  public override init() { _Absence.report("CNGroup", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNGroup", answer: "a plain object"); super.init() }
  open var identifier: String { get { _Absence.report("CNGroup.identifier", answer: "\"\""); return "" } }
  open var name: String { get { _Absence.report("CNGroup.name", answer: "\"\""); return "" } }
  @discardableResult open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { _Absence.trap("CNGroup.predicateForGroups(withIdentifiers:)") }
  @discardableResult open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { _Absence.trap("CNGroup.predicateForGroupsInContainer(withIdentifier:)") }
}
open class CNInstantMessageAddress: NSObject {
  public override init() { _Absence.report("CNInstantMessageAddress", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNInstantMessageAddress", answer: "a plain object"); super.init() }
  public init(username: String, service: String) { _Absence.report("CNInstantMessageAddress.init(username:service:)", answer: "a plain object"); super.init() }
  @discardableResult open class func localizedString(forKey key: String) -> String { _Absence.report("CNInstantMessageAddress.localizedString(forKey:)", answer: "\"\""); return "" }
  @discardableResult open class func localizedString(forService service: String) -> String { _Absence.report("CNInstantMessageAddress.localizedString(forService:)", answer: "\"\""); return "" }
  open var service: String { get { _Absence.report("CNInstantMessageAddress.service", answer: "\"\""); return "" } }
  open var username: String { get { _Absence.report("CNInstantMessageAddress.username", answer: "\"\""); return "" } }
}
open class CNLabeledValue<ValueType>: NSObject {
  public override init() { _Absence.report("CNLabeledValue", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNLabeledValue", answer: "a plain object"); super.init() }
  open var identifier: String { get { _Absence.report("CNLabeledValue.identifier", answer: "\"\""); return "" } }
  public init(label: String?, value: ValueType) { _Absence.report("CNLabeledValue.init(label:value:)", answer: "a plain object"); super.init() }
  open var label: String? { get { _Absence.report("CNLabeledValue.label", answer: "nil"); return nil } }
  @discardableResult open class func localizedString(forLabel label: String) -> String { _Absence.report("CNLabeledValue.localizedString(forLabel:)", answer: "\"\""); return "" }
  @discardableResult open func settingLabel(_ label: String?) -> Self { _Absence.trap("CNLabeledValue.settingLabel(_:)") }
  @discardableResult open func settingLabel(_ label: String?, value: ValueType) -> Self { _Absence.trap("CNLabeledValue.settingLabel(_:value:)") }
  @discardableResult open func settingValue(_ value: ValueType) -> Self { _Absence.trap("CNLabeledValue.settingValue(_:)") }
  open var value: ValueType { get { _Absence.trap("CNLabeledValue.value") } }
}
open class CNMutableContact: CNContact {
  public override init() { _Absence.report("CNMutableContact", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override open var birthday: DateComponents? { get { _Absence.value(of: self, "CNMutableContact.birthday", else: nil) } set { _Absence.keep(newValue, of: self, "CNMutableContact.birthday") } }
  override open var contactRelations: [CNLabeledValue<CNContactRelation>] { get { _Absence.value(of: self, "CNMutableContact.contactRelations", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.contactRelations") } }
  override open var contactType: CNContactType { get { _Absence.value(of: self, "CNMutableContact.contactType", else: CNContactType.`organization`) } set { _Absence.keep(newValue, of: self, "CNMutableContact.contactType") } }
  override open var dates: [CNLabeledValue<NSDateComponents>] { get { _Absence.value(of: self, "CNMutableContact.dates", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.dates") } }
  override open var departmentName: String { get { _Absence.value(of: self, "CNMutableContact.departmentName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.departmentName") } }
  override open var emailAddresses: [CNLabeledValue<NSString>] { get { _Absence.value(of: self, "CNMutableContact.emailAddresses", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.emailAddresses") } }
  override open var familyName: String { get { _Absence.value(of: self, "CNMutableContact.familyName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.familyName") } }
  override open var givenName: String { get { _Absence.value(of: self, "CNMutableContact.givenName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.givenName") } }
  override open var imageData: Data? { get { _Absence.value(of: self, "CNMutableContact.imageData", else: nil) } set { _Absence.keep(newValue, of: self, "CNMutableContact.imageData") } }
  override open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { get { _Absence.value(of: self, "CNMutableContact.instantMessageAddresses", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.instantMessageAddresses") } }
  override open var jobTitle: String { get { _Absence.value(of: self, "CNMutableContact.jobTitle", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.jobTitle") } }
  override open var middleName: String { get { _Absence.value(of: self, "CNMutableContact.middleName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.middleName") } }
  override open var namePrefix: String { get { _Absence.value(of: self, "CNMutableContact.namePrefix", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.namePrefix") } }
  override open var nameSuffix: String { get { _Absence.value(of: self, "CNMutableContact.nameSuffix", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.nameSuffix") } }
  override open var nickname: String { get { _Absence.value(of: self, "CNMutableContact.nickname", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.nickname") } }
  override open var nonGregorianBirthday: DateComponents? { get { _Absence.value(of: self, "CNMutableContact.nonGregorianBirthday", else: nil) } set { _Absence.keep(newValue, of: self, "CNMutableContact.nonGregorianBirthday") } }
  override open var note: String { get { _Absence.value(of: self, "CNMutableContact.note", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.note") } }
  override open var organizationName: String { get { _Absence.value(of: self, "CNMutableContact.organizationName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.organizationName") } }
  override open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { _Absence.value(of: self, "CNMutableContact.phoneNumbers", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.phoneNumbers") } }
  override open var phoneticFamilyName: String { get { _Absence.value(of: self, "CNMutableContact.phoneticFamilyName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.phoneticFamilyName") } }
  override open var phoneticGivenName: String { get { _Absence.value(of: self, "CNMutableContact.phoneticGivenName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.phoneticGivenName") } }
  override open var phoneticMiddleName: String { get { _Absence.value(of: self, "CNMutableContact.phoneticMiddleName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.phoneticMiddleName") } }
  override open var phoneticOrganizationName: String { get { _Absence.value(of: self, "CNMutableContact.phoneticOrganizationName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.phoneticOrganizationName") } }
  override open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get { _Absence.value(of: self, "CNMutableContact.postalAddresses", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.postalAddresses") } }
  override open var previousFamilyName: String { get { _Absence.value(of: self, "CNMutableContact.previousFamilyName", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableContact.previousFamilyName") } }
  override open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { get { _Absence.value(of: self, "CNMutableContact.socialProfiles", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.socialProfiles") } }
  override open var urlAddresses: [CNLabeledValue<NSString>] { get { _Absence.value(of: self, "CNMutableContact.urlAddresses", else: []) } set { _Absence.keep(newValue, of: self, "CNMutableContact.urlAddresses") } }
}
open class CNMutableGroup: CNGroup {
  public override init() { _Absence.report("CNMutableGroup", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override open var name: String { get { _Absence.value(of: self, "CNMutableGroup.name", else: "") } set { _Absence.keep(newValue, of: self, "CNMutableGroup.name") } }
}
open class CNMutablePostalAddress: CNPostalAddress {
  public override init() { _Absence.report("CNMutablePostalAddress", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override open var city: String { get { _Absence.value(of: self, "CNMutablePostalAddress.city", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.city") } }
  override open var country: String { get { _Absence.value(of: self, "CNMutablePostalAddress.country", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.country") } }
  override open var isoCountryCode: String { get { _Absence.value(of: self, "CNMutablePostalAddress.isoCountryCode", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.isoCountryCode") } }
  override open var postalCode: String { get { _Absence.value(of: self, "CNMutablePostalAddress.postalCode", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.postalCode") } }
  override open var state: String { get { _Absence.value(of: self, "CNMutablePostalAddress.state", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.state") } }
  override open var street: String { get { _Absence.value(of: self, "CNMutablePostalAddress.street", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.street") } }
  override open var subAdministrativeArea: String { get { _Absence.value(of: self, "CNMutablePostalAddress.subAdministrativeArea", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.subAdministrativeArea") } }
  override open var subLocality: String { get { _Absence.value(of: self, "CNMutablePostalAddress.subLocality", else: "") } set { _Absence.keep(newValue, of: self, "CNMutablePostalAddress.subLocality") } }
}
open class CNPhoneNumber: NSObject {
  public override init() { _Absence.report("CNPhoneNumber", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNPhoneNumber", answer: "a plain object"); super.init() }
  public init(stringValue string: String) { _Absence.report("CNPhoneNumber.init(stringValue:)", answer: "a plain object"); super.init() }
  @discardableResult open class func new() -> Self! { _Absence.report("CNPhoneNumber.new()", answer: "nil"); return nil }
  open var stringValue: String { get { _Absence.report("CNPhoneNumber.stringValue", answer: "\"\""); return "" } }
}
open class CNPostalAddress: NSObject {
  public override init() { _Absence.report("CNPostalAddress", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNPostalAddress", answer: "a plain object"); super.init() }
  open var city: String { get { _Absence.report("CNPostalAddress.city", answer: "\"\""); return "" } }
  open var country: String { get { _Absence.report("CNPostalAddress.country", answer: "\"\""); return "" } }
  open var isoCountryCode: String { get { _Absence.report("CNPostalAddress.isoCountryCode", answer: "\"\""); return "" } }
  @discardableResult open class func localizedString(forKey key: String) -> String { _Absence.report("CNPostalAddress.localizedString(forKey:)", answer: "\"\""); return "" }
  open var postalCode: String { get { _Absence.report("CNPostalAddress.postalCode", answer: "\"\""); return "" } }
  open var state: String { get { _Absence.report("CNPostalAddress.state", answer: "\"\""); return "" } }
  open var street: String { get { _Absence.report("CNPostalAddress.street", answer: "\"\""); return "" } }
  open var subAdministrativeArea: String { get { _Absence.report("CNPostalAddress.subAdministrativeArea", answer: "\"\""); return "" } }
  open var subLocality: String { get { _Absence.report("CNPostalAddress.subLocality", answer: "\"\""); return "" } }
}
open class CNPostalAddressFormatter: Formatter {
  @discardableResult open func attributedString(from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable : Any] = [:]) -> NSAttributedString { _Absence.trap("CNPostalAddressFormatter.attributedString(from:withDefaultAttributes:)") }
  @discardableResult open func string(from postalAddress: CNPostalAddress) -> String { _Absence.report("CNPostalAddressFormatter.string(from:)", answer: "\"\""); return "" }
  @discardableResult open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String { _Absence.report("CNPostalAddressFormatter.string(from:style:)", answer: "\"\""); return "" }
  open var style: CNPostalAddressFormatterStyle { get { _Absence.value(of: self, "CNPostalAddressFormatter.style", else: CNPostalAddressFormatterStyle.`mailingAddress`) } set { _Absence.keep(newValue, of: self, "CNPostalAddressFormatter.style") } }
}
open class CNSaveRequest: NSObject {
  public override init() { _Absence.report("CNSaveRequest", answer: "a plain object"); super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { _Absence.report("CNSaveRequest.add(_:toContainerWithIdentifier:)") }
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) { _Absence.report("CNSaveRequest.add(_:toContainerWithIdentifier:)") }
  open func addMember(_ contact: CNContact, to group: CNGroup) { _Absence.report("CNSaveRequest.addMember(_:to:)") }
  open func delete(_ contact: CNMutableContact) { _Absence.report("CNSaveRequest.delete(_:)") }
  open func delete(_ group: CNMutableGroup) { _Absence.report("CNSaveRequest.delete(_:)") }
  open func removeMember(_ contact: CNContact, from group: CNGroup) { _Absence.report("CNSaveRequest.removeMember(_:from:)") }
  open var shouldRefetchContacts: Bool { get { _Absence.value(of: self, "CNSaveRequest.shouldRefetchContacts", else: false) } set { _Absence.keep(newValue, of: self, "CNSaveRequest.shouldRefetchContacts") } }
  open var transactionAuthor: String? { get { _Absence.value(of: self, "CNSaveRequest.transactionAuthor", else: nil) } set { _Absence.keep(newValue, of: self, "CNSaveRequest.transactionAuthor") } }
  open func update(_ contact: CNMutableContact) { _Absence.report("CNSaveRequest.update(_:)") }
  open func update(_ group: CNMutableGroup) { _Absence.report("CNSaveRequest.update(_:)") }
}
open class CNSocialProfile: NSObject {
  public override init() { _Absence.report("CNSocialProfile", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CNSocialProfile", answer: "a plain object"); super.init() }
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) { _Absence.report("CNSocialProfile.init(urlString:username:userIdentifier:service:)", answer: "a plain object"); super.init() }
  @discardableResult open class func localizedString(forKey key: String) -> String { _Absence.report("CNSocialProfile.localizedString(forKey:)", answer: "\"\""); return "" }
  @discardableResult open class func localizedString(forService service: String) -> String { _Absence.report("CNSocialProfile.localizedString(forService:)", answer: "\"\""); return "" }
  open var service: String { get { _Absence.report("CNSocialProfile.service", answer: "\"\""); return "" } }
  open var urlString: String { get { _Absence.report("CNSocialProfile.urlString", answer: "\"\""); return "" } }
  open var userIdentifier: String { get { _Absence.report("CNSocialProfile.userIdentifier", answer: "\"\""); return "" } }
  open var username: String { get { _Absence.report("CNSocialProfile.username", answer: "\"\""); return "" } }
}
