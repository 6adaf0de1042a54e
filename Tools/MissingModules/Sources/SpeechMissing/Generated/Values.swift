// Made by Scripts/missing-names of Data/Speech.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AVFoundationMissing
import AbsenceRuntime
public enum SFSpeechRecognitionTaskHint: Hashable, Sendable {
  case `confirmation`
  case `dictation`
  case `search`
  case `unspecified`
  public var rawValue: Int { _Absence.report("SFSpeechRecognitionTaskHint.rawValue", answer: "a value that was made up"); switch self { case .`confirmation`: return 0; case .`dictation`: return 1; case .`search`: return 2; case .`unspecified`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("SFSpeechRecognitionTaskHint.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`confirmation`; case 1: self = .`dictation`; case 2: self = .`search`; case 3: self = .`unspecified`; default: return nil } }
}
public enum SFSpeechRecognitionTaskState: Hashable, Sendable {
  case `canceling`
  case `completed`
  case `finishing`
  case `running`
  case `starting`
  public var rawValue: Int { _Absence.report("SFSpeechRecognitionTaskState.rawValue", answer: "a value that was made up"); switch self { case .`canceling`: return 0; case .`completed`: return 1; case .`finishing`: return 2; case .`running`: return 3; case .`starting`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("SFSpeechRecognitionTaskState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`canceling`; case 1: self = .`completed`; case 2: self = .`finishing`; case 3: self = .`running`; case 4: self = .`starting`; default: return nil } }
}
public enum SFSpeechRecognizerAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("SFSpeechRecognizerAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("SFSpeechRecognizerAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
