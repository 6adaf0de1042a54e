import Foundation

/// The gap in a table where items would be inserted. Only the views give way: rows keep their places
/// until the data changes, so that the finger's place means the same all the time.
struct RowGap: Equatable {
  /// The destination, as if the row that is moved were gone.
  let path: IndexPath
  let height: CGFloat
  /// The row that is moved within the table; `nil` for items that come from elsewhere.
  var source: IndexPath?

  /// How far a row gives way; not the one that is moved.
  func shift(of row: IndexPath) -> CGFloat {
    var place = row
    var shift: CGFloat = 0
    if let source, source < row {
      shift -= height
      if source.section == row.section { place.row -= 1 }
    }
    if place >= path { shift += height }
    return shift
  }

  /// How far the views of a section give way that stand above its rows.
  func shift(ofHeader section: Int) -> CGFloat {
    ((source?.section ?? Int.max) < section ? -height : 0) + (path.section < section ? height : 0)
  }

  /// The same for those below its rows.
  func shift(ofFooter section: Int) -> CGFloat { shift(ofHeader: section + 1) }
}

extension UITableView {
  /// Returns the visible frame of a row while there is a gap.
  func seenRect(_ path: IndexPath) -> CGRect {
    var rect = rowRect(path)
    guard let gap = rowDrags?.gap else { return rect }
    if path == gap.source {
      rect.origin.y = gapTop(gap)
    } else {
      rect.origin.y += gap.shift(of: path)
    }
    return rect
  }

  /// Returns the top of the gap.
  private func gapTop(_ gap: RowGap) -> CGFloat {
    let section = gap.path.section
    // The row that stands above the gap, without the one that is moved.
    var above = gap.path.row - 1
    if let source = gap.source, source.section == section, source.row <= above { above += 1 }
    guard above >= 0, above < numberOfRows(inSection: section) else {
      return headerRect(section).maxY + gap.shift(ofHeader: section)
    }
    let path = IndexPath(row: above, section: section)
    return rowRect(path).maxY + gap.shift(of: path)
  }
}
