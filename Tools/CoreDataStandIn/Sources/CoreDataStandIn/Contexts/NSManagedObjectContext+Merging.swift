public import Foundation

extension NSManagedObjectContext {
  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
  }

  /// Takes over changes that were made elsewhere: sets of objects, of identities or of their URLs.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      func ids(_ keys: String...) -> [NSManagedObjectID] {
        keys.flatMap { context.ids(in: changeNotificationData[$0]) }
      }
      let new = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
      let updated = ids(
        NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey,
        NSInvalidatedObjectsKey, NSInvalidatedObjectIDsKey)
      let deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
      context.performAndWait { context.merge(Set(new), Set(updated), Set(deleted)) }
    }
  }

  private func ids(in value: Any?) -> [NSManagedObjectID] {
    let elements: [Any] =
      switch value {
      case let set as Set<AnyHashable>: Array(set)
      case let set as NSSet: set.allObjects
      case let list as [Any]: list
      default: []
      }
    return elements.compactMap { element in
      if let url = (element as? AnyHashable)?.base as? URL {
        return persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
      }
      return (((element as? AnyHashable)?.base ?? element) as? any Identified)?.identity
    }
  }

  /// Merges a save into contexts that want it, each on its queue.
  func merge(
    _ new: Set<NSManagedObject>, _ updated: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>,
    into contexts: [NSManagedObjectContext]
  ) {
    let wanting = contexts.filter(\.automaticallyMergesChangesFromParent)
    guard !wanting.isEmpty else { return }
    let (new, updated, deleted) =
      (Set(new.map(\.objectID)), Set(updated.map(\.objectID)), Set(deleted.map(\.objectID)))
    for context in wanting { context.perform { context.merge(new, updated, deleted) } }
  }

  private func merge(
    _ new: Set<NSManagedObjectID>, _ updated: Set<NSManagedObjectID>,
    _ deleted: Set<NSManagedObjectID>
  ) {
    processPendingChanges()
    advanceGeneration()
    for id in new {
      let object = object(with: id)
      guard !changes.inserted.contains(object) else { continue }
      changes.event.inserted.insert(object)
    }
    for id in updated {
      guard let object = registry[id], !changes.inserted.contains(object) else {
        // 4.9: an unreferenced object may belong to a fetch now.
        changes.event.refreshed.insert(object(with: id))
        continue
      }
      reread(object, keepingChanges: true)
      changes.event.refreshed.insert(object)
    }
    for id in deleted {
      guard let object = registry[id] else { continue }
      object.fire()
      changes.updated.remove(object)
      changes.deleted.remove(object)
      changes.event.deleted.insert(object)
    }
    let gone = changes.event.deleted
    processPendingChanges()
    for object in gone {
      registry.remove(object)
      object.state.context = nil
    }
    var info: [AnyHashable: Any] = [:]
    for (key, ids) in [
      (NSInsertedObjectIDsKey, new), (NSUpdatedObjectIDsKey, updated),
      (NSDeletedObjectIDsKey, deleted),
    ] where !ids.isEmpty { info[key] = ids }
    if !info.isEmpty { post(Self.didMergeChangesObjectIDsNotification, info) }
  }
}
