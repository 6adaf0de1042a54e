public import Foundation

/// The environment in which a section provider's section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container of sections.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection view.
  var contentSize: CGSize { get }

  /// The content size less the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A collection view, as a section provider sees it.
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let traitCollection: UITraitCollection
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }

  init(_ view: UICollectionView) {
    let inset = view.adjustedContentInset
    traitCollection = view.traitCollection
    contentSize = view.bounds.size
    contentInsets = NSDirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    super.init()
  }
}
