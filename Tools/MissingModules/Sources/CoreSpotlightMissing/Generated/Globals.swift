// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
@_disfavoredOverload public var CSActionIdentifier: String { get { _Absence.report("CSActionIdentifier", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSIndexErrorDomain: String { get { _Absence.report("CSIndexErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSMailboxArchive: String { get { _Absence.report("CSMailboxArchive", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSMailboxDrafts: String { get { _Absence.report("CSMailboxDrafts", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSMailboxInbox: String { get { _Absence.report("CSMailboxInbox", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSMailboxJunk: String { get { _Absence.report("CSMailboxJunk", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSMailboxSent: String { get { _Absence.report("CSMailboxSent", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSMailboxTrash: String { get { _Absence.report("CSMailboxTrash", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSQueryContinuationActionType: String { get { _Absence.report("CSQueryContinuationActionType", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSSearchQueryErrorDomain: String { get { _Absence.report("CSSearchQueryErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSSearchQueryString: String { get { _Absence.report("CSSearchQueryString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSSearchableItemActionType: String { get { _Absence.report("CSSearchableItemActionType", answer: "\"\""); return "" } }
@_disfavoredOverload public var CSSearchableItemActivityIdentifier: String { get { _Absence.report("CSSearchableItemActivityIdentifier", answer: "\"\""); return "" } }
@_disfavoredOverload public var CoreSpotlightAPIVersion: Int32 { get { _Absence.report("CoreSpotlightAPIVersion", answer: "0"); return 0 } }
