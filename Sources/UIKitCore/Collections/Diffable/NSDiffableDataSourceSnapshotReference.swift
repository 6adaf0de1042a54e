public import Foundation

/// A snapshot with identifiers of any kind, as results controllers give it.
///
/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` makes a snapshot of Swift's of it.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// An identifier of any kind.
  struct Identifier: Hashable, Sendable {
    // As in Objective-C identifiers are said not to change.
    nonisolated(unsafe) let value: AnyHashable

    init(_ value: Any) {
      guard let value = value as? AnyHashable else {
        SnapshotProblem.raise("The identifier \(value) cannot be compared with others.")
      }
      self.value = value
    }
  }

  typealias Content = NSDiffableDataSourceSnapshot<Identifier, Identifier>

  var content: Content

  public override init() { content = Content() }

  init(_ content: Content) { self.content = content }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSDiffableDataSourceSnapshotReference(content)
  }

  // MARK: Counts and identifiers

  open var numberOfItems: Int { content.numberOfItems }
  open var numberOfSections: Int { content.numberOfSections }
  open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.value.base) }
  open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.value.base) }
  open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.value.base) }
  open var reloadedSectionIdentifiers: [Any] {
    content.reloadedSectionIdentifiers.map(\.value.base)
  }
  open var reconfiguredItemIdentifiers: [Any] {
    content.reconfiguredItemIdentifiers.map(\.value.base)
  }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    content.numberOfItems(inSection: Identifier(sectionIdentifier))
  }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    content.itemIdentifiers(inSection: Identifier(sectionIdentifier)).map(\.value.base)
  }

  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    content.sectionIdentifier(containingItem: Identifier(itemIdentifier))?.value.base
  }

  /// The place of an item among those of all sections; `NSNotFound` without one.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    content.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
  }

  /// The place of a section; `NSNotFound` without one.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    content.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Changes

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    content.appendSections(sectionIdentifiers.map(Identifier.init))
  }

  open func appendItems(withIdentifiers identifiers: [Any]) {
    content.appendItems(identifiers.map(Identifier.init))
  }

  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    content.appendItems(
      identifiers.map(Identifier.init), toSection: Identifier(sectionIdentifier))
  }

  open func deleteItems(withIdentifiers identifiers: [Any]) {
    content.deleteItems(identifiers.map(Identifier.init))
  }

  open func deleteAllItems() { content.deleteAllItems() }

  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    content.deleteSections(sectionIdentifiers.map(Identifier.init))
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) {
    content.reloadItems(identifiers.map(Identifier.init))
  }

  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    content.reloadSections(sectionIdentifiers.map(Identifier.init))
  }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    content.reconfigureItems(identifiers.map(Identifier.init))
  }
}

// MARK: - Swift's snapshots

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    typealias Identifier = NSDiffableDataSourceSnapshotReference.Identifier
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.content.appendSections(sectionIdentifiers.map(Identifier.init))
    for section in sectionIdentifiers {
      reference.content.appendItems(
        itemIdentifiers(inSection: section).map(Identifier.init), toSection: Identifier(section))
    }
    reference.content.reloadItems(reloadedItemIdentifiers.map(Identifier.init))
    reference.content.reconfigureItems(reconfiguredItemIdentifiers.map(Identifier.init))
    reference.content.reloadSections(reloadedSectionIdentifiers.map(Identifier.init))
    return reference
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      SnapshotProblem.raise(
        "The identifiers of the snapshot are not \(SectionIdentifierType.self) and "
          + "\(ItemIdentifierType.self).")
    }
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    var snapshot = Self()
    var items: [AnyHashable: ItemIdentifierType] = [:]
    for (place, section) in source.sectionIdentifiers.enumerated() {
      // With Apple identifiers are looked at late: apps without sections name any type.
      guard let own = (section as? SectionIdentifierType) ?? (place as? SectionIdentifierType)
      else { return false }
      snapshot.appendSections([own])
      for item in source.itemIdentifiersInSection(withIdentifier: section) {
        guard let typed = item as? ItemIdentifierType else { return false }
        if let key = item as? AnyHashable { items[key] = typed }
        snapshot.appendItems([typed], toSection: own)
      }
    }
    func known(_ identifiers: [Any]) -> [ItemIdentifierType] {
      identifiers.compactMap { ($0 as? AnyHashable).flatMap { items[$0] } }
    }
    snapshot.reloadItems(known(source.reloadedItemIdentifiers))
    snapshot.reconfigureItems(known(source.reconfiguredItemIdentifiers))
    result = snapshot
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
