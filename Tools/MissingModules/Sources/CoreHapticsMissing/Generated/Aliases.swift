// Made by Scripts/missing-names of Data/CoreHaptics.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void
public typealias CHHapticAudioResourceID = Int
public typealias CHHapticAudioResourceKey = NSString
extension CHHapticEngine { public typealias CompletionHandler = ((any Error)?) -> Void }
extension CHHapticEngine { public typealias FinishedHandler = ((any Error)?) -> CHHapticEngine.FinishedAction }
extension CHHapticEngine { public typealias ResetHandler = () -> Void }
extension CHHapticEngine { public typealias StoppedHandler = (CHHapticEngine.StoppedReason) -> Void }
