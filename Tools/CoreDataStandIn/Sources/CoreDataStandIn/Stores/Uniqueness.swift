import Foundation

/// Finds changes whose unique values other objects have, and does what the merge policy says.
struct Uniqueness {
  private let policy: NSMergePolicy
  private let store: (NSManagedObjectID) -> NSPersistentStore?
  private(set) var discarded: Set<NSManagedObjectID> = []
  /// Rows that new objects replace.
  private(set) var replaced: [NSManagedObjectID] = []
  /// The objects that stay, by those that do not.
  private(set) var successors: [NSManagedObjectID: NSManagedObjectID] = [:]

  private var kept: [StoreChange] = []
  /// The changes in `kept`, by their unique values, for each constraint.
  private var seen: [String: [[AnyHashable]: Int]] = [:]
  /// The rows by their unique values, for each constraint that a change is under.
  private var tables: [String: [[AnyHashable]: [NSManagedObjectID]]] = [:]

  init(_ policy: NSMergePolicy, _ store: @escaping (NSManagedObjectID) -> NSPersistentStore?) {
    self.policy = policy
    self.store = store
  }

  /// Returns the changes that stay.
  mutating func resolved(_ changes: [StoreChange]) throws -> [StoreChange] {
    guard changes.contains(where: { !$0.id.entity.constraintNames.isEmpty }) else { return changes }
    let ownIDs = Set(changes.map(\.id))
    var conflicts: [NSConstraintConflict] = []
    for change in changes {
      let lists = change.id.entity.constraintNames
      guard change.kind != .delete, !lists.isEmpty else {
        kept.append(change)
        continue
      }
      let row = store(change.id)?.stored(change.id)?.row
      let values = (row?.values ?? [:]).merging(change.values) { $1 }
      var isKept = true
      for names in lists where isKept {
        let unique = names.compactMap { Values.present(values[$0]) as? AnyHashable }
        guard unique.count == names.count else { continue }
        let mark = change.id.rootName + "/" + names.joined(separator: ",")
        if tables[mark] == nil { tables[mark] = rows(by: names, like: change.id) }
        let others = (tables[mark]?[unique] ?? []).filter { !ownIDs.contains($0) }
        let first = seen[mark]?[unique]
        guard !others.isEmpty || first != nil else { continue }
        if type(of: change) == .errorMergePolicyType {
          conflicts.append(conflict(change, names, others.first, first.map { kept[$0] }))
          continue
        }
        isKept = !giveUp(change, for: first, others)
      }
      guard isKept else { continue }
      kept.append(change)
      for names in lists { note(names, values, change.id) }
    }
    guard conflicts.isEmpty else { throw CoreDataError.conflicts(conflicts) }
    return kept
  }

  private mutating func note(
    _ names: [String], _ values: [String: Any], _ id: NSManagedObjectID
  ) {
    let unique = names.compactMap { Values.present(values[$0]) as? AnyHashable }
    guard unique.count == names.count else { return }
    let mark = id.rootName + "/" + names.joined(separator: ",")
    if seen[mark]?[unique] == nil { seen[mark, default: [:]][unique] = kept.count - 1 }
  }

  /// Returns a Boolean value that indicates whether the change is given up for a change before it, or
  /// for a row.
  private mutating func giveUp(
    _ change: StoreChange, for first: Int?, _ others: [NSManagedObjectID]
  ) -> Bool {
    let prevails = [.mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType]
      .contains(type(of: change))
    // 6.13: A batch has no objects: it updates the row that is there.
    let isBatch = change.object == nil
    if let first, !isBatch || !prevails {
      discard(change, for: kept[first].id)
      return true
    }
    if let first {
      kept[first].values.merge(newValues(change)) { $1 }
      successors[change.id] = kept[first].id
      return true
    }
    guard let other = others.first else { return false }
    guard prevails else {
      discard(change, for: other)
      return true
    }
    if isBatch {
      successors[change.id] = other
      kept.append(
        StoreChange(object: nil, id: other, kind: .update, values: newValues(change)))
      for names in change.id.entity.constraintNames { note(names, change.values, other) }
      return true
    }
    for other in others {
      replaced.append(other)
      if isMerging(change) { successors[other] = change.id }
    }
    return false
  }

  private func isMerging(_ change: StoreChange) -> Bool {
    [.mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType]
      .contains(type(of: change))
  }

  private func type(of change: StoreChange) -> NSMergePolicyType {
    change.constraintResolution ?? policy.mergeType
  }

  /// The values that a batch was given; all of them where the policy overwrites.
  private func newValues(_ change: StoreChange) -> [String: Any] {
    guard let given = change.given, isMerging(change) else { return change.values }
    return change.values.filter { given.contains($0.key) }
  }

  private mutating func discard(_ change: StoreChange, for other: NSManagedObjectID) {
    discarded.insert(change.id)
    if isMerging(change) { successors[change.id] = other }
  }

  private func rows(by names: [String], like id: NSManagedObjectID)
    -> [[AnyHashable]: [NSManagedObjectID]]
  {
    let all = store(id)?.rows(of: id.entity.root, withSubentities: true) ?? []
    return all.reduce(into: [:]) { table, entry in
      let values = names.compactMap { Values.present(entry.row.values[$0]) as? AnyHashable }
      if values.count == names.count { table[values, default: []].append(entry.id) }
    }
  }

  // MARK: Errors

  private func conflict(
    _ change: StoreChange, _ names: [String], _ row: NSManagedObjectID?, _ first: StoreChange?
  ) -> NSConstraintConflict {
    let context = change.object?.managedObjectContext
    let objects = [first?.object, change.object].compactMap(\.self)
    return NSConstraintConflict(
      constraint: names, database: row.flatMap { context?.object(with: $0) },
      databaseSnapshot: row.flatMap { store($0)?.stored($0)?.row.snapshot(of: $0.entity) },
      conflicting: objects,
      conflictingSnapshots: objects.map { $0.snapshot.snapshot(of: $0.entity) })
  }
}
