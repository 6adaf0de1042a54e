// Made by Scripts/missing-names of Data/AVFoundation.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension AVAsset: AVAsynchronousKeyValueLoading {
  public func loadValues(forKeys keys: [String]) async { _Absence.report("AVAsynchronousKeyValueLoading.loadValues(forKeys:)") }
}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {
  public func loadValues(forKeys keys: [String]) async { _Absence.report("AVAsynchronousKeyValueLoading.loadValues(forKeys:)") }
}
extension AVFragmentedAsset: AVFragmentMinding {
  public var isAssociatedWithFragmentMinder: Bool { get { _Absence.report("AVFragmentMinding.isAssociatedWithFragmentMinder", answer: "false"); return false } }
}
extension AVFragmentedMovie: AVFragmentMinding {
  public var isAssociatedWithFragmentMinder: Bool { get { _Absence.report("AVFragmentMinding.isAssociatedWithFragmentMinder", answer: "false"); return false } }
}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {
  public func loadValues(forKeys keys: [String]) async { _Absence.report("AVAsynchronousKeyValueLoading.loadValues(forKeys:)") }
}
extension AVSampleBufferAudioRenderer: AVQueuedSampleBufferRendering {
  public func enqueue(_ sampleBuffer: CMSampleBuffer) { _Absence.report("AVQueuedSampleBufferRendering.enqueue(_:)") }
  public func flush() { _Absence.report("AVQueuedSampleBufferRendering.flush()") }
  public var hasSufficientMediaDataForReliablePlaybackStart: Bool { get { _Absence.report("AVQueuedSampleBufferRendering.hasSufficientMediaDataForReliablePlaybackStart", answer: "false"); return false } }
  public var isReadyForMoreMediaData: Bool { get { _Absence.report("AVQueuedSampleBufferRendering.isReadyForMoreMediaData", answer: "false"); return false } }
  public func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) { _Absence.report("AVQueuedSampleBufferRendering.requestMediaDataWhenReady(on:using:)") }
  public func stopRequestingMediaData() { _Absence.report("AVQueuedSampleBufferRendering.stopRequestingMediaData()") }
}
extension AVSampleBufferDisplayLayer: AVQueuedSampleBufferRendering {
  public var hasSufficientMediaDataForReliablePlaybackStart: Bool { get { _Absence.report("AVQueuedSampleBufferRendering.hasSufficientMediaDataForReliablePlaybackStart", answer: "false"); return false } }
}
extension AVURLAsset: AVContentKeyRecipient {
}
