import Foundation
import UIKit

extension NSManagedObjectContext {
  /// The objects that a request asks for.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try matches(request.erased)
    return try results(found, request.erased).map { result in
      guard let typed = result as? Result else {
        CoreDataException.raise(
          "The request for \(request.entityName ?? "") returns \(type(of: result)), not \(Result.self)."
        )
      }
      return typed
    }
  }

  /// How many objects a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try matches(request.erased).count
  }

  // MARK: Finding

  /// The objects with changes and the rows that a request finds.
  func matches(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSObject] {
    processPendingChanges()
    let entity = request.entity(in: self)
    let order = SortOrder(request.sortDescriptors ?? [], entity)
    let condition = request.predicate?._condition
    let pending = pendingObjects(request, entity, condition)
    var query = StoreQuery(
      entity: entity, withSubentities: request.includesSubentities, condition: condition,
      order: order)
    let window = (offset: request.fetchOffset, limit: request.fetchLimit)
    let above = pendingAbove(query)
    let isClean = pending.hidden.isEmpty && pending.own.isEmpty && above.hidden.isEmpty
    if isClean { query.window = window }
    var (found, isWindowed) = try candidates(query, request)
    if !above.hidden.isEmpty {
      found = found.filter { match in identity(of: match).map { !above.hidden.contains($0) } ?? true
      }
      for object in above.changed { order.insert(object, into: &found) }
    }
    if !pending.hidden.isEmpty {
      found = found.filter { match in
        identity(of: match).map { !pending.hidden.contains($0) } ?? true
      }
    }
    for object in pending.own { order.insert(object, into: &found) }
    if order.keys == nil { found = sorted(found, by: order.descriptors) }
    if !isWindowed {
      let rest = found.dropFirst(window.offset)
      found = Array(window.limit > 0 ? rest.prefix(window.limit) : rest)
    }
    return found
  }

  /// The identity of an object or of a row.
  private func identity(of match: NSObject) -> NSManagedObjectID? {
    (match as? RowObject)?.identity ?? (match as? NSManagedObject)?.objectID
  }

  /// The changed objects that a request finds, and the identities of all whose rows do not count.
  private func pendingObjects(
    _ request: NSFetchRequest<any NSFetchRequestResult>, _ entity: NSEntityDescription,
    _ condition: _PredicateCondition?
  ) -> (own: [NSManagedObject], hidden: Set<NSManagedObjectID>) {
    guard request.includesPendingChanges, request.resultType != .dictionaryResultType, hasChanges
    else { return ([], []) }
    let dirty = changes.inserted.union(changes.updated).filter { object in
      request.includesSubentities
        ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }
    let own = dirty.filter {
      !changes.deleted.contains($0) && condition?.holds(for: $0) ?? true
    }
    return (
      NSManagedObject.inOrder(own),
      Set(dirty.union(changes.deleted).map(\.objectID))
    )
  }

  private func candidates(
    _ query: StoreQuery, _ request: NSFetchRequest<any NSFetchRequestResult>
  ) throws -> (found: [NSObject], isWindowed: Bool) {
    guard let coordinator = persistentStoreCoordinator else { return ([], false) }
    let (rows, isWindowed) = try coordinator.rows(
      query, in: request.affectedStores, readGeneration())
    return (rows, isWindowed)
  }

  /// The objects of the parents' unsaved changes that a query finds, as objects of this context, and the
  /// identities of all whose rows do not count.
  ///
  /// 4.10: All other objects are found by their rows, and are not read.
  private func pendingAbove(_ query: StoreQuery)
    -> (changed: [NSManagedObject], hidden: Set<NSManagedObjectID>)
  {
    var ids: [NSManagedObjectID] = []
    var hidden: Set<NSManagedObjectID> = []
    var above = parent
    while let context = above {
      let (changed, deleted) = context.performAndWait {
        () -> ([NSManagedObjectID], [NSManagedObjectID]) in
        context.processPendingChanges()
        let changes = context.changes
        let dirty = changes.inserted.union(changes.updated).subtracting(changes.deleted)
        return (
          NSManagedObject.inOrder(dirty.filter { query.includes($0.entity) }).map(\.objectID),
          changes.deleted.map(\.objectID)
        )
      }
      ids += changed.filter { !hidden.contains($0) }
      hidden.formUnion(changed + deleted)
      above = context.parent
    }
    let objects = ids.map(object).filter { query.condition?.holds(for: $0) ?? true }
    return (objects, hidden)
  }

  /// Sorts with descriptors that need objects: key paths of Swift's that no property is known for.
  private func sorted(_ found: [NSObject], by descriptors: [NSSortDescriptor]) -> [NSObject] {
    let subjects = found.map { match in
      (match as? RowObject).map { object(with: $0.identity) } ?? match
    }
    return subjects.enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  // MARK: Results

  private func results(
    _ found: [NSObject], _ request: NSFetchRequest<any NSFetchRequestResult>
  ) throws -> [NSObject] {
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap(identity)
    case .countResultType: return [NSNumber(value: found.count)]
    case .dictionaryResultType:
      return DictionaryResults(request, request.entity(in: self)).all(found)
    default:
      let (refreshes, fires) = (
        request.shouldRefreshRefetchedObjects,
        request.includesPropertyValues && !request.returnsObjectsAsFaults
      )
      registry.reserveObjects(found.count)
      let objects = found.compactMap { match -> NSManagedObject? in
        let row = match as? RowObject
        guard let object = row.map(object) ?? match as? NSManagedObject else { return nil }
        if refreshes, !object.hasChanges { object.turnIntoFault() }
        // The row is the one that a fault would read, unless a parent has other values.
        if fires, parent == nil, let row {
          object.fire(with: row.row)
        } else if fires {
          object.fire()
        }
        return object
      }
      prefetch(request.relationshipKeyPathsForPrefetching ?? [], objects)
      return objects
    }
  }

  /// Reads the objects that relationships lead to.
  private func prefetch(_ paths: [String], _ objects: [NSManagedObject]) {
    for path in paths {
      var level = objects
      for key in path.split(separator: ".") {
        level = level.flatMap { object in
          object.entity.relationshipsByName[String(key)] == nil
            ? [] : object.related(String(key))
        }
        for object in level { object.fire() }
      }
    }
  }
}
