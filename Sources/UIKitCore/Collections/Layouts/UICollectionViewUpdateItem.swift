public import Foundation

/// One change that a layout prepares for.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The change of an item or a section.
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// Creates an item without a change, for subclasses.
  public override init() {
    action = .none
    before = nil
    after = nil
    super.init()
  }

  /// The index path before the update; `nil` for an inserted item. Of a section, the path's item is
  /// `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; `nil` for a deleted item.
  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: UICollectionViewUpdateItem.Action { action }

  // MARK: - Inside the stage

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  static func items(of batch: ItemBatch, _ places: ItemPlaces) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    func add(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
      items.append(UICollectionViewUpdateItem(action, from: before, to: after))
    }
    for section in batch.deletedSections { add(.delete, whole(section), nil) }
    for section in batch.reloadedSections {
      add(.reload, whole(section), places.section(section).map(whole))
    }
    for move in batch.movedSections { add(.move, whole(move.from), whole(move.to)) }
    for section in batch.insertedSections { add(.insert, nil, whole(section)) }
    for path in batch.deleted.sorted() { add(.delete, path, nil) }
    for path in batch.reloaded.sorted() { add(.reload, path, places.path(path)) }
    for move in batch.moved { add(.move, move.from, move.to) }
    for path in batch.inserted.sorted() { add(.insert, nil, path) }
    return items
  }
}
