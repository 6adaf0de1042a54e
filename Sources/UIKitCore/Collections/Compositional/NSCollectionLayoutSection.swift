public import Foundation

/// A section of a compositional layout: groups, one after the other, and what stands around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) { self.init(repeating: group) }

  /// How far the groups keep from what is around the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// How far groups are apart.
  open var interGroupSpacing: CGFloat = 0

  /// Headers, footers, and what else stands at an edge of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A Boolean value that indicates whether headers and footers keep as far from the sides as the
  /// groups do.
  open var supplementariesFollowContentInsets = true

  /// The decorations behind the whole section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  // MARK: Scrolling across

  /// How the section scrolls across the way in which the layout does; not at all by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How it comes to its ends, and to rest, where it scrolls by itself.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    storedProperties
  }

  /// Called before each layout with what is seen of the section, to change how it looks.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  // MARK: - Inside the stage

  private let storedProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  let group: NSCollectionLayoutGroup
  /// The list configuration, if the section is a list.
  var list: UICollectionLayoutListConfiguration?

  private init(repeating group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// The alignment of an item at a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}

/// A view that accompanies items.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    storedSize = layoutSize
    kind = elementKind
    anchors = (containerAnchor, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    storedSize = layoutSize
    kind = elementKind
    anchors = (containerAnchor, itemAnchor)
  }

  open var elementKind: String { kind }

  /// The point of the item at which the view stands.
  open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }

  /// The point of the view that lies there; `nil` for the one at the same edges as that of the item.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

  /// The stacking order. Items with greater values lie above others.
  open var zIndex = 1

  // MARK: - Inside the stage

  fileprivate var kind = ""
  private var anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?) =
    (NSCollectionLayoutAnchor(edges: []), nil)

  /// 11.6.6 – anchors of the item and of its supplementary items lie on one another.
  func frame(at item: CGRect, measured: CGSize?) -> CGRect {
    var size = layoutSize.size(in: item.size)
    if let measured {
      if layoutSize.widthDimension.isEstimated { size.width = measured.width }
      if layoutSize.heightDimension.isEstimated { size.height = measured.height }
    }
    let place = containerAnchor.point(in: item.size, of: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: size, of: size)
    return CGRect(
      origin: CGPoint(x: item.minX + place.x - own.x, y: item.minY + place.y - own.y), size: size)
  }
}

/// A header, a footer, or what else stands at an edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init()
    storedSize = layoutSize
    kind = elementKind
    storedAlignment = alignment
    storedOffset = absoluteOffset
  }

  /// A Boolean value that indicates whether the section is larger for it; else it lies over the
  /// groups.
  open var extendsBoundary = true

  /// A Boolean value that indicates whether it stays at the edge of what is seen until its section
  /// has gone.
  open var pinToVisibleBounds = false

  open var alignment: NSRectAlignment { storedAlignment }
  open var offset: CGPoint { storedOffset }

  // MARK: - Inside the stage

  private var storedAlignment = NSRectAlignment.none
  private var storedOffset = CGPoint.zero

  /// Returns a Boolean value that indicates whether it stands after the groups of a section that
  /// goes on downwards, or to the right.
  func isFooter(isVertical: Bool) -> Bool {
    isVertical
      ? [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
      : [.trailing, .topTrailing, .bottomTrailing].contains(alignment)
  }

  /// Returns the position across: 0 at the beginning, 1 at the end.
  func share(isVertical: Bool) -> CGFloat {
    let isFirst: [NSRectAlignment] =
      isVertical ? [.topLeading, .leading, .bottomLeading] : [.topLeading, .top, .topTrailing]
    let isLast: [NSRectAlignment] =
      isVertical
      ? [.topTrailing, .trailing, .bottomTrailing] : [.bottomLeading, .bottom, .bottomTrailing]
    return isFirst.contains(alignment) ? 0 : isLast.contains(alignment) ? 1 : 0.5
  }
}

/// A decoration behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// A view behind the whole section, of the class that is registered with the layout for that
  /// kind.
  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = make()
    item.storedSize = whole
    item.kind = elementKind
    return item
  }

  open var elementKind: String { kind }

  /// The stacking order. Items with greater values lie above others; the default is below the
  /// items.
  open var zIndex = -1

  // MARK: - Inside the stage

  private var kind = ""
}
