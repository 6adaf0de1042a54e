// Made by Scripts/missing-names of Data/AVKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
}
extension AVPictureInPictureControllerDelegate {
  @discardableResult @_disfavoredOverload public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController) async -> Bool { _Absence.report("AVPictureInPictureControllerDelegate.pictureInPictureController(_:)", answer: "false"); return false }
  @_disfavoredOverload public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error) { _Absence.report("AVPictureInPictureControllerDelegate.pictureInPictureController(_:failedToStartPictureInPictureWithError:)") }
  @_disfavoredOverload public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { _Absence.report("AVPictureInPictureControllerDelegate.pictureInPictureControllerDidStartPictureInPicture(_:)") }
  @_disfavoredOverload public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { _Absence.report("AVPictureInPictureControllerDelegate.pictureInPictureControllerDidStopPictureInPicture(_:)") }
  @_disfavoredOverload public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { _Absence.report("AVPictureInPictureControllerDelegate.pictureInPictureControllerWillStartPictureInPicture(_:)") }
  @_disfavoredOverload public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { _Absence.report("AVPictureInPictureControllerDelegate.pictureInPictureControllerWillStopPictureInPicture(_:)") }
}
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
  func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
  func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime) async
  func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
  func pictureInPictureControllerTimeRangeForPlayback(_ pictureInPictureController: AVPictureInPictureController) -> CMTimeRange
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
  @discardableResult @_disfavoredOverload public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_ pictureInPictureController: AVPictureInPictureController) -> Bool { _Absence.report("AVPictureInPictureSampleBufferPlaybackDelegate.pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_:)", answer: "true"); return true }
}
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
}
extension AVPlayerViewControllerDelegate {
  @_disfavoredOverload public func playerViewController(_ playerViewController: AVPlayerViewController, didPresent interstitial: AVInterstitialTimeRange) { _Absence.report("AVPlayerViewControllerDelegate.playerViewController(_:didPresent:)") }
  @_disfavoredOverload public func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error) { _Absence.report("AVPlayerViewControllerDelegate.playerViewController(_:failedToStartPictureInPictureWithError:)") }
  @_disfavoredOverload public func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) { _Absence.report("AVPlayerViewControllerDelegate.playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)") }
  @_disfavoredOverload public func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) { _Absence.report("AVPlayerViewControllerDelegate.playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)") }
  @_disfavoredOverload public func playerViewController(_ playerViewController: AVPlayerViewController, willPresent interstitial: AVInterstitialTimeRange) { _Absence.report("AVPlayerViewControllerDelegate.playerViewController(_:willPresent:)") }
  @_disfavoredOverload public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerDidStartPictureInPicture(_:)") }
  @_disfavoredOverload public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerDidStopPictureInPicture(_:)") }
  @discardableResult @_disfavoredOverload public func playerViewControllerRestoreUserInterfaceForFullScreenExit(_ playerViewController: AVPlayerViewController) async -> Bool { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerRestoreUserInterfaceForFullScreenExit(_:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func playerViewControllerRestoreUserInterfaceForPictureInPictureStop(_ playerViewController: AVPlayerViewController) async -> Bool { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerRestoreUserInterfaceForPictureInPictureStop(_:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:)", answer: "true"); return true }
  @_disfavoredOverload public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerWillStartPictureInPicture(_:)") }
  @_disfavoredOverload public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) { _Absence.report("AVPlayerViewControllerDelegate.playerViewControllerWillStopPictureInPicture(_:)") }
}
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
}
extension AVRoutePickerViewDelegate {
  @_disfavoredOverload public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) { _Absence.report("AVRoutePickerViewDelegate.routePickerViewDidEndPresentingRoutes(_:)") }
  @_disfavoredOverload public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) { _Absence.report("AVRoutePickerViewDelegate.routePickerViewWillBeginPresentingRoutes(_:)") }
}
