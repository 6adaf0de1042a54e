// Made by Scripts/missing-names of Data/CoreHaptics.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
@_disfavoredOverload public var CHHapticAudioResourceKeyLoopEnabled: String { get { _Absence.report("CHHapticAudioResourceKeyLoopEnabled", answer: "\"\""); return "" } }
@_disfavoredOverload public var CHHapticAudioResourceKeyUseVolumeEnvelope: String { get { _Absence.report("CHHapticAudioResourceKeyUseVolumeEnvelope", answer: "\"\""); return "" } }
@_disfavoredOverload public var CHHapticTimeImmediate: TimeInterval { get { _Absence.report("CHHapticTimeImmediate", answer: "0"); return 0 } }
@_disfavoredOverload public var CoreHapticsErrorDomain: String { get { _Absence.report("CoreHapticsErrorDomain", answer: "\"\""); return "" } }
