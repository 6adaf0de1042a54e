// Made by Scripts/missing-names of Data/EventKitUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import EventKitMissing
import AbsenceRuntime
@_disfavoredOverload public var EKUI_IS_IOS: Int32 { get { _Absence.report("EKUI_IS_IOS", answer: "0"); return 0 } }
@_disfavoredOverload public var EKUI_IS_SIMULATOR: Int32 { get { _Absence.report("EKUI_IS_SIMULATOR", answer: "0"); return 0 } }
@discardableResult @_disfavoredOverload public func EventKitUIBundle() -> Bundle! { _Absence.report("EventKitUIBundle()", answer: "nil"); return nil }
