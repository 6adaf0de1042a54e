// Made by Scripts/missing-names of Data/CoreMotion.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
@_disfavoredOverload public var CMErrorDeviceRequiresMovement: CMError { get { _Absence.report("CMErrorDeviceRequiresMovement", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorDomain: String { get { _Absence.report("CMErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var CMErrorInvalidAction: CMError { get { _Absence.report("CMErrorInvalidAction", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorInvalidParameter: CMError { get { _Absence.report("CMErrorInvalidParameter", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorMotionActivityNotAuthorized: CMError { get { _Absence.report("CMErrorMotionActivityNotAuthorized", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorMotionActivityNotAvailable: CMError { get { _Absence.report("CMErrorMotionActivityNotAvailable", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorMotionActivityNotEntitled: CMError { get { _Absence.report("CMErrorMotionActivityNotEntitled", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorNULL: CMError { get { _Absence.report("CMErrorNULL", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorNilData: CMError { get { _Absence.report("CMErrorNilData", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorNotAuthorized: CMError { get { _Absence.report("CMErrorNotAuthorized", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorNotAvailable: CMError { get { _Absence.report("CMErrorNotAvailable", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorNotEntitled: CMError { get { _Absence.report("CMErrorNotEntitled", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorSize: CMError { get { _Absence.report("CMErrorSize", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorTrueNorthNotAvailable: CMError { get { _Absence.report("CMErrorTrueNorthNotAvailable", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
@_disfavoredOverload public var CMErrorUnknown: CMError { get { _Absence.report("CMErrorUnknown", answer: "CMError(rawValue: 0)"); return CMError(rawValue: 0) } }
