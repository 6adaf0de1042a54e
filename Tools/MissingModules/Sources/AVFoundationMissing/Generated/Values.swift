// Made by Scripts/missing-names of Data/AVFoundation.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
public struct AVAssetDownloadedAssetEvictionPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var `default`: AVAssetDownloadedAssetEvictionPriority { _Absence.report("AVAssetDownloadedAssetEvictionPriority.default", answer: "a name that was made up"); return AVAssetDownloadedAssetEvictionPriority(rawValue: "default") }
  public static var important: AVAssetDownloadedAssetEvictionPriority { _Absence.report("AVAssetDownloadedAssetEvictionPriority.important", answer: "a name that was made up"); return AVAssetDownloadedAssetEvictionPriority(rawValue: "important") }
}
extension AVAssetExportSession {
public enum Status: Hashable, Sendable {
  case `cancelled`
  case `completed`
  case `exporting`
  case `failed`
  case `unknown`
  case `waiting`
  public var rawValue: Int { _Absence.report("AVAssetExportSession.Status.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`completed`: return 1; case .`exporting`: return 2; case .`failed`: return 3; case .`unknown`: return 4; case .`waiting`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("AVAssetExportSession.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`completed`; case 2: self = .`exporting`; case 3: self = .`failed`; case 4: self = .`unknown`; case 5: self = .`waiting`; default: return nil } }
}
}
extension AVAssetImageGenerator {
public struct ApertureMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var cleanAperture: AVAssetImageGenerator.ApertureMode { _Absence.report("AVAssetImageGenerator.ApertureMode.cleanAperture", answer: "a name that was made up"); return AVAssetImageGenerator.ApertureMode(rawValue: "cleanAperture") }
  public static var encodedPixels: AVAssetImageGenerator.ApertureMode { _Absence.report("AVAssetImageGenerator.ApertureMode.encodedPixels", answer: "a name that was made up"); return AVAssetImageGenerator.ApertureMode(rawValue: "encodedPixels") }
  public static var productionAperture: AVAssetImageGenerator.ApertureMode { _Absence.report("AVAssetImageGenerator.ApertureMode.productionAperture", answer: "a name that was made up"); return AVAssetImageGenerator.ApertureMode(rawValue: "productionAperture") }
}
}
extension AVAssetImageGenerator {
public struct Images {
  init() {}
  @discardableResult public func makeAsyncIterator() -> AVAssetImageGenerator.Images { _Absence.report("AVAssetImageGenerator.Images.makeAsyncIterator()", answer: "AVAssetImageGenerator.Images()"); return AVAssetImageGenerator.Images() }
  @discardableResult public mutating func next() async -> AVAssetImageGenerator.Images.Element? { _Absence.report("AVAssetImageGenerator.Images.next()", answer: "nil"); return nil }
}
}
extension AVAssetImageGenerator.Images {
public enum Element {
  case `failure`(requestedTime: CMTime, error: any Error)
  case `success`(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
  public var actualTime: CMTime { get { _Absence.report("AVAssetImageGenerator.Images.Element.actualTime", answer: ".zero"); return .zero } }
  public var image: CGImage { get { _Absence.trap("AVAssetImageGenerator.Images.Element.image") } }
  public var requestedTime: CMTime { get { _Absence.report("AVAssetImageGenerator.Images.Element.requestedTime", answer: ".zero"); return .zero } }
}
}
extension AVAssetImageGenerator {
public enum Result: Hashable, Sendable {
  case `cancelled`
  case `failed`
  case `succeeded`
  public var rawValue: Int { _Absence.report("AVAssetImageGenerator.Result.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`failed`: return 1; case .`succeeded`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVAssetImageGenerator.Result.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`failed`; case 2: self = .`succeeded`; default: return nil } }
}
}
public struct AVAssetPlaybackConfigurationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var stereoMultiviewVideo: AVAssetPlaybackConfigurationOption { _Absence.report("AVAssetPlaybackConfigurationOption.stereoMultiviewVideo", answer: "a name that was made up"); return AVAssetPlaybackConfigurationOption(rawValue: "stereoMultiviewVideo") }
  public static var stereoVideo: AVAssetPlaybackConfigurationOption { _Absence.report("AVAssetPlaybackConfigurationOption.stereoVideo", answer: "a name that was made up"); return AVAssetPlaybackConfigurationOption(rawValue: "stereoVideo") }
}
extension AVAssetReader {
public enum Status: Hashable, Sendable {
  case `cancelled`
  case `completed`
  case `failed`
  case `reading`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVAssetReader.Status.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`completed`: return 1; case .`failed`: return 2; case .`reading`: return 3; case .`unknown`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVAssetReader.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`completed`; case 2: self = .`failed`; case 3: self = .`reading`; case 4: self = .`unknown`; default: return nil } }
}
}
public struct AVAssetReferenceRestrictions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var defaultPolicy: AVAssetReferenceRestrictions { _Absence.report("AVAssetReferenceRestrictions.defaultPolicy", answer: "a value that was made up"); return AVAssetReferenceRestrictions(rawValue: 1 << 0) }
  public static var forbidAll: AVAssetReferenceRestrictions { _Absence.report("AVAssetReferenceRestrictions.forbidAll", answer: "a value that was made up"); return AVAssetReferenceRestrictions(rawValue: 1 << 1) }
  public static var forbidCrossSiteReference: AVAssetReferenceRestrictions { _Absence.report("AVAssetReferenceRestrictions.forbidCrossSiteReference", answer: "a value that was made up"); return AVAssetReferenceRestrictions(rawValue: 1 << 2) }
  public static var forbidLocalReferenceToLocal: AVAssetReferenceRestrictions { _Absence.report("AVAssetReferenceRestrictions.forbidLocalReferenceToLocal", answer: "a value that was made up"); return AVAssetReferenceRestrictions(rawValue: 1 << 3) }
  public static var forbidLocalReferenceToRemote: AVAssetReferenceRestrictions { _Absence.report("AVAssetReferenceRestrictions.forbidLocalReferenceToRemote", answer: "a value that was made up"); return AVAssetReferenceRestrictions(rawValue: 1 << 4) }
  public static var forbidRemoteReferenceToLocal: AVAssetReferenceRestrictions { _Absence.report("AVAssetReferenceRestrictions.forbidRemoteReferenceToLocal", answer: "a value that was made up"); return AVAssetReferenceRestrictions(rawValue: 1 << 5) }
}
public enum AVAssetSegmentType: Hashable, Sendable {
  case `initialization`
  case `separable`
  public var rawValue: Int { _Absence.report("AVAssetSegmentType.rawValue", answer: "a value that was made up"); switch self { case .`initialization`: return 0; case .`separable`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("AVAssetSegmentType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`initialization`; case 1: self = .`separable`; default: return nil } }
}
extension AVAssetTrack {
public struct AssociationType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audioFallback: AVAssetTrack.AssociationType { _Absence.report("AVAssetTrack.AssociationType.audioFallback", answer: "a name that was made up"); return AVAssetTrack.AssociationType(rawValue: "audioFallback") }
  public static var chapterList: AVAssetTrack.AssociationType { _Absence.report("AVAssetTrack.AssociationType.chapterList", answer: "a name that was made up"); return AVAssetTrack.AssociationType(rawValue: "chapterList") }
  public static var forcedSubtitlesOnly: AVAssetTrack.AssociationType { _Absence.report("AVAssetTrack.AssociationType.forcedSubtitlesOnly", answer: "a name that was made up"); return AVAssetTrack.AssociationType(rawValue: "forcedSubtitlesOnly") }
  public static var metadataReferent: AVAssetTrack.AssociationType { _Absence.report("AVAssetTrack.AssociationType.metadataReferent", answer: "a name that was made up"); return AVAssetTrack.AssociationType(rawValue: "metadataReferent") }
  public static var selectionFollower: AVAssetTrack.AssociationType { _Absence.report("AVAssetTrack.AssociationType.selectionFollower", answer: "a name that was made up"); return AVAssetTrack.AssociationType(rawValue: "selectionFollower") }
  public static var timecode: AVAssetTrack.AssociationType { _Absence.report("AVAssetTrack.AssociationType.timecode", answer: "a name that was made up"); return AVAssetTrack.AssociationType(rawValue: "timecode") }
}
}
public struct AVAssetTrackGroupOutputHandling: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var preserveAlternateTracks: AVAssetTrackGroupOutputHandling { _Absence.report("AVAssetTrackGroupOutputHandling.preserveAlternateTracks", answer: "a value that was made up"); return AVAssetTrackGroupOutputHandling(rawValue: 1 << 0) }
}
extension AVAssetWriter {
public enum Status: Hashable, Sendable {
  case `cancelled`
  case `completed`
  case `failed`
  case `unknown`
  case `writing`
  public var rawValue: Int { _Absence.report("AVAssetWriter.Status.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`completed`: return 1; case .`failed`: return 2; case .`unknown`: return 3; case .`writing`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVAssetWriter.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`completed`; case 2: self = .`failed`; case 3: self = .`unknown`; case 4: self = .`writing`; default: return nil } }
}
}
extension AVAssetWriterInput {
public struct MediaDataLocation: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var beforeMainMediaDataNotInterleaved: AVAssetWriterInput.MediaDataLocation { _Absence.report("AVAssetWriterInput.MediaDataLocation.beforeMainMediaDataNotInterleaved", answer: "a name that was made up"); return AVAssetWriterInput.MediaDataLocation(rawValue: "beforeMainMediaDataNotInterleaved") }
  public static var interleavedWithMainMediaData: AVAssetWriterInput.MediaDataLocation { _Absence.report("AVAssetWriterInput.MediaDataLocation.interleavedWithMainMediaData", answer: "a name that was made up"); return AVAssetWriterInput.MediaDataLocation(rawValue: "interleavedWithMainMediaData") }
}
}
public struct AVAudioSpatializationFormats: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var monoAndStereo: AVAudioSpatializationFormats { _Absence.report("AVAudioSpatializationFormats.monoAndStereo", answer: "a value that was made up"); return AVAudioSpatializationFormats(rawValue: 1 << 0) }
  public static var monoStereoAndMultichannel: AVAudioSpatializationFormats { _Absence.report("AVAudioSpatializationFormats.monoStereoAndMultichannel", answer: "a value that was made up"); return AVAudioSpatializationFormats(rawValue: 1 << 1) }
  public static var multichannel: AVAudioSpatializationFormats { _Absence.report("AVAudioSpatializationFormats.multichannel", answer: "a value that was made up"); return AVAudioSpatializationFormats(rawValue: 1 << 2) }
}
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var lowQualityZeroLatency: AVAudioTimePitchAlgorithm { _Absence.report("AVAudioTimePitchAlgorithm.lowQualityZeroLatency", answer: "a name that was made up"); return AVAudioTimePitchAlgorithm(rawValue: "lowQualityZeroLatency") }
  public static var spectral: AVAudioTimePitchAlgorithm { _Absence.report("AVAudioTimePitchAlgorithm.spectral", answer: "a name that was made up"); return AVAudioTimePitchAlgorithm(rawValue: "spectral") }
  public static var timeDomain: AVAudioTimePitchAlgorithm { _Absence.report("AVAudioTimePitchAlgorithm.timeDomain", answer: "a name that was made up"); return AVAudioTimePitchAlgorithm(rawValue: "timeDomain") }
  public static var varispeed: AVAudioTimePitchAlgorithm { _Absence.report("AVAudioTimePitchAlgorithm.varispeed", answer: "a name that was made up"); return AVAudioTimePitchAlgorithm(rawValue: "varispeed") }
}
public enum AVAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("AVAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("AVAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public enum AVCaptureColorSpace: Hashable, Sendable {
  case `HLG_BT2020`
  case `P3_D65`
  case `sRGB`
  public var rawValue: Int { _Absence.report("AVCaptureColorSpace.rawValue", answer: "a value that was made up"); switch self { case .`HLG_BT2020`: return 0; case .`P3_D65`: return 1; case .`sRGB`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureColorSpace.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`HLG_BT2020`; case 1: self = .`P3_D65`; case 2: self = .`sRGB`; default: return nil } }
}
extension AVCaptureDevice {
public enum AutoFocusRangeRestriction: Hashable, Sendable {
  case `far`
  case `near`
  case `none`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.AutoFocusRangeRestriction.rawValue", answer: "a value that was made up"); switch self { case .`far`: return 0; case .`near`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.AutoFocusRangeRestriction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`far`; case 1: self = .`near`; case 2: self = .`none`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum CenterStageControlMode: Hashable, Sendable {
  case `app`
  case `cooperative`
  case `user`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.CenterStageControlMode.rawValue", answer: "a value that was made up"); switch self { case .`app`: return 0; case .`cooperative`: return 1; case .`user`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.CenterStageControlMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`app`; case 1: self = .`cooperative`; case 2: self = .`user`; default: return nil } }
}
}
extension AVCaptureDevice {
public struct DeviceType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var builtInDualCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInDualCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInDualCamera") }
  public static var builtInDualWideCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInDualWideCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInDualWideCamera") }
  public static var builtInDuoCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInDuoCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInDuoCamera") }
  public static var builtInLiDARDepthCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInLiDARDepthCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInLiDARDepthCamera") }
  public static var builtInMicrophone: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInMicrophone", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInMicrophone") }
  public static var builtInTelephotoCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInTelephotoCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInTelephotoCamera") }
  public static var builtInTripleCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInTripleCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInTripleCamera") }
  public static var builtInTrueDepthCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInTrueDepthCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInTrueDepthCamera") }
  public static var builtInUltraWideCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInUltraWideCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInUltraWideCamera") }
  public static var builtInWideAngleCamera: AVCaptureDevice.DeviceType { _Absence.report("AVCaptureDevice.DeviceType.builtInWideAngleCamera", answer: "a name that was made up"); return AVCaptureDevice.DeviceType(rawValue: "builtInWideAngleCamera") }
}
}
extension AVCaptureDevice {
public enum ExposureMode: Hashable, Sendable {
  case `autoExpose`
  case `continuousAutoExposure`
  case `custom`
  case `locked`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.ExposureMode.rawValue", answer: "a value that was made up"); switch self { case .`autoExpose`: return 0; case .`continuousAutoExposure`: return 1; case .`custom`: return 2; case .`locked`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.ExposureMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`autoExpose`; case 1: self = .`continuousAutoExposure`; case 2: self = .`custom`; case 3: self = .`locked`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum FlashMode: Hashable, Sendable {
  case `auto`
  case `off`
  case `on`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.FlashMode.rawValue", answer: "a value that was made up"); switch self { case .`auto`: return 0; case .`off`: return 1; case .`on`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.FlashMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`auto`; case 1: self = .`off`; case 2: self = .`on`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum FocusMode: Hashable, Sendable {
  case `autoFocus`
  case `continuousAutoFocus`
  case `locked`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.FocusMode.rawValue", answer: "a value that was made up"); switch self { case .`autoFocus`: return 0; case .`continuousAutoFocus`: return 1; case .`locked`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.FocusMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`autoFocus`; case 1: self = .`continuousAutoFocus`; case 2: self = .`locked`; default: return nil } }
}
}
extension AVCaptureDevice.Format {
public enum AutoFocusSystem: Hashable, Sendable {
  case `contrastDetection`
  case `none`
  case `phaseDetection`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.Format.AutoFocusSystem.rawValue", answer: "a value that was made up"); switch self { case .`contrastDetection`: return 0; case .`none`: return 1; case .`phaseDetection`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.Format.AutoFocusSystem.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`contrastDetection`; case 1: self = .`none`; case 2: self = .`phaseDetection`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum LensStabilizationStatus: Hashable, Sendable {
  case `active`
  case `off`
  case `outOfRange`
  case `unavailable`
  case `unsupported`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.LensStabilizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`active`: return 0; case .`off`: return 1; case .`outOfRange`: return 2; case .`unavailable`: return 3; case .`unsupported`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.LensStabilizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`active`; case 1: self = .`off`; case 2: self = .`outOfRange`; case 3: self = .`unavailable`; case 4: self = .`unsupported`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum MicrophoneMode: Hashable, Sendable {
  case `standard`
  case `voiceIsolation`
  case `wideSpectrum`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.MicrophoneMode.rawValue", answer: "a value that was made up"); switch self { case .`standard`: return 0; case .`voiceIsolation`: return 1; case .`wideSpectrum`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.MicrophoneMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`standard`; case 1: self = .`voiceIsolation`; case 2: self = .`wideSpectrum`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum Position: Hashable, Sendable {
  case `back`
  case `front`
  case `unspecified`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.Position.rawValue", answer: "a value that was made up"); switch self { case .`back`: return 0; case .`front`: return 1; case .`unspecified`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.Position.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`back`; case 1: self = .`front`; case 2: self = .`unspecified`; default: return nil } }
}
}
extension AVCaptureDevice {
public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var exposureModeChanged: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { _Absence.report("AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions.exposureModeChanged", answer: "a value that was made up"); return AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions(rawValue: 1 << 0) }
  public static var focusModeChanged: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { _Absence.report("AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions.focusModeChanged", answer: "a value that was made up"); return AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions(rawValue: 1 << 1) }
  public static var videoZoomChanged: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { _Absence.report("AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions.videoZoomChanged", answer: "a value that was made up"); return AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions(rawValue: 1 << 2) }
}
}
extension AVCaptureDevice {
public enum PrimaryConstituentDeviceSwitchingBehavior: Hashable, Sendable {
  case `auto`
  case `locked`
  case `restricted`
  case `unsupported`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.rawValue", answer: "a value that was made up"); switch self { case .`auto`: return 0; case .`locked`: return 1; case .`restricted`: return 2; case .`unsupported`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`auto`; case 1: self = .`locked`; case 2: self = .`restricted`; case 3: self = .`unsupported`; default: return nil } }
}
}
extension AVCaptureDevice.SystemPressureState {
public struct Factors: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var depthModuleTemperature: AVCaptureDevice.SystemPressureState.Factors { _Absence.report("AVCaptureDevice.SystemPressureState.Factors.depthModuleTemperature", answer: "a value that was made up"); return AVCaptureDevice.SystemPressureState.Factors(rawValue: 1 << 0) }
  public static var peakPower: AVCaptureDevice.SystemPressureState.Factors { _Absence.report("AVCaptureDevice.SystemPressureState.Factors.peakPower", answer: "a value that was made up"); return AVCaptureDevice.SystemPressureState.Factors(rawValue: 1 << 1) }
  public static var systemTemperature: AVCaptureDevice.SystemPressureState.Factors { _Absence.report("AVCaptureDevice.SystemPressureState.Factors.systemTemperature", answer: "a value that was made up"); return AVCaptureDevice.SystemPressureState.Factors(rawValue: 1 << 2) }
}
}
extension AVCaptureDevice.SystemPressureState {
public struct Level: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var critical: AVCaptureDevice.SystemPressureState.Level { _Absence.report("AVCaptureDevice.SystemPressureState.Level.critical", answer: "a name that was made up"); return AVCaptureDevice.SystemPressureState.Level(rawValue: "critical") }
  public static var fair: AVCaptureDevice.SystemPressureState.Level { _Absence.report("AVCaptureDevice.SystemPressureState.Level.fair", answer: "a name that was made up"); return AVCaptureDevice.SystemPressureState.Level(rawValue: "fair") }
  public static var nominal: AVCaptureDevice.SystemPressureState.Level { _Absence.report("AVCaptureDevice.SystemPressureState.Level.nominal", answer: "a name that was made up"); return AVCaptureDevice.SystemPressureState.Level(rawValue: "nominal") }
  public static var serious: AVCaptureDevice.SystemPressureState.Level { _Absence.report("AVCaptureDevice.SystemPressureState.Level.serious", answer: "a name that was made up"); return AVCaptureDevice.SystemPressureState.Level(rawValue: "serious") }
  public static var shutdown: AVCaptureDevice.SystemPressureState.Level { _Absence.report("AVCaptureDevice.SystemPressureState.Level.shutdown", answer: "a name that was made up"); return AVCaptureDevice.SystemPressureState.Level(rawValue: "shutdown") }
}
}
extension AVCaptureDevice {
public enum SystemUserInterface: Hashable, Sendable {
  case `microphoneModes`
  case `videoEffects`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.SystemUserInterface.rawValue", answer: "a value that was made up"); switch self { case .`microphoneModes`: return 0; case .`videoEffects`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.SystemUserInterface.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`microphoneModes`; case 1: self = .`videoEffects`; default: return nil } }
}
}
extension AVCaptureDevice {
public enum TorchMode: Hashable, Sendable {
  case `auto`
  case `off`
  case `on`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.TorchMode.rawValue", answer: "a value that was made up"); switch self { case .`auto`: return 0; case .`off`: return 1; case .`on`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.TorchMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`auto`; case 1: self = .`off`; case 2: self = .`on`; default: return nil } }
}
}
extension AVCaptureDevice {
public struct WhiteBalanceChromaticityValues {
  public init() { _Absence.report("AVCaptureDevice.WhiteBalanceChromaticityValues.init()", answer: "a plain value") }
  public init(x: Float, y: Float) { _Absence.report("AVCaptureDevice.WhiteBalanceChromaticityValues.init(x:y:)", answer: "a plain value") }
  private var _stored_x: Float = 0
  public var x: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceChromaticityValues.x", answer: "the value that was set"); return _stored_x } set { _Absence.report("AVCaptureDevice.WhiteBalanceChromaticityValues.x", answer: "the value that was set"); _stored_x = newValue } }
  private var _stored_y: Float = 0
  public var y: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceChromaticityValues.y", answer: "the value that was set"); return _stored_y } set { _Absence.report("AVCaptureDevice.WhiteBalanceChromaticityValues.y", answer: "the value that was set"); _stored_y = newValue } }
}
}
extension AVCaptureDevice {
public struct WhiteBalanceGains {
  private var _stored_blueGain: Float = 0
  public var blueGain: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceGains.blueGain", answer: "the value that was set"); return _stored_blueGain } set { _Absence.report("AVCaptureDevice.WhiteBalanceGains.blueGain", answer: "the value that was set"); _stored_blueGain = newValue } }
  private var _stored_greenGain: Float = 0
  public var greenGain: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceGains.greenGain", answer: "the value that was set"); return _stored_greenGain } set { _Absence.report("AVCaptureDevice.WhiteBalanceGains.greenGain", answer: "the value that was set"); _stored_greenGain = newValue } }
  public init() { _Absence.report("AVCaptureDevice.WhiteBalanceGains.init()", answer: "a plain value") }
  public init(redGain: Float, greenGain: Float, blueGain: Float) { _Absence.report("AVCaptureDevice.WhiteBalanceGains.init(redGain:greenGain:blueGain:)", answer: "a plain value") }
  private var _stored_redGain: Float = 0
  public var redGain: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceGains.redGain", answer: "the value that was set"); return _stored_redGain } set { _Absence.report("AVCaptureDevice.WhiteBalanceGains.redGain", answer: "the value that was set"); _stored_redGain = newValue } }
}
}
extension AVCaptureDevice {
public enum WhiteBalanceMode: Hashable, Sendable {
  case `autoWhiteBalance`
  case `continuousAutoWhiteBalance`
  case `locked`
  public var rawValue: Int { _Absence.report("AVCaptureDevice.WhiteBalanceMode.rawValue", answer: "a value that was made up"); switch self { case .`autoWhiteBalance`: return 0; case .`continuousAutoWhiteBalance`: return 1; case .`locked`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureDevice.WhiteBalanceMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`autoWhiteBalance`; case 1: self = .`continuousAutoWhiteBalance`; case 2: self = .`locked`; default: return nil } }
}
}
extension AVCaptureDevice {
public struct WhiteBalanceTemperatureAndTintValues {
  public init() { _Absence.report("AVCaptureDevice.WhiteBalanceTemperatureAndTintValues.init()", answer: "a plain value") }
  public init(temperature: Float, tint: Float) { _Absence.report("AVCaptureDevice.WhiteBalanceTemperatureAndTintValues.init(temperature:tint:)", answer: "a plain value") }
  private var _stored_temperature: Float = 0
  public var temperature: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceTemperatureAndTintValues.temperature", answer: "the value that was set"); return _stored_temperature } set { _Absence.report("AVCaptureDevice.WhiteBalanceTemperatureAndTintValues.temperature", answer: "the value that was set"); _stored_temperature = newValue } }
  private var _stored_tint: Float = 0
  public var tint: Float { get { _Absence.report("AVCaptureDevice.WhiteBalanceTemperatureAndTintValues.tint", answer: "the value that was set"); return _stored_tint } set { _Absence.report("AVCaptureDevice.WhiteBalanceTemperatureAndTintValues.tint", answer: "the value that was set"); _stored_tint = newValue } }
}
}
extension AVCaptureOutput {
public enum DataDroppedReason: Hashable, Sendable {
  case `discontinuity`
  case `lateData`
  case `none`
  case `outOfBuffers`
  public var rawValue: Int { _Absence.report("AVCaptureOutput.DataDroppedReason.rawValue", answer: "a value that was made up"); switch self { case .`discontinuity`: return 0; case .`lateData`: return 1; case .`none`: return 2; case .`outOfBuffers`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureOutput.DataDroppedReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`discontinuity`; case 1: self = .`lateData`; case 2: self = .`none`; case 3: self = .`outOfBuffers`; default: return nil } }
}
}
extension AVCapturePhotoOutput {
public enum QualityPrioritization: Hashable, Sendable {
  case `balanced`
  case `quality`
  case `speed`
  public var rawValue: Int { _Absence.report("AVCapturePhotoOutput.QualityPrioritization.rawValue", answer: "a value that was made up"); switch self { case .`balanced`: return 0; case .`quality`: return 1; case .`speed`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVCapturePhotoOutput.QualityPrioritization.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`balanced`; case 1: self = .`quality`; case 2: self = .`speed`; default: return nil } }
}
}
extension AVCaptureSession {
public enum InterruptionReason: Hashable, Sendable {
  case `audioDeviceInUseByAnotherClient`
  case `videoDeviceInUseByAnotherClient`
  case `videoDeviceNotAvailableDueToSystemPressure`
  case `videoDeviceNotAvailableInBackground`
  case `videoDeviceNotAvailableWithMultipleForegroundApps`
  public var rawValue: Int { _Absence.report("AVCaptureSession.InterruptionReason.rawValue", answer: "a value that was made up"); switch self { case .`audioDeviceInUseByAnotherClient`: return 0; case .`videoDeviceInUseByAnotherClient`: return 1; case .`videoDeviceNotAvailableDueToSystemPressure`: return 2; case .`videoDeviceNotAvailableInBackground`: return 3; case .`videoDeviceNotAvailableWithMultipleForegroundApps`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureSession.InterruptionReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`audioDeviceInUseByAnotherClient`; case 1: self = .`videoDeviceInUseByAnotherClient`; case 2: self = .`videoDeviceNotAvailableDueToSystemPressure`; case 3: self = .`videoDeviceNotAvailableInBackground`; case 4: self = .`videoDeviceNotAvailableWithMultipleForegroundApps`; default: return nil } }
}
}
extension AVCaptureSession {
public struct Preset: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var cif352x288: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.cif352x288", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "cif352x288") }
  public static var hd1280x720: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.hd1280x720", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "hd1280x720") }
  public static var hd1920x1080: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.hd1920x1080", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "hd1920x1080") }
  public static var hd4K3840x2160: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.hd4K3840x2160", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "hd4K3840x2160") }
  public static var high: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.high", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "high") }
  public static var iFrame1280x720: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.iFrame1280x720", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "iFrame1280x720") }
  public static var iFrame960x540: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.iFrame960x540", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "iFrame960x540") }
  public static var inputPriority: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.inputPriority", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "inputPriority") }
  public static var low: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.low", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "low") }
  public static var medium: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.medium", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "medium") }
  public static var photo: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.photo", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "photo") }
  public static var vga640x480: AVCaptureSession.Preset { _Absence.report("AVCaptureSession.Preset.vga640x480", answer: "a name that was made up"); return AVCaptureSession.Preset(rawValue: "vga640x480") }
}
}
extension AVCaptureSynchronizedDataCollection {
public struct Iterator {
  init() {}
  @discardableResult public mutating func next() -> AVCaptureSynchronizedData? { _Absence.report("AVCaptureSynchronizedDataCollection.Iterator.next()", answer: "nil"); return nil }
}
}
public enum AVCaptureVideoOrientation: Hashable, Sendable {
  case `landscapeLeft`
  case `landscapeRight`
  case `portrait`
  case `portraitUpsideDown`
  public var rawValue: Int { _Absence.report("AVCaptureVideoOrientation.rawValue", answer: "a value that was made up"); switch self { case .`landscapeLeft`: return 0; case .`landscapeRight`: return 1; case .`portrait`: return 2; case .`portraitUpsideDown`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureVideoOrientation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`landscapeLeft`; case 1: self = .`landscapeRight`; case 2: self = .`portrait`; case 3: self = .`portraitUpsideDown`; default: return nil } }
}
public enum AVCaptureVideoStabilizationMode: Hashable, Sendable {
  case `auto`
  case `cinematic`
  case `cinematicExtended`
  case `off`
  case `standard`
  public var rawValue: Int { _Absence.report("AVCaptureVideoStabilizationMode.rawValue", answer: "a value that was made up"); switch self { case .`auto`: return 0; case .`cinematic`: return 1; case .`cinematicExtended`: return 2; case .`off`: return 3; case .`standard`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVCaptureVideoStabilizationMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`auto`; case 1: self = .`cinematic`; case 2: self = .`cinematicExtended`; case 3: self = .`off`; case 4: self = .`standard`; default: return nil } }
}
extension AVContentKeyRequest {
public struct RetryReason: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var receivedObsoleteContentKey: AVContentKeyRequest.RetryReason { _Absence.report("AVContentKeyRequest.RetryReason.receivedObsoleteContentKey", answer: "a name that was made up"); return AVContentKeyRequest.RetryReason(rawValue: "receivedObsoleteContentKey") }
  public static var receivedResponseWithExpiredLease: AVContentKeyRequest.RetryReason { _Absence.report("AVContentKeyRequest.RetryReason.receivedResponseWithExpiredLease", answer: "a name that was made up"); return AVContentKeyRequest.RetryReason(rawValue: "receivedResponseWithExpiredLease") }
  public static var timedOut: AVContentKeyRequest.RetryReason { _Absence.report("AVContentKeyRequest.RetryReason.timedOut", answer: "a name that was made up"); return AVContentKeyRequest.RetryReason(rawValue: "timedOut") }
}
}
extension AVContentKeyRequest {
public enum Status: Hashable, Sendable {
  case `cancelled`
  case `failed`
  case `receivedResponse`
  case `renewed`
  case `requestingResponse`
  case `retried`
  public var rawValue: Int { _Absence.report("AVContentKeyRequest.Status.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`failed`: return 1; case .`receivedResponse`: return 2; case .`renewed`: return 3; case .`requestingResponse`: return 4; case .`retried`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("AVContentKeyRequest.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`failed`; case 2: self = .`receivedResponse`; case 3: self = .`renewed`; case 4: self = .`requestingResponse`; case 5: self = .`retried`; default: return nil } }
}
}
public struct AVContentKeySessionServerPlaybackContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var protocolVersions: AVContentKeySessionServerPlaybackContextOption { _Absence.report("AVContentKeySessionServerPlaybackContextOption.protocolVersions", answer: "a name that was made up"); return AVContentKeySessionServerPlaybackContextOption(rawValue: "protocolVersions") }
  public static var serverChallenge: AVContentKeySessionServerPlaybackContextOption { _Absence.report("AVContentKeySessionServerPlaybackContextOption.serverChallenge", answer: "a name that was made up"); return AVContentKeySessionServerPlaybackContextOption(rawValue: "serverChallenge") }
}
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var authorizationToken: AVContentKeySystem { _Absence.report("AVContentKeySystem.authorizationToken", answer: "a name that was made up"); return AVContentKeySystem(rawValue: "authorizationToken") }
  public static var clearKey: AVContentKeySystem { _Absence.report("AVContentKeySystem.clearKey", answer: "a name that was made up"); return AVContentKeySystem(rawValue: "clearKey") }
  public static var fairPlayStreaming: AVContentKeySystem { _Absence.report("AVContentKeySystem.fairPlayStreaming", answer: "a name that was made up"); return AVContentKeySystem(rawValue: "fairPlayStreaming") }
}
extension AVCoordinatedPlaybackSuspension {
public struct Reason: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audioSessionInterrupted: AVCoordinatedPlaybackSuspension.Reason { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.audioSessionInterrupted", answer: "a name that was made up"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "audioSessionInterrupted") }
  public static var coordinatedPlaybackNotPossible: AVCoordinatedPlaybackSuspension.Reason { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.coordinatedPlaybackNotPossible", answer: "a name that was made up"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "coordinatedPlaybackNotPossible") }
  public init(_ rawValue: String) { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var playingInterstitial: AVCoordinatedPlaybackSuspension.Reason { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.playingInterstitial", answer: "a name that was made up"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "playingInterstitial") }
  public static var stallRecovery: AVCoordinatedPlaybackSuspension.Reason { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.stallRecovery", answer: "a name that was made up"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "stallRecovery") }
  public static var userActionRequired: AVCoordinatedPlaybackSuspension.Reason { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.userActionRequired", answer: "a name that was made up"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "userActionRequired") }
  public static var userIsChangingCurrentTime: AVCoordinatedPlaybackSuspension.Reason { _Absence.report("AVCoordinatedPlaybackSuspension.Reason.userIsChangingCurrentTime", answer: "a name that was made up"); return AVCoordinatedPlaybackSuspension.Reason(rawValue: "userIsChangingCurrentTime") }
}
}
public struct AVDelegatingPlaybackCoordinatorRateChangeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var playImmediately: AVDelegatingPlaybackCoordinatorRateChangeOptions { _Absence.report("AVDelegatingPlaybackCoordinatorRateChangeOptions.playImmediately", answer: "a value that was made up"); return AVDelegatingPlaybackCoordinatorRateChangeOptions(rawValue: 1 << 0) }
}
public struct AVDelegatingPlaybackCoordinatorSeekOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var resumeImmediately: AVDelegatingPlaybackCoordinatorSeekOptions { _Absence.report("AVDelegatingPlaybackCoordinatorSeekOptions.resumeImmediately", answer: "a value that was made up"); return AVDelegatingPlaybackCoordinatorSeekOptions(rawValue: 1 << 0) }
}
extension AVDepthData {
public enum Accuracy: Hashable, Sendable {
  case `absolute`
  case `relative`
  public var rawValue: Int { _Absence.report("AVDepthData.Accuracy.rawValue", answer: "a value that was made up"); switch self { case .`absolute`: return 0; case .`relative`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("AVDepthData.Accuracy.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`absolute`; case 1: self = .`relative`; default: return nil } }
}
}
extension AVDepthData {
public enum Quality: Hashable, Sendable {
  case `high`
  case `low`
  public var rawValue: Int { _Absence.report("AVDepthData.Quality.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("AVDepthData.Quality.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; default: return nil } }
}
}
public struct AVEdgeWidths {
  private var _stored_bottom: CGFloat = 0
  public var bottom: CGFloat { get { _Absence.report("AVEdgeWidths.bottom", answer: "the value that was set"); return _stored_bottom } set { _Absence.report("AVEdgeWidths.bottom", answer: "the value that was set"); _stored_bottom = newValue } }
  public init() { _Absence.report("AVEdgeWidths.init()", answer: "a plain value") }
  public init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) { _Absence.report("AVEdgeWidths.init(left:top:right:bottom:)", answer: "a plain value") }
  private var _stored_left: CGFloat = 0
  public var left: CGFloat { get { _Absence.report("AVEdgeWidths.left", answer: "the value that was set"); return _stored_left } set { _Absence.report("AVEdgeWidths.left", answer: "the value that was set"); _stored_left = newValue } }
  private var _stored_right: CGFloat = 0
  public var right: CGFloat { get { _Absence.report("AVEdgeWidths.right", answer: "the value that was set"); return _stored_right } set { _Absence.report("AVEdgeWidths.right", answer: "the value that was set"); _stored_right = newValue } }
  private var _stored_top: CGFloat = 0
  public var top: CGFloat { get { _Absence.report("AVEdgeWidths.top", answer: "the value that was set"); return _stored_top } set { _Absence.report("AVEdgeWidths.top", answer: "the value that was set"); _stored_top = newValue } }
}
public struct AVError: Swift.Error {
  init() {}
  public static var airPlayControllerRequiresInternet: AVError.Code { get { _Absence.report("AVError.airPlayControllerRequiresInternet", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var airPlayReceiverRequiresInternet: AVError.Code { get { _Absence.report("AVError.airPlayReceiverRequiresInternet", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var airPlayReceiverTemporarilyUnavailable: AVError.Code { get { _Absence.report("AVError.airPlayReceiverTemporarilyUnavailable", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var applicationIsNotAuthorized: AVError.Code { get { _Absence.report("AVError.applicationIsNotAuthorized", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var applicationIsNotAuthorizedToUseDevice: AVError.Code { get { _Absence.report("AVError.applicationIsNotAuthorizedToUseDevice", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("AVError.code") } }
  public static var compositionTrackSegmentsNotContiguous: AVError.Code { get { _Absence.report("AVError.compositionTrackSegmentsNotContiguous", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var contentIsNotAuthorized: AVError.Code { get { _Absence.report("AVError.contentIsNotAuthorized", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var contentIsProtected: AVError.Code { get { _Absence.report("AVError.contentIsProtected", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var contentIsUnavailable: AVError.Code { get { _Absence.report("AVError.contentIsUnavailable", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var contentKeyRequestCancelled: AVError.Code { get { _Absence.report("AVError.contentKeyRequestCancelled", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var contentNotUpdated: AVError.Code { get { _Absence.report("AVError.contentNotUpdated", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var decodeFailed: AVError.Code { get { _Absence.report("AVError.decodeFailed", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var decoderNotFound: AVError.Code { get { _Absence.report("AVError.decoderNotFound", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var decoderTemporarilyUnavailable: AVError.Code { get { _Absence.report("AVError.decoderTemporarilyUnavailable", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var device: AVCaptureDevice? { get { _Absence.report("AVError.device", answer: "nil"); return nil } }
  public static var deviceAlreadyUsedByAnotherSession: AVError.Code { get { _Absence.report("AVError.deviceAlreadyUsedByAnotherSession", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var deviceInUseByAnotherApplication: AVError.Code { get { _Absence.report("AVError.deviceInUseByAnotherApplication", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var deviceIsNotAvailableInBackground: AVError.Code { get { _Absence.report("AVError.deviceIsNotAvailableInBackground", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var deviceLockedForConfigurationByAnotherProcess: AVError.Code { get { _Absence.report("AVError.deviceLockedForConfigurationByAnotherProcess", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var deviceNotConnected: AVError.Code { get { _Absence.report("AVError.deviceNotConnected", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var deviceWasDisconnected: AVError.Code { get { _Absence.report("AVError.deviceWasDisconnected", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var diskFull: AVError.Code { get { _Absence.report("AVError.diskFull", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var displayWasDisabled: AVError.Code { get { _Absence.report("AVError.displayWasDisabled", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var encodeFailed: AVError.Code { get { _Absence.report("AVError.encodeFailed", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var encoderNotFound: AVError.Code { get { _Absence.report("AVError.encoderNotFound", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var encoderTemporarilyUnavailable: AVError.Code { get { _Absence.report("AVError.encoderTemporarilyUnavailable", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var errorCode: Int { get { _Absence.report("AVError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("AVError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("AVError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var exportFailed: AVError.Code { get { _Absence.report("AVError.exportFailed", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var externalPlaybackNotSupportedForAsset: AVError.Code { get { _Absence.report("AVError.externalPlaybackNotSupportedForAsset", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var failedToLoadMediaData: AVError.Code { get { _Absence.report("AVError.failedToLoadMediaData", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var failedToLoadSampleData: AVError.Code { get { _Absence.report("AVError.failedToLoadSampleData", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var failedToParse: AVError.Code { get { _Absence.report("AVError.failedToParse", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var fileAlreadyExists: AVError.Code { get { _Absence.report("AVError.fileAlreadyExists", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var fileFailedToParse: AVError.Code { get { _Absence.report("AVError.fileFailedToParse", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var fileFormatNotRecognized: AVError.Code { get { _Absence.report("AVError.fileFormatNotRecognized", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var fileSize: Int64? { get { _Absence.report("AVError.fileSize", answer: "nil"); return nil } }
  public var fileType: AVFileType? { get { _Absence.report("AVError.fileType", answer: "nil"); return nil } }
  public static var fileTypeDoesNotSupportSampleReferences: AVError.Code { get { _Absence.report("AVError.fileTypeDoesNotSupportSampleReferences", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var formatUnsupported: AVError.Code { get { _Absence.report("AVError.formatUnsupported", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var incompatibleAsset: AVError.Code { get { _Absence.report("AVError.incompatibleAsset", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var incorrectlyConfigured: AVError.Code { get { _Absence.report("AVError.incorrectlyConfigured", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("AVError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidCompositionTrackSegmentDuration: AVError.Code { get { _Absence.report("AVError.invalidCompositionTrackSegmentDuration", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var invalidCompositionTrackSegmentSourceDuration: AVError.Code { get { _Absence.report("AVError.invalidCompositionTrackSegmentSourceDuration", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var invalidCompositionTrackSegmentSourceStartTime: AVError.Code { get { _Absence.report("AVError.invalidCompositionTrackSegmentSourceStartTime", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var invalidOutputURLPathExtension: AVError.Code { get { _Absence.report("AVError.invalidOutputURLPathExtension", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var invalidSampleCursor: AVError.Code { get { _Absence.report("AVError.invalidSampleCursor", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var invalidSourceMedia: AVError.Code { get { _Absence.report("AVError.invalidSourceMedia", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var invalidVideoComposition: AVError.Code { get { _Absence.report("AVError.invalidVideoComposition", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var malformedDepth: AVError.Code { get { _Absence.report("AVError.malformedDepth", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var maximumDurationReached: AVError.Code { get { _Absence.report("AVError.maximumDurationReached", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var maximumFileSizeReached: AVError.Code { get { _Absence.report("AVError.maximumFileSizeReached", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var maximumNumberOfSamplesForFileFormatReached: AVError.Code { get { _Absence.report("AVError.maximumNumberOfSamplesForFileFormatReached", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var maximumStillImageCaptureRequestsExceeded: AVError.Code { get { _Absence.report("AVError.maximumStillImageCaptureRequestsExceeded", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var mediaChanged: AVError.Code { get { _Absence.report("AVError.mediaChanged", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var mediaDiscontinuity: AVError.Code { get { _Absence.report("AVError.mediaDiscontinuity", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var mediaServicesWereReset: AVError.Code { get { _Absence.report("AVError.mediaServicesWereReset", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var mediaSubtypes: [Int]? { get { _Absence.report("AVError.mediaSubtypes", answer: "nil"); return nil } }
  public var mediaType: AVMediaType? { get { _Absence.report("AVError.mediaType", answer: "nil"); return nil } }
  public static var noCompatibleAlternatesForExternalDisplay: AVError.Code { get { _Absence.report("AVError.noCompatibleAlternatesForExternalDisplay", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var noDataCaptured: AVError.Code { get { _Absence.report("AVError.noDataCaptured", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var noImageAtTime: AVError.Code { get { _Absence.report("AVError.noImageAtTime", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var noLongerPlayable: AVError.Code { get { _Absence.report("AVError.noLongerPlayable", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var noSourceTrack: AVError.Code { get { _Absence.report("AVError.noSourceTrack", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var operationCancelled: AVError.Code { get { _Absence.report("AVError.operationCancelled", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var operationInterrupted: AVError.Code { get { _Absence.report("AVError.operationInterrupted", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var operationNotAllowed: AVError.Code { get { _Absence.report("AVError.operationNotAllowed", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var operationNotSupportedForAsset: AVError.Code { get { _Absence.report("AVError.operationNotSupportedForAsset", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var operationNotSupportedForPreset: AVError.Code { get { _Absence.report("AVError.operationNotSupportedForPreset", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var outOfMemory: AVError.Code { get { _Absence.report("AVError.outOfMemory", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var persistentTrackID: CMPersistentTrackID? { get { _Absence.report("AVError.persistentTrackID", answer: "nil"); return nil } }
  public var presentationTimeStamp: CMTime? { get { _Absence.report("AVError.presentationTimeStamp", answer: "nil"); return nil } }
  public var processID: Int? { get { _Absence.report("AVError.processID", answer: "nil"); return nil } }
  public static var recordingAlreadyInProgress: AVError.Code { get { _Absence.report("AVError.recordingAlreadyInProgress", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var recordingSuccessfullyFinished: Bool? { get { _Absence.report("AVError.recordingSuccessfullyFinished", answer: "nil"); return nil } }
  public static var referenceForbiddenByReferencePolicy: AVError.Code { get { _Absence.report("AVError.referenceForbiddenByReferencePolicy", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var rosettaNotInstalled: AVError.Code { get { _Absence.report("AVError.rosettaNotInstalled", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var sandboxExtensionDenied: AVError.Code { get { _Absence.report("AVError.sandboxExtensionDenied", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var screenCaptureFailed: AVError.Code { get { _Absence.report("AVError.screenCaptureFailed", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var segmentStartedWithNonSyncSample: AVError.Code { get { _Absence.report("AVError.segmentStartedWithNonSyncSample", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var serverIncorrectlyConfigured: AVError.Code { get { _Absence.report("AVError.serverIncorrectlyConfigured", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var sessionConfigurationChanged: AVError.Code { get { _Absence.report("AVError.sessionConfigurationChanged", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var sessionHardwareCostOverage: AVError.Code { get { _Absence.report("AVError.sessionHardwareCostOverage", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var sessionNotRunning: AVError.Code { get { _Absence.report("AVError.sessionNotRunning", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var sessionWasInterrupted: AVError.Code { get { _Absence.report("AVError.sessionWasInterrupted", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var time: CMTime? { get { _Absence.report("AVError.time", answer: "nil"); return nil } }
  public static var torchLevelUnavailable: AVError.Code { get { _Absence.report("AVError.torchLevelUnavailable", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var undecodableMediaData: AVError.Code { get { _Absence.report("AVError.undecodableMediaData", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var unknown: AVError.Code { get { _Absence.report("AVError.unknown", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var unsupportedDeviceActiveFormat: AVError.Code { get { _Absence.report("AVError.unsupportedDeviceActiveFormat", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public static var unsupportedOutputSettings: AVError.Code { get { _Absence.report("AVError.unsupportedOutputSettings", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("AVError.userInfo", answer: "[:]"); return [:] } }
  public static var videoCompositorFailed: AVError.Code { get { _Absence.report("AVError.videoCompositorFailed", answer: "AVError.Code.`unknown`"); return AVError.Code.`unknown` } }
}
extension AVError {
public enum Code: Hashable, Sendable {
  case `airPlayControllerRequiresInternet`
  case `airPlayReceiverRequiresInternet`
  case `airPlayReceiverTemporarilyUnavailable`
  case `applicationIsNotAuthorized`
  case `applicationIsNotAuthorizedToUseDevice`
  case `compositionTrackSegmentsNotContiguous`
  case `contentIsNotAuthorized`
  case `contentIsProtected`
  case `contentIsUnavailable`
  case `contentKeyRequestCancelled`
  case `contentNotUpdated`
  case `decodeFailed`
  case `decoderNotFound`
  case `decoderTemporarilyUnavailable`
  case `deviceAlreadyUsedByAnotherSession`
  case `deviceInUseByAnotherApplication`
  case `deviceIsNotAvailableInBackground`
  case `deviceLockedForConfigurationByAnotherProcess`
  case `deviceNotConnected`
  case `deviceWasDisconnected`
  case `diskFull`
  case `displayWasDisabled`
  case `encodeFailed`
  case `encoderNotFound`
  case `encoderTemporarilyUnavailable`
  case `exportFailed`
  case `externalPlaybackNotSupportedForAsset`
  case `failedToLoadMediaData`
  case `failedToLoadSampleData`
  case `failedToParse`
  case `fileAlreadyExists`
  case `fileFailedToParse`
  case `fileFormatNotRecognized`
  case `fileTypeDoesNotSupportSampleReferences`
  case `formatUnsupported`
  case `incompatibleAsset`
  case `incorrectlyConfigured`
  case `invalidCompositionTrackSegmentDuration`
  case `invalidCompositionTrackSegmentSourceDuration`
  case `invalidCompositionTrackSegmentSourceStartTime`
  case `invalidOutputURLPathExtension`
  case `invalidSampleCursor`
  case `invalidSourceMedia`
  case `invalidVideoComposition`
  case `malformedDepth`
  case `maximumDurationReached`
  case `maximumFileSizeReached`
  case `maximumNumberOfSamplesForFileFormatReached`
  case `maximumStillImageCaptureRequestsExceeded`
  case `mediaChanged`
  case `mediaDiscontinuity`
  case `mediaServicesWereReset`
  case `noCompatibleAlternatesForExternalDisplay`
  case `noDataCaptured`
  case `noImageAtTime`
  case `noLongerPlayable`
  case `noSourceTrack`
  case `operationCancelled`
  case `operationInterrupted`
  case `operationNotAllowed`
  case `operationNotSupportedForAsset`
  case `operationNotSupportedForPreset`
  case `outOfMemory`
  case `recordingAlreadyInProgress`
  case `referenceForbiddenByReferencePolicy`
  case `rosettaNotInstalled`
  case `sandboxExtensionDenied`
  case `screenCaptureFailed`
  case `segmentStartedWithNonSyncSample`
  case `serverIncorrectlyConfigured`
  case `sessionConfigurationChanged`
  case `sessionHardwareCostOverage`
  case `sessionNotRunning`
  case `sessionWasInterrupted`
  case `torchLevelUnavailable`
  case `undecodableMediaData`
  case `unknown`
  case `unsupportedDeviceActiveFormat`
  case `unsupportedOutputSettings`
  case `videoCompositorFailed`
  public var rawValue: Int { _Absence.report("AVError.Code.rawValue", answer: "a value that was made up"); switch self { case .`airPlayControllerRequiresInternet`: return 0; case .`airPlayReceiverRequiresInternet`: return 1; case .`airPlayReceiverTemporarilyUnavailable`: return 2; case .`applicationIsNotAuthorized`: return 3; case .`applicationIsNotAuthorizedToUseDevice`: return 4; case .`compositionTrackSegmentsNotContiguous`: return 5; case .`contentIsNotAuthorized`: return 6; case .`contentIsProtected`: return 7; case .`contentIsUnavailable`: return 8; case .`contentKeyRequestCancelled`: return 9; case .`contentNotUpdated`: return 10; case .`decodeFailed`: return 11; case .`decoderNotFound`: return 12; case .`decoderTemporarilyUnavailable`: return 13; case .`deviceAlreadyUsedByAnotherSession`: return 14; case .`deviceInUseByAnotherApplication`: return 15; case .`deviceIsNotAvailableInBackground`: return 16; case .`deviceLockedForConfigurationByAnotherProcess`: return 17; case .`deviceNotConnected`: return 18; case .`deviceWasDisconnected`: return 19; case .`diskFull`: return 20; case .`displayWasDisabled`: return 21; case .`encodeFailed`: return 22; case .`encoderNotFound`: return 23; case .`encoderTemporarilyUnavailable`: return 24; case .`exportFailed`: return 25; case .`externalPlaybackNotSupportedForAsset`: return 26; case .`failedToLoadMediaData`: return 27; case .`failedToLoadSampleData`: return 28; case .`failedToParse`: return 29; case .`fileAlreadyExists`: return 30; case .`fileFailedToParse`: return 31; case .`fileFormatNotRecognized`: return 32; case .`fileTypeDoesNotSupportSampleReferences`: return 33; case .`formatUnsupported`: return 34; case .`incompatibleAsset`: return 35; case .`incorrectlyConfigured`: return 36; case .`invalidCompositionTrackSegmentDuration`: return 37; case .`invalidCompositionTrackSegmentSourceDuration`: return 38; case .`invalidCompositionTrackSegmentSourceStartTime`: return 39; case .`invalidOutputURLPathExtension`: return 40; case .`invalidSampleCursor`: return 41; case .`invalidSourceMedia`: return 42; case .`invalidVideoComposition`: return 43; case .`malformedDepth`: return 44; case .`maximumDurationReached`: return 45; case .`maximumFileSizeReached`: return 46; case .`maximumNumberOfSamplesForFileFormatReached`: return 47; case .`maximumStillImageCaptureRequestsExceeded`: return 48; case .`mediaChanged`: return 49; case .`mediaDiscontinuity`: return 50; case .`mediaServicesWereReset`: return 51; case .`noCompatibleAlternatesForExternalDisplay`: return 52; case .`noDataCaptured`: return 53; case .`noImageAtTime`: return 54; case .`noLongerPlayable`: return 55; case .`noSourceTrack`: return 56; case .`operationCancelled`: return 57; case .`operationInterrupted`: return 58; case .`operationNotAllowed`: return 59; case .`operationNotSupportedForAsset`: return 60; case .`operationNotSupportedForPreset`: return 61; case .`outOfMemory`: return 62; case .`recordingAlreadyInProgress`: return 63; case .`referenceForbiddenByReferencePolicy`: return 64; case .`rosettaNotInstalled`: return 65; case .`sandboxExtensionDenied`: return 66; case .`screenCaptureFailed`: return 67; case .`segmentStartedWithNonSyncSample`: return 68; case .`serverIncorrectlyConfigured`: return 69; case .`sessionConfigurationChanged`: return 70; case .`sessionHardwareCostOverage`: return 71; case .`sessionNotRunning`: return 72; case .`sessionWasInterrupted`: return 73; case .`torchLevelUnavailable`: return 74; case .`undecodableMediaData`: return 75; case .`unknown`: return 76; case .`unsupportedDeviceActiveFormat`: return 77; case .`unsupportedOutputSettings`: return 78; case .`videoCompositorFailed`: return 79 } }
  public init?(rawValue: Int) { _Absence.report("AVError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`airPlayControllerRequiresInternet`; case 1: self = .`airPlayReceiverRequiresInternet`; case 2: self = .`airPlayReceiverTemporarilyUnavailable`; case 3: self = .`applicationIsNotAuthorized`; case 4: self = .`applicationIsNotAuthorizedToUseDevice`; case 5: self = .`compositionTrackSegmentsNotContiguous`; case 6: self = .`contentIsNotAuthorized`; case 7: self = .`contentIsProtected`; case 8: self = .`contentIsUnavailable`; case 9: self = .`contentKeyRequestCancelled`; case 10: self = .`contentNotUpdated`; case 11: self = .`decodeFailed`; case 12: self = .`decoderNotFound`; case 13: self = .`decoderTemporarilyUnavailable`; case 14: self = .`deviceAlreadyUsedByAnotherSession`; case 15: self = .`deviceInUseByAnotherApplication`; case 16: self = .`deviceIsNotAvailableInBackground`; case 17: self = .`deviceLockedForConfigurationByAnotherProcess`; case 18: self = .`deviceNotConnected`; case 19: self = .`deviceWasDisconnected`; case 20: self = .`diskFull`; case 21: self = .`displayWasDisabled`; case 22: self = .`encodeFailed`; case 23: self = .`encoderNotFound`; case 24: self = .`encoderTemporarilyUnavailable`; case 25: self = .`exportFailed`; case 26: self = .`externalPlaybackNotSupportedForAsset`; case 27: self = .`failedToLoadMediaData`; case 28: self = .`failedToLoadSampleData`; case 29: self = .`failedToParse`; case 30: self = .`fileAlreadyExists`; case 31: self = .`fileFailedToParse`; case 32: self = .`fileFormatNotRecognized`; case 33: self = .`fileTypeDoesNotSupportSampleReferences`; case 34: self = .`formatUnsupported`; case 35: self = .`incompatibleAsset`; case 36: self = .`incorrectlyConfigured`; case 37: self = .`invalidCompositionTrackSegmentDuration`; case 38: self = .`invalidCompositionTrackSegmentSourceDuration`; case 39: self = .`invalidCompositionTrackSegmentSourceStartTime`; case 40: self = .`invalidOutputURLPathExtension`; case 41: self = .`invalidSampleCursor`; case 42: self = .`invalidSourceMedia`; case 43: self = .`invalidVideoComposition`; case 44: self = .`malformedDepth`; case 45: self = .`maximumDurationReached`; case 46: self = .`maximumFileSizeReached`; case 47: self = .`maximumNumberOfSamplesForFileFormatReached`; case 48: self = .`maximumStillImageCaptureRequestsExceeded`; case 49: self = .`mediaChanged`; case 50: self = .`mediaDiscontinuity`; case 51: self = .`mediaServicesWereReset`; case 52: self = .`noCompatibleAlternatesForExternalDisplay`; case 53: self = .`noDataCaptured`; case 54: self = .`noImageAtTime`; case 55: self = .`noLongerPlayable`; case 56: self = .`noSourceTrack`; case 57: self = .`operationCancelled`; case 58: self = .`operationInterrupted`; case 59: self = .`operationNotAllowed`; case 60: self = .`operationNotSupportedForAsset`; case 61: self = .`operationNotSupportedForPreset`; case 62: self = .`outOfMemory`; case 63: self = .`recordingAlreadyInProgress`; case 64: self = .`referenceForbiddenByReferencePolicy`; case 65: self = .`rosettaNotInstalled`; case 66: self = .`sandboxExtensionDenied`; case 67: self = .`screenCaptureFailed`; case 68: self = .`segmentStartedWithNonSyncSample`; case 69: self = .`serverIncorrectlyConfigured`; case 70: self = .`sessionConfigurationChanged`; case 71: self = .`sessionHardwareCostOverage`; case 72: self = .`sessionNotRunning`; case 73: self = .`sessionWasInterrupted`; case 74: self = .`torchLevelUnavailable`; case 75: self = .`undecodableMediaData`; case 76: self = .`unknown`; case 77: self = .`unsupportedDeviceActiveFormat`; case 78: self = .`unsupportedOutputSettings`; case 79: self = .`videoCompositorFailed`; default: return nil } }
}
}
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var ac3: AVFileType { _Absence.report("AVFileType.ac3", answer: "a name that was made up"); return AVFileType(rawValue: "ac3") }
  public static var aifc: AVFileType { _Absence.report("AVFileType.aifc", answer: "a name that was made up"); return AVFileType(rawValue: "aifc") }
  public static var aiff: AVFileType { _Absence.report("AVFileType.aiff", answer: "a name that was made up"); return AVFileType(rawValue: "aiff") }
  public static var amr: AVFileType { _Absence.report("AVFileType.amr", answer: "a name that was made up"); return AVFileType(rawValue: "amr") }
  public static var au: AVFileType { _Absence.report("AVFileType.au", answer: "a name that was made up"); return AVFileType(rawValue: "au") }
  public static var avci: AVFileType { _Absence.report("AVFileType.avci", answer: "a name that was made up"); return AVFileType(rawValue: "avci") }
  public static var caf: AVFileType { _Absence.report("AVFileType.caf", answer: "a name that was made up"); return AVFileType(rawValue: "caf") }
  public static var dng: AVFileType { _Absence.report("AVFileType.dng", answer: "a name that was made up"); return AVFileType(rawValue: "dng") }
  public static var eac3: AVFileType { _Absence.report("AVFileType.eac3", answer: "a name that was made up"); return AVFileType(rawValue: "eac3") }
  public static var heic: AVFileType { _Absence.report("AVFileType.heic", answer: "a name that was made up"); return AVFileType(rawValue: "heic") }
  public static var heif: AVFileType { _Absence.report("AVFileType.heif", answer: "a name that was made up"); return AVFileType(rawValue: "heif") }
  public init(_ rawValue: String) { _Absence.report("AVFileType.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var jpg: AVFileType { _Absence.report("AVFileType.jpg", answer: "a name that was made up"); return AVFileType(rawValue: "jpg") }
  public static var m4a: AVFileType { _Absence.report("AVFileType.m4a", answer: "a name that was made up"); return AVFileType(rawValue: "m4a") }
  public static var m4v: AVFileType { _Absence.report("AVFileType.m4v", answer: "a name that was made up"); return AVFileType(rawValue: "m4v") }
  public static var mobile3GPP: AVFileType { _Absence.report("AVFileType.mobile3GPP", answer: "a name that was made up"); return AVFileType(rawValue: "mobile3GPP") }
  public static var mobile3GPP2: AVFileType { _Absence.report("AVFileType.mobile3GPP2", answer: "a name that was made up"); return AVFileType(rawValue: "mobile3GPP2") }
  public static var mov: AVFileType { _Absence.report("AVFileType.mov", answer: "a name that was made up"); return AVFileType(rawValue: "mov") }
  public static var mp3: AVFileType { _Absence.report("AVFileType.mp3", answer: "a name that was made up"); return AVFileType(rawValue: "mp3") }
  public static var mp4: AVFileType { _Absence.report("AVFileType.mp4", answer: "a name that was made up"); return AVFileType(rawValue: "mp4") }
  public static var tif: AVFileType { _Absence.report("AVFileType.tif", answer: "a name that was made up"); return AVFileType(rawValue: "tif") }
  public static var wav: AVFileType { _Absence.report("AVFileType.wav", answer: "a name that was made up"); return AVFileType(rawValue: "wav") }
}
public struct AVFileTypeProfile: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var mpeg4AppleHLS: AVFileTypeProfile { _Absence.report("AVFileTypeProfile.mpeg4AppleHLS", answer: "a name that was made up"); return AVFileTypeProfile(rawValue: "mpeg4AppleHLS") }
  public static var mpeg4CMAFCompliant: AVFileTypeProfile { _Absence.report("AVFileTypeProfile.mpeg4CMAFCompliant", answer: "a name that was made up"); return AVFileTypeProfile(rawValue: "mpeg4CMAFCompliant") }
}
public enum AVKeyValueStatus: Hashable, Sendable {
  case `cancelled`
  case `failed`
  case `loaded`
  case `loading`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVKeyValueStatus.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`failed`: return 1; case .`loaded`: return 2; case .`loading`: return 3; case .`unknown`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVKeyValueStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`failed`; case 2: self = .`loaded`; case 3: self = .`loading`; case 4: self = .`unknown`; default: return nil } }
}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var resize: AVLayerVideoGravity { _Absence.report("AVLayerVideoGravity.resize", answer: "a name that was made up"); return AVLayerVideoGravity(rawValue: "resize") }
  public static var resizeAspect: AVLayerVideoGravity { _Absence.report("AVLayerVideoGravity.resizeAspect", answer: "a name that was made up"); return AVLayerVideoGravity(rawValue: "resizeAspect") }
  public static var resizeAspectFill: AVLayerVideoGravity { _Absence.report("AVLayerVideoGravity.resizeAspectFill", answer: "a name that was made up"); return AVLayerVideoGravity(rawValue: "resizeAspectFill") }
}
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audible: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.audible", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "audible") }
  public static var containsAlphaChannel: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.containsAlphaChannel", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "containsAlphaChannel") }
  public static var containsHDRVideo: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.containsHDRVideo", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "containsHDRVideo") }
  public static var containsOnlyForcedSubtitles: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.containsOnlyForcedSubtitles", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "containsOnlyForcedSubtitles") }
  public static var describesMusicAndSoundForAccessibility: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.describesMusicAndSoundForAccessibility", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "describesMusicAndSoundForAccessibility") }
  public static var describesVideoForAccessibility: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.describesVideoForAccessibility", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "describesVideoForAccessibility") }
  public static var dubbedTranslation: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.dubbedTranslation", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "dubbedTranslation") }
  public static var easyToRead: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.easyToRead", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "easyToRead") }
  public static var frameBased: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.frameBased", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "frameBased") }
  public init(_ rawValue: String) { _Absence.report("AVMediaCharacteristic.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var isAuxiliaryContent: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.isAuxiliaryContent", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "isAuxiliaryContent") }
  public static var isMainProgramContent: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.isMainProgramContent", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "isMainProgramContent") }
  public static var isOriginalContent: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.isOriginalContent", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "isOriginalContent") }
  public static var languageTranslation: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.languageTranslation", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "languageTranslation") }
  public static var legible: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.legible", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "legible") }
  public static var transcribesSpokenDialogForAccessibility: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.transcribesSpokenDialogForAccessibility", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "transcribesSpokenDialogForAccessibility") }
  public static var usesWideGamutColorSpace: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.usesWideGamutColorSpace", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "usesWideGamutColorSpace") }
  public static var visual: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.visual", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "visual") }
  public static var voiceOverTranslation: AVMediaCharacteristic { _Absence.report("AVMediaCharacteristic.voiceOverTranslation", answer: "a name that was made up"); return AVMediaCharacteristic(rawValue: "voiceOverTranslation") }
}
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audio: AVMediaType { _Absence.report("AVMediaType.audio", answer: "a name that was made up"); return AVMediaType(rawValue: "audio") }
  public static var closedCaption: AVMediaType { _Absence.report("AVMediaType.closedCaption", answer: "a name that was made up"); return AVMediaType(rawValue: "closedCaption") }
  public static var depthData: AVMediaType { _Absence.report("AVMediaType.depthData", answer: "a name that was made up"); return AVMediaType(rawValue: "depthData") }
  public init(_ rawValue: String) { _Absence.report("AVMediaType.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var metadata: AVMediaType { _Absence.report("AVMediaType.metadata", answer: "a name that was made up"); return AVMediaType(rawValue: "metadata") }
  public static var metadataObject: AVMediaType { _Absence.report("AVMediaType.metadataObject", answer: "a name that was made up"); return AVMediaType(rawValue: "metadataObject") }
  public static var muxed: AVMediaType { _Absence.report("AVMediaType.muxed", answer: "a name that was made up"); return AVMediaType(rawValue: "muxed") }
  public static var subtitle: AVMediaType { _Absence.report("AVMediaType.subtitle", answer: "a name that was made up"); return AVMediaType(rawValue: "subtitle") }
  public static var text: AVMediaType { _Absence.report("AVMediaType.text", answer: "a name that was made up"); return AVMediaType(rawValue: "text") }
  public static var timecode: AVMediaType { _Absence.report("AVMediaType.timecode", answer: "a name that was made up"); return AVMediaType(rawValue: "timecode") }
  public static var video: AVMediaType { _Absence.report("AVMediaType.video", answer: "a name that was made up"); return AVMediaType(rawValue: "video") }
}
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var baseURI: AVMetadataExtraAttributeKey { _Absence.report("AVMetadataExtraAttributeKey.baseURI", answer: "a name that was made up"); return AVMetadataExtraAttributeKey(rawValue: "baseURI") }
  public static var info: AVMetadataExtraAttributeKey { _Absence.report("AVMetadataExtraAttributeKey.info", answer: "a name that was made up"); return AVMetadataExtraAttributeKey(rawValue: "info") }
  public init(_ rawValue: String) { _Absence.report("AVMetadataExtraAttributeKey.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var valueURI: AVMetadataExtraAttributeKey { _Absence.report("AVMetadataExtraAttributeKey.valueURI", answer: "a name that was made up"); return AVMetadataExtraAttributeKey(rawValue: "valueURI") }
}
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var hlsMetadata: AVMetadataFormat { _Absence.report("AVMetadataFormat.hlsMetadata", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "hlsMetadata") }
  public static var iTunesMetadata: AVMetadataFormat { _Absence.report("AVMetadataFormat.iTunesMetadata", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "iTunesMetadata") }
  public static var id3Metadata: AVMetadataFormat { _Absence.report("AVMetadataFormat.id3Metadata", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "id3Metadata") }
  public static var isoUserData: AVMetadataFormat { _Absence.report("AVMetadataFormat.isoUserData", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "isoUserData") }
  public static var quickTimeMetadata: AVMetadataFormat { _Absence.report("AVMetadataFormat.quickTimeMetadata", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "quickTimeMetadata") }
  public static var quickTimeUserData: AVMetadataFormat { _Absence.report("AVMetadataFormat.quickTimeUserData", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "quickTimeUserData") }
  public static var unknown: AVMetadataFormat { _Absence.report("AVMetadataFormat.unknown", answer: "a name that was made up"); return AVMetadataFormat(rawValue: "unknown") }
}
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var commonIdentifierAccessibilityDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierAccessibilityDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierAccessibilityDescription") }
  public static var commonIdentifierAlbumName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierAlbumName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierAlbumName") }
  public static var commonIdentifierArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierArtist") }
  public static var commonIdentifierArtwork: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierArtwork", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierArtwork") }
  public static var commonIdentifierAssetIdentifier: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierAssetIdentifier", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierAssetIdentifier") }
  public static var commonIdentifierAuthor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierAuthor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierAuthor") }
  public static var commonIdentifierContributor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierContributor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierContributor") }
  public static var commonIdentifierCopyrights: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierCopyrights", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierCopyrights") }
  public static var commonIdentifierCreationDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierCreationDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierCreationDate") }
  public static var commonIdentifierCreator: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierCreator", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierCreator") }
  public static var commonIdentifierDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierDescription") }
  public static var commonIdentifierFormat: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierFormat", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierFormat") }
  public static var commonIdentifierLanguage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierLanguage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierLanguage") }
  public static var commonIdentifierLastModifiedDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierLastModifiedDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierLastModifiedDate") }
  public static var commonIdentifierLocation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierLocation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierLocation") }
  public static var commonIdentifierMake: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierMake", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierMake") }
  public static var commonIdentifierModel: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierModel", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierModel") }
  public static var commonIdentifierPublisher: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierPublisher", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierPublisher") }
  public static var commonIdentifierRelation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierRelation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierRelation") }
  public static var commonIdentifierSoftware: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierSoftware", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierSoftware") }
  public static var commonIdentifierSource: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierSource", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierSource") }
  public static var commonIdentifierSubject: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierSubject", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierSubject") }
  public static var commonIdentifierTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierTitle") }
  public static var commonIdentifierType: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.commonIdentifierType", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "commonIdentifierType") }
  public static var iTunesMetadataAccountKind: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataAccountKind", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataAccountKind") }
  public static var iTunesMetadataAcknowledgement: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataAcknowledgement", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataAcknowledgement") }
  public static var iTunesMetadataAlbum: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataAlbum", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataAlbum") }
  public static var iTunesMetadataAlbumArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataAlbumArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataAlbumArtist") }
  public static var iTunesMetadataAppleID: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataAppleID", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataAppleID") }
  public static var iTunesMetadataArranger: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataArranger", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataArranger") }
  public static var iTunesMetadataArtDirector: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataArtDirector", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataArtDirector") }
  public static var iTunesMetadataArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataArtist") }
  public static var iTunesMetadataArtistID: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataArtistID", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataArtistID") }
  public static var iTunesMetadataAuthor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataAuthor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataAuthor") }
  public static var iTunesMetadataBeatsPerMin: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataBeatsPerMin", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataBeatsPerMin") }
  public static var iTunesMetadataComposer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataComposer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataComposer") }
  public static var iTunesMetadataConductor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataConductor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataConductor") }
  public static var iTunesMetadataContentRating: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataContentRating", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataContentRating") }
  public static var iTunesMetadataCopyright: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataCopyright", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataCopyright") }
  public static var iTunesMetadataCoverArt: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataCoverArt", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataCoverArt") }
  public static var iTunesMetadataCredits: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataCredits", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataCredits") }
  public static var iTunesMetadataDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataDescription") }
  public static var iTunesMetadataDirector: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataDirector", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataDirector") }
  public static var iTunesMetadataDiscCompilation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataDiscCompilation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataDiscCompilation") }
  public static var iTunesMetadataDiscNumber: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataDiscNumber", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataDiscNumber") }
  public static var iTunesMetadataEQ: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataEQ", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataEQ") }
  public static var iTunesMetadataEncodedBy: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataEncodedBy", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataEncodedBy") }
  public static var iTunesMetadataEncodingTool: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataEncodingTool", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataEncodingTool") }
  public static var iTunesMetadataExecProducer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataExecProducer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataExecProducer") }
  public static var iTunesMetadataGenreID: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataGenreID", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataGenreID") }
  public static var iTunesMetadataGrouping: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataGrouping", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataGrouping") }
  public static var iTunesMetadataLinerNotes: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataLinerNotes", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataLinerNotes") }
  public static var iTunesMetadataLyrics: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataLyrics", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataLyrics") }
  public static var iTunesMetadataOnlineExtras: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataOnlineExtras", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataOnlineExtras") }
  public static var iTunesMetadataOriginalArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataOriginalArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataOriginalArtist") }
  public static var iTunesMetadataPerformer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataPerformer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataPerformer") }
  public static var iTunesMetadataPhonogramRights: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataPhonogramRights", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataPhonogramRights") }
  public static var iTunesMetadataPlaylistID: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataPlaylistID", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataPlaylistID") }
  public static var iTunesMetadataPredefinedGenre: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataPredefinedGenre", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataPredefinedGenre") }
  public static var iTunesMetadataProducer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataProducer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataProducer") }
  public static var iTunesMetadataPublisher: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataPublisher", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataPublisher") }
  public static var iTunesMetadataRecordCompany: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataRecordCompany", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataRecordCompany") }
  public static var iTunesMetadataReleaseDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataReleaseDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataReleaseDate") }
  public static var iTunesMetadataSoloist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataSoloist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataSoloist") }
  public static var iTunesMetadataSongID: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataSongID", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataSongID") }
  public static var iTunesMetadataSongName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataSongName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataSongName") }
  public static var iTunesMetadataSoundEngineer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataSoundEngineer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataSoundEngineer") }
  public static var iTunesMetadataThanks: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataThanks", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataThanks") }
  public static var iTunesMetadataTrackNumber: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataTrackNumber", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataTrackNumber") }
  public static var iTunesMetadataTrackSubTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataTrackSubTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataTrackSubTitle") }
  public static var iTunesMetadataUserComment: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataUserComment", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataUserComment") }
  public static var iTunesMetadataUserGenre: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.iTunesMetadataUserGenre", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "iTunesMetadataUserGenre") }
  public static var icyMetadataStreamTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.icyMetadataStreamTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "icyMetadataStreamTitle") }
  public static var icyMetadataStreamURL: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.icyMetadataStreamURL", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "icyMetadataStreamURL") }
  public static var id3MetadataAlbumSortOrder: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataAlbumSortOrder", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataAlbumSortOrder") }
  public static var id3MetadataAlbumTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataAlbumTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataAlbumTitle") }
  public static var id3MetadataAttachedPicture: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataAttachedPicture", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataAttachedPicture") }
  public static var id3MetadataAudioEncryption: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataAudioEncryption", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataAudioEncryption") }
  public static var id3MetadataAudioSeekPointIndex: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataAudioSeekPointIndex", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataAudioSeekPointIndex") }
  public static var id3MetadataBand: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataBand", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataBand") }
  public static var id3MetadataBeatsPerMinute: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataBeatsPerMinute", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataBeatsPerMinute") }
  public static var id3MetadataComments: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataComments", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataComments") }
  public static var id3MetadataCommercial: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataCommercial", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataCommercial") }
  public static var id3MetadataCommercialInformation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataCommercialInformation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataCommercialInformation") }
  public static var id3MetadataCommerical: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataCommerical", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataCommerical") }
  public static var id3MetadataComposer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataComposer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataComposer") }
  public static var id3MetadataConductor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataConductor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataConductor") }
  public static var id3MetadataContentGroupDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataContentGroupDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataContentGroupDescription") }
  public static var id3MetadataContentType: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataContentType", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataContentType") }
  public static var id3MetadataCopyright: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataCopyright", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataCopyright") }
  public static var id3MetadataCopyrightInformation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataCopyrightInformation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataCopyrightInformation") }
  public static var id3MetadataDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataDate") }
  public static var id3MetadataEncodedBy: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEncodedBy", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEncodedBy") }
  public static var id3MetadataEncodedWith: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEncodedWith", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEncodedWith") }
  public static var id3MetadataEncodingTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEncodingTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEncodingTime") }
  public static var id3MetadataEncryption: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEncryption", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEncryption") }
  public static var id3MetadataEqualization: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEqualization", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEqualization") }
  public static var id3MetadataEqualization2: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEqualization2", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEqualization2") }
  public static var id3MetadataEventTimingCodes: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataEventTimingCodes", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataEventTimingCodes") }
  public static var id3MetadataFileOwner: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataFileOwner", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataFileOwner") }
  public static var id3MetadataFileType: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataFileType", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataFileType") }
  public static var id3MetadataGeneralEncapsulatedObject: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataGeneralEncapsulatedObject", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataGeneralEncapsulatedObject") }
  public static var id3MetadataGroupIdentifier: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataGroupIdentifier", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataGroupIdentifier") }
  public static var id3MetadataInitialKey: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataInitialKey", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataInitialKey") }
  public static var id3MetadataInternationalStandardRecordingCode: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataInternationalStandardRecordingCode", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataInternationalStandardRecordingCode") }
  public static var id3MetadataInternetRadioStationName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataInternetRadioStationName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataInternetRadioStationName") }
  public static var id3MetadataInternetRadioStationOwner: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataInternetRadioStationOwner", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataInternetRadioStationOwner") }
  public static var id3MetadataInvolvedPeopleList_v23: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataInvolvedPeopleList_v23", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataInvolvedPeopleList_v23") }
  public static var id3MetadataInvolvedPeopleList_v24: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataInvolvedPeopleList_v24", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataInvolvedPeopleList_v24") }
  public static var id3MetadataLanguage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataLanguage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataLanguage") }
  public static var id3MetadataLeadPerformer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataLeadPerformer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataLeadPerformer") }
  public static var id3MetadataLength: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataLength", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataLength") }
  public static var id3MetadataLink: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataLink", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataLink") }
  public static var id3MetadataLyricist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataLyricist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataLyricist") }
  public static var id3MetadataMPEGLocationLookupTable: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataMPEGLocationLookupTable", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataMPEGLocationLookupTable") }
  public static var id3MetadataMediaType: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataMediaType", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataMediaType") }
  public static var id3MetadataModifiedBy: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataModifiedBy", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataModifiedBy") }
  public static var id3MetadataMood: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataMood", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataMood") }
  public static var id3MetadataMusicCDIdentifier: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataMusicCDIdentifier", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataMusicCDIdentifier") }
  public static var id3MetadataMusicianCreditsList: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataMusicianCreditsList", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataMusicianCreditsList") }
  public static var id3MetadataOfficialArtistWebpage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOfficialArtistWebpage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOfficialArtistWebpage") }
  public static var id3MetadataOfficialAudioFileWebpage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOfficialAudioFileWebpage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOfficialAudioFileWebpage") }
  public static var id3MetadataOfficialAudioSourceWebpage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOfficialAudioSourceWebpage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOfficialAudioSourceWebpage") }
  public static var id3MetadataOfficialInternetRadioStationHomepage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOfficialInternetRadioStationHomepage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOfficialInternetRadioStationHomepage") }
  public static var id3MetadataOfficialPublisherWebpage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOfficialPublisherWebpage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOfficialPublisherWebpage") }
  public static var id3MetadataOriginalAlbumTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOriginalAlbumTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOriginalAlbumTitle") }
  public static var id3MetadataOriginalArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOriginalArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOriginalArtist") }
  public static var id3MetadataOriginalFilename: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOriginalFilename", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOriginalFilename") }
  public static var id3MetadataOriginalLyricist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOriginalLyricist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOriginalLyricist") }
  public static var id3MetadataOriginalReleaseTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOriginalReleaseTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOriginalReleaseTime") }
  public static var id3MetadataOriginalReleaseYear: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOriginalReleaseYear", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOriginalReleaseYear") }
  public static var id3MetadataOwnership: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataOwnership", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataOwnership") }
  public static var id3MetadataPartOfASet: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPartOfASet", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPartOfASet") }
  public static var id3MetadataPayment: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPayment", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPayment") }
  public static var id3MetadataPerformerSortOrder: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPerformerSortOrder", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPerformerSortOrder") }
  public static var id3MetadataPlayCounter: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPlayCounter", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPlayCounter") }
  public static var id3MetadataPlaylistDelay: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPlaylistDelay", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPlaylistDelay") }
  public static var id3MetadataPopularimeter: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPopularimeter", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPopularimeter") }
  public static var id3MetadataPositionSynchronization: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPositionSynchronization", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPositionSynchronization") }
  public static var id3MetadataPrivate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPrivate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPrivate") }
  public static var id3MetadataProducedNotice: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataProducedNotice", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataProducedNotice") }
  public static var id3MetadataPublisher: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataPublisher", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataPublisher") }
  public static var id3MetadataRecommendedBufferSize: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataRecommendedBufferSize", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataRecommendedBufferSize") }
  public static var id3MetadataRecordingDates: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataRecordingDates", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataRecordingDates") }
  public static var id3MetadataRecordingTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataRecordingTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataRecordingTime") }
  public static var id3MetadataRelativeVolumeAdjustment: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataRelativeVolumeAdjustment", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataRelativeVolumeAdjustment") }
  public static var id3MetadataRelativeVolumeAdjustment2: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataRelativeVolumeAdjustment2", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataRelativeVolumeAdjustment2") }
  public static var id3MetadataReleaseTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataReleaseTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataReleaseTime") }
  public static var id3MetadataReverb: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataReverb", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataReverb") }
  public static var id3MetadataSeek: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSeek", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSeek") }
  public static var id3MetadataSetSubtitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSetSubtitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSetSubtitle") }
  public static var id3MetadataSignature: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSignature", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSignature") }
  public static var id3MetadataSize: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSize", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSize") }
  public static var id3MetadataSubTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSubTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSubTitle") }
  public static var id3MetadataSynchronizedLyric: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSynchronizedLyric", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSynchronizedLyric") }
  public static var id3MetadataSynchronizedTempoCodes: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataSynchronizedTempoCodes", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataSynchronizedTempoCodes") }
  public static var id3MetadataTaggingTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataTaggingTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataTaggingTime") }
  public static var id3MetadataTermsOfUse: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataTermsOfUse", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataTermsOfUse") }
  public static var id3MetadataTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataTime") }
  public static var id3MetadataTitleDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataTitleDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataTitleDescription") }
  public static var id3MetadataTitleSortOrder: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataTitleSortOrder", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataTitleSortOrder") }
  public static var id3MetadataTrackNumber: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataTrackNumber", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataTrackNumber") }
  public static var id3MetadataUniqueFileIdentifier: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataUniqueFileIdentifier", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataUniqueFileIdentifier") }
  public static var id3MetadataUnsynchronizedLyric: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataUnsynchronizedLyric", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataUnsynchronizedLyric") }
  public static var id3MetadataUserText: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataUserText", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataUserText") }
  public static var id3MetadataUserURL: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataUserURL", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataUserURL") }
  public static var id3MetadataYear: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.id3MetadataYear", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "id3MetadataYear") }
  public static var identifier3GPUserDataAlbumAndTrack: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataAlbumAndTrack", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataAlbumAndTrack") }
  public static var identifier3GPUserDataAuthor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataAuthor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataAuthor") }
  public static var identifier3GPUserDataCollection: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataCollection", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataCollection") }
  public static var identifier3GPUserDataCopyright: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataCopyright", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataCopyright") }
  public static var identifier3GPUserDataDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataDescription") }
  public static var identifier3GPUserDataGenre: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataGenre", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataGenre") }
  public static var identifier3GPUserDataKeywordList: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataKeywordList", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataKeywordList") }
  public static var identifier3GPUserDataLocation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataLocation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataLocation") }
  public static var identifier3GPUserDataMediaClassification: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataMediaClassification", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataMediaClassification") }
  public static var identifier3GPUserDataMediaRating: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataMediaRating", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataMediaRating") }
  public static var identifier3GPUserDataPerformer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataPerformer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataPerformer") }
  public static var identifier3GPUserDataRecordingYear: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataRecordingYear", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataRecordingYear") }
  public static var identifier3GPUserDataThumbnail: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataThumbnail", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataThumbnail") }
  public static var identifier3GPUserDataTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataTitle") }
  public static var identifier3GPUserDataUserRating: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.identifier3GPUserDataUserRating", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "identifier3GPUserDataUserRating") }
  public init(_ rawValue: String) { _Absence.report("AVMetadataIdentifier.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var isoUserDataAccessibilityDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.isoUserDataAccessibilityDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "isoUserDataAccessibilityDescription") }
  public static var isoUserDataCopyright: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.isoUserDataCopyright", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "isoUserDataCopyright") }
  public static var isoUserDataDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.isoUserDataDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "isoUserDataDate") }
  public static var isoUserDataTaggedCharacteristic: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.isoUserDataTaggedCharacteristic", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "isoUserDataTaggedCharacteristic") }
  public static var quickTimeMetadataAccessibilityDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataAccessibilityDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataAccessibilityDescription") }
  public static var quickTimeMetadataAlbum: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataAlbum", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataAlbum") }
  public static var quickTimeMetadataArranger: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataArranger", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataArranger") }
  public static var quickTimeMetadataArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataArtist") }
  public static var quickTimeMetadataArtwork: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataArtwork", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataArtwork") }
  public static var quickTimeMetadataAuthor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataAuthor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataAuthor") }
  public static var quickTimeMetadataAutoLivePhoto: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataAutoLivePhoto", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataAutoLivePhoto") }
  public static var quickTimeMetadataCameraFrameReadoutTime: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataCameraFrameReadoutTime", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataCameraFrameReadoutTime") }
  public static var quickTimeMetadataCameraIdentifier: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataCameraIdentifier", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataCameraIdentifier") }
  public static var quickTimeMetadataCollectionUser: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataCollectionUser", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataCollectionUser") }
  public static var quickTimeMetadataComment: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataComment", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataComment") }
  public static var quickTimeMetadataComposer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataComposer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataComposer") }
  public static var quickTimeMetadataContentIdentifier: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataContentIdentifier", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataContentIdentifier") }
  public static var quickTimeMetadataCopyright: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataCopyright", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataCopyright") }
  public static var quickTimeMetadataCreationDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataCreationDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataCreationDate") }
  public static var quickTimeMetadataCredits: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataCredits", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataCredits") }
  public static var quickTimeMetadataDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDescription") }
  public static var quickTimeMetadataDetectedCatBody: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDetectedCatBody", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDetectedCatBody") }
  public static var quickTimeMetadataDetectedDogBody: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDetectedDogBody", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDetectedDogBody") }
  public static var quickTimeMetadataDetectedFace: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDetectedFace", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDetectedFace") }
  public static var quickTimeMetadataDetectedHumanBody: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDetectedHumanBody", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDetectedHumanBody") }
  public static var quickTimeMetadataDetectedSalientObject: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDetectedSalientObject", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDetectedSalientObject") }
  public static var quickTimeMetadataDirectionFacing: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDirectionFacing", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDirectionFacing") }
  public static var quickTimeMetadataDirectionMotion: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDirectionMotion", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDirectionMotion") }
  public static var quickTimeMetadataDirector: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDirector", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDirector") }
  public static var quickTimeMetadataDisplayName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataDisplayName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataDisplayName") }
  public static var quickTimeMetadataEncodedBy: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataEncodedBy", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataEncodedBy") }
  public static var quickTimeMetadataGenre: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataGenre", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataGenre") }
  public static var quickTimeMetadataInformation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataInformation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataInformation") }
  public static var quickTimeMetadataIsMontage: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataIsMontage", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataIsMontage") }
  public static var quickTimeMetadataKeywords: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataKeywords", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataKeywords") }
  public static var quickTimeMetadataLivePhotoVitalityScore: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLivePhotoVitalityScore", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLivePhotoVitalityScore") }
  public static var quickTimeMetadataLivePhotoVitalityScoringVersion: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLivePhotoVitalityScoringVersion", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLivePhotoVitalityScoringVersion") }
  public static var quickTimeMetadataLocationBody: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationBody", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationBody") }
  public static var quickTimeMetadataLocationDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationDate") }
  public static var quickTimeMetadataLocationHorizontalAccuracyInMeters: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationHorizontalAccuracyInMeters", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationHorizontalAccuracyInMeters") }
  public static var quickTimeMetadataLocationISO6709: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationISO6709", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationISO6709") }
  public static var quickTimeMetadataLocationName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationName") }
  public static var quickTimeMetadataLocationNote: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationNote", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationNote") }
  public static var quickTimeMetadataLocationRole: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataLocationRole", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataLocationRole") }
  public static var quickTimeMetadataMake: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataMake", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataMake") }
  public static var quickTimeMetadataModel: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataModel", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataModel") }
  public static var quickTimeMetadataOriginalArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataOriginalArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataOriginalArtist") }
  public static var quickTimeMetadataPerformer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataPerformer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataPerformer") }
  public static var quickTimeMetadataPhonogramRights: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataPhonogramRights", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataPhonogramRights") }
  public static var quickTimeMetadataPreferredAffineTransform: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataPreferredAffineTransform", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataPreferredAffineTransform") }
  public static var quickTimeMetadataProducer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataProducer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataProducer") }
  public static var quickTimeMetadataPublisher: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataPublisher", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataPublisher") }
  public static var quickTimeMetadataRatingUser: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataRatingUser", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataRatingUser") }
  public static var quickTimeMetadataSoftware: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataSoftware", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataSoftware") }
  public static var quickTimeMetadataSpatialOverCaptureQualityScore: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataSpatialOverCaptureQualityScore", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataSpatialOverCaptureQualityScore") }
  public static var quickTimeMetadataSpatialOverCaptureQualityScoringVersion: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataSpatialOverCaptureQualityScoringVersion", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataSpatialOverCaptureQualityScoringVersion") }
  public static var quickTimeMetadataTitle: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataTitle", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataTitle") }
  public static var quickTimeMetadataVideoOrientation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataVideoOrientation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataVideoOrientation") }
  public static var quickTimeMetadataYear: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataYear", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataYear") }
  public static var quickTimeMetadataiXML: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeMetadataiXML", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeMetadataiXML") }
  public static var quickTimeUserDataAccessibilityDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataAccessibilityDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataAccessibilityDescription") }
  public static var quickTimeUserDataAlbum: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataAlbum", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataAlbum") }
  public static var quickTimeUserDataArranger: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataArranger", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataArranger") }
  public static var quickTimeUserDataArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataArtist") }
  public static var quickTimeUserDataAuthor: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataAuthor", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataAuthor") }
  public static var quickTimeUserDataChapter: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataChapter", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataChapter") }
  public static var quickTimeUserDataComment: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataComment", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataComment") }
  public static var quickTimeUserDataComposer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataComposer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataComposer") }
  public static var quickTimeUserDataCopyright: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataCopyright", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataCopyright") }
  public static var quickTimeUserDataCreationDate: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataCreationDate", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataCreationDate") }
  public static var quickTimeUserDataCredits: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataCredits", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataCredits") }
  public static var quickTimeUserDataDescription: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataDescription", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataDescription") }
  public static var quickTimeUserDataDirector: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataDirector", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataDirector") }
  public static var quickTimeUserDataDisclaimer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataDisclaimer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataDisclaimer") }
  public static var quickTimeUserDataEncodedBy: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataEncodedBy", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataEncodedBy") }
  public static var quickTimeUserDataFullName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataFullName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataFullName") }
  public static var quickTimeUserDataGenre: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataGenre", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataGenre") }
  public static var quickTimeUserDataHostComputer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataHostComputer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataHostComputer") }
  public static var quickTimeUserDataInformation: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataInformation", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataInformation") }
  public static var quickTimeUserDataKeywords: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataKeywords", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataKeywords") }
  public static var quickTimeUserDataLocationISO6709: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataLocationISO6709", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataLocationISO6709") }
  public static var quickTimeUserDataMake: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataMake", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataMake") }
  public static var quickTimeUserDataModel: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataModel", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataModel") }
  public static var quickTimeUserDataOriginalArtist: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataOriginalArtist", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataOriginalArtist") }
  public static var quickTimeUserDataOriginalFormat: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataOriginalFormat", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataOriginalFormat") }
  public static var quickTimeUserDataOriginalSource: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataOriginalSource", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataOriginalSource") }
  public static var quickTimeUserDataPerformers: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataPerformers", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataPerformers") }
  public static var quickTimeUserDataPhonogramRights: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataPhonogramRights", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataPhonogramRights") }
  public static var quickTimeUserDataProducer: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataProducer", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataProducer") }
  public static var quickTimeUserDataProduct: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataProduct", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataProduct") }
  public static var quickTimeUserDataPublisher: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataPublisher", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataPublisher") }
  public static var quickTimeUserDataSoftware: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataSoftware", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataSoftware") }
  public static var quickTimeUserDataSpecialPlaybackRequirements: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataSpecialPlaybackRequirements", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataSpecialPlaybackRequirements") }
  public static var quickTimeUserDataTaggedCharacteristic: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataTaggedCharacteristic", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataTaggedCharacteristic") }
  public static var quickTimeUserDataTrack: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataTrack", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataTrack") }
  public static var quickTimeUserDataTrackName: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataTrackName", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataTrackName") }
  public static var quickTimeUserDataURLLink: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataURLLink", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataURLLink") }
  public static var quickTimeUserDataWarning: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataWarning", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataWarning") }
  public static var quickTimeUserDataWriter: AVMetadataIdentifier { _Absence.report("AVMetadataIdentifier.quickTimeUserDataWriter", answer: "a name that was made up"); return AVMetadataIdentifier(rawValue: "quickTimeUserDataWriter") }
}
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var commonKeyAccessibilityDescription: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyAccessibilityDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyAccessibilityDescription") }
  public static var commonKeyAlbumName: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyAlbumName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyAlbumName") }
  public static var commonKeyArtist: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyArtist") }
  public static var commonKeyArtwork: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyArtwork", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyArtwork") }
  public static var commonKeyAuthor: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyAuthor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyAuthor") }
  public static var commonKeyContributor: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyContributor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyContributor") }
  public static var commonKeyCopyrights: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyCopyrights", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyCopyrights") }
  public static var commonKeyCreationDate: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyCreationDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyCreationDate") }
  public static var commonKeyCreator: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyCreator", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyCreator") }
  public static var commonKeyDescription: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyDescription") }
  public static var commonKeyFormat: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyFormat", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyFormat") }
  public static var commonKeyIdentifier: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyIdentifier", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyIdentifier") }
  public static var commonKeyLanguage: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyLanguage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyLanguage") }
  public static var commonKeyLastModifiedDate: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyLastModifiedDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyLastModifiedDate") }
  public static var commonKeyLocation: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyLocation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyLocation") }
  public static var commonKeyMake: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyMake", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyMake") }
  public static var commonKeyModel: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyModel", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyModel") }
  public static var commonKeyPublisher: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyPublisher", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyPublisher") }
  public static var commonKeyRelation: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyRelation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyRelation") }
  public static var commonKeySoftware: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeySoftware", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeySoftware") }
  public static var commonKeySource: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeySource", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeySource") }
  public static var commonKeySubject: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeySubject", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeySubject") }
  public static var commonKeyTitle: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyTitle") }
  public static var commonKeyType: AVMetadataKey { _Absence.report("AVMetadataKey.commonKeyType", answer: "a name that was made up"); return AVMetadataKey(rawValue: "commonKeyType") }
  public static var iTunesMetadataKeyAccountKind: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyAccountKind", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyAccountKind") }
  public static var iTunesMetadataKeyAcknowledgement: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyAcknowledgement", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyAcknowledgement") }
  public static var iTunesMetadataKeyAlbum: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyAlbum", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyAlbum") }
  public static var iTunesMetadataKeyAlbumArtist: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyAlbumArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyAlbumArtist") }
  public static var iTunesMetadataKeyAppleID: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyAppleID", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyAppleID") }
  public static var iTunesMetadataKeyArranger: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyArranger", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyArranger") }
  public static var iTunesMetadataKeyArtDirector: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyArtDirector", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyArtDirector") }
  public static var iTunesMetadataKeyArtist: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyArtist") }
  public static var iTunesMetadataKeyArtistID: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyArtistID", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyArtistID") }
  public static var iTunesMetadataKeyAuthor: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyAuthor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyAuthor") }
  public static var iTunesMetadataKeyBeatsPerMin: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyBeatsPerMin", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyBeatsPerMin") }
  public static var iTunesMetadataKeyComposer: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyComposer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyComposer") }
  public static var iTunesMetadataKeyConductor: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyConductor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyConductor") }
  public static var iTunesMetadataKeyContentRating: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyContentRating", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyContentRating") }
  public static var iTunesMetadataKeyCopyright: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyCopyright", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyCopyright") }
  public static var iTunesMetadataKeyCoverArt: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyCoverArt", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyCoverArt") }
  public static var iTunesMetadataKeyCredits: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyCredits", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyCredits") }
  public static var iTunesMetadataKeyDescription: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyDescription") }
  public static var iTunesMetadataKeyDirector: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyDirector", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyDirector") }
  public static var iTunesMetadataKeyDiscCompilation: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyDiscCompilation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyDiscCompilation") }
  public static var iTunesMetadataKeyDiscNumber: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyDiscNumber", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyDiscNumber") }
  public static var iTunesMetadataKeyEQ: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyEQ", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyEQ") }
  public static var iTunesMetadataKeyEncodedBy: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyEncodedBy", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyEncodedBy") }
  public static var iTunesMetadataKeyEncodingTool: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyEncodingTool", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyEncodingTool") }
  public static var iTunesMetadataKeyExecProducer: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyExecProducer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyExecProducer") }
  public static var iTunesMetadataKeyGenreID: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyGenreID", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyGenreID") }
  public static var iTunesMetadataKeyGrouping: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyGrouping", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyGrouping") }
  public static var iTunesMetadataKeyLinerNotes: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyLinerNotes", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyLinerNotes") }
  public static var iTunesMetadataKeyLyrics: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyLyrics", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyLyrics") }
  public static var iTunesMetadataKeyOnlineExtras: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyOnlineExtras", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyOnlineExtras") }
  public static var iTunesMetadataKeyOriginalArtist: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyOriginalArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyOriginalArtist") }
  public static var iTunesMetadataKeyPerformer: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyPerformer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyPerformer") }
  public static var iTunesMetadataKeyPhonogramRights: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyPhonogramRights", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyPhonogramRights") }
  public static var iTunesMetadataKeyPlaylistID: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyPlaylistID", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyPlaylistID") }
  public static var iTunesMetadataKeyPredefinedGenre: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyPredefinedGenre", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyPredefinedGenre") }
  public static var iTunesMetadataKeyProducer: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyProducer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyProducer") }
  public static var iTunesMetadataKeyPublisher: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyPublisher", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyPublisher") }
  public static var iTunesMetadataKeyRecordCompany: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyRecordCompany", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyRecordCompany") }
  public static var iTunesMetadataKeyReleaseDate: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyReleaseDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyReleaseDate") }
  public static var iTunesMetadataKeySoloist: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeySoloist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeySoloist") }
  public static var iTunesMetadataKeySongID: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeySongID", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeySongID") }
  public static var iTunesMetadataKeySongName: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeySongName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeySongName") }
  public static var iTunesMetadataKeySoundEngineer: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeySoundEngineer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeySoundEngineer") }
  public static var iTunesMetadataKeyThanks: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyThanks", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyThanks") }
  public static var iTunesMetadataKeyTrackNumber: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyTrackNumber", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyTrackNumber") }
  public static var iTunesMetadataKeyTrackSubTitle: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyTrackSubTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyTrackSubTitle") }
  public static var iTunesMetadataKeyUserComment: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyUserComment", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyUserComment") }
  public static var iTunesMetadataKeyUserGenre: AVMetadataKey { _Absence.report("AVMetadataKey.iTunesMetadataKeyUserGenre", answer: "a name that was made up"); return AVMetadataKey(rawValue: "iTunesMetadataKeyUserGenre") }
  public static var icyMetadataKeyStreamTitle: AVMetadataKey { _Absence.report("AVMetadataKey.icyMetadataKeyStreamTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "icyMetadataKeyStreamTitle") }
  public static var icyMetadataKeyStreamURL: AVMetadataKey { _Absence.report("AVMetadataKey.icyMetadataKeyStreamURL", answer: "a name that was made up"); return AVMetadataKey(rawValue: "icyMetadataKeyStreamURL") }
  public static var id3MetadataKeyAlbumSortOrder: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyAlbumSortOrder", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyAlbumSortOrder") }
  public static var id3MetadataKeyAlbumTitle: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyAlbumTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyAlbumTitle") }
  public static var id3MetadataKeyAttachedPicture: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyAttachedPicture", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyAttachedPicture") }
  public static var id3MetadataKeyAudioEncryption: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyAudioEncryption", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyAudioEncryption") }
  public static var id3MetadataKeyAudioSeekPointIndex: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyAudioSeekPointIndex", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyAudioSeekPointIndex") }
  public static var id3MetadataKeyBand: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyBand", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyBand") }
  public static var id3MetadataKeyBeatsPerMinute: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyBeatsPerMinute", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyBeatsPerMinute") }
  public static var id3MetadataKeyComments: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyComments", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyComments") }
  public static var id3MetadataKeyCommercial: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyCommercial", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyCommercial") }
  public static var id3MetadataKeyCommercialInformation: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyCommercialInformation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyCommercialInformation") }
  public static var id3MetadataKeyCommerical: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyCommerical", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyCommerical") }
  public static var id3MetadataKeyComposer: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyComposer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyComposer") }
  public static var id3MetadataKeyConductor: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyConductor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyConductor") }
  public static var id3MetadataKeyContentGroupDescription: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyContentGroupDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyContentGroupDescription") }
  public static var id3MetadataKeyContentType: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyContentType", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyContentType") }
  public static var id3MetadataKeyCopyright: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyCopyright", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyCopyright") }
  public static var id3MetadataKeyCopyrightInformation: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyCopyrightInformation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyCopyrightInformation") }
  public static var id3MetadataKeyDate: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyDate") }
  public static var id3MetadataKeyEncodedBy: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEncodedBy", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEncodedBy") }
  public static var id3MetadataKeyEncodedWith: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEncodedWith", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEncodedWith") }
  public static var id3MetadataKeyEncodingTime: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEncodingTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEncodingTime") }
  public static var id3MetadataKeyEncryption: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEncryption", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEncryption") }
  public static var id3MetadataKeyEqualization: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEqualization", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEqualization") }
  public static var id3MetadataKeyEqualization2: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEqualization2", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEqualization2") }
  public static var id3MetadataKeyEventTimingCodes: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyEventTimingCodes", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyEventTimingCodes") }
  public static var id3MetadataKeyFileOwner: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyFileOwner", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyFileOwner") }
  public static var id3MetadataKeyFileType: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyFileType", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyFileType") }
  public static var id3MetadataKeyGeneralEncapsulatedObject: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyGeneralEncapsulatedObject", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyGeneralEncapsulatedObject") }
  public static var id3MetadataKeyGroupIdentifier: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyGroupIdentifier", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyGroupIdentifier") }
  public static var id3MetadataKeyInitialKey: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyInitialKey", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyInitialKey") }
  public static var id3MetadataKeyInternationalStandardRecordingCode: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyInternationalStandardRecordingCode", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyInternationalStandardRecordingCode") }
  public static var id3MetadataKeyInternetRadioStationName: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyInternetRadioStationName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyInternetRadioStationName") }
  public static var id3MetadataKeyInternetRadioStationOwner: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyInternetRadioStationOwner", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyInternetRadioStationOwner") }
  public static var id3MetadataKeyInvolvedPeopleList_v23: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyInvolvedPeopleList_v23", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyInvolvedPeopleList_v23") }
  public static var id3MetadataKeyInvolvedPeopleList_v24: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyInvolvedPeopleList_v24", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyInvolvedPeopleList_v24") }
  public static var id3MetadataKeyLanguage: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyLanguage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyLanguage") }
  public static var id3MetadataKeyLeadPerformer: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyLeadPerformer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyLeadPerformer") }
  public static var id3MetadataKeyLength: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyLength", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyLength") }
  public static var id3MetadataKeyLink: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyLink", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyLink") }
  public static var id3MetadataKeyLyricist: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyLyricist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyLyricist") }
  public static var id3MetadataKeyMPEGLocationLookupTable: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyMPEGLocationLookupTable", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyMPEGLocationLookupTable") }
  public static var id3MetadataKeyMediaType: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyMediaType", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyMediaType") }
  public static var id3MetadataKeyModifiedBy: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyModifiedBy", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyModifiedBy") }
  public static var id3MetadataKeyMood: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyMood", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyMood") }
  public static var id3MetadataKeyMusicCDIdentifier: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyMusicCDIdentifier", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyMusicCDIdentifier") }
  public static var id3MetadataKeyMusicianCreditsList: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyMusicianCreditsList", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyMusicianCreditsList") }
  public static var id3MetadataKeyOfficialArtistWebpage: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOfficialArtistWebpage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOfficialArtistWebpage") }
  public static var id3MetadataKeyOfficialAudioFileWebpage: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOfficialAudioFileWebpage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOfficialAudioFileWebpage") }
  public static var id3MetadataKeyOfficialAudioSourceWebpage: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOfficialAudioSourceWebpage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOfficialAudioSourceWebpage") }
  public static var id3MetadataKeyOfficialInternetRadioStationHomepage: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOfficialInternetRadioStationHomepage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOfficialInternetRadioStationHomepage") }
  public static var id3MetadataKeyOfficialPublisherWebpage: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOfficialPublisherWebpage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOfficialPublisherWebpage") }
  public static var id3MetadataKeyOriginalAlbumTitle: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOriginalAlbumTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOriginalAlbumTitle") }
  public static var id3MetadataKeyOriginalArtist: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOriginalArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOriginalArtist") }
  public static var id3MetadataKeyOriginalFilename: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOriginalFilename", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOriginalFilename") }
  public static var id3MetadataKeyOriginalLyricist: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOriginalLyricist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOriginalLyricist") }
  public static var id3MetadataKeyOriginalReleaseTime: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOriginalReleaseTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOriginalReleaseTime") }
  public static var id3MetadataKeyOriginalReleaseYear: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOriginalReleaseYear", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOriginalReleaseYear") }
  public static var id3MetadataKeyOwnership: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyOwnership", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyOwnership") }
  public static var id3MetadataKeyPartOfASet: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPartOfASet", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPartOfASet") }
  public static var id3MetadataKeyPayment: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPayment", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPayment") }
  public static var id3MetadataKeyPerformerSortOrder: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPerformerSortOrder", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPerformerSortOrder") }
  public static var id3MetadataKeyPlayCounter: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPlayCounter", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPlayCounter") }
  public static var id3MetadataKeyPlaylistDelay: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPlaylistDelay", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPlaylistDelay") }
  public static var id3MetadataKeyPopularimeter: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPopularimeter", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPopularimeter") }
  public static var id3MetadataKeyPositionSynchronization: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPositionSynchronization", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPositionSynchronization") }
  public static var id3MetadataKeyPrivate: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPrivate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPrivate") }
  public static var id3MetadataKeyProducedNotice: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyProducedNotice", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyProducedNotice") }
  public static var id3MetadataKeyPublisher: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyPublisher", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyPublisher") }
  public static var id3MetadataKeyRecommendedBufferSize: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyRecommendedBufferSize", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyRecommendedBufferSize") }
  public static var id3MetadataKeyRecordingDates: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyRecordingDates", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyRecordingDates") }
  public static var id3MetadataKeyRecordingTime: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyRecordingTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyRecordingTime") }
  public static var id3MetadataKeyRelativeVolumeAdjustment: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyRelativeVolumeAdjustment", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyRelativeVolumeAdjustment") }
  public static var id3MetadataKeyRelativeVolumeAdjustment2: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyRelativeVolumeAdjustment2", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyRelativeVolumeAdjustment2") }
  public static var id3MetadataKeyReleaseTime: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyReleaseTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyReleaseTime") }
  public static var id3MetadataKeyReverb: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyReverb", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyReverb") }
  public static var id3MetadataKeySeek: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySeek", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySeek") }
  public static var id3MetadataKeySetSubtitle: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySetSubtitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySetSubtitle") }
  public static var id3MetadataKeySignature: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySignature", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySignature") }
  public static var id3MetadataKeySize: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySize", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySize") }
  public static var id3MetadataKeySubTitle: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySubTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySubTitle") }
  public static var id3MetadataKeySynchronizedLyric: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySynchronizedLyric", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySynchronizedLyric") }
  public static var id3MetadataKeySynchronizedTempoCodes: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeySynchronizedTempoCodes", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeySynchronizedTempoCodes") }
  public static var id3MetadataKeyTaggingTime: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyTaggingTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyTaggingTime") }
  public static var id3MetadataKeyTermsOfUse: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyTermsOfUse", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyTermsOfUse") }
  public static var id3MetadataKeyTime: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyTime") }
  public static var id3MetadataKeyTitleDescription: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyTitleDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyTitleDescription") }
  public static var id3MetadataKeyTitleSortOrder: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyTitleSortOrder", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyTitleSortOrder") }
  public static var id3MetadataKeyTrackNumber: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyTrackNumber", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyTrackNumber") }
  public static var id3MetadataKeyUniqueFileIdentifier: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyUniqueFileIdentifier", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyUniqueFileIdentifier") }
  public static var id3MetadataKeyUnsynchronizedLyric: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyUnsynchronizedLyric", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyUnsynchronizedLyric") }
  public static var id3MetadataKeyUserText: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyUserText", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyUserText") }
  public static var id3MetadataKeyUserURL: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyUserURL", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyUserURL") }
  public static var id3MetadataKeyYear: AVMetadataKey { _Absence.report("AVMetadataKey.id3MetadataKeyYear", answer: "a name that was made up"); return AVMetadataKey(rawValue: "id3MetadataKeyYear") }
  public init(_ rawValue: String) { _Absence.report("AVMetadataKey.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var isoUserDataKeyAccessibilityDescription: AVMetadataKey { _Absence.report("AVMetadataKey.isoUserDataKeyAccessibilityDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "isoUserDataKeyAccessibilityDescription") }
  public static var isoUserDataKeyCopyright: AVMetadataKey { _Absence.report("AVMetadataKey.isoUserDataKeyCopyright", answer: "a name that was made up"); return AVMetadataKey(rawValue: "isoUserDataKeyCopyright") }
  public static var isoUserDataKeyDate: AVMetadataKey { _Absence.report("AVMetadataKey.isoUserDataKeyDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "isoUserDataKeyDate") }
  public static var isoUserDataKeyTaggedCharacteristic: AVMetadataKey { _Absence.report("AVMetadataKey.isoUserDataKeyTaggedCharacteristic", answer: "a name that was made up"); return AVMetadataKey(rawValue: "isoUserDataKeyTaggedCharacteristic") }
  public static var metadata3GPUserDataKeyAlbumAndTrack: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyAlbumAndTrack", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyAlbumAndTrack") }
  public static var metadata3GPUserDataKeyAuthor: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyAuthor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyAuthor") }
  public static var metadata3GPUserDataKeyCollection: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyCollection", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyCollection") }
  public static var metadata3GPUserDataKeyCopyright: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyCopyright", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyCopyright") }
  public static var metadata3GPUserDataKeyDescription: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyDescription") }
  public static var metadata3GPUserDataKeyGenre: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyGenre", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyGenre") }
  public static var metadata3GPUserDataKeyKeywordList: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyKeywordList", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyKeywordList") }
  public static var metadata3GPUserDataKeyLocation: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyLocation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyLocation") }
  public static var metadata3GPUserDataKeyMediaClassification: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyMediaClassification", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyMediaClassification") }
  public static var metadata3GPUserDataKeyMediaRating: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyMediaRating", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyMediaRating") }
  public static var metadata3GPUserDataKeyPerformer: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyPerformer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyPerformer") }
  public static var metadata3GPUserDataKeyRecordingYear: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyRecordingYear", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyRecordingYear") }
  public static var metadata3GPUserDataKeyThumbnail: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyThumbnail", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyThumbnail") }
  public static var metadata3GPUserDataKeyTitle: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyTitle") }
  public static var metadata3GPUserDataKeyUserRating: AVMetadataKey { _Absence.report("AVMetadataKey.metadata3GPUserDataKeyUserRating", answer: "a name that was made up"); return AVMetadataKey(rawValue: "metadata3GPUserDataKeyUserRating") }
  public static var quickTimeMetadataKeyAccessibilityDescription: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyAccessibilityDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyAccessibilityDescription") }
  public static var quickTimeMetadataKeyAlbum: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyAlbum", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyAlbum") }
  public static var quickTimeMetadataKeyArranger: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyArranger", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyArranger") }
  public static var quickTimeMetadataKeyArtist: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyArtist") }
  public static var quickTimeMetadataKeyArtwork: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyArtwork", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyArtwork") }
  public static var quickTimeMetadataKeyAuthor: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyAuthor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyAuthor") }
  public static var quickTimeMetadataKeyCameraFrameReadoutTime: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyCameraFrameReadoutTime", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyCameraFrameReadoutTime") }
  public static var quickTimeMetadataKeyCameraIdentifier: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyCameraIdentifier", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyCameraIdentifier") }
  public static var quickTimeMetadataKeyCollectionUser: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyCollectionUser", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyCollectionUser") }
  public static var quickTimeMetadataKeyComment: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyComment", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyComment") }
  public static var quickTimeMetadataKeyComposer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyComposer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyComposer") }
  public static var quickTimeMetadataKeyContentIdentifier: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyContentIdentifier", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyContentIdentifier") }
  public static var quickTimeMetadataKeyCopyright: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyCopyright", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyCopyright") }
  public static var quickTimeMetadataKeyCreationDate: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyCreationDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyCreationDate") }
  public static var quickTimeMetadataKeyCredits: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyCredits", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyCredits") }
  public static var quickTimeMetadataKeyDescription: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyDescription") }
  public static var quickTimeMetadataKeyDirectionFacing: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyDirectionFacing", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyDirectionFacing") }
  public static var quickTimeMetadataKeyDirectionMotion: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyDirectionMotion", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyDirectionMotion") }
  public static var quickTimeMetadataKeyDirector: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyDirector", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyDirector") }
  public static var quickTimeMetadataKeyDisplayName: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyDisplayName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyDisplayName") }
  public static var quickTimeMetadataKeyEncodedBy: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyEncodedBy", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyEncodedBy") }
  public static var quickTimeMetadataKeyGenre: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyGenre", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyGenre") }
  public static var quickTimeMetadataKeyInformation: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyInformation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyInformation") }
  public static var quickTimeMetadataKeyIsMontage: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyIsMontage", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyIsMontage") }
  public static var quickTimeMetadataKeyKeywords: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyKeywords", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyKeywords") }
  public static var quickTimeMetadataKeyLocationBody: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyLocationBody", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyLocationBody") }
  public static var quickTimeMetadataKeyLocationDate: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyLocationDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyLocationDate") }
  public static var quickTimeMetadataKeyLocationISO6709: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyLocationISO6709", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyLocationISO6709") }
  public static var quickTimeMetadataKeyLocationName: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyLocationName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyLocationName") }
  public static var quickTimeMetadataKeyLocationNote: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyLocationNote", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyLocationNote") }
  public static var quickTimeMetadataKeyLocationRole: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyLocationRole", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyLocationRole") }
  public static var quickTimeMetadataKeyMake: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyMake", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyMake") }
  public static var quickTimeMetadataKeyModel: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyModel", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyModel") }
  public static var quickTimeMetadataKeyOriginalArtist: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyOriginalArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyOriginalArtist") }
  public static var quickTimeMetadataKeyPerformer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyPerformer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyPerformer") }
  public static var quickTimeMetadataKeyPhonogramRights: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyPhonogramRights", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyPhonogramRights") }
  public static var quickTimeMetadataKeyProducer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyProducer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyProducer") }
  public static var quickTimeMetadataKeyPublisher: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyPublisher", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyPublisher") }
  public static var quickTimeMetadataKeyRatingUser: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyRatingUser", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyRatingUser") }
  public static var quickTimeMetadataKeySoftware: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeySoftware", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeySoftware") }
  public static var quickTimeMetadataKeyTitle: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyTitle", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyTitle") }
  public static var quickTimeMetadataKeyYear: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyYear", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyYear") }
  public static var quickTimeMetadataKeyiXML: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeMetadataKeyiXML", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeMetadataKeyiXML") }
  public static var quickTimeUserDataKeyAccessibilityDescription: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyAccessibilityDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyAccessibilityDescription") }
  public static var quickTimeUserDataKeyAlbum: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyAlbum", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyAlbum") }
  public static var quickTimeUserDataKeyArranger: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyArranger", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyArranger") }
  public static var quickTimeUserDataKeyArtist: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyArtist") }
  public static var quickTimeUserDataKeyAuthor: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyAuthor", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyAuthor") }
  public static var quickTimeUserDataKeyChapter: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyChapter", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyChapter") }
  public static var quickTimeUserDataKeyComment: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyComment", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyComment") }
  public static var quickTimeUserDataKeyComposer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyComposer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyComposer") }
  public static var quickTimeUserDataKeyCopyright: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyCopyright", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyCopyright") }
  public static var quickTimeUserDataKeyCreationDate: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyCreationDate", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyCreationDate") }
  public static var quickTimeUserDataKeyCredits: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyCredits", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyCredits") }
  public static var quickTimeUserDataKeyDescription: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyDescription", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyDescription") }
  public static var quickTimeUserDataKeyDirector: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyDirector", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyDirector") }
  public static var quickTimeUserDataKeyDisclaimer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyDisclaimer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyDisclaimer") }
  public static var quickTimeUserDataKeyEncodedBy: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyEncodedBy", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyEncodedBy") }
  public static var quickTimeUserDataKeyFullName: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyFullName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyFullName") }
  public static var quickTimeUserDataKeyGenre: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyGenre", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyGenre") }
  public static var quickTimeUserDataKeyHostComputer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyHostComputer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyHostComputer") }
  public static var quickTimeUserDataKeyInformation: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyInformation", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyInformation") }
  public static var quickTimeUserDataKeyKeywords: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyKeywords", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyKeywords") }
  public static var quickTimeUserDataKeyLocationISO6709: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyLocationISO6709", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyLocationISO6709") }
  public static var quickTimeUserDataKeyMake: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyMake", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyMake") }
  public static var quickTimeUserDataKeyModel: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyModel", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyModel") }
  public static var quickTimeUserDataKeyOriginalArtist: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyOriginalArtist", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyOriginalArtist") }
  public static var quickTimeUserDataKeyOriginalFormat: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyOriginalFormat", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyOriginalFormat") }
  public static var quickTimeUserDataKeyOriginalSource: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyOriginalSource", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyOriginalSource") }
  public static var quickTimeUserDataKeyPerformers: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyPerformers", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyPerformers") }
  public static var quickTimeUserDataKeyPhonogramRights: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyPhonogramRights", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyPhonogramRights") }
  public static var quickTimeUserDataKeyProducer: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyProducer", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyProducer") }
  public static var quickTimeUserDataKeyProduct: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyProduct", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyProduct") }
  public static var quickTimeUserDataKeyPublisher: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyPublisher", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyPublisher") }
  public static var quickTimeUserDataKeySoftware: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeySoftware", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeySoftware") }
  public static var quickTimeUserDataKeySpecialPlaybackRequirements: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeySpecialPlaybackRequirements", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeySpecialPlaybackRequirements") }
  public static var quickTimeUserDataKeyTaggedCharacteristic: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyTaggedCharacteristic", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyTaggedCharacteristic") }
  public static var quickTimeUserDataKeyTrack: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyTrack", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyTrack") }
  public static var quickTimeUserDataKeyTrackName: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyTrackName", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyTrackName") }
  public static var quickTimeUserDataKeyURLLink: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyURLLink", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyURLLink") }
  public static var quickTimeUserDataKeyWarning: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyWarning", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyWarning") }
  public static var quickTimeUserDataKeyWriter: AVMetadataKey { _Absence.report("AVMetadataKey.quickTimeUserDataKeyWriter", answer: "a name that was made up"); return AVMetadataKey(rawValue: "quickTimeUserDataKeyWriter") }
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audioFile: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.audioFile", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "audioFile") }
  public static var common: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.common", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "common") }
  public static var hlsDateRange: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.hlsDateRange", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "hlsDateRange") }
  public static var iTunes: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.iTunes", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "iTunes") }
  public static var icy: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.icy", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "icy") }
  public static var id3: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.id3", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "id3") }
  public init(_ rawValue: String) { _Absence.report("AVMetadataKeySpace.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var isoUserData: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.isoUserData", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "isoUserData") }
  public static var quickTimeMetadata: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.quickTimeMetadata", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "quickTimeMetadata") }
  public static var quickTimeUserData: AVMetadataKeySpace { _Absence.report("AVMetadataKeySpace.quickTimeUserData", answer: "a name that was made up"); return AVMetadataKeySpace(rawValue: "quickTimeUserData") }
}
extension AVMetadataObject {
public struct ObjectType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var aztec: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.aztec", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "aztec") }
  public static var catBody: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.catBody", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "catBody") }
  public static var codabar: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.codabar", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "codabar") }
  public static var code128: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.code128", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "code128") }
  public static var code39: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.code39", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "code39") }
  public static var code39Mod43: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.code39Mod43", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "code39Mod43") }
  public static var code93: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.code93", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "code93") }
  public static var dataMatrix: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.dataMatrix", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "dataMatrix") }
  public static var dogBody: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.dogBody", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "dogBody") }
  public static var ean13: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.ean13", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "ean13") }
  public static var ean8: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.ean8", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "ean8") }
  public static var face: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.face", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "face") }
  public static var gs1DataBar: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.gs1DataBar", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "gs1DataBar") }
  public static var gs1DataBarExpanded: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.gs1DataBarExpanded", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "gs1DataBarExpanded") }
  public static var gs1DataBarLimited: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.gs1DataBarLimited", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "gs1DataBarLimited") }
  public static var humanBody: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.humanBody", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "humanBody") }
  public static var interleaved2of5: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.interleaved2of5", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "interleaved2of5") }
  public static var itf14: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.itf14", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "itf14") }
  public static var microPDF417: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.microPDF417", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "microPDF417") }
  public static var microQR: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.microQR", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "microQR") }
  public static var pdf417: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.pdf417", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "pdf417") }
  public static var qr: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.qr", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "qr") }
  public static var salientObject: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.salientObject", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "salientObject") }
  public static var upce: AVMetadataObject.ObjectType { _Absence.report("AVMetadataObject.ObjectType.upce", answer: "a name that was made up"); return AVMetadataObject.ObjectType(rawValue: "upce") }
}
}
public struct AVMovieWritingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var addMovieHeaderToDestination: AVMovieWritingOptions { _Absence.report("AVMovieWritingOptions.addMovieHeaderToDestination", answer: "a value that was made up"); return AVMovieWritingOptions(rawValue: 1 << 0) }
  public static var truncateDestinationToMovieHeaderOnly: AVMovieWritingOptions { _Absence.report("AVMovieWritingOptions.truncateDestinationToMovieHeaderOnly", answer: "a value that was made up"); return AVMovieWritingOptions(rawValue: 1 << 1) }
}
public struct AVOutputSettingsPreset: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var hevc1920x1080: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.hevc1920x1080", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "hevc1920x1080") }
  public static var hevc1920x1080WithAlpha: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.hevc1920x1080WithAlpha", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "hevc1920x1080WithAlpha") }
  public static var hevc3840x2160: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.hevc3840x2160", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "hevc3840x2160") }
  public static var hevc3840x2160WithAlpha: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.hevc3840x2160WithAlpha", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "hevc3840x2160WithAlpha") }
  public static var preset1280x720: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.preset1280x720", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "preset1280x720") }
  public static var preset1920x1080: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.preset1920x1080", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "preset1920x1080") }
  public static var preset3840x2160: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.preset3840x2160", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "preset3840x2160") }
  public static var preset640x480: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.preset640x480", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "preset640x480") }
  public static var preset960x540: AVOutputSettingsPreset { _Absence.report("AVOutputSettingsPreset.preset960x540", answer: "a name that was made up"); return AVOutputSettingsPreset(rawValue: "preset960x540") }
}
public struct AVPixelAspectRatio {
  private var _stored_horizontalSpacing: Int = 0
  public var horizontalSpacing: Int { get { _Absence.report("AVPixelAspectRatio.horizontalSpacing", answer: "the value that was set"); return _stored_horizontalSpacing } set { _Absence.report("AVPixelAspectRatio.horizontalSpacing", answer: "the value that was set"); _stored_horizontalSpacing = newValue } }
  public init() { _Absence.report("AVPixelAspectRatio.init()", answer: "a plain value") }
  public init(horizontalSpacing: Int, verticalSpacing: Int) { _Absence.report("AVPixelAspectRatio.init(horizontalSpacing:verticalSpacing:)", answer: "a plain value") }
  private var _stored_verticalSpacing: Int = 0
  public var verticalSpacing: Int { get { _Absence.report("AVPixelAspectRatio.verticalSpacing", answer: "the value that was set"); return _stored_verticalSpacing } set { _Absence.report("AVPixelAspectRatio.verticalSpacing", answer: "the value that was set"); _stored_verticalSpacing = newValue } }
}
extension AVPlayer {
public enum ActionAtItemEnd: Hashable, Sendable {
  case `advance`
  case `none`
  case `pause`
  public var rawValue: Int { _Absence.report("AVPlayer.ActionAtItemEnd.rawValue", answer: "a value that was made up"); switch self { case .`advance`: return 0; case .`none`: return 1; case .`pause`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayer.ActionAtItemEnd.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`advance`; case 1: self = .`none`; case 2: self = .`pause`; default: return nil } }
}
}
extension AVPlayer {
public struct HDRMode: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var dolbyVision: AVPlayer.HDRMode { _Absence.report("AVPlayer.HDRMode.dolbyVision", answer: "a value that was made up"); return AVPlayer.HDRMode(rawValue: 1 << 0) }
  public static var hdr10: AVPlayer.HDRMode { _Absence.report("AVPlayer.HDRMode.hdr10", answer: "a value that was made up"); return AVPlayer.HDRMode(rawValue: 1 << 1) }
  public static var hlg: AVPlayer.HDRMode { _Absence.report("AVPlayer.HDRMode.hlg", answer: "a value that was made up"); return AVPlayer.HDRMode(rawValue: 1 << 2) }
}
}
extension AVPlayer {
public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var appBackgrounded: AVPlayer.RateDidChangeReason { _Absence.report("AVPlayer.RateDidChangeReason.appBackgrounded", answer: "a name that was made up"); return AVPlayer.RateDidChangeReason(rawValue: "appBackgrounded") }
  public static var audioSessionInterrupted: AVPlayer.RateDidChangeReason { _Absence.report("AVPlayer.RateDidChangeReason.audioSessionInterrupted", answer: "a name that was made up"); return AVPlayer.RateDidChangeReason(rawValue: "audioSessionInterrupted") }
  public static var setRateCalled: AVPlayer.RateDidChangeReason { _Absence.report("AVPlayer.RateDidChangeReason.setRateCalled", answer: "a name that was made up"); return AVPlayer.RateDidChangeReason(rawValue: "setRateCalled") }
  public static var setRateFailed: AVPlayer.RateDidChangeReason { _Absence.report("AVPlayer.RateDidChangeReason.setRateFailed", answer: "a name that was made up"); return AVPlayer.RateDidChangeReason(rawValue: "setRateFailed") }
}
}
extension AVPlayer {
public enum Status: Hashable, Sendable {
  case `failed`
  case `readyToPlay`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVPlayer.Status.rawValue", answer: "a value that was made up"); switch self { case .`failed`: return 0; case .`readyToPlay`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayer.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`failed`; case 1: self = .`readyToPlay`; case 2: self = .`unknown`; default: return nil } }
}
}
extension AVPlayer {
public enum TimeControlStatus: Hashable, Sendable {
  case `paused`
  case `playing`
  case `waitingToPlayAtSpecifiedRate`
  public var rawValue: Int { _Absence.report("AVPlayer.TimeControlStatus.rawValue", answer: "a value that was made up"); switch self { case .`paused`: return 0; case .`playing`: return 1; case .`waitingToPlayAtSpecifiedRate`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayer.TimeControlStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`paused`; case 1: self = .`playing`; case 2: self = .`waitingToPlayAtSpecifiedRate`; default: return nil } }
}
}
extension AVPlayer {
public struct WaitingReason: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var evaluatingBufferingRate: AVPlayer.WaitingReason { _Absence.report("AVPlayer.WaitingReason.evaluatingBufferingRate", answer: "a name that was made up"); return AVPlayer.WaitingReason(rawValue: "evaluatingBufferingRate") }
  public static var interstitialEvent: AVPlayer.WaitingReason { _Absence.report("AVPlayer.WaitingReason.interstitialEvent", answer: "a name that was made up"); return AVPlayer.WaitingReason(rawValue: "interstitialEvent") }
  public static var noItemToPlay: AVPlayer.WaitingReason { _Absence.report("AVPlayer.WaitingReason.noItemToPlay", answer: "a name that was made up"); return AVPlayer.WaitingReason(rawValue: "noItemToPlay") }
  public static var toMinimizeStalls: AVPlayer.WaitingReason { _Absence.report("AVPlayer.WaitingReason.toMinimizeStalls", answer: "a name that was made up"); return AVPlayer.WaitingReason(rawValue: "toMinimizeStalls") }
  public static var waitingForCoordinatedPlayback: AVPlayer.WaitingReason { _Absence.report("AVPlayer.WaitingReason.waitingForCoordinatedPlayback", answer: "a name that was made up"); return AVPlayer.WaitingReason(rawValue: "waitingForCoordinatedPlayback") }
}
}
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Hashable, Sendable {
  case `automatic`
  case `continuesIfPossible`
  case `pauses`
  public var rawValue: Int { _Absence.report("AVPlayerAudiovisualBackgroundPlaybackPolicy.rawValue", answer: "a value that was made up"); switch self { case .`automatic`: return 0; case .`continuesIfPossible`: return 1; case .`pauses`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayerAudiovisualBackgroundPlaybackPolicy.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`automatic`; case 1: self = .`continuesIfPossible`; case 2: self = .`pauses`; default: return nil } }
}
extension AVPlayerInterstitialEvent {
public struct Cue: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var joinCue: AVPlayerInterstitialEvent.Cue { _Absence.report("AVPlayerInterstitialEvent.Cue.joinCue", answer: "a name that was made up"); return AVPlayerInterstitialEvent.Cue(rawValue: "joinCue") }
  public static var leaveCue: AVPlayerInterstitialEvent.Cue { _Absence.report("AVPlayerInterstitialEvent.Cue.leaveCue", answer: "a name that was made up"); return AVPlayerInterstitialEvent.Cue(rawValue: "leaveCue") }
  public static var noCue: AVPlayerInterstitialEvent.Cue { _Absence.report("AVPlayerInterstitialEvent.Cue.noCue", answer: "a name that was made up"); return AVPlayerInterstitialEvent.Cue(rawValue: "noCue") }
}
}
extension AVPlayerInterstitialEvent {
public struct Restrictions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var constrainsSeekingForwardInPrimaryContent: AVPlayerInterstitialEvent.Restrictions { _Absence.report("AVPlayerInterstitialEvent.Restrictions.constrainsSeekingForwardInPrimaryContent", answer: "a value that was made up"); return AVPlayerInterstitialEvent.Restrictions(rawValue: 1 << 0) }
  public static var requiresPlaybackAtPreferredRateForAdvancement: AVPlayerInterstitialEvent.Restrictions { _Absence.report("AVPlayerInterstitialEvent.Restrictions.requiresPlaybackAtPreferredRateForAdvancement", answer: "a value that was made up"); return AVPlayerInterstitialEvent.Restrictions(rawValue: 1 << 1) }
}
}
public enum AVPlayerInterstitialEventAssetListResponseStatus: Hashable, Sendable {
  case `available`
  case `cleared`
  case `unavailable`
  public var rawValue: Int { _Absence.report("AVPlayerInterstitialEventAssetListResponseStatus.rawValue", answer: "a value that was made up"); switch self { case .`available`: return 0; case .`cleared`: return 1; case .`unavailable`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayerInterstitialEventAssetListResponseStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`available`; case 1: self = .`cleared`; case 2: self = .`unavailable`; default: return nil } }
}
extension AVPlayerItem {
public enum Status: Hashable, Sendable {
  case `failed`
  case `readyToPlay`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVPlayerItem.Status.rawValue", answer: "a value that was made up"); switch self { case .`failed`: return 0; case .`readyToPlay`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayerItem.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`failed`; case 1: self = .`readyToPlay`; case 2: self = .`unknown`; default: return nil } }
}
}
extension AVPlayerItemLegibleOutput {
public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var `default`: AVPlayerItemLegibleOutput.TextStylingResolution { _Absence.report("AVPlayerItemLegibleOutput.TextStylingResolution.default", answer: "a name that was made up"); return AVPlayerItemLegibleOutput.TextStylingResolution(rawValue: "default") }
  public static var sourceAndRulesOnly: AVPlayerItemLegibleOutput.TextStylingResolution { _Absence.report("AVPlayerItemLegibleOutput.TextStylingResolution.sourceAndRulesOnly", answer: "a name that was made up"); return AVPlayerItemLegibleOutput.TextStylingResolution(rawValue: "sourceAndRulesOnly") }
}
}
extension AVPlayerLooper {
public enum Status: Hashable, Sendable {
  case `cancelled`
  case `failed`
  case `ready`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVPlayerLooper.Status.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`failed`: return 1; case .`ready`: return 2; case .`unknown`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("AVPlayerLooper.Status.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`failed`; case 2: self = .`ready`; case 3: self = .`unknown`; default: return nil } }
}
}
public enum AVQueuedSampleBufferRenderingStatus: Hashable, Sendable {
  case `failed`
  case `rendering`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVQueuedSampleBufferRenderingStatus.rawValue", answer: "a value that was made up"); switch self { case .`failed`: return 0; case .`rendering`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVQueuedSampleBufferRenderingStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`failed`; case 1: self = .`rendering`; case 2: self = .`unknown`; default: return nil } }
}
extension AVSampleBufferRequest {
public enum Direction: Hashable, Sendable {
  case `forward`
  case `none`
  case `reverse`
  public var rawValue: Int { _Absence.report("AVSampleBufferRequest.Direction.rawValue", answer: "a value that was made up"); switch self { case .`forward`: return 0; case .`none`: return 1; case .`reverse`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVSampleBufferRequest.Direction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`forward`; case 1: self = .`none`; case 2: self = .`reverse`; default: return nil } }
}
}
extension AVSampleBufferRequest {
public enum Mode: Hashable, Sendable {
  case `immediate`
  case `opportunistic`
  case `scheduled`
  public var rawValue: Int { _Absence.report("AVSampleBufferRequest.Mode.rawValue", answer: "a value that was made up"); switch self { case .`immediate`: return 0; case .`opportunistic`: return 1; case .`scheduled`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("AVSampleBufferRequest.Mode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`immediate`; case 1: self = .`opportunistic`; case 2: self = .`scheduled`; default: return nil } }
}
}
public struct AVSampleCursorAudioDependencyInfo {
  public var audioSampleIsIndependentlyDecodable: ObjCBool { get { _Absence.trap("AVSampleCursorAudioDependencyInfo.audioSampleIsIndependentlyDecodable") } set { _Absence.report("AVSampleCursorAudioDependencyInfo.audioSampleIsIndependentlyDecodable") } }
  private var _stored_audioSamplePacketRefreshCount: Int = 0
  public var audioSamplePacketRefreshCount: Int { get { _Absence.report("AVSampleCursorAudioDependencyInfo.audioSamplePacketRefreshCount", answer: "the value that was set"); return _stored_audioSamplePacketRefreshCount } set { _Absence.report("AVSampleCursorAudioDependencyInfo.audioSamplePacketRefreshCount", answer: "the value that was set"); _stored_audioSamplePacketRefreshCount = newValue } }
  public init() { _Absence.report("AVSampleCursorAudioDependencyInfo.init()", answer: "a plain value") }
  public init(audioSampleIsIndependentlyDecodable: ObjCBool, audioSamplePacketRefreshCount: Int) { _Absence.report("AVSampleCursorAudioDependencyInfo.init(audioSampleIsIndependentlyDecodable:audioSamplePacketRefreshCount:)", answer: "a plain value") }
}
public struct AVSampleCursorChunkInfo {
  public var chunkHasUniformFormatDescriptions: ObjCBool { get { _Absence.trap("AVSampleCursorChunkInfo.chunkHasUniformFormatDescriptions") } set { _Absence.report("AVSampleCursorChunkInfo.chunkHasUniformFormatDescriptions") } }
  public var chunkHasUniformSampleDurations: ObjCBool { get { _Absence.trap("AVSampleCursorChunkInfo.chunkHasUniformSampleDurations") } set { _Absence.report("AVSampleCursorChunkInfo.chunkHasUniformSampleDurations") } }
  public var chunkHasUniformSampleSizes: ObjCBool { get { _Absence.trap("AVSampleCursorChunkInfo.chunkHasUniformSampleSizes") } set { _Absence.report("AVSampleCursorChunkInfo.chunkHasUniformSampleSizes") } }
  private var _stored_chunkSampleCount: Int64 = 0
  public var chunkSampleCount: Int64 { get { _Absence.report("AVSampleCursorChunkInfo.chunkSampleCount", answer: "the value that was set"); return _stored_chunkSampleCount } set { _Absence.report("AVSampleCursorChunkInfo.chunkSampleCount", answer: "the value that was set"); _stored_chunkSampleCount = newValue } }
  public init() { _Absence.report("AVSampleCursorChunkInfo.init()", answer: "a plain value") }
  public init(chunkSampleCount: Int64, chunkHasUniformSampleSizes: ObjCBool, chunkHasUniformSampleDurations: ObjCBool, chunkHasUniformFormatDescriptions: ObjCBool) { _Absence.report("AVSampleCursorChunkInfo.init(chunkSampleCount:chunkHasUniformSampleSizes:chunkHasUniformSampleDurations:chunkHasUniformFormatDescriptions:)", answer: "a plain value") }
}
public struct AVSampleCursorDependencyInfo {
  public init() { _Absence.report("AVSampleCursorDependencyInfo.init()", answer: "a plain value") }
  public init(sampleIndicatesWhetherItHasDependentSamples: ObjCBool, sampleHasDependentSamples: ObjCBool, sampleIndicatesWhetherItDependsOnOthers: ObjCBool, sampleDependsOnOthers: ObjCBool, sampleIndicatesWhetherItHasRedundantCoding: ObjCBool, sampleHasRedundantCoding: ObjCBool) { _Absence.report("AVSampleCursorDependencyInfo.init(sampleIndicatesWhetherItHasDependentSamples:sampleHasDependentSamples:sampleIndicatesWhetherItDependsOnOthers:sampleDependsOnOthers:sampleIndicatesWhetherItHasRedundantCoding:sampleHasRedundantCoding:)", answer: "a plain value") }
  public var sampleDependsOnOthers: ObjCBool { get { _Absence.trap("AVSampleCursorDependencyInfo.sampleDependsOnOthers") } set { _Absence.report("AVSampleCursorDependencyInfo.sampleDependsOnOthers") } }
  public var sampleHasDependentSamples: ObjCBool { get { _Absence.trap("AVSampleCursorDependencyInfo.sampleHasDependentSamples") } set { _Absence.report("AVSampleCursorDependencyInfo.sampleHasDependentSamples") } }
  public var sampleHasRedundantCoding: ObjCBool { get { _Absence.trap("AVSampleCursorDependencyInfo.sampleHasRedundantCoding") } set { _Absence.report("AVSampleCursorDependencyInfo.sampleHasRedundantCoding") } }
  public var sampleIndicatesWhetherItDependsOnOthers: ObjCBool { get { _Absence.trap("AVSampleCursorDependencyInfo.sampleIndicatesWhetherItDependsOnOthers") } set { _Absence.report("AVSampleCursorDependencyInfo.sampleIndicatesWhetherItDependsOnOthers") } }
  public var sampleIndicatesWhetherItHasDependentSamples: ObjCBool { get { _Absence.trap("AVSampleCursorDependencyInfo.sampleIndicatesWhetherItHasDependentSamples") } set { _Absence.report("AVSampleCursorDependencyInfo.sampleIndicatesWhetherItHasDependentSamples") } }
  public var sampleIndicatesWhetherItHasRedundantCoding: ObjCBool { get { _Absence.trap("AVSampleCursorDependencyInfo.sampleIndicatesWhetherItHasRedundantCoding") } set { _Absence.report("AVSampleCursorDependencyInfo.sampleIndicatesWhetherItHasRedundantCoding") } }
}
public struct AVSampleCursorStorageRange {
  public init() { _Absence.report("AVSampleCursorStorageRange.init()", answer: "a plain value") }
  public init(offset: Int64, length: Int64) { _Absence.report("AVSampleCursorStorageRange.init(offset:length:)", answer: "a plain value") }
  private var _stored_length: Int64 = 0
  public var length: Int64 { get { _Absence.report("AVSampleCursorStorageRange.length", answer: "the value that was set"); return _stored_length } set { _Absence.report("AVSampleCursorStorageRange.length", answer: "the value that was set"); _stored_length = newValue } }
  private var _stored_offset: Int64 = 0
  public var offset: Int64 { get { _Absence.report("AVSampleCursorStorageRange.offset", answer: "the value that was set"); return _stored_offset } set { _Absence.report("AVSampleCursorStorageRange.offset", answer: "the value that was set"); _stored_offset = newValue } }
}
public struct AVSampleCursorSyncInfo {
  public init() { _Absence.report("AVSampleCursorSyncInfo.init()", answer: "a plain value") }
  public init(sampleIsFullSync: ObjCBool, sampleIsPartialSync: ObjCBool, sampleIsDroppable: ObjCBool) { _Absence.report("AVSampleCursorSyncInfo.init(sampleIsFullSync:sampleIsPartialSync:sampleIsDroppable:)", answer: "a plain value") }
  public var sampleIsDroppable: ObjCBool { get { _Absence.trap("AVSampleCursorSyncInfo.sampleIsDroppable") } set { _Absence.report("AVSampleCursorSyncInfo.sampleIsDroppable") } }
  public var sampleIsFullSync: ObjCBool { get { _Absence.trap("AVSampleCursorSyncInfo.sampleIsFullSync") } set { _Absence.report("AVSampleCursorSyncInfo.sampleIsFullSync") } }
  public var sampleIsPartialSync: ObjCBool { get { _Absence.trap("AVSampleCursorSyncInfo.sampleIsPartialSync") } set { _Absence.report("AVSampleCursorSyncInfo.sampleIsPartialSync") } }
}
extension AVSemanticSegmentationMatte {
public struct MatteType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var glasses: AVSemanticSegmentationMatte.MatteType { _Absence.report("AVSemanticSegmentationMatte.MatteType.glasses", answer: "a name that was made up"); return AVSemanticSegmentationMatte.MatteType(rawValue: "glasses") }
  public static var hair: AVSemanticSegmentationMatte.MatteType { _Absence.report("AVSemanticSegmentationMatte.MatteType.hair", answer: "a name that was made up"); return AVSemanticSegmentationMatte.MatteType(rawValue: "hair") }
  public static var skin: AVSemanticSegmentationMatte.MatteType { _Absence.report("AVSemanticSegmentationMatte.MatteType.skin", answer: "a name that was made up"); return AVSemanticSegmentationMatte.MatteType(rawValue: "skin") }
  public static var teeth: AVSemanticSegmentationMatte.MatteType { _Absence.report("AVSemanticSegmentationMatte.MatteType.teeth", answer: "a name that was made up"); return AVSemanticSegmentationMatte.MatteType(rawValue: "teeth") }
}
}
public struct AVVariantPreferences: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var scalabilityToLosslessAudio: AVVariantPreferences { _Absence.report("AVVariantPreferences.scalabilityToLosslessAudio", answer: "a value that was made up"); return AVVariantPreferences(rawValue: 1 << 0) }
}
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var cleanAperture: AVVideoApertureMode { _Absence.report("AVVideoApertureMode.cleanAperture", answer: "a name that was made up"); return AVVideoApertureMode(rawValue: "cleanAperture") }
  public static var encodedPixels: AVVideoApertureMode { _Absence.report("AVVideoApertureMode.encodedPixels", answer: "a name that was made up"); return AVVideoApertureMode(rawValue: "encodedPixels") }
  public static var productionAperture: AVVideoApertureMode { _Absence.report("AVVideoApertureMode.productionAperture", answer: "a name that was made up"); return AVVideoApertureMode(rawValue: "productionAperture") }
}
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var h264: AVVideoCodecType { _Absence.report("AVVideoCodecType.h264", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "h264") }
  public static var hevc: AVVideoCodecType { _Absence.report("AVVideoCodecType.hevc", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "hevc") }
  public static var hevcWithAlpha: AVVideoCodecType { _Absence.report("AVVideoCodecType.hevcWithAlpha", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "hevcWithAlpha") }
  public static var jpeg: AVVideoCodecType { _Absence.report("AVVideoCodecType.jpeg", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "jpeg") }
  public static var proRes422: AVVideoCodecType { _Absence.report("AVVideoCodecType.proRes422", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "proRes422") }
  public static var proRes422HQ: AVVideoCodecType { _Absence.report("AVVideoCodecType.proRes422HQ", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "proRes422HQ") }
  public static var proRes422LT: AVVideoCodecType { _Absence.report("AVVideoCodecType.proRes422LT", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "proRes422LT") }
  public static var proRes422Proxy: AVVideoCodecType { _Absence.report("AVVideoCodecType.proRes422Proxy", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "proRes422Proxy") }
  public static var proRes4444: AVVideoCodecType { _Absence.report("AVVideoCodecType.proRes4444", answer: "a name that was made up"); return AVVideoCodecType(rawValue: "proRes4444") }
}
public struct AVVideoRange: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var hlg: AVVideoRange { _Absence.report("AVVideoRange.hlg", answer: "a name that was made up"); return AVVideoRange(rawValue: "hlg") }
  public static var pq: AVVideoRange { _Absence.report("AVVideoRange.pq", answer: "a name that was made up"); return AVVideoRange(rawValue: "pq") }
  public static var sdr: AVVideoRange { _Absence.report("AVVideoRange.sdr", answer: "a name that was made up"); return AVVideoRange(rawValue: "sdr") }
}
extension AVAudioSession {
public struct Category: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var ambient: AVAudioSession.Category { _Absence.report("AVAudioSession.Category.ambient", answer: "a name that was made up"); return AVAudioSession.Category(rawValue: "ambient") }
  public static var multiRoute: AVAudioSession.Category { _Absence.report("AVAudioSession.Category.multiRoute", answer: "a name that was made up"); return AVAudioSession.Category(rawValue: "multiRoute") }
  public static var playAndRecord: AVAudioSession.Category { _Absence.report("AVAudioSession.Category.playAndRecord", answer: "a name that was made up"); return AVAudioSession.Category(rawValue: "playAndRecord") }
  public static var playback: AVAudioSession.Category { _Absence.report("AVAudioSession.Category.playback", answer: "a name that was made up"); return AVAudioSession.Category(rawValue: "playback") }
  public static var record: AVAudioSession.Category { _Absence.report("AVAudioSession.Category.record", answer: "a name that was made up"); return AVAudioSession.Category(rawValue: "record") }
  public static var soloAmbient: AVAudioSession.Category { _Absence.report("AVAudioSession.Category.soloAmbient", answer: "a name that was made up"); return AVAudioSession.Category(rawValue: "soloAmbient") }
}
}
extension AVAudioSession {
public struct CategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var allowAirPlay: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.allowAirPlay", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 0) }
  public static var allowBluetooth: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.allowBluetooth", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 1) }
  public static var allowBluetoothA2DP: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.allowBluetoothA2DP", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 2) }
  public static var defaultToSpeaker: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.defaultToSpeaker", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 3) }
  public static var duckOthers: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.duckOthers", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 4) }
  public static var interruptSpokenAudioAndMixWithOthers: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 5) }
  public static var mixWithOthers: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.mixWithOthers", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 6) }
  public static var overrideMutedMicrophoneInterruption: AVAudioSession.CategoryOptions { _Absence.report("AVAudioSession.CategoryOptions.overrideMutedMicrophoneInterruption", answer: "a value that was made up"); return AVAudioSession.CategoryOptions(rawValue: 1 << 7) }
}
}
extension AVAudioSession {
public enum InterruptionType: Hashable, Sendable {
  case `began`
  case `ended`
  public var rawValue: UInt { _Absence.report("AVAudioSession.InterruptionType.rawValue", answer: "a value that was made up"); switch self { case .`began`: return 0; case .`ended`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("AVAudioSession.InterruptionType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`began`; case 1: self = .`ended`; default: return nil } }
}
}
extension AVAudioSession {
public struct InterruptionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var shouldResume: AVAudioSession.InterruptionOptions { _Absence.report("AVAudioSession.InterruptionOptions.shouldResume", answer: "a value that was made up"); return AVAudioSession.InterruptionOptions(rawValue: 1 << 0) }
}
}
extension AVAudioSession {
public struct Mode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var `default`: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.default", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "default") }
  public static var gameChat: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.gameChat", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "gameChat") }
  public static var measurement: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.measurement", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "measurement") }
  public static var moviePlayback: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.moviePlayback", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "moviePlayback") }
  public static var spokenAudio: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.spokenAudio", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "spokenAudio") }
  public static var videoChat: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.videoChat", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "videoChat") }
  public static var videoRecording: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.videoRecording", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "videoRecording") }
  public static var voiceChat: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.voiceChat", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "voiceChat") }
  public static var voicePrompt: AVAudioSession.Mode { _Absence.report("AVAudioSession.Mode.voicePrompt", answer: "a name that was made up"); return AVAudioSession.Mode(rawValue: "voicePrompt") }
}
}
extension AVAudioSession {
public enum PortOverride: Hashable, Sendable {
  case `none`
  case `speaker`
  public var rawValue: UInt { _Absence.report("AVAudioSession.PortOverride.rawValue", answer: "a value that was made up"); switch self { case .`none`: return 0; case .`speaker`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("AVAudioSession.PortOverride.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`none`; case 1: self = .`speaker`; default: return nil } }
}
}
extension AVAudioSession {
public enum RecordPermission: Hashable, Sendable {
  case `denied`
  case `granted`
  case `undetermined`
  public var rawValue: UInt { _Absence.report("AVAudioSession.RecordPermission.rawValue", answer: "a value that was made up"); switch self { case .`denied`: return 0; case .`granted`: return 1; case .`undetermined`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("AVAudioSession.RecordPermission.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`denied`; case 1: self = .`granted`; case 2: self = .`undetermined`; default: return nil } }
}
}
extension AVAudioSession {
public enum RouteChangeReason: Hashable, Sendable {
  case `categoryChange`
  case `newDeviceAvailable`
  case `noSuitableRouteForCategory`
  case `oldDeviceUnavailable`
  case `override`
  case `routeConfigurationChange`
  case `unknown`
  case `wakeFromSleep`
  public var rawValue: UInt { _Absence.report("AVAudioSession.RouteChangeReason.rawValue", answer: "a value that was made up"); switch self { case .`categoryChange`: return 0; case .`newDeviceAvailable`: return 1; case .`noSuitableRouteForCategory`: return 2; case .`oldDeviceUnavailable`: return 3; case .`override`: return 4; case .`routeConfigurationChange`: return 5; case .`unknown`: return 6; case .`wakeFromSleep`: return 7 } }
  public init?(rawValue: UInt) { _Absence.report("AVAudioSession.RouteChangeReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`categoryChange`; case 1: self = .`newDeviceAvailable`; case 2: self = .`noSuitableRouteForCategory`; case 3: self = .`oldDeviceUnavailable`; case 4: self = .`override`; case 5: self = .`routeConfigurationChange`; case 6: self = .`unknown`; case 7: self = .`wakeFromSleep`; default: return nil } }
}
}
extension AVAudioSession {
public struct SetActiveOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var notifyOthersOnDeactivation: AVAudioSession.SetActiveOptions { _Absence.report("AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation", answer: "a value that was made up"); return AVAudioSession.SetActiveOptions(rawValue: 1 << 0) }
}
}
public enum AVAudioQuality: Hashable, Sendable {
  case `high`
  case `low`
  case `max`
  case `medium`
  case `min`
  public var rawValue: Int { _Absence.report("AVAudioQuality.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1; case .`max`: return 2; case .`medium`: return 3; case .`min`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("AVAudioQuality.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; case 2: self = .`max`; case 3: self = .`medium`; case 4: self = .`min`; default: return nil } }
}
public enum AVSpeechBoundary: Hashable, Sendable {
  case `immediate`
  case `word`
  public var rawValue: Int { _Absence.report("AVSpeechBoundary.rawValue", answer: "a value that was made up"); switch self { case .`immediate`: return 0; case .`word`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("AVSpeechBoundary.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`immediate`; case 1: self = .`word`; default: return nil } }
}
