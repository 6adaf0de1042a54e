import Foundation

// Touches on cells, and selection and scrolling in code.

extension UICollectionView {
  var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func editingDidChange() {
    closeSwipe(animated: true)
    for case let cell as UICollectionViewCell in views.values {
      cell.requestConfigurationUpdate()
      cell.isFitted = false
    }
    setNeedsLayout()
  }

  // 11.5.1 – a finger came down on an item.
  func fingerCameDown(on cell: UICollectionViewCell) {
    guard selectsItems, highlighted == nil, let path = indexPath(for: cell) else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The touch was taken away.
  func fingerWasTaken(from cell: UICollectionViewCell) {
    guard let path = highlighted, indexPath(for: cell) == path else { return }
    unhighlight(path)
  }

  private func unhighlight(_ path: IndexPath) {
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  // 11.5.1 – the finger was lifted from the item on which it came down.
  func fingerLeft(_ cell: UICollectionViewCell) {
    guard let path = highlighted, indexPath(for: cell) == path else { return }
    if (cell as? UICollectionViewListCell)?.togglesByTap() != true { choose(path) }
    if let path = highlighted { unhighlight(path) }
  }

  private func choose(_ path: IndexPath) {
    // 11.5.1 – where several may be selected, another tap deselects.
    if selectsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(path, selected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for old in selection where old != path {
        mark(old, selected: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    mark(path, selected: true)
    if let cell = cellForItem(at: path) { cell.selectionSegue?.perform(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    // 11.2.4 – in addition to the selection.
    guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else {
      return
    }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func mark(_ path: IndexPath, selected: Bool) {
    selection.removeAll { $0 == path }
    if selected { selection.append(path) }
    cellForItem(at: path)?.isSelected = selected
  }

  // 11.5.3: selection in code calls no delegate method.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in selection { mark(old, selected: false) }
      return
    }
    guard selectsItems, holds(path) else { return }
    if !selectsSeveral {
      for old in selection where old != path { mark(old, selected: false) }
    }
    mark(path, selected: true)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard holds(path) else {
      UIKitException.raise(
        .invalidArgument, "attempt to scroll to invalid index path: \(path.words)")
    }
    layoutSubtree()
    // Cells that come into sight may have other sizes than estimated.
    for _ in 0..<(animated ? 1 : 4) {
      scrollOrthogonally(to: path, position, animated: animated)
      guard let frame = attributes(for: .cell(path)).map(seenFrame) else { return }
      if position.isEmpty {
        scrollRectToVisible(frame, animated: animated)
      } else {
        let target = clamped(offset(for: frame, position))
        if target != contentOffset { setContentOffset(target, animated: animated) }
      }
      if !animated { layoutSubtree() }
    }
  }

  private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let seen = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - seen.height / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - inset.top - seen.height
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - seen.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - inset.left - seen.width
    }
    return offset
  }
}
