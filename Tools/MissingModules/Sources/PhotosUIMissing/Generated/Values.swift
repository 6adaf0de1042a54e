// Made by Scripts/missing-names of Data/PhotosUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AVFoundationMissing
import PhotosMissing
import AbsenceRuntime
public struct PHLivePhotoBadgeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var liveOff: PHLivePhotoBadgeOptions { _Absence.report("PHLivePhotoBadgeOptions.liveOff", answer: "a value that was made up"); return PHLivePhotoBadgeOptions(rawValue: 1 << 0) }
  public static var overContent: PHLivePhotoBadgeOptions { _Absence.report("PHLivePhotoBadgeOptions.overContent", answer: "a value that was made up"); return PHLivePhotoBadgeOptions(rawValue: 1 << 1) }
}
public enum PHLivePhotoViewPlaybackStyle: Hashable, Sendable {
  case `full`
  case `hint`
  case `undefined`
  public var rawValue: Int { _Absence.report("PHLivePhotoViewPlaybackStyle.rawValue", answer: "a value that was made up"); switch self { case .`full`: return 0; case .`hint`: return 1; case .`undefined`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHLivePhotoViewPlaybackStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`full`; case 1: self = .`hint`; case 2: self = .`undefined`; default: return nil } }
}
public struct PHPickerConfiguration {
  private var _stored_filter: PHPickerFilter? = nil
  public var filter: PHPickerFilter? { get { _Absence.report("PHPickerConfiguration.filter", answer: "the value that was set"); return _stored_filter } set { _Absence.report("PHPickerConfiguration.filter", answer: "the value that was set"); _stored_filter = newValue } }
  public init() { _Absence.report("PHPickerConfiguration.init()", answer: "a plain value") }
  public init(photoLibrary: PHPhotoLibrary) { _Absence.report("PHPickerConfiguration.init(photoLibrary:)", answer: "a plain value") }
  private var _stored_preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode = PHPickerConfiguration.AssetRepresentationMode.`automatic`
  public var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode { get { _Absence.report("PHPickerConfiguration.preferredAssetRepresentationMode", answer: "the value that was set"); return _stored_preferredAssetRepresentationMode } set { _Absence.report("PHPickerConfiguration.preferredAssetRepresentationMode", answer: "the value that was set"); _stored_preferredAssetRepresentationMode = newValue } }
  private var _stored_preselectedAssetIdentifiers: [String] = []
  public var preselectedAssetIdentifiers: [String] { get { _Absence.report("PHPickerConfiguration.preselectedAssetIdentifiers", answer: "the value that was set"); return _stored_preselectedAssetIdentifiers } set { _Absence.report("PHPickerConfiguration.preselectedAssetIdentifiers", answer: "the value that was set"); _stored_preselectedAssetIdentifiers = newValue } }
  private var _stored_selection: PHPickerConfiguration.Selection = PHPickerConfiguration.Selection.`default`
  public var selection: PHPickerConfiguration.Selection { get { _Absence.report("PHPickerConfiguration.selection", answer: "the value that was set"); return _stored_selection } set { _Absence.report("PHPickerConfiguration.selection", answer: "the value that was set"); _stored_selection = newValue } }
  private var _stored_selectionLimit: Int = 0
  public var selectionLimit: Int { get { _Absence.report("PHPickerConfiguration.selectionLimit", answer: "the value that was set"); return _stored_selectionLimit } set { _Absence.report("PHPickerConfiguration.selectionLimit", answer: "the value that was set"); _stored_selectionLimit = newValue } }
}
extension PHPickerConfiguration {
public enum AssetRepresentationMode: Hashable, Sendable {
  case `automatic`
  case `compatible`
  case `current`
}
}
extension PHPickerConfiguration {
public enum Selection: Hashable, Sendable {
  case `default`
  case `ordered`
}
}
public enum PHPickerConfigurationAssetRepresentationMode: Hashable, Sendable {
  case `automatic`
  case `compatible`
  case `current`
  public var rawValue: Int { _Absence.report("PHPickerConfigurationAssetRepresentationMode.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`compatible`: return 1; case .`current`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHPickerConfigurationAssetRepresentationMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`compatible`; case 2: self = .`current`; default: return nil } }
}
public enum PHPickerConfigurationSelection: Hashable, Sendable {
  case `default`
  case `ordered`
  public var rawValue: Int { _Absence.report("PHPickerConfigurationSelection.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`ordered`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PHPickerConfigurationSelection.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`ordered`; default: return nil } }
}
public struct PHPickerFilter {
  init() {}
  @discardableResult public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { _Absence.report("PHPickerFilter.all(of:)", answer: "PHPickerFilter()"); return PHPickerFilter() }
  @discardableResult public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { _Absence.report("PHPickerFilter.any(of:)", answer: "PHPickerFilter()"); return PHPickerFilter() }
  public static var bursts: PHPickerFilter { get { _Absence.report("PHPickerFilter.bursts", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var cinematicVideos: PHPickerFilter { get { _Absence.report("PHPickerFilter.cinematicVideos", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var depthEffectPhotos: PHPickerFilter { get { _Absence.report("PHPickerFilter.depthEffectPhotos", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var images: PHPickerFilter { get { _Absence.report("PHPickerFilter.images", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var livePhotos: PHPickerFilter { get { _Absence.report("PHPickerFilter.livePhotos", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  @discardableResult public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { _Absence.report("PHPickerFilter.not(_:)", answer: "PHPickerFilter()"); return PHPickerFilter() }
  public static var panoramas: PHPickerFilter { get { _Absence.report("PHPickerFilter.panoramas", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  @discardableResult public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter { _Absence.report("PHPickerFilter.playbackStyle(_:)", answer: "PHPickerFilter()"); return PHPickerFilter() }
  public static var screenRecordings: PHPickerFilter { get { _Absence.report("PHPickerFilter.screenRecordings", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var screenshots: PHPickerFilter { get { _Absence.report("PHPickerFilter.screenshots", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var slomoVideos: PHPickerFilter { get { _Absence.report("PHPickerFilter.slomoVideos", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var timelapseVideos: PHPickerFilter { get { _Absence.report("PHPickerFilter.timelapseVideos", answer: "PHPickerFilter()"); return PHPickerFilter() } }
  public static var videos: PHPickerFilter { get { _Absence.report("PHPickerFilter.videos", answer: "PHPickerFilter()"); return PHPickerFilter() } }
}
public struct PHPickerResult {
  init() {}
  public var assetIdentifier: String? { get { _Absence.report("PHPickerResult.assetIdentifier", answer: "nil"); return nil } }
  public var itemProvider: NSItemProvider { get { _Absence.report("PHPickerResult.itemProvider", answer: "NSItemProvider()"); return NSItemProvider() } }
}
