// Made by Scripts/missing-names of Data/PhotosUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AVFoundationMissing
import PhotosMissing
import AbsenceRuntime
public protocol PHContentEditingController: NSObjectProtocol {
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  func cancelContentEditing()
  func finishContentEditing() async -> PHContentEditingOutput?
  var shouldShowCancelConfirmation: Bool { get }
  func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
}
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
}
extension PHLivePhotoViewDelegate {
  @discardableResult @_disfavoredOverload public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool { _Absence.report("PHLivePhotoViewDelegate.livePhotoView(_:canBeginPlaybackWith:)", answer: "true"); return true }
  @_disfavoredOverload public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) { _Absence.report("PHLivePhotoViewDelegate.livePhotoView(_:didEndPlaybackWith:)") }
  @discardableResult @_disfavoredOverload public func livePhotoView(_ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle) -> TimeInterval { _Absence.report("PHLivePhotoViewDelegate.livePhotoView(_:extraMinimumTouchDurationFor:with:)", answer: "0"); return 0 }
  @_disfavoredOverload public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) { _Absence.report("PHLivePhotoViewDelegate.livePhotoView(_:willBeginPlaybackWith:)") }
}
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
