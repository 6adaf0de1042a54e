// Made by Scripts/missing-names of Data/CoreHaptics.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
extension CHHapticDynamicParameter {
public struct ID: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audioAttackTimeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioAttackTimeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioAttackTimeControl") }
  public static var audioBrightnessControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioBrightnessControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioBrightnessControl") }
  public static var audioDecayTimeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioDecayTimeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioDecayTimeControl") }
  public static var audioPanControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioPanControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioPanControl") }
  public static var audioPitchControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioPitchControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioPitchControl") }
  public static var audioReleaseTimeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioReleaseTimeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioReleaseTimeControl") }
  public static var audioVolumeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.audioVolumeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "audioVolumeControl") }
  public static var hapticAttackTimeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.hapticAttackTimeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "hapticAttackTimeControl") }
  public static var hapticDecayTimeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.hapticDecayTimeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "hapticDecayTimeControl") }
  public static var hapticIntensityControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.hapticIntensityControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "hapticIntensityControl") }
  public static var hapticReleaseTimeControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.hapticReleaseTimeControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "hapticReleaseTimeControl") }
  public static var hapticSharpnessControl: CHHapticDynamicParameter.ID { _Absence.report("CHHapticDynamicParameter.ID.hapticSharpnessControl", answer: "a name that was made up"); return CHHapticDynamicParameter.ID(rawValue: "hapticSharpnessControl") }
}
}
extension CHHapticEngine {
public enum FinishedAction: Hashable, Sendable {
  case `leaveEngineRunning`
  case `stopEngine`
  public var rawValue: Int { _Absence.report("CHHapticEngine.FinishedAction.rawValue", answer: "a value that was made up"); switch self { case .`leaveEngineRunning`: return 0; case .`stopEngine`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("CHHapticEngine.FinishedAction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`leaveEngineRunning`; case 1: self = .`stopEngine`; default: return nil } }
}
}
extension CHHapticEngine {
public enum StoppedReason: Hashable, Sendable {
  case `applicationSuspended`
  case `audioSessionInterrupt`
  case `engineDestroyed`
  case `gameControllerDisconnect`
  case `idleTimeout`
  case `notifyWhenFinished`
  case `systemError`
  public var rawValue: Int { _Absence.report("CHHapticEngine.StoppedReason.rawValue", answer: "a value that was made up"); switch self { case .`applicationSuspended`: return 0; case .`audioSessionInterrupt`: return 1; case .`engineDestroyed`: return 2; case .`gameControllerDisconnect`: return 3; case .`idleTimeout`: return 4; case .`notifyWhenFinished`: return 5; case .`systemError`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("CHHapticEngine.StoppedReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`applicationSuspended`; case 1: self = .`audioSessionInterrupt`; case 2: self = .`engineDestroyed`; case 3: self = .`gameControllerDisconnect`; case 4: self = .`idleTimeout`; case 5: self = .`notifyWhenFinished`; case 6: self = .`systemError`; default: return nil } }
}
}
public struct CHHapticError: Swift.Error {
  init() {}
  public static var badEventEntry: CHHapticError.Code { get { _Absence.report("CHHapticError.badEventEntry", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var badParameterEntry: CHHapticError.Code { get { _Absence.report("CHHapticError.badParameterEntry", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public var code: Self.Code { get { _Absence.trap("CHHapticError.code") } }
  public static var engineNotRunning: CHHapticError.Code { get { _Absence.report("CHHapticError.engineNotRunning", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var engineStartTimeout: CHHapticError.Code { get { _Absence.report("CHHapticError.engineStartTimeout", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public var errorCode: Int { get { _Absence.report("CHHapticError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CHHapticError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CHHapticError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var fileNotFound: CHHapticError.Code { get { _Absence.report("CHHapticError.fileNotFound", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CHHapticError.init(_:userInfo:)", answer: "a plain value") }
  public static var insufficientPower: CHHapticError.Code { get { _Absence.report("CHHapticError.insufficientPower", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidAudioResource: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidAudioResource", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidAudioSession: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidAudioSession", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidEngineParameter: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidEngineParameter", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidEventDuration: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidEventDuration", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidEventTime: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidEventTime", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidEventType: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidEventType", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidParameterType: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidParameterType", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidPatternData: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidPatternData", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidPatternDictionary: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidPatternDictionary", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidPatternPlayer: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidPatternPlayer", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var invalidTime: CHHapticError.Code { get { _Absence.report("CHHapticError.invalidTime", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var memoryError: CHHapticError.Code { get { _Absence.report("CHHapticError.memoryError", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var notSupported: CHHapticError.Code { get { _Absence.report("CHHapticError.notSupported", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var operationNotPermitted: CHHapticError.Code { get { _Absence.report("CHHapticError.operationNotPermitted", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var resourceNotAvailable: CHHapticError.Code { get { _Absence.report("CHHapticError.resourceNotAvailable", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var serverInitFailed: CHHapticError.Code { get { _Absence.report("CHHapticError.serverInitFailed", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var serverInterrupted: CHHapticError.Code { get { _Absence.report("CHHapticError.serverInterrupted", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public static var unknownError: CHHapticError.Code { get { _Absence.report("CHHapticError.unknownError", answer: "CHHapticError.Code.`badEventEntry`"); return CHHapticError.Code.`badEventEntry` } }
  public var userInfo: [String : Any] { get { _Absence.report("CHHapticError.userInfo", answer: "[:]"); return [:] } }
}
extension CHHapticError {
public enum Code: Hashable, Sendable {
  case `badEventEntry`
  case `badParameterEntry`
  case `engineNotRunning`
  case `engineStartTimeout`
  case `fileNotFound`
  case `insufficientPower`
  case `invalidAudioResource`
  case `invalidAudioSession`
  case `invalidEngineParameter`
  case `invalidEventDuration`
  case `invalidEventTime`
  case `invalidEventType`
  case `invalidParameterType`
  case `invalidPatternData`
  case `invalidPatternDictionary`
  case `invalidPatternPlayer`
  case `invalidTime`
  case `memoryError`
  case `notSupported`
  case `operationNotPermitted`
  case `resourceNotAvailable`
  case `serverInitFailed`
  case `serverInterrupted`
  case `unknownError`
  public var rawValue: Int { _Absence.report("CHHapticError.Code.rawValue", answer: "a value that was made up"); switch self { case .`badEventEntry`: return 0; case .`badParameterEntry`: return 1; case .`engineNotRunning`: return 2; case .`engineStartTimeout`: return 3; case .`fileNotFound`: return 4; case .`insufficientPower`: return 5; case .`invalidAudioResource`: return 6; case .`invalidAudioSession`: return 7; case .`invalidEngineParameter`: return 8; case .`invalidEventDuration`: return 9; case .`invalidEventTime`: return 10; case .`invalidEventType`: return 11; case .`invalidParameterType`: return 12; case .`invalidPatternData`: return 13; case .`invalidPatternDictionary`: return 14; case .`invalidPatternPlayer`: return 15; case .`invalidTime`: return 16; case .`memoryError`: return 17; case .`notSupported`: return 18; case .`operationNotPermitted`: return 19; case .`resourceNotAvailable`: return 20; case .`serverInitFailed`: return 21; case .`serverInterrupted`: return 22; case .`unknownError`: return 23 } }
  public init?(rawValue: Int) { _Absence.report("CHHapticError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`badEventEntry`; case 1: self = .`badParameterEntry`; case 2: self = .`engineNotRunning`; case 3: self = .`engineStartTimeout`; case 4: self = .`fileNotFound`; case 5: self = .`insufficientPower`; case 6: self = .`invalidAudioResource`; case 7: self = .`invalidAudioSession`; case 8: self = .`invalidEngineParameter`; case 9: self = .`invalidEventDuration`; case 10: self = .`invalidEventTime`; case 11: self = .`invalidEventType`; case 12: self = .`invalidParameterType`; case 13: self = .`invalidPatternData`; case 14: self = .`invalidPatternDictionary`; case 15: self = .`invalidPatternPlayer`; case 16: self = .`invalidTime`; case 17: self = .`memoryError`; case 18: self = .`notSupported`; case 19: self = .`operationNotPermitted`; case 20: self = .`resourceNotAvailable`; case 21: self = .`serverInitFailed`; case 22: self = .`serverInterrupted`; case 23: self = .`unknownError`; default: return nil } }
}
}
extension CHHapticEvent {
public struct EventType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var audioContinuous: CHHapticEvent.EventType { _Absence.report("CHHapticEvent.EventType.audioContinuous", answer: "a name that was made up"); return CHHapticEvent.EventType(rawValue: "audioContinuous") }
  public static var audioCustom: CHHapticEvent.EventType { _Absence.report("CHHapticEvent.EventType.audioCustom", answer: "a name that was made up"); return CHHapticEvent.EventType(rawValue: "audioCustom") }
  public static var hapticContinuous: CHHapticEvent.EventType { _Absence.report("CHHapticEvent.EventType.hapticContinuous", answer: "a name that was made up"); return CHHapticEvent.EventType(rawValue: "hapticContinuous") }
  public static var hapticTransient: CHHapticEvent.EventType { _Absence.report("CHHapticEvent.EventType.hapticTransient", answer: "a name that was made up"); return CHHapticEvent.EventType(rawValue: "hapticTransient") }
}
}
extension CHHapticEvent {
public struct ParameterID: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var attackTime: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.attackTime", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "attackTime") }
  public static var audioBrightness: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.audioBrightness", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "audioBrightness") }
  public static var audioPan: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.audioPan", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "audioPan") }
  public static var audioPitch: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.audioPitch", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "audioPitch") }
  public static var audioVolume: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.audioVolume", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "audioVolume") }
  public static var decayTime: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.decayTime", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "decayTime") }
  public static var hapticIntensity: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.hapticIntensity", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "hapticIntensity") }
  public static var hapticSharpness: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.hapticSharpness", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "hapticSharpness") }
  public static var releaseTime: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.releaseTime", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "releaseTime") }
  public static var sustained: CHHapticEvent.ParameterID { _Absence.report("CHHapticEvent.ParameterID.sustained", answer: "a name that was made up"); return CHHapticEvent.ParameterID(rawValue: "sustained") }
}
}
extension CHHapticPattern {
public struct Key: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var event: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.event", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "event") }
  public static var eventDuration: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.eventDuration", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "eventDuration") }
  public static var eventParameters: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.eventParameters", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "eventParameters") }
  public static var eventType: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.eventType", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "eventType") }
  public static var eventWaveformLoopEnabled: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.eventWaveformLoopEnabled", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "eventWaveformLoopEnabled") }
  public static var eventWaveformPath: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.eventWaveformPath", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "eventWaveformPath") }
  public static var eventWaveformUseVolumeEnvelope: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.eventWaveformUseVolumeEnvelope", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "eventWaveformUseVolumeEnvelope") }
  public static var parameter: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.parameter", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "parameter") }
  public static var parameterCurve: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.parameterCurve", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "parameterCurve") }
  public static var parameterCurveControlPoints: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.parameterCurveControlPoints", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "parameterCurveControlPoints") }
  public static var parameterID: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.parameterID", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "parameterID") }
  public static var parameterValue: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.parameterValue", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "parameterValue") }
  public static var pattern: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.pattern", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "pattern") }
  public static var time: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.time", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "time") }
  public static var version: CHHapticPattern.Key { _Absence.report("CHHapticPattern.Key.version", answer: "a name that was made up"); return CHHapticPattern.Key(rawValue: "version") }
}
}
