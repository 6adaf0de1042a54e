import Foundation

/// The app's settings for the width of a column, in points.
struct ColumnWidth: Equatable {
  var preferred = UISplitViewController.automaticDimension
  /// A part of the split view's width.
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The system's own choices.
  private static let automaticFraction: CGFloat = 0.4
  private static let automaticMaximum: CGFloat = 320

  func resolved(in total: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = preferred
    if width == automatic {
      width = total * (fraction == automatic ? Self.automaticFraction : fraction)
    }
    if maximum != automatic {
      width = min(width, maximum)
    } else if preferred == automatic {
      width = min(width, Self.automaticMaximum)
    }
    if minimum != automatic { width = max(width, minimum) }
    let scale = UITraitCollection.device.displayScale
    return (min(max(width, 0), total) * scale).rounded() / scale
  }
}

/// The frames of the columns of a split view in one display mode.
struct SplitLayout {
  typealias Column = UISplitViewController.Column

  let size: CGSize
  let mode: UISplitViewController.DisplayMode
  let isTriple: Bool
  let primaryWidth: CGFloat
  let supplementaryWidth: CGFloat
  /// A Boolean value that indicates whether the primary column is on the right.
  let isMirrored: Bool

  /// The columns that are seen, from the primary side.
  var visible: [Column] {
    switch (mode.others, isTriple) {
    case (0, _): [.secondary]
    case (1, true): [.supplementary, .secondary]
    case (_, true): [.primary, .supplementary, .secondary]
    default: [.primary, .secondary]
    }
  }

  /// How much the columns beside the secondary one take.
  private var othersWidth: CGFloat {
    switch (mode.others, isTriple) {
    case (0, _): 0
    case (1, true): supplementaryWidth
    case (_, true): primaryWidth + supplementaryWidth
    default: primaryWidth
    }
  }

  func frame(of column: Column) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    switch column {
    case .primary:
      // Hidden columns wait outside, next to the visible ones.
      frame.origin.x = othersWidth - primaryWidth - (isTriple ? supplementaryWidth : 0)
      frame.size.width = primaryWidth
    case .supplementary:
      frame.origin.x = othersWidth - supplementaryWidth
      frame.size.width = supplementaryWidth
    case .secondary:
      frame.origin.x = isOver ? 0 : othersWidth
      frame.size.width -= secondaryLoss
    case .compact:
      break
    }
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  private var isOver: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  private var secondaryLoss: CGFloat {
    if isOver { return 0 }
    // It keeps the size that it had beside one column.
    return mode == .twoDisplaceSecondary ? supplementaryWidth : othersWidth
  }

  var dimsSecondary: Bool { !mode.leavesSecondaryFree }
}
