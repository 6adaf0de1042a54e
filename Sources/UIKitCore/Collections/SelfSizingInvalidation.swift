import Foundation

// Changes after which a list asks a cell for its size again.

extension UICollectionView {
  /// The changes after which a cell that says its size is asked for it again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled
    /// Also a change of the constraints, or of the content, in the content view.
    case enabledIncludingConstraints
  }
}

extension UITableView {
  /// The changes after which a cell that says its size is asked for it again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled
    /// Also a change of the constraints, or of the content, in the content view.
    case enabledIncludingConstraints
  }
}

/// A cell that its list asks for its size.
@MainActor
protocol SelfSizingCell: UIView {
  var contentView: UIView { get }
  /// Has the list ask the cell for its size again, if the list wants it for such a change.
  func selfSizeDidChange(byConstraints: Bool)
}

extension SelfSizingCell {
  /// Notices that a subview of the cell has content of another size.
  func contentSizeDidChange(of subview: UIView) {
    // A list content view changes with its configuration, which the cell sets.
    guard subview === contentView, !(subview is UIListContentView) else { return }
    selfSizeDidChange(byConstraints: false)
  }
}

extension UIView {
  /// Notices that the constraints of this view, or the size of its content, have changed.
  func autoLayoutDidChange() {
    guard Stage.shared.state.listsFollowConstraints else { return }
    var view = superview
    while let current = view {
      if let cell = current as? any SelfSizingCell {
        // A change that comes from the cell's own layout has been counted in.
        return cell.selfSizeDidChange(byConstraints: true)
      }
      view = current.superview
    }
  }
}

extension UICollectionViewCell: SelfSizingCell {
  // 11.7.14: invalidating the content size of a cell, or of its content view, sizes it…
  func selfSizeDidChange(byConstraints: Bool) {
    guard let wanted = collection?.selfSizingInvalidation, wanted != .disabled else { return }
    if !byConstraints || wanted == .enabledIncludingConstraints { contentDidChange() }
  }
}

extension UITableViewCell: SelfSizingCell {
  // 11.7.14: invalidating the content size of a cell, or of its content view, sizes it…
  func selfSizeDidChange(byConstraints: Bool) {
    guard let wanted = table?.selfSizingInvalidation, wanted != .disabled else { return }
    if !byConstraints || wanted == .enabledIncludingConstraints { contentDidChange() }
  }
}
