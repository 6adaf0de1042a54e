public import Foundation

/// The parts of a layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// A Boolean value that indicates whether everything is invalid, as after a reload of the
  /// collection view.
  open var invalidateEverything: Bool { isEverything }

  /// A Boolean value that indicates whether the data source is asked for its counts again.
  open var invalidateDataSourceCounts: Bool { countsChange }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = Self.adding(
      indexPaths, elementKind, to: invalidatedSupplementaryIndexPaths)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = Self.adding(
      indexPaths, elementKind, to: invalidatedDecorationIndexPaths)
  }

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// By how much the content is moved because of it.
  open var contentOffsetAdjustment = CGPoint.zero

  // MARK: - Inside the stage

  var isEverything = false
  var countsChange = false

  private static func adding(
    _ paths: [IndexPath], _ kind: String, to known: [String: [IndexPath]]?
  ) -> [String: [IndexPath]] {
    var known = known ?? [:]
    known[kind, default: []] += paths
    return known
  }
}

/// The parts of a flow layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is asked for sizes and spacings again;
  /// true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that indicates whether the places of items are computed again; true unless
  /// set.
  open var invalidateFlowLayoutAttributes = true
}
