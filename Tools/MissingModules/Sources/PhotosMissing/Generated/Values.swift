// Made by Scripts/missing-names of Data/Photos.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public enum PHAccessLevel: Hashable, Sendable {
  case `addOnly`
  case `readWrite`
  public var rawValue: Int { _Absence.report("PHAccessLevel.rawValue", answer: "a value that was made up"); switch self { case .`addOnly`: return 0; case .`readWrite`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PHAccessLevel.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`addOnly`; case 1: self = .`readWrite`; default: return nil } }
}
extension PHAsset {
public enum PlaybackStyle: Hashable, Sendable {
  case `image`
  case `imageAnimated`
  case `livePhoto`
  case `unsupported`
  case `video`
  case `videoLooping`
  public var rawValue: Int { _Absence.report("PHAsset.PlaybackStyle.rawValue", answer: "a value that was made up"); switch self { case .`image`: return 0; case .`imageAnimated`: return 1; case .`livePhoto`: return 2; case .`unsupported`: return 3; case .`video`: return 4; case .`videoLooping`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("PHAsset.PlaybackStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`image`; case 1: self = .`imageAnimated`; case 2: self = .`livePhoto`; case 3: self = .`unsupported`; case 4: self = .`video`; case 5: self = .`videoLooping`; default: return nil } }
}
}
public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var autoPick: PHAssetBurstSelectionType { _Absence.report("PHAssetBurstSelectionType.autoPick", answer: "a value that was made up"); return PHAssetBurstSelectionType(rawValue: 1 << 0) }
  public static var userPick: PHAssetBurstSelectionType { _Absence.report("PHAssetBurstSelectionType.userPick", answer: "a value that was made up"); return PHAssetBurstSelectionType(rawValue: 1 << 1) }
}
public enum PHAssetCollectionSubtype: Hashable, Sendable {
  case `albumCloudShared`
  case `albumImported`
  case `albumMyPhotoStream`
  case `albumRegular`
  case `albumSyncedAlbum`
  case `albumSyncedEvent`
  case `albumSyncedFaces`
  case `any`
  case `smartAlbumAllHidden`
  case `smartAlbumAnimated`
  case `smartAlbumBursts`
  case `smartAlbumCinematic`
  case `smartAlbumDepthEffect`
  case `smartAlbumFavorites`
  case `smartAlbumGeneric`
  case `smartAlbumLivePhotos`
  case `smartAlbumLongExposures`
  case `smartAlbumPanoramas`
  case `smartAlbumRAW`
  case `smartAlbumRecentlyAdded`
  case `smartAlbumScreenshots`
  case `smartAlbumSelfPortraits`
  case `smartAlbumSlomoVideos`
  case `smartAlbumTimelapses`
  case `smartAlbumUnableToUpload`
  case `smartAlbumUserLibrary`
  case `smartAlbumVideos`
  public var rawValue: Int { _Absence.report("PHAssetCollectionSubtype.rawValue", answer: "a value that was made up"); switch self { case .`albumCloudShared`: return 0; case .`albumImported`: return 1; case .`albumMyPhotoStream`: return 2; case .`albumRegular`: return 3; case .`albumSyncedAlbum`: return 4; case .`albumSyncedEvent`: return 5; case .`albumSyncedFaces`: return 6; case .`any`: return 7; case .`smartAlbumAllHidden`: return 8; case .`smartAlbumAnimated`: return 9; case .`smartAlbumBursts`: return 10; case .`smartAlbumCinematic`: return 11; case .`smartAlbumDepthEffect`: return 12; case .`smartAlbumFavorites`: return 13; case .`smartAlbumGeneric`: return 14; case .`smartAlbumLivePhotos`: return 15; case .`smartAlbumLongExposures`: return 16; case .`smartAlbumPanoramas`: return 17; case .`smartAlbumRAW`: return 18; case .`smartAlbumRecentlyAdded`: return 19; case .`smartAlbumScreenshots`: return 20; case .`smartAlbumSelfPortraits`: return 21; case .`smartAlbumSlomoVideos`: return 22; case .`smartAlbumTimelapses`: return 23; case .`smartAlbumUnableToUpload`: return 24; case .`smartAlbumUserLibrary`: return 25; case .`smartAlbumVideos`: return 26 } }
  public init?(rawValue: Int) { _Absence.report("PHAssetCollectionSubtype.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`albumCloudShared`; case 1: self = .`albumImported`; case 2: self = .`albumMyPhotoStream`; case 3: self = .`albumRegular`; case 4: self = .`albumSyncedAlbum`; case 5: self = .`albumSyncedEvent`; case 6: self = .`albumSyncedFaces`; case 7: self = .`any`; case 8: self = .`smartAlbumAllHidden`; case 9: self = .`smartAlbumAnimated`; case 10: self = .`smartAlbumBursts`; case 11: self = .`smartAlbumCinematic`; case 12: self = .`smartAlbumDepthEffect`; case 13: self = .`smartAlbumFavorites`; case 14: self = .`smartAlbumGeneric`; case 15: self = .`smartAlbumLivePhotos`; case 16: self = .`smartAlbumLongExposures`; case 17: self = .`smartAlbumPanoramas`; case 18: self = .`smartAlbumRAW`; case 19: self = .`smartAlbumRecentlyAdded`; case 20: self = .`smartAlbumScreenshots`; case 21: self = .`smartAlbumSelfPortraits`; case 22: self = .`smartAlbumSlomoVideos`; case 23: self = .`smartAlbumTimelapses`; case 24: self = .`smartAlbumUnableToUpload`; case 25: self = .`smartAlbumUserLibrary`; case 26: self = .`smartAlbumVideos`; default: return nil } }
}
public enum PHAssetCollectionType: Hashable, Sendable {
  case `album`
  case `moment`
  case `smartAlbum`
  public var rawValue: Int { _Absence.report("PHAssetCollectionType.rawValue", answer: "a value that was made up"); switch self { case .`album`: return 0; case .`moment`: return 1; case .`smartAlbum`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHAssetCollectionType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`album`; case 1: self = .`moment`; case 2: self = .`smartAlbum`; default: return nil } }
}
public enum PHAssetEditOperation: Hashable, Sendable {
  case `content`
  case `delete`
  case `properties`
  public var rawValue: Int { _Absence.report("PHAssetEditOperation.rawValue", answer: "a value that was made up"); switch self { case .`content`: return 0; case .`delete`: return 1; case .`properties`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHAssetEditOperation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`content`; case 1: self = .`delete`; case 2: self = .`properties`; default: return nil } }
}
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var photoDepthEffect: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.photoDepthEffect", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 0) }
  public static var photoHDR: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.photoHDR", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 1) }
  public static var photoLive: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.photoLive", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 2) }
  public static var photoPanorama: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.photoPanorama", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 3) }
  public static var photoScreenshot: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.photoScreenshot", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 4) }
  public static var videoCinematic: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.videoCinematic", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 5) }
  public static var videoHighFrameRate: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.videoHighFrameRate", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 6) }
  public static var videoStreamed: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.videoStreamed", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 7) }
  public static var videoTimelapse: PHAssetMediaSubtype { _Absence.report("PHAssetMediaSubtype.videoTimelapse", answer: "a value that was made up"); return PHAssetMediaSubtype(rawValue: 1 << 8) }
}
public enum PHAssetMediaType: Hashable, Sendable {
  case `audio`
  case `image`
  case `unknown`
  case `video`
  public var rawValue: Int { _Absence.report("PHAssetMediaType.rawValue", answer: "a value that was made up"); switch self { case .`audio`: return 0; case .`image`: return 1; case .`unknown`: return 2; case .`video`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("PHAssetMediaType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`audio`; case 1: self = .`image`; case 2: self = .`unknown`; case 3: self = .`video`; default: return nil } }
}
public enum PHAssetResourceType: Hashable, Sendable {
  case `adjustmentBasePairedVideo`
  case `adjustmentBasePhoto`
  case `adjustmentBaseVideo`
  case `adjustmentData`
  case `alternatePhoto`
  case `audio`
  case `fullSizePairedVideo`
  case `fullSizePhoto`
  case `fullSizeVideo`
  case `pairedVideo`
  case `photo`
  case `video`
  public var rawValue: Int { _Absence.report("PHAssetResourceType.rawValue", answer: "a value that was made up"); switch self { case .`adjustmentBasePairedVideo`: return 0; case .`adjustmentBasePhoto`: return 1; case .`adjustmentBaseVideo`: return 2; case .`adjustmentData`: return 3; case .`alternatePhoto`: return 4; case .`audio`: return 5; case .`fullSizePairedVideo`: return 6; case .`fullSizePhoto`: return 7; case .`fullSizeVideo`: return 8; case .`pairedVideo`: return 9; case .`photo`: return 10; case .`video`: return 11 } }
  public init?(rawValue: Int) { _Absence.report("PHAssetResourceType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`adjustmentBasePairedVideo`; case 1: self = .`adjustmentBasePhoto`; case 2: self = .`adjustmentBaseVideo`; case 3: self = .`adjustmentData`; case 4: self = .`alternatePhoto`; case 5: self = .`audio`; case 6: self = .`fullSizePairedVideo`; case 7: self = .`fullSizePhoto`; case 8: self = .`fullSizeVideo`; case 9: self = .`pairedVideo`; case 10: self = .`photo`; case 11: self = .`video`; default: return nil } }
}
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var typeCloudShared: PHAssetSourceType { _Absence.report("PHAssetSourceType.typeCloudShared", answer: "a value that was made up"); return PHAssetSourceType(rawValue: 1 << 0) }
  public static var typeUserLibrary: PHAssetSourceType { _Absence.report("PHAssetSourceType.typeUserLibrary", answer: "a value that was made up"); return PHAssetSourceType(rawValue: 1 << 1) }
  public static var typeiTunesSynced: PHAssetSourceType { _Absence.report("PHAssetSourceType.typeiTunesSynced", answer: "a value that was made up"); return PHAssetSourceType(rawValue: 1 << 2) }
}
public enum PHAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `limited`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("PHAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`limited`: return 2; case .`notDetermined`: return 3; case .`restricted`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("PHAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`limited`; case 3: self = .`notDetermined`; case 4: self = .`restricted`; default: return nil } }
}
public enum PHCollectionEditOperation: Hashable, Sendable {
  case `addContent`
  case `createContent`
  case `delete`
  case `deleteContent`
  case `rearrangeContent`
  case `removeContent`
  case `rename`
  public var rawValue: Int { _Absence.report("PHCollectionEditOperation.rawValue", answer: "a value that was made up"); switch self { case .`addContent`: return 0; case .`createContent`: return 1; case .`delete`: return 2; case .`deleteContent`: return 3; case .`rearrangeContent`: return 4; case .`removeContent`: return 5; case .`rename`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("PHCollectionEditOperation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`addContent`; case 1: self = .`createContent`; case 2: self = .`delete`; case 3: self = .`deleteContent`; case 4: self = .`rearrangeContent`; case 5: self = .`removeContent`; case 6: self = .`rename`; default: return nil } }
}
public enum PHCollectionListSubtype: Hashable, Sendable {
  case `any`
  case `momentListCluster`
  case `momentListYear`
  case `regularFolder`
  case `smartFolderEvents`
  case `smartFolderFaces`
  public var rawValue: Int { _Absence.report("PHCollectionListSubtype.rawValue", answer: "a value that was made up"); switch self { case .`any`: return 0; case .`momentListCluster`: return 1; case .`momentListYear`: return 2; case .`regularFolder`: return 3; case .`smartFolderEvents`: return 4; case .`smartFolderFaces`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("PHCollectionListSubtype.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`any`; case 1: self = .`momentListCluster`; case 2: self = .`momentListYear`; case 3: self = .`regularFolder`; case 4: self = .`smartFolderEvents`; case 5: self = .`smartFolderFaces`; default: return nil } }
}
public enum PHCollectionListType: Hashable, Sendable {
  case `folder`
  case `momentList`
  case `smartFolder`
  public var rawValue: Int { _Absence.report("PHCollectionListType.rawValue", answer: "a value that was made up"); switch self { case .`folder`: return 0; case .`momentList`: return 1; case .`smartFolder`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHCollectionListType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`folder`; case 1: self = .`momentList`; case 2: self = .`smartFolder`; default: return nil } }
}
public enum PHImageContentMode: Hashable, Sendable {
  case `aspectFill`
  case `aspectFit`
  public var rawValue: Int { _Absence.report("PHImageContentMode.rawValue", answer: "a value that was made up"); switch self { case .`aspectFill`: return 0; case .`aspectFit`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PHImageContentMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`aspectFill`; case 1: self = .`aspectFit`; default: return nil } }
  public static var `default`: PHImageContentMode { get { _Absence.trap("PHImageContentMode.default") } }
}
public enum PHImageRequestOptionsDeliveryMode: Hashable, Sendable {
  case `fastFormat`
  case `highQualityFormat`
  case `opportunistic`
  public var rawValue: Int { _Absence.report("PHImageRequestOptionsDeliveryMode.rawValue", answer: "a value that was made up"); switch self { case .`fastFormat`: return 0; case .`highQualityFormat`: return 1; case .`opportunistic`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHImageRequestOptionsDeliveryMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`fastFormat`; case 1: self = .`highQualityFormat`; case 2: self = .`opportunistic`; default: return nil } }
}
public enum PHImageRequestOptionsResizeMode: Hashable, Sendable {
  case `exact`
  case `fast`
  case `none`
  public var rawValue: Int { _Absence.report("PHImageRequestOptionsResizeMode.rawValue", answer: "a value that was made up"); switch self { case .`exact`: return 0; case .`fast`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHImageRequestOptionsResizeMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`exact`; case 1: self = .`fast`; case 2: self = .`none`; default: return nil } }
}
public enum PHImageRequestOptionsVersion: Hashable, Sendable {
  case `current`
  case `original`
  case `unadjusted`
  public var rawValue: Int { _Absence.report("PHImageRequestOptionsVersion.rawValue", answer: "a value that was made up"); switch self { case .`current`: return 0; case .`original`: return 1; case .`unadjusted`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHImageRequestOptionsVersion.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`current`; case 1: self = .`original`; case 2: self = .`unadjusted`; default: return nil } }
}
public struct PHLivePhotoEditingOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var shouldRenderAtPlaybackTime: PHLivePhotoEditingOption { _Absence.report("PHLivePhotoEditingOption.shouldRenderAtPlaybackTime", answer: "a name that was made up"); return PHLivePhotoEditingOption(rawValue: "shouldRenderAtPlaybackTime") }
}
public enum PHLivePhotoFrameType: Hashable, Sendable {
  case `photo`
  case `video`
  public var rawValue: Int { _Absence.report("PHLivePhotoFrameType.rawValue", answer: "a value that was made up"); switch self { case .`photo`: return 0; case .`video`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PHLivePhotoFrameType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`photo`; case 1: self = .`video`; default: return nil } }
}
public enum PHObjectType: Hashable, Sendable {
  case `asset`
  case `assetCollection`
  case `collectionList`
  public var rawValue: Int { _Absence.report("PHObjectType.rawValue", answer: "a value that was made up"); switch self { case .`asset`: return 0; case .`assetCollection`: return 1; case .`collectionList`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("PHObjectType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`asset`; case 1: self = .`assetCollection`; case 2: self = .`collectionList`; default: return nil } }
}
public struct PHPhotosError: Swift.Error {
  init() {}
  public static var accessRestricted: PHPhotosError.Code { get { _Absence.report("PHPhotosError.accessRestricted", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var accessUserDenied: PHPhotosError.Code { get { _Absence.report("PHPhotosError.accessUserDenied", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var changeNotSupported: PHPhotosError.Code { get { _Absence.report("PHPhotosError.changeNotSupported", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public var code: Self.Code { get { _Absence.trap("PHPhotosError.code") } }
  public var errorCode: Int { get { _Absence.report("PHPhotosError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("PHPhotosError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("PHPhotosError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var identifierNotFound: PHPhotosError.Code { get { _Absence.report("PHPhotosError.identifierNotFound", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("PHPhotosError.init(_:userInfo:)", answer: "a plain value") }
  public static var internalError: PHPhotosError.Code { get { _Absence.report("PHPhotosError.internalError", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var invalid: PHPhotosError.Code { get { _Absence.report("PHPhotosError.invalid", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var invalidResource: PHPhotosError.Code { get { _Absence.report("PHPhotosError.invalidResource", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var libraryInFileProviderSyncRoot: PHPhotosError.Code { get { _Absence.report("PHPhotosError.libraryInFileProviderSyncRoot", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var libraryVolumeOffline: PHPhotosError.Code { get { _Absence.report("PHPhotosError.libraryVolumeOffline", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var missingResource: PHPhotosError.Code { get { _Absence.report("PHPhotosError.missingResource", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var multipleIdentifiersFound: PHPhotosError.Code { get { _Absence.report("PHPhotosError.multipleIdentifiersFound", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var networkAccessRequired: PHPhotosError.Code { get { _Absence.report("PHPhotosError.networkAccessRequired", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var networkError: PHPhotosError.Code { get { _Absence.report("PHPhotosError.networkError", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var notEnoughSpace: PHPhotosError.Code { get { _Absence.report("PHPhotosError.notEnoughSpace", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var operationInterrupted: PHPhotosError.Code { get { _Absence.report("PHPhotosError.operationInterrupted", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var persistentChangeDetailsUnavailable: PHPhotosError.Code { get { _Absence.report("PHPhotosError.persistentChangeDetailsUnavailable", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var persistentChangeTokenExpired: PHPhotosError.Code { get { _Absence.report("PHPhotosError.persistentChangeTokenExpired", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var relinquishingLibraryBundleToWriter: PHPhotosError.Code { get { _Absence.report("PHPhotosError.relinquishingLibraryBundleToWriter", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var requestNotSupportedForAsset: PHPhotosError.Code { get { _Absence.report("PHPhotosError.requestNotSupportedForAsset", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var switchingSystemPhotoLibrary: PHPhotosError.Code { get { _Absence.report("PHPhotosError.switchingSystemPhotoLibrary", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public static var userCancelled: PHPhotosError.Code { get { _Absence.report("PHPhotosError.userCancelled", answer: "PHPhotosError.Code.`accessRestricted`"); return PHPhotosError.Code.`accessRestricted` } }
  public var userInfo: [String : Any] { get { _Absence.report("PHPhotosError.userInfo", answer: "[:]"); return [:] } }
}
extension PHPhotosError {
public enum Code: Hashable, Sendable {
  case `accessRestricted`
  case `accessUserDenied`
  case `changeNotSupported`
  case `identifierNotFound`
  case `internalError`
  case `invalidResource`
  case `libraryInFileProviderSyncRoot`
  case `libraryVolumeOffline`
  case `missingResource`
  case `multipleIdentifiersFound`
  case `networkAccessRequired`
  case `networkError`
  case `notEnoughSpace`
  case `operationInterrupted`
  case `persistentChangeDetailsUnavailable`
  case `persistentChangeTokenExpired`
  case `relinquishingLibraryBundleToWriter`
  case `requestNotSupportedForAsset`
  case `switchingSystemPhotoLibrary`
  case `userCancelled`
  public var rawValue: Int { _Absence.report("PHPhotosError.Code.rawValue", answer: "a value that was made up"); switch self { case .`accessRestricted`: return 0; case .`accessUserDenied`: return 1; case .`changeNotSupported`: return 2; case .`identifierNotFound`: return 3; case .`internalError`: return 4; case .`invalidResource`: return 5; case .`libraryInFileProviderSyncRoot`: return 6; case .`libraryVolumeOffline`: return 7; case .`missingResource`: return 8; case .`multipleIdentifiersFound`: return 9; case .`networkAccessRequired`: return 10; case .`networkError`: return 11; case .`notEnoughSpace`: return 12; case .`operationInterrupted`: return 13; case .`persistentChangeDetailsUnavailable`: return 14; case .`persistentChangeTokenExpired`: return 15; case .`relinquishingLibraryBundleToWriter`: return 16; case .`requestNotSupportedForAsset`: return 17; case .`switchingSystemPhotoLibrary`: return 18; case .`userCancelled`: return 19 } }
  public init?(rawValue: Int) { _Absence.report("PHPhotosError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`accessRestricted`; case 1: self = .`accessUserDenied`; case 2: self = .`changeNotSupported`; case 3: self = .`identifierNotFound`; case 4: self = .`internalError`; case 5: self = .`invalidResource`; case 6: self = .`libraryInFileProviderSyncRoot`; case 7: self = .`libraryVolumeOffline`; case 8: self = .`missingResource`; case 9: self = .`multipleIdentifiersFound`; case 10: self = .`networkAccessRequired`; case 11: self = .`networkError`; case 12: self = .`notEnoughSpace`; case 13: self = .`operationInterrupted`; case 14: self = .`persistentChangeDetailsUnavailable`; case 15: self = .`persistentChangeTokenExpired`; case 16: self = .`relinquishingLibraryBundleToWriter`; case 17: self = .`requestNotSupportedForAsset`; case 18: self = .`switchingSystemPhotoLibrary`; case 19: self = .`userCancelled`; default: return nil } }
  public static var invalid: PHPhotosError.Code { get { _Absence.trap("PHPhotosError.Code.invalid") } }
}
}
public enum PHVideoRequestOptionsDeliveryMode: Hashable, Sendable {
  case `automatic`
  case `fastFormat`
  case `highQualityFormat`
  case `mediumQualityFormat`
  public var rawValue: Int { _Absence.report("PHVideoRequestOptionsDeliveryMode.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`fastFormat`: return 1; case .`highQualityFormat`: return 2; case .`mediumQualityFormat`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("PHVideoRequestOptionsDeliveryMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`fastFormat`; case 2: self = .`highQualityFormat`; case 3: self = .`mediumQualityFormat`; default: return nil } }
}
public enum PHVideoRequestOptionsVersion: Hashable, Sendable {
  case `current`
  case `original`
  public var rawValue: Int { _Absence.report("PHVideoRequestOptionsVersion.rawValue", answer: "a value that was made up"); switch self { case .`current`: return 0; case .`original`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("PHVideoRequestOptionsVersion.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`current`; case 1: self = .`original`; default: return nil } }
}
