// Made by Scripts/missing-names of Data/Photos.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public protocol PHLivePhotoFrame {
  var renderScale: CGFloat { get }
  var time: CMTime { get }
  var type: PHLivePhotoFrameType { get }
}
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
