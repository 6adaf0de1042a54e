// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)
}
extension CSSearchableIndexDelegate {
  @discardableResult @_disfavoredOverload public func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data { _Absence.report("CSSearchableIndexDelegate.data(for:itemIdentifier:typeIdentifier:)", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndexDelegate.data(for:itemIdentifier:typeIdentifier:)") }
  @discardableResult @_disfavoredOverload public func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL { _Absence.report("CSSearchableIndexDelegate.fileURL(for:itemIdentifier:typeIdentifier:inPlace:)", answer: "an error"); throw _Absence.Failure(name: "CSSearchableIndexDelegate.fileURL(for:itemIdentifier:typeIdentifier:inPlace:)") }
  @_disfavoredOverload public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) { _Absence.report("CSSearchableIndexDelegate.searchableIndexDidFinishThrottle(_:)") }
  @_disfavoredOverload public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) { _Absence.report("CSSearchableIndexDelegate.searchableIndexDidThrottle(_:)") }
}
