// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
open class CSCustomAttributeKey: NSObject {
  public override init() { _Absence.report("CSCustomAttributeKey", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CSCustomAttributeKey", answer: "a plain object"); super.init() }
  public convenience init?(keyName: String) { _Absence.report("CSCustomAttributeKey.init(keyName:)", answer: "nil"); return nil }
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) { _Absence.report("CSCustomAttributeKey.init(keyName:searchable:searchableByDefault:unique:multiValued:)", answer: "nil"); return nil }
  open var isMultiValued: Bool { get { _Absence.report("CSCustomAttributeKey.isMultiValued", answer: "false"); return false } }
  open var isSearchable: Bool { get { _Absence.report("CSCustomAttributeKey.isSearchable", answer: "false"); return false } }
  open var isSearchableByDefault: Bool { get { _Absence.report("CSCustomAttributeKey.isSearchableByDefault", answer: "false"); return false } }
  open var isUnique: Bool { get { _Absence.report("CSCustomAttributeKey.isUnique", answer: "false"); return false } }
  open var keyName: String { get { _Absence.report("CSCustomAttributeKey.keyName", answer: "\"\""); return "" } }
}
open class CSImportExtension: NSObject {
  public override init() { _Absence.report("CSImportExtension", answer: "a plain object"); super.init() }
  open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws { _Absence.report("CSImportExtension.update(_:forFileAt:)", answer: "an error"); throw _Absence.Failure(name: "CSImportExtension.update(_:forFileAt:)") }
}
open class CSIndexExtensionRequestHandler: NSObject {
  public override init() { _Absence.report("CSIndexExtensionRequestHandler", answer: "a plain object"); super.init() }
}
open class CSPerson: NSObject {
  public override init() { _Absence.report("CSPerson", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CSPerson", answer: "a plain object"); super.init() }
  open var contactIdentifier: String? { get { _Absence.value(of: self, "CSPerson.contactIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSPerson.contactIdentifier") } }
  open var displayName: String? { get { _Absence.report("CSPerson.displayName", answer: "nil"); return nil } }
  open var handleIdentifier: String { get { _Absence.report("CSPerson.handleIdentifier", answer: "\"\""); return "" } }
  open var handles: [String] { get { _Absence.report("CSPerson.handles", answer: "[]"); return [] } }
  public init(displayName: String?, handles: [String], handleIdentifier: String) { _Absence.report("CSPerson.init(displayName:handles:handleIdentifier:)", answer: "a plain object"); super.init() }
}
open class CSSearchQuery: NSObject {
  public override init() { _Absence.report("CSSearchQuery", answer: "a plain object"); super.init() }
  open func cancel() { _Absence.report("CSSearchQuery.cancel()") }
  open var completionHandler: (((any Error)?) -> Void)? { get { _Absence.value(of: self, "CSSearchQuery.completionHandler", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchQuery.completionHandler") } }
  open var foundItemCount: Int { get { _Absence.report("CSSearchQuery.foundItemCount", answer: "0"); return 0 } }
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)? { get { _Absence.value(of: self, "CSSearchQuery.foundItemsHandler", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchQuery.foundItemsHandler") } }
  public convenience init(queryString: String, attributes: [String]?) { _Absence.report("CSSearchQuery.init(queryString:attributes:)", answer: "a plain object"); self.init() }
  public init(queryString: String, queryContext: CSSearchQueryContext?) { _Absence.report("CSSearchQuery.init(queryString:queryContext:)", answer: "a plain object"); super.init() }
  open var isCancelled: Bool { get { _Absence.report("CSSearchQuery.isCancelled", answer: "false"); return false } }
  open var protectionClasses: [FileProtectionType] { get { _Absence.value(of: self, "CSSearchQuery.protectionClasses", else: []) } set { _Absence.keep(newValue, of: self, "CSSearchQuery.protectionClasses") } }
  open var results: CSSearchQuery.Results { get { _Absence.report("CSSearchQuery.results", answer: "CSSearchQuery.Results()"); return CSSearchQuery.Results() } }
  open func start() { _Absence.report("CSSearchQuery.start()") }
}
open class CSSearchQueryContext: NSObject {
  public override init() { _Absence.report("CSSearchQueryContext", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CSSearchQueryContext", answer: "a plain object"); super.init() }
  open var fetchAttributes: [String] { get { _Absence.value(of: self, "CSSearchQueryContext.fetchAttributes", else: []) } set { _Absence.keep(newValue, of: self, "CSSearchQueryContext.fetchAttributes") } }
  open var filterQueries: [String] { get { _Absence.value(of: self, "CSSearchQueryContext.filterQueries", else: []) } set { _Absence.keep(newValue, of: self, "CSSearchQueryContext.filterQueries") } }
  open var keyboardLanguage: String? { get { _Absence.value(of: self, "CSSearchQueryContext.keyboardLanguage", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchQueryContext.keyboardLanguage") } }
  open var sourceOptions: CSSearchQueryContext.SourceOptions { get { _Absence.value(of: self, "CSSearchQueryContext.sourceOptions", else: []) } set { _Absence.keep(newValue, of: self, "CSSearchQueryContext.sourceOptions") } }
}
open class CSSearchableIndex: NSObject {
  public override init() { _Absence.report("CSSearchableIndex", answer: "a plain object"); super.init() }
  open func beginBatch() { _Absence.report("CSSearchableIndex.beginBatch()") }
  @discardableResult open class func `default`() -> Self { _Absence.trap("CSSearchableIndex.default()") }
  open func deleteAllSearchableItems() async throws { _Absence.report("CSSearchableIndex.deleteAllSearchableItems()", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndex.deleteAllSearchableItems()") }
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { _Absence.report("CSSearchableIndex.deleteSearchableItems(withDomainIdentifiers:)", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndex.deleteSearchableItems(withDomainIdentifiers:)") }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { _Absence.report("CSSearchableIndex.deleteSearchableItems(withIdentifiers:)", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndex.deleteSearchableItems(withIdentifiers:)") }
  open func endBatch(withClientState clientState: Data) async throws { _Absence.report("CSSearchableIndex.endBatch(withClientState:)", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndex.endBatch(withClientState:)") }
  @discardableResult open func fetchLastClientState() async throws -> Data { _Absence.report("CSSearchableIndex.fetchLastClientState()", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndex.fetchLastClientState()") }
  open var indexDelegate: (any CSSearchableIndexDelegate)? { get { _Absence.value(of: self, "CSSearchableIndex.indexDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableIndex.indexDelegate", weakly: true) } }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { _Absence.report("CSSearchableIndex.indexSearchableItems(_:)", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndex.indexSearchableItems(_:)") }
  public init(name: String) { _Absence.report("CSSearchableIndex.init(name:)", answer: "a plain object"); super.init() }
  public init(name: String, protectionClass: FileProtectionType?) { _Absence.report("CSSearchableIndex.init(name:protectionClass:)", answer: "a plain object"); super.init() }
  @discardableResult open class func isIndexingAvailable() -> Bool { _Absence.report("CSSearchableIndex.isIndexingAvailable()", answer: "false"); return false }
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { _Absence.report("CSSearchableIndex.indexSearchableItems(_:completionHandler:)") }
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { _Absence.report("CSSearchableIndex.deleteAllSearchableItems(completionHandler:)") }
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { _Absence.report("CSSearchableIndex.deleteSearchableItems(withIdentifiers:completionHandler:)") }
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { _Absence.report("CSSearchableIndex.deleteSearchableItems(withDomainIdentifiers:completionHandler:)") }
}
open class CSSearchableItem: NSObject {
  public override init() { _Absence.report("CSSearchableItem", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CSSearchableItem", answer: "a plain object"); super.init() }
  open var attributeSet: CSSearchableItemAttributeSet { get { _Absence.value(of: self, "CSSearchableItem.attributeSet", else: CSSearchableItemAttributeSet()) } set { _Absence.keep(newValue, of: self, "CSSearchableItem.attributeSet") } }
  @discardableResult open func compare(byRank other: CSSearchableItem) -> ComparisonResult { _Absence.report("CSSearchableItem.compare(byRank:)", answer: "ComparisonResult.`orderedAscending`"); return ComparisonResult.`orderedAscending` }
  open var domainIdentifier: String? { get { _Absence.value(of: self, "CSSearchableItem.domainIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItem.domainIdentifier") } }
  open var expirationDate: Date! { get { _Absence.value(of: self, "CSSearchableItem.expirationDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItem.expirationDate") } }
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) { _Absence.report("CSSearchableItem.init(uniqueIdentifier:domainIdentifier:attributeSet:)", answer: "a plain object"); super.init() }
  open var uniqueIdentifier: String { get { _Absence.value(of: self, "CSSearchableItem.uniqueIdentifier", else: "") } set { _Absence.keep(newValue, of: self, "CSSearchableItem.uniqueIdentifier") } }
}
open class CSSearchableItemAttributeSet: NSObject {
  public override init() { _Absence.report("CSSearchableItemAttributeSet", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CSSearchableItemAttributeSet", answer: "a plain object"); super.init() }
  open var accountHandles: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.accountHandles", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.accountHandles") } }
  open var accountIdentifier: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.accountIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.accountIdentifier") } }
  open var acquisitionMake: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.acquisitionMake", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.acquisitionMake") } }
  open var acquisitionModel: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.acquisitionModel", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.acquisitionModel") } }
  open var actionIdentifiers: [String] { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.actionIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.actionIdentifiers") } }
  open var addedDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.addedDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.addedDate") } }
  open var additionalRecipients: [CSPerson]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.additionalRecipients", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.additionalRecipients") } }
  open var album: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.album", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.album") } }
  open var allDay: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.allDay", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.allDay") } }
  open var alternateNames: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.alternateNames", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.alternateNames") } }
  open var altitude: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.altitude", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.altitude") } }
  open var aperture: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.aperture", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.aperture") } }
  open var artist: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.artist", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.artist") } }
  open var audiences: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.audiences", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.audiences") } }
  open var audioBitRate: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.audioBitRate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.audioBitRate") } }
  open var audioChannelCount: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.audioChannelCount", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.audioChannelCount") } }
  open var audioEncodingApplication: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.audioEncodingApplication", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.audioEncodingApplication") } }
  open var audioSampleRate: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.audioSampleRate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.audioSampleRate") } }
  open var audioTrackNumber: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.audioTrackNumber", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.audioTrackNumber") } }
  open var authorAddresses: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.authorAddresses", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.authorAddresses") } }
  open var authorEmailAddresses: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.authorEmailAddresses", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.authorEmailAddresses") } }
  open var authorNames: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.authorNames", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.authorNames") } }
  open var authors: [CSPerson]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.authors", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.authors") } }
  open var bitsPerSample: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.bitsPerSample", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.bitsPerSample") } }
  open var cameraOwner: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.cameraOwner", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.cameraOwner") } }
  open var city: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.city", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.city") } }
  open var codecs: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.codecs", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.codecs") } }
  open var colorSpace: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.colorSpace", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.colorSpace") } }
  open var comment: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.comment", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.comment") } }
  open var completionDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.completionDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.completionDate") } }
  open var composer: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.composer", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.composer") } }
  open var contactKeywords: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contactKeywords", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contactKeywords") } }
  open var containerDisplayName: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.containerDisplayName", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.containerDisplayName") } }
  open var containerIdentifier: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.containerIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.containerIdentifier") } }
  open var containerOrder: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.containerOrder", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.containerOrder") } }
  open var containerTitle: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.containerTitle", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.containerTitle") } }
  open var contentCreationDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentCreationDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentCreationDate") } }
  open var contentDescription: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentDescription", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentDescription") } }
  open var contentModificationDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentModificationDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentModificationDate") } }
  open var contentRating: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentRating", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentRating") } }
  open var contentSources: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentSources", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentSources") } }
  open var contentType: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentType", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentType") } }
  open var contentTypeTree: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentTypeTree", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentTypeTree") } }
  open var contentURL: URL? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contentURL", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contentURL") } }
  open var contributors: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.contributors", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.contributors") } }
  open var copyright: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.copyright", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.copyright") } }
  open var country: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.country", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.country") } }
  open var coverage: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.coverage", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.coverage") } }
  open var creator: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.creator", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.creator") } }
  open var darkThumbnailURL: URL? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.darkThumbnailURL", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.darkThumbnailURL") } }
  open var deliveryType: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.deliveryType", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.deliveryType") } }
  open var director: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.director", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.director") } }
  open var displayName: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.displayName", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.displayName") } }
  open var domainIdentifier: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.domainIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.domainIdentifier") } }
  open var downloadedDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.downloadedDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.downloadedDate") } }
  open var dueDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.dueDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.dueDate") } }
  open var duration: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.duration", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.duration") } }
  open var editors: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.editors", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.editors") } }
  open var emailAddresses: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.emailAddresses", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.emailAddresses") } }
  open var emailHeaders: [String : [Any]]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.emailHeaders", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.emailHeaders") } }
  open var encodingApplications: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.encodingApplications", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.encodingApplications") } }
  open var endDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.endDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.endDate") } }
  open var exifVersion: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.exifVersion", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.exifVersion") } }
  open var exifgpsVersion: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.exifgpsVersion", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.exifgpsVersion") } }
  open var exposureMode: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.exposureMode", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.exposureMode") } }
  open var exposureProgram: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.exposureProgram", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.exposureProgram") } }
  open var exposureTime: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.exposureTime", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.exposureTime") } }
  open var exposureTimeString: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.exposureTimeString", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.exposureTimeString") } }
  open var fNumber: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.fNumber", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.fNumber") } }
  open var fileSize: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.fileSize", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.fileSize") } }
  open var flashOn: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.flashOn", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.flashOn") } }
  open var focalLength: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.focalLength", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.focalLength") } }
  open var focalLength35mm: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.focalLength35mm", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.focalLength35mm") } }
  open var fontNames: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.fontNames", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.fontNames") } }
  open var fullyFormattedAddress: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.fullyFormattedAddress", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.fullyFormattedAddress") } }
  open var generalMIDISequence: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.generalMIDISequence", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.generalMIDISequence") } }
  open var genre: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.genre", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.genre") } }
  open var gpsAreaInformation: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsAreaInformation", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsAreaInformation") } }
  open var gpsDateStamp: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsDateStamp", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsDateStamp") } }
  open var gpsDestBearing: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsDestBearing", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsDestBearing") } }
  open var gpsDestDistance: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsDestDistance", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsDestDistance") } }
  open var gpsDestLatitude: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsDestLatitude", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsDestLatitude") } }
  open var gpsDestLongitude: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsDestLongitude", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsDestLongitude") } }
  open var gpsDifferental: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsDifferental", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsDifferental") } }
  open var gpsMapDatum: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsMapDatum", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsMapDatum") } }
  open var gpsMeasureMode: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsMeasureMode", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsMeasureMode") } }
  open var gpsProcessingMethod: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsProcessingMethod", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsProcessingMethod") } }
  open var gpsStatus: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsStatus", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsStatus") } }
  open var gpsTrack: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsTrack", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsTrack") } }
  open var gpsdop: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.gpsdop", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.gpsdop") } }
  open var hasAlphaChannel: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.hasAlphaChannel", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.hasAlphaChannel") } }
  open var headline: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.headline", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.headline") } }
  open var hiddenAdditionalRecipients: [CSPerson]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.hiddenAdditionalRecipients", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.hiddenAdditionalRecipients") } }
  open var htmlContentData: Data? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.htmlContentData", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.htmlContentData") } }
  open var identifier: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.identifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.identifier") } }
  open var imageDirection: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.imageDirection", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.imageDirection") } }
  open var importantDates: [Date]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.importantDates", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.importantDates") } }
  open var information: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.information", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.information") } }
  public init(itemContentType: String) { _Absence.report("CSSearchableItemAttributeSet.init(itemContentType:)", answer: "a plain object"); super.init() }
  open var instantMessageAddresses: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.instantMessageAddresses", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.instantMessageAddresses") } }
  open var instructions: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.instructions", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.instructions") } }
  open var isoSpeed: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.isoSpeed", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.isoSpeed") } }
  open var keySignature: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.keySignature", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.keySignature") } }
  open var keywords: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.keywords", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.keywords") } }
  open var kind: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.kind", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.kind") } }
  open var languages: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.languages", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.languages") } }
  open var lastUsedDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.lastUsedDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.lastUsedDate") } }
  open var latitude: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.latitude", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.latitude") } }
  open var layerNames: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.layerNames", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.layerNames") } }
  open var lensModel: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.lensModel", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.lensModel") } }
  open var likelyJunk: NSNumber { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.likelyJunk", else: NSNumber(value: 0)) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.likelyJunk") } }
  open var local: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.local", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.local") } }
  open var longitude: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.longitude", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.longitude") } }
  open var lyricist: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.lyricist", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.lyricist") } }
  open var mailboxIdentifiers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.mailboxIdentifiers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.mailboxIdentifiers") } }
  open var maxAperture: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.maxAperture", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.maxAperture") } }
  open var mediaTypes: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.mediaTypes", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.mediaTypes") } }
  open var metadataModificationDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.metadataModificationDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.metadataModificationDate") } }
  open var meteringMode: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.meteringMode", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.meteringMode") } }
  open var musicalGenre: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.musicalGenre", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.musicalGenre") } }
  open var musicalInstrumentCategory: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.musicalInstrumentCategory", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.musicalInstrumentCategory") } }
  open var musicalInstrumentName: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.musicalInstrumentName", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.musicalInstrumentName") } }
  open var namedLocation: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.namedLocation", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.namedLocation") } }
  open var organizations: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.organizations", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.organizations") } }
  open var orientation: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.orientation", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.orientation") } }
  open var originalFormat: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.originalFormat", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.originalFormat") } }
  open var originalSource: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.originalSource", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.originalSource") } }
  open var pageCount: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.pageCount", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.pageCount") } }
  open var pageHeight: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.pageHeight", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.pageHeight") } }
  open var pageWidth: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.pageWidth", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.pageWidth") } }
  open var participants: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.participants", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.participants") } }
  open var path: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.path", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.path") } }
  open var performers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.performers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.performers") } }
  open var phoneNumbers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.phoneNumbers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.phoneNumbers") } }
  open var pixelCount: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.pixelCount", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.pixelCount") } }
  open var pixelHeight: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.pixelHeight", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.pixelHeight") } }
  open var pixelWidth: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.pixelWidth", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.pixelWidth") } }
  open var playCount: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.playCount", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.playCount") } }
  open var postalCode: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.postalCode", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.postalCode") } }
  open var primaryRecipients: [CSPerson]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.primaryRecipients", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.primaryRecipients") } }
  open var producer: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.producer", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.producer") } }
  open var profileName: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.profileName", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.profileName") } }
  open var projects: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.projects", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.projects") } }
  open var providerDataTypeIdentifiers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.providerDataTypeIdentifiers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.providerDataTypeIdentifiers") } }
  open var providerFileTypeIdentifiers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.providerFileTypeIdentifiers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.providerFileTypeIdentifiers") } }
  open var providerInPlaceFileTypeIdentifiers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.providerInPlaceFileTypeIdentifiers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.providerInPlaceFileTypeIdentifiers") } }
  open var publishers: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.publishers", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.publishers") } }
  open var rankingHint: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.rankingHint", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.rankingHint") } }
  open var rating: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.rating", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.rating") } }
  open var ratingDescription: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.ratingDescription", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.ratingDescription") } }
  open var recipientAddresses: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.recipientAddresses", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.recipientAddresses") } }
  open var recipientEmailAddresses: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.recipientEmailAddresses", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.recipientEmailAddresses") } }
  open var recipientNames: [String]? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.recipientNames", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.recipientNames") } }
  open var recordingDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.recordingDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.recordingDate") } }
  open var redEyeOn: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.redEyeOn", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.redEyeOn") } }
  open var relatedUniqueIdentifier: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.relatedUniqueIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.relatedUniqueIdentifier") } }
  open var resolutionHeightDPI: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.resolutionHeightDPI", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.resolutionHeightDPI") } }
  open var resolutionWidthDPI: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.resolutionWidthDPI", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.resolutionWidthDPI") } }
  open var rights: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.rights", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.rights") } }
  open var role: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.role", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.role") } }
  open var securityMethod: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.securityMethod", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.securityMethod") } }
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { _Absence.report("CSSearchableItemAttributeSet.setValue(_:forCustomKey:)") }
  open var speed: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.speed", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.speed") } }
  open var startDate: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.startDate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.startDate") } }
  open var stateOrProvince: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.stateOrProvince", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.stateOrProvince") } }
  open var streamable: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.streamable", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.streamable") } }
  open var subThoroughfare: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.subThoroughfare", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.subThoroughfare") } }
  open var subject: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.subject", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.subject") } }
  open var supportsNavigation: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.supportsNavigation", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.supportsNavigation") } }
  open var supportsPhoneCall: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.supportsPhoneCall", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.supportsPhoneCall") } }
  open var tempo: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.tempo", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.tempo") } }
  open var textContent: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.textContent", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.textContent") } }
  open var theme: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.theme", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.theme") } }
  open var thoroughfare: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.thoroughfare", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.thoroughfare") } }
  open var thumbnailData: Data? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.thumbnailData", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.thumbnailData") } }
  open var thumbnailURL: URL? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.thumbnailURL", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.thumbnailURL") } }
  open var timeSignature: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.timeSignature", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.timeSignature") } }
  open var timestamp: Date? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.timestamp", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.timestamp") } }
  open var title: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.title", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.title") } }
  open var totalBitRate: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.totalBitRate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.totalBitRate") } }
  open var url: URL? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.url", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.url") } }
  open var userCreated: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.userCreated", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.userCreated") } }
  open var userCurated: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.userCurated", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.userCurated") } }
  open var userOwned: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.userOwned", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.userOwned") } }
  @discardableResult open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { _Absence.report("CSSearchableItemAttributeSet.value(forCustomKey:)", answer: "nil"); return nil }
  open var version: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.version", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.version") } }
  open var videoBitRate: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.videoBitRate", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.videoBitRate") } }
  open var weakRelatedUniqueIdentifier: String? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.weakRelatedUniqueIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.weakRelatedUniqueIdentifier") } }
  open var whiteBalance: NSNumber? { get { _Absence.value(of: self, "CSSearchableItemAttributeSet.whiteBalance", else: nil) } set { _Absence.keep(newValue, of: self, "CSSearchableItemAttributeSet.whiteBalance") } }
}
open class CSSuggestion: NSObject {
  public override init() { _Absence.report("CSSuggestion", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CSSuggestion", answer: "a plain object"); super.init() }
  @discardableResult open func compare(_ other: CSSuggestion) -> ComparisonResult { _Absence.report("CSSuggestion.compare(_:)", answer: "ComparisonResult.`orderedAscending`"); return ComparisonResult.`orderedAscending` }
  @discardableResult open func compare(byRank other: CSSuggestion) -> ComparisonResult { _Absence.report("CSSuggestion.compare(byRank:)", answer: "ComparisonResult.`orderedAscending`"); return ComparisonResult.`orderedAscending` }
  open var localizedAttributedSuggestion: AttributedString { get { _Absence.report("CSSuggestion.localizedAttributedSuggestion", answer: "AttributedString(\"\")"); return AttributedString("") } }
  open var suggestionKind: CSSuggestion.SuggestionKind { get { _Absence.report("CSSuggestion.suggestionKind", answer: "CSSuggestion.SuggestionKind.`none`"); return CSSuggestion.SuggestionKind.`none` } }
}
open class CSUserQuery: CSSearchQuery {
  public override init() { _Absence.report("CSUserQuery", answer: "a plain object"); super.init() }
  override open func cancel() { _Absence.report("CSUserQuery.cancel()") }
  open var foundSuggestionCount: Int { get { _Absence.report("CSUserQuery.foundSuggestionCount", answer: "0"); return 0 } }
  open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)? { get { _Absence.value(of: self, "CSUserQuery.foundSuggestionsHandler", else: nil) } set { _Absence.keep(newValue, of: self, "CSUserQuery.foundSuggestionsHandler") } }
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) { _Absence.report("CSUserQuery.init(userQueryString:userQueryContext:)", answer: "a plain object"); super.init() }
  open var responses: CSUserQuery.Responses { get { _Absence.report("CSUserQuery.responses", answer: "CSUserQuery.Responses()"); return CSUserQuery.Responses() } }
  override open func start() { _Absence.report("CSUserQuery.start()") }
  open var suggestions: CSUserQuery.Suggestions { get { _Absence.report("CSUserQuery.suggestions", answer: "CSUserQuery.Suggestions()"); return CSUserQuery.Suggestions() } }
}
open class CSUserQueryContext: CSSearchQueryContext {
  public override init() { _Absence.report("CSUserQueryContext", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var enableRankedResults: Bool { get { _Absence.value(of: self, "CSUserQueryContext.enableRankedResults", else: false) } set { _Absence.keep(newValue, of: self, "CSUserQueryContext.enableRankedResults") } }
  public init(currentSuggestion: CSSuggestion?) { _Absence.report("CSUserQueryContext.init(currentSuggestion:)", answer: "a plain object"); super.init() }
  open var maxResultCount: Int { get { _Absence.value(of: self, "CSUserQueryContext.maxResultCount", else: 0) } set { _Absence.keep(newValue, of: self, "CSUserQueryContext.maxResultCount") } }
  open var maxSuggestionCount: Int { get { _Absence.value(of: self, "CSUserQueryContext.maxSuggestionCount", else: 0) } set { _Absence.keep(newValue, of: self, "CSUserQueryContext.maxSuggestionCount") } }
}
