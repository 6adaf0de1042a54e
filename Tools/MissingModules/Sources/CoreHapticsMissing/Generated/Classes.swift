// Made by Scripts/missing-names of Data/CoreHaptics.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
open class CHHapticDynamicParameter: NSObject {
  public override init() { _Absence.report("CHHapticDynamicParameter", answer: "a plain object"); super.init() }
  public init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime time: TimeInterval) { _Absence.report("CHHapticDynamicParameter.init(parameterID:value:relativeTime:)", answer: "a plain object"); super.init() }
  open var parameterID: CHHapticDynamicParameter.ID { get { _Absence.report("CHHapticDynamicParameter.parameterID", answer: "CHHapticDynamicParameter.ID(rawValue: \"\")"); return CHHapticDynamicParameter.ID(rawValue: "") } }
  open var relativeTime: TimeInterval { get { _Absence.value(of: self, "CHHapticDynamicParameter.relativeTime", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticDynamicParameter.relativeTime") } }
  open var value: Float { get { _Absence.value(of: self, "CHHapticDynamicParameter.value", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticDynamicParameter.value") } }
}
open class CHHapticEngine: NSObject {
  public override init() { _Absence.report("CHHapticEngine", answer: "a plain object"); super.init() }
  @discardableResult open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { _Absence.trap("CHHapticEngine.capabilitiesForHardware()") }
  open var currentTime: TimeInterval { get { _Absence.report("CHHapticEngine.currentTime", answer: "0"); return 0 } }
  public init(andReturnError: ()) throws { _Absence.report("CHHapticEngine.init(andReturnError:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.init(andReturnError:)") }
  open var isAutoShutdownEnabled: Bool { get { _Absence.value(of: self, "CHHapticEngine.isAutoShutdownEnabled", else: false) } set { _Absence.keep(newValue, of: self, "CHHapticEngine.isAutoShutdownEnabled") } }
  open var isMutedForAudio: Bool { get { _Absence.value(of: self, "CHHapticEngine.isMutedForAudio", else: false) } set { _Absence.keep(newValue, of: self, "CHHapticEngine.isMutedForAudio") } }
  open var isMutedForHaptics: Bool { get { _Absence.value(of: self, "CHHapticEngine.isMutedForHaptics", else: false) } set { _Absence.keep(newValue, of: self, "CHHapticEngine.isMutedForHaptics") } }
  @discardableResult open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { _Absence.report("CHHapticEngine.makeAdvancedPlayer(with:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.makeAdvancedPlayer(with:)") }
  @discardableResult open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { _Absence.report("CHHapticEngine.makePlayer(with:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.makePlayer(with:)") }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping CHHapticEngine.FinishedHandler) { _Absence.report("CHHapticEngine.notifyWhenPlayersFinished(finishedHandler:)") }
  open func playPattern(from data: Data) throws { _Absence.report("CHHapticEngine.playPattern(from:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.playPattern(from:)") }
  open func playPattern(from fileURL: URL) throws { _Absence.report("CHHapticEngine.playPattern(from:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.playPattern(from:)") }
  open var playsAudioOnly: Bool { get { _Absence.value(of: self, "CHHapticEngine.playsAudioOnly", else: false) } set { _Absence.keep(newValue, of: self, "CHHapticEngine.playsAudioOnly") } }
  open var playsHapticsOnly: Bool { get { _Absence.value(of: self, "CHHapticEngine.playsHapticsOnly", else: false) } set { _Absence.keep(newValue, of: self, "CHHapticEngine.playsHapticsOnly") } }
  @discardableResult open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable : Any] = [:]) throws -> CHHapticAudioResourceID { _Absence.report("CHHapticEngine.registerAudioResource(_:options:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.registerAudioResource(_:options:)") }
  open var resetHandler: CHHapticEngine.ResetHandler { get { if let kept: CHHapticEngine.ResetHandler = _Absence.kept(of: self, "CHHapticEngine.resetHandler") { return kept }; _Absence.trap("CHHapticEngine.resetHandler") } set { _Absence.keep(newValue, of: self, "CHHapticEngine.resetHandler") } }
  open func start() async throws { _Absence.report("CHHapticEngine.start()", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.start()") }
  open func start() throws { _Absence.report("CHHapticEngine.start()", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.start()") }
  open func stop() async throws { _Absence.report("CHHapticEngine.stop()", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.stop()") }
  open var stoppedHandler: CHHapticEngine.StoppedHandler { get { if let kept: CHHapticEngine.StoppedHandler = _Absence.kept(of: self, "CHHapticEngine.stoppedHandler") { return kept }; _Absence.trap("CHHapticEngine.stoppedHandler") } set { _Absence.keep(newValue, of: self, "CHHapticEngine.stoppedHandler") } }
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { _Absence.report("CHHapticEngine.unregisterAudioResource(_:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticEngine.unregisterAudioResource(_:)") }
}
open class CHHapticEvent: NSObject {
  public override init() { _Absence.report("CHHapticEvent", answer: "a plain object"); super.init() }
  open var duration: TimeInterval { get { _Absence.value(of: self, "CHHapticEvent.duration", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticEvent.duration") } }
  open var eventParameters: [CHHapticEventParameter] { get { _Absence.report("CHHapticEvent.eventParameters", answer: "[]"); return [] } }
  public init(audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) { _Absence.report("CHHapticEvent.init(audioResourceID:parameters:relativeTime:)", answer: "a plain object"); super.init() }
  public init(audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) { _Absence.report("CHHapticEvent.init(audioResourceID:parameters:relativeTime:duration:)", answer: "a plain object"); super.init() }
  public init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) { _Absence.report("CHHapticEvent.init(eventType:parameters:relativeTime:)", answer: "a plain object"); super.init() }
  public init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) { _Absence.report("CHHapticEvent.init(eventType:parameters:relativeTime:duration:)", answer: "a plain object"); super.init() }
  open var relativeTime: TimeInterval { get { _Absence.value(of: self, "CHHapticEvent.relativeTime", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticEvent.relativeTime") } }
  open var type: CHHapticEvent.EventType { get { _Absence.report("CHHapticEvent.type", answer: "CHHapticEvent.EventType(rawValue: \"\")"); return CHHapticEvent.EventType(rawValue: "") } }
}
open class CHHapticEventParameter: NSObject {
  public override init() { _Absence.report("CHHapticEventParameter", answer: "a plain object"); super.init() }
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { _Absence.report("CHHapticEventParameter.init(parameterID:value:)", answer: "a plain object"); super.init() }
  open var parameterID: CHHapticEvent.ParameterID { get { _Absence.report("CHHapticEventParameter.parameterID", answer: "CHHapticEvent.ParameterID(rawValue: \"\")"); return CHHapticEvent.ParameterID(rawValue: "") } }
  open var value: Float { get { _Absence.value(of: self, "CHHapticEventParameter.value", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticEventParameter.value") } }
}
open class CHHapticParameterCurve: NSObject {
  public override init() { _Absence.report("CHHapticParameterCurve", answer: "a plain object"); super.init() }
  open var controlPoints: [CHHapticParameterCurve.ControlPoint] { get { _Absence.report("CHHapticParameterCurve.controlPoints", answer: "[]"); return [] } }
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [CHHapticParameterCurve.ControlPoint], relativeTime: TimeInterval) { _Absence.report("CHHapticParameterCurve.init(parameterID:controlPoints:relativeTime:)", answer: "a plain object"); super.init() }
  open var parameterID: CHHapticDynamicParameter.ID { get { _Absence.report("CHHapticParameterCurve.parameterID", answer: "CHHapticDynamicParameter.ID(rawValue: \"\")"); return CHHapticDynamicParameter.ID(rawValue: "") } }
  open var relativeTime: TimeInterval { get { _Absence.value(of: self, "CHHapticParameterCurve.relativeTime", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticParameterCurve.relativeTime") } }
}
extension CHHapticParameterCurve {
open class ControlPoint: NSObject {
  public override init() { _Absence.report("CHHapticParameterCurve.ControlPoint", answer: "a plain object"); super.init() }
  public init(relativeTime time: TimeInterval, value: Float) { _Absence.report("CHHapticParameterCurve.ControlPoint.init(relativeTime:value:)", answer: "a plain object"); super.init() }
  open var relativeTime: TimeInterval { get { _Absence.value(of: self, "CHHapticParameterCurve.ControlPoint.relativeTime", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticParameterCurve.ControlPoint.relativeTime") } }
  open var value: Float { get { _Absence.value(of: self, "CHHapticParameterCurve.ControlPoint.value", else: 0) } set { _Absence.keep(newValue, of: self, "CHHapticParameterCurve.ControlPoint.value") } }
}
}
open class CHHapticPattern: NSObject {
  public override init() { _Absence.report("CHHapticPattern", answer: "a plain object"); super.init() }
  open var duration: TimeInterval { get { _Absence.report("CHHapticPattern.duration", answer: "0"); return 0 } }
  @discardableResult open func exportDictionary() throws -> [CHHapticPattern.Key : Any] { _Absence.report("CHHapticPattern.exportDictionary()", answer: "an error"); throw _Absence.Failure(name: "CHHapticPattern.exportDictionary()") }
  public init(contentsOf ahapURL: URL) throws { _Absence.report("CHHapticPattern.init(contentsOf:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticPattern.init(contentsOf:)") }
  public init(contentsOfURL ahapURL: URL) throws { _Absence.report("CHHapticPattern.init(contentsOfURL:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticPattern.init(contentsOfURL:)") }
  public init(dictionary patternDict: [CHHapticPattern.Key : Any]) throws { _Absence.report("CHHapticPattern.init(dictionary:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticPattern.init(dictionary:)") }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { _Absence.report("CHHapticPattern.init(events:parameterCurves:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticPattern.init(events:parameterCurves:)") }
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { _Absence.report("CHHapticPattern.init(events:parameters:)", answer: "an error"); throw _Absence.Failure(name: "CHHapticPattern.init(events:parameters:)") }
}
