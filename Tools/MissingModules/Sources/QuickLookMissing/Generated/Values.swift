// Made by Scripts/missing-names of Data/QuickLook.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public enum QLPreviewItemEditingMode: Hashable, Sendable {
  case `createCopy`
  case `disabled`
  case `updateContents`
  public var rawValue: Int { _Absence.report("QLPreviewItemEditingMode.rawValue", answer: "a value that was made up"); switch self { case .`createCopy`: return 0; case .`disabled`: return 1; case .`updateContents`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("QLPreviewItemEditingMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`createCopy`; case 1: self = .`disabled`; case 2: self = .`updateContents`; default: return nil } }
}
