import Foundation

/// Brings the changes of a context into stores.
///
/// Stores keep both ends of a relationship in step by themselves: two contexts may have changed one each.
struct Saving {
  private let policy: NSMergePolicy
  private let store: (NSManagedObjectID) -> NSPersistentStore?
  private(set) var result = SaveResult()

  init(_ policy: NSMergePolicy, _ store: @escaping (NSManagedObjectID) -> NSPersistentStore?) {
    self.policy = policy
    self.store = store
  }

  mutating func apply(_ changes: [StoreChange]) throws {
    var changes = try resolved(changes)
    changes = try checkConstraints(changes)
    // New rows first: others lead to them.
    for change in changes where change.kind == .insert {
      put(change.id, Row(version: 0, values: [:]))
    }
    for change in changes where change.kind != .delete { write(change) }
    // 12.2: an order counts once all of its objects are in the relationship.
    for change in changes where change.kind != .delete { arrange(change) }
    for change in changes where change.kind == .delete { delete(change.id) }
    for change in changes where change.kind != .delete {
      if let row = row(change.id) { result.rows[change.id] = row }
    }
  }

  private func row(_ id: NSManagedObjectID) -> Row? { store(id)?.stored(id)?.row }

  private func put(_ id: NSManagedObjectID, _ row: Row?) { store(id)?.put(id, row) }

  // MARK: Conflicts

