import Foundation

extension NSManagedObjectContext {
  /// Writes the changes to the stores, or to the parent context.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    post(Self.willSaveObjectsNotification, nil)
    callWillSave()
    try validate()
    if parent == nil { derive() }
    var (new, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
    if let parent {
      try push(to: parent)
      finish(SaveResult())
    } else {
      let result = try write()
      advanceGeneration()
      let replaced = Set(result.replaced.map(object))
      finish(result)
      let isLost = { (object: NSManagedObject) in result.discarded.contains(object.objectID) }
      // Most saves have no losers, and need no other sets.
      let discarded: Set = result.discarded.isEmpty ? [] : new.filter(isLost)
      dropLosers(of: result, discarded.union(replaced))
      if !result.discarded.isEmpty {
        new.subtract(discarded)
        updated = updated.filter { !isLost($0) }
      }
      deleted.formUnion(replaced)
    }
    for objects in [new, updated, deleted] { for object in objects { object.didSave() } }
    notify(new, updated, deleted)
    if parent == nil {
      merge(new, updated, deleted, into: persistentStoreCoordinator?.contexts(but: self) ?? [])
    }
    merge(new, updated, deleted, into: children.compactMap(\.context))
  }

  /// 6.11, 6.12: objects whose unique values others have leave the context.
  private func dropLosers(of result: SaveResult, _ lost: Set<NSManagedObject>) {
    for id in result.redirected {
      guard let object = registry[id], let row = result.rows[id.key], !object.isFault else {
        continue
      }
      object.fill(from: row)
      changes.event.refreshed.insert(object)
    }
    guard !lost.isEmpty || !changes.event.isEmpty else { return }
    changes.event.deleted = lost
    for object in lost {
      registry.remove(object)
      object.state.context = nil
    }
    processPendingChanges()
  }

  /// 4.2: objects that `willSave` changes are asked again.
  private func callWillSave() {
    for _ in 0..<1_000 {
      changes.event = ContextChanges.Event()
      // An object that is in two of them is asked once.
      for object in changes.inserted.union(changes.updated).union(changes.deleted) {
        object.willSave()
      }
      let isDone = changes.event.isEmpty
      processPendingChanges()
      if isDone { return }
    }
    CoreDataException.raise(
      "Failed to process pending changes before save. The context is still dirty after 1000 attempts.",
      named: "NSInternalInconsistencyException")
  }

  /// Computes derived attributes.
  private func derive() {
    for objects in [changes.inserted, changes.updated] {
      for object in objects where !changes.deleted.contains(object) {
        for attribute in object.entity.derivedAttributes {
          let value = attribute.value(for: object)
          guard !Values.isEqual(object.state.values[attribute.name], value) else { continue }
          object.state.values[attribute.name] = value
          object.state.changed.insert(attribute.name)
        }
      }
    }
  }

  private func validate() throws {
    var errors: [any Error] = []
    func check(_ objects: Set<NSManagedObject>, _ body: (NSManagedObject) throws -> Void) {
      for object in objects {
        do {
          try body(object)
        } catch {
          errors += NSManagedObject.parts(of: error)
        }
      }
    }
    check(deletedObjects) { try $0.validateForDelete() }
    check(insertedObjects) { try $0.validateForInsert() }
    check(updatedObjects) { try $0.validateForUpdate() }
    try NSManagedObject.raise(errors)
  }

  private func notify(
    _ new: Set<NSManagedObject>, _ updated: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>
  ) {
    post(
      Self.didSaveObjectsNotification,
      [NSInsertedObjectsKey: new, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
    post(
      Self.didSaveObjectIDsNotification,
      [
        NSInsertedObjectIDsKey: Set(new.map(\.objectID)),
        NSUpdatedObjectIDsKey: Set(updated.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(deleted.map(\.objectID)),
      ])
  }

  // MARK: To stores

  /// Gives new objects identities that last.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    let new = objects.filter(\.objectID.isTemporaryID)
    guard !new.isEmpty else { return }
    registry.reserve(new.count)
    for (object, id) in zip(new, try coordinator.newIDs(for: new.map(\.entity))) {
      let temporary = object.objectID
      object.state.id = id
      registry.rename(object, from: temporary)
    }
    for child in children.compactMap(\.context) { child.adopt(new.map(\.objectID), of: self) }
  }

  /// Gives objects the permanent identities that those of the parent have got.
  private func adopt(_ ids: [NSManagedObjectID], of parent: NSManagedObjectContext) {
    let pairs = ids.compactMap { id in parent.registry.oldID(of: id).map { (old: $0, new: id) } }
    func work() {
      let known = pairs.filter { registry[$0.old] != nil }
      for pair in known { registry[pair.old].map { rename($0, to: pair.new) } }
      for child in children.compactMap(\.context) { child.adopt(known.map(\.new), of: self) }
    }
    if queue.isCurrent { work() } else { queue.async(work) }
  }

  func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
    let old = object.objectID
    guard old.isTemporaryID else { return }
    object.state.id = id
    registry.rename(object, from: old)
  }

  private func write() throws -> SaveResult {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CoreDataError.make(
        NSCoreDataError, "This context's coordinator has no persistent stores. It cannot save.")
    }
    try obtainPermanentIDs(for: NSManagedObject.inOrder(insertedObjects))
    let policy = mergePolicy as? NSMergePolicy ?? .error
    if type(of: policy) == NSMergePolicy.self {
      return try coordinator.save(storeChanges(), policy)
    }
    return try write(to: coordinator, asking: policy)
  }

