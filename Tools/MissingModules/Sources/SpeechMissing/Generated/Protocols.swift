// Made by Scripts/missing-names of Data/Speech.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AVFoundationMissing
import AbsenceRuntime
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
}
extension SFSpeechRecognitionTaskDelegate {
  @_disfavoredOverload public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) { _Absence.report("SFSpeechRecognitionTaskDelegate.speechRecognitionDidDetectSpeech(_:)") }
  @_disfavoredOverload public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) { _Absence.report("SFSpeechRecognitionTaskDelegate.speechRecognitionTask(_:didFinishRecognition:)") }
  @_disfavoredOverload public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) { _Absence.report("SFSpeechRecognitionTaskDelegate.speechRecognitionTask(_:didFinishSuccessfully:)") }
  @_disfavoredOverload public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) { _Absence.report("SFSpeechRecognitionTaskDelegate.speechRecognitionTask(_:didHypothesizeTranscription:)") }
  @_disfavoredOverload public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) { _Absence.report("SFSpeechRecognitionTaskDelegate.speechRecognitionTaskFinishedReadingAudio(_:)") }
  @_disfavoredOverload public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { _Absence.report("SFSpeechRecognitionTaskDelegate.speechRecognitionTaskWasCancelled(_:)") }
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
}
extension SFSpeechRecognizerDelegate {
  @_disfavoredOverload public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) { _Absence.report("SFSpeechRecognizerDelegate.speechRecognizer(_:availabilityDidChange:)") }
}
