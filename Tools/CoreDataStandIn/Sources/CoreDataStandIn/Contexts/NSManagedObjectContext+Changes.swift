import Foundation

extension NSManagedObjectContext {
  // MARK: Events

  /// Follows delete rules and notifies observers of what has changed.
  public func processPendingChanges() {
    isProcessing = true
    propagateDeletions()
    isProcessing = false
    let event = changes.event
    guard !event.isEmpty else { return }
    changes.event = ContextChanges.Event()
    registerUndo(of: event.step)
    var info: [AnyHashable: Any] = [:]
    let (new, gone) = (event.inserted.subtracting(event.deleted), event.deleted)
    let withdrawn = event.inserted.intersection(event.deleted)
    func add(_ objects: Set<NSManagedObject>, _ key: String) {
      if !objects.isEmpty { info[key] = objects }
    }
    add(new, NSInsertedObjectsKey)
    add(
      event.updated.subtracting(new).subtracting(gone).subtracting(event.refreshed),
      NSUpdatedObjectsKey)
    add(gone.subtracting(withdrawn), NSDeletedObjectsKey)
    add(event.refreshed.subtracting(gone), NSRefreshedObjectsKey)
    forgetWithdrawn()
    if !info.isEmpty { post(Self.didChangeObjectsNotification, info) }
    for objects in [event.inserted, event.updated] {
      for object in objects { object.state.changedInEvent = [] }
    }
  }

  func post(_ name: Notification.Name, _ info: [AnyHashable: Any]?) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  /// Objects that were deleted before they were saved leave the context without a trace.
  private func forgetWithdrawn() {
    for object in changes.withdrawn {
      changes.deleted.remove(object)
      changes.updated.remove(object)
      registry.remove(object)
      object.state.context = nil
    }
    changes.withdrawn = []
  }

  // MARK: Delete rules

  private func propagateDeletions() {
    while let object = changes.unpropagated.popLast() {
      for relationship in object.entity.relationshipsByName.values {
        let others = object.related(relationship.name)
        if relationship.deleteRule == .cascadeDeleteRule {
          for other in others where !changes.deleted.contains(other) { delete(other) }
        }
        guard relationship.deleteRule != .noActionDeleteRule,
          relationship.deleteRule != .denyDeleteRule,
          let inverse = relationship.inverseRelationship
        else { continue }
        for other in others where !changes.deleted.contains(other) {
          other.drop(object, of: inverse)
        }
      }
    }
  }

  // MARK: Giving up

  /// Forgets all objects and all changes.
  public func reset() {
    forgetUndo()
    advanceGeneration()
    let all = registry.all
    for object in all {
      object.turnIntoFault()
      object.state.context = nil
    }
    registry.removeAll()
    changes = ContextChanges()
    if !all.isEmpty { post(Self.didChangeObjectsNotification, [NSInvalidatedAllObjectsKey: []]) }
  }

  /// Takes back all changes since the last save.
  public func rollback() {
    forgetUndo()
    let event = (changes.inserted, changes.updated.union(changes.deleted))
    changes.inserted.subtract(changes.deleted)
    let new = changes.inserted
    let others = event.1.subtracting(event.0).subtracting(changes.withdrawn)
    let withdrawn = changes.withdrawn
    changes = ContextChanges()
    for object in new.union(withdrawn) {
      registry.remove(object)
      object.state.context = nil
    }
    for object in others where object.state.context != nil {
      object.turnIntoFault()
      registry.release(object)
    }
    changes.event.deleted = new
    changes.event.refreshed = others
    processPendingChanges()
  }

  /// Reads an object's values again when they are needed. Changes stay where they are merged.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !changes.inserted.contains(object) else { return }
    reread(object, keepingChanges: flag)
    changes.event.refreshed.insert(object)
    scheduleProcessing()
  }

  public func refreshAllObjects() {
    advanceGeneration()
    for object in registry.all { refresh(object, mergeChanges: true) }
  }

  /// Turns an object into a fault, and sets the values again that it had changed.
  func reread(_ object: NSManagedObject, keepingChanges: Bool) {
    let changed = object.state.changed
    guard keepingChanges, !changed.isEmpty, !object.isFault else {
      object.turnIntoFault()
      changes.updated.remove(object)
      if !changes.deleted.contains(object) { registry.release(object) }
      return
    }
    let own = object.state.values.filter { changed.contains($0.key) }
    let before = object.state.base
    object.turnIntoFault()
    object.fire()
    for key in changed {
      guard let relationship = object.entity.relationshipsByName[key], relationship.isToMany else {
        object.state.unresolved[key] = nil
        object.state.values[key] = own[key]
        continue
      }
      merge(own[key] as? Related, before, into: object, relationship)
    }
    object.state.changed = changed
  }

  /// Adds and removes what an object had added and removed, now that others have done so too.
  private func merge(
    _ own: Related?, _ before: Row?, into object: NSManagedObject,
    _ relationship: NSRelationshipDescription
  ) {
    let old = Set(before?.values[relationship.name] as? [NSManagedObjectID] ?? [])
    let mine = own?.all ?? []
    let mineIDs = Set(mine.map(\.objectID))
    let present = object.related(relationship.name)
      .filter { !old.contains($0.objectID) || mineIDs.contains($0.objectID) }
    let presentIDs = Set(present.map(\.objectID))
    let added = mine.filter { !old.contains($0.objectID) && !presentIDs.contains($0.objectID) }
    object.state.values[relationship.name] = Related(
      present + added, isOrdered: relationship.isOrdered)
  }
}
