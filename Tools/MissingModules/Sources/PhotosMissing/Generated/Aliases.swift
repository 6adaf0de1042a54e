// Made by Scripts/missing-names of Data/Photos.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable : Any]?) -> Void
public typealias PHAssetResourceDataRequestID = Int32
public typealias PHAssetResourceProgressHandler = (Double) -> Void
public typealias PHAssetVideoProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable : Any]?) -> Void
public typealias PHContentEditingInputRequestID = Int
public typealias PHImageRequestID = Int32
public typealias PHLivePhotoRequestID = Int32
extension PHPersistentChangeFetchResult { public typealias Element = PHPersistentChangeFetchResult.Iterator.Element }
extension PHPersistentChangeFetchResult.Iterator { public typealias Element = PHPersistentChange }
