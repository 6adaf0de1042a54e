// Made by Scripts/missing-names of Data/AVKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
@_disfavoredOverload public var AVKitErrorDomain: String { get { _Absence.report("AVKitErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var PLATFORM_SUPPORTS_AVKITCORE: Bool { get { _Absence.report("PLATFORM_SUPPORTS_AVKITCORE", answer: "false"); return false } }
