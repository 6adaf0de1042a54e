// Made by Scripts/missing-names of Data/CoreTelephony.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
@_disfavoredOverload public var CTCallStateConnected: String { get { _Absence.report("CTCallStateConnected", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTCallStateDialing: String { get { _Absence.report("CTCallStateDialing", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTCallStateDisconnected: String { get { _Absence.report("CTCallStateDisconnected", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTCallStateIncoming: String { get { _Absence.report("CTCallStateIncoming", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyCDMA1x: String { get { _Absence.report("CTRadioAccessTechnologyCDMA1x", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyCDMAEVDORev0: String { get { _Absence.report("CTRadioAccessTechnologyCDMAEVDORev0", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyCDMAEVDORevA: String { get { _Absence.report("CTRadioAccessTechnologyCDMAEVDORevA", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyCDMAEVDORevB: String { get { _Absence.report("CTRadioAccessTechnologyCDMAEVDORevB", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyEdge: String { get { _Absence.report("CTRadioAccessTechnologyEdge", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyGPRS: String { get { _Absence.report("CTRadioAccessTechnologyGPRS", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyHSDPA: String { get { _Absence.report("CTRadioAccessTechnologyHSDPA", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyHSUPA: String { get { _Absence.report("CTRadioAccessTechnologyHSUPA", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyLTE: String { get { _Absence.report("CTRadioAccessTechnologyLTE", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyNR: String { get { _Absence.report("CTRadioAccessTechnologyNR", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyNRNSA: String { get { _Absence.report("CTRadioAccessTechnologyNRNSA", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyWCDMA: String { get { _Absence.report("CTRadioAccessTechnologyWCDMA", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTRadioAccessTechnologyeHRPD: String { get { _Absence.report("CTRadioAccessTechnologyeHRPD", answer: "\"\""); return "" } }
@_disfavoredOverload public var CTSubscriberTokenRefreshed: String { get { _Absence.report("CTSubscriberTokenRefreshed", answer: "\"\""); return "" } }
@_disfavoredOverload public var kCTErrorDomainMach: Int { get { _Absence.report("kCTErrorDomainMach", answer: "0"); return 0 } }
@_disfavoredOverload public var kCTErrorDomainNoError: Int { get { _Absence.report("kCTErrorDomainNoError", answer: "0"); return 0 } }
@_disfavoredOverload public var kCTErrorDomainPOSIX: Int { get { _Absence.report("kCTErrorDomainPOSIX", answer: "0"); return 0 } }