  /// 4.13: A policy of an app changes the objects of the conflicts, and the save is tried again.
  private func write(
    to coordinator: NSPersistentStoreCoordinator, asking policy: NSMergePolicy
  ) throws -> SaveResult {
    var merges: [NSManagedObject: NSMergePolicyType] = [:]
    var constraints: [NSManagedObject: NSMergePolicyType] = [:]
    for _ in 0..<10 {
      try obtainPermanentIDs(for: NSManagedObject.inOrder(insertedObjects))
      let all = storeChanges().map { change in
        var change = change
        change.mergeResolution = change.object.flatMap { merges[$0] }
        change.constraintResolution = change.object.flatMap { constraints[$0] }
        return change
      }
      do {
        return try coordinator.save(all, .error)
      } catch {
        let list = (error as NSError).userInfo[NSPersistentStoreSaveConflictsErrorKey]
        if let conflicts = list as? [NSMergeConflict] {
          try policy.resolve(mergeConflicts: conflicts)
          for conflict in conflicts {
            // Without a type the object's own changes are what the policy has made of them.
            merges[conflict.sourceObject] =
              conflict.resolution ?? .mergeByPropertyObjectTrumpMergePolicyType
          }
        } else if let conflicts = list as? [NSConstraintConflict] {
          try policy.resolve(constraintConflicts: conflicts)
          for conflict in conflicts {
            for object in conflict.conflictingObjects { constraints[object] = conflict.resolution }
          }
        } else {
          throw error
        }
        processPendingChanges()
      }
    }
    return try coordinator.save(storeChanges(), .error)
  }

  private func storeChanges() -> [StoreChange] {
    func numbered(_ objects: Set<NSManagedObject>, _ kind: StoreChange.Kind)
      -> [(row: Int64, object: NSManagedObject, kind: StoreChange.Kind)]
    { objects.map { ($0.objectID.row ?? 0, $0, kind) } }
    let all =
      numbered(insertedObjects, .insert) + numbered(updatedObjects, .update)
      + numbered(deletedObjects, .delete)
    return all.sorted { $0.row < $1.row }.map { entry in
      entry.kind == .delete
        ? StoreChange(
          object: entry.object, id: entry.object.objectID, kind: .delete,
          base: entry.object.state.base)
        : change(entry.object, entry.kind)
    }
  }

  private func change(_ object: NSManagedObject, _ kind: StoreChange.Kind) -> StoreChange {
    var change = StoreChange(
      object: object, id: object.objectID, kind: kind, base: object.state.base)
    for property in object.entity.savedProperties {
      let key = property.name
      guard kind == .insert || object.state.changed.contains(key) else { continue }
      guard let relationship = property as? NSRelationshipDescription else {
        change.values[key] = object.state.values[key] ?? NSNull()
        continue
      }
      let others = object.related(key).filter { !changes.deleted.contains($0) }.map(\.objectID)
      guard relationship.isToMany else {
        change.values[key] = others.first ?? NSNull()
        continue
      }
      let before = object.state.base?.values[key] as? [NSManagedObjectID] ?? []
      let (old, new) = (Set(before), Set(others))
      change.lists[key] = StoreChange.ListChange(
        added: others.filter { !old.contains($0) }, removed: before.filter { !new.contains($0) },
        order: relationship.isOrdered ? others : nil)
    }
    return change
  }

  /// The context has no changes any more.
  private func finish(_ result: SaveResult) {
    let (new, deleted) = (changes.inserted, changes.deleted)
    let saved = new.union(changes.updated)
    changes.inserted = []
    changes.updated = []
    changes.deleted = []
    for object in deleted {
      registry.remove(object)
      object.state.context = nil
    }
    for object in saved where !deleted.contains(object) {
      registry.release(object)
      if result.discarded.contains(object.objectID) {
        // A new one leaves the context, with its values.
        if !new.contains(object) { object.turnIntoFault() }
        continue
      }
      let (before, row) = (object.state.base, result.rows[object.objectID.key])
      object.state.base = row ?? object.snapshot
      object.state.changed = []
      object.state.changedInEvent = []
      // A merge policy may have left values of the store's.
      if let row, let before, row.version > before.version + 1 {
        object.fill(from: row)
      }
    }
    changes.event = ContextChanges.Event()
  }

  // MARK: To a parent

  private func push(to parent: NSManagedObjectContext) throws {
    let (new, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
    parent.performAndWait {
      // All of them first: they lead to each other.
      for object in new {
        parent.identityOfNext = object.objectID
        let copy = ObjectMaker.make(object.entity, parent)
        parent.identityOfNext = nil
        copy.state.isFault = false
        copy.state.hasAwoken = true
        parent.insert(copy)
      }
      for object in new { parent.take(object, Array(object.entity.storedNames)) }
      for object in updated { parent.take(object, Array(object.state.changed)) }
      for object in deleted { parent.delete(parent.object(with: object.objectID)) }
      parent.processPendingChanges()
    }
  }

  /// Takes over values of an object of a child.
  private func take(_ object: NSManagedObject, _ keys: [String]) {
    let own = self.object(with: object.objectID)
    for key in keys {
      guard let relationship = own.entity.relationshipsByName[key] else {
        own.set(object.state.values[key], of: key)
        continue
      }
      let others = object.related(key).filter { !$0.isDeleted }
      own.setRelated(others.map { self.object(with: $0.objectID) }, of: relationship)
    }
  }
}
