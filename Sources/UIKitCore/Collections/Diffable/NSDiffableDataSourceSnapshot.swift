import Foundation

/// The content of a table or a collection view: sections and their items, by identifiers.
///
/// It is a value: a change of a copy has no visible effect until the copy is applied.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public init() {}

  // MARK: Counts and identifiers

  public var numberOfItems: Int { owners.count }

  public var numberOfSections: Int { sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    known(identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { known(identifier) }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// The place of an item among those of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier] else { return nil }
    var before = 0
    for section in sections {
      if section == owner {
        return items[section]?.firstIndex(of: identifier).map { before + $0 }
      }
      before += items[section]?.count ?? 0
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// 11.4.6 – adds items to the end of a section; of the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      SnapshotProblem.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    _ = known(section)
    place(identifiers, in: section) { $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  /// Deletes items. Identifiers that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { take(identifiers) }

  /// Sections go with the items.
  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// 11.4.4 – replaces the items' cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reload")
    reloadedItemIdentifiers += identifiers.new(beside: reloadedItemIdentifiers)
  }

  /// 11.4.4 – configures the items' cells again, without replacing them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reconfigure")
    reconfiguredItemIdentifiers += identifiers.new(beside: reconfiguredItemIdentifiers)
  }

  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    place(identifiers) { $0.count }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 0) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone { take(items.removeValue(forKey: section) ?? []) }
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Replaces all cells of the sections when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      _ = known(identifier)
      if !reloadedSectionIdentifiers.contains(identifier) {
        reloadedSectionIdentifiers.append(identifier)
      }
    }
  }

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  // MARK: - Inside the stage

  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The snapshot without its reloads and reconfigurations: the shown state, once it is applied.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

// MARK: - Placing items

extension NSDiffableDataSourceSnapshot {
  private func known(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let known = items[section] else {
      SnapshotProblem.raise("Invalid parameter not satisfying: section != NSNotFound")
    }
    return known
  }

  private func check(_ identifiers: [ItemIdentifierType], for purpose: String) {
    guard let missing = identifiers.first(where: { owners[$0] == nil }) else { return }
    SnapshotProblem.raise(
      "Attempted to \(purpose) item identifier that does not exist in the snapshot: \(missing)")
  }

  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { owners[$0] != nil })
    guard !gone.isEmpty else { return }
    for section in Set(gone.compactMap { owners[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { owners[identifier] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  // 11.4.1 – an identifier stands for one item: given twice it raises, and an existing one moves.
  private mutating func place(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType,
    at place: ([ItemIdentifierType]) -> Int
  ) {
    SnapshotProblem.checkUnique(identifiers, "item")
    let existing = identifiers.filter { owners[$0] != nil }
    if !existing.isEmpty {
      SnapshotProblem.warn(of: existing, "item")
      relocate(existing)
    }
    var list = items[section] ?? []
    list.insert(contentsOf: identifiers, at: place(list))
    items[section] = list
    for identifier in identifiers { owners[identifier] = section }
  }

  /// Removes items, and keeps their reloads and reconfigurations.
  private mutating func relocate(_ identifiers: [ItemIdentifierType]) {
    let (reloaded, reconfigured) = (reloadedItemIdentifiers, reconfiguredItemIdentifiers)
    take(identifiers)
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers) = (reloaded, reconfigured)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let section = owners[anchor] else {
      SnapshotProblem.raise("Invalid parameter not satisfying: indexPath")
    }
    if identifiers.contains(anchor) {
      SnapshotProblem.raise(
        "Invalid update: destination for item operation [\(anchor)] is in the item identifier list "
          + "for update")
    }
    place(identifiers, in: section) { ($0.firstIndex(of: anchor) ?? 0) + offset }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard owners[identifier] != nil, owners[anchor] != nil else {
      SnapshotProblem.raise("Invalid parameter not satisfying: indexPath")
    }
    guard identifier != anchor else { return }
    relocate([identifier])
    insert([identifier], at: anchor, offset: offset)
  }
}

// MARK: - Placing sections

extension NSDiffableDataSourceSnapshot {
  // 11.4.1: duplicate identifiers raise.
  private mutating func place(
    _ identifiers: [SectionIdentifierType], at place: ([SectionIdentifierType]) -> Int
  ) {
    SnapshotProblem.checkUnique(identifiers, "section")
    let new = Set(identifiers)
    let existing = sections.filter { new.contains($0) }
    if !existing.isEmpty {
      SnapshotProblem.warn(of: existing, "section")
      sections.removeAll { new.contains($0) }
    }
    sections.insert(contentsOf: identifiers, at: place(sections))
    for identifier in identifiers where items[identifier] == nil { items[identifier] = [] }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType, offset: Int
  ) {
    _ = known(anchor)
    if identifiers.contains(anchor) {
      SnapshotProblem.raise(
        "Invalid update: destination for section operation [\(anchor)] is in the section "
          + "identifier list for update")
    }
    place(identifiers) { ($0.firstIndex(of: anchor) ?? 0) + offset }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    _ = (known(identifier), known(anchor))
    guard identifier != anchor else { return }
    sections.removeAll { $0 == identifier }
    sections.insert(identifier, at: (sections.firstIndex(of: anchor) ?? 0) + offset)
  }
}

extension Array where Element: Hashable {
  /// Returns the elements that are not among others, each once.
  fileprivate func new(beside others: [Element]) -> [Element] {
    var seen = Set(others)
    return filter { seen.insert($0).inserted }
  }
}

/// UIKit's messages about invalid snapshots.
enum SnapshotProblem {
  static func raise(_ reason: String) -> Never {
    UIKitException.raise(.internalInconsistency, reason)
  }

  static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ noun: String) {
    var seen: Set<Identifier> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    raise(
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }

  static func warn<Identifier>(of existing: [Identifier], _ noun: String) {
    let list = existing.map { "    \($0)" }.joined(separator: ",\n")
    Console.log(
      "Diffable data source detected an attempt to insert or append \(existing.count) \(noun) "
        + "identifiers that already exist in the snapshot. The existing \(noun) identifiers will be "
        + "moved into place instead, but this operation will be more expensive. For best "
        + "performance, inserted \(noun) identifiers should always be unique. "
        + "\(noun.capitalized) identifiers that already exist: (\n\(list)\n)")
  }
}
