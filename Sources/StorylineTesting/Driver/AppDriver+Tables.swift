import Foundation
import UIKit

// Rows of tables.
extension AppDriver {
  /// The row with that text: any of its labels, or its identifier.
  public func row(_ text: String) -> Element {
    Element("row “\(text)”", called: text) { match in
      guard let cell = match.view as? UITableViewCell else { return false }
      return match.described.identifier == text || cell.says(text)
    }
  }

  /// Taps a row of the table in front, both counted from 0; scrolls to it before.
  ///
  /// - Throws: ``DriverError`` when there is no such row.
  public func select(
    row: Int, section: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    let tables = Match.search { $0.view is UITableView }
    guard let table = tables.first?.view as? UITableView else {
      throw DriverError("There is no table.", at: location)
    }
    guard section < table.numberOfSections, row < table.numberOfRows(inSection: section) else {
      throw DriverError("The table has no row \(row) in section \(section).", at: location)
    }
    let path = IndexPath(row: row, section: section)
    Scrolling.bring(in: table) { table.rectForRow(at: path) }
    let element = Element("row \(row) of section \(section)") { match in
      (match.view as? UITableViewCell).flatMap { table.indexPath(for: $0) } == path
    }
    try await element.tap(file: file, line: line)
  }
}
