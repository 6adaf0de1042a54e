// Made by Scripts/missing-names of Data/AVFoundation.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
}
extension AVAssetDownloadDelegate {
  @_disfavoredOverload public func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, didCompleteFor mediaSelection: AVMediaSelection) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:aggregateAssetDownloadTask:didCompleteFor:)") }
  @_disfavoredOverload public func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:aggregateAssetDownloadTask:didLoad:totalTimeRangesLoaded:timeRangeExpectedToLoad:for:)") }
  @_disfavoredOverload public func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, willDownloadTo location: URL) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:aggregateAssetDownloadTask:willDownloadTo:)") }
  @_disfavoredOverload public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:assetDownloadTask:didFinishDownloadingTo:)") }
  @_disfavoredOverload public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:assetDownloadTask:didLoad:totalTimeRangesLoaded:timeRangeExpectedToLoad:)") }
  @_disfavoredOverload public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didResolve resolvedMediaSelection: AVMediaSelection) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:assetDownloadTask:didResolve:)") }
  @_disfavoredOverload public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadVariants variants: [AVAssetVariant]) { _Absence.report("AVAssetDownloadDelegate.urlSession(_:assetDownloadTask:willDownloadVariants:)") }
}
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
}
extension AVAssetResourceLoaderDelegate {
  @_disfavoredOverload public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) { _Absence.report("AVAssetResourceLoaderDelegate.resourceLoader(_:didCancel:)") }
  @_disfavoredOverload public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge) { _Absence.report("AVAssetResourceLoaderDelegate.resourceLoader(_:didCancel:)") }
  @discardableResult @_disfavoredOverload public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool { _Absence.report("AVAssetResourceLoaderDelegate.resourceLoader(_:shouldWaitForLoadingOfRequestedResource:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest) -> Bool { _Absence.report("AVAssetResourceLoaderDelegate.resourceLoader(_:shouldWaitForRenewalOfRequestedResource:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge) -> Bool { _Absence.report("AVAssetResourceLoaderDelegate.resourceLoader(_:shouldWaitForResponseTo:)", answer: "true"); return true }
}
public protocol AVAssetWriterDelegate: NSObjectProtocol {
}
extension AVAssetWriterDelegate {
  @_disfavoredOverload public func assetWriter(_ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType) { _Absence.report("AVAssetWriterDelegate.assetWriter(_:didOutputSegmentData:segmentType:)") }
  @_disfavoredOverload public func assetWriter(_ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType, segmentReport: AVAssetSegmentReport?) { _Absence.report("AVAssetWriterDelegate.assetWriter(_:didOutputSegmentData:segmentType:segmentReport:)") }
}
public protocol AVAsynchronousKeyValueLoading {
  func loadValues(forKeys keys: [String]) async
}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  @_disfavoredOverload public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { _Absence.report("AVCaptureAudioDataOutputSampleBufferDelegate.captureOutput(_:didOutput:from:)") }
}
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  func dataOutputSynchronizer(_ synchronizer: AVCaptureDataOutputSynchronizer, didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
}
extension AVCaptureDepthDataOutputDelegate {
  @_disfavoredOverload public func depthDataOutput(_ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason) { _Absence.report("AVCaptureDepthDataOutputDelegate.depthDataOutput(_:didDrop:timestamp:connection:reason:)") }
  @_disfavoredOverload public func depthDataOutput(_ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection) { _Absence.report("AVCaptureDepthDataOutputDelegate.depthDataOutput(_:didOutput:timestamp:connection:)") }
}
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  @_disfavoredOverload public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) { _Absence.report("AVCaptureFileOutputRecordingDelegate.fileOutput(_:didStartRecordingTo:from:)") }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
}
extension AVCaptureMetadataOutputObjectsDelegate {
  @_disfavoredOverload public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) { _Absence.report("AVCaptureMetadataOutputObjectsDelegate.metadataOutput(_:didOutput:from:)") }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
}
extension AVCapturePhotoCaptureDelegate {
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didCapturePhotoFor:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishCaptureFor:error:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishProcessingPhoto:error:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?, previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishProcessingPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?, previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishProcessingRawPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL, resolvedSettings: AVCaptureResolvedPhotoSettings) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:willBeginCaptureFor:)") }
  @_disfavoredOverload public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { _Absence.report("AVCapturePhotoCaptureDelegate.photoOutput(_:willCapturePhotoFor:)") }
}
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
}
extension AVCapturePhotoFileDataRepresentationCustomizer {
  @discardableResult @_disfavoredOverload public func replacementAppleProRAWCompressionSettings(for photo: AVCapturePhoto, defaultSettings: [String : Any], maximumBitDepth: Int) -> [String : Any] { _Absence.report("AVCapturePhotoFileDataRepresentationCustomizer.replacementAppleProRAWCompressionSettings(for:defaultSettings:maximumBitDepth:)", answer: "[:]"); return [:] }
  @discardableResult @_disfavoredOverload public func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData? { _Absence.report("AVCapturePhotoFileDataRepresentationCustomizer.replacementDepthData(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func replacementMetadata(for photo: AVCapturePhoto) -> [String : Any]? { _Absence.report("AVCapturePhotoFileDataRepresentationCustomizer.replacementMetadata(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func replacementPortraitEffectsMatte(for photo: AVCapturePhoto) -> AVPortraitEffectsMatte? { _Absence.report("AVCapturePhotoFileDataRepresentationCustomizer.replacementPortraitEffectsMatte(for:)", answer: "nil"); return nil }
  @discardableResult @_disfavoredOverload public func replacementSemanticSegmentationMatte(ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType, for photo: AVCapturePhoto) -> AVSemanticSegmentationMatte? { _Absence.report("AVCapturePhotoFileDataRepresentationCustomizer.replacementSemanticSegmentationMatte(ofType:for:)", answer: "nil"); return nil }
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  @_disfavoredOverload public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { _Absence.report("AVCaptureVideoDataOutputSampleBufferDelegate.captureOutput(_:didDrop:from:)") }
  @_disfavoredOverload public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { _Absence.report("AVCaptureVideoDataOutputSampleBufferDelegate.captureOutput(_:didOutput:from:)") }
}
public protocol AVContentKeyRecipient {
  var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}
extension AVContentKeyRecipient {
  @_disfavoredOverload public func contentKeySession(_ contentKeySession: AVContentKeySession, didProvide contentKey: AVContentKey) { _Absence.report("AVContentKeyRecipient.contentKeySession(_:didProvide:)") }
}
public protocol AVContentKeySessionDelegate: NSObjectProtocol {
  func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
}
extension AVContentKeySessionDelegate {
  @_disfavoredOverload public func contentKeySession(_ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: any Error) { _Absence.report("AVContentKeySessionDelegate.contentKeySession(_:contentKeyRequest:didFailWithError:)") }
  @_disfavoredOverload public func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest) { _Absence.report("AVContentKeySessionDelegate.contentKeySession(_:contentKeyRequestDidSucceed:)") }
  @_disfavoredOverload public func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest) { _Absence.report("AVContentKeySessionDelegate.contentKeySession(_:didProvide:)") }
  @_disfavoredOverload public func contentKeySession(_ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest) { _Absence.report("AVContentKeySessionDelegate.contentKeySession(_:didProvideRenewingContentKeyRequest:)") }
  @_disfavoredOverload public func contentKeySession(_ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data, forContentKeyIdentifier keyIdentifier: Any) { _Absence.report("AVContentKeySessionDelegate.contentKeySession(_:didUpdatePersistableContentKey:forContentKeyIdentifier:)") }
  @discardableResult @_disfavoredOverload public func contentKeySession(_ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest, reason retryReason: AVContentKeyRequest.RetryReason) -> Bool { _Absence.report("AVContentKeySessionDelegate.contentKeySession(_:shouldRetry:reason:)", answer: "true"); return true }
  @_disfavoredOverload public func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession) { _Absence.report("AVContentKeySessionDelegate.contentKeySessionContentProtectionSessionIdentifierDidChange(_:)") }
  @_disfavoredOverload public func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession) { _Absence.report("AVContentKeySessionDelegate.contentKeySessionDidGenerateExpiredSessionReport(_:)") }
}
public protocol AVFragmentMinding {
  var isAssociatedWithFragmentMinder: Bool { get }
}
public protocol AVPlaybackCoordinatorPlaybackControlDelegate: NSObjectProtocol {
  func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssue bufferingCommand: AVDelegatingPlaybackCoordinatorBufferingCommand) async
  func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssue pauseCommand: AVDelegatingPlaybackCoordinatorPauseCommand) async
  func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssue playCommand: AVDelegatingPlaybackCoordinatorPlayCommand) async
  func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssue seekCommand: AVDelegatingPlaybackCoordinatorSeekCommand) async
}
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
}
extension AVPlayerItemLegibleOutputPushDelegate {
  @_disfavoredOverload public func legibleOutput(_ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime) { _Absence.report("AVPlayerItemLegibleOutputPushDelegate.legibleOutput(_:didOutputAttributedStrings:nativeSampleBuffers:forItemTime:)") }
}
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
  func metadataCollector(_ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet)
}
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
}
extension AVPlayerItemMetadataOutputPushDelegate {
  @_disfavoredOverload public func metadataOutput(_ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?) { _Absence.report("AVPlayerItemMetadataOutputPushDelegate.metadataOutput(_:didOutputTimedMetadataGroups:from:)") }
}
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
}
extension AVPlayerItemOutputPullDelegate {
  @_disfavoredOverload public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) { _Absence.report("AVPlayerItemOutputPullDelegate.outputMediaDataWillChange(_:)") }
  @_disfavoredOverload public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { _Absence.report("AVPlayerItemOutputPullDelegate.outputSequenceWasFlushed(_:)") }
}
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
}
extension AVPlayerItemOutputPushDelegate {
  @_disfavoredOverload public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { _Absence.report("AVPlayerItemOutputPushDelegate.outputSequenceWasFlushed(_:)") }
}
public protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {
}
extension AVPlayerPlaybackCoordinatorDelegate {
  @discardableResult @_disfavoredOverload public func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem) -> String { _Absence.report("AVPlayerPlaybackCoordinatorDelegate.playbackCoordinator(_:identifierFor:)", answer: "\"\""); return "" }
  @discardableResult @_disfavoredOverload public func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, interstitialTimeRangesFor playerItem: AVPlayerItem) -> [NSValue] { _Absence.report("AVPlayerPlaybackCoordinatorDelegate.playbackCoordinator(_:interstitialTimeRangesFor:)", answer: "[]"); return [] }
}
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
  func enqueue(_ sampleBuffer: CMSampleBuffer)
  func flush()
  var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
  var isReadyForMoreMediaData: Bool { get }
  func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void)
  func stopRequestingMediaData()
}
public protocol AVVideoCompositing: NSObjectProtocol {
  func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
  var requiredPixelBufferAttributesForRenderContext: [String : Any] { get }
  var sourcePixelBufferAttributes: [String : Any]? { get }
  func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
}
extension AVVideoCompositing {
  @_disfavoredOverload public func anticipateRendering(using renderHint: AVVideoCompositionRenderHint) { _Absence.report("AVVideoCompositing.anticipateRendering(using:)") }
  @_disfavoredOverload public var canConformColorOfSourceFrames: Bool { get { _Absence.report("AVVideoCompositing.canConformColorOfSourceFrames", answer: "false"); return false } }
  @_disfavoredOverload public func cancelAllPendingVideoCompositionRequests() { _Absence.report("AVVideoCompositing.cancelAllPendingVideoCompositionRequests()") }
  @_disfavoredOverload public func prerollForRendering(using renderHint: AVVideoCompositionRenderHint) { _Absence.report("AVVideoCompositing.prerollForRendering(using:)") }
  @_disfavoredOverload public var supportsHDRSourceFrames: Bool { get { _Absence.report("AVVideoCompositing.supportsHDRSourceFrames", answer: "false"); return false } }
  @_disfavoredOverload public var supportsWideColorSourceFrames: Bool { get { _Absence.report("AVVideoCompositing.supportsWideColorSourceFrames", answer: "false"); return false } }
}
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var containsTweening: Bool { get }
  var enablePostProcessing: Bool { get }
  var passthroughTrackID: CMPersistentTrackID { get }
  var requiredSourceTrackIDs: [NSValue]? { get }
  var timeRange: CMTimeRange { get }
}
extension AVVideoCompositionInstructionProtocol {
  @_disfavoredOverload public var requiredSourceSampleDataTrackIDs: [NSNumber] { get { _Absence.report("AVVideoCompositionInstructionProtocol.requiredSourceSampleDataTrackIDs", answer: "[]"); return [] } }
}
public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
}
extension AVVideoCompositionValidationHandling {
  @discardableResult @_disfavoredOverload public func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange) -> Bool { _Absence.report("AVVideoCompositionValidationHandling.videoComposition(_:shouldContinueValidatingAfterFindingEmptyTimeRange:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol) -> Bool { _Absence.report("AVVideoCompositionValidationHandling.videoComposition(_:shouldContinueValidatingAfterFindingInvalidTimeRangeIn:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol, layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset) -> Bool { _Absence.report("AVVideoCompositionValidationHandling.videoComposition(_:shouldContinueValidatingAfterFindingInvalidTrackIDIn:layerInstruction:asset:)", answer: "true"); return true }
  @discardableResult @_disfavoredOverload public func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String) -> Bool { _Absence.report("AVVideoCompositionValidationHandling.videoComposition(_:shouldContinueValidatingAfterFindingInvalidValueForKey:)", answer: "true"); return true }
}
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
}
extension AVAudioPlayerDelegate {
  @_disfavoredOverload public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { _Absence.report("AVAudioPlayerDelegate.audioPlayerDidFinishPlaying(_:successfully:)") }
  @_disfavoredOverload public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { _Absence.report("AVAudioPlayerDelegate.audioPlayerDecodeErrorDidOccur(_:error:)") }
}
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
}
extension AVAudioRecorderDelegate {
  @_disfavoredOverload public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { _Absence.report("AVAudioRecorderDelegate.audioRecorderDidFinishRecording(_:successfully:)") }
  @_disfavoredOverload public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) { _Absence.report("AVAudioRecorderDelegate.audioRecorderEncodeErrorDidOccur(_:error:)") }
}
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
}
extension AVSpeechSynthesizerDelegate {
  @_disfavoredOverload public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizerDelegate.speechSynthesizer(_:didCancel:)") }
  @_disfavoredOverload public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizerDelegate.speechSynthesizer(_:didContinue:)") }
  @_disfavoredOverload public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizerDelegate.speechSynthesizer(_:didFinish:)") }
  @_disfavoredOverload public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizerDelegate.speechSynthesizer(_:didPause:)") }
  @_disfavoredOverload public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizerDelegate.speechSynthesizer(_:didStart:)") }
  @_disfavoredOverload public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) { _Absence.report("AVSpeechSynthesizerDelegate.speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)") }
}
