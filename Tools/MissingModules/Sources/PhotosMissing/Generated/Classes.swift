// Made by Scripts/missing-names of Data/Photos.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
open class PHAdjustmentData: NSObject {
  public override init() { _Absence.report("PHAdjustmentData", answer: "a plain object"); super.init() }
  open var data: Data { get { _Absence.report("PHAdjustmentData.data", answer: "Data()"); return Data() } }
  open var formatIdentifier: String { get { _Absence.report("PHAdjustmentData.formatIdentifier", answer: "\"\""); return "" } }
  open var formatVersion: String { get { _Absence.report("PHAdjustmentData.formatVersion", answer: "\"\""); return "" } }
  public init(formatIdentifier: String, formatVersion: String, data: Data) { _Absence.report("PHAdjustmentData.init(formatIdentifier:formatVersion:data:)", answer: "a plain object"); super.init() }
}
open class PHAsset: PHObject {
  public override init() { _Absence.report("PHAsset", answer: "a plain object"); super.init() }
  open var adjustmentFormatIdentifier: NSString? { get { _Absence.report("PHAsset.adjustmentFormatIdentifier", answer: "nil"); return nil } }
  open var burstIdentifier: String? { get { _Absence.report("PHAsset.burstIdentifier", answer: "nil"); return nil } }
  open var burstSelectionTypes: PHAssetBurstSelectionType { get { _Absence.report("PHAsset.burstSelectionTypes", answer: "[]"); return [] } }
  @discardableResult open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { _Absence.report("PHAsset.canPerform(_:)", answer: "false"); return false }
  open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) { _Absence.report("PHAsset.cancelContentEditingInputRequest(_:)") }
  open var creationDate: Date? { get { _Absence.report("PHAsset.creationDate", answer: "nil"); return nil } }
  open var duration: TimeInterval { get { _Absence.report("PHAsset.duration", answer: "0"); return 0 } }
  @discardableResult open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { _Absence.trap("PHAsset.fetchAssets(in:options:)") }
  @discardableResult open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { _Absence.trap("PHAsset.fetchAssets(with:)") }
  @discardableResult open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { _Absence.trap("PHAsset.fetchAssets(with:options:)") }
  @discardableResult open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { _Absence.trap("PHAsset.fetchAssets(withALAssetURLs:options:)") }
  @discardableResult open class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { _Absence.trap("PHAsset.fetchAssets(withBurstIdentifier:options:)") }
  @discardableResult open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { _Absence.trap("PHAsset.fetchAssets(withLocalIdentifiers:options:)") }
  @discardableResult open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { _Absence.report("PHAsset.fetchKeyAssets(in:options:)", answer: "nil"); return nil }
  open var hasAdjustments: Bool { get { _Absence.report("PHAsset.hasAdjustments", answer: "false"); return false } }
  open var isFavorite: Bool { get { _Absence.report("PHAsset.isFavorite", answer: "false"); return false } }
  open var isHidden: Bool { get { _Absence.report("PHAsset.isHidden", answer: "false"); return false } }
  open var mediaSubtypes: PHAssetMediaSubtype { get { _Absence.report("PHAsset.mediaSubtypes", answer: "[]"); return [] } }
  open var mediaType: PHAssetMediaType { get { _Absence.report("PHAsset.mediaType", answer: "PHAssetMediaType.`unknown`"); return PHAssetMediaType.`unknown` } }
  open var modificationDate: Date? { get { _Absence.report("PHAsset.modificationDate", answer: "nil"); return nil } }
  open var pixelHeight: Int { get { _Absence.report("PHAsset.pixelHeight", answer: "0"); return 0 } }
  open var pixelWidth: Int { get { _Absence.report("PHAsset.pixelWidth", answer: "0"); return 0 } }
  open var playbackStyle: PHAsset.PlaybackStyle { get { _Absence.report("PHAsset.playbackStyle", answer: "PHAsset.PlaybackStyle.`image`"); return PHAsset.PlaybackStyle.`image` } }
  open var representsBurst: Bool { get { _Absence.report("PHAsset.representsBurst", answer: "false"); return false } }
  @discardableResult open func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable : Any]) -> Void) -> PHContentEditingInputRequestID { _Absence.trap("PHAsset.requestContentEditingInput(with:completionHandler:)") }
  open var sourceType: PHAssetSourceType { get { _Absence.report("PHAsset.sourceType", answer: "[]"); return [] } }
}
open class PHAssetChangeRequest: PHChangeRequest {
  public override init() { _Absence.report("PHAssetChangeRequest", answer: "a plain object"); super.init() }
  open var contentEditingOutput: PHContentEditingOutput? { get { _Absence.value(of: self, "PHAssetChangeRequest.contentEditingOutput", else: nil) } set { _Absence.keep(newValue, of: self, "PHAssetChangeRequest.contentEditingOutput") } }
  open var creationDate: Date? { get { _Absence.value(of: self, "PHAssetChangeRequest.creationDate", else: nil) } set { _Absence.keep(newValue, of: self, "PHAssetChangeRequest.creationDate") } }
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { _Absence.trap("PHAssetChangeRequest.creationRequestForAsset(from:)") }
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { _Absence.report("PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL:)", answer: "nil"); return nil }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { _Absence.report("PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL:)", answer: "nil"); return nil }
  public convenience init(for asset: PHAsset) { _Absence.report("PHAssetChangeRequest.init(for:)", answer: "a plain object"); self.init() }
  public convenience init(forAsset asset: PHAsset) { _Absence.report("PHAssetChangeRequest.init(forAsset:)", answer: "a plain object"); self.init() }
  open var isFavorite: Bool { get { _Absence.value(of: self, "PHAssetChangeRequest.isFavorite", else: false) } set { _Absence.keep(newValue, of: self, "PHAssetChangeRequest.isFavorite") } }
  open var isHidden: Bool { get { _Absence.value(of: self, "PHAssetChangeRequest.isHidden", else: false) } set { _Absence.keep(newValue, of: self, "PHAssetChangeRequest.isHidden") } }
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { get { _Absence.report("PHAssetChangeRequest.placeholderForCreatedAsset", answer: "nil"); return nil } }
  open func revertAssetContentToOriginal() { _Absence.report("PHAssetChangeRequest.revertAssetContentToOriginal()") }
}
open class PHAssetCollection: PHCollection {
  public override init() { _Absence.report("PHAssetCollection", answer: "a plain object"); super.init() }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { get { _Absence.report("PHAssetCollection.assetCollectionSubtype", answer: "PHAssetCollectionSubtype.`any`"); return PHAssetCollectionSubtype.`any` } }
  open var assetCollectionType: PHAssetCollectionType { get { _Absence.report("PHAssetCollection.assetCollectionType", answer: "PHAssetCollectionType.`album`"); return PHAssetCollectionType.`album` } }
  open var endDate: Date? { get { _Absence.report("PHAssetCollection.endDate", answer: "nil"); return nil } }
  open var estimatedAssetCount: Int { get { _Absence.report("PHAssetCollection.estimatedAssetCount", answer: "0"); return 0 } }
  @discardableResult open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { _Absence.trap("PHAssetCollection.fetchAssetCollections(with:subtype:options:)") }
  @discardableResult open class func fetchAssetCollections(withALAssetGroupURLs assetGroupURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { _Absence.trap("PHAssetCollection.fetchAssetCollections(withALAssetGroupURLs:options:)") }
  @discardableResult open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { _Absence.trap("PHAssetCollection.fetchAssetCollections(withLocalIdentifiers:options:)") }
  @discardableResult open class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { _Absence.trap("PHAssetCollection.fetchAssetCollectionsContaining(_:with:options:)") }
  @discardableResult open class func fetchMoments(inMomentList momentList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { _Absence.trap("PHAssetCollection.fetchMoments(inMomentList:options:)") }
  @discardableResult open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { _Absence.trap("PHAssetCollection.fetchMoments(with:)") }
  open var localizedLocationNames: [String] { get { _Absence.report("PHAssetCollection.localizedLocationNames", answer: "[]"); return [] } }
  open var startDate: Date? { get { _Absence.report("PHAssetCollection.startDate", answer: "nil"); return nil } }
  @discardableResult open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection { _Absence.report("PHAssetCollection.transientAssetCollection(with:title:)", answer: "PHAssetCollection()"); return PHAssetCollection() }
  @discardableResult open class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection { _Absence.report("PHAssetCollection.transientAssetCollection(withAssetFetchResult:title:)", answer: "PHAssetCollection()"); return PHAssetCollection() }
}
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  public override init() { _Absence.report("PHAssetCollectionChangeRequest", answer: "a plain object"); super.init() }
  @discardableResult open class func creationRequestForAssetCollection(withTitle title: String) -> Self { _Absence.trap("PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle:)") }
  public convenience init?(for assetCollection: PHAssetCollection) { _Absence.report("PHAssetCollectionChangeRequest.init(for:)", answer: "nil"); return nil }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { _Absence.report("PHAssetCollectionChangeRequest.init(for:assets:)", answer: "nil"); return nil }
  public convenience init?(forAssetCollection assetCollection: PHAssetCollection) { _Absence.report("PHAssetCollectionChangeRequest.init(forAssetCollection:)", answer: "nil"); return nil }
  public convenience init?(forAssetCollection assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { _Absence.report("PHAssetCollectionChangeRequest.init(forAssetCollection:assets:)", answer: "nil"); return nil }
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) { _Absence.report("PHAssetCollectionChangeRequest.moveAssets(at:to:)") }
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { get { _Absence.report("PHAssetCollectionChangeRequest.placeholderForCreatedAssetCollection", answer: "PHObjectPlaceholder()"); return PHObjectPlaceholder() } }
  open func removeAssets(at indexes: IndexSet) { _Absence.report("PHAssetCollectionChangeRequest.removeAssets(at:)") }
  open var title: String { get { _Absence.value(of: self, "PHAssetCollectionChangeRequest.title", else: "") } set { _Absence.keep(newValue, of: self, "PHAssetCollectionChangeRequest.title") } }
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  public override init() { _Absence.report("PHAssetCreationRequest", answer: "a plain object"); super.init() }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) { _Absence.report("PHAssetCreationRequest.addResource(with:data:options:)") }
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) { _Absence.report("PHAssetCreationRequest.addResource(with:fileURL:options:)") }
  @discardableResult open class func forAsset() -> Self { _Absence.trap("PHAssetCreationRequest.forAsset()") }
  @discardableResult open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { _Absence.report("PHAssetCreationRequest.supportsAssetResourceTypes(_:)", answer: "false"); return false }
}
open class PHAssetResource: NSObject {
  public override init() { _Absence.report("PHAssetResource", answer: "a plain object"); super.init() }
  open var assetLocalIdentifier: String { get { _Absence.report("PHAssetResource.assetLocalIdentifier", answer: "\"\""); return "" } }
  @discardableResult open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { _Absence.report("PHAssetResource.assetResources(for:)", answer: "[]"); return [] }
  @discardableResult open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { _Absence.report("PHAssetResource.assetResources(for:)", answer: "[]"); return [] }
  open var originalFilename: String { get { _Absence.report("PHAssetResource.originalFilename", answer: "\"\""); return "" } }
  open var pixelHeight: Int { get { _Absence.report("PHAssetResource.pixelHeight", answer: "0"); return 0 } }
  open var pixelWidth: Int { get { _Absence.report("PHAssetResource.pixelWidth", answer: "0"); return 0 } }
  open var type: PHAssetResourceType { get { _Absence.report("PHAssetResource.type", answer: "PHAssetResourceType.`adjustmentBasePairedVideo`"); return PHAssetResourceType.`adjustmentBasePairedVideo` } }
  open var uniformTypeIdentifier: String { get { _Absence.report("PHAssetResource.uniformTypeIdentifier", answer: "\"\""); return "" } }
}
open class PHAssetResourceCreationOptions: NSObject {
  public override init() { _Absence.report("PHAssetResourceCreationOptions", answer: "a plain object"); super.init() }
  open var originalFilename: String? { get { _Absence.value(of: self, "PHAssetResourceCreationOptions.originalFilename", else: nil) } set { _Absence.keep(newValue, of: self, "PHAssetResourceCreationOptions.originalFilename") } }
  open var shouldMoveFile: Bool { get { _Absence.value(of: self, "PHAssetResourceCreationOptions.shouldMoveFile", else: false) } set { _Absence.keep(newValue, of: self, "PHAssetResourceCreationOptions.shouldMoveFile") } }
  open var uniformTypeIdentifier: String? { get { _Absence.value(of: self, "PHAssetResourceCreationOptions.uniformTypeIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "PHAssetResourceCreationOptions.uniformTypeIdentifier") } }
}
open class PHAssetResourceManager: NSObject {
  public override init() { _Absence.report("PHAssetResourceManager", answer: "a plain object"); super.init() }
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { _Absence.report("PHAssetResourceManager.cancelDataRequest(_:)") }
  @discardableResult open class func `default`() -> PHAssetResourceManager { _Absence.report("PHAssetResourceManager.default()", answer: "PHAssetResourceManager()"); return PHAssetResourceManager() }
  @discardableResult open func requestData(for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void) -> PHAssetResourceDataRequestID { _Absence.trap("PHAssetResourceManager.requestData(for:options:dataReceivedHandler:completionHandler:)") }
  open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws { _Absence.report("PHAssetResourceManager.writeData(for:toFile:options:)", answer: "an error"); throw _Absence.Failure(name: "PHAssetResourceManager.writeData(for:toFile:options:)") }
}
open class PHAssetResourceRequestOptions: NSObject {
  public override init() { _Absence.report("PHAssetResourceRequestOptions", answer: "a plain object"); super.init() }
  open var isNetworkAccessAllowed: Bool { get { _Absence.value(of: self, "PHAssetResourceRequestOptions.isNetworkAccessAllowed", else: false) } set { _Absence.keep(newValue, of: self, "PHAssetResourceRequestOptions.isNetworkAccessAllowed") } }
  open var progressHandler: PHAssetResourceProgressHandler? { get { _Absence.value(of: self, "PHAssetResourceRequestOptions.progressHandler", else: nil) } set { _Absence.keep(newValue, of: self, "PHAssetResourceRequestOptions.progressHandler") } }
}
open class PHCachingImageManager: PHImageManager {
  public override init() { _Absence.report("PHCachingImageManager", answer: "a plain object"); super.init() }
  open var allowsCachingHighQualityImages: Bool { get { _Absence.value(of: self, "PHCachingImageManager.allowsCachingHighQualityImages", else: false) } set { _Absence.keep(newValue, of: self, "PHCachingImageManager.allowsCachingHighQualityImages") } }
  open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) { _Absence.report("PHCachingImageManager.startCachingImages(for:targetSize:contentMode:options:)") }
  open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) { _Absence.report("PHCachingImageManager.stopCachingImages(for:targetSize:contentMode:options:)") }
  open func stopCachingImagesForAllAssets() { _Absence.report("PHCachingImageManager.stopCachingImagesForAllAssets()") }
}
open class PHChange: NSObject {
  public override init() { _Absence.report("PHChange", answer: "a plain object"); super.init() }
  @discardableResult open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? where T : PHObject { _Absence.report("PHChange.changeDetails(for:)", answer: "nil"); return nil }
  @discardableResult open func changeDetails<T>(for object: T) -> PHObjectChangeDetails<T>? where T : PHObject { _Absence.report("PHChange.changeDetails(for:)", answer: "nil"); return nil }
}
open class PHChangeRequest: NSObject {
  public override init() { _Absence.report("PHChangeRequest", answer: "a plain object"); super.init() }
}
open class PHCloudIdentifier: NSObject {
  public override init() { _Absence.report("PHCloudIdentifier", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("PHCloudIdentifier", answer: "a plain object"); super.init() }
  public init(stringValue: String) { _Absence.report("PHCloudIdentifier.init(stringValue:)", answer: "a plain object"); super.init() }
  open var stringValue: String { get { _Absence.report("PHCloudIdentifier.stringValue", answer: "\"\""); return "" } }
}
open class PHCollection: PHObject {
  public override init() { _Absence.report("PHCollection", answer: "a plain object"); super.init() }
  open var canContainAssets: Bool { get { _Absence.report("PHCollection.canContainAssets", answer: "false"); return false } }
  open var canContainCollections: Bool { get { _Absence.report("PHCollection.canContainCollections", answer: "false"); return false } }
  @discardableResult open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { _Absence.report("PHCollection.canPerform(_:)", answer: "false"); return false }
  @discardableResult open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> { _Absence.trap("PHCollection.fetchCollections(in:options:)") }
  @discardableResult open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { _Absence.trap("PHCollection.fetchTopLevelUserCollections(with:)") }
  open var localizedTitle: String? { get { _Absence.report("PHCollection.localizedTitle", answer: "nil"); return nil } }
}
open class PHCollectionList: PHCollection {
  public override init() { _Absence.report("PHCollectionList", answer: "a plain object"); super.init() }
  open var collectionListSubtype: PHCollectionListSubtype { get { _Absence.report("PHCollectionList.collectionListSubtype", answer: "PHCollectionListSubtype.`any`"); return PHCollectionListSubtype.`any` } }
  open var collectionListType: PHCollectionListType { get { _Absence.report("PHCollectionList.collectionListType", answer: "PHCollectionListType.`folder`"); return PHCollectionListType.`folder` } }
  open var endDate: Date? { get { _Absence.report("PHCollectionList.endDate", answer: "nil"); return nil } }
  @discardableResult open class func fetchCollectionLists(with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList> { _Absence.trap("PHCollectionList.fetchCollectionLists(with:subtype:options:)") }
  @discardableResult open class func fetchCollectionLists(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHCollectionList> { _Absence.trap("PHCollectionList.fetchCollectionLists(withLocalIdentifiers:options:)") }
  @discardableResult open class func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList> { _Absence.trap("PHCollectionList.fetchCollectionListsContaining(_:options:)") }
  @discardableResult open class func fetchMomentLists(with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList> { _Absence.trap("PHCollectionList.fetchMomentLists(with:containingMoment:options:)") }
  @discardableResult open class func fetchMomentLists(with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList> { _Absence.trap("PHCollectionList.fetchMomentLists(with:options:)") }
  open var localizedLocationNames: [String] { get { _Absence.report("PHCollectionList.localizedLocationNames", answer: "[]"); return [] } }
  open var startDate: Date? { get { _Absence.report("PHCollectionList.startDate", answer: "nil"); return nil } }
  @discardableResult open class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList { _Absence.report("PHCollectionList.transientCollectionList(with:title:)", answer: "PHCollectionList()"); return PHCollectionList() }
  @discardableResult open class func transientCollectionList(withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?) -> PHCollectionList { _Absence.report("PHCollectionList.transientCollectionList(withCollectionsFetchResult:title:)", answer: "PHCollectionList()"); return PHCollectionList() }
}
open class PHCollectionListChangeRequest: PHChangeRequest {
  public override init() { _Absence.report("PHCollectionListChangeRequest", answer: "a plain object"); super.init() }
  @discardableResult open class func creationRequestForCollectionList(withTitle title: String) -> Self { _Absence.trap("PHCollectionListChangeRequest.creationRequestForCollectionList(withTitle:)") }
  public convenience init?(for collectionList: PHCollectionList) { _Absence.report("PHCollectionListChangeRequest.init(for:)", answer: "nil"); return nil }
  public convenience init?(for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>) { _Absence.report("PHCollectionListChangeRequest.init(for:childCollections:)", answer: "nil"); return nil }
  public convenience init?(forCollectionList collectionList: PHCollectionList) { _Absence.report("PHCollectionListChangeRequest.init(forCollectionList:)", answer: "nil"); return nil }
  public convenience init?(forCollectionList collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>) { _Absence.report("PHCollectionListChangeRequest.init(forCollectionList:childCollections:)", answer: "nil"); return nil }
  public convenience init?(forTopLevelCollectionListUserCollections childCollections: PHFetchResult<PHCollection>) { _Absence.report("PHCollectionListChangeRequest.init(forTopLevelCollectionListUserCollections:)", answer: "nil"); return nil }
  open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) { _Absence.report("PHCollectionListChangeRequest.moveChildCollections(at:to:)") }
  open var placeholderForCreatedCollectionList: PHObjectPlaceholder { get { _Absence.report("PHCollectionListChangeRequest.placeholderForCreatedCollectionList", answer: "PHObjectPlaceholder()"); return PHObjectPlaceholder() } }
  open func removeChildCollections(at indexes: IndexSet) { _Absence.report("PHCollectionListChangeRequest.removeChildCollections(at:)") }
  open var title: String { get { _Absence.value(of: self, "PHCollectionListChangeRequest.title", else: "") } set { _Absence.keep(newValue, of: self, "PHCollectionListChangeRequest.title") } }
}
open class PHContentEditingInput: NSObject {
  public override init() { _Absence.report("PHContentEditingInput", answer: "a plain object"); super.init() }
  open var adjustmentData: PHAdjustmentData? { get { _Absence.report("PHContentEditingInput.adjustmentData", answer: "nil"); return nil } }
  open var audiovisualAsset: AVAsset? { get { _Absence.report("PHContentEditingInput.audiovisualAsset", answer: "nil"); return nil } }
  open var avAsset: AVAsset? { get { _Absence.report("PHContentEditingInput.avAsset", answer: "nil"); return nil } }
  open var creationDate: Date? { get { _Absence.report("PHContentEditingInput.creationDate", answer: "nil"); return nil } }
  open var displaySizeImage: UIImage? { get { _Absence.report("PHContentEditingInput.displaySizeImage", answer: "nil"); return nil } }
  open var fullSizeImageOrientation: Int32 { get { _Absence.report("PHContentEditingInput.fullSizeImageOrientation", answer: "0"); return 0 } }
  open var fullSizeImageURL: URL? { get { _Absence.report("PHContentEditingInput.fullSizeImageURL", answer: "nil"); return nil } }
  open var livePhoto: PHLivePhoto? { get { _Absence.report("PHContentEditingInput.livePhoto", answer: "nil"); return nil } }
  open var mediaSubtypes: PHAssetMediaSubtype { get { _Absence.report("PHContentEditingInput.mediaSubtypes", answer: "[]"); return [] } }
  open var mediaType: PHAssetMediaType { get { _Absence.report("PHContentEditingInput.mediaType", answer: "PHAssetMediaType.`unknown`"); return PHAssetMediaType.`unknown` } }
  open var playbackStyle: PHAsset.PlaybackStyle { get { _Absence.report("PHContentEditingInput.playbackStyle", answer: "PHAsset.PlaybackStyle.`image`"); return PHAsset.PlaybackStyle.`image` } }
  open var uniformTypeIdentifier: String? { get { _Absence.report("PHContentEditingInput.uniformTypeIdentifier", answer: "nil"); return nil } }
}
open class PHContentEditingInputRequestOptions: NSObject {
  public override init() { _Absence.report("PHContentEditingInputRequestOptions", answer: "a plain object"); super.init() }
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool { get { if let kept: ((PHAdjustmentData) -> Bool) = _Absence.kept(of: self, "PHContentEditingInputRequestOptions.canHandleAdjustmentData") { return kept }; _Absence.trap("PHContentEditingInputRequestOptions.canHandleAdjustmentData") } set { _Absence.keep(newValue, of: self, "PHContentEditingInputRequestOptions.canHandleAdjustmentData") } }
  open var isNetworkAccessAllowed: Bool { get { _Absence.value(of: self, "PHContentEditingInputRequestOptions.isNetworkAccessAllowed", else: false) } set { _Absence.keep(newValue, of: self, "PHContentEditingInputRequestOptions.isNetworkAccessAllowed") } }
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)? { get { _Absence.value(of: self, "PHContentEditingInputRequestOptions.progressHandler", else: nil) } set { _Absence.keep(newValue, of: self, "PHContentEditingInputRequestOptions.progressHandler") } }
}
open class PHContentEditingOutput: NSObject {
  public override init() { _Absence.report("PHContentEditingOutput", answer: "a plain object"); super.init() }
  open var adjustmentData: PHAdjustmentData? { get { _Absence.value(of: self, "PHContentEditingOutput.adjustmentData", else: nil) } set { _Absence.keep(newValue, of: self, "PHContentEditingOutput.adjustmentData") } }
  public init(contentEditingInput: PHContentEditingInput) { _Absence.report("PHContentEditingOutput.init(contentEditingInput:)", answer: "a plain object"); super.init() }
  public init(placeholderForCreatedAsset: PHObjectPlaceholder) { _Absence.report("PHContentEditingOutput.init(placeholderForCreatedAsset:)", answer: "a plain object"); super.init() }
  open var renderedContentURL: URL { get { _Absence.report("PHContentEditingOutput.renderedContentURL", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class PHFetchOptions: NSObject {
  public override init() { _Absence.report("PHFetchOptions", answer: "a plain object"); super.init() }
  open var fetchLimit: Int { get { _Absence.value(of: self, "PHFetchOptions.fetchLimit", else: 0) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.fetchLimit") } }
  open var includeAllBurstAssets: Bool { get { _Absence.value(of: self, "PHFetchOptions.includeAllBurstAssets", else: false) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.includeAllBurstAssets") } }
  open var includeAssetSourceTypes: PHAssetSourceType { get { _Absence.value(of: self, "PHFetchOptions.includeAssetSourceTypes", else: []) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.includeAssetSourceTypes") } }
  open var includeHiddenAssets: Bool { get { _Absence.value(of: self, "PHFetchOptions.includeHiddenAssets", else: false) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.includeHiddenAssets") } }
  open var predicate: NSPredicate? { get { _Absence.value(of: self, "PHFetchOptions.predicate", else: nil) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.predicate") } }
  open var sortDescriptors: [NSSortDescriptor]? { get { _Absence.value(of: self, "PHFetchOptions.sortDescriptors", else: nil) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.sortDescriptors") } }
  open var wantsIncrementalChangeDetails: Bool { get { _Absence.value(of: self, "PHFetchOptions.wantsIncrementalChangeDetails", else: false) } set { _Absence.keep(newValue, of: self, "PHFetchOptions.wantsIncrementalChangeDetails") } }
}
open class PHFetchResult<ObjectType>: NSObject {
  public override init() { _Absence.report("PHFetchResult", answer: "a plain object"); super.init() }
  @discardableResult open func contains(_ anObject: ObjectType) -> Bool { _Absence.report("PHFetchResult.contains(_:)", answer: "false"); return false }
  open var count: Int { get { _Absence.report("PHFetchResult.count", answer: "0"); return 0 } }
  @discardableResult open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { _Absence.report("PHFetchResult.countOfAssets(with:)", answer: "0"); return 0 }
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("PHFetchResult.enumerateObjects(_:)") }
  open func enumerateObjects(at s: IndexSet, options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("PHFetchResult.enumerateObjects(at:options:using:)") }
  open func enumerateObjects(options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _Absence.report("PHFetchResult.enumerateObjects(options:using:)") }
  open var firstObject: ObjectType? { get { _Absence.report("PHFetchResult.firstObject", answer: "nil"); return nil } }
  @discardableResult open func index(of anObject: ObjectType) -> Int { _Absence.report("PHFetchResult.index(of:)", answer: "0"); return 0 }
  @discardableResult open func index(of anObject: ObjectType, in range: NSRange) -> Int { _Absence.report("PHFetchResult.index(of:in:)", answer: "0"); return 0 }
  open var lastObject: ObjectType? { get { _Absence.report("PHFetchResult.lastObject", answer: "nil"); return nil } }
  @discardableResult open func object(at index: Int) -> ObjectType { _Absence.trap("PHFetchResult.object(at:)") }
  @discardableResult open func objects(at indexes: IndexSet) -> [ObjectType] { _Absence.report("PHFetchResult.objects(at:)", answer: "[]"); return [] }
  open subscript(idx: Int) -> ObjectType { get { _Absence.trap("PHFetchResult.subscript(_:)") } }
}
open class PHFetchResultChangeDetails<ObjectType>: NSObject {
  public override init() { _Absence.report("PHFetchResultChangeDetails", answer: "a plain object"); super.init() }
  open var changedIndexes: IndexSet? { get { _Absence.report("PHFetchResultChangeDetails.changedIndexes", answer: "nil"); return nil } }
  open var changedObjects: [ObjectType] { get { _Absence.report("PHFetchResultChangeDetails.changedObjects", answer: "[]"); return [] } }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) { _Absence.report("PHFetchResultChangeDetails.enumerateMoves(_:)") }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { get { _Absence.trap("PHFetchResultChangeDetails.fetchResultAfterChanges") } }
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { get { _Absence.trap("PHFetchResultChangeDetails.fetchResultBeforeChanges") } }
  open var hasIncrementalChanges: Bool { get { _Absence.report("PHFetchResultChangeDetails.hasIncrementalChanges", answer: "false"); return false } }
  open var hasMoves: Bool { get { _Absence.report("PHFetchResultChangeDetails.hasMoves", answer: "false"); return false } }
  public convenience init(from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]) { _Absence.report("PHFetchResultChangeDetails.init(from:to:changedObjects:)", answer: "a plain object"); self.init() }
  public convenience init(fromFetchResult fromResult: PHFetchResult<ObjectType>, toFetchResult toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]) { _Absence.report("PHFetchResultChangeDetails.init(fromFetchResult:toFetchResult:changedObjects:)", answer: "a plain object"); self.init() }
  open var insertedIndexes: IndexSet? { get { _Absence.report("PHFetchResultChangeDetails.insertedIndexes", answer: "nil"); return nil } }
  open var insertedObjects: [ObjectType] { get { _Absence.report("PHFetchResultChangeDetails.insertedObjects", answer: "[]"); return [] } }
  open var removedIndexes: IndexSet? { get { _Absence.report("PHFetchResultChangeDetails.removedIndexes", answer: "nil"); return nil } }
  open var removedObjects: [ObjectType] { get { _Absence.report("PHFetchResultChangeDetails.removedObjects", answer: "[]"); return [] } }
}
open class PHImageManager: NSObject {
  public override init() { _Absence.report("PHImageManager", answer: "a plain object"); super.init() }
  open func cancelImageRequest(_ requestID: PHImageRequestID) { _Absence.report("PHImageManager.cancelImageRequest(_:)") }
  @discardableResult open class func `default`() -> PHImageManager { _Absence.report("PHImageManager.default()", answer: "PHImageManager()"); return PHImageManager() }
  @discardableResult open func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID { _Absence.trap("PHImageManager.requestAVAsset(forVideo:options:resultHandler:)") }
  @discardableResult open func requestExportSession(forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String, resultHandler: @escaping (AVAssetExportSession?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID { _Absence.trap("PHImageManager.requestExportSession(forVideo:options:exportPreset:resultHandler:)") }
  @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID { _Absence.trap("PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)") }
  @discardableResult open func requestLivePhoto(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?, resultHandler: @escaping (PHLivePhoto?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID { _Absence.trap("PHImageManager.requestLivePhoto(for:targetSize:contentMode:options:resultHandler:)") }
  @discardableResult open func requestPlayerItem(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID { _Absence.trap("PHImageManager.requestPlayerItem(forVideo:options:resultHandler:)") }
}
open class PHImageRequestOptions: NSObject {
  public override init() { _Absence.report("PHImageRequestOptions", answer: "a plain object"); super.init() }
  open var deliveryMode: PHImageRequestOptionsDeliveryMode { get { _Absence.value(of: self, "PHImageRequestOptions.deliveryMode", else: PHImageRequestOptionsDeliveryMode.`fastFormat`) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.deliveryMode") } }
  open var isNetworkAccessAllowed: Bool { get { _Absence.value(of: self, "PHImageRequestOptions.isNetworkAccessAllowed", else: false) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.isNetworkAccessAllowed") } }
  open var isSynchronous: Bool { get { _Absence.value(of: self, "PHImageRequestOptions.isSynchronous", else: false) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.isSynchronous") } }
  open var normalizedCropRect: CGRect { get { _Absence.value(of: self, "PHImageRequestOptions.normalizedCropRect", else: .zero) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.normalizedCropRect") } }
  open var progressHandler: PHAssetImageProgressHandler? { get { _Absence.value(of: self, "PHImageRequestOptions.progressHandler", else: nil) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.progressHandler") } }
  open var resizeMode: PHImageRequestOptionsResizeMode { get { _Absence.value(of: self, "PHImageRequestOptions.resizeMode", else: PHImageRequestOptionsResizeMode.`none`) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.resizeMode") } }
  open var version: PHImageRequestOptionsVersion { get { _Absence.value(of: self, "PHImageRequestOptions.version", else: PHImageRequestOptionsVersion.`current`) } set { _Absence.keep(newValue, of: self, "PHImageRequestOptions.version") } }
}
open class PHLivePhoto: NSObject {
  public override init() { _Absence.report("PHLivePhoto", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("PHLivePhoto", answer: "a plain object"); super.init() }
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { _Absence.report("PHLivePhoto.cancelRequest(withRequestID:)") }
  @discardableResult open class func request(withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable : Any]) -> Void) -> PHLivePhotoRequestID { _Absence.trap("PHLivePhoto.request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)") }
  open var size: CGSize { get { _Absence.report("PHLivePhoto.size", answer: ".zero"); return .zero } }
}
open class PHLivePhotoEditingContext: NSObject {
  public override init() { _Absence.report("PHLivePhotoEditingContext", answer: "a plain object"); super.init() }
  open var audioVolume: Float { get { _Absence.value(of: self, "PHLivePhotoEditingContext.audioVolume", else: 0) } set { _Absence.keep(newValue, of: self, "PHLivePhotoEditingContext.audioVolume") } }
  open func cancel() { _Absence.report("PHLivePhotoEditingContext.cancel()") }
  open var duration: CMTime { get { _Absence.report("PHLivePhotoEditingContext.duration", answer: ".zero"); return .zero } }
  public init?(livePhotoEditingInput livePhotoInput: PHContentEditingInput) { _Absence.report("PHLivePhotoEditingContext.init(livePhotoEditingInput:)", answer: "nil"); return nil }
  @discardableResult open func livePhotoForPlayback(targetSize: CGSize, options: [String : Any]? = nil) async throws -> PHLivePhoto { _Absence.report("PHLivePhotoEditingContext.livePhotoForPlayback(targetSize:options:)", answer: "an error"); throw _Absence.Failure(name: "PHLivePhotoEditingContext.livePhotoForPlayback(targetSize:options:)") }
  open var photoTime: CMTime { get { _Absence.report("PHLivePhotoEditingContext.photoTime", answer: ".zero"); return .zero } }
  open func saveLivePhoto(to output: PHContentEditingOutput, options: [String : Any]? = nil) async throws { _Absence.report("PHLivePhotoEditingContext.saveLivePhoto(to:options:)", answer: "an error"); throw _Absence.Failure(name: "PHLivePhotoEditingContext.saveLivePhoto(to:options:)") }
}
open class PHLivePhotoRequestOptions: NSObject {
  public override init() { _Absence.report("PHLivePhotoRequestOptions", answer: "a plain object"); super.init() }
  open var deliveryMode: PHImageRequestOptionsDeliveryMode { get { _Absence.value(of: self, "PHLivePhotoRequestOptions.deliveryMode", else: PHImageRequestOptionsDeliveryMode.`fastFormat`) } set { _Absence.keep(newValue, of: self, "PHLivePhotoRequestOptions.deliveryMode") } }
  open var isNetworkAccessAllowed: Bool { get { _Absence.value(of: self, "PHLivePhotoRequestOptions.isNetworkAccessAllowed", else: false) } set { _Absence.keep(newValue, of: self, "PHLivePhotoRequestOptions.isNetworkAccessAllowed") } }
  open var progressHandler: PHAssetImageProgressHandler? { get { _Absence.value(of: self, "PHLivePhotoRequestOptions.progressHandler", else: nil) } set { _Absence.keep(newValue, of: self, "PHLivePhotoRequestOptions.progressHandler") } }
  open var version: PHImageRequestOptionsVersion { get { _Absence.value(of: self, "PHLivePhotoRequestOptions.version", else: PHImageRequestOptionsVersion.`current`) } set { _Absence.keep(newValue, of: self, "PHLivePhotoRequestOptions.version") } }
}
open class PHObject: NSObject {
  public override init() { _Absence.report("PHObject", answer: "a plain object"); super.init() }
  open var localIdentifier: String { get { _Absence.report("PHObject.localIdentifier", answer: "\"\""); return "" } }
}
open class PHObjectChangeDetails<ObjectType>: NSObject {
  public override init() { _Absence.report("PHObjectChangeDetails", answer: "a plain object"); super.init() }
  open var assetContentChanged: Bool { get { _Absence.report("PHObjectChangeDetails.assetContentChanged", answer: "false"); return false } }
  open var objectAfterChanges: ObjectType? { get { _Absence.report("PHObjectChangeDetails.objectAfterChanges", answer: "nil"); return nil } }
  open var objectBeforeChanges: ObjectType { get { _Absence.trap("PHObjectChangeDetails.objectBeforeChanges") } }
  open var objectWasDeleted: Bool { get { _Absence.report("PHObjectChangeDetails.objectWasDeleted", answer: "false"); return false } }
}
open class PHObjectPlaceholder: PHObject {
  public override init() { _Absence.report("PHObjectPlaceholder", answer: "a plain object"); super.init() }
}
open class PHPersistentChange: NSObject {
  public override init() { _Absence.report("PHPersistentChange", answer: "a plain object"); super.init() }
  @discardableResult open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails { _Absence.report("PHPersistentChange.changeDetails(for:)", answer: "an error"); throw _Absence.Failure(name: "PHPersistentChange.changeDetails(for:)") }
  open var changeToken: PHPersistentChangeToken { get { _Absence.report("PHPersistentChange.changeToken", answer: "PHPersistentChangeToken()"); return PHPersistentChangeToken() } }
}
open class PHPersistentChangeFetchResult: NSObject {
  public override init() { _Absence.report("PHPersistentChangeFetchResult", answer: "a plain object"); super.init() }
  @discardableResult open func makeIterator() -> PHPersistentChangeFetchResult.Iterator { _Absence.report("PHPersistentChangeFetchResult.makeIterator()", answer: "PHPersistentChangeFetchResult.Iterator()"); return PHPersistentChangeFetchResult.Iterator() }
}
extension PHPersistentChangeFetchResult {
open class Iterator: NSObject {
  public override init() { _Absence.report("PHPersistentChangeFetchResult.Iterator", answer: "a plain object"); super.init() }
  public init(fetchResult: PHPersistentChangeFetchResult) { _Absence.report("PHPersistentChangeFetchResult.Iterator.init(fetchResult:)", answer: "a plain object"); super.init() }
  @discardableResult open func next() -> PHPersistentChangeFetchResult.Iterator.Element? { _Absence.report("PHPersistentChangeFetchResult.Iterator.next()", answer: "nil"); return nil }
}
}
open class PHPersistentChangeToken: NSObject {
  public override init() { _Absence.report("PHPersistentChangeToken", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("PHPersistentChangeToken", answer: "a plain object"); super.init() }
}
open class PHPersistentObjectChangeDetails: NSObject {
  public override init() { _Absence.report("PHPersistentObjectChangeDetails", answer: "a plain object"); super.init() }
  open var deletedLocalIdentifiers: Set<String> { get { _Absence.report("PHPersistentObjectChangeDetails.deletedLocalIdentifiers", answer: "[]"); return [] } }
  open var insertedLocalIdentifiers: Set<String> { get { _Absence.report("PHPersistentObjectChangeDetails.insertedLocalIdentifiers", answer: "[]"); return [] } }
  open var objectType: PHObjectType { get { _Absence.report("PHPersistentObjectChangeDetails.objectType", answer: "PHObjectType.`asset`"); return PHObjectType.`asset` } }
  open var updatedLocalIdentifiers: Set<String> { get { _Absence.report("PHPersistentObjectChangeDetails.updatedLocalIdentifiers", answer: "[]"); return [] } }
}
open class PHPhotoLibrary: NSObject {
  public override init() { _Absence.report("PHPhotoLibrary", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus() -> PHAuthorizationStatus { _Absence.report("PHPhotoLibrary.authorizationStatus()", answer: "PHAuthorizationStatus.`notDetermined`"); return PHAuthorizationStatus.`notDetermined` }
  @discardableResult open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { _Absence.report("PHPhotoLibrary.authorizationStatus(for:)", answer: "PHAuthorizationStatus.`notDetermined`"); return PHAuthorizationStatus.`notDetermined` }
  @discardableResult open func cloudIdentifierMappings(forLocalIdentifiers localIdentifiers: [String]) -> [String : Result<PHCloudIdentifier, any Error>] { _Absence.report("PHPhotoLibrary.cloudIdentifierMappings(forLocalIdentifiers:)", answer: "[:]"); return [:] }
  open var currentChangeToken: PHPersistentChangeToken { get { _Absence.report("PHPhotoLibrary.currentChangeToken", answer: "PHPersistentChangeToken()"); return PHPersistentChangeToken() } }
  @discardableResult open func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult { _Absence.report("PHPhotoLibrary.fetchPersistentChanges(since:)", answer: "an error"); throw _Absence.Failure(name: "PHPhotoLibrary.fetchPersistentChanges(since:)") }
  @discardableResult open func localIdentifierMappings(for cloudIdentifiers: [PHCloudIdentifier]) -> [PHCloudIdentifier : Result<String, any Error>] { _Absence.report("PHPhotoLibrary.localIdentifierMappings(for:)", answer: "[:]"); return [:] }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { _Absence.report("PHPhotoLibrary.performChanges(_:)", answer: "an error"); throw _Absence.Failure(name: "PHPhotoLibrary.performChanges(_:)") }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { _Absence.report("PHPhotoLibrary.performChangesAndWait(_:)", answer: "an error"); throw _Absence.Failure(name: "PHPhotoLibrary.performChangesAndWait(_:)") }
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) { _Absence.report("PHPhotoLibrary.register(_:)") }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { _Absence.report("PHPhotoLibrary.register(_:)") }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { _Absence.report("PHPhotoLibrary.requestAuthorization(_:)") }
  @discardableResult open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { _Absence.report("PHPhotoLibrary.requestAuthorization(for:)", answer: "PHAuthorizationStatus.`notDetermined`"); return PHAuthorizationStatus.`notDetermined` }
  @discardableResult open class func shared() -> PHPhotoLibrary { _Absence.report("PHPhotoLibrary.shared()", answer: "PHPhotoLibrary()"); return PHPhotoLibrary() }
  open var unavailabilityReason: (any Error)? { get { _Absence.report("PHPhotoLibrary.unavailabilityReason", answer: "nil"); return nil } }
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) { _Absence.report("PHPhotoLibrary.unregisterAvailabilityObserver(_:)") }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { _Absence.report("PHPhotoLibrary.unregisterChangeObserver(_:)") }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { _Absence.report("PHPhotoLibrary.performChanges(_:completionHandler:)") }
}
open class PHVideoRequestOptions: NSObject {
  public override init() { _Absence.report("PHVideoRequestOptions", answer: "a plain object"); super.init() }
  open var deliveryMode: PHVideoRequestOptionsDeliveryMode { get { _Absence.value(of: self, "PHVideoRequestOptions.deliveryMode", else: PHVideoRequestOptionsDeliveryMode.`automatic`) } set { _Absence.keep(newValue, of: self, "PHVideoRequestOptions.deliveryMode") } }
  open var isNetworkAccessAllowed: Bool { get { _Absence.value(of: self, "PHVideoRequestOptions.isNetworkAccessAllowed", else: false) } set { _Absence.keep(newValue, of: self, "PHVideoRequestOptions.isNetworkAccessAllowed") } }
  open var progressHandler: PHAssetVideoProgressHandler? { get { _Absence.value(of: self, "PHVideoRequestOptions.progressHandler", else: nil) } set { _Absence.keep(newValue, of: self, "PHVideoRequestOptions.progressHandler") } }
  open var version: PHVideoRequestOptionsVersion { get { _Absence.value(of: self, "PHVideoRequestOptions.version", else: PHVideoRequestOptionsVersion.`current`) } set { _Absence.keep(newValue, of: self, "PHVideoRequestOptions.version") } }
}
