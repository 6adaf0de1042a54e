import Foundation

// The places of sections and rows, in the table's coordinates.

extension UITableView {
  /// Lengths at the two sides of something.
  struct Sides: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var both: CGFloat { left + right }
  }

  /// The parts of rows as wide as the table that the shape of the screen covers.
  private var coveredSides: Sides {
    guard insetsContentViewsToSafeArea else { return Sides() }
    // Each computes the whole way up to the window.
    let covered = safeAreaInsets
    return Sides(left: covered.left, right: covered.right)
  }

  /// How far rows keep from the sides of the table. Inset groups keep out of what is covered as a whole.
  private var rowSides: Sides {
    guard style == .insetGrouped else { return Sides() }
    let covered = coveredSides
    return Sides(left: 16 + covered.left, right: 16 + covered.right)
  }

  /// 13.2.1 – how far content keeps from the sides of its row.
  var contentSides: Sides { style == .insetGrouped ? Sides() : coveredSides }

  /// How wide rows are.
  var rowWidth: CGFloat { max(bounds.width - rowSides.both, 0) }

  /// How wide the content of headers and footers is.
  var headerContentWidth: CGFloat { max(rowWidth - contentSides.both, 0) }

  /// Remembers what the rows were laid out for; whether it is something else than before.
  func takeSides() -> Bool {
    let old = lastSides
    lastSides = coveredSides
    return lastSides != old
  }

  private func rect(_ place: (top: CGFloat, height: CGFloat)) -> CGRect {
    let sides = rowSides
    return CGRect(
      x: sides.left, y: place.top, width: max(bounds.width - sides.both, 0), height: place.height)
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.row >= 0
      && path.row < numberOfRows(inSection: path.section)
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    guard holds(path) else { return .zero }
    return changeMap { rect($0.row(path)) }
  }

  func headerRect(_ section: Int) -> CGRect {
    guard map.sections.indices.contains(section) else { return .zero }
    return changeMap { rect($0.header(of: section)) }
  }

  func footerRect(_ section: Int) -> CGRect {
    guard map.sections.indices.contains(section) else { return .zero }
    return changeMap { rect($0.footer(of: section)) }
  }

  func sectionRect(_ section: Int) -> CGRect {
    guard map.sections.indices.contains(section) else { return .zero }
    return changeMap { rect(($0.frameTop(of: section), $0.sections[section].height)) }
  }

  /// The rows of which a part lies between two heights, in order.
  func rowPaths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    changeMap { map in
      map.sections(from: low, to: high).flatMap { section in
        map.rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
      }
    }
  }

  func path(at y: CGFloat) -> IndexPath? {
    rowPaths(from: y, to: y + 0.001).first { rowRect($0).minY <= y && y < rowRect($0).maxY }
  }

  var seenPaths: [IndexPath] {
    rowPaths(from: bounds.minY, to: bounds.maxY).filter { cells[$0] != nil }
  }

  func updateContentSize() {
    let height = changeMap { $0.height() }
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard holds(path) else {
      UIKitException.raise(
        .invalidArgument,
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: "
          + "row (\(path.row)) beyond bounds (\(numberOfRows(inSection: path.section))) for section "
          + "(\(path.section)).")
    }
    layoutSubtree()
    updateContentSize()
    let row = rowRect(path)
    let inset = adjustedContentInset
    var offset = contentOffset
    switch position {
    case .none:
      scrollRectToVisible(row, animated: animated)
      return
    case .top: offset.y = row.minY - inset.top
    case .middle:
      offset.y = row.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    case .bottom: offset.y = row.maxY - bounds.height + inset.bottom
    }
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    if !animated { layoutSubtree() }
  }
}
