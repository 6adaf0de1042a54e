// Made by Scripts/missing-names of Data/CoreHaptics.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
  var isMuted: Bool { get set }
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  func pause(atTime time: TimeInterval) throws
  var playbackRate: Float { get set }
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
public protocol CHHapticDeviceCapability {
  func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes
  func attributes(forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType) throws -> any CHHapticParameterAttributes
  var supportsAudio: Bool { get }
  var supportsHaptics: Bool { get }
}
public protocol CHHapticParameterAttributes: NSObjectProtocol {
  var defaultValue: Float { get }
  var maxValue: Float { get }
  var minValue: Float { get }
}
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  func cancel() throws
  var isMuted: Bool { get set }
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
