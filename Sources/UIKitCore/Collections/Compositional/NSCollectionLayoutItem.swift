public import Foundation

/// One item of a compositional layout, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init()
    storedSize = layoutSize
    attached = supplementaryItems
  }

  open var layoutSize: NSCollectionLayoutSize { storedSize }

  /// The views that stand at anchors of each item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// How far what is seen keeps from the edges of its place.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item inside of its group, which counts as a part of the group's content;
  /// `nil` for none.
  @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  // MARK: - Inside the stage

  var storedSize = NSCollectionLayoutSize(
    widthDimension: .absolute(0), heightDimension: .absolute(0))
  private var attached: [NSCollectionLayoutSupplementaryItem] = []
  /// The level that a custom group gives to the item.
  var levelInGroup = 0

  override init() { super.init() }

  /// One of the class on which it is called.
  static func make() -> Self {
    guard let made = ObjectMaker.make(self) as? Self else {
      preconditionFailure("An item is made by NSObject's initialiser.")
    }
    return made
  }
}

/// Items beside or below one another, which are repeated until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Items beside one another, again and again as long as there is room in the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .horizontal, subitems, .fitting) }

  /// So many items beside one another, as wide as the group has room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .horizontal, [subitem], .equal(count)) }

  /// So many items beside one another.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, .horizontal, [subitem], .repeated(count)) }

  /// Items below one another, again and again as long as there is room in the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .vertical, subitems, .fitting) }

  /// So many items below one another, as high as the group has room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .vertical, [subitem], .equal(count)) }

  /// So many items below one another.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, .vertical, [subitem], .repeated(count)) }

  /// Items at the places that `itemProvider` names, in a group of that size.
  @discardableResult
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .horizontal, [], .custom(itemProvider)) }

  open var subitems: [NSCollectionLayoutItem] { parts }

  /// How far the items are apart; `nil` for not at all.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  // MARK: - Inside the stage

  enum Axis { case horizontal, vertical }

  /// How often the items are there.
  enum Repetition {
    case fitting
    case equal(Int)
    case repeated(Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private(set) var axis = Axis.horizontal
  private(set) var repetition = Repetition.fitting
  private var parts: [NSCollectionLayoutItem] = []

  private static func make(
    _ size: NSCollectionLayoutSize, _ axis: Axis, _ parts: [NSCollectionLayoutItem],
    _ repetition: Repetition
  ) -> Self {
    let group = make()
    group.storedSize = size
    group.axis = axis
    group.parts = parts
    group.repetition = repetition
    return group
  }
}
