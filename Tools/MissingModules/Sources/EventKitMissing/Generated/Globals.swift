// Made by Scripts/missing-names of Data/EventKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
@_disfavoredOverload public var EKErrorDomain: String { get { _Absence.report("EKErrorDomain", answer: "\"\""); return "" } }
