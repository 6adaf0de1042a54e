import Foundation

/// The positions of everything in a table.
struct TableMap {
  struct Section {
    /// The padding above the header.
    var padding: CGFloat = 0
    var header: CGFloat
    var footer: CGFloat
    var rows: RowHeights

    /// The top of the rows.
    var rowsTop: CGFloat { padding + header }
    var height: CGFloat { rowsTop + rows.total + footer }
  }

  /// Above the first section.
  var top: CGFloat = 0
  /// Below the last one.
  var bottom: CGFloat = 0
  var sections: [Section] = [] {
    didSet { storedTops = nil }
  }
  private var storedTops: [CGFloat]?

  private var tops: [CGFloat] {
    var y: CGFloat = 0
    return sections.map { section in
      defer { y += section.height }
      return y
    } + [y]
  }

  /// The distances of the sections from the first one; remembered until one changes.
  mutating func placedTops() -> [CGFloat] {
    if let storedTops { return storedTops }
    let made = tops
    storedTops = made
    return made
  }

  mutating func frameTop(of section: Int) -> CGFloat { top + placedTops()[section] }

  mutating func height() -> CGFloat { top + (placedTops().last ?? 0) + bottom }

  mutating func header(of section: Int) -> (top: CGFloat, height: CGFloat) {
    let part = sections[section]
    return (frameTop(of: section) + part.padding, part.header)
  }

  mutating func footer(of section: Int) -> (top: CGFloat, height: CGFloat) {
    let part = sections[section]
    return (frameTop(of: section) + part.height - part.footer, part.footer)
  }

  mutating func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let part = sections[path.section]
    return (
      frameTop(of: path.section) + part.rowsTop + part.rows.offset(of: path.row),
      part.rows.height(of: path.row)
    )
  }

  /// The sections of which a part lies between two heights.
  mutating func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let tops = placedTops()
    guard !sections.isEmpty else { return 0..<0 }
    // The first that ends below `low`, by halves: there may be many.
    var (first, last) = (0, sections.count)
    while first < last {
      let middle = (first + last) / 2
      if top + tops[middle + 1] <= low { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < sections.count, top + tops[end] < high { end += 1 }
    return first..<end
  }

  /// The rows of a section of which a part lies between two heights.
  mutating func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let part = sections[section]
    let start = frameTop(of: section) + part.rowsTop
    let (from, to) = (low - start, high - start)
    guard part.rows.count > 0, to > 0, from < part.rows.total else { return 0..<0 }
    let first = part.rows.row(at: from)
    var last = part.rows.row(at: to)
    if part.rows.offset(of: last) < to { last += 1 }
    return first..<max(last, first)
  }
}
