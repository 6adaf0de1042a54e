import Foundation

extension UIView {
  func setLayoutMargins(_ margins: UIEdgeInsets) {
    constraintState.margins = margins
    updateLayoutMargins()
  }

  // 12.4.4 – 8 all around unless set; the root view of a controller has none above and below, and
  // at the sides at least what the system keeps free there.
  func computeLayoutMargins() -> UIEdgeInsets {
    let isRoot = viewController != nil
    var margins =
      constraintState.margins
      ?? (isRoot ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    if isRoot {
      margins.left = max(margins.left, systemSideMargin)
      margins.right = max(margins.right, systemSideMargin)
    }
    if insetsLayoutMarginsFromSafeArea {
      let safeArea = safeAreaInsets
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (superview.bounds.width - frame.maxX))
    }
    return margins
  }

  // 12.4.4 – 16 points, 20 on wide screens.
  private var systemSideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// Tells of margins that are not what they were.
  func updateLayoutMargins() {
    let margins = layoutMargins
    guard margins != constraintState.knownMargins else { return }
    constraintState.knownMargins = margins
    if let guide = constraintState.marginsGuide {
      existingLayoutEngine?.setNeedsUpdateOfInsets(guide)
    }
    layoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.updateLayoutMargins()
    }
  }
}
