import Foundation

// Which rows can be edited, and what their controls do.

extension UITableView {
  private static var editingDuration: TimeInterval { 0.3 }

  // MARK: Asking

  /// 11.3.3 – every row can be edited by default; the data source can refuse.
  func mayEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: dataPath(path)) ?? false
  }

  /// 11.3.3 – whether the data source deletes and inserts.
  var canCommit: Bool { dataSource.map { OptionalMethods.has(.commit, $0) } ?? false }

  // 11.3.3 – a grip needs a data source that moves rows.
  private func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource, OptionalMethods.has(.move, dataSource) else { return false }
    return dataSource.tableView(self, canMoveRowAt: dataPath(path))
  }

  // 11.3.3 – what can be edited can be deleted, unless the delegate has another style.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: dataPath(path)) ?? .delete
  }

  /// How a cell looks at that row while the table is edited.
  func editing(of cell: UITableViewCell, at path: IndexPath) -> CellEditing {
    guard storedIsEditing else { return CellEditing() }
    var editing = CellEditing()
    if mayEdit(path) {
      editing.isEditable = true
      editing.isChoice = allowsMultipleSelectionDuringEditing
      editing.style = editingStyle(at: path)
      editing.indents =
        cell.shouldIndentWhileEditing
        && delegate?.tableView(self, shouldIndentWhileEditingRowAt: dataPath(path)) ?? true
    }
    editing.moves = mayMove(path)
    return editing
  }

  // MARK: Switching

  func changeEditing(_ editing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard editing != storedIsEditing else { return }
    cancelMove()
    storedIsEditing = editing
    // The selection was made for other actions (medium confidence).
    if allowsMultipleSelectionDuringEditing { selectNothing() }
    guard storedMap != nil else { return }
    let change = { [self] in
      for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
        let look = self.editing(of: cell, at: path)
        if editing {
          cell.editing = look
          cell.showsReorderControl = look.moves
        }
        cell.setEditing(editing && look.isShown, animated: animated)
        if !editing { cell.editing = look }
      }
      // There is less room for the content: it may need more lines.
      measureCells()
      tile()
    }
    if animated, window != nil {
      UIView.systemAnimate(withDuration: Self.editingDuration, animations: change)
    } else {
      change()
    }
  }

  /// Asks again which rows can be edited, because other rows are visible.
  func editingMayHaveChanged() {
    guard storedIsEditing else { return }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where holds(path) {
      cell.prepareToEdit(in: self, at: path)
    }
  }

  // MARK: Doing

  /// The round control before a row was tapped.
  func controlWasTapped(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    switch style {
    case .none: break
    case .delete: openByControl(path)
    case .insert:
      closeSwipe(animated: true)
      commit(.insert, at: path)
    }
  }

  /// 11.3.3 – it is the data source that deletes and inserts.
  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }
}
