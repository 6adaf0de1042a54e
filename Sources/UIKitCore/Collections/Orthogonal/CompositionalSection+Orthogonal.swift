import Foundation

// A section whose groups go on across the way in which the layout scrolls. Its places are those in what
// scrolls them, from the beginning of the first group's inset.

extension CompositionalSection {
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// How much is kept before the first group and after the last one.
  var orthogonalMargins: (before: CGFloat, after: CGFloat) {
    let inset = section.contentInsets
    let own = isVertical ? (inset.leading, inset.trailing) : (inset.top, inset.bottom)
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, groupCount > 0 else {
      return own
    }
    // The first and the last group come to the middle too (medium confidence).
    return (
      max(own.0, (visibleLength - groupLength(0)) / 2),
      max(own.1, (visibleLength - groupLength(groupCount - 1)) / 2)
    )
  }

  /// How much is seen at once.
  var visibleLength: CGFloat { isVertical ? room.width : room.height }

  var orthogonalLength: CGFloat {
    let margins = orthogonalMargins
    return margins.before + alongLength + margins.after
  }

  /// The frame of the scrolling area, in the content of the collection view.
  var scrollerFrame: CGRect {
    isVertical
      ? CGRect(x: 0, y: groupsStart, width: room.width, height: groupsLength)
      : CGRect(x: groupsStart, y: 0, width: groupsLength, height: room.height)
  }

  /// The items of the groups of which a part lies between two places.
  func orthogonalItems(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let before = orthogonalMargins.before
    return items(along: low - before, to: high - before)
  }

  /// How far it is scrolled where each group rests.
  var stops: [CGFloat] {
    let margins = orthogonalMargins
    let last = max(orthogonalLength - visibleLength, 0)
    return (0..<groupCount).map { group in
      let start = groupOffset(group)
      let stop =
        section.orthogonalScrollingBehavior == .groupPagingCentered
        ? margins.before + start + (groupLength(group) - visibleLength) / 2 : start
      return min(max(stop, 0), last)
    }
  }
}
