import Foundation

// The layout of a list cell's parts.

extension UICollectionViewListCell {
  private static var margin: CGFloat { 16 }
  /// Between accessories.
  private static var gap: CGFloat { 12 }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The cell is elsewhere in its list.
  func placeDidChange() {
    if !configurations.hasOwnBackground, let place {
      setBackground(place.background)
    }
    requestConfigurationUpdate()
    setNeedsCommit()
  }

  /// The content has another room than before.
  func roomDidChange() {
    setNeedsLayout()
    contentDidChange()
  }

  func layOutList() {
    updateAccessories()
    let room = placeSlots()
    let frame = mirrored(
      CGRect(
        x: room.start, y: 0, width: max(bounds.width - room.start - room.end, 0),
        height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    placeLines(start: room.start)
  }

  /// Returns the height that the cell needs in a width.
  func rowHeight(_ size: CGSize) -> CGFloat {
    layOutList()
    let width = contentView.bounds.width
    var height = size.height
    if let list = configurations.contentView as? UIListContentView {
      height = list.height(forWidth: width)
      if list.shown.style.isCell { height = max(height, Self.standardHeight) }
    } else if let configured = configuredHeight(width: width) {
      height = configured
    } else if !contentView.constraintsInTree.isEmpty {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    let tallest = (leading + trailing).filter { !$0.view.isHidden }.map {
      $0.size(within: bounds.width).size.height
    }
    return max(height, (tallest.max() ?? 0) + 8).roundedUp(toPixelsAt: UIScreen.main.scale)
  }

  // MARK: Accessories

  /// Places what is before and behind the content; returns how much both take.
  private func placeSlots() -> (start: CGFloat, end: CGFloat) {
    let indentation = indentation
    let covered = coveredRoom
    var start = covered.start + (indentsAccessories ? indentation : 0)
    var isFirst = true
    for slot in leading where !slot.view.isHidden {
      let (room, size) = slot.size(within: bounds.width / 2)
      start += isFirst ? Self.margin : Self.gap
      put(slot.view, size, at: start + (room - size.width) / 2)
      start += room
      isFirst = false
    }
    if !indentsAccessories { start += indentation }
    var end = covered.end
    isFirst = true
    for slot in trailing.reversed() where !slot.view.isHidden {
      let (room, size) = slot.size(within: bounds.width / 2)
      end += isFirst ? Self.margin : Self.gap
      end += room
      put(slot.view, size, at: bounds.width - end + (room - size.width) / 2)
      isFirst = false
    }
    return (start, end)
  }

  /// 13.2.1 – what of the row is covered at the sides, from where people begin to read.
  private var coveredRoom: (start: CGFloat, end: CGFloat) {
    guard let collection else { return (0, 0) }
    let (safe, seen) = (collection.safeAreaInsets, collection.bounds)
    // A row that is measured may not be where it belongs yet.
    let x = attributes?.frame.minX ?? frame.minX
    let end = x + bounds.width
    // Content that scrolls sideways passes under everything.
    guard x >= seen.minX, end <= seen.maxX else { return (0, 0) }
    let left = max(seen.minX + safe.left - x, 0)
    let right = max(end - (seen.maxX - safe.right), 0)
    return isMirrored ? (right, left) : (left, right)
  }

  private func put(_ view: UIView, _ size: CGSize, at x: CGFloat) {
    let frame = mirrored(
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    ).onPixels
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Lines

  private func placeLines(start: CGFloat) {
    let thickness = 1 / UIScreen.main.scale
    let separators = place?.separators
    for line in [topLine, bottomLine] { line.backgroundColor = separators?.color }
    topLine.isHidden = place?.hasTopLine != true
    bottomLine.isHidden = place?.hasBottomLine != true
    guard let separators, let place else { return }
    let content = configurations.contentView as? UIListContentView
    // 11.8.10: separators begin at the text; the last row of an inset section has none.
    let text = start + (content?.textStart ?? Self.margin)
    let top = lineInsets(
      separators.topSeparatorInsets, place.isFirst && place.appearance == .grouped ? 0 : text)
    let isEnd = place.isLast && place.appearance == .grouped
    let bottom = lineInsets(separators.bottomSeparatorInsets, isEnd ? 0 : text)
    func line(_ insets: (start: CGFloat, end: CGFloat), _ y: CGFloat) -> CGRect {
      mirrored(
        CGRect(
          x: insets.start, y: y, width: max(bounds.width - insets.start - insets.end, 0),
          height: thickness))
    }
    topLine.frame = line(top, 0)
    bottomLine.frame = line(guidedInsets(bottom), bounds.height - thickness)
    for view in [topLine, bottomLine] where !view.isHidden { bringSubviewToFront(view) }
  }

  private func lineInsets(
    _ insets: NSDirectionalEdgeInsets, _ automatic: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    let none = UIListSeparatorConfiguration.automaticInsets
    return (
      insets.leading == none.leading ? automatic : insets.leading,
      insets.trailing == none.trailing ? 0 : insets.trailing
    )
  }

  /// Returns the insets that constraints give the separator, where the app asked for the guide.
  private func guidedInsets(
    _ insets: (start: CGFloat, end: CGFloat)
  ) -> (start: CGFloat, end: CGFloat) {
    guard let guide else { return insets }
    if guide.start.constant != insets.start { guide.start.constant = insets.start }
    existingLayoutEngine?.flush()
    let frame = guide.guide.layoutFrame
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return isMirrored ? (right, max(left, insets.end)) : (left, max(right, insets.end))
  }

  func separatorGuide() -> UILayoutGuide {
    if let guide { return guide.guide }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    let start = made.leadingAnchor.constraint(equalTo: leadingAnchor)
    let end = made.trailingAnchor.constraint(equalTo: trailingAnchor)
    for constraint in [start, end] {
      constraint.priority = .fittingSizeLevel
      constraint.isActive = true
    }
    guide = (made, start)
    setNeedsLayout()
    return made
  }
}
