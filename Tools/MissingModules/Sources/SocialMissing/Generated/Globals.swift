// Made by Scripts/missing-names of Data/Social.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
@_disfavoredOverload public var SLServiceTypeFacebook: String { get { _Absence.report("SLServiceTypeFacebook", answer: "\"\""); return "" } }
@_disfavoredOverload public var SLServiceTypeLinkedIn: String { get { _Absence.report("SLServiceTypeLinkedIn", answer: "\"\""); return "" } }
@_disfavoredOverload public var SLServiceTypeSinaWeibo: String { get { _Absence.report("SLServiceTypeSinaWeibo", answer: "\"\""); return "" } }
@_disfavoredOverload public var SLServiceTypeTencentWeibo: String { get { _Absence.report("SLServiceTypeTencentWeibo", answer: "\"\""); return "" } }
@_disfavoredOverload public var SLServiceTypeTwitter: String { get { _Absence.report("SLServiceTypeTwitter", answer: "\"\""); return "" } }
