/// The meaning of a view's content for the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Goes along with the direction.
  case unspecified
  /// The control for playing media, which has the same direction in all languages.
  case playback
  /// Points in a direction of space.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// Which way people read an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

extension UISemanticContentAttribute {
  func direction(within direction: UIUserInterfaceLayoutDirection)
    -> UIUserInterfaceLayoutDirection
  {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UITraitCollection {
  var readingDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIView {
  /// Updates the constraints of this view after the layout direction has changed: leading and
  /// trailing change sides.
  func readingDirectionDidChange() {
    setNeedsLayout()
    updateLayoutMargins()
    let directional = constraints.filter(\.isDirectional)
    guard !directional.isEmpty, let engine = existingLayoutEngine else { return }
    for constraint in directional { engine.setNeedsUpdate(.constraint(constraint)) }
  }
}

extension NSLayoutConstraint {
  /// A Boolean value that indicates whether it means another side where people read the other way.
  var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional == true
  }

  /// A Boolean value that indicates whether it is seen in a mirror: the direction is that of the
  /// view whose content it arranges.
  var isMirrored: Bool {
    isDirectional && holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
