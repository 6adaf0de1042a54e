// Made by Scripts/missing-names of Data/PDFKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
@_disfavoredOverload public var PDFDocumentFoundSelectionKey: String { get { _Absence.report("PDFDocumentFoundSelectionKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var PDFDocumentPageIndexKey: String { get { _Absence.report("PDFDocumentPageIndexKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var kPDFDestinationUnspecifiedValue: CGFloat { get { _Absence.report("kPDFDestinationUnspecifiedValue", answer: "0"); return 0 } }
