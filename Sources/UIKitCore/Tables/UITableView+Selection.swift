import Foundation

// Touches on rows, and selection in code.

extension UITableView {
  // 11.2.6 – while the table is edited, other rules say whether rows are selected, and how many.
  private var selectsRows: Bool {
    guard storedIsEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  private var selectsSeveral: Bool {
    storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectNothing() {
    for old in selection { mark(old, selected: false, animated: false) }
  }

  /// 11.2.1 – a finger came down on a row.
  func fingerCameDown(on cell: UITableViewCell) {
    guard selectsRows, highlighted == nil, let path = cell.tablePath else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlighted = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The touch was taken away.
  func fingerWasTaken(from cell: UITableViewCell) {
    guard let path = highlighted, cell.tablePath == path else { return }
    highlighted = nil
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// 11.2.1 – the finger was lifted from the row on which it came down.
  func fingerLeft(_ cell: UITableViewCell) {
    guard let path = cell.tablePath, highlighted == path else { return }
    fingerWasTaken(from: cell)
    choose(path)
  }

  private func choose(_ path: IndexPath) {
    // 11.2.2 – where several may be selected, another tap deselects.
    if selectsSeveral, selection.contains(path) {
      deselectByHand(path)
      return tellSelection()
    }
    // 11.2.1 – another row may be meant, or none.
    var target: IndexPath? = path
    if let delegate { target = delegate.tableView(self, willSelectRowAt: path) }
    guard let target else { return }
    if !selectsSeveral {
      for old in selection where old != target { deselectByHand(old) }
    }
    mark(target, selected: true, animated: false)
    if let cell = cells[target] { cell.selectionSegue?.perform(cell) }
    delegate?.tableView(self, didSelectRowAt: target)
    tellSelection()
    // 11.2.4 – in addition to the selection.
    guard !storedIsEditing, let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: target)
    else {
      return
    }
    delegate.tableView(self, performPrimaryActionForRowAt: target)
  }

  private func deselectByHand(_ path: IndexPath) {
    var target: IndexPath? = path
    if let delegate { target = delegate.tableView(self, willDeselectRowAt: path) }
    guard let target else { return }
    mark(target, selected: false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  private func tellSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func mark(_ path: IndexPath, selected: Bool, animated: Bool) {
    selection.removeAll { $0 == path }
    if selected { selection.append(path) }
    cells[path]?.setSelected(selected, animated: animated)
  }

  // MARK: Code

  // 11.2.3: selection in code calls no delegate method.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in selection { mark(old, selected: false, animated: animated) }
      return
    }
    guard holds(path) else { return }
    if !selectsSeveral {
      for old in selection where old != path { mark(old, selected: false, animated: animated) }
    }
    mark(path, selected: true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  // 11.2.3: selection in code calls no delegate method.
  func deselect(_ path: IndexPath, animated: Bool) {
    if selection.contains(path) { mark(path, selected: false, animated: animated) }
  }

  /// 11.2.7 – the button at the end of a row does not select it.
  func accessoryWasTapped(on cell: UITableViewCell) {
    guard let path = cell.tablePath else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
