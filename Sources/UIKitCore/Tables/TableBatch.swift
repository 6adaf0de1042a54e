import Foundation

/// Changes of a table that take place together, in the words of the app.
struct TableBatch {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var animates = false
  /// Updates may be told inside of others.
  var depth = 0
  var completions: [(Bool) -> Void] = []

  // MARK: Old and new places

  /// 11.3.1 – where a section is after the change; `nil` for one that goes.
  func newSection(_ old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var place = old - deletedSections.count(in: 0..<old)
    for inserted in insertedSections where inserted <= place { place += 1 }
    return place
  }

  /// 11.3.1 – where a row is after the change; `nil` for one that goes or is made anew.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == old }) { return move.to }
    guard !reloadedSections.contains(old.section), let section = newSection(old.section),
      !deletedRows.contains(old)
    else { return nil }
    let gone = (deletedRows + movedRows.map(\.from)).filter {
      $0.section == old.section && $0.row < old.row
    }
    var row = old.row - gone.count
    let come = (insertedRows + movedRows.map(\.to)).filter { $0.section == section }
    for inserted in come.sorted() where inserted.row <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  // MARK: Counts

  /// What is wrong with the counts before and after, in UIKit's words.
  func problem(before: [Int], after: [Int]) -> String? {
    // 11.3.2
    guard after.count == before.count + insertedSections.count - deletedSections.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the table view before the update (\(before.count)), plus or minus the number "
        + "of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for old in before.indices where !reloadedSections.contains(old) {
      guard let new = newSection(old) else { continue }
      let inserted = insertedRows.filter { $0.section == new }.count
      let deleted = deletedRows.filter { $0.section == old }.count
      let come = movedRows.filter { $0.to.section == new }.count
      let gone = movedRows.filter { $0.from.section == old }.count
      guard after[new] == before[old] + inserted - deleted + come - gone else {
        return "Invalid update: invalid number of rows in section \(new). The number of rows "
          + "contained in an existing section after the update (\(after[new])) must be equal to the "
          + "number of rows contained in that section before the update (\(before[old])), plus or "
          + "minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
          + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that "
          + "section (\(come) moved in, \(gone) moved out)."
      }
    }
    return nil
  }
}
