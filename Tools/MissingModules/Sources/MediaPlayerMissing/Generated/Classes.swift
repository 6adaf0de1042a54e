// Made by Scripts/missing-names of Data/MediaPlayer.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
import MissingPlaceholder
open class MPAdTimeRange: NSObject {
  public override init() { _Absence.report("MPAdTimeRange", answer: "a plain object"); super.init() }
}
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPChangeLanguageOptionCommandEvent", answer: "a plain object"); super.init() }
  open var languageOption: MPNowPlayingInfoLanguageOption { get { _Absence.report("MPChangeLanguageOptionCommandEvent.languageOption", answer: "MPNowPlayingInfoLanguageOption()"); return MPNowPlayingInfoLanguageOption() } }
  open var setting: MPChangeLanguageOptionSetting { get { _Absence.report("MPChangeLanguageOptionCommandEvent.setting", answer: "MPChangeLanguageOptionSetting.`none`"); return MPChangeLanguageOptionSetting.`none` } }
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPChangePlaybackPositionCommand", answer: "a plain object"); super.init() }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPChangePlaybackPositionCommandEvent", answer: "a plain object"); super.init() }
  open var positionTime: TimeInterval { get { _Absence.report("MPChangePlaybackPositionCommandEvent.positionTime", answer: "0"); return 0 } }
}
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPChangePlaybackRateCommand", answer: "a plain object"); super.init() }
  open var supportedPlaybackRates: [NSNumber] { get { _Absence.value(of: self, "MPChangePlaybackRateCommand.supportedPlaybackRates", else: []) } set { _Absence.keep(newValue, of: self, "MPChangePlaybackRateCommand.supportedPlaybackRates") } }
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPChangePlaybackRateCommandEvent", answer: "a plain object"); super.init() }
  open var playbackRate: Float { get { _Absence.report("MPChangePlaybackRateCommandEvent.playbackRate", answer: "0"); return 0 } }
}
open class MPChangeRepeatModeCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPChangeRepeatModeCommand", answer: "a plain object"); super.init() }
  open var currentRepeatType: MPRepeatType { get { _Absence.value(of: self, "MPChangeRepeatModeCommand.currentRepeatType", else: MPRepeatType.`all`) } set { _Absence.keep(newValue, of: self, "MPChangeRepeatModeCommand.currentRepeatType") } }
}
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPChangeRepeatModeCommandEvent", answer: "a plain object"); super.init() }
  open var preservesRepeatMode: Bool { get { _Absence.report("MPChangeRepeatModeCommandEvent.preservesRepeatMode", answer: "false"); return false } }
  open var repeatType: MPRepeatType { get { _Absence.report("MPChangeRepeatModeCommandEvent.repeatType", answer: "MPRepeatType.`all`"); return MPRepeatType.`all` } }
}
open class MPChangeShuffleModeCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPChangeShuffleModeCommand", answer: "a plain object"); super.init() }
  open var currentShuffleType: MPShuffleType { get { _Absence.value(of: self, "MPChangeShuffleModeCommand.currentShuffleType", else: MPShuffleType.`collections`) } set { _Absence.keep(newValue, of: self, "MPChangeShuffleModeCommand.currentShuffleType") } }
}
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPChangeShuffleModeCommandEvent", answer: "a plain object"); super.init() }
  open var preservesShuffleMode: Bool { get { _Absence.report("MPChangeShuffleModeCommandEvent.preservesShuffleMode", answer: "false"); return false } }
  open var shuffleType: MPShuffleType { get { _Absence.report("MPChangeShuffleModeCommandEvent.shuffleType", answer: "MPShuffleType.`collections`"); return MPShuffleType.`collections` } }
}
open class MPContentItem: NSObject {
  public override init() { _Absence.report("MPContentItem", answer: "a plain object"); super.init() }
  open var artwork: MPMediaItemArtwork? { get { _Absence.value(of: self, "MPContentItem.artwork", else: nil) } set { _Absence.keep(newValue, of: self, "MPContentItem.artwork") } }
  open var identifier: String { get { _Absence.report("MPContentItem.identifier", answer: "\"\""); return "" } }
  public init(identifier: String) { _Absence.report("MPContentItem.init(identifier:)", answer: "a plain object"); super.init() }
  open var isContainer: Bool { get { _Absence.value(of: self, "MPContentItem.isContainer", else: false) } set { _Absence.keep(newValue, of: self, "MPContentItem.isContainer") } }
  open var isExplicitContent: Bool { get { _Absence.value(of: self, "MPContentItem.isExplicitContent", else: false) } set { _Absence.keep(newValue, of: self, "MPContentItem.isExplicitContent") } }
  open var isPlayable: Bool { get { _Absence.value(of: self, "MPContentItem.isPlayable", else: false) } set { _Absence.keep(newValue, of: self, "MPContentItem.isPlayable") } }
  open var isStreamingContent: Bool { get { _Absence.value(of: self, "MPContentItem.isStreamingContent", else: false) } set { _Absence.keep(newValue, of: self, "MPContentItem.isStreamingContent") } }
  open var playbackProgress: Float { get { _Absence.value(of: self, "MPContentItem.playbackProgress", else: 0) } set { _Absence.keep(newValue, of: self, "MPContentItem.playbackProgress") } }
  open var subtitle: String? { get { _Absence.value(of: self, "MPContentItem.subtitle", else: nil) } set { _Absence.keep(newValue, of: self, "MPContentItem.subtitle") } }
  open var title: String? { get { _Absence.value(of: self, "MPContentItem.title", else: nil) } set { _Absence.keep(newValue, of: self, "MPContentItem.title") } }
}
open class MPFeedbackCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPFeedbackCommand", answer: "a plain object"); super.init() }
  open var isActive: Bool { get { _Absence.value(of: self, "MPFeedbackCommand.isActive", else: false) } set { _Absence.keep(newValue, of: self, "MPFeedbackCommand.isActive") } }
  open var localizedShortTitle: String { get { _Absence.value(of: self, "MPFeedbackCommand.localizedShortTitle", else: "") } set { _Absence.keep(newValue, of: self, "MPFeedbackCommand.localizedShortTitle") } }
  open var localizedTitle: String { get { _Absence.value(of: self, "MPFeedbackCommand.localizedTitle", else: "") } set { _Absence.keep(newValue, of: self, "MPFeedbackCommand.localizedTitle") } }
}
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPFeedbackCommandEvent", answer: "a plain object"); super.init() }
  open var isNegative: Bool { get { _Absence.report("MPFeedbackCommandEvent.isNegative", answer: "false"); return false } }
}
open class MPMediaEntity: NSObject {
  public override init() { _Absence.report("MPMediaEntity", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("MPMediaEntity", answer: "a plain object"); super.init() }
  @discardableResult open class func canFilter(byProperty property: String) -> Bool { _Absence.report("MPMediaEntity.canFilter(byProperty:)", answer: "false"); return false }
  open func enumerateValues(forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("MPMediaEntity.enumerateValues(forProperties:using:)") }
  open var persistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaEntity.persistentID") } }
  open subscript(key: Any) -> Any? { get { _Absence.report("MPMediaEntity.subscript(_:)", answer: "nil"); return nil } }
  @discardableResult open func value(forProperty property: String) -> Any? { _Absence.report("MPMediaEntity.value(forProperty:)", answer: "nil"); return nil }
}
open class MPMediaItem: MPMediaEntity {
  public override init() { _Absence.report("MPMediaItem", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var albumArtist: String? { get { _Absence.report("MPMediaItem.albumArtist", answer: "nil"); return nil } }
  open var albumArtistPersistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.albumArtistPersistentID") } }
  open var albumPersistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.albumPersistentID") } }
  open var albumTitle: String? { get { _Absence.report("MPMediaItem.albumTitle", answer: "nil"); return nil } }
  open var albumTrackCount: Int { get { _Absence.report("MPMediaItem.albumTrackCount", answer: "0"); return 0 } }
  open var albumTrackNumber: Int { get { _Absence.report("MPMediaItem.albumTrackNumber", answer: "0"); return 0 } }
  open var artist: String? { get { _Absence.report("MPMediaItem.artist", answer: "nil"); return nil } }
  open var artistPersistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.artistPersistentID") } }
  open var artwork: MPMediaItemArtwork? { get { _Absence.report("MPMediaItem.artwork", answer: "nil"); return nil } }
  open var assetURL: URL? { get { _Absence.report("MPMediaItem.assetURL", answer: "nil"); return nil } }
  open var beatsPerMinute: Int { get { _Absence.report("MPMediaItem.beatsPerMinute", answer: "0"); return 0 } }
  open var bookmarkTime: TimeInterval { get { _Absence.report("MPMediaItem.bookmarkTime", answer: "0"); return 0 } }
  open var comments: String? { get { _Absence.report("MPMediaItem.comments", answer: "nil"); return nil } }
  open var composer: String? { get { _Absence.report("MPMediaItem.composer", answer: "nil"); return nil } }
  open var composerPersistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.composerPersistentID") } }
  open var dateAdded: Date { get { _Absence.report("MPMediaItem.dateAdded", answer: "Date()"); return Date() } }
  open var discCount: Int { get { _Absence.report("MPMediaItem.discCount", answer: "0"); return 0 } }
  open var discNumber: Int { get { _Absence.report("MPMediaItem.discNumber", answer: "0"); return 0 } }
  open var genre: String? { get { _Absence.report("MPMediaItem.genre", answer: "nil"); return nil } }
  open var genrePersistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.genrePersistentID") } }
  open var hasProtectedAsset: Bool { get { _Absence.report("MPMediaItem.hasProtectedAsset", answer: "false"); return false } }
  open var isCloudItem: Bool { get { _Absence.report("MPMediaItem.isCloudItem", answer: "false"); return false } }
  open var isCompilation: Bool { get { _Absence.report("MPMediaItem.isCompilation", answer: "false"); return false } }
  open var isExplicitItem: Bool { get { _Absence.report("MPMediaItem.isExplicitItem", answer: "false"); return false } }
  open var isPreorder: Bool { get { _Absence.report("MPMediaItem.isPreorder", answer: "false"); return false } }
  open var lastPlayedDate: Date? { get { _Absence.report("MPMediaItem.lastPlayedDate", answer: "nil"); return nil } }
  open var lyrics: String? { get { _Absence.report("MPMediaItem.lyrics", answer: "nil"); return nil } }
  open var mediaType: MPMediaType { get { _Absence.report("MPMediaItem.mediaType", answer: "[]"); return [] } }
  override open var persistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.persistentID") } }
  @discardableResult open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String { _Absence.report("MPMediaItem.persistentIDProperty(forGroupingType:)", answer: "\"\""); return "" }
  open var playCount: Int { get { _Absence.report("MPMediaItem.playCount", answer: "0"); return 0 } }
  open var playbackDuration: TimeInterval { get { _Absence.report("MPMediaItem.playbackDuration", answer: "0"); return 0 } }
  open var playbackStoreID: String { get { _Absence.report("MPMediaItem.playbackStoreID", answer: "\"\""); return "" } }
  open var podcastPersistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaItem.podcastPersistentID") } }
  open var podcastTitle: String? { get { _Absence.report("MPMediaItem.podcastTitle", answer: "nil"); return nil } }
  open var rating: Int { get { _Absence.report("MPMediaItem.rating", answer: "0"); return 0 } }
  open var releaseDate: Date? { get { _Absence.report("MPMediaItem.releaseDate", answer: "nil"); return nil } }
  open var skipCount: Int { get { _Absence.report("MPMediaItem.skipCount", answer: "0"); return 0 } }
  open var title: String? { get { _Absence.report("MPMediaItem.title", answer: "nil"); return nil } }
  @discardableResult open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String { _Absence.report("MPMediaItem.titleProperty(forGroupingType:)", answer: "\"\""); return "" }
  open var userGrouping: String? { get { _Absence.report("MPMediaItem.userGrouping", answer: "nil"); return nil } }
}
open class MPMediaItemArtwork: NSObject {
  public override init() { _Absence.report("MPMediaItemArtwork", answer: "a plain object"); super.init() }
  open var bounds: CGRect { get { _Absence.report("MPMediaItemArtwork.bounds", answer: ".zero"); return .zero } }
  @discardableResult open func image(at size: CGSize) -> UIImage? { _Absence.report("MPMediaItemArtwork.image(at:)", answer: "nil"); return nil }
  open var imageCropRect: CGRect { get { _Absence.report("MPMediaItemArtwork.imageCropRect", answer: ".zero"); return .zero } }
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { _Absence.report("MPMediaItemArtwork.init(boundsSize:requestHandler:)", answer: "a plain object"); super.init() }
  public convenience init(image: UIImage) { _Absence.report("MPMediaItemArtwork.init(image:)", answer: "a plain object"); self.init() }
}
open class MPMediaItemCollection: MPMediaEntity {
  public override init() { _Absence.report("MPMediaItemCollection", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var count: Int { get { _Absence.report("MPMediaItemCollection.count", answer: "0"); return 0 } }
  public init(items: [MPMediaItem]) { _Absence.report("MPMediaItemCollection.init(items:)", answer: "a plain object"); super.init() }
  open var items: [MPMediaItem] { get { _Absence.report("MPMediaItemCollection.items", answer: "[]"); return [] } }
  open var mediaTypes: MPMediaType { get { _Absence.report("MPMediaItemCollection.mediaTypes", answer: "[]"); return [] } }
  open var representativeItem: MPMediaItem? { get { _Absence.report("MPMediaItemCollection.representativeItem", answer: "nil"); return nil } }
}
open class MPMediaLibrary: NSObject {
  public override init() { _Absence.report("MPMediaLibrary", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("MPMediaLibrary", answer: "a plain object"); super.init() }
  @discardableResult open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] { _Absence.report("MPMediaLibrary.addItem(withProductID:)", answer: "an error"); throw _Absence.Failure(name: "MPMediaLibrary.addItem(withProductID:)") }
  @discardableResult open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { _Absence.report("MPMediaLibrary.authorizationStatus()", answer: "MPMediaLibraryAuthorizationStatus.`notDetermined`"); return MPMediaLibraryAuthorizationStatus.`notDetermined` }
  open func beginGeneratingLibraryChangeNotifications() { _Absence.report("MPMediaLibrary.beginGeneratingLibraryChangeNotifications()") }
  @discardableResult open class func `default`() -> MPMediaLibrary { _Absence.report("MPMediaLibrary.default()", answer: "MPMediaLibrary()"); return MPMediaLibrary() }
  open func endGeneratingLibraryChangeNotifications() { _Absence.report("MPMediaLibrary.endGeneratingLibraryChangeNotifications()") }
  @discardableResult open func getPlaylist(with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?) async throws -> MPMediaPlaylist { _Absence.report("MPMediaLibrary.getPlaylist(with:creationMetadata:)", answer: "an error"); throw _Absence.Failure(name: "MPMediaLibrary.getPlaylist(with:creationMetadata:)") }
  open var lastModifiedDate: Date { get { _Absence.report("MPMediaLibrary.lastModifiedDate", answer: "Date()"); return Date() } }
  @discardableResult open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { _Absence.report("MPMediaLibrary.requestAuthorization()", answer: "MPMediaLibraryAuthorizationStatus.`notDetermined`"); return MPMediaLibraryAuthorizationStatus.`notDetermined` }
  open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) { _Absence.report("MPMediaLibrary.requestAuthorization(_:)") }
}
open class MPMediaPickerController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("MPMediaPickerController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("MPMediaPickerController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "MPMediaPickerController") }
  open var allowsPickingMultipleItems: Bool { get { _Absence.value(of: self, "MPMediaPickerController.allowsPickingMultipleItems", else: false) } set { _Absence.keep(newValue, of: self, "MPMediaPickerController.allowsPickingMultipleItems") } }
  open var delegate: (any MPMediaPickerControllerDelegate)? { get { _Absence.value(of: self, "MPMediaPickerController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "MPMediaPickerController.delegate", weakly: true) } }
  public init(mediaTypes: MPMediaType) { _Absence.report("MPMediaPickerController.init(mediaTypes:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var mediaTypes: MPMediaType { get { _Absence.report("MPMediaPickerController.mediaTypes", answer: "[]"); return [] } }
  open var prompt: String? { get { _Absence.value(of: self, "MPMediaPickerController.prompt", else: nil) } set { _Absence.keep(newValue, of: self, "MPMediaPickerController.prompt") } }
  open var showsCloudItems: Bool { get { _Absence.value(of: self, "MPMediaPickerController.showsCloudItems", else: false) } set { _Absence.keep(newValue, of: self, "MPMediaPickerController.showsCloudItems") } }
  open var showsItemsWithProtectedAssets: Bool { get { _Absence.value(of: self, "MPMediaPickerController.showsItemsWithProtectedAssets", else: false) } set { _Absence.keep(newValue, of: self, "MPMediaPickerController.showsItemsWithProtectedAssets") } }
}
open class MPMediaPlaylist: MPMediaItemCollection {
  public override init() { _Absence.report("MPMediaPlaylist", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func add(_ mediaItems: [MPMediaItem]) async throws { _Absence.report("MPMediaPlaylist.add(_:)", answer: "an error"); throw _Absence.Failure(name: "MPMediaPlaylist.add(_:)") }
  open func addItem(withProductID productID: String) async throws { _Absence.report("MPMediaPlaylist.addItem(withProductID:)", answer: "an error"); throw _Absence.Failure(name: "MPMediaPlaylist.addItem(withProductID:)") }
  open var authorDisplayName: String? { get { _Absence.report("MPMediaPlaylist.authorDisplayName", answer: "nil"); return nil } }
  open var cloudGlobalID: String? { get { _Absence.report("MPMediaPlaylist.cloudGlobalID", answer: "nil"); return nil } }
  open var descriptionText: String? { get { _Absence.report("MPMediaPlaylist.descriptionText", answer: "nil"); return nil } }
  open var name: String? { get { _Absence.report("MPMediaPlaylist.name", answer: "nil"); return nil } }
  override open var persistentID: MPMediaEntityPersistentID { get { _Absence.trap("MPMediaPlaylist.persistentID") } }
  open var playlistAttributes: MPMediaPlaylistAttribute { get { _Absence.report("MPMediaPlaylist.playlistAttributes", answer: "[]"); return [] } }
  open var seedItems: [MPMediaItem]? { get { _Absence.report("MPMediaPlaylist.seedItems", answer: "nil"); return nil } }
}
open class MPMediaPlaylistCreationMetadata: NSObject {
  public override init() { _Absence.report("MPMediaPlaylistCreationMetadata", answer: "a plain object"); super.init() }
  open var authorDisplayName: String! { get { _Absence.value(of: self, "MPMediaPlaylistCreationMetadata.authorDisplayName", else: nil) } set { _Absence.keep(newValue, of: self, "MPMediaPlaylistCreationMetadata.authorDisplayName") } }
  open var descriptionText: String { get { _Absence.value(of: self, "MPMediaPlaylistCreationMetadata.descriptionText", else: "") } set { _Absence.keep(newValue, of: self, "MPMediaPlaylistCreationMetadata.descriptionText") } }
  public init(name: String) { _Absence.report("MPMediaPlaylistCreationMetadata.init(name:)", answer: "a plain object"); super.init() }
  open var name: String { get { _Absence.report("MPMediaPlaylistCreationMetadata.name", answer: "\"\""); return "" } }
}
open class MPMediaPredicate: NSObject {
  public override init() { _Absence.report("MPMediaPredicate", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("MPMediaPredicate", answer: "a plain object"); super.init() }
}
open class MPMediaPropertyPredicate: MPMediaPredicate {
  public override init() { _Absence.report("MPMediaPropertyPredicate", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var comparisonType: MPMediaPredicateComparison { get { _Absence.report("MPMediaPropertyPredicate.comparisonType", answer: "MPMediaPredicateComparison.`contains`"); return MPMediaPredicateComparison.`contains` } }
  public init(value: Any?, forProperty property: String) { _Absence.report("MPMediaPropertyPredicate.init(value:forProperty:)", answer: "a plain object"); super.init() }
  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) { _Absence.report("MPMediaPropertyPredicate.init(value:forProperty:comparisonType:)", answer: "a plain object"); super.init() }
  open var property: String { get { _Absence.report("MPMediaPropertyPredicate.property", answer: "\"\""); return "" } }
  open var value: Any? { get { _Absence.report("MPMediaPropertyPredicate.value", answer: "nil"); return nil } }
}
open class MPMediaQuery: NSObject {
  public override init() { _Absence.report("MPMediaQuery", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("MPMediaQuery", answer: "a plain object"); super.init() }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { _Absence.report("MPMediaQuery.addFilterPredicate(_:)") }
  @discardableResult open class func albums() -> MPMediaQuery { _Absence.report("MPMediaQuery.albums()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  @discardableResult open class func artists() -> MPMediaQuery { _Absence.report("MPMediaQuery.artists()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  @discardableResult open class func audiobooks() -> MPMediaQuery { _Absence.report("MPMediaQuery.audiobooks()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  open var collectionSections: [MPMediaQuerySection]? { get { _Absence.report("MPMediaQuery.collectionSections", answer: "nil"); return nil } }
  open var collections: [MPMediaItemCollection]? { get { _Absence.report("MPMediaQuery.collections", answer: "nil"); return nil } }
  @discardableResult open class func compilations() -> MPMediaQuery { _Absence.report("MPMediaQuery.compilations()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  @discardableResult open class func composers() -> MPMediaQuery { _Absence.report("MPMediaQuery.composers()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  open var filterPredicates: Set<MPMediaPredicate>? { get { _Absence.value(of: self, "MPMediaQuery.filterPredicates", else: nil) } set { _Absence.keep(newValue, of: self, "MPMediaQuery.filterPredicates") } }
  @discardableResult open class func genres() -> MPMediaQuery { _Absence.report("MPMediaQuery.genres()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  open var groupingType: MPMediaGrouping { get { _Absence.value(of: self, "MPMediaQuery.groupingType", else: MPMediaGrouping.`album`) } set { _Absence.keep(newValue, of: self, "MPMediaQuery.groupingType") } }
  public init(filterPredicates: Set<MPMediaPredicate>?) { _Absence.report("MPMediaQuery.init(filterPredicates:)", answer: "a plain object"); super.init() }
  open var itemSections: [MPMediaQuerySection]? { get { _Absence.report("MPMediaQuery.itemSections", answer: "nil"); return nil } }
  open var items: [MPMediaItem]? { get { _Absence.report("MPMediaQuery.items", answer: "nil"); return nil } }
  @discardableResult open class func playlists() -> MPMediaQuery { _Absence.report("MPMediaQuery.playlists()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  @discardableResult open class func podcasts() -> MPMediaQuery { _Absence.report("MPMediaQuery.podcasts()", answer: "MPMediaQuery()"); return MPMediaQuery() }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { _Absence.report("MPMediaQuery.removeFilterPredicate(_:)") }
  @discardableResult open class func songs() -> MPMediaQuery { _Absence.report("MPMediaQuery.songs()", answer: "MPMediaQuery()"); return MPMediaQuery() }
}
open class MPMediaQuerySection: NSObject {
  public override init() { _Absence.report("MPMediaQuerySection", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("MPMediaQuerySection", answer: "a plain object"); super.init() }
  open var range: NSRange { get { _Absence.report("MPMediaQuerySection.range", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) } }
  open var title: String { get { _Absence.report("MPMediaQuerySection.title", answer: "\"\""); return "" } }
}
open class MPMovieAccessLog: NSObject {
  public override init() { _Absence.report("MPMovieAccessLog", answer: "a plain object"); super.init() }
  open var events: [Any]! { get { _Absence.report("MPMovieAccessLog.events", answer: "nil"); return nil } }
  open var extendedLogData: Data! { get { _Absence.report("MPMovieAccessLog.extendedLogData", answer: "nil"); return nil } }
  open var extendedLogDataStringEncoding: UInt { get { _Absence.report("MPMovieAccessLog.extendedLogDataStringEncoding", answer: "0"); return 0 } }
}
open class MPMovieAccessLogEvent: NSObject {
  public override init() { _Absence.report("MPMovieAccessLogEvent", answer: "a plain object"); super.init() }
  open var durationWatched: TimeInterval { get { _Absence.report("MPMovieAccessLogEvent.durationWatched", answer: "0"); return 0 } }
  open var indicatedBitrate: Double { get { _Absence.report("MPMovieAccessLogEvent.indicatedBitrate", answer: "0"); return 0 } }
  open var numberOfBytesTransferred: Int64 { get { _Absence.report("MPMovieAccessLogEvent.numberOfBytesTransferred", answer: "0"); return 0 } }
  open var numberOfDroppedVideoFrames: Int { get { _Absence.report("MPMovieAccessLogEvent.numberOfDroppedVideoFrames", answer: "0"); return 0 } }
  open var numberOfSegmentsDownloaded: Int { get { _Absence.report("MPMovieAccessLogEvent.numberOfSegmentsDownloaded", answer: "0"); return 0 } }
  open var numberOfServerAddressChanges: Int { get { _Absence.report("MPMovieAccessLogEvent.numberOfServerAddressChanges", answer: "0"); return 0 } }
  open var numberOfStalls: Int { get { _Absence.report("MPMovieAccessLogEvent.numberOfStalls", answer: "0"); return 0 } }
  open var observedBitrate: Double { get { _Absence.report("MPMovieAccessLogEvent.observedBitrate", answer: "0"); return 0 } }
  open var playbackSessionID: String! { get { _Absence.report("MPMovieAccessLogEvent.playbackSessionID", answer: "nil"); return nil } }
  open var playbackStartDate: Date! { get { _Absence.report("MPMovieAccessLogEvent.playbackStartDate", answer: "nil"); return nil } }
  open var playbackStartOffset: TimeInterval { get { _Absence.report("MPMovieAccessLogEvent.playbackStartOffset", answer: "0"); return 0 } }
  open var segmentsDownloadedDuration: TimeInterval { get { _Absence.report("MPMovieAccessLogEvent.segmentsDownloadedDuration", answer: "0"); return 0 } }
  open var serverAddress: String! { get { _Absence.report("MPMovieAccessLogEvent.serverAddress", answer: "nil"); return nil } }
  open var uri: String! { get { _Absence.report("MPMovieAccessLogEvent.uri", answer: "nil"); return nil } }
}
open class MPMovieErrorLog: NSObject {
  public override init() { _Absence.report("MPMovieErrorLog", answer: "a plain object"); super.init() }
  open var events: [Any]! { get { _Absence.report("MPMovieErrorLog.events", answer: "nil"); return nil } }
  open var extendedLogData: Data! { get { _Absence.report("MPMovieErrorLog.extendedLogData", answer: "nil"); return nil } }
  open var extendedLogDataStringEncoding: UInt { get { _Absence.report("MPMovieErrorLog.extendedLogDataStringEncoding", answer: "0"); return 0 } }
}
open class MPMovieErrorLogEvent: NSObject {
  public override init() { _Absence.report("MPMovieErrorLogEvent", answer: "a plain object"); super.init() }
  open var date: Date! { get { _Absence.report("MPMovieErrorLogEvent.date", answer: "nil"); return nil } }
  open var errorComment: String! { get { _Absence.report("MPMovieErrorLogEvent.errorComment", answer: "nil"); return nil } }
  open var errorDomain: String! { get { _Absence.report("MPMovieErrorLogEvent.errorDomain", answer: "nil"); return nil } }
  open var errorStatusCode: Int { get { _Absence.report("MPMovieErrorLogEvent.errorStatusCode", answer: "0"); return 0 } }
  open var playbackSessionID: String! { get { _Absence.report("MPMovieErrorLogEvent.playbackSessionID", answer: "nil"); return nil } }
  open var serverAddress: String! { get { _Absence.report("MPMovieErrorLogEvent.serverAddress", answer: "nil"); return nil } }
  open var uri: String! { get { _Absence.report("MPMovieErrorLogEvent.uri", answer: "nil"); return nil } }
}
open class MPMoviePlayerController: NSObject {
  public override init() { _Absence.report("MPMoviePlayerController", answer: "a plain object"); super.init() }
  open var accessLog: MPMovieAccessLog! { get { _Absence.report("MPMoviePlayerController.accessLog", answer: "nil"); return nil } }
  open var allowsAirPlay: Bool { get { _Absence.value(of: self, "MPMoviePlayerController.allowsAirPlay", else: false) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.allowsAirPlay") } }
  open var backgroundView: UIView! { get { _Absence.report("MPMoviePlayerController.backgroundView", answer: "nil"); return nil } }
  open func cancelAllThumbnailImageRequests() { _Absence.report("MPMoviePlayerController.cancelAllThumbnailImageRequests()") }
  open var contentURL: URL! { get { _Absence.value(of: self, "MPMoviePlayerController.contentURL", else: nil) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.contentURL") } }
  open var controlStyle: MPMovieControlStyle { get { _Absence.value(of: self, "MPMoviePlayerController.controlStyle", else: MPMovieControlStyle.`none`) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.controlStyle") } }
  open var duration: TimeInterval { get { _Absence.report("MPMoviePlayerController.duration", answer: "0"); return 0 } }
  open var endPlaybackTime: TimeInterval { get { _Absence.value(of: self, "MPMoviePlayerController.endPlaybackTime", else: 0) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.endPlaybackTime") } }
  open var errorLog: MPMovieErrorLog! { get { _Absence.report("MPMoviePlayerController.errorLog", answer: "nil"); return nil } }
  public init!(contentURL url: URL!) { _Absence.report("MPMoviePlayerController.init(contentURL:)", answer: "nil"); return nil }
  open var initialPlaybackTime: TimeInterval { get { _Absence.value(of: self, "MPMoviePlayerController.initialPlaybackTime", else: 0) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.initialPlaybackTime") } }
  open var isAirPlayVideoActive: Bool { get { _Absence.report("MPMoviePlayerController.isAirPlayVideoActive", answer: "false"); return false } }
  open var isFullscreen: Bool { get { _Absence.value(of: self, "MPMoviePlayerController.isFullscreen", else: false) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.isFullscreen") } }
  open var loadState: MPMovieLoadState { get { _Absence.report("MPMoviePlayerController.loadState", answer: "[]"); return [] } }
  open var movieMediaTypes: MPMovieMediaTypeMask { get { _Absence.report("MPMoviePlayerController.movieMediaTypes", answer: "[]"); return [] } }
  open var movieSourceType: MPMovieSourceType { get { _Absence.value(of: self, "MPMoviePlayerController.movieSourceType", else: MPMovieSourceType.`unknown`) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.movieSourceType") } }
  open var naturalSize: CGSize { get { _Absence.report("MPMoviePlayerController.naturalSize", answer: ".zero"); return .zero } }
  open var playableDuration: TimeInterval { get { _Absence.report("MPMoviePlayerController.playableDuration", answer: "0"); return 0 } }
  open var playbackState: MPMoviePlaybackState { get { _Absence.report("MPMoviePlayerController.playbackState", answer: "MPMoviePlaybackState.`interrupted`"); return MPMoviePlaybackState.`interrupted` } }
  open var readyForDisplay: Bool { get { _Absence.report("MPMoviePlayerController.readyForDisplay", answer: "false"); return false } }
  open var repeatMode: MPMovieRepeatMode { get { _Absence.value(of: self, "MPMoviePlayerController.repeatMode", else: MPMovieRepeatMode.`none`) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.repeatMode") } }
  open func requestThumbnailImages(atTimes playbackTimes: [Any]!, timeOption option: MPMovieTimeOption) { _Absence.report("MPMoviePlayerController.requestThumbnailImages(atTimes:timeOption:)") }
  open var scalingMode: MPMovieScalingMode { get { _Absence.value(of: self, "MPMoviePlayerController.scalingMode", else: MPMovieScalingMode.`none`) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.scalingMode") } }
  open func setFullscreen(_ fullscreen: Bool, animated: Bool) { _Absence.report("MPMoviePlayerController.setFullscreen(_:animated:)") }
  open var shouldAutoplay: Bool { get { _Absence.value(of: self, "MPMoviePlayerController.shouldAutoplay", else: false) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.shouldAutoplay") } }
  @discardableResult open func thumbnailImage(atTime playbackTime: TimeInterval, timeOption option: MPMovieTimeOption) -> UIImage! { _Absence.report("MPMoviePlayerController.thumbnailImage(atTime:timeOption:)", answer: "nil"); return nil }
  open var timedMetadata: [Any]! { get { _Absence.report("MPMoviePlayerController.timedMetadata", answer: "nil"); return nil } }
  open var useApplicationAudioSession: Bool { get { _Absence.value(of: self, "MPMoviePlayerController.useApplicationAudioSession", else: false) } set { _Absence.keep(newValue, of: self, "MPMoviePlayerController.useApplicationAudioSession") } }
  open var view: UIView! { get { _Absence.report("MPMoviePlayerController.view", answer: "nil"); return nil } }
}
open class MPMoviePlayerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("MPMoviePlayerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("MPMoviePlayerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "MPMoviePlayerViewController") }
  public init!(contentURL: URL!) { _Absence.report("MPMoviePlayerViewController.init(contentURL:)", answer: "nil"); return nil }
  open var moviePlayer: MPMoviePlayerController! { get { _Absence.report("MPMoviePlayerViewController.moviePlayer", answer: "nil"); return nil } }
}
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  public override init() { _Absence.report("MPMusicPlayerApplicationController", answer: "a plain object"); super.init() }
  @discardableResult open func perform(queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void) async throws -> MPMusicPlayerControllerQueue { _Absence.report("MPMusicPlayerApplicationController.perform(queueTransaction:)", answer: "an error"); throw _Absence.Failure(name: "MPMusicPlayerApplicationController.perform(queueTransaction:)") }
}
open class MPMusicPlayerController: NSObject {
  public override init() { _Absence.report("MPMusicPlayerController", answer: "a plain object"); super.init() }
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { _Absence.report("MPMusicPlayerController.append(_:)") }
  open class var applicationMusicPlayer: MPMusicPlayerController { get { _Absence.report("MPMusicPlayerController.applicationMusicPlayer", answer: "MPMusicPlayerController()"); return MPMusicPlayerController() } }
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { get { _Absence.report("MPMusicPlayerController.applicationQueuePlayer", answer: "MPMusicPlayerApplicationController()"); return MPMusicPlayerApplicationController() } }
  open func beginGeneratingPlaybackNotifications() { _Absence.report("MPMusicPlayerController.beginGeneratingPlaybackNotifications()") }
  open func endGeneratingPlaybackNotifications() { _Absence.report("MPMusicPlayerController.endGeneratingPlaybackNotifications()") }
  open class var iPodMusicPlayer: MPMusicPlayerController { get { _Absence.report("MPMusicPlayerController.iPodMusicPlayer", answer: "MPMusicPlayerController()"); return MPMusicPlayerController() } }
  open var indexOfNowPlayingItem: Int { get { _Absence.report("MPMusicPlayerController.indexOfNowPlayingItem", answer: "0"); return 0 } }
  open var nowPlayingItem: MPMediaItem? { get { _Absence.value(of: self, "MPMusicPlayerController.nowPlayingItem", else: nil) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerController.nowPlayingItem") } }
  open var playbackState: MPMusicPlaybackState { get { _Absence.report("MPMusicPlayerController.playbackState", answer: "MPMusicPlaybackState.`interrupted`"); return MPMusicPlaybackState.`interrupted` } }
  open func prepareToPlay() async throws { _Absence.report("MPMusicPlayerController.prepareToPlay()", answer: "an error"); throw _Absence.Failure(name: "MPMusicPlayerController.prepareToPlay()") }
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) { _Absence.report("MPMusicPlayerController.prepend(_:)") }
  open var repeatMode: MPMusicRepeatMode { get { _Absence.value(of: self, "MPMusicPlayerController.repeatMode", else: MPMusicRepeatMode.`none`) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerController.repeatMode") } }
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { _Absence.report("MPMusicPlayerController.setQueue(with:)") }
  open func setQueue(with itemCollection: MPMediaItemCollection) { _Absence.report("MPMusicPlayerController.setQueue(with:)") }
  open func setQueue(with query: MPMediaQuery) { _Absence.report("MPMusicPlayerController.setQueue(with:)") }
  open func setQueue(with storeIDs: [String]) { _Absence.report("MPMusicPlayerController.setQueue(with:)") }
  open var shuffleMode: MPMusicShuffleMode { get { _Absence.value(of: self, "MPMusicPlayerController.shuffleMode", else: MPMusicShuffleMode.`default`) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerController.shuffleMode") } }
  open func skipToBeginning() { _Absence.report("MPMusicPlayerController.skipToBeginning()") }
  open func skipToNextItem() { _Absence.report("MPMusicPlayerController.skipToNextItem()") }
  open func skipToPreviousItem() { _Absence.report("MPMusicPlayerController.skipToPreviousItem()") }
  open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController { get { _Absence.trap("MPMusicPlayerController.systemMusicPlayer") } }
}
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  public override init() { _Absence.report("MPMusicPlayerControllerMutableQueue", answer: "a plain object"); super.init() }
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) { _Absence.report("MPMusicPlayerControllerMutableQueue.insert(_:after:)") }
  open func remove(_ item: MPMediaItem) { _Absence.report("MPMusicPlayerControllerMutableQueue.remove(_:)") }
}
open class MPMusicPlayerControllerQueue: NSObject {
  public override init() { _Absence.report("MPMusicPlayerControllerQueue", answer: "a plain object"); super.init() }
  open var items: [MPMediaItem] { get { _Absence.report("MPMusicPlayerControllerQueue.items", answer: "[]"); return [] } }
}
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  public override init() { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor", answer: "a plain object"); super.init() }
  public init(itemCollection: MPMediaItemCollection) { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor.init(itemCollection:)", answer: "a plain object"); super.init() }
  public init(query: MPMediaQuery) { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor.init(query:)", answer: "a plain object"); super.init() }
  open var itemCollection: MPMediaItemCollection { get { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor.itemCollection", answer: "MPMediaItemCollection()"); return MPMediaItemCollection() } }
  open var query: MPMediaQuery { get { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor.query", answer: "MPMediaQuery()"); return MPMediaQuery() } }
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor.setEndTime(_:for:)") }
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) { _Absence.report("MPMusicPlayerMediaItemQueueDescriptor.setStartTime(_:for:)") }
  open var startItem: MPMediaItem? { get { _Absence.value(of: self, "MPMusicPlayerMediaItemQueueDescriptor.startItem", else: nil) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerMediaItemQueueDescriptor.startItem") } }
}
open class MPMusicPlayerPlayParameters: NSObject {
  public override init() { _Absence.report("MPMusicPlayerPlayParameters", answer: "a plain object"); super.init() }
  open var dictionary: [String : Any] { get { _Absence.report("MPMusicPlayerPlayParameters.dictionary", answer: "[:]"); return [:] } }
  public init?(dictionary: [String : Any]) { _Absence.report("MPMusicPlayerPlayParameters.init(dictionary:)", answer: "nil"); return nil }
}
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {
  public override init() { _Absence.report("MPMusicPlayerPlayParametersQueueDescriptor", answer: "a plain object"); super.init() }
  public init(playParametersQueue: [MPMusicPlayerPlayParameters]) { _Absence.report("MPMusicPlayerPlayParametersQueueDescriptor.init(playParametersQueue:)", answer: "a plain object"); super.init() }
  open var playParametersQueue: [MPMusicPlayerPlayParameters] { get { _Absence.value(of: self, "MPMusicPlayerPlayParametersQueueDescriptor.playParametersQueue", else: []) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerPlayParametersQueueDescriptor.playParametersQueue") } }
  open func setEndTime(_ endTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) { _Absence.report("MPMusicPlayerPlayParametersQueueDescriptor.setEndTime(_:forItemWith:)") }
  open func setStartTime(_ startTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) { _Absence.report("MPMusicPlayerPlayParametersQueueDescriptor.setStartTime(_:forItemWith:)") }
  open var startItemPlayParameters: MPMusicPlayerPlayParameters? { get { _Absence.value(of: self, "MPMusicPlayerPlayParametersQueueDescriptor.startItemPlayParameters", else: nil) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerPlayParametersQueueDescriptor.startItemPlayParameters") } }
}
open class MPMusicPlayerQueueDescriptor: NSObject {
  public override init() { _Absence.report("MPMusicPlayerQueueDescriptor", answer: "a plain object"); super.init() }
}
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  public override init() { _Absence.report("MPMusicPlayerStoreQueueDescriptor", answer: "a plain object"); super.init() }
  public init(storeIDs: [String]) { _Absence.report("MPMusicPlayerStoreQueueDescriptor.init(storeIDs:)", answer: "a plain object"); super.init() }
  open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) { _Absence.report("MPMusicPlayerStoreQueueDescriptor.setEndTime(_:forItemWithStoreID:)") }
  open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) { _Absence.report("MPMusicPlayerStoreQueueDescriptor.setStartTime(_:forItemWithStoreID:)") }
  open var startItemID: String? { get { _Absence.value(of: self, "MPMusicPlayerStoreQueueDescriptor.startItemID", else: nil) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerStoreQueueDescriptor.startItemID") } }
  open var storeIDs: [String]? { get { _Absence.value(of: self, "MPMusicPlayerStoreQueueDescriptor.storeIDs", else: nil) } set { _Absence.keep(newValue, of: self, "MPMusicPlayerStoreQueueDescriptor.storeIDs") } }
}
open class MPNowPlayingInfoCenter: NSObject {
  public override init() { _Absence.report("MPNowPlayingInfoCenter", answer: "a plain object"); super.init() }
  @discardableResult open class func `default`() -> MPNowPlayingInfoCenter { _Absence.report("MPNowPlayingInfoCenter.default()", answer: "MPNowPlayingInfoCenter()"); return MPNowPlayingInfoCenter() }
  open var nowPlayingInfo: [String : Any]? { get { _Absence.value(of: self, "MPNowPlayingInfoCenter.nowPlayingInfo", else: nil) } set { _Absence.keep(newValue, of: self, "MPNowPlayingInfoCenter.nowPlayingInfo") } }
  open var playbackState: MPNowPlayingPlaybackState { get { _Absence.value(of: self, "MPNowPlayingInfoCenter.playbackState", else: MPNowPlayingPlaybackState.`unknown`) } set { _Absence.keep(newValue, of: self, "MPNowPlayingInfoCenter.playbackState") } }
}
open class MPNowPlayingInfoLanguageOption: NSObject {
  public override init() { _Absence.report("MPNowPlayingInfoLanguageOption", answer: "a plain object"); super.init() }
  open var displayName: String? { get { _Absence.report("MPNowPlayingInfoLanguageOption.displayName", answer: "nil"); return nil } }
  open var identifier: String? { get { _Absence.report("MPNowPlayingInfoLanguageOption.identifier", answer: "nil"); return nil } }
  public init(type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String, characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String) { _Absence.report("MPNowPlayingInfoLanguageOption.init(type:languageTag:characteristics:displayName:identifier:)", answer: "a plain object"); super.init() }
  @discardableResult open func isAutomaticAudibleLanguageOption() -> Bool { _Absence.report("MPNowPlayingInfoLanguageOption.isAutomaticAudibleLanguageOption()", answer: "false"); return false }
  @discardableResult open func isAutomaticLegibleLanguageOption() -> Bool { _Absence.report("MPNowPlayingInfoLanguageOption.isAutomaticLegibleLanguageOption()", answer: "false"); return false }
  open var languageOptionCharacteristics: [String]? { get { _Absence.report("MPNowPlayingInfoLanguageOption.languageOptionCharacteristics", answer: "nil"); return nil } }
  open var languageOptionType: MPNowPlayingInfoLanguageOptionType { get { _Absence.report("MPNowPlayingInfoLanguageOption.languageOptionType", answer: "MPNowPlayingInfoLanguageOptionType.`audible`"); return MPNowPlayingInfoLanguageOptionType.`audible` } }
  open var languageTag: String? { get { _Absence.report("MPNowPlayingInfoLanguageOption.languageTag", answer: "nil"); return nil } }
}
open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
  public override init() { _Absence.report("MPNowPlayingInfoLanguageOptionGroup", answer: "a plain object"); super.init() }
  open var allowEmptySelection: Bool { get { _Absence.report("MPNowPlayingInfoLanguageOptionGroup.allowEmptySelection", answer: "false"); return false } }
  open var defaultLanguageOption: MPNowPlayingInfoLanguageOption? { get { _Absence.report("MPNowPlayingInfoLanguageOptionGroup.defaultLanguageOption", answer: "nil"); return nil } }
  public init(languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool) { _Absence.report("MPNowPlayingInfoLanguageOptionGroup.init(languageOptions:defaultLanguageOption:allowEmptySelection:)", answer: "a plain object"); super.init() }
  open var languageOptions: [MPNowPlayingInfoLanguageOption] { get { _Absence.report("MPNowPlayingInfoLanguageOptionGroup.languageOptions", answer: "[]"); return [] } }
}
open class MPNowPlayingSession: NSObject {
  public override init() { _Absence.report("MPNowPlayingSession", answer: "a plain object"); super.init() }
  open var automaticallyPublishesNowPlayingInfo: Bool { get { _Absence.value(of: self, "MPNowPlayingSession.automaticallyPublishesNowPlayingInfo", else: false) } set { _Absence.keep(newValue, of: self, "MPNowPlayingSession.automaticallyPublishesNowPlayingInfo") } }
  @discardableResult open func becomeActiveIfPossible() async -> Bool { _Absence.report("MPNowPlayingSession.becomeActiveIfPossible()", answer: "false"); return false }
  open var canBecomeActive: Bool { get { _Absence.report("MPNowPlayingSession.canBecomeActive", answer: "false"); return false } }
  open var delegate: (any MPNowPlayingSessionDelegate)? { get { _Absence.value(of: self, "MPNowPlayingSession.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "MPNowPlayingSession.delegate", weakly: true) } }
  open var isActive: Bool { get { _Absence.report("MPNowPlayingSession.isActive", answer: "false"); return false } }
  open var nowPlayingInfoCenter: MPNowPlayingInfoCenter { get { _Absence.report("MPNowPlayingSession.nowPlayingInfoCenter", answer: "MPNowPlayingInfoCenter()"); return MPNowPlayingInfoCenter() } }
  open var remoteCommandCenter: MPRemoteCommandCenter { get { _Absence.report("MPNowPlayingSession.remoteCommandCenter", answer: "MPRemoteCommandCenter()"); return MPRemoteCommandCenter() } }
}
open class MPPlayableContentManager: NSObject {
  public override init() { _Absence.report("MPPlayableContentManager", answer: "a plain object"); super.init() }
  open func beginUpdates() { _Absence.report("MPPlayableContentManager.beginUpdates()") }
  open var context: MPPlayableContentManagerContext { get { _Absence.report("MPPlayableContentManager.context", answer: "MPPlayableContentManagerContext()"); return MPPlayableContentManagerContext() } }
  open var dataSource: (any MPPlayableContentDataSource)? { get { _Absence.value(of: self, "MPPlayableContentManager.dataSource", else: nil) } set { _Absence.keep(newValue, of: self, "MPPlayableContentManager.dataSource", weakly: true) } }
  open var delegate: (any MPPlayableContentDelegate)? { get { _Absence.value(of: self, "MPPlayableContentManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "MPPlayableContentManager.delegate", weakly: true) } }
  open func endUpdates() { _Absence.report("MPPlayableContentManager.endUpdates()") }
  open var nowPlayingIdentifiers: [String] { get { _Absence.value(of: self, "MPPlayableContentManager.nowPlayingIdentifiers", else: []) } set { _Absence.keep(newValue, of: self, "MPPlayableContentManager.nowPlayingIdentifiers") } }
  open func reloadData() { _Absence.report("MPPlayableContentManager.reloadData()") }
  @discardableResult open class func shared() -> Self { _Absence.trap("MPPlayableContentManager.shared()") }
}
open class MPPlayableContentManagerContext: NSObject {
  public override init() { _Absence.report("MPPlayableContentManagerContext", answer: "a plain object"); super.init() }
  open var contentLimitsEnabled: Bool { get { _Absence.report("MPPlayableContentManagerContext.contentLimitsEnabled", answer: "false"); return false } }
  open var contentLimitsEnforced: Bool { get { _Absence.report("MPPlayableContentManagerContext.contentLimitsEnforced", answer: "false"); return false } }
  open var endpointAvailable: Bool { get { _Absence.report("MPPlayableContentManagerContext.endpointAvailable", answer: "false"); return false } }
  open var enforcedContentItemsCount: Int { get { _Absence.report("MPPlayableContentManagerContext.enforcedContentItemsCount", answer: "0"); return 0 } }
  open var enforcedContentTreeDepth: Int { get { _Absence.report("MPPlayableContentManagerContext.enforcedContentTreeDepth", answer: "0"); return 0 } }
}
open class MPRatingCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPRatingCommand", answer: "a plain object"); super.init() }
  open var maximumRating: Float { get { _Absence.value(of: self, "MPRatingCommand.maximumRating", else: 0) } set { _Absence.keep(newValue, of: self, "MPRatingCommand.maximumRating") } }
  open var minimumRating: Float { get { _Absence.value(of: self, "MPRatingCommand.minimumRating", else: 0) } set { _Absence.keep(newValue, of: self, "MPRatingCommand.minimumRating") } }
}
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPRatingCommandEvent", answer: "a plain object"); super.init() }
  open var rating: Float { get { _Absence.report("MPRatingCommandEvent.rating", answer: "0"); return 0 } }
}
open class MPRemoteCommand: NSObject {
  public override init() { _Absence.report("MPRemoteCommand", answer: "a plain object"); super.init() }
  open func addTarget(_ target: Any, action: Selector) { _Absence.report("MPRemoteCommand.addTarget(_:action:)") }
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { _Absence.trap("MPRemoteCommand.addTarget(handler:)") }
  open var isEnabled: Bool { get { _Absence.value(of: self, "MPRemoteCommand.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "MPRemoteCommand.isEnabled") } }
  open func removeTarget(_ target: Any?) { _Absence.report("MPRemoteCommand.removeTarget(_:)") }
  open func removeTarget(_ target: Any, action: Selector?) { _Absence.report("MPRemoteCommand.removeTarget(_:action:)") }
}
open class MPRemoteCommandCenter: NSObject {
  public override init() { _Absence.report("MPRemoteCommandCenter", answer: "a plain object"); super.init() }
  open var bookmarkCommand: MPFeedbackCommand { get { _Absence.report("MPRemoteCommandCenter.bookmarkCommand", answer: "MPFeedbackCommand()"); return MPFeedbackCommand() } }
  open var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { get { _Absence.report("MPRemoteCommandCenter.changePlaybackPositionCommand", answer: "MPChangePlaybackPositionCommand()"); return MPChangePlaybackPositionCommand() } }
  open var changePlaybackRateCommand: MPChangePlaybackRateCommand { get { _Absence.report("MPRemoteCommandCenter.changePlaybackRateCommand", answer: "MPChangePlaybackRateCommand()"); return MPChangePlaybackRateCommand() } }
  open var changeRepeatModeCommand: MPChangeRepeatModeCommand { get { _Absence.report("MPRemoteCommandCenter.changeRepeatModeCommand", answer: "MPChangeRepeatModeCommand()"); return MPChangeRepeatModeCommand() } }
  open var changeShuffleModeCommand: MPChangeShuffleModeCommand { get { _Absence.report("MPRemoteCommandCenter.changeShuffleModeCommand", answer: "MPChangeShuffleModeCommand()"); return MPChangeShuffleModeCommand() } }
  open var disableLanguageOptionCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.disableLanguageOptionCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var dislikeCommand: MPFeedbackCommand { get { _Absence.report("MPRemoteCommandCenter.dislikeCommand", answer: "MPFeedbackCommand()"); return MPFeedbackCommand() } }
  open var enableLanguageOptionCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.enableLanguageOptionCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var likeCommand: MPFeedbackCommand { get { _Absence.report("MPRemoteCommandCenter.likeCommand", answer: "MPFeedbackCommand()"); return MPFeedbackCommand() } }
  open var nextTrackCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.nextTrackCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var pauseCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.pauseCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var playCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.playCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var previousTrackCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.previousTrackCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var ratingCommand: MPRatingCommand { get { _Absence.report("MPRemoteCommandCenter.ratingCommand", answer: "MPRatingCommand()"); return MPRatingCommand() } }
  open var seekBackwardCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.seekBackwardCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var seekForwardCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.seekForwardCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  @discardableResult open class func shared() -> MPRemoteCommandCenter { _Absence.report("MPRemoteCommandCenter.shared()", answer: "MPRemoteCommandCenter()"); return MPRemoteCommandCenter() }
  open var skipBackwardCommand: MPSkipIntervalCommand { get { _Absence.report("MPRemoteCommandCenter.skipBackwardCommand", answer: "MPSkipIntervalCommand()"); return MPSkipIntervalCommand() } }
  open var skipForwardCommand: MPSkipIntervalCommand { get { _Absence.report("MPRemoteCommandCenter.skipForwardCommand", answer: "MPSkipIntervalCommand()"); return MPSkipIntervalCommand() } }
  open var stopCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.stopCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var togglePlayPauseCommand: MPRemoteCommand { get { _Absence.report("MPRemoteCommandCenter.togglePlayPauseCommand", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
}
open class MPRemoteCommandEvent: NSObject {
  public override init() { _Absence.report("MPRemoteCommandEvent", answer: "a plain object"); super.init() }
  open var command: MPRemoteCommand { get { _Absence.report("MPRemoteCommandEvent.command", answer: "MPRemoteCommand()"); return MPRemoteCommand() } }
  open var timestamp: TimeInterval { get { _Absence.report("MPRemoteCommandEvent.timestamp", answer: "0"); return 0 } }
}
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPSeekCommandEvent", answer: "a plain object"); super.init() }
  open var type: MPSeekCommandEventType { get { _Absence.report("MPSeekCommandEvent.type", answer: "MPSeekCommandEventType.`beginSeeking`"); return MPSeekCommandEventType.`beginSeeking` } }
}
open class MPSkipIntervalCommand: MPRemoteCommand {
  public override init() { _Absence.report("MPSkipIntervalCommand", answer: "a plain object"); super.init() }
  open var preferredIntervals: [NSNumber] { get { _Absence.value(of: self, "MPSkipIntervalCommand.preferredIntervals", else: []) } set { _Absence.keep(newValue, of: self, "MPSkipIntervalCommand.preferredIntervals") } }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  public override init() { _Absence.report("MPSkipIntervalCommandEvent", answer: "a plain object"); super.init() }
  open var interval: TimeInterval { get { _Absence.report("MPSkipIntervalCommandEvent.interval", answer: "0"); return 0 } }
}
open class MPTimedMetadata: NSObject {
  public override init() { _Absence.report("MPTimedMetadata", answer: "a plain object"); super.init() }
  open var allMetadata: [AnyHashable : Any]! { get { _Absence.report("MPTimedMetadata.allMetadata", answer: "nil"); return nil } }
  open var key: String! { get { _Absence.report("MPTimedMetadata.key", answer: "nil"); return nil } }
  open var keyspace: String! { get { _Absence.report("MPTimedMetadata.keyspace", answer: "nil"); return nil } }
  open var timestamp: TimeInterval { get { _Absence.report("MPTimedMetadata.timestamp", answer: "0"); return 0 } }
  open var value: Any! { get { _Absence.report("MPTimedMetadata.value", answer: "nil"); return nil } }
}
open class MPVolumeView: UIView {
  public override init(frame: CGRect) { _Absence.report("MPVolumeView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "MPVolumeView") }
  public required init?(coder: NSCoder) { _Absence.report("MPVolumeView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "MPVolumeView") }
  open var areWirelessRoutesAvailable: Bool { get { _Absence.report("MPVolumeView.areWirelessRoutesAvailable", answer: "false"); return false } }
  open var isWirelessRouteActive: Bool { get { _Absence.report("MPVolumeView.isWirelessRouteActive", answer: "false"); return false } }
  @discardableResult open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { _Absence.report("MPVolumeView.maximumVolumeSliderImage(for:)", answer: "nil"); return nil }
  @discardableResult open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { _Absence.report("MPVolumeView.minimumVolumeSliderImage(for:)", answer: "nil"); return nil }
  @discardableResult open func routeButtonImage(for state: UIControl.State) -> UIImage? { _Absence.report("MPVolumeView.routeButtonImage(for:)", answer: "nil"); return nil }
  @discardableResult open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { _Absence.report("MPVolumeView.routeButtonRect(forBounds:)", answer: ".zero"); return .zero }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("MPVolumeView.setMaximumVolumeSliderImage(_:for:)") }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("MPVolumeView.setMinimumVolumeSliderImage(_:for:)") }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("MPVolumeView.setRouteButtonImage(_:for:)") }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { _Absence.report("MPVolumeView.setVolumeThumbImage(_:for:)") }
  open var showsRouteButton: Bool { get { _Absence.value(of: self, "MPVolumeView.showsRouteButton", else: false) } set { _Absence.keep(newValue, of: self, "MPVolumeView.showsRouteButton") } }
  open var showsVolumeSlider: Bool { get { _Absence.value(of: self, "MPVolumeView.showsVolumeSlider", else: false) } set { _Absence.keep(newValue, of: self, "MPVolumeView.showsVolumeSlider") } }
  @discardableResult open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { _Absence.report("MPVolumeView.volumeSliderRect(forBounds:)", answer: ".zero"); return .zero }
  @discardableResult open func volumeThumbImage(for state: UIControl.State) -> UIImage? { _Absence.report("MPVolumeView.volumeThumbImage(for:)", answer: "nil"); return nil }
  @discardableResult open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect { _Absence.report("MPVolumeView.volumeThumbRect(forBounds:volumeSliderRect:value:)", answer: ".zero"); return .zero }
  open var volumeWarningSliderImage: UIImage? { get { _Absence.value(of: self, "MPVolumeView.volumeWarningSliderImage", else: nil) } set { _Absence.keep(newValue, of: self, "MPVolumeView.volumeWarningSliderImage") } }
}
