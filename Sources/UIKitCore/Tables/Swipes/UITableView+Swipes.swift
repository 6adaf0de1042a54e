import Foundation

// Rows that are moved aside, and what can be done with them.
//
// The order in which the delegate and the data source are asked and told, at medium confidence:
// canEdit, the configuration (else editingStyle and the title of the button), willBeginEditing; then
// the handler, or commit; at the end didEndEditing, as soon as the row begins to go back, or has gone.

extension UITableView {
  private static var swipeDuration: TimeInterval { 0.3 }

  // MARK: What a swipe uncovers

  /// What a finger opens that came down there and moves that way, to the right where it is positive.
  func swipe(at point: CGPoint, _ way: CGFloat) -> RowSwipe? {
    guard let path = path(at: point.y) else { return nil }
    if let swipe { return swipe.path == path ? swipe : nil }
    // 11.3.3 – while the table is edited, the controls are what opens a row.
    guard !storedIsEditing, rowMove == nil, batch == nil, cells[path] != nil else { return nil }
    return makeSwipe(path, (way < 0) == isMirrored ? .leading : .trailing, isByHand: true)
  }

  private func makeSwipe(
    _ path: IndexPath, _ side: RowSwipe.Side, isByHand: Bool
  ) -> RowSwipe? {
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
      ?? deleteConfiguration(path)
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

  // MARK: The finger

  func follow(_ pan: SwipePan) {
    let distance = pan.translation(in: self).x
    switch pan.state {
    case .began:
      guard let found = pan.found else { return }
      if swipe !== found { begin(found) }
      found.start = found.offset
      // The row does not jump by what it took to find out that this is a swipe.
      let slop = min(max(distance, -UIPanGestureRecognizer.slop), UIPanGestureRecognizer.slop)
      pan.setTranslation(CGPoint(x: distance - slop, y: 0), in: self)
      move(found, by: pan.translation(in: self).x)
    case .changed:
      if let swipe, swipe === pan.found { move(swipe, by: distance) }
    case .ended:
      guard let swipe, swipe === pan.found else { return }
      letGo(swipe, speed: pan.velocity(in: self).x)
    case .cancelled:
      if let swipe, swipe === pan.found { closeSwipe(animated: true) }
    case .possible, .failed:
      break
    }
  }

  private func move(_ swipe: RowSwipe, by distance: CGFloat) {
    let wasFull = swipe.isFull
    swipe.follow(distance, width: rowRect(swipe.path).width)
    show(swipe, animated: wasFull != swipe.isFull)
  }

  private func letGo(_ swipe: RowSwipe, speed: CGFloat) {
    if swipe.isFull, let first = swipe.buttons.buttons.first {
      perform(first, of: swipe)
    } else if swipe.staysOpen(speed: speed) {
      open(swipe)
    } else {
      closeSwipe(animated: true)
    }
  }

  // MARK: Opening

  private func begin(_ swipe: RowSwipe) {
    closeSwipe(animated: true)
    guard let cell = cells[swipe.path] else { return }
    self.swipe = swipe
    swipe.cell = cell
    for button in swipe.buttons.buttons {
      button.addAction(
        UIAction { [weak self, weak button, weak swipe] _ in
          guard let button, let swipe else { return }
          self?.perform(button, of: swipe)
        }, for: .touchUpInside)
    }
    if swipe.isByHand { delegate?.tableView(self, willBeginEditingRowAt: swipe.path) }
    guard self.swipe === swipe else { return }
    UIView.performWithoutAnimation {
      swipe.buttons.frame = rowRect(swipe.path)
      swipe.buttons.roundCorners = cell.roundCorners
      insertSubview(swipe.buttons, belowSubview: cell)
      swipe.buttons.layOut(offset: swipe.offset, isFull: false)
    }
    cell.show(confirmation: true)
  }

  /// The round control of a row was tapped: what could be done by a swipe is seen.
  func openByControl(_ path: IndexPath) {
    if swipe?.path == path { return closeSwipe(animated: true) }
    guard let swipe = makeSwipe(path, .trailing, isByHand: false) else { return }
    begin(swipe)
    open(swipe)
  }

  private func open(_ swipe: RowSwipe) {
    guard self.swipe === swipe else { return }
    swipe.offset = swipe.buttons.naturalWidth
    swipe.isFull = false
    show(swipe, animated: true)
  }

  private func show(_ swipe: RowSwipe, animated: Bool) {
    let change = { [self] in placeSwipe(swipe) }
    guard animated else { return change() }
    UIView.animate(
      withDuration: Self.swipeDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: change)
  }

  /// The row that is moved aside, and its buttons, stand where they belong.
  func placeSwipe(_ swipe: RowSwipe) {
    let rect = rowRect(swipe.path)
    if swipe.buttons.frame != rect { swipe.buttons.frame = rect }
    swipe.buttons.layOut(offset: swipe.offset, isFull: swipe.isFull)
    if let cell = cells[swipe.path] { place(cell, at: swipe.path) }
  }

  // MARK: Acting

  private func perform(_ button: SwipeButton, of swipe: RowSwipe) {
    guard self.swipe === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    let wasFull = swipe.isFull
    if wasFull, button.action.style == .destructive {
      swipe.offset = rowRect(swipe.path).width
      show(swipe, animated: true)
    }
    // Since iOS 13 a destructive action that was performed does not remove its row: whoever changes
    // the data does. The row goes back if it is still there (medium confidence).
    button.action.handler(button.action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
    if wasFull, button.action.style == .normal { open(swipe) }
  }

  // MARK: Closing

  /// The row goes back.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.offset = 0
    swipe.isFull = false
    swipe.cell?.show(confirmation: false)
    let change = { [self] in placeSwipe(swipe) }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.swipeDuration, delay: 0,
        options: [.curveEaseOut, .allowUserInteraction],
        animations: change
      ) { _ in swipe.buttons.removeFromSuperview() }
    } else {
      change()
      swipe.buttons.removeFromSuperview()
    }
    tellEnd(of: swipe, at: swipe.path)
  }

  /// The row goes, or becomes another one; with `nil`. Else it is at that place now.
  func swipedRowMoves(to path: IndexPath?) {
    guard let swipe else { return }
    if let path {
      swipe.path = path
      return
    }
    self.swipe = nil
    swipe.cell?.show(confirmation: false)
    let buttons = swipe.buttons
    UIView.animate(withDuration: Self.swipeDuration) {
      buttons.alpha = 0
    } completion: { _ in
      buttons.removeFromSuperview()
    }
    tellEnd(of: swipe, at: nil)
  }

  private func tellEnd(of swipe: RowSwipe, at path: IndexPath?) {
    if swipe.isByHand { delegate?.tableView(self, didEndEditingRowAt: path) }
  }
}
