// Made by Scripts/missing-names of Data/Speech.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AVFoundationMissing
import AbsenceRuntime
open class SFAcousticFeature: NSObject {
  public override init() { _Absence.report("SFAcousticFeature", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("SFAcousticFeature", answer: "a plain object"); super.init() }
  open var acousticFeatureValuePerFrame: [Double] { get { _Absence.report("SFAcousticFeature.acousticFeatureValuePerFrame", answer: "[]"); return [] } }
  open var frameDuration: TimeInterval { get { _Absence.report("SFAcousticFeature.frameDuration", answer: "0"); return 0 } }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() { _Absence.report("SFSpeechAudioBufferRecognitionRequest", answer: "a plain object"); super.init() }
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) { _Absence.report("SFSpeechAudioBufferRecognitionRequest.appendAudioSampleBuffer(_:)") }
  open func endAudio() { _Absence.report("SFSpeechAudioBufferRecognitionRequest.endAudio()") }
}
open class SFSpeechRecognitionMetadata: NSObject {
  public override init() { _Absence.report("SFSpeechRecognitionMetadata", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("SFSpeechRecognitionMetadata", answer: "a plain object"); super.init() }
  open var averagePauseDuration: TimeInterval { get { _Absence.report("SFSpeechRecognitionMetadata.averagePauseDuration", answer: "0"); return 0 } }
  open var speakingRate: Double { get { _Absence.report("SFSpeechRecognitionMetadata.speakingRate", answer: "0"); return 0 } }
  open var speechDuration: TimeInterval { get { _Absence.report("SFSpeechRecognitionMetadata.speechDuration", answer: "0"); return 0 } }
  open var speechStartTimestamp: TimeInterval { get { _Absence.report("SFSpeechRecognitionMetadata.speechStartTimestamp", answer: "0"); return 0 } }
  open var voiceAnalytics: SFVoiceAnalytics? { get { _Absence.report("SFSpeechRecognitionMetadata.voiceAnalytics", answer: "nil"); return nil } }
}
open class SFSpeechRecognitionRequest: NSObject {
  public override init() { _Absence.report("SFSpeechRecognitionRequest", answer: "a plain object"); super.init() }
  open var addsPunctuation: Bool { get { _Absence.value(of: self, "SFSpeechRecognitionRequest.addsPunctuation", else: false) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognitionRequest.addsPunctuation") } }
  open var contextualStrings: [String] { get { _Absence.value(of: self, "SFSpeechRecognitionRequest.contextualStrings", else: []) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognitionRequest.contextualStrings") } }
  open var interactionIdentifier: String? { get { _Absence.value(of: self, "SFSpeechRecognitionRequest.interactionIdentifier", else: nil) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognitionRequest.interactionIdentifier") } }
  open var requiresOnDeviceRecognition: Bool { get { _Absence.value(of: self, "SFSpeechRecognitionRequest.requiresOnDeviceRecognition", else: false) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognitionRequest.requiresOnDeviceRecognition") } }
  open var shouldReportPartialResults: Bool { get { _Absence.value(of: self, "SFSpeechRecognitionRequest.shouldReportPartialResults", else: false) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognitionRequest.shouldReportPartialResults") } }
  open var taskHint: SFSpeechRecognitionTaskHint { get { _Absence.value(of: self, "SFSpeechRecognitionRequest.taskHint", else: SFSpeechRecognitionTaskHint.`unspecified`) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognitionRequest.taskHint") } }
}
open class SFSpeechRecognitionResult: NSObject {
  public override init() { _Absence.report("SFSpeechRecognitionResult", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("SFSpeechRecognitionResult", answer: "a plain object"); super.init() }
  open var bestTranscription: SFTranscription { get { _Absence.report("SFSpeechRecognitionResult.bestTranscription", answer: "SFTranscription()"); return SFTranscription() } }
  open var isFinal: Bool { get { _Absence.report("SFSpeechRecognitionResult.isFinal", answer: "false"); return false } }
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { get { _Absence.report("SFSpeechRecognitionResult.speechRecognitionMetadata", answer: "nil"); return nil } }
  open var transcriptions: [SFTranscription] { get { _Absence.report("SFSpeechRecognitionResult.transcriptions", answer: "[]"); return [] } }
}
open class SFSpeechRecognitionTask: NSObject {
  public override init() { _Absence.report("SFSpeechRecognitionTask", answer: "a plain object"); super.init() }
  open func cancel() { _Absence.report("SFSpeechRecognitionTask.cancel()") }
  open var error: (any Error)? { get { _Absence.report("SFSpeechRecognitionTask.error", answer: "nil"); return nil } }
  open func finish() { _Absence.report("SFSpeechRecognitionTask.finish()") }
  open var isCancelled: Bool { get { _Absence.report("SFSpeechRecognitionTask.isCancelled", answer: "false"); return false } }
  open var isFinishing: Bool { get { _Absence.report("SFSpeechRecognitionTask.isFinishing", answer: "false"); return false } }
  open var state: SFSpeechRecognitionTaskState { get { _Absence.report("SFSpeechRecognitionTask.state", answer: "SFSpeechRecognitionTaskState.`canceling`"); return SFSpeechRecognitionTaskState.`canceling` } }
}
open class SFSpeechRecognizer: NSObject {
  public override init() { _Absence.report("SFSpeechRecognizer", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { _Absence.report("SFSpeechRecognizer.authorizationStatus()", answer: "SFSpeechRecognizerAuthorizationStatus.`notDetermined`"); return SFSpeechRecognizerAuthorizationStatus.`notDetermined` }
  open var defaultTaskHint: SFSpeechRecognitionTaskHint { get { _Absence.value(of: self, "SFSpeechRecognizer.defaultTaskHint", else: SFSpeechRecognitionTaskHint.`unspecified`) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognizer.defaultTaskHint") } }
  open var delegate: (any SFSpeechRecognizerDelegate)? { get { _Absence.value(of: self, "SFSpeechRecognizer.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognizer.delegate", weakly: true) } }
  public init?(locale: Locale) { _Absence.report("SFSpeechRecognizer.init(locale:)", answer: "nil"); return nil }
  open var isAvailable: Bool { get { _Absence.report("SFSpeechRecognizer.isAvailable", answer: "false"); return false } }
  open var locale: Locale { get { _Absence.report("SFSpeechRecognizer.locale", answer: "Locale.current"); return Locale.current } }
  open var queue: OperationQueue { get { _Absence.value(of: self, "SFSpeechRecognizer.queue", else: OperationQueue()) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognizer.queue") } }
  @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask { _Absence.report("SFSpeechRecognizer.recognitionTask(with:delegate:)", answer: "SFSpeechRecognitionTask()"); return SFSpeechRecognitionTask() }
  @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { _Absence.report("SFSpeechRecognizer.recognitionTask(with:resultHandler:)", answer: "SFSpeechRecognitionTask()"); return SFSpeechRecognitionTask() }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { _Absence.report("SFSpeechRecognizer.requestAuthorization(_:)") }
  @discardableResult open class func supportedLocales() -> Set<Locale> { _Absence.report("SFSpeechRecognizer.supportedLocales()", answer: "[]"); return [] }
  open var supportsOnDeviceRecognition: Bool { get { _Absence.value(of: self, "SFSpeechRecognizer.supportsOnDeviceRecognition", else: false) } set { _Absence.keep(newValue, of: self, "SFSpeechRecognizer.supportsOnDeviceRecognition") } }
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() { _Absence.report("SFSpeechURLRecognitionRequest", answer: "a plain object"); super.init() }
  public init(URL: URL) { _Absence.report("SFSpeechURLRecognitionRequest.init(URL:)", answer: "a plain object"); super.init() }
  public init(url URL: URL) { _Absence.report("SFSpeechURLRecognitionRequest.init(url:)", answer: "a plain object"); super.init() }
  open var url: URL { get { _Absence.report("SFSpeechURLRecognitionRequest.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class SFTranscription: NSObject {
  public override init() { _Absence.report("SFTranscription", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("SFTranscription", answer: "a plain object"); super.init() }
  open var averagePauseDuration: TimeInterval { get { _Absence.report("SFTranscription.averagePauseDuration", answer: "0"); return 0 } }
  open var formattedString: String { get { _Absence.report("SFTranscription.formattedString", answer: "\"\""); return "" } }
  open var segments: [SFTranscriptionSegment] { get { _Absence.report("SFTranscription.segments", answer: "[]"); return [] } }
  open var speakingRate: Double { get { _Absence.report("SFTranscription.speakingRate", answer: "0"); return 0 } }
}
open class SFTranscriptionSegment: NSObject {
  public override init() { _Absence.report("SFTranscriptionSegment", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("SFTranscriptionSegment", answer: "a plain object"); super.init() }
  open var alternativeSubstrings: [String] { get { _Absence.report("SFTranscriptionSegment.alternativeSubstrings", answer: "[]"); return [] } }
  open var confidence: Float { get { _Absence.report("SFTranscriptionSegment.confidence", answer: "0"); return 0 } }
  open var duration: TimeInterval { get { _Absence.report("SFTranscriptionSegment.duration", answer: "0"); return 0 } }
  open var substring: String { get { _Absence.report("SFTranscriptionSegment.substring", answer: "\"\""); return "" } }
  open var substringRange: NSRange { get { _Absence.report("SFTranscriptionSegment.substringRange", answer: "NSRange(location: NSNotFound, length: 0)"); return NSRange(location: NSNotFound, length: 0) } }
  open var timestamp: TimeInterval { get { _Absence.report("SFTranscriptionSegment.timestamp", answer: "0"); return 0 } }
  open var voiceAnalytics: SFVoiceAnalytics? { get { _Absence.report("SFTranscriptionSegment.voiceAnalytics", answer: "nil"); return nil } }
}
open class SFVoiceAnalytics: NSObject {
  public override init() { _Absence.report("SFVoiceAnalytics", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("SFVoiceAnalytics", answer: "a plain object"); super.init() }
  open var jitter: SFAcousticFeature { get { _Absence.report("SFVoiceAnalytics.jitter", answer: "SFAcousticFeature()"); return SFAcousticFeature() } }
  open var pitch: SFAcousticFeature { get { _Absence.report("SFVoiceAnalytics.pitch", answer: "SFAcousticFeature()"); return SFAcousticFeature() } }
  open var shimmer: SFAcousticFeature { get { _Absence.report("SFVoiceAnalytics.shimmer", answer: "SFAcousticFeature()"); return SFAcousticFeature() } }
  open var voicing: SFAcousticFeature { get { _Absence.report("SFVoiceAnalytics.voicing", answer: "SFAcousticFeature()"); return SFAcousticFeature() } }
}
