import Foundation

/// The margins of a view as the app set them.
enum LayoutMargins {
  case edges(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

extension UIView {
  func setLayoutMargins(_ margins: LayoutMargins) {
    constraintState.margins = margins
    updateLayoutMargins()
  }

  /// The margins that the app set, left and right.
  private var ownMargins: UIEdgeInsets? {
    switch constraintState.margins {
    case .edges(let margins): margins
    case .directional(let margins): margins.edges(isMirrored)
    case nil: nil
    }
  }

  /// The present margins as the interface runs.
  func computeDirectionalMargins() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(computeLayoutMargins(), isMirrored)
  }

  // 12.4.4 – 8 all around unless set; the root view of a controller has none above and below, and
  // at the sides at least what the system keeps free there.
  func computeLayoutMargins() -> UIEdgeInsets {
    var margins = ownMargins ?? (viewController == nil ? standardLayoutMargins : .zero)
    // 12.4.8 – a controller may give up what the system keeps free.
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let least = viewController.systemMinimumLayoutMargins.edges(isMirrored)
      margins.top = max(margins.top, least.top)
      margins.left = max(margins.left, least.left)
      margins.bottom = max(margins.bottom, least.bottom)
      margins.right = max(margins.right, least.right)
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
      if !isOfRow {
        margins.top = max(margins.top, outer.top - frame.minY)
        margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
      }
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.right = max(margins.right, outer.right - (superview.bounds.width - frame.maxX))
    }
    return margins
  }

  // Rows go below bars and come out again: what lies there is kept free at the sides of a row alone.
  private var isOfRow: Bool { self is UITableViewCell || superview is UITableViewCell }

  /// 12.4.4 – what a view keeps of the margins around it depends on where in them it is. What is in a
  /// view that only moves stays where it was in it.
  func updateMargins(sizeChanged: Bool) {
    if preservesSuperviewLayoutMargins { updateLayoutMargins() }
    guard sizeChanged else { return }
    readableWidthDidChange()
    if marginsDependOnWidth { updateLayoutMargins() }
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.updateLayoutMargins()
    }
  }

  // MARK: Reading

  /// Within the margins, and no wider than people read with ease.
  func computeReadableInsets() -> UIEdgeInsets {
    withinReadableWidth(layoutMargins)
  }

  /// Returns margins that leave no more width than people read with ease.
  func withinReadableWidth(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins
    let free = bounds.width - insets.left - insets.right - Self.readableWidth(for: knownTraits)
    if free > 0 {
      let scale = UIScreen.main.scale
      let left = (free / 2 * scale).rounded() / scale
      insets.left += left
      insets.right += free - left
    }
    return insets
  }

  /// 672 points in the default text size, measured on iPads. That it grows with the leading of body
  /// text is a guess (low confidence); Apple documents only that it grows.
  private static func readableWidth(for traits: UITraitCollection) -> CGFloat {
    UIFont.TextStyle.body.scaled(
      672, for: .category(of: traits), displayScale: UIScreen.main.scale)
  }

  /// The size of the view, or that of text, is another one.
  func readableWidthDidChange() {
    guard let guide = constraintState.readableGuide else { return }
    existingLayoutEngine?.setNeedsUpdateOfInsets(guide)
    setNeedsLayout()
  }

  /// Reports changed margins.
  func updateLayoutMargins() {
    let margins = layoutMargins
    guard margins != constraintState.knownMargins else { return }
    constraintState.knownMargins = margins
    if let guide = constraintState.marginsGuide {
      existingLayoutEngine?.setNeedsUpdateOfInsets(guide)
    }
    readableWidthDidChange()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.updateLayoutMargins()
    }
  }
}
