// Made by Scripts/missing-names of Data/MediaPlayer.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
}
extension MPMediaPickerControllerDelegate {
  @_disfavoredOverload public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) { _Absence.report("MPMediaPickerControllerDelegate.mediaPicker(_:didPickMediaItems:)") }
  @_disfavoredOverload public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { _Absence.report("MPMediaPickerControllerDelegate.mediaPickerDidCancel(_:)") }
}
public protocol MPMediaPlayback {
  func beginSeekingBackward()
  func beginSeekingForward()
  var currentPlaybackRate: Float { get set }
  var currentPlaybackTime: TimeInterval { get set }
  func endSeeking()
  var isPreparedToPlay: Bool { get }
  func pause()
  func play()
  func prepareToPlay()
  func stop()
}
public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
}
extension MPNowPlayingSessionDelegate {
  @_disfavoredOverload public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) { _Absence.report("MPNowPlayingSessionDelegate.nowPlayingSessionDidChangeActive(_:)") }
  @_disfavoredOverload public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) { _Absence.report("MPNowPlayingSessionDelegate.nowPlayingSessionDidChangeCanBecomeActive(_:)") }
}
public protocol MPPlayableContentDataSource: NSObjectProtocol {
  func contentItem(at indexPath: IndexPath) -> MPContentItem?
  func numberOfChildItems(at indexPath: IndexPath) -> Int
}
extension MPPlayableContentDataSource {
  @_disfavoredOverload public func beginLoadingChildItems(at indexPath: IndexPath) async throws { _Absence.report("MPPlayableContentDataSource.beginLoadingChildItems(at:)", answer: "an error"); throw _Absence.Failure(name: "MPPlayableContentDataSource.beginLoadingChildItems(at:)") }
  @discardableResult @_disfavoredOverload public func childItemsDisplayPlaybackProgress(at indexPath: IndexPath) -> Bool { _Absence.report("MPPlayableContentDataSource.childItemsDisplayPlaybackProgress(at:)", answer: "false"); return false }
  @discardableResult @_disfavoredOverload public func contentItem(forIdentifier identifier: String) async throws -> MPContentItem { _Absence.report("MPPlayableContentDataSource.contentItem(forIdentifier:)", answer: "an error"); throw _Absence.Failure(name: "MPPlayableContentDataSource.contentItem(forIdentifier:)") }
}
public protocol MPPlayableContentDelegate: NSObjectProtocol {
}
extension MPPlayableContentDelegate {
  @_disfavoredOverload public func playableContentManager(_ contentManager: MPPlayableContentManager, didUpdate context: MPPlayableContentManagerContext) { _Absence.report("MPPlayableContentDelegate.playableContentManager(_:didUpdate:)") }
  @_disfavoredOverload public func playableContentManager(_ contentManager: MPPlayableContentManager, initializePlaybackQueueWithCompletionHandler completionHandler: @escaping @Sendable ((any Error)?) -> Void) { _Absence.report("MPPlayableContentDelegate.playableContentManager(_:initializePlaybackQueueWithCompletionHandler:)") }
  @_disfavoredOverload public func playableContentManager(_ contentManager: MPPlayableContentManager, initializePlaybackQueueWithContentItems contentItems: [Any]?, completionHandler: @escaping @Sendable ((any Error)?) -> Void) { _Absence.report("MPPlayableContentDelegate.playableContentManager(_:initializePlaybackQueueWithContentItems:completionHandler:)") }
  @_disfavoredOverload public func playableContentManager(_ contentManager: MPPlayableContentManager, initiatePlaybackOfContentItemAt indexPath: IndexPath) async throws { _Absence.report("MPPlayableContentDelegate.playableContentManager(_:initiatePlaybackOfContentItemAt:)", answer: "an error"); throw _Absence.Failure(name: "MPPlayableContentDelegate.playableContentManager(_:initiatePlaybackOfContentItemAt:)") }
}
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}
