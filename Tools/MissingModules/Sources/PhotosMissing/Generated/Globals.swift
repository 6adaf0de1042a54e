// Made by Scripts/missing-names of Data/Photos.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
@_disfavoredOverload public var PHContentEditingInputCancelledKey: String { get { _Absence.report("PHContentEditingInputCancelledKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHContentEditingInputErrorKey: String { get { _Absence.report("PHContentEditingInputErrorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHContentEditingInputResultIsInCloudKey: String { get { _Absence.report("PHContentEditingInputResultIsInCloudKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHImageCancelledKey: String { get { _Absence.report("PHImageCancelledKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHImageErrorKey: String { get { _Absence.report("PHImageErrorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHImageManagerMaximumSize: CGSize { get { _Absence.report("PHImageManagerMaximumSize", answer: ".zero"); return .zero } }
@_disfavoredOverload public var PHImageResultIsDegradedKey: String { get { _Absence.report("PHImageResultIsDegradedKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHImageResultIsInCloudKey: String { get { _Absence.report("PHImageResultIsInCloudKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHImageResultRequestIDKey: String { get { _Absence.report("PHImageResultRequestIDKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID { get { _Absence.trap("PHInvalidAssetResourceDataRequestID") } }
@_disfavoredOverload public var PHInvalidImageRequestID: PHImageRequestID { get { _Absence.trap("PHInvalidImageRequestID") } }
@_disfavoredOverload public var PHLivePhotoInfoCancelledKey: String { get { _Absence.report("PHLivePhotoInfoCancelledKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHLivePhotoInfoErrorKey: String { get { _Absence.report("PHLivePhotoInfoErrorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHLivePhotoInfoIsDegradedKey: String { get { _Absence.report("PHLivePhotoInfoIsDegradedKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID { get { _Absence.trap("PHLivePhotoRequestIDInvalid") } }
@_disfavoredOverload public var PHLocalIdentifiersErrorKey: String { get { _Absence.report("PHLocalIdentifiersErrorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHPhotosErrorDomain: String { get { _Absence.report("PHPhotosErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var PHPhotosErrorInvalid: Int { get { _Absence.report("PHPhotosErrorInvalid", answer: "0"); return 0 } }
@_disfavoredOverload public var PHPhotosErrorLibraryVolumeOffline: Int { get { _Absence.report("PHPhotosErrorLibraryVolumeOffline", answer: "0"); return 0 } }
@_disfavoredOverload public var PHPhotosErrorRelinquishingLibraryBundleToWriter: Int { get { _Absence.report("PHPhotosErrorRelinquishingLibraryBundleToWriter", answer: "0"); return 0 } }
@_disfavoredOverload public var PHPhotosErrorSwitchingSystemPhotoLibrary: Int { get { _Absence.report("PHPhotosErrorSwitchingSystemPhotoLibrary", answer: "0"); return 0 } }
@_disfavoredOverload public var PHPhotosErrorUserCancelled: Int { get { _Absence.report("PHPhotosErrorUserCancelled", answer: "0"); return 0 } }
