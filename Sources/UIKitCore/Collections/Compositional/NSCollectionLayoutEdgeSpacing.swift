public import Foundation

/// The spaces on the four sides of an item of a compositional layout.
///
/// Flexible spaces along a group share what the group has left; those across it move the item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Creates the spaces on the four sides; `nil` is none.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init()
    spaces = (leading, top, trailing, bottom)
  }

  open var leading: NSCollectionLayoutSpacing? { spaces.leading }
  open var top: NSCollectionLayoutSpacing? { spaces.top }
  open var trailing: NSCollectionLayoutSpacing? { spaces.trailing }
  open var bottom: NSCollectionLayoutSpacing? { spaces.bottom }

  /// The spaces never change, so that a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Inside the stage

  private var spaces:
    (
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
      trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    )

  override init() { super.init() }
}

/// The spaces around an item, seen along and across its group.
struct ItemEdges {
  struct Edge {
    var length: CGFloat = 0
    var isFlexible = false

    @MainActor
    init(_ spacing: NSCollectionLayoutSpacing?) {
      length = spacing?.spacing ?? 0
      isFlexible = spacing?.isFlexibleSpacing ?? false
    }
  }

  let before: Edge
  let after: Edge
  let above: Edge
  let below: Edge

  @MainActor
  init(_ item: NSCollectionLayoutItem, isRow: Bool) {
    let spacing = item.edgeSpacing
    before = Edge(isRow ? spacing?.leading : spacing?.top)
    after = Edge(isRow ? spacing?.trailing : spacing?.bottom)
    above = Edge(isRow ? spacing?.top : spacing?.leading)
    below = Edge(isRow ? spacing?.bottom : spacing?.trailing)
  }

  /// The length along the group.
  var along: CGFloat { before.length + after.length }
  /// The length across the group.
  var across: CGFloat { above.length + below.length }

  /// The number of flexible spaces along the group.
  var flexible: Int { (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0) }

  /// The distance of the item from the group's side, with so much room left across the group.
  func offsetAcross(_ rest: CGFloat) -> CGFloat {
    guard above.isFlexible, rest > 0 else { return above.length }
    return above.length + (below.isFlexible ? rest / 2 : rest)
  }
}
