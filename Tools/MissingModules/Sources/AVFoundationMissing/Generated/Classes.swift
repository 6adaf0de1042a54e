// Made by Scripts/missing-names of Data/AVFoundation.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
open class AVAggregateAssetDownloadTask: URLSessionTask, @unchecked Sendable {
  public override init() { _Absence.report("AVAggregateAssetDownloadTask", answer: "a plain object"); super.init() }
  open var urlAsset: AVURLAsset { get { _Absence.report("AVAggregateAssetDownloadTask.urlAsset", answer: "AVURLAsset()"); return AVURLAsset() } }
}
open class AVAnyAsyncProperty: NSObject {
  public override init() { _Absence.report("AVAnyAsyncProperty", answer: "a plain object"); super.init() }
}
open class AVAsset: NSObject {
  public override init() { _Absence.report("AVAsset", answer: "a plain object"); super.init() }
  open var allMediaSelections: [AVMediaSelection] { get { _Absence.report("AVAsset.allMediaSelections", answer: "[]"); return [] } }
  open var availableChapterLocales: [Locale] { get { _Absence.report("AVAsset.availableChapterLocales", answer: "[]"); return [] } }
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { get { _Absence.report("AVAsset.availableMediaCharacteristicsWithMediaSelectionOptions", answer: "[]"); return [] } }
  open var availableMetadataFormats: [AVMetadataFormat] { get { _Absence.report("AVAsset.availableMetadataFormats", answer: "[]"); return [] } }
  open var canContainFragments: Bool { get { _Absence.report("AVAsset.canContainFragments", answer: "false"); return false } }
  open func cancelLoading() { _Absence.report("AVAsset.cancelLoading()") }
  @discardableResult open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { _Absence.report("AVAsset.chapterMetadataGroups(bestMatchingPreferredLanguages:)", answer: "[]"); return [] }
  @discardableResult open func chapterMetadataGroups(withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?) -> [AVTimedMetadataGroup] { _Absence.report("AVAsset.chapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)", answer: "[]"); return [] }
  open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVAsset.commonMetadata", answer: "[]"); return [] } }
  open var containsFragments: Bool { get { _Absence.report("AVAsset.containsFragments", answer: "false"); return false } }
  open var creationDate: AVMetadataItem? { get { _Absence.report("AVAsset.creationDate", answer: "nil"); return nil } }
  open var duration: CMTime { get { _Absence.report("AVAsset.duration", answer: ".zero"); return .zero } }
  @discardableResult open func findUnusedTrackID() async throws -> CMPersistentTrackID { _Absence.report("AVAsset.findUnusedTrackID()", answer: "an error"); throw _Absence.Failure(name: "AVAsset.findUnusedTrackID()") }
  open var hasProtectedContent: Bool { get { _Absence.report("AVAsset.hasProtectedContent", answer: "false"); return false } }
  public convenience init(URL: URL) { _Absence.report("AVAsset.init(URL:)", answer: "a plain object"); self.init() }
  public convenience init(url URL: URL) { _Absence.report("AVAsset.init(url:)", answer: "a plain object"); self.init() }
  open var isCompatibleWithAirPlayVideo: Bool { get { _Absence.report("AVAsset.isCompatibleWithAirPlayVideo", answer: "false"); return false } }
  open var isCompatibleWithSavedPhotosAlbum: Bool { get { _Absence.report("AVAsset.isCompatibleWithSavedPhotosAlbum", answer: "false"); return false } }
  open var isComposable: Bool { get { _Absence.report("AVAsset.isComposable", answer: "false"); return false } }
  open var isExportable: Bool { get { _Absence.report("AVAsset.isExportable", answer: "false"); return false } }
  open var isPlayable: Bool { get { _Absence.report("AVAsset.isPlayable", answer: "false"); return false } }
  open var isReadable: Bool { get { _Absence.report("AVAsset.isReadable", answer: "false"); return false } }
  @discardableResult open func loadChapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) async throws -> [AVTimedMetadataGroup] { _Absence.report("AVAsset.loadChapterMetadataGroups(bestMatchingPreferredLanguages:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadChapterMetadataGroups(bestMatchingPreferredLanguages:)") }
  @discardableResult open func loadChapterMetadataGroups(withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []) async throws -> [AVTimedMetadataGroup] { _Absence.report("AVAsset.loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)") }
  @discardableResult open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? { _Absence.report("AVAsset.loadMediaSelectionGroup(for:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadMediaSelectionGroup(for:)") }
  @discardableResult open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { _Absence.report("AVAsset.loadMetadata(for:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadMetadata(for:)") }
  @discardableResult open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? { _Absence.report("AVAsset.loadTrack(withTrackID:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadTrack(withTrackID:)") }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] { _Absence.report("AVAsset.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { _Absence.report("AVAsset.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVAsset.loadTracks(withMediaType:)") }
  open var lyrics: String? { get { _Absence.report("AVAsset.lyrics", answer: "nil"); return nil } }
  @discardableResult open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { _Absence.report("AVAsset.mediaSelectionGroup(forMediaCharacteristic:)", answer: "nil"); return nil }
  open var metadata: [AVMetadataItem] { get { _Absence.report("AVAsset.metadata", answer: "[]"); return [] } }
  @discardableResult open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { _Absence.report("AVAsset.metadata(forFormat:)", answer: "[]"); return [] }
  open var minimumTimeOffsetFromLive: CMTime { get { _Absence.report("AVAsset.minimumTimeOffsetFromLive", answer: ".zero"); return .zero } }
  open var overallDurationHint: CMTime { get { _Absence.report("AVAsset.overallDurationHint", answer: ".zero"); return .zero } }
  open var preferredMediaSelection: AVMediaSelection { get { _Absence.report("AVAsset.preferredMediaSelection", answer: "AVMediaSelection()"); return AVMediaSelection() } }
  open var preferredRate: Float { get { _Absence.report("AVAsset.preferredRate", answer: "0"); return 0 } }
  open var preferredTransform: CGAffineTransform { get { _Absence.report("AVAsset.preferredTransform", answer: ".identity"); return .identity } }
  open var preferredVolume: Float { get { _Absence.report("AVAsset.preferredVolume", answer: "0"); return 0 } }
  open var providesPreciseDurationAndTiming: Bool { get { _Absence.report("AVAsset.providesPreciseDurationAndTiming", answer: "false"); return false } }
  open var referenceRestrictions: AVAssetReferenceRestrictions { get { _Absence.report("AVAsset.referenceRestrictions", answer: "[]"); return [] } }
  @discardableResult open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { _Absence.report("AVAsset.track(withTrackID:)", answer: "nil"); return nil }
  open var trackGroups: [AVAssetTrackGroup] { get { _Absence.report("AVAsset.trackGroups", answer: "[]"); return [] } }
  open var tracks: [AVAssetTrack] { get { _Absence.report("AVAsset.tracks", answer: "[]"); return [] } }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { _Absence.report("AVAsset.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { _Absence.report("AVAsset.tracks(withMediaType:)", answer: "[]"); return [] }
  @discardableResult open func unusedTrackID() -> CMPersistentTrackID { _Absence.trap("AVAsset.unusedTrackID()") }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?) { _Absence.report("AVAsset.loadValuesAsynchronously(forKeys:completionHandler:)") }
}
open class AVAssetCache: NSObject {
  public override init() { _Absence.report("AVAssetCache", answer: "a plain object"); super.init() }
  open var isPlayableOffline: Bool { get { _Absence.report("AVAssetCache.isPlayableOffline", answer: "false"); return false } }
  @discardableResult open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption] { _Absence.report("AVAssetCache.mediaSelectionOptions(in:)", answer: "[]"); return [] }
}
open class AVAssetDownloadConfiguration: NSObject {
  public override init() { _Absence.report("AVAssetDownloadConfiguration", answer: "a plain object"); super.init() }
  open var artworkData: Data? { get { _Absence.value(of: self, "AVAssetDownloadConfiguration.artworkData", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetDownloadConfiguration.artworkData") } }
  open var auxiliaryContentConfigurations: [AVAssetDownloadContentConfiguration] { get { _Absence.value(of: self, "AVAssetDownloadConfiguration.auxiliaryContentConfigurations", else: []) } set { _Absence.keep(newValue, of: self, "AVAssetDownloadConfiguration.auxiliaryContentConfigurations") } }
  public convenience init(asset: AVURLAsset, title: String) { _Absence.report("AVAssetDownloadConfiguration.init(asset:title:)", answer: "a plain object"); self.init() }
  open var optimizesAuxiliaryContentConfigurations: Bool { get { _Absence.value(of: self, "AVAssetDownloadConfiguration.optimizesAuxiliaryContentConfigurations", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetDownloadConfiguration.optimizesAuxiliaryContentConfigurations") } }
  open var primaryContentConfiguration: AVAssetDownloadContentConfiguration { get { _Absence.report("AVAssetDownloadConfiguration.primaryContentConfiguration", answer: "AVAssetDownloadContentConfiguration()"); return AVAssetDownloadContentConfiguration() } }
}
open class AVAssetDownloadContentConfiguration: NSObject {
  public override init() { _Absence.report("AVAssetDownloadContentConfiguration", answer: "a plain object"); super.init() }
  open var mediaSelections: [AVMediaSelection] { get { _Absence.value(of: self, "AVAssetDownloadContentConfiguration.mediaSelections", else: []) } set { _Absence.keep(newValue, of: self, "AVAssetDownloadContentConfiguration.mediaSelections") } }
  open var variantQualifiers: [AVAssetVariantQualifier] { get { _Absence.value(of: self, "AVAssetDownloadContentConfiguration.variantQualifiers", else: []) } set { _Absence.keep(newValue, of: self, "AVAssetDownloadContentConfiguration.variantQualifiers") } }
}
open class AVAssetDownloadStorageManagementPolicy: NSObject {
  public override init() { _Absence.report("AVAssetDownloadStorageManagementPolicy", answer: "a plain object"); super.init() }
  open var expirationDate: Date { get { _Absence.report("AVAssetDownloadStorageManagementPolicy.expirationDate", answer: "Date()"); return Date() } }
  open var priority: AVAssetDownloadedAssetEvictionPriority { get { _Absence.report("AVAssetDownloadStorageManagementPolicy.priority", answer: "AVAssetDownloadedAssetEvictionPriority(rawValue: \"\")"); return AVAssetDownloadedAssetEvictionPriority(rawValue: "") } }
}
open class AVAssetDownloadStorageManager: NSObject {
  public override init() { _Absence.report("AVAssetDownloadStorageManager", answer: "a plain object"); super.init() }
  open func setStorageManagementPolicy(_ storageManagementPolicy: AVAssetDownloadStorageManagementPolicy, for downloadStorageURL: URL) { _Absence.report("AVAssetDownloadStorageManager.setStorageManagementPolicy(_:for:)") }
  @discardableResult open class func shared() -> AVAssetDownloadStorageManager { _Absence.report("AVAssetDownloadStorageManager.shared()", answer: "AVAssetDownloadStorageManager()"); return AVAssetDownloadStorageManager() }
  @discardableResult open func storageManagementPolicy(for downloadStorageURL: URL) -> AVAssetDownloadStorageManagementPolicy? { _Absence.report("AVAssetDownloadStorageManager.storageManagementPolicy(for:)", answer: "nil"); return nil }
}
open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {
  public override init() { _Absence.report("AVAssetDownloadTask", answer: "a plain object"); super.init() }
  open var destinationURL: URL { get { _Absence.report("AVAssetDownloadTask.destinationURL", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
  open var loadedTimeRanges: [NSValue] { get { _Absence.report("AVAssetDownloadTask.loadedTimeRanges", answer: "[]"); return [] } }
  open var options: [String : Any]? { get { _Absence.report("AVAssetDownloadTask.options", answer: "nil"); return nil } }
  open var urlAsset: AVURLAsset { get { _Absence.report("AVAssetDownloadTask.urlAsset", answer: "AVURLAsset()"); return AVURLAsset() } }
}
open class AVAssetDownloadURLSession: URLSession, @unchecked Sendable {
  @discardableResult open func aggregateAssetDownloadTask(with URLAsset: AVURLAsset, mediaSelections: [AVMediaSelection], assetTitle title: String, assetArtworkData artworkData: Data?, options: [String : Any]? = nil) -> AVAggregateAssetDownloadTask? { _Absence.report("AVAssetDownloadURLSession.aggregateAssetDownloadTask(with:mediaSelections:assetTitle:assetArtworkData:options:)", answer: "nil"); return nil }
  public convenience init(configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?, delegateQueue: OperationQueue?) { _Absence.trap("AVAssetDownloadURLSession.init(configuration:assetDownloadDelegate:delegateQueue:)") }
  @discardableResult open func makeAssetDownloadTask(asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?, options: [String : Any]? = nil) -> AVAssetDownloadTask? { _Absence.report("AVAssetDownloadURLSession.makeAssetDownloadTask(asset:assetTitle:assetArtworkData:options:)", answer: "nil"); return nil }
  @discardableResult open func makeAssetDownloadTask(asset URLAsset: AVURLAsset, destinationURL: URL, options: [String : Any]? = nil) -> AVAssetDownloadTask? { _Absence.report("AVAssetDownloadURLSession.makeAssetDownloadTask(asset:destinationURL:options:)", answer: "nil"); return nil }
  @discardableResult open func makeAssetDownloadTask(downloadConfiguration: AVAssetDownloadConfiguration) -> AVAssetDownloadTask { _Absence.report("AVAssetDownloadURLSession.makeAssetDownloadTask(downloadConfiguration:)", answer: "AVAssetDownloadTask()"); return AVAssetDownloadTask() }
}
open class AVAssetExportSession: NSObject {
  public override init() { _Absence.report("AVAssetExportSession", answer: "a plain object"); super.init() }
  @discardableResult open class func allExportPresets() -> [String] { _Absence.report("AVAssetExportSession.allExportPresets()", answer: "[]"); return [] }
  open var asset: AVAsset { get { _Absence.report("AVAssetExportSession.asset", answer: "AVAsset()"); return AVAsset() } }
  open var audioMix: AVAudioMix? { get { _Absence.value(of: self, "AVAssetExportSession.audioMix", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.audioMix") } }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get { _Absence.value(of: self, "AVAssetExportSession.audioTimePitchAlgorithm", else: AVAudioTimePitchAlgorithm(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.audioTimePitchAlgorithm") } }
  open var audioTrackGroupHandling: AVAssetTrackGroupOutputHandling { get { _Absence.value(of: self, "AVAssetExportSession.audioTrackGroupHandling", else: []) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.audioTrackGroupHandling") } }
  open var canPerformMultiplePassesOverSourceMediaData: Bool { get { _Absence.value(of: self, "AVAssetExportSession.canPerformMultiplePassesOverSourceMediaData", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.canPerformMultiplePassesOverSourceMediaData") } }
  open func cancelExport() { _Absence.report("AVAssetExportSession.cancelExport()") }
  @discardableResult open class func compatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?) async -> Bool { _Absence.report("AVAssetExportSession.compatibility(ofExportPreset:with:outputFileType:)", answer: "false"); return false }
  open var compatibleFileTypes: [AVFileType] { get { _Absence.report("AVAssetExportSession.compatibleFileTypes", answer: "[]"); return [] } }
  open var customVideoCompositor: (any AVVideoCompositing)? { get { _Absence.report("AVAssetExportSession.customVideoCompositor", answer: "nil"); return nil } }
  open var directoryForTemporaryFiles: URL? { get { _Absence.value(of: self, "AVAssetExportSession.directoryForTemporaryFiles", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.directoryForTemporaryFiles") } }
  open var error: (any Error)? { get { _Absence.report("AVAssetExportSession.error", answer: "nil"); return nil } }
  open var estimatedMaximumDuration: CMTime { get { _Absence.report("AVAssetExportSession.estimatedMaximumDuration", answer: ".zero"); return .zero } }
  open var estimatedOutputFileLength: Int64 { get { _Absence.report("AVAssetExportSession.estimatedOutputFileLength", answer: "0"); return 0 } }
  open var estimatedOutputFileLengthInBytes: Int64 { get { _Absence.report("AVAssetExportSession.estimatedOutputFileLengthInBytes", answer: "0"); return 0 } }
  open func export() async { _Absence.report("AVAssetExportSession.export()") }
  @discardableResult open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { _Absence.report("AVAssetExportSession.exportPresets(compatibleWith:)", answer: "[]"); return [] }
  open var fileLengthLimit: Int64 { get { _Absence.value(of: self, "AVAssetExportSession.fileLengthLimit", else: 0) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.fileLengthLimit") } }
  public init?(asset: AVAsset, presetName: String) { _Absence.report("AVAssetExportSession.init(asset:presetName:)", answer: "nil"); return nil }
  open var maxDuration: CMTime { get { _Absence.report("AVAssetExportSession.maxDuration", answer: ".zero"); return .zero } }
  open var metadata: [AVMetadataItem]? { get { _Absence.value(of: self, "AVAssetExportSession.metadata", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.metadata") } }
  open var metadataItemFilter: AVMetadataItemFilter? { get { _Absence.value(of: self, "AVAssetExportSession.metadataItemFilter", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.metadataItemFilter") } }
  open var outputFileType: AVFileType? { get { _Absence.value(of: self, "AVAssetExportSession.outputFileType", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.outputFileType") } }
  open var outputURL: URL? { get { _Absence.value(of: self, "AVAssetExportSession.outputURL", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.outputURL") } }
  open var presetName: String { get { _Absence.report("AVAssetExportSession.presetName", answer: "\"\""); return "" } }
  open var progress: Float { get { _Absence.report("AVAssetExportSession.progress", answer: "0"); return 0 } }
  open var shouldOptimizeForNetworkUse: Bool { get { _Absence.value(of: self, "AVAssetExportSession.shouldOptimizeForNetworkUse", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.shouldOptimizeForNetworkUse") } }
  open var status: AVAssetExportSession.Status { get { _Absence.report("AVAssetExportSession.status", answer: "AVAssetExportSession.Status.`unknown`"); return AVAssetExportSession.Status.`unknown` } }
  open var supportedFileTypes: [AVFileType] { get { _Absence.report("AVAssetExportSession.supportedFileTypes", answer: "[]"); return [] } }
  open var timeRange: CMTimeRange { get { _Absence.value(of: self, "AVAssetExportSession.timeRange", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.timeRange") } }
  open var videoComposition: AVVideoComposition? { get { _Absence.value(of: self, "AVAssetExportSession.videoComposition", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetExportSession.videoComposition") } }
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { _Absence.report("AVAssetExportSession.exportAsynchronously(completionHandler:)") }
}
open class AVAssetImageGenerator: NSObject {
  public override init() { _Absence.report("AVAssetImageGenerator", answer: "a plain object"); super.init() }
  open var apertureMode: AVAssetImageGenerator.ApertureMode? { get { _Absence.value(of: self, "AVAssetImageGenerator.apertureMode", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetImageGenerator.apertureMode") } }
  open var appliesPreferredTrackTransform: Bool { get { _Absence.value(of: self, "AVAssetImageGenerator.appliesPreferredTrackTransform", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetImageGenerator.appliesPreferredTrackTransform") } }
  open var asset: AVAsset { get { _Absence.report("AVAssetImageGenerator.asset", answer: "AVAsset()"); return AVAsset() } }
  open func cancelAllCGImageGeneration() { _Absence.report("AVAssetImageGenerator.cancelAllCGImageGeneration()") }
  @discardableResult open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { _Absence.report("AVAssetImageGenerator.copyCGImage(at:actualTime:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetImageGenerator.copyCGImage(at:actualTime:)") }
  open var customVideoCompositor: (any AVVideoCompositing)? { get { _Absence.report("AVAssetImageGenerator.customVideoCompositor", answer: "nil"); return nil } }
  open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void) { _Absence.report("AVAssetImageGenerator.generateCGImageAsynchronously(for:completionHandler:)") }
  open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler) { _Absence.report("AVAssetImageGenerator.generateCGImagesAsynchronously(forTimes:completionHandler:)") }
  @discardableResult open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { _Absence.report("AVAssetImageGenerator.image(at:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetImageGenerator.image(at:)") }
  @discardableResult open func images(for times: [CMTime]) -> AVAssetImageGenerator.Images { _Absence.report("AVAssetImageGenerator.images(for:)", answer: "AVAssetImageGenerator.Images()"); return AVAssetImageGenerator.Images() }
  public init(asset: AVAsset) { _Absence.report("AVAssetImageGenerator.init(asset:)", answer: "a plain object"); super.init() }
  open var maximumSize: CGSize { get { _Absence.value(of: self, "AVAssetImageGenerator.maximumSize", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetImageGenerator.maximumSize") } }
  open var requestedTimeToleranceAfter: CMTime { get { _Absence.value(of: self, "AVAssetImageGenerator.requestedTimeToleranceAfter", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetImageGenerator.requestedTimeToleranceAfter") } }
  open var requestedTimeToleranceBefore: CMTime { get { _Absence.value(of: self, "AVAssetImageGenerator.requestedTimeToleranceBefore", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetImageGenerator.requestedTimeToleranceBefore") } }
  open var videoComposition: AVVideoComposition? { get { _Absence.value(of: self, "AVAssetImageGenerator.videoComposition", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetImageGenerator.videoComposition") } }
}
open class AVAssetPlaybackAssistant: NSObject {
  public override init() { _Absence.report("AVAssetPlaybackAssistant", answer: "a plain object"); super.init() }
  public convenience init(asset: AVAsset) { _Absence.report("AVAssetPlaybackAssistant.init(asset:)", answer: "a plain object"); self.init() }
  open var playbackConfigurationOptions: [AVAssetPlaybackConfigurationOption] { get { _Absence.report("AVAssetPlaybackAssistant.playbackConfigurationOptions", answer: "[]"); return [] } }
}
open class AVAssetReader: NSObject {
  public override init() { _Absence.report("AVAssetReader", answer: "a plain object"); super.init() }
  open func add(_ output: AVAssetReaderOutput) { _Absence.report("AVAssetReader.add(_:)") }
  open var asset: AVAsset { get { _Absence.report("AVAssetReader.asset", answer: "AVAsset()"); return AVAsset() } }
  @discardableResult open func canAdd(_ output: AVAssetReaderOutput) -> Bool { _Absence.report("AVAssetReader.canAdd(_:)", answer: "false"); return false }
  open func cancelReading() { _Absence.report("AVAssetReader.cancelReading()") }
  open var error: (any Error)? { get { _Absence.report("AVAssetReader.error", answer: "nil"); return nil } }
  public init(asset: AVAsset) throws { _Absence.report("AVAssetReader.init(asset:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetReader.init(asset:)") }
  open var outputs: [AVAssetReaderOutput] { get { _Absence.report("AVAssetReader.outputs", answer: "[]"); return [] } }
  @discardableResult open func startReading() -> Bool { _Absence.report("AVAssetReader.startReading()", answer: "false"); return false }
  open var status: AVAssetReader.Status { get { _Absence.report("AVAssetReader.status", answer: "AVAssetReader.Status.`unknown`"); return AVAssetReader.Status.`unknown` } }
  open var timeRange: CMTimeRange { get { _Absence.value(of: self, "AVAssetReader.timeRange", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetReader.timeRange") } }
}
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  public override init() { _Absence.report("AVAssetReaderAudioMixOutput", answer: "a plain object"); super.init() }
  open var audioMix: AVAudioMix? { get { _Absence.value(of: self, "AVAssetReaderAudioMixOutput.audioMix", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetReaderAudioMixOutput.audioMix") } }
  open var audioSettings: [String : Any]? { get { _Absence.report("AVAssetReaderAudioMixOutput.audioSettings", answer: "nil"); return nil } }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get { _Absence.value(of: self, "AVAssetReaderAudioMixOutput.audioTimePitchAlgorithm", else: AVAudioTimePitchAlgorithm(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVAssetReaderAudioMixOutput.audioTimePitchAlgorithm") } }
  open var audioTracks: [AVAssetTrack] { get { _Absence.report("AVAssetReaderAudioMixOutput.audioTracks", answer: "[]"); return [] } }
  public init(audioTracks: [AVAssetTrack], audioSettings: [String : Any]?) { _Absence.report("AVAssetReaderAudioMixOutput.init(audioTracks:audioSettings:)", answer: "a plain object"); super.init() }
}
open class AVAssetReaderOutput: NSObject {
  public override init() { _Absence.report("AVAssetReaderOutput", answer: "a plain object"); super.init() }
  open var alwaysCopiesSampleData: Bool { get { _Absence.value(of: self, "AVAssetReaderOutput.alwaysCopiesSampleData", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetReaderOutput.alwaysCopiesSampleData") } }
  @discardableResult open func copyNextSampleBuffer() -> CMSampleBuffer? { _Absence.report("AVAssetReaderOutput.copyNextSampleBuffer()", answer: "nil"); return nil }
  open func markConfigurationAsFinal() { _Absence.report("AVAssetReaderOutput.markConfigurationAsFinal()") }
  open var mediaType: AVMediaType { get { _Absence.report("AVAssetReaderOutput.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) { _Absence.report("AVAssetReaderOutput.reset(forReadingTimeRanges:)") }
  open var supportsRandomAccess: Bool { get { _Absence.value(of: self, "AVAssetReaderOutput.supportsRandomAccess", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetReaderOutput.supportsRandomAccess") } }
}
open class AVAssetReaderOutputMetadataAdaptor: NSObject {
  public override init() { _Absence.report("AVAssetReaderOutputMetadataAdaptor", answer: "a plain object"); super.init() }
  open var assetReaderTrackOutput: AVAssetReaderTrackOutput { get { _Absence.report("AVAssetReaderOutputMetadataAdaptor.assetReaderTrackOutput", answer: "AVAssetReaderTrackOutput()"); return AVAssetReaderTrackOutput() } }
  public init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput) { _Absence.report("AVAssetReaderOutputMetadataAdaptor.init(assetReaderTrackOutput:)", answer: "a plain object"); super.init() }
  @discardableResult open func nextTimedMetadataGroup() -> AVTimedMetadataGroup? { _Absence.report("AVAssetReaderOutputMetadataAdaptor.nextTimedMetadataGroup()", answer: "nil"); return nil }
}
open class AVAssetReaderSampleReferenceOutput: AVAssetReaderOutput {
  public override init() { _Absence.report("AVAssetReaderSampleReferenceOutput", answer: "a plain object"); super.init() }
  public init(track: AVAssetTrack) { _Absence.report("AVAssetReaderSampleReferenceOutput.init(track:)", answer: "a plain object"); super.init() }
  open var track: AVAssetTrack { get { _Absence.report("AVAssetReaderSampleReferenceOutput.track", answer: "AVAssetTrack()"); return AVAssetTrack() } }
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public override init() { _Absence.report("AVAssetReaderTrackOutput", answer: "a plain object"); super.init() }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get { _Absence.value(of: self, "AVAssetReaderTrackOutput.audioTimePitchAlgorithm", else: AVAudioTimePitchAlgorithm(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVAssetReaderTrackOutput.audioTimePitchAlgorithm") } }
  public init(track: AVAssetTrack, outputSettings: [String : Any]?) { _Absence.report("AVAssetReaderTrackOutput.init(track:outputSettings:)", answer: "a plain object"); super.init() }
  open var outputSettings: [String : Any]? { get { _Absence.report("AVAssetReaderTrackOutput.outputSettings", answer: "nil"); return nil } }
  open var track: AVAssetTrack { get { _Absence.report("AVAssetReaderTrackOutput.track", answer: "AVAssetTrack()"); return AVAssetTrack() } }
}
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
  public override init() { _Absence.report("AVAssetReaderVideoCompositionOutput", answer: "a plain object"); super.init() }
  open var customVideoCompositor: (any AVVideoCompositing)? { get { _Absence.report("AVAssetReaderVideoCompositionOutput.customVideoCompositor", answer: "nil"); return nil } }
  public init(videoTracks: [AVAssetTrack], videoSettings: [String : Any]?) { _Absence.report("AVAssetReaderVideoCompositionOutput.init(videoTracks:videoSettings:)", answer: "a plain object"); super.init() }
  open var videoComposition: AVVideoComposition? { get { _Absence.value(of: self, "AVAssetReaderVideoCompositionOutput.videoComposition", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetReaderVideoCompositionOutput.videoComposition") } }
  open var videoSettings: [String : Any]? { get { _Absence.report("AVAssetReaderVideoCompositionOutput.videoSettings", answer: "nil"); return nil } }
  open var videoTracks: [AVAssetTrack] { get { _Absence.report("AVAssetReaderVideoCompositionOutput.videoTracks", answer: "[]"); return [] } }
}
open class AVAssetResourceLoader: NSObject {
  public override init() { _Absence.report("AVAssetResourceLoader", answer: "a plain object"); super.init() }
  open var delegate: (any AVAssetResourceLoaderDelegate)? { get { _Absence.report("AVAssetResourceLoader.delegate", answer: "nil"); return nil } }
  open var delegateQueue: DispatchQueue? { get { _Absence.report("AVAssetResourceLoader.delegateQueue", answer: "nil"); return nil } }
  open var preloadsEligibleContentKeys: Bool { get { _Absence.value(of: self, "AVAssetResourceLoader.preloadsEligibleContentKeys", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoader.preloadsEligibleContentKeys") } }
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) { _Absence.report("AVAssetResourceLoader.setDelegate(_:queue:)") }
}
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  public override init() { _Absence.report("AVAssetResourceLoadingContentInformationRequest", answer: "a plain object"); super.init() }
  open var allowedContentTypes: [String]? { get { _Absence.report("AVAssetResourceLoadingContentInformationRequest.allowedContentTypes", answer: "nil"); return nil } }
  open var contentLength: Int64 { get { _Absence.value(of: self, "AVAssetResourceLoadingContentInformationRequest.contentLength", else: 0) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingContentInformationRequest.contentLength") } }
  open var contentType: String? { get { _Absence.value(of: self, "AVAssetResourceLoadingContentInformationRequest.contentType", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingContentInformationRequest.contentType") } }
  open var isByteRangeAccessSupported: Bool { get { _Absence.value(of: self, "AVAssetResourceLoadingContentInformationRequest.isByteRangeAccessSupported", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingContentInformationRequest.isByteRangeAccessSupported") } }
  open var isEntireLengthAvailableOnDemand: Bool { get { _Absence.value(of: self, "AVAssetResourceLoadingContentInformationRequest.isEntireLengthAvailableOnDemand", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingContentInformationRequest.isEntireLengthAvailableOnDemand") } }
  open var renewalDate: Date? { get { _Absence.value(of: self, "AVAssetResourceLoadingContentInformationRequest.renewalDate", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingContentInformationRequest.renewalDate") } }
}
open class AVAssetResourceLoadingDataRequest: NSObject {
  public override init() { _Absence.report("AVAssetResourceLoadingDataRequest", answer: "a plain object"); super.init() }
  open var currentOffset: Int64 { get { _Absence.report("AVAssetResourceLoadingDataRequest.currentOffset", answer: "0"); return 0 } }
  open var requestedLength: Int { get { _Absence.report("AVAssetResourceLoadingDataRequest.requestedLength", answer: "0"); return 0 } }
  open var requestedOffset: Int64 { get { _Absence.report("AVAssetResourceLoadingDataRequest.requestedOffset", answer: "0"); return 0 } }
  open var requestsAllDataToEndOfResource: Bool { get { _Absence.report("AVAssetResourceLoadingDataRequest.requestsAllDataToEndOfResource", answer: "false"); return false } }
  open func respond(with data: Data) { _Absence.report("AVAssetResourceLoadingDataRequest.respond(with:)") }
}
open class AVAssetResourceLoadingRequest: NSObject {
  public override init() { _Absence.report("AVAssetResourceLoadingRequest", answer: "a plain object"); super.init() }
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { get { _Absence.report("AVAssetResourceLoadingRequest.contentInformationRequest", answer: "nil"); return nil } }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { get { _Absence.report("AVAssetResourceLoadingRequest.dataRequest", answer: "nil"); return nil } }
  open func finishLoading() { _Absence.report("AVAssetResourceLoadingRequest.finishLoading()") }
  open func finishLoading(with error: (any Error)?) { _Absence.report("AVAssetResourceLoadingRequest.finishLoading(with:)") }
  open var isCancelled: Bool { get { _Absence.report("AVAssetResourceLoadingRequest.isCancelled", answer: "false"); return false } }
  open var isFinished: Bool { get { _Absence.report("AVAssetResourceLoadingRequest.isFinished", answer: "false"); return false } }
  @discardableResult open func persistentContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String : Any]? = nil) throws -> Data { _Absence.report("AVAssetResourceLoadingRequest.persistentContentKey(fromKeyVendorResponse:options:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetResourceLoadingRequest.persistentContentKey(fromKeyVendorResponse:options:)") }
  open var redirect: URLRequest? { get { _Absence.value(of: self, "AVAssetResourceLoadingRequest.redirect", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingRequest.redirect") } }
  open var request: URLRequest { get { _Absence.trap("AVAssetResourceLoadingRequest.request") } }
  open var requestor: AVAssetResourceLoadingRequestor { get { _Absence.report("AVAssetResourceLoadingRequest.requestor", answer: "AVAssetResourceLoadingRequestor()"); return AVAssetResourceLoadingRequestor() } }
  open var response: URLResponse? { get { _Absence.value(of: self, "AVAssetResourceLoadingRequest.response", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetResourceLoadingRequest.response") } }
  @discardableResult open func streamingContentKeyRequestData(forApp appIdentifier: Data, contentIdentifier: Data, options: [String : Any]? = nil) throws -> Data { _Absence.report("AVAssetResourceLoadingRequest.streamingContentKeyRequestData(forApp:contentIdentifier:options:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetResourceLoadingRequest.streamingContentKeyRequestData(forApp:contentIdentifier:options:)") }
}
open class AVAssetResourceLoadingRequestor: NSObject {
  public override init() { _Absence.report("AVAssetResourceLoadingRequestor", answer: "a plain object"); super.init() }
  open var providesExpiredSessionReports: Bool { get { _Absence.report("AVAssetResourceLoadingRequestor.providesExpiredSessionReports", answer: "false"); return false } }
}
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {
  public override init() { _Absence.report("AVAssetResourceRenewalRequest", answer: "a plain object"); super.init() }
}
open class AVAssetSegmentReport: NSObject {
  public override init() { _Absence.report("AVAssetSegmentReport", answer: "a plain object"); super.init() }
  open var segmentType: AVAssetSegmentType { get { _Absence.report("AVAssetSegmentReport.segmentType", answer: "AVAssetSegmentType.`initialization`"); return AVAssetSegmentType.`initialization` } }
  open var trackReports: [AVAssetSegmentTrackReport] { get { _Absence.report("AVAssetSegmentReport.trackReports", answer: "[]"); return [] } }
}
open class AVAssetSegmentReportSampleInformation: NSObject {
  public override init() { _Absence.report("AVAssetSegmentReportSampleInformation", answer: "a plain object"); super.init() }
  open var isSyncSample: Bool { get { _Absence.report("AVAssetSegmentReportSampleInformation.isSyncSample", answer: "false"); return false } }
  open var length: Int { get { _Absence.report("AVAssetSegmentReportSampleInformation.length", answer: "0"); return 0 } }
  open var offset: Int { get { _Absence.report("AVAssetSegmentReportSampleInformation.offset", answer: "0"); return 0 } }
  open var presentationTimeStamp: CMTime { get { _Absence.report("AVAssetSegmentReportSampleInformation.presentationTimeStamp", answer: ".zero"); return .zero } }
}
open class AVAssetSegmentTrackReport: NSObject {
  public override init() { _Absence.report("AVAssetSegmentTrackReport", answer: "a plain object"); super.init() }
  open var duration: CMTime { get { _Absence.report("AVAssetSegmentTrackReport.duration", answer: ".zero"); return .zero } }
  open var earliestPresentationTimeStamp: CMTime { get { _Absence.report("AVAssetSegmentTrackReport.earliestPresentationTimeStamp", answer: ".zero"); return .zero } }
  open var firstVideoSampleInformation: AVAssetSegmentReportSampleInformation? { get { _Absence.report("AVAssetSegmentTrackReport.firstVideoSampleInformation", answer: "nil"); return nil } }
  open var mediaType: AVMediaType { get { _Absence.report("AVAssetSegmentTrackReport.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  open var trackID: CMPersistentTrackID { get { _Absence.trap("AVAssetSegmentTrackReport.trackID") } }
}
open class AVAssetTrack: NSObject {
  public override init() { _Absence.report("AVAssetTrack", answer: "a plain object"); super.init() }
  open var asset: AVAsset? { get { _Absence.report("AVAssetTrack.asset", answer: "nil"); return nil } }
  @discardableResult open func associatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) -> [AVAssetTrack] { _Absence.report("AVAssetTrack.associatedTracks(ofType:)", answer: "[]"); return [] }
  open var availableMetadataFormats: [AVMetadataFormat] { get { _Absence.report("AVAssetTrack.availableMetadataFormats", answer: "[]"); return [] } }
  open var availableTrackAssociationTypes: [AVAssetTrack.AssociationType] { get { _Absence.report("AVAssetTrack.availableTrackAssociationTypes", answer: "[]"); return [] } }
  open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVAssetTrack.commonMetadata", answer: "[]"); return [] } }
  open var estimatedDataRate: Float { get { _Absence.report("AVAssetTrack.estimatedDataRate", answer: "0"); return 0 } }
  open var extendedLanguageTag: String? { get { _Absence.report("AVAssetTrack.extendedLanguageTag", answer: "nil"); return nil } }
  open var formatDescriptions: [Any] { get { _Absence.report("AVAssetTrack.formatDescriptions", answer: "[]"); return [] } }
  open var hasAudioSampleDependencies: Bool { get { _Absence.report("AVAssetTrack.hasAudioSampleDependencies", answer: "false"); return false } }
  @discardableResult open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { _Absence.report("AVAssetTrack.hasMediaCharacteristic(_:)", answer: "false"); return false }
  open var isDecodable: Bool { get { _Absence.report("AVAssetTrack.isDecodable", answer: "false"); return false } }
  open var isEnabled: Bool { get { _Absence.report("AVAssetTrack.isEnabled", answer: "false"); return false } }
  open var isPlayable: Bool { get { _Absence.report("AVAssetTrack.isPlayable", answer: "false"); return false } }
  open var isSelfContained: Bool { get { _Absence.report("AVAssetTrack.isSelfContained", answer: "false"); return false } }
  open var languageCode: String? { get { _Absence.report("AVAssetTrack.languageCode", answer: "nil"); return nil } }
  @discardableResult open func loadAssociatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) async throws -> [AVAssetTrack] { _Absence.report("AVAssetTrack.loadAssociatedTracks(ofType:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetTrack.loadAssociatedTracks(ofType:)") }
  @discardableResult open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { _Absence.report("AVAssetTrack.loadMetadata(for:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetTrack.loadMetadata(for:)") }
  @discardableResult open func loadSamplePresentationTime(forTrackTime trackTime: CMTime) async throws -> CMTime { _Absence.report("AVAssetTrack.loadSamplePresentationTime(forTrackTime:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetTrack.loadSamplePresentationTime(forTrackTime:)") }
  @discardableResult open func loadSegment(forTrackTime trackTime: CMTime) async throws -> AVAssetTrackSegment? { _Absence.report("AVAssetTrack.loadSegment(forTrackTime:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetTrack.loadSegment(forTrackTime:)") }
  @discardableResult open func makeSampleCursor(presentationTimeStamp: CMTime) -> AVSampleCursor? { _Absence.report("AVAssetTrack.makeSampleCursor(presentationTimeStamp:)", answer: "nil"); return nil }
  @discardableResult open func makeSampleCursorAtFirstSampleInDecodeOrder() -> AVSampleCursor? { _Absence.report("AVAssetTrack.makeSampleCursorAtFirstSampleInDecodeOrder()", answer: "nil"); return nil }
  @discardableResult open func makeSampleCursorAtLastSampleInDecodeOrder() -> AVSampleCursor? { _Absence.report("AVAssetTrack.makeSampleCursorAtLastSampleInDecodeOrder()", answer: "nil"); return nil }
  open var mediaType: AVMediaType { get { _Absence.report("AVAssetTrack.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  open var metadata: [AVMetadataItem] { get { _Absence.report("AVAssetTrack.metadata", answer: "[]"); return [] } }
  @discardableResult open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { _Absence.report("AVAssetTrack.metadata(forFormat:)", answer: "[]"); return [] }
  open var minFrameDuration: CMTime { get { _Absence.report("AVAssetTrack.minFrameDuration", answer: ".zero"); return .zero } }
  open var naturalSize: CGSize { get { _Absence.report("AVAssetTrack.naturalSize", answer: ".zero"); return .zero } }
  open var naturalTimeScale: CMTimeScale { get { _Absence.trap("AVAssetTrack.naturalTimeScale") } }
  open var nominalFrameRate: Float { get { _Absence.report("AVAssetTrack.nominalFrameRate", answer: "0"); return 0 } }
  open var preferredTransform: CGAffineTransform { get { _Absence.report("AVAssetTrack.preferredTransform", answer: ".identity"); return .identity } }
  open var preferredVolume: Float { get { _Absence.report("AVAssetTrack.preferredVolume", answer: "0"); return 0 } }
  open var requiresFrameReordering: Bool { get { _Absence.report("AVAssetTrack.requiresFrameReordering", answer: "false"); return false } }
  @discardableResult open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { _Absence.report("AVAssetTrack.samplePresentationTime(forTrackTime:)", answer: ".zero"); return .zero }
  @discardableResult open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? { _Absence.report("AVAssetTrack.segment(forTrackTime:)", answer: "nil"); return nil }
  open var segments: [AVAssetTrackSegment] { get { _Absence.report("AVAssetTrack.segments", answer: "[]"); return [] } }
  open var timeRange: CMTimeRange { get { _Absence.report("AVAssetTrack.timeRange", answer: ".zero"); return .zero } }
  open var totalSampleDataLength: Int64 { get { _Absence.report("AVAssetTrack.totalSampleDataLength", answer: "0"); return 0 } }
  open var trackID: CMPersistentTrackID { get { _Absence.trap("AVAssetTrack.trackID") } }
}
open class AVAssetTrackGroup: NSObject {
  public override init() { _Absence.report("AVAssetTrackGroup", answer: "a plain object"); super.init() }
  open var trackIDs: [NSNumber] { get { _Absence.report("AVAssetTrackGroup.trackIDs", answer: "[]"); return [] } }
}
open class AVAssetTrackSegment: NSObject {
  public override init() { _Absence.report("AVAssetTrackSegment", answer: "a plain object"); super.init() }
  open var isEmpty: Bool { get { _Absence.report("AVAssetTrackSegment.isEmpty", answer: "false"); return false } }
}
open class AVAssetVariant: NSObject {
  public override init() { _Absence.report("AVAssetVariant", answer: "a plain object"); super.init() }
  open var audioAttributes: AVAssetVariant.AudioAttributes? { get { _Absence.report("AVAssetVariant.audioAttributes", answer: "nil"); return nil } }
  open var averageBitRate: Double? { get { _Absence.report("AVAssetVariant.averageBitRate", answer: "nil"); return nil } }
  open var peakBitRate: Double? { get { _Absence.report("AVAssetVariant.peakBitRate", answer: "nil"); return nil } }
  open var videoAttributes: AVAssetVariant.VideoAttributes? { get { _Absence.report("AVAssetVariant.videoAttributes", answer: "nil"); return nil } }
}
extension AVAssetVariant {
open class AudioAttributes: NSObject {
  public override init() { _Absence.report("AVAssetVariant.AudioAttributes", answer: "a plain object"); super.init() }
  open var formatIDs: [AudioFormatID] { get { _Absence.report("AVAssetVariant.AudioAttributes.formatIDs", answer: "[]"); return [] } }
  @discardableResult open func renditionSpecificAttributes(for mediaSelectionOption: AVMediaSelectionOption) -> AVAssetVariant.AudioAttributes.RenditionSpecificAttributes? { _Absence.report("AVAssetVariant.AudioAttributes.renditionSpecificAttributes(for:)", answer: "nil"); return nil }
}
}
extension AVAssetVariant.AudioAttributes {
open class RenditionSpecificAttributes: NSObject {
  public override init() { _Absence.report("AVAssetVariant.AudioAttributes.RenditionSpecificAttributes", answer: "a plain object"); super.init() }
  open var channelCount: Int? { get { _Absence.report("AVAssetVariant.AudioAttributes.RenditionSpecificAttributes.channelCount", answer: "nil"); return nil } }
}
}
extension AVAssetVariant {
open class VideoAttributes: NSObject {
  public override init() { _Absence.report("AVAssetVariant.VideoAttributes", answer: "a plain object"); super.init() }
  open var nominalFrameRate: Double? { get { _Absence.report("AVAssetVariant.VideoAttributes.nominalFrameRate", answer: "nil"); return nil } }
  open var presentationSize: CGSize { get { _Absence.report("AVAssetVariant.VideoAttributes.presentationSize", answer: ".zero"); return .zero } }
  open var videoRange: AVVideoRange { get { _Absence.report("AVAssetVariant.VideoAttributes.videoRange", answer: "AVVideoRange(rawValue: \"\")"); return AVVideoRange(rawValue: "") } }
}
}
open class AVAssetVariantQualifier: NSObject {
  public override init() { _Absence.report("AVAssetVariantQualifier", answer: "a plain object"); super.init() }
  public convenience init(predicate: NSPredicate) { _Absence.report("AVAssetVariantQualifier.init(predicate:)", answer: "a plain object"); self.init() }
  public convenience init(variant: AVAssetVariant) { _Absence.report("AVAssetVariantQualifier.init(variant:)", answer: "a plain object"); self.init() }
}
open class AVAssetWriter: NSObject {
  public override init() { _Absence.report("AVAssetWriter", answer: "a plain object"); super.init() }
  open func add(_ input: AVAssetWriterInput) { _Absence.report("AVAssetWriter.add(_:)") }
  open func add(_ inputGroup: AVAssetWriterInputGroup) { _Absence.report("AVAssetWriter.add(_:)") }
  open var availableMediaTypes: [AVMediaType] { get { _Absence.report("AVAssetWriter.availableMediaTypes", answer: "[]"); return [] } }
  @discardableResult open func canAdd(_ input: AVAssetWriterInput) -> Bool { _Absence.report("AVAssetWriter.canAdd(_:)", answer: "false"); return false }
  @discardableResult open func canAdd(_ inputGroup: AVAssetWriterInputGroup) -> Bool { _Absence.report("AVAssetWriter.canAdd(_:)", answer: "false"); return false }
  @discardableResult open func canApply(outputSettings: [String : Any]?, forMediaType mediaType: AVMediaType) -> Bool { _Absence.report("AVAssetWriter.canApply(outputSettings:forMediaType:)", answer: "false"); return false }
  open func cancelWriting() { _Absence.report("AVAssetWriter.cancelWriting()") }
  open var delegate: (any AVAssetWriterDelegate)? { get { _Absence.value(of: self, "AVAssetWriter.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.delegate", weakly: true) } }
  open var directoryForTemporaryFiles: URL? { get { _Absence.value(of: self, "AVAssetWriter.directoryForTemporaryFiles", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.directoryForTemporaryFiles") } }
  open func endSession(atSourceTime endTime: CMTime) { _Absence.report("AVAssetWriter.endSession(atSourceTime:)") }
  open var error: (any Error)? { get { _Absence.report("AVAssetWriter.error", answer: "nil"); return nil } }
  open func finishWriting() async { _Absence.report("AVAssetWriter.finishWriting()") }
  open func flushSegment() { _Absence.report("AVAssetWriter.flushSegment()") }
  public convenience init(URL outputURL: URL, fileType outputFileType: AVFileType) throws { _Absence.report("AVAssetWriter.init(URL:fileType:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetWriter.init(URL:fileType:)") }
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws { _Absence.report("AVAssetWriter.init(outputURL:fileType:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetWriter.init(outputURL:fileType:)") }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws { _Absence.report("AVAssetWriter.init(url:fileType:)", answer: "an error"); throw _Absence.Failure(name: "AVAssetWriter.init(url:fileType:)") }
  open var initialMovieFragmentSequenceNumber: Int { get { _Absence.value(of: self, "AVAssetWriter.initialMovieFragmentSequenceNumber", else: 0) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.initialMovieFragmentSequenceNumber") } }
  open var initialSegmentStartTime: CMTime { get { _Absence.value(of: self, "AVAssetWriter.initialSegmentStartTime", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.initialSegmentStartTime") } }
  open var inputGroups: [AVAssetWriterInputGroup] { get { _Absence.report("AVAssetWriter.inputGroups", answer: "[]"); return [] } }
  open var inputs: [AVAssetWriterInput] { get { _Absence.report("AVAssetWriter.inputs", answer: "[]"); return [] } }
  open var metadata: [AVMetadataItem] { get { _Absence.value(of: self, "AVAssetWriter.metadata", else: []) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.metadata") } }
  open var movieFragmentInterval: CMTime { get { _Absence.value(of: self, "AVAssetWriter.movieFragmentInterval", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.movieFragmentInterval") } }
  open var movieTimeScale: CMTimeScale { get { if let kept: CMTimeScale = _Absence.kept(of: self, "AVAssetWriter.movieTimeScale") { return kept }; _Absence.trap("AVAssetWriter.movieTimeScale") } set { _Absence.keep(newValue, of: self, "AVAssetWriter.movieTimeScale") } }
  open var outputFileType: AVFileType { get { _Absence.report("AVAssetWriter.outputFileType", answer: "AVFileType(rawValue: \"\")"); return AVFileType(rawValue: "") } }
  open var outputFileTypeProfile: AVFileTypeProfile? { get { _Absence.value(of: self, "AVAssetWriter.outputFileTypeProfile", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.outputFileTypeProfile") } }
  open var outputURL: URL { get { _Absence.report("AVAssetWriter.outputURL", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
  open var overallDurationHint: CMTime { get { _Absence.value(of: self, "AVAssetWriter.overallDurationHint", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.overallDurationHint") } }
  open var preferredOutputSegmentInterval: CMTime { get { _Absence.value(of: self, "AVAssetWriter.preferredOutputSegmentInterval", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.preferredOutputSegmentInterval") } }
  open var producesCombinableFragments: Bool { get { _Absence.value(of: self, "AVAssetWriter.producesCombinableFragments", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.producesCombinableFragments") } }
  open var shouldOptimizeForNetworkUse: Bool { get { _Absence.value(of: self, "AVAssetWriter.shouldOptimizeForNetworkUse", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetWriter.shouldOptimizeForNetworkUse") } }
  open func startSession(atSourceTime startTime: CMTime) { _Absence.report("AVAssetWriter.startSession(atSourceTime:)") }
  @discardableResult open func startWriting() -> Bool { _Absence.report("AVAssetWriter.startWriting()", answer: "false"); return false }
  open var status: AVAssetWriter.Status { get { _Absence.report("AVAssetWriter.status", answer: "AVAssetWriter.Status.`unknown`"); return AVAssetWriter.Status.`unknown` } }
}
open class AVAssetWriterInput: NSObject {
  public override init() { _Absence.report("AVAssetWriterInput", answer: "a plain object"); super.init() }
  open func addTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) { _Absence.report("AVAssetWriterInput.addTrackAssociation(withTrackOf:type:)") }
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { _Absence.report("AVAssetWriterInput.append(_:)", answer: "false"); return false }
  @discardableResult open func canAddTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) -> Bool { _Absence.report("AVAssetWriterInput.canAddTrackAssociation(withTrackOf:type:)", answer: "false"); return false }
  open var canPerformMultiplePasses: Bool { get { _Absence.report("AVAssetWriterInput.canPerformMultiplePasses", answer: "false"); return false } }
  open var currentPassDescription: AVAssetWriterInputPassDescription? { get { _Absence.report("AVAssetWriterInput.currentPassDescription", answer: "nil"); return nil } }
  open var expectsMediaDataInRealTime: Bool { get { _Absence.value(of: self, "AVAssetWriterInput.expectsMediaDataInRealTime", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.expectsMediaDataInRealTime") } }
  open var extendedLanguageTag: String? { get { _Absence.value(of: self, "AVAssetWriterInput.extendedLanguageTag", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.extendedLanguageTag") } }
  public convenience init(mediaType: AVMediaType, outputSettings: [String : Any]?) { _Absence.report("AVAssetWriterInput.init(mediaType:outputSettings:)", answer: "a plain object"); self.init() }
  open var isReadyForMoreMediaData: Bool { get { _Absence.report("AVAssetWriterInput.isReadyForMoreMediaData", answer: "false"); return false } }
  open var languageCode: String? { get { _Absence.value(of: self, "AVAssetWriterInput.languageCode", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.languageCode") } }
  open func markAsFinished() { _Absence.report("AVAssetWriterInput.markAsFinished()") }
  open func markCurrentPassAsFinished() { _Absence.report("AVAssetWriterInput.markCurrentPassAsFinished()") }
  open var marksOutputTrackAsEnabled: Bool { get { _Absence.value(of: self, "AVAssetWriterInput.marksOutputTrackAsEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.marksOutputTrackAsEnabled") } }
  open var mediaDataLocation: AVAssetWriterInput.MediaDataLocation { get { _Absence.value(of: self, "AVAssetWriterInput.mediaDataLocation", else: AVAssetWriterInput.MediaDataLocation(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.mediaDataLocation") } }
  open var mediaTimeScale: CMTimeScale { get { if let kept: CMTimeScale = _Absence.kept(of: self, "AVAssetWriterInput.mediaTimeScale") { return kept }; _Absence.trap("AVAssetWriterInput.mediaTimeScale") } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.mediaTimeScale") } }
  open var mediaType: AVMediaType { get { _Absence.report("AVAssetWriterInput.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  open var metadata: [AVMetadataItem] { get { _Absence.value(of: self, "AVAssetWriterInput.metadata", else: []) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.metadata") } }
  open var naturalSize: CGSize { get { _Absence.value(of: self, "AVAssetWriterInput.naturalSize", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.naturalSize") } }
  open var outputSettings: [String : Any]? { get { _Absence.report("AVAssetWriterInput.outputSettings", answer: "nil"); return nil } }
  open var performsMultiPassEncodingIfSupported: Bool { get { _Absence.value(of: self, "AVAssetWriterInput.performsMultiPassEncodingIfSupported", else: false) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.performsMultiPassEncodingIfSupported") } }
  open var preferredMediaChunkAlignment: Int { get { _Absence.value(of: self, "AVAssetWriterInput.preferredMediaChunkAlignment", else: 0) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.preferredMediaChunkAlignment") } }
  open var preferredMediaChunkDuration: CMTime { get { _Absence.value(of: self, "AVAssetWriterInput.preferredMediaChunkDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.preferredMediaChunkDuration") } }
  open var preferredVolume: Float { get { _Absence.value(of: self, "AVAssetWriterInput.preferredVolume", else: 0) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.preferredVolume") } }
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) { _Absence.report("AVAssetWriterInput.requestMediaDataWhenReady(on:using:)") }
  open func respondToEachPassDescription(on queue: DispatchQueue, using block: @escaping () -> Void) { _Absence.report("AVAssetWriterInput.respondToEachPassDescription(on:using:)") }
  open var sampleReferenceBaseURL: URL? { get { _Absence.value(of: self, "AVAssetWriterInput.sampleReferenceBaseURL", else: nil) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.sampleReferenceBaseURL") } }
  open var transform: CGAffineTransform { get { _Absence.value(of: self, "AVAssetWriterInput.transform", else: .identity) } set { _Absence.keep(newValue, of: self, "AVAssetWriterInput.transform") } }
}
open class AVAssetWriterInputGroup: AVMediaSelectionGroup {
  public override init() { _Absence.report("AVAssetWriterInputGroup", answer: "a plain object"); super.init() }
  open var defaultInput: AVAssetWriterInput? { get { _Absence.report("AVAssetWriterInputGroup.defaultInput", answer: "nil"); return nil } }
  public init(inputs: [AVAssetWriterInput], defaultInput: AVAssetWriterInput?) { _Absence.report("AVAssetWriterInputGroup.init(inputs:defaultInput:)", answer: "a plain object"); super.init() }
  open var inputs: [AVAssetWriterInput] { get { _Absence.report("AVAssetWriterInputGroup.inputs", answer: "[]"); return [] } }
}
open class AVAssetWriterInputMetadataAdaptor: NSObject {
  public override init() { _Absence.report("AVAssetWriterInputMetadataAdaptor", answer: "a plain object"); super.init() }
  @discardableResult open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool { _Absence.report("AVAssetWriterInputMetadataAdaptor.append(_:)", answer: "false"); return false }
  open var assetWriterInput: AVAssetWriterInput { get { _Absence.report("AVAssetWriterInputMetadataAdaptor.assetWriterInput", answer: "AVAssetWriterInput()"); return AVAssetWriterInput() } }
  public init(assetWriterInput input: AVAssetWriterInput) { _Absence.report("AVAssetWriterInputMetadataAdaptor.init(assetWriterInput:)", answer: "a plain object"); super.init() }
}
open class AVAssetWriterInputPassDescription: NSObject {
  public override init() { _Absence.report("AVAssetWriterInputPassDescription", answer: "a plain object"); super.init() }
  open var sourceTimeRanges: [NSValue] { get { _Absence.report("AVAssetWriterInputPassDescription.sourceTimeRanges", answer: "[]"); return [] } }
}
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public override init() { _Absence.report("AVAssetWriterInputPixelBufferAdaptor", answer: "a plain object"); super.init() }
  @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { _Absence.report("AVAssetWriterInputPixelBufferAdaptor.append(_:withPresentationTime:)", answer: "false"); return false }
  open var assetWriterInput: AVAssetWriterInput { get { _Absence.report("AVAssetWriterInputPixelBufferAdaptor.assetWriterInput", answer: "AVAssetWriterInput()"); return AVAssetWriterInput() } }
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String : Any]? = nil) { _Absence.report("AVAssetWriterInputPixelBufferAdaptor.init(assetWriterInput:sourcePixelBufferAttributes:)", answer: "a plain object"); super.init() }
  open var sourcePixelBufferAttributes: [String : Any]? { get { _Absence.report("AVAssetWriterInputPixelBufferAdaptor.sourcePixelBufferAttributes", answer: "nil"); return nil } }
}
open class AVAsynchronousCIImageFilteringRequest: NSObject {
  public override init() { _Absence.report("AVAsynchronousCIImageFilteringRequest", answer: "a plain object"); super.init() }
  open var compositionTime: CMTime { get { _Absence.report("AVAsynchronousCIImageFilteringRequest.compositionTime", answer: ".zero"); return .zero } }
  open func finish(with error: any Error) { _Absence.report("AVAsynchronousCIImageFilteringRequest.finish(with:)") }
  open var renderSize: CGSize { get { _Absence.report("AVAsynchronousCIImageFilteringRequest.renderSize", answer: ".zero"); return .zero } }
}
open class AVAsynchronousVideoCompositionRequest: NSObject {
  public override init() { _Absence.report("AVAsynchronousVideoCompositionRequest", answer: "a plain object"); super.init() }
  open var compositionTime: CMTime { get { _Absence.report("AVAsynchronousVideoCompositionRequest.compositionTime", answer: ".zero"); return .zero } }
  open func finish(with error: any Error) { _Absence.report("AVAsynchronousVideoCompositionRequest.finish(with:)") }
  open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) { _Absence.report("AVAsynchronousVideoCompositionRequest.finish(withComposedVideoFrame:)") }
  open func finishCancelledRequest() { _Absence.report("AVAsynchronousVideoCompositionRequest.finishCancelledRequest()") }
  open var renderContext: AVVideoCompositionRenderContext { get { _Absence.report("AVAsynchronousVideoCompositionRequest.renderContext", answer: "AVVideoCompositionRenderContext()"); return AVVideoCompositionRenderContext() } }
  @discardableResult open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { _Absence.report("AVAsynchronousVideoCompositionRequest.sourceFrame(byTrackID:)", answer: "nil"); return nil }
  @discardableResult open func sourceSampleBuffer(byTrackID trackID: CMPersistentTrackID) -> CMSampleBuffer? { _Absence.report("AVAsynchronousVideoCompositionRequest.sourceSampleBuffer(byTrackID:)", answer: "nil"); return nil }
  open var sourceSampleDataTrackIDs: [CMPersistentTrackID] { get { _Absence.report("AVAsynchronousVideoCompositionRequest.sourceSampleDataTrackIDs", answer: "[]"); return [] } }
  @discardableResult open func sourceTimedMetadata(byTrackID trackID: CMPersistentTrackID) -> AVTimedMetadataGroup? { _Absence.report("AVAsynchronousVideoCompositionRequest.sourceTimedMetadata(byTrackID:)", answer: "nil"); return nil }
  open var sourceTrackIDs: [NSNumber] { get { _Absence.report("AVAsynchronousVideoCompositionRequest.sourceTrackIDs", answer: "[]"); return [] } }
  open var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol { get { _Absence.trap("AVAsynchronousVideoCompositionRequest.videoCompositionInstruction") } }
}
open class AVAudioMix: NSObject {
  public override init() { _Absence.report("AVAudioMix", answer: "a plain object"); super.init() }
  open var inputParameters: [AVAudioMixInputParameters] { get { _Absence.report("AVAudioMix.inputParameters", answer: "[]"); return [] } }
}
open class AVAudioMixInputParameters: NSObject {
  public override init() { _Absence.report("AVAudioMixInputParameters", answer: "a plain object"); super.init() }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { get { _Absence.report("AVAudioMixInputParameters.audioTimePitchAlgorithm", answer: "nil"); return nil } }
  @discardableResult open func getVolumeRamp(for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?) -> Bool { _Absence.report("AVAudioMixInputParameters.getVolumeRamp(for:startVolume:endVolume:timeRange:)", answer: "false"); return false }
  open var trackID: CMPersistentTrackID { get { _Absence.trap("AVAudioMixInputParameters.trackID") } }
}
open class AVCameraCalibrationData: NSObject {
  public override init() { _Absence.report("AVCameraCalibrationData", answer: "a plain object"); super.init() }
  open var intrinsicMatrixReferenceDimensions: CGSize { get { _Absence.report("AVCameraCalibrationData.intrinsicMatrixReferenceDimensions", answer: ".zero"); return .zero } }
  open var inverseLensDistortionLookupTable: Data? { get { _Absence.report("AVCameraCalibrationData.inverseLensDistortionLookupTable", answer: "nil"); return nil } }
  open var lensDistortionCenter: CGPoint { get { _Absence.report("AVCameraCalibrationData.lensDistortionCenter", answer: ".zero"); return .zero } }
  open var lensDistortionLookupTable: Data? { get { _Absence.report("AVCameraCalibrationData.lensDistortionLookupTable", answer: "nil"); return nil } }
  open var pixelSize: Float { get { _Absence.report("AVCameraCalibrationData.pixelSize", answer: "0"); return 0 } }
}
open class AVCaptureAudioChannel: NSObject {
  public override init() { _Absence.report("AVCaptureAudioChannel", answer: "a plain object"); super.init() }
  open var averagePowerLevel: Float { get { _Absence.report("AVCaptureAudioChannel.averagePowerLevel", answer: "0"); return 0 } }
  open var peakHoldLevel: Float { get { _Absence.report("AVCaptureAudioChannel.peakHoldLevel", answer: "0"); return 0 } }
}
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCaptureAudioDataOutput", answer: "a plain object"); super.init() }
  @discardableResult open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String : Any]? { _Absence.report("AVCaptureAudioDataOutput.recommendedAudioSettingsForAssetWriter(writingTo:)", answer: "nil"); return nil }
  open var sampleBufferCallbackQueue: DispatchQueue? { get { _Absence.report("AVCaptureAudioDataOutput.sampleBufferCallbackQueue", answer: "nil"); return nil } }
  open var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)? { get { _Absence.report("AVCaptureAudioDataOutput.sampleBufferDelegate", answer: "nil"); return nil } }
  open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) { _Absence.report("AVCaptureAudioDataOutput.setSampleBufferDelegate(_:queue:)") }
}
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  public override init() { _Absence.report("AVCaptureAutoExposureBracketedStillImageSettings", answer: "a plain object"); super.init() }
  @discardableResult open class func autoExposureSettings(exposureTargetBias: Float) -> Self { _Absence.trap("AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings(exposureTargetBias:)") }
  open var exposureTargetBias: Float { get { _Absence.report("AVCaptureAutoExposureBracketedStillImageSettings.exposureTargetBias", answer: "0"); return 0 } }
}
open class AVCaptureBracketedStillImageSettings: NSObject {
  public override init() { _Absence.report("AVCaptureBracketedStillImageSettings", answer: "a plain object"); super.init() }
}
open class AVCaptureConnection: NSObject {
  public override init() { _Absence.report("AVCaptureConnection", answer: "a plain object"); super.init() }
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { get { _Absence.report("AVCaptureConnection.activeVideoStabilizationMode", answer: "AVCaptureVideoStabilizationMode.`auto`"); return AVCaptureVideoStabilizationMode.`auto` } }
  open var audioChannels: [AVCaptureAudioChannel] { get { _Absence.report("AVCaptureConnection.audioChannels", answer: "[]"); return [] } }
  open var automaticallyAdjustsVideoMirroring: Bool { get { _Absence.value(of: self, "AVCaptureConnection.automaticallyAdjustsVideoMirroring", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.automaticallyAdjustsVideoMirroring") } }
  open var enablesVideoStabilizationWhenAvailable: Bool { get { _Absence.value(of: self, "AVCaptureConnection.enablesVideoStabilizationWhenAvailable", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.enablesVideoStabilizationWhenAvailable") } }
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) { _Absence.report("AVCaptureConnection.init(inputPort:videoPreviewLayer:)", answer: "a plain object"); super.init() }
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) { _Absence.report("AVCaptureConnection.init(inputPorts:output:)", answer: "a plain object"); super.init() }
  open var inputPorts: [AVCaptureInput.Port] { get { _Absence.report("AVCaptureConnection.inputPorts", answer: "[]"); return [] } }
  open var isActive: Bool { get { _Absence.report("AVCaptureConnection.isActive", answer: "false"); return false } }
  open var isCameraIntrinsicMatrixDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCaptureConnection.isCameraIntrinsicMatrixDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.isCameraIntrinsicMatrixDeliveryEnabled") } }
  open var isCameraIntrinsicMatrixDeliverySupported: Bool { get { _Absence.report("AVCaptureConnection.isCameraIntrinsicMatrixDeliverySupported", answer: "false"); return false } }
  open var isEnabled: Bool { get { _Absence.value(of: self, "AVCaptureConnection.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.isEnabled") } }
  open var isVideoMirrored: Bool { get { _Absence.value(of: self, "AVCaptureConnection.isVideoMirrored", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.isVideoMirrored") } }
  open var isVideoMirroringSupported: Bool { get { _Absence.report("AVCaptureConnection.isVideoMirroringSupported", answer: "false"); return false } }
  open var isVideoOrientationSupported: Bool { get { _Absence.report("AVCaptureConnection.isVideoOrientationSupported", answer: "false"); return false } }
  open var isVideoStabilizationEnabled: Bool { get { _Absence.report("AVCaptureConnection.isVideoStabilizationEnabled", answer: "false"); return false } }
  open var isVideoStabilizationSupported: Bool { get { _Absence.report("AVCaptureConnection.isVideoStabilizationSupported", answer: "false"); return false } }
  open var output: AVCaptureOutput? { get { _Absence.report("AVCaptureConnection.output", answer: "nil"); return nil } }
  open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode { get { _Absence.value(of: self, "AVCaptureConnection.preferredVideoStabilizationMode", else: AVCaptureVideoStabilizationMode.`auto`) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.preferredVideoStabilizationMode") } }
  open var videoMaxScaleAndCropFactor: CGFloat { get { _Absence.report("AVCaptureConnection.videoMaxScaleAndCropFactor", answer: "0"); return 0 } }
  open var videoOrientation: AVCaptureVideoOrientation { get { _Absence.value(of: self, "AVCaptureConnection.videoOrientation", else: AVCaptureVideoOrientation.`landscapeLeft`) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.videoOrientation") } }
  open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { get { _Absence.report("AVCaptureConnection.videoPreviewLayer", answer: "nil"); return nil } }
  open var videoScaleAndCropFactor: CGFloat { get { _Absence.value(of: self, "AVCaptureConnection.videoScaleAndCropFactor", else: 0) } set { _Absence.keep(newValue, of: self, "AVCaptureConnection.videoScaleAndCropFactor") } }
}
open class AVCaptureDataOutputSynchronizer: NSObject {
  public override init() { _Absence.report("AVCaptureDataOutputSynchronizer", answer: "a plain object"); super.init() }
  open var dataOutputs: [AVCaptureOutput] { get { _Absence.report("AVCaptureDataOutputSynchronizer.dataOutputs", answer: "[]"); return [] } }
  open var delegate: (any AVCaptureDataOutputSynchronizerDelegate)? { get { _Absence.report("AVCaptureDataOutputSynchronizer.delegate", answer: "nil"); return nil } }
  open var delegateCallbackQueue: DispatchQueue? { get { _Absence.report("AVCaptureDataOutputSynchronizer.delegateCallbackQueue", answer: "nil"); return nil } }
  public init(dataOutputs: [AVCaptureOutput]) { _Absence.report("AVCaptureDataOutputSynchronizer.init(dataOutputs:)", answer: "a plain object"); super.init() }
  open func setDelegate(_ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?) { _Absence.report("AVCaptureDataOutputSynchronizer.setDelegate(_:queue:)") }
}
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCaptureDepthDataOutput", answer: "a plain object"); super.init() }
  open var alwaysDiscardsLateDepthData: Bool { get { _Absence.value(of: self, "AVCaptureDepthDataOutput.alwaysDiscardsLateDepthData", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDepthDataOutput.alwaysDiscardsLateDepthData") } }
  open var delegate: (any AVCaptureDepthDataOutputDelegate)? { get { _Absence.report("AVCaptureDepthDataOutput.delegate", answer: "nil"); return nil } }
  open var delegateCallbackQueue: DispatchQueue? { get { _Absence.report("AVCaptureDepthDataOutput.delegateCallbackQueue", answer: "nil"); return nil } }
  open var isFilteringEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDepthDataOutput.isFilteringEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDepthDataOutput.isFilteringEnabled") } }
  open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) { _Absence.report("AVCaptureDepthDataOutput.setDelegate(_:callbackQueue:)") }
}
open class AVCaptureDevice: NSObject {
  public override init() { _Absence.report("AVCaptureDevice", answer: "a plain object"); super.init() }
  open var activeColorSpace: AVCaptureColorSpace { get { _Absence.value(of: self, "AVCaptureDevice.activeColorSpace", else: AVCaptureColorSpace.`HLG_BT2020`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeColorSpace") } }
  open var activeDepthDataFormat: AVCaptureDevice.Format? { get { _Absence.value(of: self, "AVCaptureDevice.activeDepthDataFormat", else: nil) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeDepthDataFormat") } }
  open var activeDepthDataMinFrameDuration: CMTime { get { _Absence.value(of: self, "AVCaptureDevice.activeDepthDataMinFrameDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeDepthDataMinFrameDuration") } }
  open var activeFormat: AVCaptureDevice.Format { get { _Absence.value(of: self, "AVCaptureDevice.activeFormat", else: AVCaptureDevice.Format()) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeFormat") } }
  open var activeMaxExposureDuration: CMTime { get { _Absence.value(of: self, "AVCaptureDevice.activeMaxExposureDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeMaxExposureDuration") } }
  open class var activeMicrophoneMode: AVCaptureDevice.MicrophoneMode { get { _Absence.report("AVCaptureDevice.activeMicrophoneMode", answer: "AVCaptureDevice.MicrophoneMode.`standard`"); return AVCaptureDevice.MicrophoneMode.`standard` } }
  open var activePrimaryConstituent: AVCaptureDevice? { get { _Absence.report("AVCaptureDevice.activePrimaryConstituent", answer: "nil"); return nil } }
  open var activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get { _Absence.report("AVCaptureDevice.activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions", answer: "[]"); return [] } }
  open var activePrimaryConstituentDeviceSwitchingBehavior: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior { get { _Absence.report("AVCaptureDevice.activePrimaryConstituentDeviceSwitchingBehavior", answer: "AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.`auto`"); return AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.`auto` } }
  open var activeVideoMaxFrameDuration: CMTime { get { _Absence.value(of: self, "AVCaptureDevice.activeVideoMaxFrameDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeVideoMaxFrameDuration") } }
  open var activeVideoMinFrameDuration: CMTime { get { _Absence.value(of: self, "AVCaptureDevice.activeVideoMinFrameDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.activeVideoMinFrameDuration") } }
  @discardableResult open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { _Absence.report("AVCaptureDevice.authorizationStatus(for:)", answer: "AVAuthorizationStatus.`notDetermined`"); return AVAuthorizationStatus.`notDetermined` }
  open var autoFocusRangeRestriction: AVCaptureDevice.AutoFocusRangeRestriction { get { _Absence.value(of: self, "AVCaptureDevice.autoFocusRangeRestriction", else: AVCaptureDevice.AutoFocusRangeRestriction.`none`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.autoFocusRangeRestriction") } }
  open var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoExposureEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoExposureEnabled") } }
  open var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled") } }
  open var automaticallyAdjustsVideoHDREnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.automaticallyAdjustsVideoHDREnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.automaticallyAdjustsVideoHDREnabled") } }
  open var automaticallyEnablesLowLightBoostWhenAvailable: Bool { get { _Absence.value(of: self, "AVCaptureDevice.automaticallyEnablesLowLightBoostWhenAvailable", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.automaticallyEnablesLowLightBoostWhenAvailable") } }
  open func cancelVideoZoomRamp() { _Absence.report("AVCaptureDevice.cancelVideoZoomRamp()") }
  open class var centerStageControlMode: AVCaptureDevice.CenterStageControlMode { get { _Absence.report("AVCaptureDevice.centerStageControlMode", answer: "AVCaptureDevice.CenterStageControlMode.`app`"); return AVCaptureDevice.CenterStageControlMode.`app` } set { _Absence.report("AVCaptureDevice.centerStageControlMode") } }
  open var centerStageRectOfInterest: CGRect { get { _Absence.value(of: self, "AVCaptureDevice.centerStageRectOfInterest", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.centerStageRectOfInterest") } }
  @discardableResult open func chromaticityValues(for whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) -> AVCaptureDevice.WhiteBalanceChromaticityValues { _Absence.report("AVCaptureDevice.chromaticityValues(for:)", answer: "AVCaptureDevice.WhiteBalanceChromaticityValues()"); return AVCaptureDevice.WhiteBalanceChromaticityValues() }
  open var companionDeskViewCamera: AVCaptureDevice? { get { _Absence.report("AVCaptureDevice.companionDeskViewCamera", answer: "nil"); return nil } }
  open var constituentDevices: [AVCaptureDevice] { get { _Absence.report("AVCaptureDevice.constituentDevices", answer: "[]"); return [] } }
  open class var currentExposureDuration: CMTime { get { _Absence.report("AVCaptureDevice.currentExposureDuration", answer: ".zero"); return .zero } }
  open class var currentExposureTargetBias: Float { get { _Absence.report("AVCaptureDevice.currentExposureTargetBias", answer: "0"); return 0 } }
  open class var currentISO: Float { get { _Absence.report("AVCaptureDevice.currentISO", answer: "0"); return 0 } }
  open class var currentLensPosition: Float { get { _Absence.report("AVCaptureDevice.currentLensPosition", answer: "0"); return 0 } }
  open class var currentWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get { _Absence.report("AVCaptureDevice.currentWhiteBalanceGains", answer: "AVCaptureDevice.WhiteBalanceGains()"); return AVCaptureDevice.WhiteBalanceGains() } }
  @discardableResult open class func `default`(_ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position) -> AVCaptureDevice? { _Absence.report("AVCaptureDevice.default(_:for:position:)", answer: "nil"); return nil }
  @discardableResult open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { _Absence.report("AVCaptureDevice.default(for:)", answer: "nil"); return nil }
  open var deviceType: AVCaptureDevice.DeviceType { get { _Absence.report("AVCaptureDevice.deviceType", answer: "AVCaptureDevice.DeviceType(rawValue: \"\")"); return AVCaptureDevice.DeviceType(rawValue: "") } }
  open var deviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get { _Absence.report("AVCaptureDevice.deviceWhiteBalanceGains", answer: "AVCaptureDevice.WhiteBalanceGains()"); return AVCaptureDevice.WhiteBalanceGains() } }
  @discardableResult open func deviceWhiteBalanceGains(for chromaticityValues: AVCaptureDevice.WhiteBalanceChromaticityValues) -> AVCaptureDevice.WhiteBalanceGains { _Absence.report("AVCaptureDevice.deviceWhiteBalanceGains(for:)", answer: "AVCaptureDevice.WhiteBalanceGains()"); return AVCaptureDevice.WhiteBalanceGains() }
  @discardableResult open func deviceWhiteBalanceGains(for tempAndTintValues: AVCaptureDevice.WhiteBalanceTemperatureAndTintValues) -> AVCaptureDevice.WhiteBalanceGains { _Absence.report("AVCaptureDevice.deviceWhiteBalanceGains(for:)", answer: "AVCaptureDevice.WhiteBalanceGains()"); return AVCaptureDevice.WhiteBalanceGains() }
  @discardableResult open class func devices() -> [AVCaptureDevice] { _Absence.report("AVCaptureDevice.devices()", answer: "[]"); return [] }
  @discardableResult open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { _Absence.report("AVCaptureDevice.devices(for:)", answer: "[]"); return [] }
  open var dualCameraSwitchOverVideoZoomFactor: CGFloat { get { _Absence.report("AVCaptureDevice.dualCameraSwitchOverVideoZoomFactor", answer: "0"); return 0 } }
  open var exposureDuration: CMTime { get { _Absence.report("AVCaptureDevice.exposureDuration", answer: ".zero"); return .zero } }
  open var exposureMode: AVCaptureDevice.ExposureMode { get { _Absence.value(of: self, "AVCaptureDevice.exposureMode", else: AVCaptureDevice.ExposureMode.`autoExpose`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.exposureMode") } }
  open var exposurePointOfInterest: CGPoint { get { _Absence.value(of: self, "AVCaptureDevice.exposurePointOfInterest", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.exposurePointOfInterest") } }
  open var exposureTargetBias: Float { get { _Absence.report("AVCaptureDevice.exposureTargetBias", answer: "0"); return 0 } }
  open var exposureTargetOffset: Float { get { _Absence.report("AVCaptureDevice.exposureTargetOffset", answer: "0"); return 0 } }
  @discardableResult open class func extrinsicMatrix(from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice) -> Data? { _Absence.report("AVCaptureDevice.extrinsicMatrix(from:to:)", answer: "nil"); return nil }
  open var fallbackPrimaryConstituentDevices: [AVCaptureDevice] { get { _Absence.value(of: self, "AVCaptureDevice.fallbackPrimaryConstituentDevices", else: []) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.fallbackPrimaryConstituentDevices") } }
  open var flashMode: AVCaptureDevice.FlashMode { get { _Absence.value(of: self, "AVCaptureDevice.flashMode", else: AVCaptureDevice.FlashMode.`auto`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.flashMode") } }
  open var focusMode: AVCaptureDevice.FocusMode { get { _Absence.value(of: self, "AVCaptureDevice.focusMode", else: AVCaptureDevice.FocusMode.`autoFocus`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.focusMode") } }
  open var focusPointOfInterest: CGPoint { get { _Absence.value(of: self, "AVCaptureDevice.focusPointOfInterest", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.focusPointOfInterest") } }
  open var formats: [AVCaptureDevice.Format] { get { _Absence.report("AVCaptureDevice.formats", answer: "[]"); return [] } }
  open var grayWorldDeviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get { _Absence.report("AVCaptureDevice.grayWorldDeviceWhiteBalanceGains", answer: "AVCaptureDevice.WhiteBalanceGains()"); return AVCaptureDevice.WhiteBalanceGains() } }
  open var hasFlash: Bool { get { _Absence.report("AVCaptureDevice.hasFlash", answer: "false"); return false } }
  @discardableResult open func hasMediaType(_ mediaType: AVMediaType) -> Bool { _Absence.report("AVCaptureDevice.hasMediaType(_:)", answer: "false"); return false }
  open var hasTorch: Bool { get { _Absence.report("AVCaptureDevice.hasTorch", answer: "false"); return false } }
  public init?(uniqueID deviceUniqueID: String) { _Absence.report("AVCaptureDevice.init(uniqueID:)", answer: "nil"); return nil }
  open var isAdjustingExposure: Bool { get { _Absence.report("AVCaptureDevice.isAdjustingExposure", answer: "false"); return false } }
  open var isAdjustingFocus: Bool { get { _Absence.report("AVCaptureDevice.isAdjustingFocus", answer: "false"); return false } }
  open var isAdjustingWhiteBalance: Bool { get { _Absence.report("AVCaptureDevice.isAdjustingWhiteBalance", answer: "false"); return false } }
  open var isAutoFocusRangeRestrictionSupported: Bool { get { _Absence.report("AVCaptureDevice.isAutoFocusRangeRestrictionSupported", answer: "false"); return false } }
  open var isCenterStageActive: Bool { get { _Absence.report("AVCaptureDevice.isCenterStageActive", answer: "false"); return false } }
  open class var isCenterStageEnabled: Bool { get { _Absence.report("AVCaptureDevice.isCenterStageEnabled", answer: "false"); return false } set { _Absence.report("AVCaptureDevice.isCenterStageEnabled") } }
  open var isConnected: Bool { get { _Absence.report("AVCaptureDevice.isConnected", answer: "false"); return false } }
  open var isContinuityCamera: Bool { get { _Absence.report("AVCaptureDevice.isContinuityCamera", answer: "false"); return false } }
  @discardableResult open func isExposureModeSupported(_ exposureMode: AVCaptureDevice.ExposureMode) -> Bool { _Absence.report("AVCaptureDevice.isExposureModeSupported(_:)", answer: "false"); return false }
  open var isExposurePointOfInterestSupported: Bool { get { _Absence.report("AVCaptureDevice.isExposurePointOfInterestSupported", answer: "false"); return false } }
  open var isFaceDrivenAutoExposureEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isFaceDrivenAutoExposureEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isFaceDrivenAutoExposureEnabled") } }
  open var isFaceDrivenAutoFocusEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isFaceDrivenAutoFocusEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isFaceDrivenAutoFocusEnabled") } }
  open var isFlashActive: Bool { get { _Absence.report("AVCaptureDevice.isFlashActive", answer: "false"); return false } }
  open var isFlashAvailable: Bool { get { _Absence.report("AVCaptureDevice.isFlashAvailable", answer: "false"); return false } }
  @discardableResult open func isFlashModeSupported(_ flashMode: AVCaptureDevice.FlashMode) -> Bool { _Absence.report("AVCaptureDevice.isFlashModeSupported(_:)", answer: "false"); return false }
  @discardableResult open func isFocusModeSupported(_ focusMode: AVCaptureDevice.FocusMode) -> Bool { _Absence.report("AVCaptureDevice.isFocusModeSupported(_:)", answer: "false"); return false }
  open var isFocusPointOfInterestSupported: Bool { get { _Absence.report("AVCaptureDevice.isFocusPointOfInterestSupported", answer: "false"); return false } }
  open var isGeometricDistortionCorrectionEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isGeometricDistortionCorrectionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isGeometricDistortionCorrectionEnabled") } }
  open var isGeometricDistortionCorrectionSupported: Bool { get { _Absence.report("AVCaptureDevice.isGeometricDistortionCorrectionSupported", answer: "false"); return false } }
  open var isGlobalToneMappingEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isGlobalToneMappingEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isGlobalToneMappingEnabled") } }
  open var isLockingFocusWithCustomLensPositionSupported: Bool { get { _Absence.report("AVCaptureDevice.isLockingFocusWithCustomLensPositionSupported", answer: "false"); return false } }
  open var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { get { _Absence.report("AVCaptureDevice.isLockingWhiteBalanceWithCustomDeviceGainsSupported", answer: "false"); return false } }
  open var isLowLightBoostEnabled: Bool { get { _Absence.report("AVCaptureDevice.isLowLightBoostEnabled", answer: "false"); return false } }
  open var isLowLightBoostSupported: Bool { get { _Absence.report("AVCaptureDevice.isLowLightBoostSupported", answer: "false"); return false } }
  open var isPortraitEffectActive: Bool { get { _Absence.report("AVCaptureDevice.isPortraitEffectActive", answer: "false"); return false } }
  open class var isPortraitEffectEnabled: Bool { get { _Absence.report("AVCaptureDevice.isPortraitEffectEnabled", answer: "false"); return false } }
  open var isRampingVideoZoom: Bool { get { _Absence.report("AVCaptureDevice.isRampingVideoZoom", answer: "false"); return false } }
  open var isSmoothAutoFocusEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isSmoothAutoFocusEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isSmoothAutoFocusEnabled") } }
  open var isSmoothAutoFocusSupported: Bool { get { _Absence.report("AVCaptureDevice.isSmoothAutoFocusSupported", answer: "false"); return false } }
  open var isStudioLightActive: Bool { get { _Absence.report("AVCaptureDevice.isStudioLightActive", answer: "false"); return false } }
  open class var isStudioLightEnabled: Bool { get { _Absence.report("AVCaptureDevice.isStudioLightEnabled", answer: "false"); return false } }
  open var isSubjectAreaChangeMonitoringEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isSubjectAreaChangeMonitoringEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isSubjectAreaChangeMonitoringEnabled") } }
  open var isSuspended: Bool { get { _Absence.report("AVCaptureDevice.isSuspended", answer: "false"); return false } }
  open var isTorchActive: Bool { get { _Absence.report("AVCaptureDevice.isTorchActive", answer: "false"); return false } }
  open var isTorchAvailable: Bool { get { _Absence.report("AVCaptureDevice.isTorchAvailable", answer: "false"); return false } }
  @discardableResult open func isTorchModeSupported(_ torchMode: AVCaptureDevice.TorchMode) -> Bool { _Absence.report("AVCaptureDevice.isTorchModeSupported(_:)", answer: "false"); return false }
  open var isVideoHDREnabled: Bool { get { _Absence.value(of: self, "AVCaptureDevice.isVideoHDREnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.isVideoHDREnabled") } }
  open var isVirtualDevice: Bool { get { _Absence.report("AVCaptureDevice.isVirtualDevice", answer: "false"); return false } }
  @discardableResult open func isWhiteBalanceModeSupported(_ whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode) -> Bool { _Absence.report("AVCaptureDevice.isWhiteBalanceModeSupported(_:)", answer: "false"); return false }
  open var iso: Float { get { _Absence.report("AVCaptureDevice.iso", answer: "0"); return 0 } }
  open var lensAperture: Float { get { _Absence.report("AVCaptureDevice.lensAperture", answer: "0"); return 0 } }
  open var lensPosition: Float { get { _Absence.report("AVCaptureDevice.lensPosition", answer: "0"); return 0 } }
  open var localizedName: String { get { _Absence.report("AVCaptureDevice.localizedName", answer: "\"\""); return "" } }
  open func lockForConfiguration() throws { _Absence.report("AVCaptureDevice.lockForConfiguration()", answer: "an error"); throw _Absence.Failure(name: "AVCaptureDevice.lockForConfiguration()") }
  open var manufacturer: String { get { _Absence.report("AVCaptureDevice.manufacturer", answer: "\"\""); return "" } }
  open class var maxAvailableTorchLevel: Float { get { _Absence.report("AVCaptureDevice.maxAvailableTorchLevel", answer: "0"); return 0 } }
  open var maxAvailableVideoZoomFactor: CGFloat { get { _Absence.report("AVCaptureDevice.maxAvailableVideoZoomFactor", answer: "0"); return 0 } }
  open var maxExposureTargetBias: Float { get { _Absence.report("AVCaptureDevice.maxExposureTargetBias", answer: "0"); return 0 } }
  open var maxWhiteBalanceGain: Float { get { _Absence.report("AVCaptureDevice.maxWhiteBalanceGain", answer: "0"); return 0 } }
  open var minAvailableVideoZoomFactor: CGFloat { get { _Absence.report("AVCaptureDevice.minAvailableVideoZoomFactor", answer: "0"); return 0 } }
  open var minExposureTargetBias: Float { get { _Absence.report("AVCaptureDevice.minExposureTargetBias", answer: "0"); return 0 } }
  open var minimumFocusDistance: Int { get { _Absence.report("AVCaptureDevice.minimumFocusDistance", answer: "0"); return 0 } }
  open var modelID: String { get { _Absence.report("AVCaptureDevice.modelID", answer: "\"\""); return "" } }
  open var position: AVCaptureDevice.Position { get { _Absence.report("AVCaptureDevice.position", answer: "AVCaptureDevice.Position.`unspecified`"); return AVCaptureDevice.Position.`unspecified` } }
  open class var preferredMicrophoneMode: AVCaptureDevice.MicrophoneMode { get { _Absence.report("AVCaptureDevice.preferredMicrophoneMode", answer: "AVCaptureDevice.MicrophoneMode.`standard`"); return AVCaptureDevice.MicrophoneMode.`standard` } }
  open var primaryConstituentDeviceRestrictedSwitchingBehaviorConditions: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get { _Absence.report("AVCaptureDevice.primaryConstituentDeviceRestrictedSwitchingBehaviorConditions", answer: "[]"); return [] } }
  open var primaryConstituentDeviceSwitchingBehavior: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior { get { _Absence.report("AVCaptureDevice.primaryConstituentDeviceSwitchingBehavior", answer: "AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.`auto`"); return AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.`auto` } }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { _Absence.report("AVCaptureDevice.ramp(toVideoZoomFactor:withRate:)") }
  @discardableResult open class func requestAccess(for mediaType: AVMediaType) async -> Bool { _Absence.report("AVCaptureDevice.requestAccess(for:)", answer: "false"); return false }
  @discardableResult open func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { _Absence.report("AVCaptureDevice.setExposureModeCustom(duration:iso:)", answer: ".zero"); return .zero }
  @discardableResult open func setExposureTargetBias(_ bias: Float) async -> CMTime { _Absence.report("AVCaptureDevice.setExposureTargetBias(_:)", answer: ".zero"); return .zero }
  @discardableResult open func setFocusModeLocked(lensPosition: Float) async -> CMTime { _Absence.report("AVCaptureDevice.setFocusModeLocked(lensPosition:)", answer: ".zero"); return .zero }
  open func setPrimaryConstituentDeviceSwitchingBehavior(_ switchingBehavior: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior, restrictedSwitchingBehaviorConditions: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions) { _Absence.report("AVCaptureDevice.setPrimaryConstituentDeviceSwitchingBehavior(_:restrictedSwitchingBehaviorConditions:)") }
  open func setTorchModeOn(level torchLevel: Float) throws { _Absence.report("AVCaptureDevice.setTorchModeOn(level:)", answer: "an error"); throw _Absence.Failure(name: "AVCaptureDevice.setTorchModeOn(level:)") }
  @discardableResult open func setWhiteBalanceModeLocked(with whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) async -> CMTime { _Absence.report("AVCaptureDevice.setWhiteBalanceModeLocked(with:)", answer: ".zero"); return .zero }
  open class func showSystemUserInterface(_ systemUserInterface: AVCaptureDevice.SystemUserInterface) { _Absence.report("AVCaptureDevice.showSystemUserInterface(_:)") }
  open var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { get { _Absence.report("AVCaptureDevice.supportedFallbackPrimaryConstituentDevices", answer: "[]"); return [] } }
  @discardableResult open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { _Absence.report("AVCaptureDevice.supportsSessionPreset(_:)", answer: "false"); return false }
  open var systemPressureState: AVCaptureDevice.SystemPressureState { get { _Absence.report("AVCaptureDevice.systemPressureState", answer: "AVCaptureDevice.SystemPressureState()"); return AVCaptureDevice.SystemPressureState() } }
  @discardableResult open func temperatureAndTintValues(for whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) -> AVCaptureDevice.WhiteBalanceTemperatureAndTintValues { _Absence.report("AVCaptureDevice.temperatureAndTintValues(for:)", answer: "AVCaptureDevice.WhiteBalanceTemperatureAndTintValues()"); return AVCaptureDevice.WhiteBalanceTemperatureAndTintValues() }
  open var torchLevel: Float { get { _Absence.report("AVCaptureDevice.torchLevel", answer: "0"); return 0 } }
  open var torchMode: AVCaptureDevice.TorchMode { get { _Absence.value(of: self, "AVCaptureDevice.torchMode", else: AVCaptureDevice.TorchMode.`auto`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.torchMode") } }
  open var uniqueID: String { get { _Absence.report("AVCaptureDevice.uniqueID", answer: "\"\""); return "" } }
  open func unlockForConfiguration() { _Absence.report("AVCaptureDevice.unlockForConfiguration()") }
  open var videoZoomFactor: CGFloat { get { _Absence.value(of: self, "AVCaptureDevice.videoZoomFactor", else: 0) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.videoZoomFactor") } }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { get { _Absence.report("AVCaptureDevice.virtualDeviceSwitchOverVideoZoomFactors", answer: "[]"); return [] } }
  open var whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode { get { _Absence.value(of: self, "AVCaptureDevice.whiteBalanceMode", else: AVCaptureDevice.WhiteBalanceMode.`autoWhiteBalance`) } set { _Absence.keep(newValue, of: self, "AVCaptureDevice.whiteBalanceMode") } }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) { _Absence.report("AVCaptureDevice.requestAccess(for:completionHandler:)") }
}
extension AVCaptureDevice {
open class DiscoverySession: NSObject {
  public override init() { _Absence.report("AVCaptureDevice.DiscoverySession", answer: "a plain object"); super.init() }
  open var devices: [AVCaptureDevice] { get { _Absence.report("AVCaptureDevice.DiscoverySession.devices", answer: "[]"); return [] } }
  public convenience init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position) { _Absence.report("AVCaptureDevice.DiscoverySession.init(deviceTypes:mediaType:position:)", answer: "a plain object"); self.init() }
  open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { get { _Absence.report("AVCaptureDevice.DiscoverySession.supportedMultiCamDeviceSets", answer: "[]"); return [] } }
}
}
extension AVCaptureDevice {
open class Format: NSObject {
  public override init() { _Absence.report("AVCaptureDevice.Format", answer: "a plain object"); super.init() }
  open var autoFocusSystem: AVCaptureDevice.Format.AutoFocusSystem { get { _Absence.report("AVCaptureDevice.Format.autoFocusSystem", answer: "AVCaptureDevice.Format.AutoFocusSystem.`none`"); return AVCaptureDevice.Format.AutoFocusSystem.`none` } }
  open var geometricDistortionCorrectedVideoFieldOfView: Float { get { _Absence.report("AVCaptureDevice.Format.geometricDistortionCorrectedVideoFieldOfView", answer: "0"); return 0 } }
  open var isCenterStageSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isCenterStageSupported", answer: "false"); return false } }
  open var isGlobalToneMappingSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isGlobalToneMappingSupported", answer: "false"); return false } }
  open var isHighPhotoQualitySupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isHighPhotoQualitySupported", answer: "false"); return false } }
  open var isHighestPhotoQualitySupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isHighestPhotoQualitySupported", answer: "false"); return false } }
  open var isMultiCamSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isMultiCamSupported", answer: "false"); return false } }
  open var isPortraitEffectSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isPortraitEffectSupported", answer: "false"); return false } }
  open var isPortraitEffectsMatteStillImageDeliverySupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isPortraitEffectsMatteStillImageDeliverySupported", answer: "false"); return false } }
  open var isStudioLightSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isStudioLightSupported", answer: "false"); return false } }
  open var isVideoBinned: Bool { get { _Absence.report("AVCaptureDevice.Format.isVideoBinned", answer: "false"); return false } }
  open var isVideoHDRSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isVideoHDRSupported", answer: "false"); return false } }
  @discardableResult open func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool { _Absence.report("AVCaptureDevice.Format.isVideoStabilizationModeSupported(_:)", answer: "false"); return false }
  open var isVideoStabilizationSupported: Bool { get { _Absence.report("AVCaptureDevice.Format.isVideoStabilizationSupported", answer: "false"); return false } }
  open var maxExposureDuration: CMTime { get { _Absence.report("AVCaptureDevice.Format.maxExposureDuration", answer: ".zero"); return .zero } }
  open var maxISO: Float { get { _Absence.report("AVCaptureDevice.Format.maxISO", answer: "0"); return 0 } }
  open var mediaType: AVMediaType { get { _Absence.report("AVCaptureDevice.Format.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  open var minExposureDuration: CMTime { get { _Absence.report("AVCaptureDevice.Format.minExposureDuration", answer: ".zero"); return .zero } }
  open var minISO: Float { get { _Absence.report("AVCaptureDevice.Format.minISO", answer: "0"); return 0 } }
  open var secondaryNativeResolutionZoomFactors: [CGFloat] { get { _Absence.report("AVCaptureDevice.Format.secondaryNativeResolutionZoomFactors", answer: "[]"); return [] } }
  open var supportedColorSpaces: [AVCaptureColorSpace] { get { _Absence.report("AVCaptureDevice.Format.supportedColorSpaces", answer: "[]"); return [] } }
  open var supportedDepthDataFormats: [AVCaptureDevice.Format] { get { _Absence.report("AVCaptureDevice.Format.supportedDepthDataFormats", answer: "[]"); return [] } }
  open var supportedVideoZoomFactorsForDepthDataDelivery: [CGFloat] { get { _Absence.report("AVCaptureDevice.Format.supportedVideoZoomFactorsForDepthDataDelivery", answer: "[]"); return [] } }
  open var unsupportedCaptureOutputClasses: [AnyClass] { get { _Absence.report("AVCaptureDevice.Format.unsupportedCaptureOutputClasses", answer: "[]"); return [] } }
  open var videoFieldOfView: Float { get { _Absence.report("AVCaptureDevice.Format.videoFieldOfView", answer: "0"); return 0 } }
  open var videoFrameRateRangeForCenterStage: AVFrameRateRange? { get { _Absence.report("AVCaptureDevice.Format.videoFrameRateRangeForCenterStage", answer: "nil"); return nil } }
  open var videoFrameRateRangeForPortraitEffect: AVFrameRateRange? { get { _Absence.report("AVCaptureDevice.Format.videoFrameRateRangeForPortraitEffect", answer: "nil"); return nil } }
  open var videoFrameRateRangeForStudioLight: AVFrameRateRange? { get { _Absence.report("AVCaptureDevice.Format.videoFrameRateRangeForStudioLight", answer: "nil"); return nil } }
  open var videoMaxZoomFactor: CGFloat { get { _Absence.report("AVCaptureDevice.Format.videoMaxZoomFactor", answer: "0"); return 0 } }
  open var videoMaxZoomFactorForCenterStage: CGFloat { get { _Absence.report("AVCaptureDevice.Format.videoMaxZoomFactorForCenterStage", answer: "0"); return 0 } }
  open var videoMaxZoomFactorForDepthDataDelivery: CGFloat { get { _Absence.report("AVCaptureDevice.Format.videoMaxZoomFactorForDepthDataDelivery", answer: "0"); return 0 } }
  open var videoMinZoomFactorForCenterStage: CGFloat { get { _Absence.report("AVCaptureDevice.Format.videoMinZoomFactorForCenterStage", answer: "0"); return 0 } }
  open var videoMinZoomFactorForDepthDataDelivery: CGFloat { get { _Absence.report("AVCaptureDevice.Format.videoMinZoomFactorForDepthDataDelivery", answer: "0"); return 0 } }
  open var videoSupportedFrameRateRanges: [AVFrameRateRange] { get { _Absence.report("AVCaptureDevice.Format.videoSupportedFrameRateRanges", answer: "[]"); return [] } }
  open var videoZoomFactorUpscaleThreshold: CGFloat { get { _Absence.report("AVCaptureDevice.Format.videoZoomFactorUpscaleThreshold", answer: "0"); return 0 } }
}
}
extension AVCaptureDevice {
open class SystemPressureState: NSObject {
  public override init() { _Absence.report("AVCaptureDevice.SystemPressureState", answer: "a plain object"); super.init() }
  open var factors: AVCaptureDevice.SystemPressureState.Factors { get { _Absence.report("AVCaptureDevice.SystemPressureState.factors", answer: "[]"); return [] } }
  open var level: AVCaptureDevice.SystemPressureState.Level { get { _Absence.report("AVCaptureDevice.SystemPressureState.level", answer: "AVCaptureDevice.SystemPressureState.Level(rawValue: \"\")"); return AVCaptureDevice.SystemPressureState.Level(rawValue: "") } }
}
}
open class AVCaptureDeviceInput: AVCaptureInput {
  public override init() { _Absence.report("AVCaptureDeviceInput", answer: "a plain object"); super.init() }
  open var device: AVCaptureDevice { get { _Absence.report("AVCaptureDeviceInput.device", answer: "AVCaptureDevice()"); return AVCaptureDevice() } }
  public init(device: AVCaptureDevice) throws { _Absence.report("AVCaptureDeviceInput.init(device:)", answer: "an error"); throw _Absence.Failure(name: "AVCaptureDeviceInput.init(device:)") }
  @discardableResult open func ports(for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?, sourceDevicePosition: AVCaptureDevice.Position) -> [AVCaptureInput.Port] { _Absence.report("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)", answer: "[]"); return [] }
  open var unifiedAutoExposureDefaultsEnabled: Bool { get { _Absence.value(of: self, "AVCaptureDeviceInput.unifiedAutoExposureDefaultsEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureDeviceInput.unifiedAutoExposureDefaultsEnabled") } }
  open var videoMinFrameDurationOverride: CMTime { get { _Absence.value(of: self, "AVCaptureDeviceInput.videoMinFrameDurationOverride", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureDeviceInput.videoMinFrameDurationOverride") } }
}
open class AVCaptureFileOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCaptureFileOutput", answer: "a plain object"); super.init() }
  open var isRecording: Bool { get { _Absence.report("AVCaptureFileOutput.isRecording", answer: "false"); return false } }
  open var maxRecordedDuration: CMTime { get { _Absence.value(of: self, "AVCaptureFileOutput.maxRecordedDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureFileOutput.maxRecordedDuration") } }
  open var maxRecordedFileSize: Int64 { get { _Absence.value(of: self, "AVCaptureFileOutput.maxRecordedFileSize", else: 0) } set { _Absence.keep(newValue, of: self, "AVCaptureFileOutput.maxRecordedFileSize") } }
  open var minFreeDiskSpaceLimit: Int64 { get { _Absence.value(of: self, "AVCaptureFileOutput.minFreeDiskSpaceLimit", else: 0) } set { _Absence.keep(newValue, of: self, "AVCaptureFileOutput.minFreeDiskSpaceLimit") } }
  open var outputFileURL: URL? { get { _Absence.report("AVCaptureFileOutput.outputFileURL", answer: "nil"); return nil } }
  open var recordedDuration: CMTime { get { _Absence.report("AVCaptureFileOutput.recordedDuration", answer: ".zero"); return .zero } }
  open var recordedFileSize: Int64 { get { _Absence.report("AVCaptureFileOutput.recordedFileSize", answer: "0"); return 0 } }
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) { _Absence.report("AVCaptureFileOutput.startRecording(to:recordingDelegate:)") }
  open func stopRecording() { _Absence.report("AVCaptureFileOutput.stopRecording()") }
}
open class AVCaptureInput: NSObject {
  public override init() { _Absence.report("AVCaptureInput", answer: "a plain object"); super.init() }
  open var ports: [AVCaptureInput.Port] { get { _Absence.report("AVCaptureInput.ports", answer: "[]"); return [] } }
}
extension AVCaptureInput {
open class Port: NSObject {
  public override init() { _Absence.report("AVCaptureInput.Port", answer: "a plain object"); super.init() }
  open var input: AVCaptureInput { get { _Absence.report("AVCaptureInput.Port.input", answer: "AVCaptureInput()"); return AVCaptureInput() } }
  open var isEnabled: Bool { get { _Absence.value(of: self, "AVCaptureInput.Port.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureInput.Port.isEnabled") } }
  open var mediaType: AVMediaType { get { _Absence.report("AVCaptureInput.Port.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  open var sourceDevicePosition: AVCaptureDevice.Position { get { _Absence.report("AVCaptureInput.Port.sourceDevicePosition", answer: "AVCaptureDevice.Position.`unspecified`"); return AVCaptureDevice.Position.`unspecified` } }
  open var sourceDeviceType: AVCaptureDevice.DeviceType? { get { _Absence.report("AVCaptureInput.Port.sourceDeviceType", answer: "nil"); return nil } }
}
}
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  public override init() { _Absence.report("AVCaptureManualExposureBracketedStillImageSettings", answer: "a plain object"); super.init() }
  open var exposureDuration: CMTime { get { _Absence.report("AVCaptureManualExposureBracketedStillImageSettings.exposureDuration", answer: ".zero"); return .zero } }
  open var iso: Float { get { _Absence.report("AVCaptureManualExposureBracketedStillImageSettings.iso", answer: "0"); return 0 } }
  @discardableResult open class func manualExposureSettings(exposureDuration duration: CMTime, iso ISO: Float) -> Self { _Absence.trap("AVCaptureManualExposureBracketedStillImageSettings.manualExposureSettings(exposureDuration:iso:)") }
}
open class AVCaptureMetadataInput: AVCaptureInput {
  public override init() { _Absence.report("AVCaptureMetadataInput", answer: "a plain object"); super.init() }
  open func append(_ metadata: AVTimedMetadataGroup) throws { _Absence.report("AVCaptureMetadataInput.append(_:)", answer: "an error"); throw _Absence.Failure(name: "AVCaptureMetadataInput.append(_:)") }
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCaptureMetadataOutput", answer: "a plain object"); super.init() }
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { get { _Absence.report("AVCaptureMetadataOutput.availableMetadataObjectTypes", answer: "[]"); return [] } }
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! { get { _Absence.value(of: self, "AVCaptureMetadataOutput.metadataObjectTypes", else: nil) } set { _Absence.keep(newValue, of: self, "AVCaptureMetadataOutput.metadataObjectTypes") } }
  open var metadataObjectsCallbackQueue: DispatchQueue? { get { _Absence.report("AVCaptureMetadataOutput.metadataObjectsCallbackQueue", answer: "nil"); return nil } }
  open var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? { get { _Absence.report("AVCaptureMetadataOutput.metadataObjectsDelegate", answer: "nil"); return nil } }
  open var rectOfInterest: CGRect { get { _Absence.value(of: self, "AVCaptureMetadataOutput.rectOfInterest", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureMetadataOutput.rectOfInterest") } }
  open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) { _Absence.report("AVCaptureMetadataOutput.setMetadataObjectsDelegate(_:queue:)") }
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() { _Absence.report("AVCaptureMovieFileOutput", answer: "a plain object"); super.init() }
  open var availableVideoCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCaptureMovieFileOutput.availableVideoCodecTypes", answer: "[]"); return [] } }
  open var isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled: Bool { get { _Absence.value(of: self, "AVCaptureMovieFileOutput.isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureMovieFileOutput.isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled") } }
  open var metadata: [AVMetadataItem]? { get { _Absence.value(of: self, "AVCaptureMovieFileOutput.metadata", else: nil) } set { _Absence.keep(newValue, of: self, "AVCaptureMovieFileOutput.metadata") } }
  open var movieFragmentInterval: CMTime { get { _Absence.value(of: self, "AVCaptureMovieFileOutput.movieFragmentInterval", else: .zero) } set { _Absence.keep(newValue, of: self, "AVCaptureMovieFileOutput.movieFragmentInterval") } }
  @discardableResult open func outputSettings(for connection: AVCaptureConnection) -> [String : Any] { _Absence.report("AVCaptureMovieFileOutput.outputSettings(for:)", answer: "[:]"); return [:] }
  open var primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get { _Absence.report("AVCaptureMovieFileOutput.primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording", answer: "[]"); return [] } }
  open var primaryConstituentDeviceSwitchingBehaviorForRecording: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior { get { _Absence.report("AVCaptureMovieFileOutput.primaryConstituentDeviceSwitchingBehaviorForRecording", answer: "AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.`auto`"); return AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.`auto` } }
  @discardableResult open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool { _Absence.report("AVCaptureMovieFileOutput.recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for:)", answer: "false"); return false }
  open func setOutputSettings(_ outputSettings: [String : Any]?, for connection: AVCaptureConnection) { _Absence.report("AVCaptureMovieFileOutput.setOutputSettings(_:for:)") }
  open func setPrimaryConstituentDeviceSwitchingBehaviorForRecording(_ switchingBehavior: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior, restrictedSwitchingBehaviorConditions: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions) { _Absence.report("AVCaptureMovieFileOutput.setPrimaryConstituentDeviceSwitchingBehaviorForRecording(_:restrictedSwitchingBehaviorConditions:)") }
  open func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_ doRecordChanges: Bool, for connection: AVCaptureConnection) { _Absence.report("AVCaptureMovieFileOutput.setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:)") }
  @discardableResult open func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] { _Absence.report("AVCaptureMovieFileOutput.supportedOutputSettingsKeys(for:)", answer: "[]"); return [] }
}
open class AVCaptureMultiCamSession: AVCaptureSession {
  public override init() { _Absence.report("AVCaptureMultiCamSession", answer: "a plain object"); super.init() }
  override open var hardwareCost: Float { get { _Absence.report("AVCaptureMultiCamSession.hardwareCost", answer: "0"); return 0 } }
  open class var isMultiCamSupported: Bool { get { _Absence.report("AVCaptureMultiCamSession.isMultiCamSupported", answer: "false"); return false } }
  open var systemPressureCost: Float { get { _Absence.report("AVCaptureMultiCamSession.systemPressureCost", answer: "0"); return 0 } }
}
open class AVCaptureOutput: NSObject {
  public override init() { _Absence.report("AVCaptureOutput", answer: "a plain object"); super.init() }
  @discardableResult open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { _Absence.report("AVCaptureOutput.connection(with:)", answer: "nil"); return nil }
  open var connections: [AVCaptureConnection] { get { _Absence.report("AVCaptureOutput.connections", answer: "[]"); return [] } }
  @discardableResult open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect { _Absence.report("AVCaptureOutput.metadataOutputRectConverted(fromOutputRect:)", answer: ".zero"); return .zero }
  @discardableResult open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { _Absence.report("AVCaptureOutput.outputRectConverted(fromMetadataOutputRect:)", answer: ".zero"); return .zero }
  @discardableResult open func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection) -> AVMetadataObject? { _Absence.report("AVCaptureOutput.transformedMetadataObject(for:connection:)", answer: "nil"); return nil }
}
open class AVCapturePhoto: NSObject {
  public override init() { _Absence.report("AVCapturePhoto", answer: "a plain object"); super.init() }
  open var bracketSettings: AVCaptureBracketedStillImageSettings? { get { _Absence.report("AVCapturePhoto.bracketSettings", answer: "nil"); return nil } }
  open var cameraCalibrationData: AVCameraCalibrationData? { get { _Absence.report("AVCapturePhoto.cameraCalibrationData", answer: "nil"); return nil } }
  @discardableResult open func cgImageRepresentation() -> CGImage? { _Absence.report("AVCapturePhoto.cgImageRepresentation()", answer: "nil"); return nil }
  open var depthData: AVDepthData? { get { _Absence.report("AVCapturePhoto.depthData", answer: "nil"); return nil } }
  open var embeddedThumbnailPhotoFormat: [String : Any]? { get { _Absence.report("AVCapturePhoto.embeddedThumbnailPhotoFormat", answer: "nil"); return nil } }
  @discardableResult open func fileDataRepresentation() -> Data? { _Absence.report("AVCapturePhoto.fileDataRepresentation()", answer: "nil"); return nil }
  @discardableResult open func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? { _Absence.report("AVCapturePhoto.fileDataRepresentation(with:)", answer: "nil"); return nil }
  @discardableResult open func fileDataRepresentation(withReplacementMetadata replacementMetadata: [String : Any]?, replacementEmbeddedThumbnailPhotoFormat: [String : Any]?, replacementEmbeddedThumbnailPixelBuffer: CVPixelBuffer?, replacementDepthData: AVDepthData?) -> Data? { _Absence.report("AVCapturePhoto.fileDataRepresentation(withReplacementMetadata:replacementEmbeddedThumbnailPhotoFormat:replacementEmbeddedThumbnailPixelBuffer:replacementDepthData:)", answer: "nil"); return nil }
  open var isRawPhoto: Bool { get { _Absence.report("AVCapturePhoto.isRawPhoto", answer: "false"); return false } }
  open var lensStabilizationStatus: AVCaptureDevice.LensStabilizationStatus { get { _Absence.report("AVCapturePhoto.lensStabilizationStatus", answer: "AVCaptureDevice.LensStabilizationStatus.`unavailable`"); return AVCaptureDevice.LensStabilizationStatus.`unavailable` } }
  open var metadata: [String : Any] { get { _Absence.report("AVCapturePhoto.metadata", answer: "[:]"); return [:] } }
  open var photoCount: Int { get { _Absence.report("AVCapturePhoto.photoCount", answer: "0"); return 0 } }
  open var pixelBuffer: CVPixelBuffer? { get { _Absence.report("AVCapturePhoto.pixelBuffer", answer: "nil"); return nil } }
  open var portraitEffectsMatte: AVPortraitEffectsMatte? { get { _Absence.report("AVCapturePhoto.portraitEffectsMatte", answer: "nil"); return nil } }
  @discardableResult open func previewCGImageRepresentation() -> CGImage? { _Absence.report("AVCapturePhoto.previewCGImageRepresentation()", answer: "nil"); return nil }
  open var previewPixelBuffer: CVPixelBuffer? { get { _Absence.report("AVCapturePhoto.previewPixelBuffer", answer: "nil"); return nil } }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { get { _Absence.report("AVCapturePhoto.resolvedSettings", answer: "AVCaptureResolvedPhotoSettings()"); return AVCaptureResolvedPhotoSettings() } }
  @discardableResult open func semanticSegmentationMatte(for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType) -> AVSemanticSegmentationMatte? { _Absence.report("AVCapturePhoto.semanticSegmentationMatte(for:)", answer: "nil"); return nil }
  open var sequenceCount: Int { get { _Absence.report("AVCapturePhoto.sequenceCount", answer: "0"); return 0 } }
  open var sourceDeviceType: AVCaptureDevice.DeviceType? { get { _Absence.report("AVCapturePhoto.sourceDeviceType", answer: "nil"); return nil } }
  open var timestamp: CMTime { get { _Absence.report("AVCapturePhoto.timestamp", answer: ".zero"); return .zero } }
}
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  public override init() { _Absence.report("AVCapturePhotoBracketSettings", answer: "a plain object"); super.init() }
  open var bracketedSettings: [AVCaptureBracketedStillImageSettings] { get { _Absence.report("AVCapturePhotoBracketSettings.bracketedSettings", answer: "[]"); return [] } }
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String : Any]?, bracketedSettings: [AVCaptureBracketedStillImageSettings]) { _Absence.report("AVCapturePhotoBracketSettings.init(rawPixelFormatType:processedFormat:bracketedSettings:)", answer: "a plain object"); self.init() }
  public convenience init(rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String : Any]?, processedFileType: AVFileType?, bracketedSettings: [AVCaptureBracketedStillImageSettings]) { _Absence.report("AVCapturePhotoBracketSettings.init(rawPixelFormatType:rawFileType:processedFormat:processedFileType:bracketedSettings:)", answer: "a plain object"); self.init() }
  open var isLensStabilizationEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoBracketSettings.isLensStabilizationEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoBracketSettings.isLensStabilizationEnabled") } }
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCapturePhotoOutput", answer: "a plain object"); super.init() }
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCapturePhotoOutput.availableLivePhotoVideoCodecTypes", answer: "[]"); return [] } }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCapturePhotoOutput.availablePhotoCodecTypes", answer: "[]"); return [] } }
  open var availablePhotoFileTypes: [AVFileType] { get { _Absence.report("AVCapturePhotoOutput.availablePhotoFileTypes", answer: "[]"); return [] } }
  open var availablePhotoPixelFormatTypes: [OSType] { get { _Absence.report("AVCapturePhotoOutput.availablePhotoPixelFormatTypes", answer: "[]"); return [] } }
  open var availableRawPhotoFileTypes: [AVFileType] { get { _Absence.report("AVCapturePhotoOutput.availableRawPhotoFileTypes", answer: "[]"); return [] } }
  open var availableRawPhotoPixelFormatTypes: [OSType] { get { _Absence.report("AVCapturePhotoOutput.availableRawPhotoPixelFormatTypes", answer: "[]"); return [] } }
  open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get { _Absence.report("AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes", answer: "[]"); return [] } }
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) { _Absence.report("AVCapturePhotoOutput.capturePhoto(with:delegate:)") }
  @discardableResult open class func dngPhotoDataRepresentation(forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?) -> Data? { _Absence.report("AVCapturePhotoOutput.dngPhotoDataRepresentation(forRawSampleBuffer:previewPhotoSampleBuffer:)", answer: "nil"); return nil }
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get { _Absence.value(of: self, "AVCapturePhotoOutput.enabledSemanticSegmentationMatteTypes", else: []) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.enabledSemanticSegmentationMatteTypes") } }
  open var isAppleProRAWEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isAppleProRAWEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isAppleProRAWEnabled") } }
  @discardableResult open class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { _Absence.report("AVCapturePhotoOutput.isAppleProRAWPixelFormat(_:)", answer: "false"); return false }
  open var isAppleProRAWSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isAppleProRAWSupported", answer: "false"); return false } }
  open var isAutoRedEyeReductionSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isAutoRedEyeReductionSupported", answer: "false"); return false } }
  @discardableResult open class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { _Absence.report("AVCapturePhotoOutput.isBayerRAWPixelFormat(_:)", answer: "false"); return false }
  open var isCameraCalibrationDataDeliverySupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isCameraCalibrationDataDeliverySupported", answer: "false"); return false } }
  open var isContentAwareDistortionCorrectionEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isContentAwareDistortionCorrectionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isContentAwareDistortionCorrectionEnabled") } }
  open var isContentAwareDistortionCorrectionSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isContentAwareDistortionCorrectionSupported", answer: "false"); return false } }
  open var isDepthDataDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isDepthDataDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isDepthDataDeliveryEnabled") } }
  open var isDepthDataDeliverySupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isDepthDataDeliverySupported", answer: "false"); return false } }
  open var isDualCameraDualPhotoDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isDualCameraDualPhotoDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isDualCameraDualPhotoDeliveryEnabled") } }
  open var isDualCameraDualPhotoDeliverySupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isDualCameraDualPhotoDeliverySupported", answer: "false"); return false } }
  open var isDualCameraFusionSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isDualCameraFusionSupported", answer: "false"); return false } }
  open var isFlashScene: Bool { get { _Absence.report("AVCapturePhotoOutput.isFlashScene", answer: "false"); return false } }
  open var isHighResolutionCaptureEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isHighResolutionCaptureEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isHighResolutionCaptureEnabled") } }
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isLensStabilizationDuringBracketedCaptureSupported", answer: "false"); return false } }
  open var isLivePhotoAutoTrimmingEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isLivePhotoAutoTrimmingEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isLivePhotoAutoTrimmingEnabled") } }
  open var isLivePhotoCaptureEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isLivePhotoCaptureEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isLivePhotoCaptureEnabled") } }
  open var isLivePhotoCaptureSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isLivePhotoCaptureSupported", answer: "false"); return false } }
  open var isLivePhotoCaptureSuspended: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isLivePhotoCaptureSuspended", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isLivePhotoCaptureSuspended") } }
  open var isPortraitEffectsMatteDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isPortraitEffectsMatteDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isPortraitEffectsMatteDeliveryEnabled") } }
  open var isPortraitEffectsMatteDeliverySupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isPortraitEffectsMatteDeliverySupported", answer: "false"); return false } }
  open var isStillImageStabilizationScene: Bool { get { _Absence.report("AVCapturePhotoOutput.isStillImageStabilizationScene", answer: "false"); return false } }
  open var isStillImageStabilizationSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isStillImageStabilizationSupported", answer: "false"); return false } }
  open var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.isVirtualDeviceConstituentPhotoDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.isVirtualDeviceConstituentPhotoDeliveryEnabled") } }
  open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isVirtualDeviceConstituentPhotoDeliverySupported", answer: "false"); return false } }
  open var isVirtualDeviceFusionSupported: Bool { get { _Absence.report("AVCapturePhotoOutput.isVirtualDeviceFusionSupported", answer: "false"); return false } }
  @discardableResult open class func jpegPhotoDataRepresentation(forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?) -> Data? { _Absence.report("AVCapturePhotoOutput.jpegPhotoDataRepresentation(forJPEGSampleBuffer:previewPhotoSampleBuffer:)", answer: "nil"); return nil }
  open var maxBracketedCapturePhotoCount: Int { get { _Absence.report("AVCapturePhotoOutput.maxBracketedCapturePhotoCount", answer: "0"); return 0 } }
  open var maxPhotoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization { get { _Absence.value(of: self, "AVCapturePhotoOutput.maxPhotoQualityPrioritization", else: AVCapturePhotoOutput.QualityPrioritization.`balanced`) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.maxPhotoQualityPrioritization") } }
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings? { get { _Absence.value(of: self, "AVCapturePhotoOutput.photoSettingsForSceneMonitoring", else: nil) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.photoSettingsForSceneMonitoring") } }
  open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { get { _Absence.report("AVCapturePhotoOutput.preparedPhotoSettingsArray", answer: "[]"); return [] } }
  open var preservesLivePhotoCaptureSuspendedOnSessionStop: Bool { get { _Absence.value(of: self, "AVCapturePhotoOutput.preservesLivePhotoCaptureSuspendedOnSessionStop", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoOutput.preservesLivePhotoCaptureSuspendedOnSessionStop") } }
  open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) async throws { _Absence.report("AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:)", answer: "an error"); throw _Absence.Failure(name: "AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:)") }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { get { _Absence.report("AVCapturePhotoOutput.supportedFlashModes", answer: "[]"); return [] } }
  @discardableResult open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { _Absence.report("AVCapturePhotoOutput.supportedPhotoCodecTypes(for:)", answer: "[]"); return [] }
  @discardableResult open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { _Absence.report("AVCapturePhotoOutput.supportedPhotoPixelFormatTypes(for:)", answer: "[]"); return [] }
  @discardableResult open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { _Absence.report("AVCapturePhotoOutput.supportedRawPhotoPixelFormatTypes(for:)", answer: "[]"); return [] }
}
open class AVCapturePhotoSettings: NSObject {
  public override init() { _Absence.report("AVCapturePhotoSettings", answer: "a plain object"); super.init() }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCapturePhotoSettings.availableEmbeddedThumbnailPhotoCodecTypes", answer: "[]"); return [] } }
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { get { _Absence.report("AVCapturePhotoSettings.availablePreviewPhotoPixelFormatTypes", answer: "[]"); return [] } }
  open var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCapturePhotoSettings.availableRawEmbeddedThumbnailPhotoCodecTypes", answer: "[]"); return [] } }
  open var embeddedThumbnailPhotoFormat: [String : Any]? { get { _Absence.value(of: self, "AVCapturePhotoSettings.embeddedThumbnailPhotoFormat", else: nil) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.embeddedThumbnailPhotoFormat") } }
  open var embedsDepthDataInPhoto: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.embedsDepthDataInPhoto", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.embedsDepthDataInPhoto") } }
  open var embedsPortraitEffectsMatteInPhoto: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.embedsPortraitEffectsMatteInPhoto", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.embedsPortraitEffectsMatteInPhoto") } }
  open var embedsSemanticSegmentationMattesInPhoto: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.embedsSemanticSegmentationMattesInPhoto", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.embedsSemanticSegmentationMattesInPhoto") } }
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get { _Absence.value(of: self, "AVCapturePhotoSettings.enabledSemanticSegmentationMatteTypes", else: []) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.enabledSemanticSegmentationMatteTypes") } }
  open var flashMode: AVCaptureDevice.FlashMode { get { _Absence.value(of: self, "AVCapturePhotoSettings.flashMode", else: AVCaptureDevice.FlashMode.`auto`) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.flashMode") } }
  open var format: [String : Any]? { get { _Absence.report("AVCapturePhotoSettings.format", answer: "nil"); return nil } }
  public convenience init(format: [String : Any]?) { _Absence.report("AVCapturePhotoSettings.init(format:)", answer: "a plain object"); self.init() }
  public convenience init(fromPhotoSettings photoSettings: AVCapturePhotoSettings) { _Absence.report("AVCapturePhotoSettings.init(fromPhotoSettings:)", answer: "a plain object"); self.init() }
  public convenience init(rawPixelFormatType: OSType) { _Absence.report("AVCapturePhotoSettings.init(rawPixelFormatType:)", answer: "a plain object"); self.init() }
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String : Any]?) { _Absence.report("AVCapturePhotoSettings.init(rawPixelFormatType:processedFormat:)", answer: "a plain object"); self.init() }
  public convenience init(rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String : Any]?, processedFileType: AVFileType?) { _Absence.report("AVCapturePhotoSettings.init(rawPixelFormatType:rawFileType:processedFormat:processedFileType:)", answer: "a plain object"); self.init() }
  open var isAutoContentAwareDistortionCorrectionEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isAutoContentAwareDistortionCorrectionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isAutoContentAwareDistortionCorrectionEnabled") } }
  open var isAutoDualCameraFusionEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isAutoDualCameraFusionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isAutoDualCameraFusionEnabled") } }
  open var isAutoRedEyeReductionEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isAutoRedEyeReductionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isAutoRedEyeReductionEnabled") } }
  open var isAutoStillImageStabilizationEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isAutoStillImageStabilizationEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isAutoStillImageStabilizationEnabled") } }
  open var isAutoVirtualDeviceFusionEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isAutoVirtualDeviceFusionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isAutoVirtualDeviceFusionEnabled") } }
  open var isCameraCalibrationDataDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isCameraCalibrationDataDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isCameraCalibrationDataDeliveryEnabled") } }
  open var isDepthDataDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isDepthDataDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isDepthDataDeliveryEnabled") } }
  open var isDepthDataFiltered: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isDepthDataFiltered", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isDepthDataFiltered") } }
  open var isDualCameraDualPhotoDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isDualCameraDualPhotoDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isDualCameraDualPhotoDeliveryEnabled") } }
  open var isHighResolutionPhotoEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isHighResolutionPhotoEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isHighResolutionPhotoEnabled") } }
  open var isPortraitEffectsMatteDeliveryEnabled: Bool { get { _Absence.value(of: self, "AVCapturePhotoSettings.isPortraitEffectsMatteDeliveryEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.isPortraitEffectsMatteDeliveryEnabled") } }
  open var livePhotoMovieFileURL: URL? { get { _Absence.value(of: self, "AVCapturePhotoSettings.livePhotoMovieFileURL", else: nil) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.livePhotoMovieFileURL") } }
  open var livePhotoMovieMetadata: [AVMetadataItem]! { get { _Absence.value(of: self, "AVCapturePhotoSettings.livePhotoMovieMetadata", else: nil) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.livePhotoMovieMetadata") } }
  open var livePhotoVideoCodecType: AVVideoCodecType { get { _Absence.value(of: self, "AVCapturePhotoSettings.livePhotoVideoCodecType", else: AVVideoCodecType(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.livePhotoVideoCodecType") } }
  open var metadata: [String : Any] { get { _Absence.value(of: self, "AVCapturePhotoSettings.metadata", else: [:]) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.metadata") } }
  open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization { get { _Absence.value(of: self, "AVCapturePhotoSettings.photoQualityPrioritization", else: AVCapturePhotoOutput.QualityPrioritization.`balanced`) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.photoQualityPrioritization") } }
  open var previewPhotoFormat: [String : Any]? { get { _Absence.value(of: self, "AVCapturePhotoSettings.previewPhotoFormat", else: nil) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.previewPhotoFormat") } }
  open var processedFileType: AVFileType? { get { _Absence.report("AVCapturePhotoSettings.processedFileType", answer: "nil"); return nil } }
  open var rawEmbeddedThumbnailPhotoFormat: [String : Any]? { get { _Absence.value(of: self, "AVCapturePhotoSettings.rawEmbeddedThumbnailPhotoFormat", else: nil) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.rawEmbeddedThumbnailPhotoFormat") } }
  open var rawFileType: AVFileType? { get { _Absence.report("AVCapturePhotoSettings.rawFileType", answer: "nil"); return nil } }
  open var rawPhotoPixelFormatType: OSType { get { _Absence.trap("AVCapturePhotoSettings.rawPhotoPixelFormatType") } }
  open var uniqueID: Int64 { get { _Absence.report("AVCapturePhotoSettings.uniqueID", answer: "0"); return 0 } }
  open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] { get { _Absence.value(of: self, "AVCapturePhotoSettings.virtualDeviceConstituentPhotoDeliveryEnabledDevices", else: []) } set { _Absence.keep(newValue, of: self, "AVCapturePhotoSettings.virtualDeviceConstituentPhotoDeliveryEnabledDevices") } }
}
open class AVCaptureResolvedPhotoSettings: NSObject {
  public override init() { _Absence.report("AVCaptureResolvedPhotoSettings", answer: "a plain object"); super.init() }
  open var expectedPhotoCount: Int { get { _Absence.report("AVCaptureResolvedPhotoSettings.expectedPhotoCount", answer: "0"); return 0 } }
  open var isContentAwareDistortionCorrectionEnabled: Bool { get { _Absence.report("AVCaptureResolvedPhotoSettings.isContentAwareDistortionCorrectionEnabled", answer: "false"); return false } }
  open var isDualCameraFusionEnabled: Bool { get { _Absence.report("AVCaptureResolvedPhotoSettings.isDualCameraFusionEnabled", answer: "false"); return false } }
  open var isFlashEnabled: Bool { get { _Absence.report("AVCaptureResolvedPhotoSettings.isFlashEnabled", answer: "false"); return false } }
  open var isRedEyeReductionEnabled: Bool { get { _Absence.report("AVCaptureResolvedPhotoSettings.isRedEyeReductionEnabled", answer: "false"); return false } }
  open var isStillImageStabilizationEnabled: Bool { get { _Absence.report("AVCaptureResolvedPhotoSettings.isStillImageStabilizationEnabled", answer: "false"); return false } }
  open var isVirtualDeviceFusionEnabled: Bool { get { _Absence.report("AVCaptureResolvedPhotoSettings.isVirtualDeviceFusionEnabled", answer: "false"); return false } }
  open var photoProcessingTimeRange: CMTimeRange { get { _Absence.report("AVCaptureResolvedPhotoSettings.photoProcessingTimeRange", answer: ".zero"); return .zero } }
  open var uniqueID: Int64 { get { _Absence.report("AVCaptureResolvedPhotoSettings.uniqueID", answer: "0"); return 0 } }
}
open class AVCaptureSession: NSObject {
  public override init() { _Absence.report("AVCaptureSession", answer: "a plain object"); super.init() }
  open func addConnection(_ connection: AVCaptureConnection) { _Absence.report("AVCaptureSession.addConnection(_:)") }
  open func addInput(_ input: AVCaptureInput) { _Absence.report("AVCaptureSession.addInput(_:)") }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { _Absence.report("AVCaptureSession.addInputWithNoConnections(_:)") }
  open func addOutput(_ output: AVCaptureOutput) { _Absence.report("AVCaptureSession.addOutput(_:)") }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { _Absence.report("AVCaptureSession.addOutputWithNoConnections(_:)") }
  open var automaticallyConfiguresApplicationAudioSession: Bool { get { _Absence.value(of: self, "AVCaptureSession.automaticallyConfiguresApplicationAudioSession", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureSession.automaticallyConfiguresApplicationAudioSession") } }
  open var automaticallyConfiguresCaptureDeviceForWideColor: Bool { get { _Absence.value(of: self, "AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor") } }
  open func beginConfiguration() { _Absence.report("AVCaptureSession.beginConfiguration()") }
  @discardableResult open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { _Absence.report("AVCaptureSession.canAddConnection(_:)", answer: "false"); return false }
  @discardableResult open func canAddInput(_ input: AVCaptureInput) -> Bool { _Absence.report("AVCaptureSession.canAddInput(_:)", answer: "false"); return false }
  @discardableResult open func canAddOutput(_ output: AVCaptureOutput) -> Bool { _Absence.report("AVCaptureSession.canAddOutput(_:)", answer: "false"); return false }
  @discardableResult open func canSetSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { _Absence.report("AVCaptureSession.canSetSessionPreset(_:)", answer: "false"); return false }
  open func commitConfiguration() { _Absence.report("AVCaptureSession.commitConfiguration()") }
  open var connections: [AVCaptureConnection] { get { _Absence.report("AVCaptureSession.connections", answer: "[]"); return [] } }
  open var hardwareCost: Float { get { _Absence.report("AVCaptureSession.hardwareCost", answer: "0"); return 0 } }
  open var inputs: [AVCaptureInput] { get { _Absence.report("AVCaptureSession.inputs", answer: "[]"); return [] } }
  open var isInterrupted: Bool { get { _Absence.report("AVCaptureSession.isInterrupted", answer: "false"); return false } }
  open var isMultitaskingCameraAccessEnabled: Bool { get { _Absence.value(of: self, "AVCaptureSession.isMultitaskingCameraAccessEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureSession.isMultitaskingCameraAccessEnabled") } }
  open var isMultitaskingCameraAccessSupported: Bool { get { _Absence.report("AVCaptureSession.isMultitaskingCameraAccessSupported", answer: "false"); return false } }
  open var isRunning: Bool { get { _Absence.report("AVCaptureSession.isRunning", answer: "false"); return false } }
  open var outputs: [AVCaptureOutput] { get { _Absence.report("AVCaptureSession.outputs", answer: "[]"); return [] } }
  open func removeConnection(_ connection: AVCaptureConnection) { _Absence.report("AVCaptureSession.removeConnection(_:)") }
  open func removeInput(_ input: AVCaptureInput) { _Absence.report("AVCaptureSession.removeInput(_:)") }
  open func removeOutput(_ output: AVCaptureOutput) { _Absence.report("AVCaptureSession.removeOutput(_:)") }
  open var sessionPreset: AVCaptureSession.Preset { get { _Absence.value(of: self, "AVCaptureSession.sessionPreset", else: AVCaptureSession.Preset(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVCaptureSession.sessionPreset") } }
  open func startRunning() { _Absence.report("AVCaptureSession.startRunning()") }
  open func stopRunning() { _Absence.report("AVCaptureSession.stopRunning()") }
  open var usesApplicationAudioSession: Bool { get { _Absence.value(of: self, "AVCaptureSession.usesApplicationAudioSession", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureSession.usesApplicationAudioSession") } }
}
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCaptureStillImageOutput", answer: "a plain object"); super.init() }
  open var automaticallyEnablesStillImageStabilizationWhenAvailable: Bool { get { _Absence.value(of: self, "AVCaptureStillImageOutput.automaticallyEnablesStillImageStabilizationWhenAvailable", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureStillImageOutput.automaticallyEnablesStillImageStabilizationWhenAvailable") } }
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { get { _Absence.report("AVCaptureStillImageOutput.availableImageDataCVPixelFormatTypes", answer: "[]"); return [] } }
  open var availableImageDataCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCaptureStillImageOutput.availableImageDataCodecTypes", answer: "[]"); return [] } }
  open func captureStillImageAsynchronously(from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void) { _Absence.report("AVCaptureStillImageOutput.captureStillImageAsynchronously(from:completionHandler:)") }
  open func captureStillImageBracketAsynchronously(from connection: AVCaptureConnection, withSettingsArray settings: [AVCaptureBracketedStillImageSettings], completionHandler handler: @escaping (CMSampleBuffer?, AVCaptureBracketedStillImageSettings?, (any Error)?) -> Void) { _Absence.report("AVCaptureStillImageOutput.captureStillImageBracketAsynchronously(from:withSettingsArray:completionHandler:)") }
  open var isCapturingStillImage: Bool { get { _Absence.report("AVCaptureStillImageOutput.isCapturingStillImage", answer: "false"); return false } }
  open var isHighResolutionStillImageOutputEnabled: Bool { get { _Absence.value(of: self, "AVCaptureStillImageOutput.isHighResolutionStillImageOutputEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureStillImageOutput.isHighResolutionStillImageOutputEnabled") } }
  open var isLensStabilizationDuringBracketedCaptureEnabled: Bool { get { _Absence.value(of: self, "AVCaptureStillImageOutput.isLensStabilizationDuringBracketedCaptureEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureStillImageOutput.isLensStabilizationDuringBracketedCaptureEnabled") } }
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { get { _Absence.report("AVCaptureStillImageOutput.isLensStabilizationDuringBracketedCaptureSupported", answer: "false"); return false } }
  open var isStillImageStabilizationActive: Bool { get { _Absence.report("AVCaptureStillImageOutput.isStillImageStabilizationActive", answer: "false"); return false } }
  open var isStillImageStabilizationSupported: Bool { get { _Absence.report("AVCaptureStillImageOutput.isStillImageStabilizationSupported", answer: "false"); return false } }
  @discardableResult open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { _Absence.report("AVCaptureStillImageOutput.jpegStillImageNSDataRepresentation(_:)", answer: "nil"); return nil }
  open var maxBracketedCaptureStillImageCount: Int { get { _Absence.report("AVCaptureStillImageOutput.maxBracketedCaptureStillImageCount", answer: "0"); return 0 } }
  open var outputSettings: [String : Any] { get { _Absence.value(of: self, "AVCaptureStillImageOutput.outputSettings", else: [:]) } set { _Absence.keep(newValue, of: self, "AVCaptureStillImageOutput.outputSettings") } }
  open func prepareToCaptureStillImageBracket(from connection: AVCaptureConnection, withSettingsArray settings: [AVCaptureBracketedStillImageSettings], completionHandler handler: @escaping (Bool, (any Error)?) -> Void) { _Absence.report("AVCaptureStillImageOutput.prepareToCaptureStillImageBracket(from:withSettingsArray:completionHandler:)") }
}
open class AVCaptureSynchronizedData: NSObject {
  public override init() { _Absence.report("AVCaptureSynchronizedData", answer: "a plain object"); super.init() }
  open var timestamp: CMTime { get { _Absence.report("AVCaptureSynchronizedData.timestamp", answer: ".zero"); return .zero } }
}
open class AVCaptureSynchronizedDataCollection: NSObject {
  public override init() { _Absence.report("AVCaptureSynchronizedDataCollection", answer: "a plain object"); super.init() }
  open var count: Int { get { _Absence.report("AVCaptureSynchronizedDataCollection.count", answer: "0"); return 0 } }
  @discardableResult open func makeIterator() -> AVCaptureSynchronizedDataCollection.Iterator { _Absence.report("AVCaptureSynchronizedDataCollection.makeIterator()", answer: "AVCaptureSynchronizedDataCollection.Iterator()"); return AVCaptureSynchronizedDataCollection.Iterator() }
  open subscript(key: AVCaptureOutput) -> AVCaptureSynchronizedData? { get { _Absence.report("AVCaptureSynchronizedDataCollection.subscript(_:)", answer: "nil"); return nil } }
  @discardableResult open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? { _Absence.report("AVCaptureSynchronizedDataCollection.synchronizedData(for:)", answer: "nil"); return nil }
}
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
  public override init() { _Absence.report("AVCaptureSynchronizedDepthData", answer: "a plain object"); super.init() }
  open var depthData: AVDepthData { get { _Absence.report("AVCaptureSynchronizedDepthData.depthData", answer: "AVDepthData()"); return AVDepthData() } }
  open var depthDataWasDropped: Bool { get { _Absence.report("AVCaptureSynchronizedDepthData.depthDataWasDropped", answer: "false"); return false } }
  open var droppedReason: AVCaptureOutput.DataDroppedReason { get { _Absence.report("AVCaptureSynchronizedDepthData.droppedReason", answer: "AVCaptureOutput.DataDroppedReason.`none`"); return AVCaptureOutput.DataDroppedReason.`none` } }
}
open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData {
  public override init() { _Absence.report("AVCaptureSynchronizedMetadataObjectData", answer: "a plain object"); super.init() }
  open var metadataObjects: [AVMetadataObject] { get { _Absence.report("AVCaptureSynchronizedMetadataObjectData.metadataObjects", answer: "[]"); return [] } }
}
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
  public override init() { _Absence.report("AVCaptureSynchronizedSampleBufferData", answer: "a plain object"); super.init() }
  open var droppedReason: AVCaptureOutput.DataDroppedReason { get { _Absence.report("AVCaptureSynchronizedSampleBufferData.droppedReason", answer: "AVCaptureOutput.DataDroppedReason.`none`"); return AVCaptureOutput.DataDroppedReason.`none` } }
  open var sampleBuffer: CMSampleBuffer { get { _Absence.trap("AVCaptureSynchronizedSampleBufferData.sampleBuffer") } }
  open var sampleBufferWasDropped: Bool { get { _Absence.report("AVCaptureSynchronizedSampleBufferData.sampleBufferWasDropped", answer: "false"); return false } }
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public override init() { _Absence.report("AVCaptureVideoDataOutput", answer: "a plain object"); super.init() }
  open var alwaysDiscardsLateVideoFrames: Bool { get { _Absence.value(of: self, "AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames") } }
  open var automaticallyConfiguresOutputBufferDimensions: Bool { get { _Absence.value(of: self, "AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions") } }
  open var availableVideoCodecTypes: [AVVideoCodecType] { get { _Absence.report("AVCaptureVideoDataOutput.availableVideoCodecTypes", answer: "[]"); return [] } }
  @discardableResult open func availableVideoCodecTypesForAssetWriter(writingTo outputFileType: AVFileType) -> [AVVideoCodecType] { _Absence.report("AVCaptureVideoDataOutput.availableVideoCodecTypesForAssetWriter(writingTo:)", answer: "[]"); return [] }
  open var availableVideoPixelFormatTypes: [OSType] { get { _Absence.report("AVCaptureVideoDataOutput.availableVideoPixelFormatTypes", answer: "[]"); return [] } }
  open var deliversPreviewSizedOutputBuffers: Bool { get { _Absence.value(of: self, "AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers", else: false) } set { _Absence.keep(newValue, of: self, "AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers") } }
  @discardableResult open func recommendedVideoSettings(forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType) -> [String : Any]? { _Absence.report("AVCaptureVideoDataOutput.recommendedVideoSettings(forVideoCodecType:assetWriterOutputFileType:)", answer: "nil"); return nil }
  @discardableResult open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String : Any]? { _Absence.report("AVCaptureVideoDataOutput.recommendedVideoSettingsForAssetWriter(writingTo:)", answer: "nil"); return nil }
  open var sampleBufferCallbackQueue: DispatchQueue? { get { _Absence.report("AVCaptureVideoDataOutput.sampleBufferCallbackQueue", answer: "nil"); return nil } }
  open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? { get { _Absence.report("AVCaptureVideoDataOutput.sampleBufferDelegate", answer: "nil"); return nil } }
  open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) { _Absence.report("AVCaptureVideoDataOutput.setSampleBufferDelegate(_:queue:)") }
  open var videoSettings: [String : Any]! { get { _Absence.value(of: self, "AVCaptureVideoDataOutput.videoSettings", else: nil) } set { _Absence.keep(newValue, of: self, "AVCaptureVideoDataOutput.videoSettings") } }
}
open class AVCaptureVideoPreviewLayer: CALayer {
  @discardableResult open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { _Absence.report("AVCaptureVideoPreviewLayer.captureDevicePointConverted(fromLayerPoint:)", answer: ".zero"); return .zero }
  open var connection: AVCaptureConnection? { get { _Absence.report("AVCaptureVideoPreviewLayer.connection", answer: "nil"); return nil } }
  public convenience init(session: AVCaptureSession) { _Absence.trap("AVCaptureVideoPreviewLayer.init(session:)") }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { _Absence.trap("AVCaptureVideoPreviewLayer.init(sessionWithNoConnection:)") }
  open var isPreviewing: Bool { get { _Absence.report("AVCaptureVideoPreviewLayer.isPreviewing", answer: "false"); return false } }
  @discardableResult open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { _Absence.report("AVCaptureVideoPreviewLayer.layerPointConverted(fromCaptureDevicePoint:)", answer: ".zero"); return .zero }
  @discardableResult open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { _Absence.report("AVCaptureVideoPreviewLayer.layerRectConverted(fromMetadataOutputRect:)", answer: ".zero"); return .zero }
  @discardableResult open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { _Absence.report("AVCaptureVideoPreviewLayer.metadataOutputRectConverted(fromLayerRect:)", answer: ".zero"); return .zero }
  open var session: AVCaptureSession? { get { _Absence.value(of: self, "AVCaptureVideoPreviewLayer.session", else: nil) } set { _Absence.keep(newValue, of: self, "AVCaptureVideoPreviewLayer.session") } }
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { _Absence.report("AVCaptureVideoPreviewLayer.setSessionWithNoConnection(_:)") }
  @discardableResult open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { _Absence.report("AVCaptureVideoPreviewLayer.transformedMetadataObject(for:)", answer: "nil"); return nil }
  open var videoGravity: AVLayerVideoGravity { get { _Absence.value(of: self, "AVCaptureVideoPreviewLayer.videoGravity", else: AVLayerVideoGravity(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVCaptureVideoPreviewLayer.videoGravity") } }
}
open class AVComposition: AVAsset {
  public override init() { _Absence.report("AVComposition", answer: "a plain object"); super.init() }
  override open var allMediaSelections: [AVMediaSelection] { get { _Absence.report("AVComposition.allMediaSelections", answer: "[]"); return [] } }
  override open var availableChapterLocales: [Locale] { get { _Absence.report("AVComposition.availableChapterLocales", answer: "[]"); return [] } }
  override open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { get { _Absence.report("AVComposition.availableMediaCharacteristicsWithMediaSelectionOptions", answer: "[]"); return [] } }
  override open var availableMetadataFormats: [AVMetadataFormat] { get { _Absence.report("AVComposition.availableMetadataFormats", answer: "[]"); return [] } }
  override open var canContainFragments: Bool { get { _Absence.report("AVComposition.canContainFragments", answer: "false"); return false } }
  @discardableResult override open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { _Absence.report("AVComposition.chapterMetadataGroups(bestMatchingPreferredLanguages:)", answer: "[]"); return [] }
  @discardableResult override open func chapterMetadataGroups(withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?) -> [AVTimedMetadataGroup] { _Absence.report("AVComposition.chapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)", answer: "[]"); return [] }
  override open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVComposition.commonMetadata", answer: "[]"); return [] } }
  override open var containsFragments: Bool { get { _Absence.report("AVComposition.containsFragments", answer: "false"); return false } }
  override open var creationDate: AVMetadataItem? { get { _Absence.report("AVComposition.creationDate", answer: "nil"); return nil } }
  override open var duration: CMTime { get { _Absence.report("AVComposition.duration", answer: ".zero"); return .zero } }
  override open var hasProtectedContent: Bool { get { _Absence.report("AVComposition.hasProtectedContent", answer: "false"); return false } }
  override open var isCompatibleWithAirPlayVideo: Bool { get { _Absence.report("AVComposition.isCompatibleWithAirPlayVideo", answer: "false"); return false } }
  override open var isCompatibleWithSavedPhotosAlbum: Bool { get { _Absence.report("AVComposition.isCompatibleWithSavedPhotosAlbum", answer: "false"); return false } }
  override open var isComposable: Bool { get { _Absence.report("AVComposition.isComposable", answer: "false"); return false } }
  override open var isExportable: Bool { get { _Absence.report("AVComposition.isExportable", answer: "false"); return false } }
  override open var isPlayable: Bool { get { _Absence.report("AVComposition.isPlayable", answer: "false"); return false } }
  override open var isReadable: Bool { get { _Absence.report("AVComposition.isReadable", answer: "false"); return false } }
  @discardableResult override open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVCompositionTrack? { _Absence.report("AVComposition.loadTrack(withTrackID:)", answer: "an error"); throw _Absence.Failure(name: "AVComposition.loadTrack(withTrackID:)") }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVCompositionTrack] { _Absence.report("AVComposition.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVComposition.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVCompositionTrack] { _Absence.report("AVComposition.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVComposition.loadTracks(withMediaType:)") }
  override open var lyrics: String? { get { _Absence.report("AVComposition.lyrics", answer: "nil"); return nil } }
  @discardableResult override open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { _Absence.report("AVComposition.mediaSelectionGroup(forMediaCharacteristic:)", answer: "nil"); return nil }
  override open var metadata: [AVMetadataItem] { get { _Absence.report("AVComposition.metadata", answer: "[]"); return [] } }
  @discardableResult override open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { _Absence.report("AVComposition.metadata(forFormat:)", answer: "[]"); return [] }
  override open var minimumTimeOffsetFromLive: CMTime { get { _Absence.report("AVComposition.minimumTimeOffsetFromLive", answer: ".zero"); return .zero } }
  open var naturalSize: CGSize { get { _Absence.report("AVComposition.naturalSize", answer: ".zero"); return .zero } }
  override open var overallDurationHint: CMTime { get { _Absence.report("AVComposition.overallDurationHint", answer: ".zero"); return .zero } }
  override open var preferredMediaSelection: AVMediaSelection { get { _Absence.report("AVComposition.preferredMediaSelection", answer: "AVMediaSelection()"); return AVMediaSelection() } }
  override open var preferredRate: Float { get { _Absence.report("AVComposition.preferredRate", answer: "0"); return 0 } }
  override open var preferredTransform: CGAffineTransform { get { _Absence.report("AVComposition.preferredTransform", answer: ".identity"); return .identity } }
  override open var preferredVolume: Float { get { _Absence.report("AVComposition.preferredVolume", answer: "0"); return 0 } }
  override open var providesPreciseDurationAndTiming: Bool { get { _Absence.report("AVComposition.providesPreciseDurationAndTiming", answer: "false"); return false } }
  @discardableResult override open func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? { _Absence.report("AVComposition.track(withTrackID:)", answer: "nil"); return nil }
  override open var trackGroups: [AVAssetTrackGroup] { get { _Absence.report("AVComposition.trackGroups", answer: "[]"); return [] } }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVCompositionTrack] { _Absence.report("AVComposition.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVCompositionTrack] { _Absence.report("AVComposition.tracks(withMediaType:)", answer: "[]"); return [] }
  @discardableResult override open func unusedTrackID() -> CMPersistentTrackID { _Absence.trap("AVComposition.unusedTrackID()") }
  open var urlAssetInitializationOptions: [String : Any] { get { _Absence.report("AVComposition.urlAssetInitializationOptions", answer: "[:]"); return [:] } }
}
open class AVCompositionTrack: AVAssetTrack {
  public override init() { _Absence.report("AVCompositionTrack", answer: "a plain object"); super.init() }
  @discardableResult override open func associatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) -> [AVAssetTrack] { _Absence.report("AVCompositionTrack.associatedTracks(ofType:)", answer: "[]"); return [] }
  override open var availableMetadataFormats: [AVMetadataFormat] { get { _Absence.report("AVCompositionTrack.availableMetadataFormats", answer: "[]"); return [] } }
  override open var availableTrackAssociationTypes: [AVAssetTrack.AssociationType] { get { _Absence.report("AVCompositionTrack.availableTrackAssociationTypes", answer: "[]"); return [] } }
  open var canProvideSampleCursors: Bool { get { _Absence.report("AVCompositionTrack.canProvideSampleCursors", answer: "false"); return false } }
  override open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVCompositionTrack.commonMetadata", answer: "[]"); return [] } }
  override open var estimatedDataRate: Float { get { _Absence.report("AVCompositionTrack.estimatedDataRate", answer: "0"); return 0 } }
  override open var extendedLanguageTag: String? { get { _Absence.report("AVCompositionTrack.extendedLanguageTag", answer: "nil"); return nil } }
  open var formatDescriptionReplacements: [AVCompositionTrackFormatDescriptionReplacement] { get { _Absence.report("AVCompositionTrack.formatDescriptionReplacements", answer: "[]"); return [] } }
  override open var formatDescriptions: [Any] { get { _Absence.report("AVCompositionTrack.formatDescriptions", answer: "[]"); return [] } }
  override open var hasAudioSampleDependencies: Bool { get { _Absence.report("AVCompositionTrack.hasAudioSampleDependencies", answer: "false"); return false } }
  @discardableResult override open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { _Absence.report("AVCompositionTrack.hasMediaCharacteristic(_:)", answer: "false"); return false }
  override open var isDecodable: Bool { get { _Absence.report("AVCompositionTrack.isDecodable", answer: "false"); return false } }
  override open var isEnabled: Bool { get { _Absence.report("AVCompositionTrack.isEnabled", answer: "false"); return false } }
  override open var isPlayable: Bool { get { _Absence.report("AVCompositionTrack.isPlayable", answer: "false"); return false } }
  override open var isSelfContained: Bool { get { _Absence.report("AVCompositionTrack.isSelfContained", answer: "false"); return false } }
  override open var languageCode: String? { get { _Absence.report("AVCompositionTrack.languageCode", answer: "nil"); return nil } }
  override open var metadata: [AVMetadataItem] { get { _Absence.report("AVCompositionTrack.metadata", answer: "[]"); return [] } }
  @discardableResult override open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { _Absence.report("AVCompositionTrack.metadata(forFormat:)", answer: "[]"); return [] }
  override open var minFrameDuration: CMTime { get { _Absence.report("AVCompositionTrack.minFrameDuration", answer: ".zero"); return .zero } }
  override open var naturalSize: CGSize { get { _Absence.report("AVCompositionTrack.naturalSize", answer: ".zero"); return .zero } }
  override open var naturalTimeScale: CMTimeScale { get { _Absence.trap("AVCompositionTrack.naturalTimeScale") } }
  override open var nominalFrameRate: Float { get { _Absence.report("AVCompositionTrack.nominalFrameRate", answer: "0"); return 0 } }
  override open var preferredTransform: CGAffineTransform { get { _Absence.report("AVCompositionTrack.preferredTransform", answer: ".identity"); return .identity } }
  override open var preferredVolume: Float { get { _Absence.report("AVCompositionTrack.preferredVolume", answer: "0"); return 0 } }
  override open var requiresFrameReordering: Bool { get { _Absence.report("AVCompositionTrack.requiresFrameReordering", answer: "false"); return false } }
  @discardableResult override open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { _Absence.report("AVCompositionTrack.samplePresentationTime(forTrackTime:)", answer: ".zero"); return .zero }
  @discardableResult override open func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? { _Absence.report("AVCompositionTrack.segment(forTrackTime:)", answer: "nil"); return nil }
  override open var timeRange: CMTimeRange { get { _Absence.report("AVCompositionTrack.timeRange", answer: ".zero"); return .zero } }
  override open var totalSampleDataLength: Int64 { get { _Absence.report("AVCompositionTrack.totalSampleDataLength", answer: "0"); return 0 } }
}
open class AVCompositionTrackFormatDescriptionReplacement: NSObject {
  public override init() { _Absence.report("AVCompositionTrackFormatDescriptionReplacement", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("AVCompositionTrackFormatDescriptionReplacement", answer: "a plain object"); super.init() }
}
open class AVCompositionTrackSegment: AVAssetTrackSegment {
  public override init() { _Absence.report("AVCompositionTrackSegment", answer: "a plain object"); super.init() }
  public convenience init(URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) { _Absence.report("AVCompositionTrackSegment.init(URL:trackID:sourceTimeRange:targetTimeRange:)", answer: "a plain object"); self.init() }
  public init(timeRange: CMTimeRange) { _Absence.report("AVCompositionTrackSegment.init(timeRange:)", answer: "a plain object"); super.init() }
  public init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) { _Absence.report("AVCompositionTrackSegment.init(url:trackID:sourceTimeRange:targetTimeRange:)", answer: "a plain object"); super.init() }
  override open var isEmpty: Bool { get { _Absence.report("AVCompositionTrackSegment.isEmpty", answer: "false"); return false } }
  open var sourceTrackID: CMPersistentTrackID { get { _Absence.trap("AVCompositionTrackSegment.sourceTrackID") } }
  open var sourceURL: URL? { get { _Absence.report("AVCompositionTrackSegment.sourceURL", answer: "nil"); return nil } }
}
open class AVContentKey: NSObject {
  public override init() { _Absence.report("AVContentKey", answer: "a plain object"); super.init() }
  open var contentKeySpecifier: AVContentKeySpecifier { get { _Absence.report("AVContentKey.contentKeySpecifier", answer: "AVContentKeySpecifier()"); return AVContentKeySpecifier() } }
}
open class AVContentKeyRequest: NSObject {
  public override init() { _Absence.report("AVContentKeyRequest", answer: "a plain object"); super.init() }
  open var canProvidePersistableContentKey: Bool { get { _Absence.report("AVContentKeyRequest.canProvidePersistableContentKey", answer: "false"); return false } }
  open var contentKey: AVContentKey? { get { _Absence.report("AVContentKeyRequest.contentKey", answer: "nil"); return nil } }
  open var contentKeySpecifier: AVContentKeySpecifier { get { _Absence.report("AVContentKeyRequest.contentKeySpecifier", answer: "AVContentKeySpecifier()"); return AVContentKeySpecifier() } }
  open var error: (any Error)? { get { _Absence.report("AVContentKeyRequest.error", answer: "nil"); return nil } }
  open var identifier: Any? { get { _Absence.report("AVContentKeyRequest.identifier", answer: "nil"); return nil } }
  open var initializationData: Data? { get { _Absence.report("AVContentKeyRequest.initializationData", answer: "nil"); return nil } }
  @discardableResult open func makeStreamingContentKeyRequestData(forApp appIdentifier: Data, contentIdentifier: Data?, options: [String : Any]? = nil) async throws -> Data { _Absence.report("AVContentKeyRequest.makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:)", answer: "an error"); throw _Absence.Failure(name: "AVContentKeyRequest.makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:)") }
  open var options: [String : Any] { get { _Absence.report("AVContentKeyRequest.options", answer: "[:]"); return [:] } }
  open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) { _Absence.report("AVContentKeyRequest.processContentKeyResponse(_:)") }
  open func processContentKeyResponseError(_ error: any Error) { _Absence.report("AVContentKeyRequest.processContentKeyResponseError(_:)") }
  open var renewsExpiringResponseData: Bool { get { _Absence.report("AVContentKeyRequest.renewsExpiringResponseData", answer: "false"); return false } }
  open func respondByRequestingPersistableContentKeyRequest() { _Absence.report("AVContentKeyRequest.respondByRequestingPersistableContentKeyRequest()") }
  open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws { _Absence.report("AVContentKeyRequest.respondByRequestingPersistableContentKeyRequestAndReturnError()", answer: "an error"); throw _Absence.Failure(name: "AVContentKeyRequest.respondByRequestingPersistableContentKeyRequestAndReturnError()") }
  open var status: AVContentKeyRequest.Status { get { _Absence.report("AVContentKeyRequest.status", answer: "AVContentKeyRequest.Status.`cancelled`"); return AVContentKeyRequest.Status.`cancelled` } }
}
open class AVContentKeyResponse: NSObject {
  public override init() { _Absence.report("AVContentKeyResponse", answer: "a plain object"); super.init() }
  public convenience init(authorizationTokenData: Data) { _Absence.report("AVContentKeyResponse.init(authorizationTokenData:)", answer: "a plain object"); self.init() }
  public convenience init(clearKeyData keyData: Data, initializationVector: Data?) { _Absence.report("AVContentKeyResponse.init(clearKeyData:initializationVector:)", answer: "a plain object"); self.init() }
  public convenience init(fairPlayStreamingKeyResponseData keyResponseData: Data) { _Absence.report("AVContentKeyResponse.init(fairPlayStreamingKeyResponseData:)", answer: "a plain object"); self.init() }
}
open class AVContentKeySession: NSObject {
  public override init() { _Absence.report("AVContentKeySession", answer: "a plain object"); super.init() }
  open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { _Absence.report("AVContentKeySession.addContentKeyRecipient(_:)") }
  open var contentKeyRecipients: [any AVContentKeyRecipient] { get { _Absence.report("AVContentKeySession.contentKeyRecipients", answer: "[]"); return [] } }
  open var contentProtectionSessionIdentifier: Data? { get { _Absence.report("AVContentKeySession.contentProtectionSessionIdentifier", answer: "nil"); return nil } }
  open var delegate: (any AVContentKeySessionDelegate)? { get { _Absence.report("AVContentKeySession.delegate", answer: "nil"); return nil } }
  open var delegateQueue: DispatchQueue? { get { _Absence.report("AVContentKeySession.delegateQueue", answer: "nil"); return nil } }
  open func expire() { _Absence.report("AVContentKeySession.expire()") }
  public convenience init(keySystem: AVContentKeySystem) { _Absence.report("AVContentKeySession.init(keySystem:)", answer: "a plain object"); self.init() }
  public convenience init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) { _Absence.report("AVContentKeySession.init(keySystem:storageDirectoryAt:)", answer: "a plain object"); self.init() }
  public convenience init(keySystem: AVContentKeySystem, storageDirectoryAtURL storageURL: URL) { _Absence.report("AVContentKeySession.init(keySystem:storageDirectoryAtURL:)", answer: "a plain object"); self.init() }
  @discardableResult open func invalidateAllPersistableContentKeys(forApp appIdentifier: Data, options: [AVContentKeySessionServerPlaybackContextOption : Any]? = nil) async throws -> Data { _Absence.report("AVContentKeySession.invalidateAllPersistableContentKeys(forApp:options:)", answer: "an error"); throw _Absence.Failure(name: "AVContentKeySession.invalidateAllPersistableContentKeys(forApp:options:)") }
  @discardableResult open func invalidatePersistableContentKey(_ persistableContentKeyData: Data, options: [AVContentKeySessionServerPlaybackContextOption : Any]? = nil) async throws -> Data { _Absence.report("AVContentKeySession.invalidatePersistableContentKey(_:options:)", answer: "an error"); throw _Absence.Failure(name: "AVContentKeySession.invalidatePersistableContentKey(_:options:)") }
  open var keySystem: AVContentKeySystem { get { _Absence.report("AVContentKeySession.keySystem", answer: "AVContentKeySystem(rawValue: \"\")"); return AVContentKeySystem(rawValue: "") } }
  @discardableResult open func makeSecureTokenForExpirationDate(ofPersistableContentKey persistableContentKeyData: Data) async throws -> Data { _Absence.report("AVContentKeySession.makeSecureTokenForExpirationDate(ofPersistableContentKey:)", answer: "an error"); throw _Absence.Failure(name: "AVContentKeySession.makeSecureTokenForExpirationDate(ofPersistableContentKey:)") }
  @discardableResult open class func pendingExpiredSessionReports(withAppIdentifier appIdentifier: Data, storageDirectoryAt storageURL: URL) -> [Data] { _Absence.report("AVContentKeySession.pendingExpiredSessionReports(withAppIdentifier:storageDirectoryAt:)", answer: "[]"); return [] }
  open func processContentKeyRequest(withIdentifier identifier: Any?, initializationData: Data?, options: [String : Any]? = nil) { _Absence.report("AVContentKeySession.processContentKeyRequest(withIdentifier:initializationData:options:)") }
  open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { _Absence.report("AVContentKeySession.removeContentKeyRecipient(_:)") }
  open class func removePendingExpiredSessionReports(_ expiredSessionReports: [Data], withAppIdentifier appIdentifier: Data, storageDirectoryAt storageURL: URL) { _Absence.report("AVContentKeySession.removePendingExpiredSessionReports(_:withAppIdentifier:storageDirectoryAt:)") }
  open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) { _Absence.report("AVContentKeySession.renewExpiringResponseData(for:)") }
  open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?) { _Absence.report("AVContentKeySession.setDelegate(_:queue:)") }
  open var storageURL: URL? { get { _Absence.report("AVContentKeySession.storageURL", answer: "nil"); return nil } }
}
open class AVContentKeySpecifier: NSObject {
  public override init() { _Absence.report("AVContentKeySpecifier", answer: "a plain object"); super.init() }
  open var identifier: Any { get { _Absence.trap("AVContentKeySpecifier.identifier") } }
  public init(forKeySystem keySystem: AVContentKeySystem, identifier contentKeyIdentifier: Any, options: [String : Any] = [:]) { _Absence.report("AVContentKeySpecifier.init(forKeySystem:identifier:options:)", answer: "a plain object"); super.init() }
  open var keySystem: AVContentKeySystem { get { _Absence.report("AVContentKeySpecifier.keySystem", answer: "AVContentKeySystem(rawValue: \"\")"); return AVContentKeySystem(rawValue: "") } }
  open var options: [String : Any] { get { _Absence.report("AVContentKeySpecifier.options", answer: "[:]"); return [:] } }
}
open class AVCoordinatedPlaybackParticipant: NSObject {
  public override init() { _Absence.report("AVCoordinatedPlaybackParticipant", answer: "a plain object"); super.init() }
  open var identifier: UUID { get { _Absence.report("AVCoordinatedPlaybackParticipant.identifier", answer: "UUID()"); return UUID() } }
  open var isReadyToPlay: Bool { get { _Absence.report("AVCoordinatedPlaybackParticipant.isReadyToPlay", answer: "false"); return false } }
  open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { get { _Absence.report("AVCoordinatedPlaybackParticipant.suspensionReasons", answer: "[]"); return [] } }
}
open class AVCoordinatedPlaybackSuspension: NSObject {
  public override init() { _Absence.report("AVCoordinatedPlaybackSuspension", answer: "a plain object"); super.init() }
  open var beginDate: Date { get { _Absence.report("AVCoordinatedPlaybackSuspension.beginDate", answer: "Date()"); return Date() } }
  open func end() { _Absence.report("AVCoordinatedPlaybackSuspension.end()") }
  open func end(proposingNewTime time: CMTime) { _Absence.report("AVCoordinatedPlaybackSuspension.end(proposingNewTime:)") }
  open var reason: AVCoordinatedPlaybackSuspension.Reason { get { _Absence.report("AVCoordinatedPlaybackSuspension.reason", answer: "AVCoordinatedPlaybackSuspension.Reason(rawValue: \"\")"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "") } }
}
open class AVDateRangeMetadataGroup: AVMetadataGroup {
  public override init() { _Absence.report("AVDateRangeMetadataGroup", answer: "a plain object"); super.init() }
  open var endDate: Date? { get { _Absence.report("AVDateRangeMetadataGroup.endDate", answer: "nil"); return nil } }
  public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) { _Absence.report("AVDateRangeMetadataGroup.init(items:start:end:)", answer: "a plain object"); super.init() }
  public init(items: [AVMetadataItem], startDate: Date, endDate: Date?) { _Absence.report("AVDateRangeMetadataGroup.init(items:startDate:endDate:)", answer: "a plain object"); super.init() }
  override open var items: [AVMetadataItem] { get { _Absence.report("AVDateRangeMetadataGroup.items", answer: "[]"); return [] } }
  open var startDate: Date { get { _Absence.report("AVDateRangeMetadataGroup.startDate", answer: "Date()"); return Date() } }
}
open class AVDelegatingPlaybackCoordinator: AVPlaybackCoordinator {
  public override init() { _Absence.report("AVDelegatingPlaybackCoordinator", answer: "a plain object"); super.init() }
  open func coordinateRateChange(to rate: Float, options: AVDelegatingPlaybackCoordinatorRateChangeOptions = []) { _Absence.report("AVDelegatingPlaybackCoordinator.coordinateRateChange(to:options:)") }
  open func coordinateSeek(to time: CMTime, options: AVDelegatingPlaybackCoordinatorSeekOptions = []) { _Absence.report("AVDelegatingPlaybackCoordinator.coordinateSeek(to:options:)") }
  open var currentItemIdentifier: String? { get { _Absence.report("AVDelegatingPlaybackCoordinator.currentItemIdentifier", answer: "nil"); return nil } }
  public init(playbackControlDelegate: any AVPlaybackCoordinatorPlaybackControlDelegate) { _Absence.report("AVDelegatingPlaybackCoordinator.init(playbackControlDelegate:)", answer: "a plain object"); super.init() }
  open var playbackControlDelegate: (any AVPlaybackCoordinatorPlaybackControlDelegate)? { get { _Absence.report("AVDelegatingPlaybackCoordinator.playbackControlDelegate", answer: "nil"); return nil } }
  open func reapplyCurrentItemStateToPlaybackControlDelegate() { _Absence.report("AVDelegatingPlaybackCoordinator.reapplyCurrentItemStateToPlaybackControlDelegate()") }
}
open class AVDelegatingPlaybackCoordinatorBufferingCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
  public override init() { _Absence.report("AVDelegatingPlaybackCoordinatorBufferingCommand", answer: "a plain object"); super.init() }
  open var anticipatedPlaybackRate: Float { get { _Absence.report("AVDelegatingPlaybackCoordinatorBufferingCommand.anticipatedPlaybackRate", answer: "0"); return 0 } }
  open var completionDueDate: Date? { get { _Absence.report("AVDelegatingPlaybackCoordinatorBufferingCommand.completionDueDate", answer: "nil"); return nil } }
}
open class AVDelegatingPlaybackCoordinatorPauseCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
  public override init() { _Absence.report("AVDelegatingPlaybackCoordinatorPauseCommand", answer: "a plain object"); super.init() }
  open var anticipatedPlaybackRate: Float { get { _Absence.report("AVDelegatingPlaybackCoordinatorPauseCommand.anticipatedPlaybackRate", answer: "0"); return 0 } }
  open var shouldBufferInAnticipationOfPlayback: Bool { get { _Absence.report("AVDelegatingPlaybackCoordinatorPauseCommand.shouldBufferInAnticipationOfPlayback", answer: "false"); return false } }
}
open class AVDelegatingPlaybackCoordinatorPlayCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
  public override init() { _Absence.report("AVDelegatingPlaybackCoordinatorPlayCommand", answer: "a plain object"); super.init() }
  open var hostClockTime: CMTime { get { _Absence.report("AVDelegatingPlaybackCoordinatorPlayCommand.hostClockTime", answer: ".zero"); return .zero } }
  open var itemTime: CMTime { get { _Absence.report("AVDelegatingPlaybackCoordinatorPlayCommand.itemTime", answer: ".zero"); return .zero } }
  open var rate: Float { get { _Absence.report("AVDelegatingPlaybackCoordinatorPlayCommand.rate", answer: "0"); return 0 } }
}
open class AVDelegatingPlaybackCoordinatorPlaybackControlCommand: NSObject {
  public override init() { _Absence.report("AVDelegatingPlaybackCoordinatorPlaybackControlCommand", answer: "a plain object"); super.init() }
  open var expectedCurrentItemIdentifier: String { get { _Absence.report("AVDelegatingPlaybackCoordinatorPlaybackControlCommand.expectedCurrentItemIdentifier", answer: "\"\""); return "" } }
  open var originator: AVCoordinatedPlaybackParticipant? { get { _Absence.report("AVDelegatingPlaybackCoordinatorPlaybackControlCommand.originator", answer: "nil"); return nil } }
}
open class AVDelegatingPlaybackCoordinatorSeekCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
  public override init() { _Absence.report("AVDelegatingPlaybackCoordinatorSeekCommand", answer: "a plain object"); super.init() }
  open var anticipatedPlaybackRate: Float { get { _Absence.report("AVDelegatingPlaybackCoordinatorSeekCommand.anticipatedPlaybackRate", answer: "0"); return 0 } }
  open var completionDueDate: Date? { get { _Absence.report("AVDelegatingPlaybackCoordinatorSeekCommand.completionDueDate", answer: "nil"); return nil } }
  open var itemTime: CMTime { get { _Absence.report("AVDelegatingPlaybackCoordinatorSeekCommand.itemTime", answer: ".zero"); return .zero } }
  open var shouldBufferInAnticipationOfPlayback: Bool { get { _Absence.report("AVDelegatingPlaybackCoordinatorSeekCommand.shouldBufferInAnticipationOfPlayback", answer: "false"); return false } }
}
open class AVDepthData: NSObject {
  public override init() { _Absence.report("AVDepthData", answer: "a plain object"); super.init() }
  open var availableDepthDataTypes: [NSNumber] { get { _Absence.report("AVDepthData.availableDepthDataTypes", answer: "[]"); return [] } }
  open var cameraCalibrationData: AVCameraCalibrationData? { get { _Absence.report("AVDepthData.cameraCalibrationData", answer: "nil"); return nil } }
  @discardableResult open func converting(toDepthDataType depthDataType: OSType) -> Self { _Absence.trap("AVDepthData.converting(toDepthDataType:)") }
  open var depthDataAccuracy: AVDepthData.Accuracy { get { _Absence.report("AVDepthData.depthDataAccuracy", answer: "AVDepthData.Accuracy.`absolute`"); return AVDepthData.Accuracy.`absolute` } }
  open var depthDataMap: CVPixelBuffer { get { _Absence.trap("AVDepthData.depthDataMap") } }
  open var depthDataQuality: AVDepthData.Quality { get { _Absence.report("AVDepthData.depthDataQuality", answer: "AVDepthData.Quality.`high`"); return AVDepthData.Quality.`high` } }
  open var depthDataType: OSType { get { _Absence.trap("AVDepthData.depthDataType") } }
  public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable : Any]) throws { _Absence.report("AVDepthData.init(fromDictionaryRepresentation:)", answer: "an error"); throw _Absence.Failure(name: "AVDepthData.init(fromDictionaryRepresentation:)") }
  open var isDepthDataFiltered: Bool { get { _Absence.report("AVDepthData.isDepthDataFiltered", answer: "false"); return false } }
  @discardableResult open func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> Self { _Absence.report("AVDepthData.replacingDepthDataMap(with:)", answer: "an error"); throw _Absence.Failure(name: "AVDepthData.replacingDepthDataMap(with:)") }
}
open class AVFragmentedAsset: AVURLAsset {
  public override init() { _Absence.report("AVFragmentedAsset", answer: "a plain object"); super.init() }
  @discardableResult override open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVFragmentedAssetTrack? { _Absence.report("AVFragmentedAsset.loadTrack(withTrackID:)", answer: "an error"); throw _Absence.Failure(name: "AVFragmentedAsset.loadTrack(withTrackID:)") }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVFragmentedAssetTrack] { _Absence.report("AVFragmentedAsset.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVFragmentedAsset.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVFragmentedAssetTrack] { _Absence.report("AVFragmentedAsset.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVFragmentedAsset.loadTracks(withMediaType:)") }
  @discardableResult override open func track(withTrackID trackID: CMPersistentTrackID) -> AVFragmentedAssetTrack? { _Absence.report("AVFragmentedAsset.track(withTrackID:)", answer: "nil"); return nil }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVFragmentedAssetTrack] { _Absence.report("AVFragmentedAsset.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVFragmentedAssetTrack] { _Absence.report("AVFragmentedAsset.tracks(withMediaType:)", answer: "[]"); return [] }
}
open class AVFragmentedAssetMinder: NSObject {
  public override init() { _Absence.report("AVFragmentedAssetMinder", answer: "a plain object"); super.init() }
  open func addFragmentedAsset(_ asset: any AVAsset & AVFragmentMinding) { _Absence.report("AVFragmentedAssetMinder.addFragmentedAsset(_:)") }
  open var assets: [any AVAsset & AVFragmentMinding] { get { _Absence.report("AVFragmentedAssetMinder.assets", answer: "[]"); return [] } }
  public init(asset: any AVAsset & AVFragmentMinding, mindingInterval: TimeInterval) { _Absence.report("AVFragmentedAssetMinder.init(asset:mindingInterval:)", answer: "a plain object"); super.init() }
  open var mindingInterval: TimeInterval { get { _Absence.value(of: self, "AVFragmentedAssetMinder.mindingInterval", else: 0) } set { _Absence.keep(newValue, of: self, "AVFragmentedAssetMinder.mindingInterval") } }
  open func removeFragmentedAsset(_ asset: any AVAsset & AVFragmentMinding) { _Absence.report("AVFragmentedAssetMinder.removeFragmentedAsset(_:)") }
}
open class AVFragmentedAssetTrack: AVAssetTrack {
  public override init() { _Absence.report("AVFragmentedAssetTrack", answer: "a plain object"); super.init() }
}
open class AVFragmentedMovie: AVMovie {
  public override init() { _Absence.report("AVFragmentedMovie", answer: "a plain object"); super.init() }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVFragmentedMovieTrack] { _Absence.report("AVFragmentedMovie.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVFragmentedMovie.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVFragmentedMovieTrack] { _Absence.report("AVFragmentedMovie.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVFragmentedMovie.loadTracks(withMediaType:)") }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVFragmentedMovieTrack] { _Absence.report("AVFragmentedMovie.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVFragmentedMovieTrack] { _Absence.report("AVFragmentedMovie.tracks(withMediaType:)", answer: "[]"); return [] }
}
open class AVFragmentedMovieMinder: AVFragmentedAssetMinder {
  public override init() { _Absence.report("AVFragmentedMovieMinder", answer: "a plain object"); super.init() }
  open func add(_ movie: AVFragmentedMovie) { _Absence.report("AVFragmentedMovieMinder.add(_:)") }
  public init(movie: AVFragmentedMovie, mindingInterval: TimeInterval) { _Absence.report("AVFragmentedMovieMinder.init(movie:mindingInterval:)", answer: "a plain object"); super.init() }
  override open var mindingInterval: TimeInterval { get { _Absence.value(of: self, "AVFragmentedMovieMinder.mindingInterval", else: 0) } set { _Absence.keep(newValue, of: self, "AVFragmentedMovieMinder.mindingInterval") } }
  open var movies: [AVFragmentedMovie] { get { _Absence.report("AVFragmentedMovieMinder.movies", answer: "[]"); return [] } }
  open func remove(_ movie: AVFragmentedMovie) { _Absence.report("AVFragmentedMovieMinder.remove(_:)") }
}
open class AVFragmentedMovieTrack: AVMovieTrack {
  public override init() { _Absence.report("AVFragmentedMovieTrack", answer: "a plain object"); super.init() }
}
open class AVFrameRateRange: NSObject {
  public override init() { _Absence.report("AVFrameRateRange", answer: "a plain object"); super.init() }
  open var maxFrameDuration: CMTime { get { _Absence.report("AVFrameRateRange.maxFrameDuration", answer: ".zero"); return .zero } }
  open var maxFrameRate: Float64 { get { _Absence.trap("AVFrameRateRange.maxFrameRate") } }
  open var minFrameDuration: CMTime { get { _Absence.report("AVFrameRateRange.minFrameDuration", answer: ".zero"); return .zero } }
  open var minFrameRate: Float64 { get { _Absence.trap("AVFrameRateRange.minFrameRate") } }
}
open class AVMediaDataStorage: NSObject {
  public override init() { _Absence.report("AVMediaDataStorage", answer: "a plain object"); super.init() }
  public init(URL: URL, options: [String : Any]? = nil) { _Absence.report("AVMediaDataStorage.init(URL:options:)", answer: "a plain object"); super.init() }
  public init(url URL: URL, options: [String : Any]? = nil) { _Absence.report("AVMediaDataStorage.init(url:options:)", answer: "a plain object"); super.init() }
  @discardableResult open func url() -> URL? { _Absence.report("AVMediaDataStorage.url()", answer: "nil"); return nil }
}
open class AVMediaSelection: NSObject {
  public override init() { _Absence.report("AVMediaSelection", answer: "a plain object"); super.init() }
  open var asset: AVAsset? { get { _Absence.report("AVMediaSelection.asset", answer: "nil"); return nil } }
  @discardableResult open func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool { _Absence.report("AVMediaSelection.mediaSelectionCriteriaCanBeAppliedAutomatically(to:)", answer: "false"); return false }
  @discardableResult open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { _Absence.report("AVMediaSelection.selectedMediaOption(in:)", answer: "nil"); return nil }
}
open class AVMediaSelectionGroup: NSObject {
  public override init() { _Absence.report("AVMediaSelectionGroup", answer: "a plain object"); super.init() }
  open var allowsEmptySelection: Bool { get { _Absence.report("AVMediaSelectionGroup.allowsEmptySelection", answer: "false"); return false } }
  open var defaultOption: AVMediaSelectionOption? { get { _Absence.report("AVMediaSelectionGroup.defaultOption", answer: "nil"); return nil } }
  @discardableResult open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? { _Absence.report("AVMediaSelectionGroup.mediaSelectionOption(withPropertyList:)", answer: "nil"); return nil }
  @discardableResult open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]) -> [AVMediaSelectionOption] { _Absence.report("AVMediaSelectionGroup.mediaSelectionOptions(from:filteredAndSortedAccordingToPreferredLanguages:)", answer: "[]"); return [] }
  @discardableResult open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale) -> [AVMediaSelectionOption] { _Absence.report("AVMediaSelectionGroup.mediaSelectionOptions(from:with:)", answer: "[]"); return [] }
  @discardableResult open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]) -> [AVMediaSelectionOption] { _Absence.report("AVMediaSelectionGroup.mediaSelectionOptions(from:withMediaCharacteristics:)", answer: "[]"); return [] }
  @discardableResult open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]) -> [AVMediaSelectionOption] { _Absence.report("AVMediaSelectionGroup.mediaSelectionOptions(from:withoutMediaCharacteristics:)", answer: "[]"); return [] }
  open var options: [AVMediaSelectionOption] { get { _Absence.report("AVMediaSelectionGroup.options", answer: "[]"); return [] } }
  @discardableResult open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] { _Absence.report("AVMediaSelectionGroup.playableMediaSelectionOptions(from:)", answer: "[]"); return [] }
}
open class AVMediaSelectionOption: NSObject {
  public override init() { _Absence.report("AVMediaSelectionOption", answer: "a plain object"); super.init() }
  @discardableResult open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { _Absence.report("AVMediaSelectionOption.associatedMediaSelectionOption(in:)", answer: "nil"); return nil }
  open var availableMetadataFormats: [String] { get { _Absence.report("AVMediaSelectionOption.availableMetadataFormats", answer: "[]"); return [] } }
  open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVMediaSelectionOption.commonMetadata", answer: "[]"); return [] } }
  open var displayName: String { get { _Absence.report("AVMediaSelectionOption.displayName", answer: "\"\""); return "" } }
  @discardableResult open func displayName(with locale: Locale) -> String { _Absence.report("AVMediaSelectionOption.displayName(with:)", answer: "\"\""); return "" }
  open var extendedLanguageTag: String? { get { _Absence.report("AVMediaSelectionOption.extendedLanguageTag", answer: "nil"); return nil } }
  @discardableResult open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { _Absence.report("AVMediaSelectionOption.hasMediaCharacteristic(_:)", answer: "false"); return false }
  open var isPlayable: Bool { get { _Absence.report("AVMediaSelectionOption.isPlayable", answer: "false"); return false } }
  open var locale: Locale? { get { _Absence.report("AVMediaSelectionOption.locale", answer: "nil"); return nil } }
  open var mediaSubTypes: [NSNumber] { get { _Absence.report("AVMediaSelectionOption.mediaSubTypes", answer: "[]"); return [] } }
  open var mediaType: AVMediaType { get { _Absence.report("AVMediaSelectionOption.mediaType", answer: "AVMediaType(rawValue: \"\")"); return AVMediaType(rawValue: "") } }
  @discardableResult open func metadata(forFormat format: String) -> [AVMetadataItem] { _Absence.report("AVMediaSelectionOption.metadata(forFormat:)", answer: "[]"); return [] }
  @discardableResult open func propertyList() -> Any { _Absence.trap("AVMediaSelectionOption.propertyList()") }
}
open class AVMetadataBodyObject: AVMetadataObject {
  public override init() { _Absence.report("AVMetadataBodyObject", answer: "a plain object"); super.init() }
  open var bodyID: Int { get { _Absence.report("AVMetadataBodyObject.bodyID", answer: "0"); return 0 } }
}
open class AVMetadataCatBodyObject: AVMetadataBodyObject {
  public override init() { _Absence.report("AVMetadataCatBodyObject", answer: "a plain object"); super.init() }
}
open class AVMetadataDogBodyObject: AVMetadataBodyObject {
  public override init() { _Absence.report("AVMetadataDogBodyObject", answer: "a plain object"); super.init() }
}
open class AVMetadataFaceObject: AVMetadataObject {
  public override init() { _Absence.report("AVMetadataFaceObject", answer: "a plain object"); super.init() }
  open var faceID: Int { get { _Absence.report("AVMetadataFaceObject.faceID", answer: "0"); return 0 } }
  open var hasRollAngle: Bool { get { _Absence.report("AVMetadataFaceObject.hasRollAngle", answer: "false"); return false } }
  open var hasYawAngle: Bool { get { _Absence.report("AVMetadataFaceObject.hasYawAngle", answer: "false"); return false } }
  open var rollAngle: CGFloat { get { _Absence.report("AVMetadataFaceObject.rollAngle", answer: "0"); return 0 } }
  open var yawAngle: CGFloat { get { _Absence.report("AVMetadataFaceObject.yawAngle", answer: "0"); return 0 } }
}
open class AVMetadataGroup: NSObject {
  public override init() { _Absence.report("AVMetadataGroup", answer: "a plain object"); super.init() }
  open var classifyingLabel: String? { get { _Absence.report("AVMetadataGroup.classifyingLabel", answer: "nil"); return nil } }
  open var items: [AVMetadataItem] { get { _Absence.report("AVMetadataGroup.items", answer: "[]"); return [] } }
  open var uniqueID: String? { get { _Absence.report("AVMetadataGroup.uniqueID", answer: "nil"); return nil } }
}
open class AVMetadataHumanBodyObject: AVMetadataBodyObject {
  public override init() { _Absence.report("AVMetadataHumanBodyObject", answer: "a plain object"); super.init() }
}
open class AVMetadataItem: NSObject {
  public override init() { _Absence.report("AVMetadataItem", answer: "a plain object"); super.init() }
  open var commonKey: AVMetadataKey? { get { _Absence.report("AVMetadataItem.commonKey", answer: "nil"); return nil } }
  open var dataType: String? { get { _Absence.report("AVMetadataItem.dataType", answer: "nil"); return nil } }
  open var dataValue: Data? { get { _Absence.report("AVMetadataItem.dataValue", answer: "nil"); return nil } }
  open var dateValue: Date? { get { _Absence.report("AVMetadataItem.dateValue", answer: "nil"); return nil } }
  open var duration: CMTime { get { _Absence.report("AVMetadataItem.duration", answer: ".zero"); return .zero } }
  open var extendedLanguageTag: String? { get { _Absence.report("AVMetadataItem.extendedLanguageTag", answer: "nil"); return nil } }
  open var extraAttributes: [AVMetadataExtraAttributeKey : Any]? { get { _Absence.report("AVMetadataItem.extraAttributes", answer: "nil"); return nil } }
  open var identifier: AVMetadataIdentifier? { get { _Absence.report("AVMetadataItem.identifier", answer: "nil"); return nil } }
  @discardableResult open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? { _Absence.report("AVMetadataItem.identifier(forKey:keySpace:)", answer: "nil"); return nil }
  public init(propertiesOf metadataItem: AVMetadataItem, valueLoadingHandler handler: @escaping (AVMetadataItemValueRequest) -> Void) { _Absence.report("AVMetadataItem.init(propertiesOf:valueLoadingHandler:)", answer: "a plain object"); super.init() }
  public init(propertiesOfMetadataItem metadataItem: AVMetadataItem, valueLoadingHandler handler: @escaping (AVMetadataItemValueRequest) -> Void) { _Absence.report("AVMetadataItem.init(propertiesOfMetadataItem:valueLoadingHandler:)", answer: "a plain object"); super.init() }
  open var key: (any NSCopying & NSObjectProtocol)? { get { _Absence.report("AVMetadataItem.key", answer: "nil"); return nil } }
  @discardableResult open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? { _Absence.report("AVMetadataItem.key(forIdentifier:)", answer: "nil"); return nil }
  open var keySpace: AVMetadataKeySpace? { get { _Absence.report("AVMetadataItem.keySpace", answer: "nil"); return nil } }
  @discardableResult open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? { _Absence.report("AVMetadataItem.keySpace(forIdentifier:)", answer: "nil"); return nil }
  open var locale: Locale? { get { _Absence.report("AVMetadataItem.locale", answer: "nil"); return nil } }
  @discardableResult open class func metadataItems(from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]) -> [AVMetadataItem] { _Absence.report("AVMetadataItem.metadataItems(from:filteredAndSortedAccordingToPreferredLanguages:)", answer: "[]"); return [] }
  @discardableResult open class func metadataItems(from metadataItems: [AVMetadataItem], filteredBy metadataItemFilter: AVMetadataItemFilter) -> [AVMetadataItem] { _Absence.report("AVMetadataItem.metadataItems(from:filteredBy:)", answer: "[]"); return [] }
  @discardableResult open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] { _Absence.report("AVMetadataItem.metadataItems(from:filteredByIdentifier:)", answer: "[]"); return [] }
  @discardableResult open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] { _Absence.report("AVMetadataItem.metadataItems(from:with:)", answer: "[]"); return [] }
  @discardableResult open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?) -> [AVMetadataItem] { _Absence.report("AVMetadataItem.metadataItems(from:withKey:keySpace:)", answer: "[]"); return [] }
  open var numberValue: NSNumber? { get { _Absence.report("AVMetadataItem.numberValue", answer: "nil"); return nil } }
  open var startDate: Date? { get { _Absence.report("AVMetadataItem.startDate", answer: "nil"); return nil } }
  open var stringValue: String? { get { _Absence.report("AVMetadataItem.stringValue", answer: "nil"); return nil } }
  open var time: CMTime { get { _Absence.report("AVMetadataItem.time", answer: ".zero"); return .zero } }
  open var value: (any NSCopying & NSObjectProtocol)? { get { _Absence.report("AVMetadataItem.value", answer: "nil"); return nil } }
}
open class AVMetadataItemFilter: NSObject {
  public override init() { _Absence.report("AVMetadataItemFilter", answer: "a plain object"); super.init() }
  @discardableResult open class func forSharing() -> AVMetadataItemFilter { _Absence.report("AVMetadataItemFilter.forSharing()", answer: "AVMetadataItemFilter()"); return AVMetadataItemFilter() }
}
open class AVMetadataItemValueRequest: NSObject {
  public override init() { _Absence.report("AVMetadataItemValueRequest", answer: "a plain object"); super.init() }
  open var metadataItem: AVMetadataItem? { get { _Absence.report("AVMetadataItemValueRequest.metadataItem", answer: "nil"); return nil } }
  open func respond(error: any Error) { _Absence.report("AVMetadataItemValueRequest.respond(error:)") }
  open func respond(value: any NSCopying & NSObjectProtocol) { _Absence.report("AVMetadataItemValueRequest.respond(value:)") }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public override init() { _Absence.report("AVMetadataMachineReadableCodeObject", answer: "a plain object"); super.init() }
  open var corners: [CGPoint] { get { _Absence.report("AVMetadataMachineReadableCodeObject.corners", answer: "[]"); return [] } }
  open var stringValue: String? { get { _Absence.report("AVMetadataMachineReadableCodeObject.stringValue", answer: "nil"); return nil } }
}
open class AVMetadataObject: NSObject {
  public override init() { _Absence.report("AVMetadataObject", answer: "a plain object"); super.init() }
  open var bounds: CGRect { get { _Absence.report("AVMetadataObject.bounds", answer: ".zero"); return .zero } }
  open var duration: CMTime { get { _Absence.report("AVMetadataObject.duration", answer: ".zero"); return .zero } }
  open var time: CMTime { get { _Absence.report("AVMetadataObject.time", answer: ".zero"); return .zero } }
  open var type: AVMetadataObject.ObjectType { get { _Absence.report("AVMetadataObject.type", answer: "AVMetadataObject.ObjectType(rawValue: \"\")"); return AVMetadataObject.ObjectType(rawValue: "") } }
}
open class AVMetadataSalientObject: AVMetadataObject {
  public override init() { _Absence.report("AVMetadataSalientObject", answer: "a plain object"); super.init() }
  open var objectID: Int { get { _Absence.report("AVMetadataSalientObject.objectID", answer: "0"); return 0 } }
}
open class AVMovie: AVAsset {
  public override init() { _Absence.report("AVMovie", answer: "a plain object"); super.init() }
  open var canContainMovieFragments: Bool { get { _Absence.report("AVMovie.canContainMovieFragments", answer: "false"); return false } }
  open var containsMovieFragments: Bool { get { _Absence.report("AVMovie.containsMovieFragments", answer: "false"); return false } }
  open var data: Data? { get { _Absence.report("AVMovie.data", answer: "nil"); return nil } }
  open var defaultMediaDataStorage: AVMediaDataStorage? { get { _Absence.report("AVMovie.defaultMediaDataStorage", answer: "nil"); return nil } }
  public convenience init(URL: URL, options: [String : Any]? = nil) { _Absence.report("AVMovie.init(URL:options:)", answer: "a plain object"); self.init() }
  public init(data: Data, options: [String : Any]? = nil) { _Absence.report("AVMovie.init(data:options:)", answer: "a plain object"); super.init() }
  public init(url URL: URL, options: [String : Any]? = nil) { _Absence.report("AVMovie.init(url:options:)", answer: "a plain object"); super.init() }
  @discardableResult open func `is`(compatibleWithFileType fileType: AVFileType) -> Bool { _Absence.report("AVMovie.is(compatibleWithFileType:)", answer: "false"); return false }
  @discardableResult override open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVMovieTrack? { _Absence.report("AVMovie.loadTrack(withTrackID:)", answer: "an error"); throw _Absence.Failure(name: "AVMovie.loadTrack(withTrackID:)") }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVMovieTrack] { _Absence.report("AVMovie.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVMovie.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVMovieTrack] { _Absence.report("AVMovie.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVMovie.loadTracks(withMediaType:)") }
  @discardableResult open func makeMovieHeader(fileType: AVFileType) throws -> Data { _Absence.report("AVMovie.makeMovieHeader(fileType:)", answer: "an error"); throw _Absence.Failure(name: "AVMovie.makeMovieHeader(fileType:)") }
  @discardableResult open class func movieTypes() -> [AVFileType] { _Absence.report("AVMovie.movieTypes()", answer: "[]"); return [] }
  @discardableResult override open func track(withTrackID trackID: CMPersistentTrackID) -> AVMovieTrack? { _Absence.report("AVMovie.track(withTrackID:)", answer: "nil"); return nil }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVMovieTrack] { _Absence.report("AVMovie.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVMovieTrack] { _Absence.report("AVMovie.tracks(withMediaType:)", answer: "[]"); return [] }
  open var url: URL? { get { _Absence.report("AVMovie.url", answer: "nil"); return nil } }
  open func writeHeader(to URL: URL, fileType: AVFileType, options: AVMovieWritingOptions = []) throws { _Absence.report("AVMovie.writeHeader(to:fileType:options:)", answer: "an error"); throw _Absence.Failure(name: "AVMovie.writeHeader(to:fileType:options:)") }
}
open class AVMovieTrack: AVAssetTrack {
  public override init() { _Absence.report("AVMovieTrack", answer: "a plain object"); super.init() }
  open var alternateGroupID: Int { get { _Absence.report("AVMovieTrack.alternateGroupID", answer: "0"); return 0 } }
  open var mediaDataStorage: AVMediaDataStorage? { get { _Absence.report("AVMovieTrack.mediaDataStorage", answer: "nil"); return nil } }
  open var mediaDecodeTimeRange: CMTimeRange { get { _Absence.report("AVMovieTrack.mediaDecodeTimeRange", answer: ".zero"); return .zero } }
  open var mediaPresentationTimeRange: CMTimeRange { get { _Absence.report("AVMovieTrack.mediaPresentationTimeRange", answer: ".zero"); return .zero } }
}
open class AVMutableAssetDownloadStorageManagementPolicy: AVAssetDownloadStorageManagementPolicy {
  public override init() { _Absence.report("AVMutableAssetDownloadStorageManagementPolicy", answer: "a plain object"); super.init() }
  override open var expirationDate: Date { get { _Absence.value(of: self, "AVMutableAssetDownloadStorageManagementPolicy.expirationDate", else: Date()) } set { _Absence.keep(newValue, of: self, "AVMutableAssetDownloadStorageManagementPolicy.expirationDate") } }
  override open var priority: AVAssetDownloadedAssetEvictionPriority { get { _Absence.value(of: self, "AVMutableAssetDownloadStorageManagementPolicy.priority", else: AVAssetDownloadedAssetEvictionPriority(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVMutableAssetDownloadStorageManagementPolicy.priority") } }
}
open class AVMutableAudioMix: AVAudioMix {
  public override init() { _Absence.report("AVMutableAudioMix", answer: "a plain object"); super.init() }
  override open var inputParameters: [AVAudioMixInputParameters] { get { _Absence.value(of: self, "AVMutableAudioMix.inputParameters", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableAudioMix.inputParameters") } }
}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public override init() { _Absence.report("AVMutableAudioMixInputParameters", answer: "a plain object"); super.init() }
  override open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { get { _Absence.value(of: self, "AVMutableAudioMixInputParameters.audioTimePitchAlgorithm", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableAudioMixInputParameters.audioTimePitchAlgorithm") } }
  public convenience init(track: AVAssetTrack?) { _Absence.report("AVMutableAudioMixInputParameters.init(track:)", answer: "a plain object"); self.init() }
  open func setVolume(_ volume: Float, at time: CMTime) { _Absence.report("AVMutableAudioMixInputParameters.setVolume(_:at:)") }
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) { _Absence.report("AVMutableAudioMixInputParameters.setVolumeRamp(fromStartVolume:toEndVolume:timeRange:)") }
  override open var trackID: CMPersistentTrackID { get { if let kept: CMPersistentTrackID = _Absence.kept(of: self, "AVMutableAudioMixInputParameters.trackID") { return kept }; _Absence.trap("AVMutableAudioMixInputParameters.trackID") } set { _Absence.keep(newValue, of: self, "AVMutableAudioMixInputParameters.trackID") } }
}
open class AVMutableComposition: AVComposition {
  public override init() { _Absence.report("AVMutableComposition", answer: "a plain object"); super.init() }
  @discardableResult open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { _Absence.report("AVMutableComposition.addMutableTrack(withMediaType:preferredTrackID:)", answer: "nil"); return nil }
  public convenience init(URLAssetInitializationOptions: [String : Any]? = nil) { _Absence.trap("AVMutableComposition.init(URLAssetInitializationOptions:)") }
  public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String : Any]? = nil) { _Absence.trap("AVMutableComposition.init(urlAssetInitializationOptions:)") }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableComposition.insertEmptyTimeRange(_:)") }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws { _Absence.report("AVMutableComposition.insertTimeRange(_:of:at:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableComposition.insertTimeRange(_:of:at:)") }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { _Absence.report("AVMutableComposition.insertTimeRange(_:of:at:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableComposition.insertTimeRange(_:of:at:)") }
  @discardableResult override open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVMutableCompositionTrack? { _Absence.report("AVMutableComposition.loadTrack(withTrackID:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableComposition.loadTrack(withTrackID:)") }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVMutableCompositionTrack] { _Absence.report("AVMutableComposition.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableComposition.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVMutableCompositionTrack] { _Absence.report("AVMutableComposition.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableComposition.loadTracks(withMediaType:)") }
  @discardableResult open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { _Absence.report("AVMutableComposition.mutableTrack(compatibleWith:)", answer: "nil"); return nil }
  override open var naturalSize: CGSize { get { _Absence.value(of: self, "AVMutableComposition.naturalSize", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableComposition.naturalSize") } }
  open func removeTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableComposition.removeTimeRange(_:)") }
  open func removeTrack(_ track: AVCompositionTrack) { _Absence.report("AVMutableComposition.removeTrack(_:)") }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) { _Absence.report("AVMutableComposition.scaleTimeRange(_:toDuration:)") }
  @discardableResult override open func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { _Absence.report("AVMutableComposition.track(withTrackID:)", answer: "nil"); return nil }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVMutableCompositionTrack] { _Absence.report("AVMutableComposition.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] { _Absence.report("AVMutableComposition.tracks(withMediaType:)", answer: "[]"); return [] }
}
open class AVMutableCompositionTrack: AVCompositionTrack {
  public override init() { _Absence.report("AVMutableCompositionTrack", answer: "a plain object"); super.init() }
  open func addTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: AVAssetTrack.AssociationType) { _Absence.report("AVMutableCompositionTrack.addTrackAssociation(to:type:)") }
  override open var extendedLanguageTag: String? { get { _Absence.value(of: self, "AVMutableCompositionTrack.extendedLanguageTag", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableCompositionTrack.extendedLanguageTag") } }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableCompositionTrack.insertEmptyTimeRange(_:)") }
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws { _Absence.report("AVMutableCompositionTrack.insertTimeRange(_:of:at:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableCompositionTrack.insertTimeRange(_:of:at:)") }
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws { _Absence.report("AVMutableCompositionTrack.insertTimeRanges(_:of:at:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableCompositionTrack.insertTimeRanges(_:of:at:)") }
  override open var isEnabled: Bool { get { _Absence.value(of: self, "AVMutableCompositionTrack.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVMutableCompositionTrack.isEnabled") } }
  override open var languageCode: String? { get { _Absence.value(of: self, "AVMutableCompositionTrack.languageCode", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableCompositionTrack.languageCode") } }
  override open var naturalTimeScale: CMTimeScale { get { if let kept: CMTimeScale = _Absence.kept(of: self, "AVMutableCompositionTrack.naturalTimeScale") { return kept }; _Absence.trap("AVMutableCompositionTrack.naturalTimeScale") } set { _Absence.keep(newValue, of: self, "AVMutableCompositionTrack.naturalTimeScale") } }
  override open var preferredTransform: CGAffineTransform { get { _Absence.value(of: self, "AVMutableCompositionTrack.preferredTransform", else: .identity) } set { _Absence.keep(newValue, of: self, "AVMutableCompositionTrack.preferredTransform") } }
  override open var preferredVolume: Float { get { _Absence.value(of: self, "AVMutableCompositionTrack.preferredVolume", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableCompositionTrack.preferredVolume") } }
  open func removeTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableCompositionTrack.removeTimeRange(_:)") }
  open func removeTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: AVAssetTrack.AssociationType) { _Absence.report("AVMutableCompositionTrack.removeTrackAssociation(to:type:)") }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) { _Absence.report("AVMutableCompositionTrack.scaleTimeRange(_:toDuration:)") }
  open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws { _Absence.report("AVMutableCompositionTrack.validateSegments(_:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableCompositionTrack.validateSegments(_:)") }
}
open class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup {
  public override init() { _Absence.report("AVMutableDateRangeMetadataGroup", answer: "a plain object"); super.init() }
  override open var endDate: Date? { get { _Absence.value(of: self, "AVMutableDateRangeMetadataGroup.endDate", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableDateRangeMetadataGroup.endDate") } }
  override open var items: [AVMetadataItem] { get { _Absence.value(of: self, "AVMutableDateRangeMetadataGroup.items", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableDateRangeMetadataGroup.items") } }
  override open var startDate: Date { get { _Absence.value(of: self, "AVMutableDateRangeMetadataGroup.startDate", else: Date()) } set { _Absence.keep(newValue, of: self, "AVMutableDateRangeMetadataGroup.startDate") } }
}
open class AVMutableMediaSelection: AVMediaSelection {
  public override init() { _Absence.report("AVMutableMediaSelection", answer: "a plain object"); super.init() }
  open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) { _Absence.report("AVMutableMediaSelection.select(_:in:)") }
}
open class AVMutableMetadataItem: AVMetadataItem {
  public override init() { _Absence.report("AVMutableMetadataItem", answer: "a plain object"); super.init() }
  override open var dataType: String? { get { _Absence.value(of: self, "AVMutableMetadataItem.dataType", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.dataType") } }
  override open var dataValue: Data? { get { _Absence.report("AVMutableMetadataItem.dataValue", answer: "nil"); return nil } }
  override open var dateValue: Date? { get { _Absence.report("AVMutableMetadataItem.dateValue", answer: "nil"); return nil } }
  override open var duration: CMTime { get { _Absence.value(of: self, "AVMutableMetadataItem.duration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.duration") } }
  override open var extendedLanguageTag: String? { get { _Absence.value(of: self, "AVMutableMetadataItem.extendedLanguageTag", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.extendedLanguageTag") } }
  override open var extraAttributes: [AVMetadataExtraAttributeKey : Any]? { get { _Absence.value(of: self, "AVMutableMetadataItem.extraAttributes", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.extraAttributes") } }
  override open var identifier: AVMetadataIdentifier? { get { _Absence.value(of: self, "AVMutableMetadataItem.identifier", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.identifier") } }
  override open var key: (any NSCopying & NSObjectProtocol)? { get { _Absence.value(of: self, "AVMutableMetadataItem.key", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.key") } }
  override open var keySpace: AVMetadataKeySpace? { get { _Absence.value(of: self, "AVMutableMetadataItem.keySpace", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.keySpace") } }
  override open var locale: Locale? { get { _Absence.value(of: self, "AVMutableMetadataItem.locale", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.locale") } }
  override open var numberValue: NSNumber? { get { _Absence.report("AVMutableMetadataItem.numberValue", answer: "nil"); return nil } }
  override open var startDate: Date? { get { _Absence.value(of: self, "AVMutableMetadataItem.startDate", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.startDate") } }
  override open var stringValue: String? { get { _Absence.report("AVMutableMetadataItem.stringValue", answer: "nil"); return nil } }
  override open var time: CMTime { get { _Absence.value(of: self, "AVMutableMetadataItem.time", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.time") } }
  override open var value: (any NSCopying & NSObjectProtocol)? { get { _Absence.value(of: self, "AVMutableMetadataItem.value", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMetadataItem.value") } }
}
open class AVMutableMovie: AVMovie {
  public override init() { _Absence.report("AVMutableMovie", answer: "a plain object"); super.init() }
  @discardableResult open func addMutableTrack(withMediaType mediaType: AVMediaType, copySettingsFrom track: AVAssetTrack?, options: [String : Any]? = nil) -> AVMutableMovieTrack? { _Absence.report("AVMutableMovie.addMutableTrack(withMediaType:copySettingsFrom:options:)", answer: "nil"); return nil }
  @discardableResult open func addMutableTracksCopyingSettings(from existingTracks: [AVAssetTrack], options: [String : Any]? = nil) -> [AVMutableMovieTrack] { _Absence.report("AVMutableMovie.addMutableTracksCopyingSettings(from:options:)", answer: "[]"); return [] }
  override open var allMediaSelections: [AVMediaSelection] { get { _Absence.report("AVMutableMovie.allMediaSelections", answer: "[]"); return [] } }
  override open var availableChapterLocales: [Locale] { get { _Absence.report("AVMutableMovie.availableChapterLocales", answer: "[]"); return [] } }
  override open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { get { _Absence.report("AVMutableMovie.availableMediaCharacteristicsWithMediaSelectionOptions", answer: "[]"); return [] } }
  override open var availableMetadataFormats: [AVMetadataFormat] { get { _Absence.report("AVMutableMovie.availableMetadataFormats", answer: "[]"); return [] } }
  override open var canContainFragments: Bool { get { _Absence.report("AVMutableMovie.canContainFragments", answer: "false"); return false } }
  @discardableResult override open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { _Absence.report("AVMutableMovie.chapterMetadataGroups(bestMatchingPreferredLanguages:)", answer: "[]"); return [] }
  @discardableResult override open func chapterMetadataGroups(withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?) -> [AVTimedMetadataGroup] { _Absence.report("AVMutableMovie.chapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)", answer: "[]"); return [] }
  override open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVMutableMovie.commonMetadata", answer: "[]"); return [] } }
  override open var containsFragments: Bool { get { _Absence.report("AVMutableMovie.containsFragments", answer: "false"); return false } }
  override open var creationDate: AVMetadataItem? { get { _Absence.report("AVMutableMovie.creationDate", answer: "nil"); return nil } }
  override open var defaultMediaDataStorage: AVMediaDataStorage? { get { _Absence.value(of: self, "AVMutableMovie.defaultMediaDataStorage", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.defaultMediaDataStorage") } }
  override open var duration: CMTime { get { _Absence.report("AVMutableMovie.duration", answer: ".zero"); return .zero } }
  override open var hasProtectedContent: Bool { get { _Absence.report("AVMutableMovie.hasProtectedContent", answer: "false"); return false } }
  public convenience init(URL: URL, options: [String : Any]? = nil, error: ()) throws { _Absence.report("AVMutableMovie.init(URL:options:error:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.init(URL:options:error:)") }
  public init(data: Data, options: [String : Any]? = nil, error: ()) throws { _Absence.report("AVMutableMovie.init(data:options:error:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.init(data:options:error:)") }
  public init(settingsFrom movie: AVMovie?, options: [String : Any]? = nil) throws { _Absence.report("AVMutableMovie.init(settingsFrom:options:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.init(settingsFrom:options:)") }
  public convenience init(settingsFromMovie movie: AVMovie?, options: [String : Any]? = nil) throws { _Absence.report("AVMutableMovie.init(settingsFromMovie:options:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.init(settingsFromMovie:options:)") }
  public init(url URL: URL, options: [String : Any]? = nil, error: ()) throws { _Absence.report("AVMutableMovie.init(url:options:error:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.init(url:options:error:)") }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableMovie.insertEmptyTimeRange(_:)") }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime, copySampleData: Bool) throws { _Absence.report("AVMutableMovie.insertTimeRange(_:of:at:copySampleData:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.insertTimeRange(_:of:at:copySampleData:)") }
  open var interleavingPeriod: CMTime { get { _Absence.value(of: self, "AVMutableMovie.interleavingPeriod", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.interleavingPeriod") } }
  override open var isCompatibleWithAirPlayVideo: Bool { get { _Absence.report("AVMutableMovie.isCompatibleWithAirPlayVideo", answer: "false"); return false } }
  override open var isCompatibleWithSavedPhotosAlbum: Bool { get { _Absence.report("AVMutableMovie.isCompatibleWithSavedPhotosAlbum", answer: "false"); return false } }
  override open var isComposable: Bool { get { _Absence.report("AVMutableMovie.isComposable", answer: "false"); return false } }
  override open var isExportable: Bool { get { _Absence.report("AVMutableMovie.isExportable", answer: "false"); return false } }
  open var isModified: Bool { get { _Absence.value(of: self, "AVMutableMovie.isModified", else: false) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.isModified") } }
  override open var isPlayable: Bool { get { _Absence.report("AVMutableMovie.isPlayable", answer: "false"); return false } }
  override open var isReadable: Bool { get { _Absence.report("AVMutableMovie.isReadable", answer: "false"); return false } }
  @discardableResult override open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVMutableMovieTrack? { _Absence.report("AVMutableMovie.loadTrack(withTrackID:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.loadTrack(withTrackID:)") }
  @discardableResult open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVMutableMovieTrack] { _Absence.report("AVMutableMovie.loadTracks(withMediaCharacteristic:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.loadTracks(withMediaCharacteristic:)") }
  @discardableResult open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVMutableMovieTrack] { _Absence.report("AVMutableMovie.loadTracks(withMediaType:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovie.loadTracks(withMediaType:)") }
  override open var lyrics: String? { get { _Absence.report("AVMutableMovie.lyrics", answer: "nil"); return nil } }
  @discardableResult override open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { _Absence.report("AVMutableMovie.mediaSelectionGroup(forMediaCharacteristic:)", answer: "nil"); return nil }
  override open var metadata: [AVMetadataItem] { get { _Absence.value(of: self, "AVMutableMovie.metadata", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.metadata") } }
  @discardableResult override open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { _Absence.report("AVMutableMovie.metadata(forFormat:)", answer: "[]"); return [] }
  override open var minimumTimeOffsetFromLive: CMTime { get { _Absence.report("AVMutableMovie.minimumTimeOffsetFromLive", answer: ".zero"); return .zero } }
  @discardableResult open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableMovieTrack? { _Absence.report("AVMutableMovie.mutableTrack(compatibleWith:)", answer: "nil"); return nil }
  override open var overallDurationHint: CMTime { get { _Absence.report("AVMutableMovie.overallDurationHint", answer: ".zero"); return .zero } }
  override open var preferredMediaSelection: AVMediaSelection { get { _Absence.report("AVMutableMovie.preferredMediaSelection", answer: "AVMediaSelection()"); return AVMediaSelection() } }
  override open var preferredRate: Float { get { _Absence.value(of: self, "AVMutableMovie.preferredRate", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.preferredRate") } }
  override open var preferredTransform: CGAffineTransform { get { _Absence.value(of: self, "AVMutableMovie.preferredTransform", else: .identity) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.preferredTransform") } }
  override open var preferredVolume: Float { get { _Absence.value(of: self, "AVMutableMovie.preferredVolume", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovie.preferredVolume") } }
  override open var providesPreciseDurationAndTiming: Bool { get { _Absence.report("AVMutableMovie.providesPreciseDurationAndTiming", answer: "false"); return false } }
  open func removeTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableMovie.removeTimeRange(_:)") }
  open func removeTrack(_ track: AVMovieTrack) { _Absence.report("AVMutableMovie.removeTrack(_:)") }
  open func scale(_ timeRange: CMTimeRange, toDuration duration: CMTime) { _Absence.report("AVMutableMovie.scale(_:toDuration:)") }
  open var timescale: CMTimeScale { get { if let kept: CMTimeScale = _Absence.kept(of: self, "AVMutableMovie.timescale") { return kept }; _Absence.trap("AVMutableMovie.timescale") } set { _Absence.keep(newValue, of: self, "AVMutableMovie.timescale") } }
  @discardableResult override open func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableMovieTrack? { _Absence.report("AVMutableMovie.track(withTrackID:)", answer: "nil"); return nil }
  override open var trackGroups: [AVAssetTrackGroup] { get { _Absence.report("AVMutableMovie.trackGroups", answer: "[]"); return [] } }
  @discardableResult open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVMutableMovieTrack] { _Absence.report("AVMutableMovie.tracks(withMediaCharacteristic:)", answer: "[]"); return [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableMovieTrack] { _Absence.report("AVMutableMovie.tracks(withMediaType:)", answer: "[]"); return [] }
  @discardableResult override open func unusedTrackID() -> CMPersistentTrackID { _Absence.trap("AVMutableMovie.unusedTrackID()") }
}
open class AVMutableMovieTrack: AVMovieTrack {
  public override init() { _Absence.report("AVMutableMovieTrack", answer: "a plain object"); super.init() }
  open func addTrackAssociation(to movieTrack: AVMovieTrack, type trackAssociationType: AVAssetTrack.AssociationType) { _Absence.report("AVMutableMovieTrack.addTrackAssociation(to:type:)") }
  override open var alternateGroupID: Int { get { _Absence.value(of: self, "AVMutableMovieTrack.alternateGroupID", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.alternateGroupID") } }
  open func append(_ sampleBuffer: CMSampleBuffer, decodeTime outDecodeTime: UnsafeMutablePointer<CMTime>?, presentationTime outPresentationTime: UnsafeMutablePointer<CMTime>?) throws { _Absence.report("AVMutableMovieTrack.append(_:decodeTime:presentationTime:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovieTrack.append(_:decodeTime:presentationTime:)") }
  @discardableResult override open func associatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) -> [AVAssetTrack] { _Absence.report("AVMutableMovieTrack.associatedTracks(ofType:)", answer: "[]"); return [] }
  override open var availableMetadataFormats: [AVMetadataFormat] { get { _Absence.report("AVMutableMovieTrack.availableMetadataFormats", answer: "[]"); return [] } }
  override open var availableTrackAssociationTypes: [AVAssetTrack.AssociationType] { get { _Absence.report("AVMutableMovieTrack.availableTrackAssociationTypes", answer: "[]"); return [] } }
  open var canProvideSampleCursors: Bool { get { _Absence.report("AVMutableMovieTrack.canProvideSampleCursors", answer: "false"); return false } }
  open var cleanApertureDimensions: CGSize { get { _Absence.value(of: self, "AVMutableMovieTrack.cleanApertureDimensions", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.cleanApertureDimensions") } }
  override open var commonMetadata: [AVMetadataItem] { get { _Absence.report("AVMutableMovieTrack.commonMetadata", answer: "[]"); return [] } }
  open var encodedPixelsDimensions: CGSize { get { _Absence.value(of: self, "AVMutableMovieTrack.encodedPixelsDimensions", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.encodedPixelsDimensions") } }
  override open var estimatedDataRate: Float { get { _Absence.report("AVMutableMovieTrack.estimatedDataRate", answer: "0"); return 0 } }
  override open var extendedLanguageTag: String? { get { _Absence.value(of: self, "AVMutableMovieTrack.extendedLanguageTag", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.extendedLanguageTag") } }
  override open var formatDescriptions: [Any] { get { _Absence.report("AVMutableMovieTrack.formatDescriptions", answer: "[]"); return [] } }
  override open var hasAudioSampleDependencies: Bool { get { _Absence.report("AVMutableMovieTrack.hasAudioSampleDependencies", answer: "false"); return false } }
  @discardableResult override open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { _Absence.report("AVMutableMovieTrack.hasMediaCharacteristic(_:)", answer: "false"); return false }
  open var hasProtectedContent: Bool { get { _Absence.report("AVMutableMovieTrack.hasProtectedContent", answer: "false"); return false } }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableMovieTrack.insertEmptyTimeRange(_:)") }
  @discardableResult open func insertMediaTimeRange(_ mediaTimeRange: CMTimeRange, into trackTimeRange: CMTimeRange) -> Bool { _Absence.report("AVMutableMovieTrack.insertMediaTimeRange(_:into:)", answer: "false"); return false }
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime, copySampleData: Bool) throws { _Absence.report("AVMutableMovieTrack.insertTimeRange(_:of:at:copySampleData:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableMovieTrack.insertTimeRange(_:of:at:copySampleData:)") }
  override open var isDecodable: Bool { get { _Absence.report("AVMutableMovieTrack.isDecodable", answer: "false"); return false } }
  override open var isEnabled: Bool { get { _Absence.value(of: self, "AVMutableMovieTrack.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.isEnabled") } }
  open var isModified: Bool { get { _Absence.value(of: self, "AVMutableMovieTrack.isModified", else: false) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.isModified") } }
  override open var isPlayable: Bool { get { _Absence.report("AVMutableMovieTrack.isPlayable", answer: "false"); return false } }
  override open var isSelfContained: Bool { get { _Absence.report("AVMutableMovieTrack.isSelfContained", answer: "false"); return false } }
  override open var languageCode: String? { get { _Absence.value(of: self, "AVMutableMovieTrack.languageCode", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.languageCode") } }
  open var layer: Int { get { _Absence.value(of: self, "AVMutableMovieTrack.layer", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.layer") } }
  override open var mediaDataStorage: AVMediaDataStorage? { get { _Absence.value(of: self, "AVMutableMovieTrack.mediaDataStorage", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.mediaDataStorage") } }
  override open var metadata: [AVMetadataItem] { get { _Absence.value(of: self, "AVMutableMovieTrack.metadata", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.metadata") } }
  @discardableResult override open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { _Absence.report("AVMutableMovieTrack.metadata(forFormat:)", answer: "[]"); return [] }
  override open var minFrameDuration: CMTime { get { _Absence.report("AVMutableMovieTrack.minFrameDuration", answer: ".zero"); return .zero } }
  override open var naturalSize: CGSize { get { _Absence.value(of: self, "AVMutableMovieTrack.naturalSize", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.naturalSize") } }
  override open var naturalTimeScale: CMTimeScale { get { _Absence.trap("AVMutableMovieTrack.naturalTimeScale") } }
  override open var nominalFrameRate: Float { get { _Absence.report("AVMutableMovieTrack.nominalFrameRate", answer: "0"); return 0 } }
  open var preferredMediaChunkAlignment: Int { get { _Absence.value(of: self, "AVMutableMovieTrack.preferredMediaChunkAlignment", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.preferredMediaChunkAlignment") } }
  open var preferredMediaChunkDuration: CMTime { get { _Absence.value(of: self, "AVMutableMovieTrack.preferredMediaChunkDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.preferredMediaChunkDuration") } }
  open var preferredMediaChunkSize: Int { get { _Absence.value(of: self, "AVMutableMovieTrack.preferredMediaChunkSize", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.preferredMediaChunkSize") } }
  override open var preferredTransform: CGAffineTransform { get { _Absence.value(of: self, "AVMutableMovieTrack.preferredTransform", else: .identity) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.preferredTransform") } }
  override open var preferredVolume: Float { get { _Absence.value(of: self, "AVMutableMovieTrack.preferredVolume", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.preferredVolume") } }
  open var productionApertureDimensions: CGSize { get { _Absence.value(of: self, "AVMutableMovieTrack.productionApertureDimensions", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.productionApertureDimensions") } }
  open func removeTimeRange(_ timeRange: CMTimeRange) { _Absence.report("AVMutableMovieTrack.removeTimeRange(_:)") }
  open func removeTrackAssociation(to movieTrack: AVMovieTrack, type trackAssociationType: AVAssetTrack.AssociationType) { _Absence.report("AVMutableMovieTrack.removeTrackAssociation(to:type:)") }
  override open var requiresFrameReordering: Bool { get { _Absence.report("AVMutableMovieTrack.requiresFrameReordering", answer: "false"); return false } }
  @discardableResult override open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { _Absence.report("AVMutableMovieTrack.samplePresentationTime(forTrackTime:)", answer: ".zero"); return .zero }
  open var sampleReferenceBaseURL: URL? { get { _Absence.value(of: self, "AVMutableMovieTrack.sampleReferenceBaseURL", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.sampleReferenceBaseURL") } }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) { _Absence.report("AVMutableMovieTrack.scaleTimeRange(_:toDuration:)") }
  @discardableResult override open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? { _Absence.report("AVMutableMovieTrack.segment(forTrackTime:)", answer: "nil"); return nil }
  override open var segments: [AVAssetTrackSegment] { get { _Absence.report("AVMutableMovieTrack.segments", answer: "[]"); return [] } }
  override open var timeRange: CMTimeRange { get { _Absence.report("AVMutableMovieTrack.timeRange", answer: ".zero"); return .zero } }
  open var timescale: CMTimeScale { get { if let kept: CMTimeScale = _Absence.kept(of: self, "AVMutableMovieTrack.timescale") { return kept }; _Absence.trap("AVMutableMovieTrack.timescale") } set { _Absence.keep(newValue, of: self, "AVMutableMovieTrack.timescale") } }
  override open var totalSampleDataLength: Int64 { get { _Absence.report("AVMutableMovieTrack.totalSampleDataLength", answer: "0"); return 0 } }
}
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup {
  public override init() { _Absence.report("AVMutableTimedMetadataGroup", answer: "a plain object"); super.init() }
  override open var timeRange: CMTimeRange { get { _Absence.value(of: self, "AVMutableTimedMetadataGroup.timeRange", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableTimedMetadataGroup.timeRange") } }
}
open class AVMutableVideoComposition: AVVideoComposition {
  public override init() { _Absence.report("AVMutableVideoComposition", answer: "a plain object"); super.init() }
  override open var animationTool: AVVideoCompositionCoreAnimationTool? { get { _Absence.value(of: self, "AVMutableVideoComposition.animationTool", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.animationTool") } }
  override open var colorPrimaries: String? { get { _Absence.value(of: self, "AVMutableVideoComposition.colorPrimaries", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.colorPrimaries") } }
  override open var colorTransferFunction: String? { get { _Absence.value(of: self, "AVMutableVideoComposition.colorTransferFunction", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.colorTransferFunction") } }
  override open var colorYCbCrMatrix: String? { get { _Absence.value(of: self, "AVMutableVideoComposition.colorYCbCrMatrix", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.colorYCbCrMatrix") } }
  override open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { get { _Absence.value(of: self, "AVMutableVideoComposition.customVideoCompositorClass", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.customVideoCompositorClass") } }
  override open var frameDuration: CMTime { get { _Absence.value(of: self, "AVMutableVideoComposition.frameDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.frameDuration") } }
  override public init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) { _Absence.report("AVMutableVideoComposition.init(asset:applyingCIFiltersWithHandler:)", answer: "a plain object"); super.init() }
  override public init(propertiesOf asset: AVAsset) { _Absence.report("AVMutableVideoComposition.init(propertiesOf:)", answer: "a plain object"); super.init() }
  public init(propertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction) { _Absence.report("AVMutableVideoComposition.init(propertiesOf:prototypeInstruction:)", answer: "a plain object"); super.init() }
  public init(propertiesOfAsset asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction) { _Absence.report("AVMutableVideoComposition.init(propertiesOfAsset:prototypeInstruction:)", answer: "a plain object"); super.init() }
  override open var instructions: [any AVVideoCompositionInstructionProtocol] { get { _Absence.value(of: self, "AVMutableVideoComposition.instructions", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.instructions") } }
  override open var renderScale: Float { get { _Absence.value(of: self, "AVMutableVideoComposition.renderScale", else: 0) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.renderScale") } }
  override open var renderSize: CGSize { get { _Absence.value(of: self, "AVMutableVideoComposition.renderSize", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.renderSize") } }
  override open var sourceSampleDataTrackIDs: [CMPersistentTrackID] { get { _Absence.value(of: self, "AVMutableVideoComposition.sourceSampleDataTrackIDs", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.sourceSampleDataTrackIDs") } }
  override open var sourceTrackIDForFrameTiming: CMPersistentTrackID { get { if let kept: CMPersistentTrackID = _Absence.kept(of: self, "AVMutableVideoComposition.sourceTrackIDForFrameTiming") { return kept }; _Absence.trap("AVMutableVideoComposition.sourceTrackIDForFrameTiming") } set { _Absence.keep(newValue, of: self, "AVMutableVideoComposition.sourceTrackIDForFrameTiming") } }
  @discardableResult override open class func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) async throws -> AVMutableVideoComposition { _Absence.report("AVMutableVideoComposition.videoComposition(with:applyingCIFiltersWithHandler:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableVideoComposition.videoComposition(with:applyingCIFiltersWithHandler:)") }
  @discardableResult override open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVMutableVideoComposition { _Absence.report("AVMutableVideoComposition.videoComposition(withPropertiesOf:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableVideoComposition.videoComposition(withPropertiesOf:)") }
  @discardableResult open class func videoComposition(withPropertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction) async throws -> AVMutableVideoComposition { _Absence.report("AVMutableVideoComposition.videoComposition(withPropertiesOf:prototypeInstruction:)", answer: "an error"); throw _Absence.Failure(name: "AVMutableVideoComposition.videoComposition(withPropertiesOf:prototypeInstruction:)") }
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  public override init() { _Absence.report("AVMutableVideoCompositionInstruction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override open var backgroundColor: CGColor? { get { _Absence.value(of: self, "AVMutableVideoCompositionInstruction.backgroundColor", else: nil) } set { _Absence.keep(newValue, of: self, "AVMutableVideoCompositionInstruction.backgroundColor") } }
  override open var enablePostProcessing: Bool { get { _Absence.value(of: self, "AVMutableVideoCompositionInstruction.enablePostProcessing", else: false) } set { _Absence.keep(newValue, of: self, "AVMutableVideoCompositionInstruction.enablePostProcessing") } }
  override open var layerInstructions: [AVVideoCompositionLayerInstruction] { get { _Absence.value(of: self, "AVMutableVideoCompositionInstruction.layerInstructions", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableVideoCompositionInstruction.layerInstructions") } }
  override open var requiredSourceSampleDataTrackIDs: [NSNumber] { get { _Absence.value(of: self, "AVMutableVideoCompositionInstruction.requiredSourceSampleDataTrackIDs", else: []) } set { _Absence.keep(newValue, of: self, "AVMutableVideoCompositionInstruction.requiredSourceSampleDataTrackIDs") } }
  override open var timeRange: CMTimeRange { get { _Absence.value(of: self, "AVMutableVideoCompositionInstruction.timeRange", else: .zero) } set { _Absence.keep(newValue, of: self, "AVMutableVideoCompositionInstruction.timeRange") } }
}
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public override init() { _Absence.report("AVMutableVideoCompositionLayerInstruction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(assetTrack track: AVAssetTrack) { _Absence.report("AVMutableVideoCompositionLayerInstruction.init(assetTrack:)", answer: "a plain object"); self.init() }
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { _Absence.report("AVMutableVideoCompositionLayerInstruction.setCropRectangle(_:at:)") }
  open func setCropRectangleRamp(fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange) { _Absence.report("AVMutableVideoCompositionLayerInstruction.setCropRectangleRamp(fromStartCropRectangle:toEndCropRectangle:timeRange:)") }
  open func setOpacity(_ opacity: Float, at time: CMTime) { _Absence.report("AVMutableVideoCompositionLayerInstruction.setOpacity(_:at:)") }
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) { _Absence.report("AVMutableVideoCompositionLayerInstruction.setOpacityRamp(fromStartOpacity:toEndOpacity:timeRange:)") }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { _Absence.report("AVMutableVideoCompositionLayerInstruction.setTransform(_:at:)") }
  open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) { _Absence.report("AVMutableVideoCompositionLayerInstruction.setTransformRamp(fromStart:toEnd:timeRange:)") }
  override open var trackID: CMPersistentTrackID { get { if let kept: CMPersistentTrackID = _Absence.kept(of: self, "AVMutableVideoCompositionLayerInstruction.trackID") { return kept }; _Absence.trap("AVMutableVideoCompositionLayerInstruction.trackID") } set { _Absence.keep(newValue, of: self, "AVMutableVideoCompositionLayerInstruction.trackID") } }
}
open class AVOutputSettingsAssistant: NSObject {
  public override init() { _Absence.report("AVOutputSettingsAssistant", answer: "a plain object"); super.init() }
  open var audioSettings: [String : Any]? { get { _Absence.report("AVOutputSettingsAssistant.audioSettings", answer: "nil"); return nil } }
  @discardableResult open class func availableOutputSettingsPresets() -> [AVOutputSettingsPreset] { _Absence.report("AVOutputSettingsAssistant.availableOutputSettingsPresets()", answer: "[]"); return [] }
  public convenience init?(preset presetIdentifier: AVOutputSettingsPreset) { _Absence.report("AVOutputSettingsAssistant.init(preset:)", answer: "nil"); return nil }
  open var outputFileType: AVFileType { get { _Absence.report("AVOutputSettingsAssistant.outputFileType", answer: "AVFileType(rawValue: \"\")"); return AVFileType(rawValue: "") } }
  open var sourceVideoAverageFrameDuration: CMTime { get { _Absence.value(of: self, "AVOutputSettingsAssistant.sourceVideoAverageFrameDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVOutputSettingsAssistant.sourceVideoAverageFrameDuration") } }
  open var sourceVideoMinFrameDuration: CMTime { get { _Absence.value(of: self, "AVOutputSettingsAssistant.sourceVideoMinFrameDuration", else: .zero) } set { _Absence.keep(newValue, of: self, "AVOutputSettingsAssistant.sourceVideoMinFrameDuration") } }
  open var videoSettings: [String : Any]? { get { _Absence.report("AVOutputSettingsAssistant.videoSettings", answer: "nil"); return nil } }
}
open class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty {
  public override init() { _Absence.report("AVPartialAsyncProperty", answer: "a plain object"); super.init() }
}
open class AVPersistableContentKeyRequest: AVContentKeyRequest {
  public override init() { _Absence.report("AVPersistableContentKeyRequest", answer: "a plain object"); super.init() }
  @discardableResult open func persistableContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String : Any]? = nil) throws -> Data { _Absence.report("AVPersistableContentKeyRequest.persistableContentKey(fromKeyVendorResponse:options:)", answer: "an error"); throw _Absence.Failure(name: "AVPersistableContentKeyRequest.persistableContentKey(fromKeyVendorResponse:options:)") }
}
open class AVPlaybackCoordinator: NSObject {
  public override init() { _Absence.report("AVPlaybackCoordinator", answer: "a plain object"); super.init() }
  @discardableResult open func beginSuspension(for suspensionReason: AVCoordinatedPlaybackSuspension.Reason) -> AVCoordinatedPlaybackSuspension { _Absence.report("AVPlaybackCoordinator.beginSuspension(for:)", answer: "AVCoordinatedPlaybackSuspension()"); return AVCoordinatedPlaybackSuspension() }
  @discardableResult open func expectedItemTime(atHostTime hostClockTime: CMTime) -> CMTime { _Absence.report("AVPlaybackCoordinator.expectedItemTime(atHostTime:)", answer: ".zero"); return .zero }
  open var otherParticipants: [AVCoordinatedPlaybackParticipant] { get { _Absence.report("AVPlaybackCoordinator.otherParticipants", answer: "[]"); return [] } }
  public static var otherParticipantsDidChangeNotification: NSNotification.Name { _Absence.report("AVPlaybackCoordinator.otherParticipantsDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlaybackCoordinatorOtherParticipantsDidChangeNotification") }
  @discardableResult open func participantLimitForWaitingOutSuspensions(withReason reason: AVCoordinatedPlaybackSuspension.Reason) -> Int { _Absence.report("AVPlaybackCoordinator.participantLimitForWaitingOutSuspensions(withReason:)", answer: "0"); return 0 }
  open var pauseSnapsToMediaTimeOfOriginator: Bool { get { _Absence.value(of: self, "AVPlaybackCoordinator.pauseSnapsToMediaTimeOfOriginator", else: false) } set { _Absence.keep(newValue, of: self, "AVPlaybackCoordinator.pauseSnapsToMediaTimeOfOriginator") } }
  open func setParticipantLimit(_ participantLimit: Int, forWaitingOutSuspensionsWithReason reason: AVCoordinatedPlaybackSuspension.Reason) { _Absence.report("AVPlaybackCoordinator.setParticipantLimit(_:forWaitingOutSuspensionsWithReason:)") }
  open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { get { _Absence.report("AVPlaybackCoordinator.suspensionReasons", answer: "[]"); return [] } }
  public static var suspensionReasonsDidChangeNotification: NSNotification.Name { _Absence.report("AVPlaybackCoordinator.suspensionReasonsDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlaybackCoordinatorSuspensionReasonsDidChangeNotification") }
  open var suspensionReasonsThatTriggerWaiting: [AVCoordinatedPlaybackSuspension.Reason] { get { _Absence.value(of: self, "AVPlaybackCoordinator.suspensionReasonsThatTriggerWaiting", else: []) } set { _Absence.keep(newValue, of: self, "AVPlaybackCoordinator.suspensionReasonsThatTriggerWaiting") } }
}
open class AVPlayer: NSObject {
  public override init() { _Absence.report("AVPlayer", answer: "a plain object"); super.init() }
  open var actionAtItemEnd: AVPlayer.ActionAtItemEnd { get { _Absence.value(of: self, "AVPlayer.actionAtItemEnd", else: AVPlayer.ActionAtItemEnd.`none`) } set { _Absence.keep(newValue, of: self, "AVPlayer.actionAtItemEnd") } }
  @discardableResult open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any { _Absence.trap("AVPlayer.addBoundaryTimeObserver(forTimes:queue:using:)") }
  @discardableResult open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { _Absence.trap("AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)") }
  open var allowsExternalPlayback: Bool { get { _Absence.value(of: self, "AVPlayer.allowsExternalPlayback", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.allowsExternalPlayback") } }
  open var appliesMediaSelectionCriteriaAutomatically: Bool { get { _Absence.value(of: self, "AVPlayer.appliesMediaSelectionCriteriaAutomatically", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.appliesMediaSelectionCriteriaAutomatically") } }
  open var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy { get { _Absence.value(of: self, "AVPlayer.audiovisualBackgroundPlaybackPolicy", else: AVPlayerAudiovisualBackgroundPlaybackPolicy.`automatic`) } set { _Absence.keep(newValue, of: self, "AVPlayer.audiovisualBackgroundPlaybackPolicy") } }
  open var automaticallyWaitsToMinimizeStalling: Bool { get { _Absence.value(of: self, "AVPlayer.automaticallyWaitsToMinimizeStalling", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.automaticallyWaitsToMinimizeStalling") } }
  open class var availableHDRModes: AVPlayer.HDRMode { get { _Absence.report("AVPlayer.availableHDRModes", answer: "[]"); return [] } }
  open func cancelPendingPrerolls() { _Absence.report("AVPlayer.cancelPendingPrerolls()") }
  open var currentItem: AVPlayerItem? { get { _Absence.report("AVPlayer.currentItem", answer: "nil"); return nil } }
  @discardableResult open func currentTime() -> CMTime { _Absence.report("AVPlayer.currentTime()", answer: ".zero"); return .zero }
  open var defaultRate: Float { get { _Absence.value(of: self, "AVPlayer.defaultRate", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayer.defaultRate") } }
  open class var eligibleForHDRPlayback: Bool { get { _Absence.report("AVPlayer.eligibleForHDRPlayback", answer: "false"); return false } }
  public static var eligibleForHDRPlaybackDidChangeNotification: NSNotification.Name { _Absence.report("AVPlayer.eligibleForHDRPlaybackDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerEligibleForHDRPlaybackDidChangeNotification") }
  open var error: (any Error)? { get { _Absence.report("AVPlayer.error", answer: "nil"); return nil } }
  open var externalPlaybackVideoGravity: AVLayerVideoGravity { get { _Absence.value(of: self, "AVPlayer.externalPlaybackVideoGravity", else: AVLayerVideoGravity(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayer.externalPlaybackVideoGravity") } }
  public convenience init(URL: URL) { _Absence.report("AVPlayer.init(URL:)", answer: "a plain object"); self.init() }
  public init(playerItem item: AVPlayerItem?) { _Absence.report("AVPlayer.init(playerItem:)", answer: "a plain object"); super.init() }
  public init(url URL: URL) { _Absence.report("AVPlayer.init(url:)", answer: "a plain object"); super.init() }
  open var isClosedCaptionDisplayEnabled: Bool { get { _Absence.value(of: self, "AVPlayer.isClosedCaptionDisplayEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.isClosedCaptionDisplayEnabled") } }
  open var isExternalPlaybackActive: Bool { get { _Absence.report("AVPlayer.isExternalPlaybackActive", answer: "false"); return false } }
  open var isMuted: Bool { get { _Absence.value(of: self, "AVPlayer.isMuted", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.isMuted") } }
  open var isOutputObscuredDueToInsufficientExternalProtection: Bool { get { _Absence.report("AVPlayer.isOutputObscuredDueToInsufficientExternalProtection", answer: "false"); return false } }
  @discardableResult open func mediaSelectionCriteria(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVPlayerMediaSelectionCriteria? { _Absence.report("AVPlayer.mediaSelectionCriteria(forMediaCharacteristic:)", answer: "nil"); return nil }
  open func pause() { _Absence.report("AVPlayer.pause()") }
  open func play() { _Absence.report("AVPlayer.play()") }
  open func playImmediately(atRate rate: Float) { _Absence.report("AVPlayer.playImmediately(atRate:)") }
  open var playbackCoordinator: AVPlayerPlaybackCoordinator { get { _Absence.report("AVPlayer.playbackCoordinator", answer: "AVPlayerPlaybackCoordinator()"); return AVPlayerPlaybackCoordinator() } }
  @discardableResult open func preroll(atRate rate: Float) async -> Bool { _Absence.report("AVPlayer.preroll(atRate:)", answer: "false"); return false }
  open var preventsDisplaySleepDuringVideoPlayback: Bool { get { _Absence.value(of: self, "AVPlayer.preventsDisplaySleepDuringVideoPlayback", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.preventsDisplaySleepDuringVideoPlayback") } }
  open var rate: Float { get { _Absence.value(of: self, "AVPlayer.rate", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayer.rate") } }
  public static var rateDidChangeNotification: NSNotification.Name { _Absence.report("AVPlayer.rateDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerRateDidChangeNotification") }
  open class var rateDidChangeOriginatingParticipantKey: String { get { _Absence.report("AVPlayer.rateDidChangeOriginatingParticipantKey", answer: "\"\""); return "" } }
  open class var rateDidChangeReasonKey: String { get { _Absence.report("AVPlayer.rateDidChangeReasonKey", answer: "\"\""); return "" } }
  open var reasonForWaitingToPlay: AVPlayer.WaitingReason? { get { _Absence.report("AVPlayer.reasonForWaitingToPlay", answer: "nil"); return nil } }
  open func removeTimeObserver(_ observer: Any) { _Absence.report("AVPlayer.removeTimeObserver(_:)") }
  open func replaceCurrentItem(with item: AVPlayerItem?) { _Absence.report("AVPlayer.replaceCurrentItem(with:)") }
  open func seek(to date: Date) { _Absence.report("AVPlayer.seek(to:)") }
  open func seek(to time: CMTime) { _Absence.report("AVPlayer.seek(to:)") }
  @discardableResult open func seek(to date: Date) async -> Bool { _Absence.report("AVPlayer.seek(to:)", answer: "false"); return false }
  @discardableResult open func seek(to time: CMTime) async -> Bool { _Absence.report("AVPlayer.seek(to:)", answer: "false"); return false }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { _Absence.report("AVPlayer.seek(to:toleranceBefore:toleranceAfter:)") }
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { _Absence.report("AVPlayer.seek(to:toleranceBefore:toleranceAfter:)", answer: "false"); return false }
  open func setMediaSelectionCriteria(_ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) { _Absence.report("AVPlayer.setMediaSelectionCriteria(_:forMediaCharacteristic:)") }
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { _Absence.report("AVPlayer.setRate(_:time:atHostTime:)") }
  open var status: AVPlayer.Status { get { _Absence.report("AVPlayer.status", answer: "AVPlayer.Status.`unknown`"); return AVPlayer.Status.`unknown` } }
  open var timeControlStatus: AVPlayer.TimeControlStatus { get { _Absence.report("AVPlayer.timeControlStatus", answer: "AVPlayer.TimeControlStatus.`paused`"); return AVPlayer.TimeControlStatus.`paused` } }
  open var usesExternalPlaybackWhileExternalScreenIsActive: Bool { get { _Absence.value(of: self, "AVPlayer.usesExternalPlaybackWhileExternalScreenIsActive", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayer.usesExternalPlaybackWhileExternalScreenIsActive") } }
  open var volume: Float { get { _Absence.value(of: self, "AVPlayer.volume", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayer.volume") } }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { _Absence.report("AVPlayer.seek(to:completionHandler:)") }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { _Absence.report("AVPlayer.seek(to:toleranceBefore:toleranceAfter:completionHandler:)") }
}
open class AVPlayerInterstitialEvent: NSObject {
  public override init() { _Absence.report("AVPlayerInterstitialEvent", answer: "a plain object"); super.init() }
  open var alignsResumptionWithPrimarySegmentBoundary: Bool { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.alignsResumptionWithPrimarySegmentBoundary", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.alignsResumptionWithPrimarySegmentBoundary") } }
  open var alignsStartWithPrimarySegmentBoundary: Bool { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.alignsStartWithPrimarySegmentBoundary", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.alignsStartWithPrimarySegmentBoundary") } }
  open var assetListResponse: [AnyHashable : Any]? { get { _Absence.report("AVPlayerInterstitialEvent.assetListResponse", answer: "nil"); return nil } }
  open var cue: AVPlayerInterstitialEvent.Cue { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.cue", else: AVPlayerInterstitialEvent.Cue(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.cue") } }
  open var date: Date? { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.date", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.date") } }
  open var identifier: String { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.identifier", else: "") } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.identifier") } }
  public convenience init(primaryItem: AVPlayerItem, date: Date) { _Absence.report("AVPlayerInterstitialEvent.init(primaryItem:date:)", answer: "a plain object"); self.init() }
  public convenience init(primaryItem: AVPlayerItem, identifier: String?, date: Date, templateItems: [AVPlayerItem], restrictions: AVPlayerInterstitialEvent.Restrictions = [], resumptionOffset: CMTime = .indefinite, playoutLimit: CMTime = .invalid, userDefinedAttributes: [String : Any] = [:]) { _Absence.report("AVPlayerInterstitialEvent.init(primaryItem:identifier:date:templateItems:restrictions:resumptionOffset:playoutLimit:userDefinedAttributes:)", answer: "a plain object"); self.init() }
  public convenience init(primaryItem: AVPlayerItem, identifier: String?, time: CMTime, templateItems: [AVPlayerItem], restrictions: AVPlayerInterstitialEvent.Restrictions = [], resumptionOffset: CMTime = .indefinite, playoutLimit: CMTime = .invalid, userDefinedAttributes: [String : Any] = [:]) { _Absence.report("AVPlayerInterstitialEvent.init(primaryItem:identifier:time:templateItems:restrictions:resumptionOffset:playoutLimit:userDefinedAttributes:)", answer: "a plain object"); self.init() }
  public convenience init(primaryItem: AVPlayerItem, time: CMTime) { _Absence.report("AVPlayerInterstitialEvent.init(primaryItem:time:)", answer: "a plain object"); self.init() }
  open var playoutLimit: CMTime { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.playoutLimit", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.playoutLimit") } }
  open var primaryItem: AVPlayerItem? { get { _Absence.report("AVPlayerInterstitialEvent.primaryItem", answer: "nil"); return nil } }
  open var restrictions: AVPlayerInterstitialEvent.Restrictions { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.restrictions", else: []) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.restrictions") } }
  open var resumptionOffset: CMTime { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.resumptionOffset", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.resumptionOffset") } }
  open var templateItems: [AVPlayerItem] { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.templateItems", else: []) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.templateItems") } }
  open var time: CMTime { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.time", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.time") } }
  open var userDefinedAttributes: [AnyHashable : Any] { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.userDefinedAttributes", else: [:]) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.userDefinedAttributes") } }
  open var willPlayOnce: Bool { get { _Absence.value(of: self, "AVPlayerInterstitialEvent.willPlayOnce", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerInterstitialEvent.willPlayOnce") } }
}
open class AVPlayerInterstitialEventController: AVPlayerInterstitialEventMonitor {
  public override init() { _Absence.report("AVPlayerInterstitialEventController", answer: "a plain object"); super.init() }
  open func cancelCurrentEvent(withResumptionOffset resumptionOffset: CMTime) { _Absence.report("AVPlayerInterstitialEventController.cancelCurrentEvent(withResumptionOffset:)") }
  override public init(primaryPlayer: AVPlayer) { _Absence.report("AVPlayerInterstitialEventController.init(primaryPlayer:)", answer: "a plain object"); super.init() }
}
open class AVPlayerInterstitialEventMonitor: NSObject {
  public override init() { _Absence.report("AVPlayerInterstitialEventMonitor", answer: "a plain object"); super.init() }
  open var currentEvent: AVPlayerInterstitialEvent? { get { _Absence.report("AVPlayerInterstitialEventMonitor.currentEvent", answer: "nil"); return nil } }
  public static var currentEventDidChangeNotification: NSNotification.Name { _Absence.report("AVPlayerInterstitialEventMonitor.currentEventDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerInterstitialEventMonitorCurrentEventDidChangeNotification") }
  open var events: [AVPlayerInterstitialEvent] { get { _Absence.report("AVPlayerInterstitialEventMonitor.events", answer: "[]"); return [] } }
  public static var eventsDidChangeNotification: NSNotification.Name { _Absence.report("AVPlayerInterstitialEventMonitor.eventsDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerInterstitialEventMonitorEventsDidChangeNotification") }
  public init(primaryPlayer: AVPlayer) { _Absence.report("AVPlayerInterstitialEventMonitor.init(primaryPlayer:)", answer: "a plain object"); super.init() }
  open var interstitialPlayer: AVQueuePlayer { get { _Absence.report("AVPlayerInterstitialEventMonitor.interstitialPlayer", answer: "AVQueuePlayer()"); return AVQueuePlayer() } }
  open var primaryPlayer: AVPlayer? { get { _Absence.report("AVPlayerInterstitialEventMonitor.primaryPlayer", answer: "nil"); return nil } }
}
open class AVPlayerItem: NSObject {
  public override init() { _Absence.report("AVPlayerItem", answer: "a plain object"); super.init() }
  @discardableResult open func accessLog() -> AVPlayerItemAccessLog? { _Absence.report("AVPlayerItem.accessLog()", answer: "nil"); return nil }
  open func add(_ output: AVPlayerItemOutput) { _Absence.report("AVPlayerItem.add(_:)") }
  open func add(_ collector: AVPlayerItemMediaDataCollector) { _Absence.report("AVPlayerItem.add(_:)") }
  open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats { get { _Absence.value(of: self, "AVPlayerItem.allowedAudioSpatializationFormats", else: []) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.allowedAudioSpatializationFormats") } }
  open var appliesPerFrameHDRDisplayMetadata: Bool { get { _Absence.value(of: self, "AVPlayerItem.appliesPerFrameHDRDisplayMetadata", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.appliesPerFrameHDRDisplayMetadata") } }
  open var asset: AVAsset { get { _Absence.report("AVPlayerItem.asset", answer: "AVAsset()"); return AVAsset() } }
  open var audioMix: AVAudioMix? { get { _Absence.value(of: self, "AVPlayerItem.audioMix", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.audioMix") } }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get { _Absence.value(of: self, "AVPlayerItem.audioTimePitchAlgorithm", else: AVAudioTimePitchAlgorithm(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.audioTimePitchAlgorithm") } }
  open var automaticallyHandlesInterstitialEvents: Bool { get { _Absence.value(of: self, "AVPlayerItem.automaticallyHandlesInterstitialEvents", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.automaticallyHandlesInterstitialEvents") } }
  open var automaticallyLoadedAssetKeys: [String] { get { _Absence.report("AVPlayerItem.automaticallyLoadedAssetKeys", answer: "[]"); return [] } }
  open var automaticallyPreservesTimeOffsetFromLive: Bool { get { _Absence.value(of: self, "AVPlayerItem.automaticallyPreservesTimeOffsetFromLive", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.automaticallyPreservesTimeOffsetFromLive") } }
  open var canPlayFastForward: Bool { get { _Absence.report("AVPlayerItem.canPlayFastForward", answer: "false"); return false } }
  open var canPlayFastReverse: Bool { get { _Absence.report("AVPlayerItem.canPlayFastReverse", answer: "false"); return false } }
  open var canPlayReverse: Bool { get { _Absence.report("AVPlayerItem.canPlayReverse", answer: "false"); return false } }
  open var canPlaySlowForward: Bool { get { _Absence.report("AVPlayerItem.canPlaySlowForward", answer: "false"); return false } }
  open var canPlaySlowReverse: Bool { get { _Absence.report("AVPlayerItem.canPlaySlowReverse", answer: "false"); return false } }
  open var canStepBackward: Bool { get { _Absence.report("AVPlayerItem.canStepBackward", answer: "false"); return false } }
  open var canStepForward: Bool { get { _Absence.report("AVPlayerItem.canStepForward", answer: "false"); return false } }
  open var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool { get { _Absence.value(of: self, "AVPlayerItem.canUseNetworkResourcesForLiveStreamingWhilePaused", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.canUseNetworkResourcesForLiveStreamingWhilePaused") } }
  open func cancelPendingSeeks() { _Absence.report("AVPlayerItem.cancelPendingSeeks()") }
  open var configuredTimeOffsetFromLive: CMTime { get { _Absence.value(of: self, "AVPlayerItem.configuredTimeOffsetFromLive", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.configuredTimeOffsetFromLive") } }
  @discardableResult override open func copy() -> Any { _Absence.trap("AVPlayerItem.copy()") }
  @discardableResult open func copy(with zone: NSZone? = nil) -> Any { _Absence.trap("AVPlayerItem.copy(with:)") }
  @discardableResult open func currentDate() -> Date? { _Absence.report("AVPlayerItem.currentDate()", answer: "nil"); return nil }
  open var currentMediaSelection: AVMediaSelection { get { _Absence.report("AVPlayerItem.currentMediaSelection", answer: "AVMediaSelection()"); return AVMediaSelection() } }
  @discardableResult open func currentTime() -> CMTime { _Absence.report("AVPlayerItem.currentTime()", answer: ".zero"); return .zero }
  open var customVideoCompositor: (any AVVideoCompositing)? { get { _Absence.report("AVPlayerItem.customVideoCompositor", answer: "nil"); return nil } }
  open var duration: CMTime { get { _Absence.report("AVPlayerItem.duration", answer: ".zero"); return .zero } }
  open var error: (any Error)? { get { _Absence.report("AVPlayerItem.error", answer: "nil"); return nil } }
  @discardableResult open func errorLog() -> AVPlayerItemErrorLog? { _Absence.report("AVPlayerItem.errorLog()", answer: "nil"); return nil }
  open var forwardPlaybackEndTime: CMTime { get { _Absence.value(of: self, "AVPlayerItem.forwardPlaybackEndTime", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.forwardPlaybackEndTime") } }
  public convenience init(URL: URL) { _Absence.report("AVPlayerItem.init(URL:)", answer: "a plain object"); self.init() }
  public convenience init(asset: AVAsset) { _Absence.report("AVPlayerItem.init(asset:)", answer: "a plain object"); self.init() }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>] = []) { _Absence.report("AVPlayerItem.init(asset:automaticallyLoadedAssetKeys:)", answer: "a plain object"); self.init() }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { _Absence.report("AVPlayerItem.init(asset:automaticallyLoadedAssetKeys:)", answer: "a plain object"); super.init() }
  public convenience init(url URL: URL) { _Absence.report("AVPlayerItem.init(url:)", answer: "a plain object"); self.init() }
  open var isAudioSpatializationAllowed: Bool { get { _Absence.value(of: self, "AVPlayerItem.isAudioSpatializationAllowed", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.isAudioSpatializationAllowed") } }
  open var isPlaybackBufferEmpty: Bool { get { _Absence.report("AVPlayerItem.isPlaybackBufferEmpty", answer: "false"); return false } }
  open var isPlaybackBufferFull: Bool { get { _Absence.report("AVPlayerItem.isPlaybackBufferFull", answer: "false"); return false } }
  open var isPlaybackLikelyToKeepUp: Bool { get { _Absence.report("AVPlayerItem.isPlaybackLikelyToKeepUp", answer: "false"); return false } }
  open var loadedTimeRanges: [NSValue] { get { _Absence.report("AVPlayerItem.loadedTimeRanges", answer: "[]"); return [] } }
  open var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { get { _Absence.report("AVPlayerItem.mediaDataCollectors", answer: "[]"); return [] } }
  public static var mediaSelectionDidChangeNotification: NSNotification.Name { _Absence.report("AVPlayerItem.mediaSelectionDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerItemMediaSelectionDidChangeNotification") }
  open var outputs: [AVPlayerItemOutput] { get { _Absence.report("AVPlayerItem.outputs", answer: "[]"); return [] } }
  open var preferredForwardBufferDuration: TimeInterval { get { _Absence.value(of: self, "AVPlayerItem.preferredForwardBufferDuration", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.preferredForwardBufferDuration") } }
  open var preferredMaximumResolution: CGSize { get { _Absence.value(of: self, "AVPlayerItem.preferredMaximumResolution", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.preferredMaximumResolution") } }
  open var preferredMaximumResolutionForExpensiveNetworks: CGSize { get { _Absence.value(of: self, "AVPlayerItem.preferredMaximumResolutionForExpensiveNetworks", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.preferredMaximumResolutionForExpensiveNetworks") } }
  open var preferredPeakBitRate: Double { get { _Absence.value(of: self, "AVPlayerItem.preferredPeakBitRate", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.preferredPeakBitRate") } }
  open var preferredPeakBitRateForExpensiveNetworks: Double { get { _Absence.value(of: self, "AVPlayerItem.preferredPeakBitRateForExpensiveNetworks", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.preferredPeakBitRateForExpensiveNetworks") } }
  open var presentationSize: CGSize { get { _Absence.report("AVPlayerItem.presentationSize", answer: ".zero"); return .zero } }
  open var recommendedTimeOffsetFromLive: CMTime { get { _Absence.report("AVPlayerItem.recommendedTimeOffsetFromLive", answer: ".zero"); return .zero } }
  public static var recommendedTimeOffsetFromLiveDidChangeNotification: NSNotification.Name { _Absence.report("AVPlayerItem.recommendedTimeOffsetFromLiveDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification") }
  open func remove(_ output: AVPlayerItemOutput) { _Absence.report("AVPlayerItem.remove(_:)") }
  open func remove(_ collector: AVPlayerItemMediaDataCollector) { _Absence.report("AVPlayerItem.remove(_:)") }
  open var reversePlaybackEndTime: CMTime { get { _Absence.value(of: self, "AVPlayerItem.reversePlaybackEndTime", else: .zero) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.reversePlaybackEndTime") } }
  @discardableResult open func seek(to date: Date) async -> Bool { _Absence.report("AVPlayerItem.seek(to:)", answer: "false"); return false }
  @discardableResult open func seek(to date: Date) -> Bool { _Absence.report("AVPlayerItem.seek(to:)", answer: "false"); return false }
  open func seek(to time: CMTime) { _Absence.report("AVPlayerItem.seek(to:)") }
  @discardableResult open func seek(to time: CMTime) async -> Bool { _Absence.report("AVPlayerItem.seek(to:)", answer: "false"); return false }
  @discardableResult open func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool { _Absence.report("AVPlayerItem.seek(to:completionHandler:)", answer: "false"); return false }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { _Absence.report("AVPlayerItem.seek(to:toleranceBefore:toleranceAfter:)") }
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { _Absence.report("AVPlayerItem.seek(to:toleranceBefore:toleranceAfter:)", answer: "false"); return false }
  open var seekableTimeRanges: [NSValue] { get { _Absence.report("AVPlayerItem.seekableTimeRanges", answer: "[]"); return [] } }
  open var seekingWaitsForVideoCompositionRendering: Bool { get { _Absence.value(of: self, "AVPlayerItem.seekingWaitsForVideoCompositionRendering", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.seekingWaitsForVideoCompositionRendering") } }
  open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) { _Absence.report("AVPlayerItem.select(_:in:)") }
  open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) { _Absence.report("AVPlayerItem.selectMediaOptionAutomatically(in:)") }
  @discardableResult open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { _Absence.report("AVPlayerItem.selectedMediaOption(in:)", answer: "nil"); return nil }
  open var startsOnFirstEligibleVariant: Bool { get { _Absence.value(of: self, "AVPlayerItem.startsOnFirstEligibleVariant", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.startsOnFirstEligibleVariant") } }
  open var status: AVPlayerItem.Status { get { _Absence.report("AVPlayerItem.status", answer: "AVPlayerItem.Status.`unknown`"); return AVPlayerItem.Status.`unknown` } }
  open func step(byCount stepCount: Int) { _Absence.report("AVPlayerItem.step(byCount:)") }
  open var template: AVPlayerItem? { get { _Absence.report("AVPlayerItem.template", answer: "nil"); return nil } }
  open var textStyleRules: [AVTextStyleRule]? { get { _Absence.value(of: self, "AVPlayerItem.textStyleRules", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.textStyleRules") } }
  public static var timeJumpedNotification: NSNotification.Name { _Absence.report("AVPlayerItem.timeJumpedNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVPlayerItemTimeJumpedNotification") }
  open class var timeJumpedOriginatingParticipantKey: String { get { _Absence.report("AVPlayerItem.timeJumpedOriginatingParticipantKey", answer: "\"\""); return "" } }
  open var timedMetadata: [AVMetadataItem]? { get { _Absence.report("AVPlayerItem.timedMetadata", answer: "nil"); return nil } }
  open var tracks: [AVPlayerItemTrack] { get { _Absence.report("AVPlayerItem.tracks", answer: "[]"); return [] } }
  open var variantPreferences: AVVariantPreferences { get { _Absence.value(of: self, "AVPlayerItem.variantPreferences", else: []) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.variantPreferences") } }
  open var videoApertureMode: AVVideoApertureMode { get { _Absence.value(of: self, "AVPlayerItem.videoApertureMode", else: AVVideoApertureMode(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.videoApertureMode") } }
  open var videoComposition: AVVideoComposition? { get { _Absence.value(of: self, "AVPlayerItem.videoComposition", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerItem.videoComposition") } }
}
open class AVPlayerItemAccessLog: NSObject {
  public override init() { _Absence.report("AVPlayerItemAccessLog", answer: "a plain object"); super.init() }
  open var events: [AVPlayerItemAccessLogEvent] { get { _Absence.report("AVPlayerItemAccessLog.events", answer: "[]"); return [] } }
  @discardableResult open func extendedLogData() -> Data? { _Absence.report("AVPlayerItemAccessLog.extendedLogData()", answer: "nil"); return nil }
  open var extendedLogDataStringEncoding: UInt { get { _Absence.report("AVPlayerItemAccessLog.extendedLogDataStringEncoding", answer: "0"); return 0 } }
}
open class AVPlayerItemAccessLogEvent: NSObject {
  public override init() { _Absence.report("AVPlayerItemAccessLogEvent", answer: "a plain object"); super.init() }
  open var averageAudioBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.averageAudioBitrate", answer: "0"); return 0 } }
  open var averageVideoBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.averageVideoBitrate", answer: "0"); return 0 } }
  open var downloadOverdue: Int { get { _Absence.report("AVPlayerItemAccessLogEvent.downloadOverdue", answer: "0"); return 0 } }
  open var durationWatched: TimeInterval { get { _Absence.report("AVPlayerItemAccessLogEvent.durationWatched", answer: "0"); return 0 } }
  open var indicatedAverageBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.indicatedAverageBitrate", answer: "0"); return 0 } }
  open var indicatedBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.indicatedBitrate", answer: "0"); return 0 } }
  open var mediaRequestsWWAN: Int { get { _Absence.report("AVPlayerItemAccessLogEvent.mediaRequestsWWAN", answer: "0"); return 0 } }
  open var numberOfBytesTransferred: Int64 { get { _Absence.report("AVPlayerItemAccessLogEvent.numberOfBytesTransferred", answer: "0"); return 0 } }
  open var numberOfDroppedVideoFrames: Int { get { _Absence.report("AVPlayerItemAccessLogEvent.numberOfDroppedVideoFrames", answer: "0"); return 0 } }
  open var numberOfMediaRequests: Int { get { _Absence.report("AVPlayerItemAccessLogEvent.numberOfMediaRequests", answer: "0"); return 0 } }
  open var numberOfServerAddressChanges: Int { get { _Absence.report("AVPlayerItemAccessLogEvent.numberOfServerAddressChanges", answer: "0"); return 0 } }
  open var numberOfStalls: Int { get { _Absence.report("AVPlayerItemAccessLogEvent.numberOfStalls", answer: "0"); return 0 } }
  open var observedBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.observedBitrate", answer: "0"); return 0 } }
  open var observedBitrateStandardDeviation: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.observedBitrateStandardDeviation", answer: "0"); return 0 } }
  open var observedMaxBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.observedMaxBitrate", answer: "0"); return 0 } }
  open var observedMinBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.observedMinBitrate", answer: "0"); return 0 } }
  open var playbackSessionID: String? { get { _Absence.report("AVPlayerItemAccessLogEvent.playbackSessionID", answer: "nil"); return nil } }
  open var playbackStartDate: Date? { get { _Absence.report("AVPlayerItemAccessLogEvent.playbackStartDate", answer: "nil"); return nil } }
  open var playbackStartOffset: TimeInterval { get { _Absence.report("AVPlayerItemAccessLogEvent.playbackStartOffset", answer: "0"); return 0 } }
  open var playbackType: String? { get { _Absence.report("AVPlayerItemAccessLogEvent.playbackType", answer: "nil"); return nil } }
  open var segmentsDownloadedDuration: TimeInterval { get { _Absence.report("AVPlayerItemAccessLogEvent.segmentsDownloadedDuration", answer: "0"); return 0 } }
  open var serverAddress: String? { get { _Absence.report("AVPlayerItemAccessLogEvent.serverAddress", answer: "nil"); return nil } }
  open var startupTime: TimeInterval { get { _Absence.report("AVPlayerItemAccessLogEvent.startupTime", answer: "0"); return 0 } }
  open var switchBitrate: Double { get { _Absence.report("AVPlayerItemAccessLogEvent.switchBitrate", answer: "0"); return 0 } }
  open var transferDuration: TimeInterval { get { _Absence.report("AVPlayerItemAccessLogEvent.transferDuration", answer: "0"); return 0 } }
  open var uri: String? { get { _Absence.report("AVPlayerItemAccessLogEvent.uri", answer: "nil"); return nil } }
}
open class AVPlayerItemErrorLog: NSObject {
  public override init() { _Absence.report("AVPlayerItemErrorLog", answer: "a plain object"); super.init() }
  open var events: [AVPlayerItemErrorLogEvent] { get { _Absence.report("AVPlayerItemErrorLog.events", answer: "[]"); return [] } }
  @discardableResult open func extendedLogData() -> Data? { _Absence.report("AVPlayerItemErrorLog.extendedLogData()", answer: "nil"); return nil }
  open var extendedLogDataStringEncoding: UInt { get { _Absence.report("AVPlayerItemErrorLog.extendedLogDataStringEncoding", answer: "0"); return 0 } }
}
open class AVPlayerItemErrorLogEvent: NSObject {
  public override init() { _Absence.report("AVPlayerItemErrorLogEvent", answer: "a plain object"); super.init() }
  open var date: Date? { get { _Absence.report("AVPlayerItemErrorLogEvent.date", answer: "nil"); return nil } }
  open var errorComment: String? { get { _Absence.report("AVPlayerItemErrorLogEvent.errorComment", answer: "nil"); return nil } }
  open var errorDomain: String { get { _Absence.report("AVPlayerItemErrorLogEvent.errorDomain", answer: "\"\""); return "" } }
  open var errorStatusCode: Int { get { _Absence.report("AVPlayerItemErrorLogEvent.errorStatusCode", answer: "0"); return 0 } }
  open var playbackSessionID: String? { get { _Absence.report("AVPlayerItemErrorLogEvent.playbackSessionID", answer: "nil"); return nil } }
  open var serverAddress: String? { get { _Absence.report("AVPlayerItemErrorLogEvent.serverAddress", answer: "nil"); return nil } }
  open var uri: String? { get { _Absence.report("AVPlayerItemErrorLogEvent.uri", answer: "nil"); return nil } }
}
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput {
  public override init() { _Absence.report("AVPlayerItemLegibleOutput", answer: "a plain object"); super.init() }
  open var advanceIntervalForDelegateInvocation: TimeInterval { get { _Absence.value(of: self, "AVPlayerItemLegibleOutput.advanceIntervalForDelegateInvocation", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayerItemLegibleOutput.advanceIntervalForDelegateInvocation") } }
  open var delegate: (any AVPlayerItemLegibleOutputPushDelegate)? { get { _Absence.report("AVPlayerItemLegibleOutput.delegate", answer: "nil"); return nil } }
  open var delegateQueue: DispatchQueue? { get { _Absence.report("AVPlayerItemLegibleOutput.delegateQueue", answer: "nil"); return nil } }
  public init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) { _Absence.report("AVPlayerItemLegibleOutput.init(mediaSubtypesForNativeRepresentation:)", answer: "a plain object"); super.init() }
  open func setDelegate(_ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) { _Absence.report("AVPlayerItemLegibleOutput.setDelegate(_:queue:)") }
  open var textStylingResolution: AVPlayerItemLegibleOutput.TextStylingResolution { get { _Absence.value(of: self, "AVPlayerItemLegibleOutput.textStylingResolution", else: AVPlayerItemLegibleOutput.TextStylingResolution(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayerItemLegibleOutput.textStylingResolution") } }
}
open class AVPlayerItemMediaDataCollector: NSObject {
  public override init() { _Absence.report("AVPlayerItemMediaDataCollector", answer: "a plain object"); super.init() }
}
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector {
  public override init() { _Absence.report("AVPlayerItemMetadataCollector", answer: "a plain object"); super.init() }
  open var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)? { get { _Absence.report("AVPlayerItemMetadataCollector.delegate", answer: "nil"); return nil } }
  open var delegateQueue: DispatchQueue? { get { _Absence.report("AVPlayerItemMetadataCollector.delegateQueue", answer: "nil"); return nil } }
  public init(identifiers: [String]?, classifyingLabels: [String]?) { _Absence.report("AVPlayerItemMetadataCollector.init(identifiers:classifyingLabels:)", answer: "a plain object"); super.init() }
  open func setDelegate(_ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue delegateQueue: DispatchQueue?) { _Absence.report("AVPlayerItemMetadataCollector.setDelegate(_:queue:)") }
}
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
  public override init() { _Absence.report("AVPlayerItemMetadataOutput", answer: "a plain object"); super.init() }
  open var advanceIntervalForDelegateInvocation: TimeInterval { get { _Absence.value(of: self, "AVPlayerItemMetadataOutput.advanceIntervalForDelegateInvocation", else: 0) } set { _Absence.keep(newValue, of: self, "AVPlayerItemMetadataOutput.advanceIntervalForDelegateInvocation") } }
  open var delegate: (any AVPlayerItemMetadataOutputPushDelegate)? { get { _Absence.report("AVPlayerItemMetadataOutput.delegate", answer: "nil"); return nil } }
  open var delegateQueue: DispatchQueue? { get { _Absence.report("AVPlayerItemMetadataOutput.delegateQueue", answer: "nil"); return nil } }
  public init(identifiers: [String]?) { _Absence.report("AVPlayerItemMetadataOutput.init(identifiers:)", answer: "a plain object"); super.init() }
  open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) { _Absence.report("AVPlayerItemMetadataOutput.setDelegate(_:queue:)") }
}
open class AVPlayerItemOutput: NSObject {
  public override init() { _Absence.report("AVPlayerItemOutput", answer: "a plain object"); super.init() }
  @discardableResult open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { _Absence.report("AVPlayerItemOutput.itemTime(forHostTime:)", answer: ".zero"); return .zero }
  @discardableResult open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { _Absence.report("AVPlayerItemOutput.itemTime(forMachAbsoluteTime:)", answer: ".zero"); return .zero }
  open var suppressesPlayerRendering: Bool { get { _Absence.value(of: self, "AVPlayerItemOutput.suppressesPlayerRendering", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItemOutput.suppressesPlayerRendering") } }
}
open class AVPlayerItemTrack: NSObject {
  public override init() { _Absence.report("AVPlayerItemTrack", answer: "a plain object"); super.init() }
  open var assetTrack: AVAssetTrack? { get { _Absence.report("AVPlayerItemTrack.assetTrack", answer: "nil"); return nil } }
  open var currentVideoFrameRate: Float { get { _Absence.report("AVPlayerItemTrack.currentVideoFrameRate", answer: "0"); return 0 } }
  open var isEnabled: Bool { get { _Absence.value(of: self, "AVPlayerItemTrack.isEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerItemTrack.isEnabled") } }
}
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public override init() { _Absence.report("AVPlayerItemVideoOutput", answer: "a plain object"); super.init() }
  @discardableResult open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { _Absence.report("AVPlayerItemVideoOutput.copyPixelBuffer(forItemTime:itemTimeForDisplay:)", answer: "nil"); return nil }
  open var delegate: (any AVPlayerItemOutputPullDelegate)? { get { _Absence.report("AVPlayerItemVideoOutput.delegate", answer: "nil"); return nil } }
  open var delegateQueue: DispatchQueue? { get { _Absence.report("AVPlayerItemVideoOutput.delegateQueue", answer: "nil"); return nil } }
  @discardableResult open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { _Absence.report("AVPlayerItemVideoOutput.hasNewPixelBuffer(forItemTime:)", answer: "false"); return false }
  public init(outputSettings: [String : Any]?) { _Absence.report("AVPlayerItemVideoOutput.init(outputSettings:)", answer: "a plain object"); super.init() }
  public init(pixelBufferAttributes: [String : Any]? = nil) { _Absence.report("AVPlayerItemVideoOutput.init(pixelBufferAttributes:)", answer: "a plain object"); super.init() }
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) { _Absence.report("AVPlayerItemVideoOutput.requestNotificationOfMediaDataChange(withAdvanceInterval:)") }
  open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) { _Absence.report("AVPlayerItemVideoOutput.setDelegate(_:queue:)") }
}
open class AVPlayerLayer: CALayer {
  @discardableResult open func displayedPixelBuffer() -> CVPixelBuffer? { _Absence.report("AVPlayerLayer.displayedPixelBuffer()", answer: "nil"); return nil }
  public convenience init(player: AVPlayer?) { _Absence.trap("AVPlayerLayer.init(player:)") }
  open var isReadyForDisplay: Bool { get { _Absence.report("AVPlayerLayer.isReadyForDisplay", answer: "false"); return false } }
  open var pixelBufferAttributes: [String : Any]? { get { _Absence.value(of: self, "AVPlayerLayer.pixelBufferAttributes", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerLayer.pixelBufferAttributes") } }
  open var player: AVPlayer? { get { _Absence.value(of: self, "AVPlayerLayer.player", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerLayer.player") } }
  open var videoGravity: AVLayerVideoGravity { get { _Absence.value(of: self, "AVPlayerLayer.videoGravity", else: AVLayerVideoGravity(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayerLayer.videoGravity") } }
  open var videoRect: CGRect { get { _Absence.report("AVPlayerLayer.videoRect", answer: ".zero"); return .zero } }
}
open class AVPlayerLooper: NSObject {
  public override init() { _Absence.report("AVPlayerLooper", answer: "a plain object"); super.init() }
  open func disableLooping() { _Absence.report("AVPlayerLooper.disableLooping()") }
  open var error: (any Error)? { get { _Absence.report("AVPlayerLooper.error", answer: "nil"); return nil } }
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { _Absence.report("AVPlayerLooper.init(player:templateItem:)", answer: "a plain object"); self.init() }
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) { _Absence.report("AVPlayerLooper.init(player:templateItem:timeRange:)", answer: "a plain object"); super.init() }
  open var loopCount: Int { get { _Absence.report("AVPlayerLooper.loopCount", answer: "0"); return 0 } }
  open var loopingPlayerItems: [AVPlayerItem] { get { _Absence.report("AVPlayerLooper.loopingPlayerItems", answer: "[]"); return [] } }
  open var status: AVPlayerLooper.Status { get { _Absence.report("AVPlayerLooper.status", answer: "AVPlayerLooper.Status.`unknown`"); return AVPlayerLooper.Status.`unknown` } }
}
open class AVPlayerMediaSelectionCriteria: NSObject {
  public override init() { _Absence.report("AVPlayerMediaSelectionCriteria", answer: "a plain object"); super.init() }
  public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) { _Absence.report("AVPlayerMediaSelectionCriteria.init(preferredLanguages:preferredMediaCharacteristics:)", answer: "a plain object"); super.init() }
  public init(principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) { _Absence.report("AVPlayerMediaSelectionCriteria.init(principalMediaCharacteristics:preferredLanguages:preferredMediaCharacteristics:)", answer: "a plain object"); super.init() }
  open var preferredLanguages: [String]? { get { _Absence.report("AVPlayerMediaSelectionCriteria.preferredLanguages", answer: "nil"); return nil } }
  open var preferredMediaCharacteristics: [AVMediaCharacteristic]? { get { _Absence.report("AVPlayerMediaSelectionCriteria.preferredMediaCharacteristics", answer: "nil"); return nil } }
  open var principalMediaCharacteristics: [AVMediaCharacteristic]? { get { _Absence.report("AVPlayerMediaSelectionCriteria.principalMediaCharacteristics", answer: "nil"); return nil } }
}
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
  public override init() { _Absence.report("AVPlayerPlaybackCoordinator", answer: "a plain object"); super.init() }
  open var delegate: (any AVPlayerPlaybackCoordinatorDelegate)? { get { _Absence.value(of: self, "AVPlayerPlaybackCoordinator.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerPlaybackCoordinator.delegate", weakly: true) } }
  open var player: AVPlayer? { get { _Absence.report("AVPlayerPlaybackCoordinator.player", answer: "nil"); return nil } }
}
open class AVPortraitEffectsMatte: NSObject {
  public override init() { _Absence.report("AVPortraitEffectsMatte", answer: "a plain object"); super.init() }
  public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable : Any]) throws { _Absence.report("AVPortraitEffectsMatte.init(fromDictionaryRepresentation:)", answer: "an error"); throw _Absence.Failure(name: "AVPortraitEffectsMatte.init(fromDictionaryRepresentation:)") }
  open var mattingImage: CVPixelBuffer { get { _Absence.trap("AVPortraitEffectsMatte.mattingImage") } }
  open var pixelFormatType: OSType { get { _Absence.trap("AVPortraitEffectsMatte.pixelFormatType") } }
  @discardableResult open func replacingPortraitEffectsMatte(with pixelBuffer: CVPixelBuffer) throws -> Self { _Absence.report("AVPortraitEffectsMatte.replacingPortraitEffectsMatte(with:)", answer: "an error"); throw _Absence.Failure(name: "AVPortraitEffectsMatte.replacingPortraitEffectsMatte(with:)") }
}
open class AVQueuePlayer: AVPlayer {
  public override init() { _Absence.report("AVQueuePlayer", answer: "a plain object"); super.init() }
  open func advanceToNextItem() { _Absence.report("AVQueuePlayer.advanceToNextItem()") }
  @discardableResult open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { _Absence.report("AVQueuePlayer.canInsert(_:after:)", answer: "false"); return false }
  public init(items: [AVPlayerItem]) { _Absence.report("AVQueuePlayer.init(items:)", answer: "a plain object"); super.init() }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { _Absence.report("AVQueuePlayer.insert(_:after:)") }
  @discardableResult open func items() -> [AVPlayerItem] { _Absence.report("AVQueuePlayer.items()", answer: "[]"); return [] }
  open func remove(_ item: AVPlayerItem) { _Absence.report("AVQueuePlayer.remove(_:)") }
  open func removeAllItems() { _Absence.report("AVQueuePlayer.removeAllItems()") }
}
open class AVRouteDetector: NSObject {
  public override init() { _Absence.report("AVRouteDetector", answer: "a plain object"); super.init() }
  open var detectsCustomRoutes: Bool { get { _Absence.value(of: self, "AVRouteDetector.detectsCustomRoutes", else: false) } set { _Absence.keep(newValue, of: self, "AVRouteDetector.detectsCustomRoutes") } }
  open var isRouteDetectionEnabled: Bool { get { _Absence.value(of: self, "AVRouteDetector.isRouteDetectionEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVRouteDetector.isRouteDetectionEnabled") } }
  open var multipleRoutesDetected: Bool { get { _Absence.report("AVRouteDetector.multipleRoutesDetected", answer: "false"); return false } }
}
open class AVSampleBufferAudioRenderer: NSObject {
  public override init() { _Absence.report("AVSampleBufferAudioRenderer", answer: "a plain object"); super.init() }
  open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats { get { _Absence.value(of: self, "AVSampleBufferAudioRenderer.allowedAudioSpatializationFormats", else: []) } set { _Absence.keep(newValue, of: self, "AVSampleBufferAudioRenderer.allowedAudioSpatializationFormats") } }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get { _Absence.value(of: self, "AVSampleBufferAudioRenderer.audioTimePitchAlgorithm", else: AVAudioTimePitchAlgorithm(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVSampleBufferAudioRenderer.audioTimePitchAlgorithm") } }
  open var error: (any Error)? { get { _Absence.report("AVSampleBufferAudioRenderer.error", answer: "nil"); return nil } }
  @discardableResult open func flush(fromSourceTime time: CMTime) async -> Bool { _Absence.report("AVSampleBufferAudioRenderer.flush(fromSourceTime:)", answer: "false"); return false }
  open var isMuted: Bool { get { _Absence.value(of: self, "AVSampleBufferAudioRenderer.isMuted", else: false) } set { _Absence.keep(newValue, of: self, "AVSampleBufferAudioRenderer.isMuted") } }
  open var status: AVQueuedSampleBufferRenderingStatus { get { _Absence.report("AVSampleBufferAudioRenderer.status", answer: "AVQueuedSampleBufferRenderingStatus.`unknown`"); return AVQueuedSampleBufferRenderingStatus.`unknown` } }
  open var volume: Float { get { _Absence.value(of: self, "AVSampleBufferAudioRenderer.volume", else: 0) } set { _Absence.keep(newValue, of: self, "AVSampleBufferAudioRenderer.volume") } }
}
open class AVSampleBufferDisplayLayer: CALayer {
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { _Absence.report("AVSampleBufferDisplayLayer.enqueue(_:)") }
  open var error: (any Error)? { get { _Absence.report("AVSampleBufferDisplayLayer.error", answer: "nil"); return nil } }
  open func flush() { _Absence.report("AVSampleBufferDisplayLayer.flush()") }
  open func flushAndRemoveImage() { _Absence.report("AVSampleBufferDisplayLayer.flushAndRemoveImage()") }
  open var isOutputObscuredDueToInsufficientExternalProtection: Bool { get { _Absence.report("AVSampleBufferDisplayLayer.isOutputObscuredDueToInsufficientExternalProtection", answer: "false"); return false } }
  open var isReadyForMoreMediaData: Bool { get { _Absence.report("AVSampleBufferDisplayLayer.isReadyForMoreMediaData", answer: "false"); return false } }
  open var preventsCapture: Bool { get { _Absence.value(of: self, "AVSampleBufferDisplayLayer.preventsCapture", else: false) } set { _Absence.keep(newValue, of: self, "AVSampleBufferDisplayLayer.preventsCapture") } }
  open var preventsDisplaySleepDuringVideoPlayback: Bool { get { _Absence.value(of: self, "AVSampleBufferDisplayLayer.preventsDisplaySleepDuringVideoPlayback", else: false) } set { _Absence.keep(newValue, of: self, "AVSampleBufferDisplayLayer.preventsDisplaySleepDuringVideoPlayback") } }
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) { _Absence.report("AVSampleBufferDisplayLayer.requestMediaDataWhenReady(on:using:)") }
  open var requiresFlushToResumeDecoding: Bool { get { _Absence.report("AVSampleBufferDisplayLayer.requiresFlushToResumeDecoding", answer: "false"); return false } }
  open var status: AVQueuedSampleBufferRenderingStatus { get { _Absence.report("AVSampleBufferDisplayLayer.status", answer: "AVQueuedSampleBufferRenderingStatus.`unknown`"); return AVQueuedSampleBufferRenderingStatus.`unknown` } }
  open func stopRequestingMediaData() { _Absence.report("AVSampleBufferDisplayLayer.stopRequestingMediaData()") }
  open var videoGravity: AVLayerVideoGravity { get { _Absence.value(of: self, "AVSampleBufferDisplayLayer.videoGravity", else: AVLayerVideoGravity(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVSampleBufferDisplayLayer.videoGravity") } }
}
open class AVSampleBufferGenerator: NSObject {
  public override init() { _Absence.report("AVSampleBufferGenerator", answer: "a plain object"); super.init() }
  @discardableResult open func makeBatch() -> AVSampleBufferGeneratorBatch { _Absence.report("AVSampleBufferGenerator.makeBatch()", answer: "AVSampleBufferGeneratorBatch()"); return AVSampleBufferGeneratorBatch() }
  @discardableResult open func makeSampleBuffer(for request: AVSampleBufferRequest) throws -> CMSampleBuffer { _Absence.report("AVSampleBufferGenerator.makeSampleBuffer(for:)", answer: "an error"); throw _Absence.Failure(name: "AVSampleBufferGenerator.makeSampleBuffer(for:)") }
  @discardableResult open func makeSampleBuffer(for request: AVSampleBufferRequest, addTo batch: AVSampleBufferGeneratorBatch) throws -> CMSampleBuffer { _Absence.report("AVSampleBufferGenerator.makeSampleBuffer(for:addTo:)", answer: "an error"); throw _Absence.Failure(name: "AVSampleBufferGenerator.makeSampleBuffer(for:addTo:)") }
  @discardableResult open class func notifyOfDataReady(for sbuf: CMSampleBuffer) async -> (Bool, any Error) { _Absence.trap("AVSampleBufferGenerator.notifyOfDataReady(for:)") }
}
open class AVSampleBufferGeneratorBatch: NSObject {
  public override init() { _Absence.report("AVSampleBufferGeneratorBatch", answer: "a plain object"); super.init() }
  open func cancel() { _Absence.report("AVSampleBufferGeneratorBatch.cancel()") }
  open func makeDataReady() async throws { _Absence.report("AVSampleBufferGeneratorBatch.makeDataReady()", answer: "an error"); throw _Absence.Failure(name: "AVSampleBufferGeneratorBatch.makeDataReady()") }
}
open class AVSampleBufferRenderSynchronizer: NSObject {
  public override init() { _Absence.report("AVSampleBufferRenderSynchronizer", answer: "a plain object"); super.init() }
  @discardableResult open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any { _Absence.trap("AVSampleBufferRenderSynchronizer.addBoundaryTimeObserver(forTimes:queue:using:)") }
  @discardableResult open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { _Absence.trap("AVSampleBufferRenderSynchronizer.addPeriodicTimeObserver(forInterval:queue:using:)") }
  open func addRenderer(_ renderer: any AVQueuedSampleBufferRendering) { _Absence.report("AVSampleBufferRenderSynchronizer.addRenderer(_:)") }
  @discardableResult open func currentTime() -> CMTime { _Absence.report("AVSampleBufferRenderSynchronizer.currentTime()", answer: ".zero"); return .zero }
  open var delaysRateChangeUntilHasSufficientMediaData: Bool { get { _Absence.value(of: self, "AVSampleBufferRenderSynchronizer.delaysRateChangeUntilHasSufficientMediaData", else: false) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRenderSynchronizer.delaysRateChangeUntilHasSufficientMediaData") } }
  open var rate: Float { get { _Absence.value(of: self, "AVSampleBufferRenderSynchronizer.rate", else: 0) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRenderSynchronizer.rate") } }
  public static var rateDidChangeNotification: NSNotification.Name { _Absence.report("AVSampleBufferRenderSynchronizer.rateDidChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVSampleBufferRenderSynchronizerRateDidChangeNotification") }
  @discardableResult open func removeRenderer(_ renderer: any AVQueuedSampleBufferRendering, at time: CMTime) async -> Bool { _Absence.report("AVSampleBufferRenderSynchronizer.removeRenderer(_:at:)", answer: "false"); return false }
  open func removeTimeObserver(_ observer: Any) { _Absence.report("AVSampleBufferRenderSynchronizer.removeTimeObserver(_:)") }
  open var renderers: [any AVQueuedSampleBufferRendering] { get { _Absence.report("AVSampleBufferRenderSynchronizer.renderers", answer: "[]"); return [] } }
  open func setRate(_ rate: Float, time: CMTime) { _Absence.report("AVSampleBufferRenderSynchronizer.setRate(_:time:)") }
  open func setRate(_ rate: Float, time: CMTime, atHostTime hostTime: CMTime) { _Absence.report("AVSampleBufferRenderSynchronizer.setRate(_:time:atHostTime:)") }
}
open class AVSampleBufferRequest: NSObject {
  public override init() { _Absence.report("AVSampleBufferRequest", answer: "a plain object"); super.init() }
  open var direction: AVSampleBufferRequest.Direction { get { _Absence.value(of: self, "AVSampleBufferRequest.direction", else: AVSampleBufferRequest.Direction.`none`) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRequest.direction") } }
  public init(start startCursor: AVSampleCursor) { _Absence.report("AVSampleBufferRequest.init(start:)", answer: "a plain object"); super.init() }
  public init(startCursor: AVSampleCursor) { _Absence.report("AVSampleBufferRequest.init(startCursor:)", answer: "a plain object"); super.init() }
  open var limitCursor: AVSampleCursor? { get { _Absence.value(of: self, "AVSampleBufferRequest.limitCursor", else: nil) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRequest.limitCursor") } }
  open var maxSampleCount: Int { get { _Absence.value(of: self, "AVSampleBufferRequest.maxSampleCount", else: 0) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRequest.maxSampleCount") } }
  open var mode: AVSampleBufferRequest.Mode { get { _Absence.value(of: self, "AVSampleBufferRequest.mode", else: AVSampleBufferRequest.Mode.`immediate`) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRequest.mode") } }
  open var overrideTime: CMTime { get { _Absence.value(of: self, "AVSampleBufferRequest.overrideTime", else: .zero) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRequest.overrideTime") } }
  open var preferredMinSampleCount: Int { get { _Absence.value(of: self, "AVSampleBufferRequest.preferredMinSampleCount", else: 0) } set { _Absence.keep(newValue, of: self, "AVSampleBufferRequest.preferredMinSampleCount") } }
  open var startCursor: AVSampleCursor { get { _Absence.report("AVSampleBufferRequest.startCursor", answer: "AVSampleCursor()"); return AVSampleCursor() } }
}
open class AVSampleCursor: NSObject {
  public override init() { _Absence.report("AVSampleCursor", answer: "a plain object"); super.init() }
  @discardableResult open func comparePositionInDecodeOrder(withPositionOf cursor: AVSampleCursor) -> ComparisonResult { _Absence.report("AVSampleCursor.comparePositionInDecodeOrder(withPositionOf:)", answer: "ComparisonResult.`orderedAscending`"); return ComparisonResult.`orderedAscending` }
  open var currentChunkInfo: AVSampleCursorChunkInfo { get { _Absence.report("AVSampleCursor.currentChunkInfo", answer: "AVSampleCursorChunkInfo()"); return AVSampleCursorChunkInfo() } }
  open var currentChunkStorageRange: AVSampleCursorStorageRange { get { _Absence.report("AVSampleCursor.currentChunkStorageRange", answer: "AVSampleCursorStorageRange()"); return AVSampleCursorStorageRange() } }
  open var currentChunkStorageURL: URL? { get { _Absence.report("AVSampleCursor.currentChunkStorageURL", answer: "nil"); return nil } }
  open var currentSampleAudioDependencyInfo: AVSampleCursorAudioDependencyInfo { get { _Absence.report("AVSampleCursor.currentSampleAudioDependencyInfo", answer: "AVSampleCursorAudioDependencyInfo()"); return AVSampleCursorAudioDependencyInfo() } }
  open var currentSampleDependencyAttachments: [AnyHashable : Any]? { get { _Absence.report("AVSampleCursor.currentSampleDependencyAttachments", answer: "nil"); return nil } }
  open var currentSampleDependencyInfo: AVSampleCursorDependencyInfo { get { _Absence.report("AVSampleCursor.currentSampleDependencyInfo", answer: "AVSampleCursorDependencyInfo()"); return AVSampleCursorDependencyInfo() } }
  open var currentSampleDuration: CMTime { get { _Absence.report("AVSampleCursor.currentSampleDuration", answer: ".zero"); return .zero } }
  open var currentSampleIndexInChunk: Int64 { get { _Absence.report("AVSampleCursor.currentSampleIndexInChunk", answer: "0"); return 0 } }
  open var currentSampleStorageRange: AVSampleCursorStorageRange { get { _Absence.report("AVSampleCursor.currentSampleStorageRange", answer: "AVSampleCursorStorageRange()"); return AVSampleCursorStorageRange() } }
  open var currentSampleSyncInfo: AVSampleCursorSyncInfo { get { _Absence.report("AVSampleCursor.currentSampleSyncInfo", answer: "AVSampleCursorSyncInfo()"); return AVSampleCursorSyncInfo() } }
  open var decodeTimeStamp: CMTime { get { _Absence.report("AVSampleCursor.decodeTimeStamp", answer: ".zero"); return .zero } }
  @discardableResult open func maySamplesWithEarlierDecodeTimeStampsHavePresentationTimeStamps(laterThan cursor: AVSampleCursor) -> Bool { _Absence.report("AVSampleCursor.maySamplesWithEarlierDecodeTimeStampsHavePresentationTimeStamps(laterThan:)", answer: "false"); return false }
  @discardableResult open func maySamplesWithLaterDecodeTimeStampsHavePresentationTimeStamps(earlierThan cursor: AVSampleCursor) -> Bool { _Absence.report("AVSampleCursor.maySamplesWithLaterDecodeTimeStampsHavePresentationTimeStamps(earlierThan:)", answer: "false"); return false }
  open var presentationTimeStamp: CMTime { get { _Absence.report("AVSampleCursor.presentationTimeStamp", answer: ".zero"); return .zero } }
  open var samplesRequiredForDecoderRefresh: Int { get { _Absence.report("AVSampleCursor.samplesRequiredForDecoderRefresh", answer: "0"); return 0 } }
  @discardableResult open func step(byDecodeTime deltaDecodeTime: CMTime, wasPinned outWasPinned: UnsafeMutablePointer<ObjCBool>?) -> CMTime { _Absence.report("AVSampleCursor.step(byDecodeTime:wasPinned:)", answer: ".zero"); return .zero }
  @discardableResult open func step(byPresentationTime deltaPresentationTime: CMTime, wasPinned outWasPinned: UnsafeMutablePointer<ObjCBool>?) -> CMTime { _Absence.report("AVSampleCursor.step(byPresentationTime:wasPinned:)", answer: ".zero"); return .zero }
  @discardableResult open func stepInDecodeOrder(byCount stepCount: Int64) -> Int64 { _Absence.report("AVSampleCursor.stepInDecodeOrder(byCount:)", answer: "0"); return 0 }
  @discardableResult open func stepInPresentationOrder(byCount stepCount: Int64) -> Int64 { _Absence.report("AVSampleCursor.stepInPresentationOrder(byCount:)", answer: "0"); return 0 }
}
open class AVSemanticSegmentationMatte: NSObject {
  public override init() { _Absence.report("AVSemanticSegmentationMatte", answer: "a plain object"); super.init() }
  open var matteType: AVSemanticSegmentationMatte.MatteType { get { _Absence.report("AVSemanticSegmentationMatte.matteType", answer: "AVSemanticSegmentationMatte.MatteType(rawValue: \"\")"); return AVSemanticSegmentationMatte.MatteType(rawValue: "") } }
  open var mattingImage: CVPixelBuffer { get { _Absence.trap("AVSemanticSegmentationMatte.mattingImage") } }
  open var pixelFormatType: OSType { get { _Absence.trap("AVSemanticSegmentationMatte.pixelFormatType") } }
  @discardableResult open func replacingSemanticSegmentationMatte(with pixelBuffer: CVPixelBuffer) throws -> Self { _Absence.report("AVSemanticSegmentationMatte.replacingSemanticSegmentationMatte(with:)", answer: "an error"); throw _Absence.Failure(name: "AVSemanticSegmentationMatte.replacingSemanticSegmentationMatte(with:)") }
}
open class AVSynchronizedLayer: CALayer {
  public convenience init(playerItem: AVPlayerItem) { _Absence.trap("AVSynchronizedLayer.init(playerItem:)") }
  open var playerItem: AVPlayerItem? { get { _Absence.value(of: self, "AVSynchronizedLayer.playerItem", else: nil) } set { _Absence.keep(newValue, of: self, "AVSynchronizedLayer.playerItem") } }
}
open class AVTextStyleRule: NSObject {
  public override init() { _Absence.report("AVTextStyleRule", answer: "a plain object"); super.init() }
  public convenience init?(textMarkupAttributes: [String : Any] = [:]) { _Absence.trap("AVTextStyleRule.init(textMarkupAttributes:)") }
  public init?(textMarkupAttributes: [String : Any] = [:], textSelector: String?) { _Absence.report("AVTextStyleRule.init(textMarkupAttributes:textSelector:)", answer: "nil"); return nil }
  @discardableResult open class func propertyList(for textStyleRules: [AVTextStyleRule]) -> Any { _Absence.trap("AVTextStyleRule.propertyList(for:)") }
  open var textMarkupAttributes: [String : Any] { get { _Absence.report("AVTextStyleRule.textMarkupAttributes", answer: "[:]"); return [:] } }
  open var textSelector: String? { get { _Absence.report("AVTextStyleRule.textSelector", answer: "nil"); return nil } }
  @discardableResult open class func textStyleRules(fromPropertyList plist: Any) -> [AVTextStyleRule]? { _Absence.report("AVTextStyleRule.textStyleRules(fromPropertyList:)", answer: "nil"); return nil }
}
open class AVTimedMetadataGroup: AVMetadataGroup {
  public override init() { _Absence.report("AVTimedMetadataGroup", answer: "a plain object"); super.init() }
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) { _Absence.report("AVTimedMetadataGroup.init(items:timeRange:)", answer: "a plain object"); super.init() }
  public init?(sampleBuffer: CMSampleBuffer) { _Absence.report("AVTimedMetadataGroup.init(sampleBuffer:)", answer: "nil"); return nil }
  override open var items: [AVMetadataItem] { get { _Absence.report("AVTimedMetadataGroup.items", answer: "[]"); return [] } }
  open var timeRange: CMTimeRange { get { _Absence.report("AVTimedMetadataGroup.timeRange", answer: ".zero"); return .zero } }
}
open class AVURLAsset: AVAsset {
  public override init() { _Absence.report("AVURLAsset", answer: "a plain object"); super.init() }
  open var assetCache: AVAssetCache? { get { _Absence.report("AVURLAsset.assetCache", answer: "nil"); return nil } }
  @discardableResult open class func audiovisualMIMETypes() -> [String] { _Absence.report("AVURLAsset.audiovisualMIMETypes()", answer: "[]"); return [] }
  @discardableResult open class func audiovisualTypes() -> [AVFileType] { _Absence.report("AVURLAsset.audiovisualTypes()", answer: "[]"); return [] }
  @discardableResult open func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? { _Absence.report("AVURLAsset.compatibleTrack(for:)", answer: "nil"); return nil }
  @discardableResult open func findCompatibleTrack(for compositionTrack: AVCompositionTrack) async throws -> AVAssetTrack? { _Absence.report("AVURLAsset.findCompatibleTrack(for:)", answer: "an error"); throw _Absence.Failure(name: "AVURLAsset.findCompatibleTrack(for:)") }
  open var httpSessionIdentifier: UUID { get { _Absence.report("AVURLAsset.httpSessionIdentifier", answer: "UUID()"); return UUID() } }
  public convenience init(URL: URL, options: [String : Any]? = nil) { _Absence.report("AVURLAsset.init(URL:options:)", answer: "a plain object"); self.init() }
  public init(url URL: URL, options: [String : Any]? = nil) { _Absence.report("AVURLAsset.init(url:options:)", answer: "a plain object"); super.init() }
  @discardableResult open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { _Absence.report("AVURLAsset.isPlayableExtendedMIMEType(_:)", answer: "false"); return false }
  open var mayRequireContentKeysForMediaDataProcessing: Bool { get { _Absence.report("AVURLAsset.mayRequireContentKeysForMediaDataProcessing", answer: "false"); return false } }
  open var resourceLoader: AVAssetResourceLoader { get { _Absence.report("AVURLAsset.resourceLoader", answer: "AVAssetResourceLoader()"); return AVAssetResourceLoader() } }
  open var url: URL { get { _Absence.report("AVURLAsset.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
  open var variants: [AVAssetVariant] { get { _Absence.report("AVURLAsset.variants", answer: "[]"); return [] } }
}
open class AVVideoComposition: NSObject {
  public override init() { _Absence.report("AVVideoComposition", answer: "a plain object"); super.init() }
  open var animationTool: AVVideoCompositionCoreAnimationTool? { get { _Absence.report("AVVideoComposition.animationTool", answer: "nil"); return nil } }
  open var colorPrimaries: String? { get { _Absence.report("AVVideoComposition.colorPrimaries", answer: "nil"); return nil } }
  open var colorTransferFunction: String? { get { _Absence.report("AVVideoComposition.colorTransferFunction", answer: "nil"); return nil } }
  open var colorYCbCrMatrix: String? { get { _Absence.report("AVVideoComposition.colorYCbCrMatrix", answer: "nil"); return nil } }
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { get { _Absence.report("AVVideoComposition.customVideoCompositorClass", answer: "nil"); return nil } }
  open var frameDuration: CMTime { get { _Absence.report("AVVideoComposition.frameDuration", answer: ".zero"); return .zero } }
  public init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) { _Absence.report("AVVideoComposition.init(asset:applyingCIFiltersWithHandler:)", answer: "a plain object"); super.init() }
  public init(propertiesOf asset: AVAsset) { _Absence.report("AVVideoComposition.init(propertiesOf:)", answer: "a plain object"); super.init() }
  public init(propertiesOfAsset asset: AVAsset) { _Absence.report("AVVideoComposition.init(propertiesOfAsset:)", answer: "a plain object"); super.init() }
  open var instructions: [any AVVideoCompositionInstructionProtocol] { get { _Absence.report("AVVideoComposition.instructions", answer: "[]"); return [] } }
  @discardableResult open func isValid(for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?) async throws -> Bool { _Absence.report("AVVideoComposition.isValid(for:timeRange:validationDelegate:)", answer: "an error"); throw _Absence.Failure(name: "AVVideoComposition.isValid(for:timeRange:validationDelegate:)") }
  @discardableResult open func isValid(for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?) -> Bool { _Absence.report("AVVideoComposition.isValid(for:timeRange:validationDelegate:)", answer: "false"); return false }
  open var renderScale: Float { get { _Absence.report("AVVideoComposition.renderScale", answer: "0"); return 0 } }
  open var renderSize: CGSize { get { _Absence.report("AVVideoComposition.renderSize", answer: ".zero"); return .zero } }
  open var sourceSampleDataTrackIDs: [CMPersistentTrackID] { get { _Absence.report("AVVideoComposition.sourceSampleDataTrackIDs", answer: "[]"); return [] } }
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID { get { _Absence.trap("AVVideoComposition.sourceTrackIDForFrameTiming") } }
  @discardableResult open class func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) async throws -> AVVideoComposition { _Absence.report("AVVideoComposition.videoComposition(with:applyingCIFiltersWithHandler:)", answer: "an error"); throw _Absence.Failure(name: "AVVideoComposition.videoComposition(with:applyingCIFiltersWithHandler:)") }
  @discardableResult open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition { _Absence.report("AVVideoComposition.videoComposition(withPropertiesOf:)", answer: "an error"); throw _Absence.Failure(name: "AVVideoComposition.videoComposition(withPropertiesOf:)") }
}
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public override init() { _Absence.report("AVVideoCompositionCoreAnimationTool", answer: "a plain object"); super.init() }
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { _Absence.report("AVVideoCompositionCoreAnimationTool.init(additionalLayer:asTrackID:)", answer: "a plain object"); self.init() }
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { _Absence.report("AVVideoCompositionCoreAnimationTool.init(postProcessingAsVideoLayer:in:)", answer: "a plain object"); self.init() }
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, inLayer animationLayer: CALayer) { _Absence.report("AVVideoCompositionCoreAnimationTool.init(postProcessingAsVideoLayer:inLayer:)", answer: "a plain object"); self.init() }
  public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { _Absence.report("AVVideoCompositionCoreAnimationTool.init(postProcessingAsVideoLayers:in:)", answer: "a plain object"); self.init() }
  public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], inLayer animationLayer: CALayer) { _Absence.report("AVVideoCompositionCoreAnimationTool.init(postProcessingAsVideoLayers:inLayer:)", answer: "a plain object"); self.init() }
}
open class AVVideoCompositionInstruction: NSObject {
  public override init() { _Absence.report("AVVideoCompositionInstruction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("AVVideoCompositionInstruction", answer: "a plain object"); super.init() }
  open var backgroundColor: CGColor? { get { _Absence.report("AVVideoCompositionInstruction.backgroundColor", answer: "nil"); return nil } }
  open var enablePostProcessing: Bool { get { _Absence.report("AVVideoCompositionInstruction.enablePostProcessing", answer: "false"); return false } }
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { get { _Absence.report("AVVideoCompositionInstruction.layerInstructions", answer: "[]"); return [] } }
  open var passthroughTrackID: CMPersistentTrackID { get { _Absence.trap("AVVideoCompositionInstruction.passthroughTrackID") } }
  open var requiredSourceSampleDataTrackIDs: [NSNumber] { get { _Absence.report("AVVideoCompositionInstruction.requiredSourceSampleDataTrackIDs", answer: "[]"); return [] } }
  open var requiredSourceTrackIDs: [NSValue] { get { _Absence.report("AVVideoCompositionInstruction.requiredSourceTrackIDs", answer: "[]"); return [] } }
  open var timeRange: CMTimeRange { get { _Absence.report("AVVideoCompositionInstruction.timeRange", answer: ".zero"); return .zero } }
}
open class AVVideoCompositionLayerInstruction: NSObject {
  public override init() { _Absence.report("AVVideoCompositionLayerInstruction", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("AVVideoCompositionLayerInstruction", answer: "a plain object"); super.init() }
  @discardableResult open func getCropRectangleRamp(for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?, endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?) -> Bool { _Absence.report("AVVideoCompositionLayerInstruction.getCropRectangleRamp(for:startCropRectangle:endCropRectangle:timeRange:)", answer: "false"); return false }
  @discardableResult open func getOpacityRamp(for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?) -> Bool { _Absence.report("AVVideoCompositionLayerInstruction.getOpacityRamp(for:startOpacity:endOpacity:timeRange:)", answer: "false"); return false }
  @discardableResult open func getTransformRamp(for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?, end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?) -> Bool { _Absence.report("AVVideoCompositionLayerInstruction.getTransformRamp(for:start:end:timeRange:)", answer: "false"); return false }
  open var trackID: CMPersistentTrackID { get { _Absence.trap("AVVideoCompositionLayerInstruction.trackID") } }
}
open class AVVideoCompositionRenderContext: NSObject {
  public override init() { _Absence.report("AVVideoCompositionRenderContext", answer: "a plain object"); super.init() }
  open var edgeWidths: AVEdgeWidths { get { _Absence.report("AVVideoCompositionRenderContext.edgeWidths", answer: "AVEdgeWidths()"); return AVEdgeWidths() } }
  open var highQualityRendering: Bool { get { _Absence.report("AVVideoCompositionRenderContext.highQualityRendering", answer: "false"); return false } }
  @discardableResult open func newPixelBuffer() -> CVPixelBuffer? { _Absence.report("AVVideoCompositionRenderContext.newPixelBuffer()", answer: "nil"); return nil }
  open var pixelAspectRatio: AVPixelAspectRatio { get { _Absence.report("AVVideoCompositionRenderContext.pixelAspectRatio", answer: "AVPixelAspectRatio()"); return AVPixelAspectRatio() } }
  open var renderScale: Float { get { _Absence.report("AVVideoCompositionRenderContext.renderScale", answer: "0"); return 0 } }
  open var renderTransform: CGAffineTransform { get { _Absence.report("AVVideoCompositionRenderContext.renderTransform", answer: ".identity"); return .identity } }
  open var size: CGSize { get { _Absence.report("AVVideoCompositionRenderContext.size", answer: ".zero"); return .zero } }
  open var videoComposition: AVVideoComposition { get { _Absence.report("AVVideoCompositionRenderContext.videoComposition", answer: "AVVideoComposition()"); return AVVideoComposition() } }
}
open class AVVideoCompositionRenderHint: NSObject {
  public override init() { _Absence.report("AVVideoCompositionRenderHint", answer: "a plain object"); super.init() }
  open var endCompositionTime: CMTime { get { _Absence.report("AVVideoCompositionRenderHint.endCompositionTime", answer: ".zero"); return .zero } }
  open var startCompositionTime: CMTime { get { _Absence.report("AVVideoCompositionRenderHint.startCompositionTime", answer: ".zero"); return .zero } }
}
open class AVAudioPlayer: NSObject {
  public override init() { _Absence.report("AVAudioPlayer", answer: "a plain object"); super.init() }
  public init(contentsOf url: URL) throws { _Absence.report("AVAudioPlayer.init(contentsOf:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioPlayer.init(contentsOf:)") }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { _Absence.report("AVAudioPlayer.init(contentsOf:fileTypeHint:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioPlayer.init(contentsOf:fileTypeHint:)") }
  public init(data: Data) throws { _Absence.report("AVAudioPlayer.init(data:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioPlayer.init(data:)") }
  public init(data: Data, fileTypeHint utiString: String?) throws { _Absence.report("AVAudioPlayer.init(data:fileTypeHint:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioPlayer.init(data:fileTypeHint:)") }
  @discardableResult open func averagePower(forChannel channelNumber: Int) -> Float { _Absence.report("AVAudioPlayer.averagePower(forChannel:)", answer: "0"); return 0 }
  open func pause() { _Absence.report("AVAudioPlayer.pause()") }
  @discardableResult open func peakPower(forChannel channelNumber: Int) -> Float { _Absence.report("AVAudioPlayer.peakPower(forChannel:)", answer: "0"); return 0 }
  @discardableResult open func play() -> Bool { _Absence.report("AVAudioPlayer.play()", answer: "false"); return false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { _Absence.report("AVAudioPlayer.play(atTime:)", answer: "false"); return false }
  @discardableResult open func prepareToPlay() -> Bool { _Absence.report("AVAudioPlayer.prepareToPlay()", answer: "false"); return false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { _Absence.report("AVAudioPlayer.setVolume(_:fadeDuration:)") }
  open func stop() { _Absence.report("AVAudioPlayer.stop()") }
  open func updateMeters() { _Absence.report("AVAudioPlayer.updateMeters()") }
  open var currentTime: TimeInterval { get { _Absence.value(of: self, "AVAudioPlayer.currentTime", else: 0) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.currentTime") } }
  open var data: Data? { get { _Absence.report("AVAudioPlayer.data", answer: "nil"); return nil } }
  open var delegate: (any AVAudioPlayerDelegate)? { get { _Absence.value(of: self, "AVAudioPlayer.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.delegate", weakly: true) } }
  open var deviceCurrentTime: TimeInterval { get { _Absence.report("AVAudioPlayer.deviceCurrentTime", answer: "0"); return 0 } }
  open var duration: TimeInterval { get { _Absence.report("AVAudioPlayer.duration", answer: "0"); return 0 } }
  open var enableRate: Bool { get { _Absence.value(of: self, "AVAudioPlayer.enableRate", else: false) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.enableRate") } }
  open var isMeteringEnabled: Bool { get { _Absence.value(of: self, "AVAudioPlayer.isMeteringEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.isMeteringEnabled") } }
  open var isPlaying: Bool { get { _Absence.report("AVAudioPlayer.isPlaying", answer: "false"); return false } }
  open var numberOfChannels: Int { get { _Absence.report("AVAudioPlayer.numberOfChannels", answer: "0"); return 0 } }
  open var numberOfLoops: Int { get { _Absence.value(of: self, "AVAudioPlayer.numberOfLoops", else: 0) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.numberOfLoops") } }
  open var pan: Float { get { _Absence.value(of: self, "AVAudioPlayer.pan", else: 0) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.pan") } }
  open var rate: Float { get { _Absence.value(of: self, "AVAudioPlayer.rate", else: 0) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.rate") } }
  open var settings: [String : Any] { get { _Absence.report("AVAudioPlayer.settings", answer: "[:]"); return [:] } }
  open var url: URL? { get { _Absence.report("AVAudioPlayer.url", answer: "nil"); return nil } }
  open var volume: Float { get { _Absence.value(of: self, "AVAudioPlayer.volume", else: 0) } set { _Absence.keep(newValue, of: self, "AVAudioPlayer.volume") } }
}
open class AVAudioRecorder: NSObject {
  public override init() { _Absence.report("AVAudioRecorder", answer: "a plain object"); super.init() }
  public init(url: URL, settings: [String : Any]) throws { _Absence.report("AVAudioRecorder.init(url:settings:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioRecorder.init(url:settings:)") }
  @discardableResult open func averagePower(forChannel channelNumber: Int) -> Float { _Absence.report("AVAudioRecorder.averagePower(forChannel:)", answer: "0"); return 0 }
  @discardableResult open func deleteRecording() -> Bool { _Absence.report("AVAudioRecorder.deleteRecording()", answer: "false"); return false }
  open func pause() { _Absence.report("AVAudioRecorder.pause()") }
  @discardableResult open func peakPower(forChannel channelNumber: Int) -> Float { _Absence.report("AVAudioRecorder.peakPower(forChannel:)", answer: "0"); return 0 }
  @discardableResult open func prepareToRecord() -> Bool { _Absence.report("AVAudioRecorder.prepareToRecord()", answer: "false"); return false }
  @discardableResult open func record() -> Bool { _Absence.report("AVAudioRecorder.record()", answer: "false"); return false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { _Absence.report("AVAudioRecorder.record(atTime:)", answer: "false"); return false }
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { _Absence.report("AVAudioRecorder.record(atTime:forDuration:)", answer: "false"); return false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { _Absence.report("AVAudioRecorder.record(forDuration:)", answer: "false"); return false }
  open func stop() { _Absence.report("AVAudioRecorder.stop()") }
  open func updateMeters() { _Absence.report("AVAudioRecorder.updateMeters()") }
  open var currentTime: TimeInterval { get { _Absence.report("AVAudioRecorder.currentTime", answer: "0"); return 0 } }
  open var delegate: (any AVAudioRecorderDelegate)? { get { _Absence.value(of: self, "AVAudioRecorder.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVAudioRecorder.delegate", weakly: true) } }
  open var deviceCurrentTime: TimeInterval { get { _Absence.report("AVAudioRecorder.deviceCurrentTime", answer: "0"); return 0 } }
  open var isMeteringEnabled: Bool { get { _Absence.value(of: self, "AVAudioRecorder.isMeteringEnabled", else: false) } set { _Absence.keep(newValue, of: self, "AVAudioRecorder.isMeteringEnabled") } }
  open var isRecording: Bool { get { _Absence.report("AVAudioRecorder.isRecording", answer: "false"); return false } }
  open var settings: [String : Any] { get { _Absence.report("AVAudioRecorder.settings", answer: "[:]"); return [:] } }
  open var url: URL { get { _Absence.report("AVAudioRecorder.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class AVAudioSession: NSObject {
  public override init() { _Absence.report("AVAudioSession", answer: "a plain object"); super.init() }
  public static var interruptionNotification: NSNotification.Name { _Absence.report("AVAudioSession.interruptionNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVAudioSessionInterruptionNotification") }
  public static var routeChangeNotification: NSNotification.Name { _Absence.report("AVAudioSession.routeChangeNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVAudioSessionRouteChangeNotification") }
  public static var mediaServicesWereResetNotification: NSNotification.Name { _Absence.report("AVAudioSession.mediaServicesWereResetNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVAudioSessionMediaServicesWereResetNotification") }
  public static var mediaServicesWereLostNotification: NSNotification.Name { _Absence.report("AVAudioSession.mediaServicesWereLostNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVAudioSessionMediaServicesWereLostNotification") }
  public static var silenceSecondaryAudioHintNotification: NSNotification.Name { _Absence.report("AVAudioSession.silenceSecondaryAudioHintNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "AVAudioSessionSilenceSecondaryAudioHintNotification") }
  @discardableResult open class func sharedInstance() -> AVAudioSession { _Absence.report("AVAudioSession.sharedInstance()", answer: "AVAudioSession()"); return AVAudioSession() }
  open func overrideOutputAudioPort(_ portOverride: AVAudioSession.PortOverride) throws { _Absence.report("AVAudioSession.overrideOutputAudioPort(_:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.overrideOutputAudioPort(_:)") }
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { _Absence.report("AVAudioSession.requestRecordPermission(_:)") }
  open func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws { _Absence.report("AVAudioSession.setActive(_:options:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setActive(_:options:)") }
  open func setCategory(_ category: AVAudioSession.Category) throws { _Absence.report("AVAudioSession.setCategory(_:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setCategory(_:)") }
  open func setCategory(_ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []) throws { _Absence.report("AVAudioSession.setCategory(_:mode:options:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setCategory(_:mode:options:)") }
  open func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = []) throws { _Absence.report("AVAudioSession.setCategory(_:options:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setCategory(_:options:)") }
  open func setMode(_ mode: AVAudioSession.Mode) throws { _Absence.report("AVAudioSession.setMode(_:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setMode(_:)") }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { _Absence.report("AVAudioSession.setPreferredIOBufferDuration(_:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setPreferredIOBufferDuration(_:)") }
  open func setPreferredSampleRate(_ sampleRate: Double) throws { _Absence.report("AVAudioSession.setPreferredSampleRate(_:)", answer: "an error"); throw _Absence.Failure(name: "AVAudioSession.setPreferredSampleRate(_:)") }
  open var category: AVAudioSession.Category { get { _Absence.report("AVAudioSession.category", answer: "AVAudioSession.Category(rawValue: \"\")"); return AVAudioSession.Category(rawValue: "") } }
  open var categoryOptions: AVAudioSession.CategoryOptions { get { _Absence.report("AVAudioSession.categoryOptions", answer: "[]"); return [] } }
  open var isInputAvailable: Bool { get { _Absence.report("AVAudioSession.isInputAvailable", answer: "false"); return false } }
  open var isOtherAudioPlaying: Bool { get { _Absence.report("AVAudioSession.isOtherAudioPlaying", answer: "false"); return false } }
  open var mode: AVAudioSession.Mode { get { _Absence.report("AVAudioSession.mode", answer: "AVAudioSession.Mode(rawValue: \"\")"); return AVAudioSession.Mode(rawValue: "") } }
  open var outputVolume: Float { get { _Absence.report("AVAudioSession.outputVolume", answer: "0"); return 0 } }
  open var recordPermission: AVAudioSession.RecordPermission { get { _Absence.report("AVAudioSession.recordPermission", answer: "AVAudioSession.RecordPermission.`denied`"); return AVAudioSession.RecordPermission.`denied` } }
  open var sampleRate: Double { get { _Absence.report("AVAudioSession.sampleRate", answer: "0"); return 0 } }
  open var secondaryAudioShouldBeSilencedHint: Bool { get { _Absence.report("AVAudioSession.secondaryAudioShouldBeSilencedHint", answer: "false"); return false } }
}
open class AVSpeechSynthesizer: NSObject {
  public override init() { _Absence.report("AVSpeechSynthesizer", answer: "a plain object"); super.init() }
  @discardableResult open func continueSpeaking() -> Bool { _Absence.report("AVSpeechSynthesizer.continueSpeaking()", answer: "false"); return false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { _Absence.report("AVSpeechSynthesizer.pauseSpeaking(at:)", answer: "false"); return false }
  open func speak(_ utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizer.speak(_:)") }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { _Absence.report("AVSpeechSynthesizer.stopSpeaking(at:)", answer: "false"); return false }
  open var delegate: (any AVSpeechSynthesizerDelegate)? { get { _Absence.value(of: self, "AVSpeechSynthesizer.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVSpeechSynthesizer.delegate", weakly: true) } }
  open var isPaused: Bool { get { _Absence.report("AVSpeechSynthesizer.isPaused", answer: "false"); return false } }
  open var isSpeaking: Bool { get { _Absence.report("AVSpeechSynthesizer.isSpeaking", answer: "false"); return false } }
  open var usesApplicationAudioSession: Bool { get { _Absence.value(of: self, "AVSpeechSynthesizer.usesApplicationAudioSession", else: false) } set { _Absence.keep(newValue, of: self, "AVSpeechSynthesizer.usesApplicationAudioSession") } }
}
open class AVSpeechUtterance: NSObject {
  public override init() { _Absence.report("AVSpeechUtterance", answer: "a plain object"); super.init() }
  public init(attributedString string: NSAttributedString) { _Absence.report("AVSpeechUtterance.init(attributedString:)", answer: "a plain object"); super.init() }
  public init(string: String) { _Absence.report("AVSpeechUtterance.init(string:)", answer: "a plain object"); super.init() }
  open var attributedSpeechString: NSAttributedString { get { _Absence.report("AVSpeechUtterance.attributedSpeechString", answer: "NSAttributedString()"); return NSAttributedString() } }
  open var pitchMultiplier: Float { get { _Absence.value(of: self, "AVSpeechUtterance.pitchMultiplier", else: 0) } set { _Absence.keep(newValue, of: self, "AVSpeechUtterance.pitchMultiplier") } }
  open var postUtteranceDelay: TimeInterval { get { _Absence.value(of: self, "AVSpeechUtterance.postUtteranceDelay", else: 0) } set { _Absence.keep(newValue, of: self, "AVSpeechUtterance.postUtteranceDelay") } }
  open var preUtteranceDelay: TimeInterval { get { _Absence.value(of: self, "AVSpeechUtterance.preUtteranceDelay", else: 0) } set { _Absence.keep(newValue, of: self, "AVSpeechUtterance.preUtteranceDelay") } }
  open var rate: Float { get { _Absence.value(of: self, "AVSpeechUtterance.rate", else: 0) } set { _Absence.keep(newValue, of: self, "AVSpeechUtterance.rate") } }
  open var speechString: String { get { _Absence.report("AVSpeechUtterance.speechString", answer: "\"\""); return "" } }
  open var voice: AVSpeechSynthesisVoice? { get { _Absence.value(of: self, "AVSpeechUtterance.voice", else: nil) } set { _Absence.keep(newValue, of: self, "AVSpeechUtterance.voice") } }
  open var volume: Float { get { _Absence.value(of: self, "AVSpeechUtterance.volume", else: 0) } set { _Absence.keep(newValue, of: self, "AVSpeechUtterance.volume") } }
}
open class AVSpeechSynthesisVoice: NSObject {
  public override init() { _Absence.report("AVSpeechSynthesisVoice", answer: "a plain object"); super.init() }
  public init?(identifier: String) { _Absence.report("AVSpeechSynthesisVoice.init(identifier:)", answer: "nil"); return nil }
  public init?(language languageCode: String?) { _Absence.report("AVSpeechSynthesisVoice.init(language:)", answer: "nil"); return nil }
  @discardableResult open class func currentLanguageCode() -> String { _Absence.report("AVSpeechSynthesisVoice.currentLanguageCode()", answer: "\"\""); return "" }
  @discardableResult open class func speechVoices() -> [AVSpeechSynthesisVoice] { _Absence.report("AVSpeechSynthesisVoice.speechVoices()", answer: "[]"); return [] }
  open var identifier: String { get { _Absence.report("AVSpeechSynthesisVoice.identifier", answer: "\"\""); return "" } }
  open var language: String { get { _Absence.report("AVSpeechSynthesisVoice.language", answer: "\"\""); return "" } }
  open var name: String { get { _Absence.report("AVSpeechSynthesisVoice.name", answer: "\"\""); return "" } }
}
