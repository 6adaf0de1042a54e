import Foundation

// Where the view hierarchy meets Auto Layout.

extension UIView {
  /// Takes the frames of the subviews from the constraints.
  func applyConstraintLayout() {}

  /// Brings the constraints of this view and its descendants up to date, from the bottom up.
  func updateConstraintsOfTree() {}

  func intrinsicContentSizeDidChange() { superview?.setNeedsLayout() }

  func constraintHierarchyDidChange(from oldSuperview: UIView?, to newSuperview: UIView?) {}

  func constraintGeometryDidChange() {}

  /// Whether frame and mask, not constraints, place this view.
  var usesAutoresizing: Bool { translatesAutoresizingMaskIntoConstraints }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  public func updateConstraints() {}
}