  /// Returns the changes that the merge policy leaves of those whose rows have changed since they
  /// were read.
  private mutating func resolved(_ changes: [StoreChange]) throws -> [StoreChange] {
    var kept: [StoreChange] = []
    var conflicts: [NSMergeConflict] = []
    for var change in changes {
      guard change.kind != .insert, let base = change.base else {
        kept.append(change)
        continue
      }
      guard let row = row(change.id) else {
        if change.kind == .delete { continue }
        if policy.mergeType == .errorMergePolicyType {
          if let object = change.object { conflicts.append(NSMergeConflict(change, object, nil)) }
        } else {
          result.discarded.insert(change.id)
        }
        continue
      }
      guard row.version != base.version else {
        kept.append(change)
        continue
      }
      switch policy.mergeType {
      case .errorMergePolicyType:
        if let object = change.object { conflicts.append(NSMergeConflict(change, object, row)) }
      case .rollbackMergePolicyType: result.discarded.insert(change.id)
      case .mergeByPropertyStoreTrumpMergePolicyType:
        if change.kind == .delete {
          result.discarded.insert(change.id)
          continue
        }
        change.values = change.values.filter {
          Values.isEqual(base.values[$0.key], row.values[$0.key])
        }
        kept.append(change)
      case .overwriteMergePolicyType where change.kind == .update:
        let old = base.values.filter {
          change.values[$0.key] == nil && !($0.value is [NSManagedObjectID])
        }
        change.values.merge(old) { new, _ in new }
        kept.append(change)
      default: kept.append(change)
      }
    }
    guard conflicts.isEmpty else {
      throw CoreDataError.make(
        NSManagedObjectMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }
    return kept
  }

  // MARK: Uniqueness

  private mutating func checkConstraints(_ changes: [StoreChange]) throws -> [StoreChange] {
    var kept: [StoreChange] = []
    var replaced: [StoreChange] = []
    let ownIDs = Set(changes.map(\.id))
    var seen: [String: Set<[AnyHashable]>] = [:]
    // The rows by their unique values, for each constraint that a change is under.
    var tables: [String: [[AnyHashable]: [NSManagedObjectID]]] = [:]
    for change in changes {
      let lists = change.id.entity.constraintNames
      guard change.kind != .delete, !lists.isEmpty else {
        kept.append(change)
        continue
      }
      let values = (row(change.id)?.values ?? [:]).merging(change.values) { $1 }
      var isKept = true
      for names in lists {
        let unique = names.compactMap { Values.present(values[$0]) as? AnyHashable }
        guard unique.count == names.count else { continue }
        let mark = change.id.rootName + "/" + names.joined(separator: ",")
        if tables[mark] == nil { tables[mark] = rows(by: names, like: change.id) }
        let others = (tables[mark]?[unique] ?? []).filter { !ownIDs.contains($0) }
        let isSecond = !seen[mark, default: []].insert(unique).inserted
        guard !others.isEmpty || isSecond else { continue }
        switch policy.mergeType {
        case .errorMergePolicyType:
          throw CoreDataError.make(
            NSManagedObjectConstraintMergeError,
            "Another object has the same \(names.joined(separator: ", ")).",
            [NSAffectedObjectsErrorKey: [change.object].compactMap(\.self)])
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
          isKept = false
        default:
          if isSecond { isKept = false }
          replaced += others.map {
            StoreChange(object: change.object, id: $0, kind: .delete)
          }
        }
      }
      if isKept { kept.append(change) } else { result.discarded.insert(change.id) }
    }
    return kept + replaced
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

  // MARK: Rows

  private func write(_ change: StoreChange) {
    guard var row = row(change.id) else { return }
    let entity = change.id.entity
    row.version += 1
    var links: [(NSRelationshipDescription, NSManagedObjectID?)] = []
    for (key, value) in change.values {
      let new = Values.present(value)
      if let relationship = entity.relationshipsByName[key] {
        links.append((relationship, new as? NSManagedObjectID))
      } else {
        row.values[key] = new
      }
    }
    put(change.id, row)
    for (relationship, new) in links { connect(change.id, relationship, new) }
    for (key, list) in change.lists {
      guard let relationship = entity.relationshipsByName[key] else { continue }
      write(list, of: change.id, relationship)
    }
  }

  private func change(_ id: NSManagedObjectID, _ body: (inout [String: Any]) -> Void) {
    guard var row = row(id) else { return }
    body(&row.values)
    put(id, row)
  }

  /// Sets a relationship to one object, with its inverse.
  private func connect(
    _ id: NSManagedObjectID, _ relationship: NSRelationshipDescription,
    _ new: NSManagedObjectID?
  ) {
    let key = relationship.name
    let old = row(id)?.values[key] as? NSManagedObjectID
    change(id) { $0[key] = new }
    guard let inverse = relationship.inverseRelationship else { return }
    if let old, old != new { remove(id, from: old, inverse) }
    guard let new else { return }
    if inverse.isToMany {
      add(id, to: new, inverse)
    } else {
      let before = row(new)?.values[inverse.name] as? NSManagedObjectID
      if let before, before != id { change(before) { $0[key] = nil } }
      change(new) { $0[inverse.name] = id }
    }
  }

  private func add(
    _ id: NSManagedObjectID, to owner: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) {
    change(owner) { values in
      var list = values[relationship.name] as? [NSManagedObjectID] ?? []
      if !list.contains(id) { list.append(id) }
      values[relationship.name] = list
    }
  }

  private func remove(
    _ id: NSManagedObjectID, from owner: NSManagedObjectID,
    _ relationship: NSRelationshipDescription
  ) {
    change(owner) { values in
      if relationship.isToMany {
        let list = values[relationship.name] as? [NSManagedObjectID] ?? []
        values[relationship.name] = list.filter { $0 != id }
      } else if values[relationship.name] as? NSManagedObjectID == id {
        values[relationship.name] = nil
      }
    }
  }

  private func write(
    _ list: StoreChange.ListChange, of id: NSManagedObjectID,
    _ relationship: NSRelationshipDescription
  ) {
    let inverse = relationship.inverseRelationship
    // The other end says who belongs to such a list.
    if inverse?.isToMany ?? true {
      for other in list.removed {
        remove(other, from: id, relationship)
        if let inverse { remove(id, from: other, inverse) }
      }
      for other in list.added where row(other) != nil {
        add(other, to: id, relationship)
        if let inverse { add(id, to: other, inverse) }
      }
    }
  }

  private func arrange(_ change: StoreChange) {
    for (key, list) in change.lists {
      guard let order = list.order else { continue }
      self.change(change.id) { values in
        let present = values[key] as? [NSManagedObjectID] ?? []
        let (known, wanted) = (Set(present), Set(order))
        values[key] = order.filter(known.contains) + present.filter { !wanted.contains($0) }
      }
    }
  }

  private func delete(_ id: NSManagedObjectID) {
    guard let row = row(id) else { return }
    for (key, relationship) in id.entity.relationshipsByName {
      guard let inverse = relationship.inverseRelationship else { continue }
      let others =
        row.values[key] as? [NSManagedObjectID]
        ?? [row.values[key] as? NSManagedObjectID].compactMap(\.self)
      for other in others { remove(id, from: other, inverse) }
    }
    put(id, nil)
  }
}
