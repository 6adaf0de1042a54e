public import Foundation

/// Returns the items of a custom group, whose size is that of the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  open private(set) var frame: CGRect

  /// The level of the item: items of higher levels cover others.
  open private(set) var zIndex: Int

  /// The item as one of a group.
  var layoutItem: NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(frame.width), heightDimension: .absolute(frame.height)))
    item.levelInGroup = zIndex
    return item
  }
}

/// The area of a custom group, as its provider sees it.
final class GroupSurroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let traitCollection = UITraitCollection.current
  let contentSize: CGSize
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

  init(contentSize: CGSize) { self.contentSize = contentSize }
}
