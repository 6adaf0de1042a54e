// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
extension CSIndexExtensionRequestHandler: CSSearchableIndexDelegate {
  public func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void) { _Absence.report("CSSearchableIndexDelegate.searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)") }
  public func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void) { _Absence.report("CSSearchableIndexDelegate.searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)") }
}
