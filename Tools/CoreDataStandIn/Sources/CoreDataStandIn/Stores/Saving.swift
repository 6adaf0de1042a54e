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
    var uniqueness = Uniqueness(policy, store)
    changes = try uniqueness.resolved(changes)
    result.discarded.formUnion(uniqueness.discarded)
    result.replaced = Set(uniqueness.replaced)
    result.successors = uniqueness.successors
    if !result.successors.isEmpty || !result.discarded.isEmpty {
      changes = changes.map { redirected($0) }
    }
    // New rows first: others lead to them.
    if changes.contains(where: { !$0.id.entity.relationshipsByName.isEmpty }) {
      for change in changes where change.kind == .insert {
        put(change.id, Row(version: 0, values: [:]))
      }
    }
    for change in changes where change.kind != .delete { write(change) }
    // 12.2: an order counts once all of its objects are in the relationship.
    for change in changes where change.kind != .delete { arrange(change) }
    for id in uniqueness.replaced {
      unite(id)
      delete(id)
    }
    for change in changes where change.kind == .delete { delete(change.id) }
    result.redirected.formUnion(result.successors.values)
    result.rows.reserveCapacity(changes.count)
    for change in changes where change.kind != .delete {
      result.rows[change.id.key] = row(change.id)
    }
    for id in result.redirected { result.rows[id.key] = row(id) }
  }

  // MARK: Successors

  /// A change whose relationships lead to the objects that stay.
  private mutating func redirected(_ change: StoreChange) -> StoreChange {
    var new = change
    for (key, value) in change.values {
      guard let id = value as? NSManagedObjectID, let other = successor(of: id) else { continue }
      new.values[key] = other.id ?? NSNull()
      result.redirected.insert(change.id)
    }
    for (key, list) in change.lists {
      let all = list.added + (list.order ?? [])
      guard all.contains(where: { successor(of: $0) != nil }) else { continue }
      func ids(_ ids: [NSManagedObjectID]) -> [NSManagedObjectID] {
        ids.compactMap { id in successor(of: id).map(\.id) ?? id }
      }
      new.lists[key] = StoreChange.ListChange(
        added: ids(list.added), removed: list.removed, order: list.order.map(ids))
      result.redirected.insert(change.id)
    }
    return new
  }

  /// The object in place of one that does not stay: none where the policy merges no properties. `nil` for all
  /// others.
  private func successor(of id: NSManagedObjectID) -> (id: NSManagedObjectID?, Void)? {
    if let other = result.successors[id] { return (other, ()) }
    return result.discarded.contains(id) && row(id) == nil ? (nil, ()) : nil
  }

  /// Gives the objects in relationships to many to the object that stays.
  private mutating func unite(_ id: NSManagedObjectID) {
    guard let row = row(id), let new = result.successors[id] else { return }
    for (key, relationship) in id.entity.relationshipsByName {
      guard let others = row.values[key] as? [NSManagedObjectID] else { continue }
      let inverse = relationship.inverseRelationship
      for other in others where self.row(other) != nil {
        if let inverse, !inverse.isToMany {
          connect(other, inverse, new)
        } else {
          add(other, to: new, relationship)
          if let inverse { add(new, to: other, inverse) }
        }
        result.redirected.insert(other)
      }
    }
    result.redirected.insert(new)
  }

  private func row(_ id: NSManagedObjectID) -> Row? { store(id)?.stored(id)?.row }

  private func put(_ id: NSManagedObjectID, _ row: Row?) { store(id)?.put(id, row) }

  // MARK: Conflicts

  /// Returns the changes that the merge policy leaves of those whose rows have changed since they
  /// were read.
  private mutating func resolved(_ changes: [StoreChange]) throws -> [StoreChange] {
    guard changes.contains(where: { $0.kind != .insert && $0.base != nil }) else { return changes }
    var kept: [StoreChange] = []
    kept.reserveCapacity(changes.count)
    var conflicts: [NSMergeConflict] = []
    for var change in changes {
      let type = change.mergeResolution ?? policy.mergeType
      guard change.kind != .insert, let base = change.base else {
        kept.append(change)
        continue
      }
      guard let row = row(change.id) else {
        if change.kind == .delete { continue }
        if type == .errorMergePolicyType {
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
      switch type {
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
      throw CoreDataError.conflicts(conflicts)
    }
    return kept
  }

  // MARK: Rows

  private func write(_ change: StoreChange) {
    let new = change.kind == .insert ? Row(version: 0, values: [:]) : nil
    guard var row = row(change.id) ?? new else { return }
    let entity = change.id.entity
    row.version += 1
    if change.kind == .insert, entity.relationshipsByName.isEmpty {
      row.values = change.values
      for (key, value) in change.values where type(of: value) == NSNull.self {
        row.values[key] = nil
      }
      return put(change.id, row)
    }
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
