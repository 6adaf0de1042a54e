import Foundation

// The table's part in rows that are swiped aside.
//
// The order of calls to the delegate and the data source, at medium confidence: canEdit, the
// configuration (else editingStyle and the title of the button), willBeginEditing; then the
// handler, or commit; at the end didEndEditing, as soon as the row begins to go back, or was
// removed.

extension UITableView: SwipeHost {
  func swipePath(at point: CGPoint) -> IndexPath? {
    guard let path = path(at: point.y) else { return nil }
    if swipe?.path == path { return path }
    // 11.3.3 – while the table is edited, the controls are what opens a row.
    return !storedIsEditing && rowMove == nil && batch == nil ? path : nil
  }

  func makeSwipe(_ path: IndexPath, _ side: RowSwipe.Side, isByHand: Bool) -> RowSwipe? {
    guard mayEdit(path), let configuration = configuration(path, side),
      !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(
      path, side, configuration, isAtRight: (side == .trailing) != isMirrored,
      isByHand: isByHand)
  }

  // 11.3.4 – what the delegate has takes the place of the Delete button; with nil it is there.
  private func configuration(
    _ path: IndexPath, _ side: RowSwipe.Side
  ) -> UISwipeActionsConfiguration? {
    if side == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? rowActionConfiguration(path) ?? deleteConfiguration(path)
  }

  // The actions of apps without swipe configurations: a swipe over the whole row has no effect by
  // itself.
  private func rowActionConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        action.contextual { [weak self] in
          if let path = self?.swipe?.path { action.handler(action, path) }
        }
      })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  // 11.3.3 – a row can be deleted if the data source can do that.
  private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canCommit, editingStyle(at: path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      if let self, let path = swipe?.path { commit(.delete, at: path) }
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    return configuration
  }

  func swipedRow(_ path: IndexPath) -> (any SwipedRow)? { cells[path] }

  func swipeRect(_ path: IndexPath) -> CGRect { rowRect(path) }

  func placeSwipedRow(_ path: IndexPath) { cells[path].map { place($0, at: path) } }

  func swipeBegan(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

  func swipeEnded(_ path: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: path) }
}

extension UITableViewCell: SwipedRow {
  var swipeCorners: DisplayCorners { roundCorners }

  func swipeDidChange(isOpen: Bool) {
    show(confirmation: isOpen)
    requestConfigurationUpdate()
  }
}
