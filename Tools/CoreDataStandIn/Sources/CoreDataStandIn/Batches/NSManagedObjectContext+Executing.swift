// Foundation has an `NSExpression` of its own, which cannot be made on Linux.
import UIKit

extension NSManagedObjectContext {
  /// Executes a request: a batch, or an asynchronous fetch.
  ///
  /// Batches go to the stores at once, without validation and without notifications of objects. The
  /// context learns of them by ``mergeChanges(fromRemoteContextSave:into:)``.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as any LaterRequest: return request.begin(in: self)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchDeleteRequest: return try delete(request)
    default:
      CoreDataException.raise("Unsupported store request: \(type(of: request)).")
    }
  }

  private func coordinator() throws -> NSPersistentStoreCoordinator {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CoreDataError.make(
        NSCoreDataError, "This context's coordinator has no persistent stores. It executes nothing."
      )
    }
    return coordinator
  }

  private func entity(_ given: NSEntityDescription?, named name: String) -> NSEntityDescription {
    guard let entity = given ?? model?.entitiesByName[name] else {
      CoreDataException.raise("could not locate an entity named '\(name)' in this model.")
    }
    return entity
  }

  // MARK: Batches

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let coordinator = try coordinator()
    let entity = entity(request.entity, named: request.entityName)
    let defaults = entity.attributesByName.mapValues { $0.normalized($0.defaultValue) }
    let rows = request.rows(of: entity)
    let newIDs = try coordinator.newIDs(for: rows.map { _ in entity })
    let changes = try zip(rows, newIDs).map { given, id -> StoreChange in
      var values: [String: Any] = [:]
      for (name, attribute) in entity.attributesByName where !attribute.isTransient {
        let value = given[name].flatMap { attribute.normalized($0) } ?? defaults[name] ?? nil
        guard value != nil || attribute.isOptional else {
          throw CoreDataError.make(
            NSValidationMissingMandatoryPropertyError, "\(name) is a required value.",
            [NSValidationKeyErrorKey: name])
        }
        values[name] = value
      }
      return StoreChange(
        object: nil, id: id, kind: .insert, values: values, given: Set(given.keys))
    }
    let result = try coordinator.save(changes, mergePolicy as? NSMergePolicy ?? .error)
    let ids = newIDs.filter { !result.discarded.contains($0) }
      .map { result.successors[$0] ?? $0 }
    return NSBatchInsertResult(ids, request.resultType)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let coordinator = try coordinator()
    let entity = entity(request.entity, named: request.entityName)
    let query = StoreQuery(
      entity: entity, withSubentities: request.includesSubentities,
      condition: request.predicate?._condition, order: SortOrder([], entity))
    let rows = try coordinator.rows(query).rows.compactMap { $0 as? RowObject }
    let changes = rows.map { row -> StoreChange in
      var values: [String: Any] = [:]
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
        guard let attribute = entity.attributesByName[name] else {
          CoreDataException.raise("Invalid string key \(name) passed to propertiesToUpdate:")
        }
        let expression = (value as? NSExpression)?._content ?? .constant(value)
        values[name] = attribute.normalized(expression.value(for: row, [:])) ?? NSNull()
      }
      return StoreChange(object: nil, id: row.identity, kind: .update, values: values)
    }
    _ = try coordinator.save(changes, .overwrite)
    return NSBatchUpdateResult(changes.map(\StoreChange.id), request.resultType)
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let coordinator = try coordinator()
    let ids: [NSManagedObjectID]
    if let given = request.ids {
      ids = given
    } else {
      let fetch = request.fetchRequest
      let entity = fetch.entity(in: self)
      let query = StoreQuery(
        entity: entity, withSubentities: fetch.includesSubentities,
        condition: fetch.predicate?._condition,
        order: SortOrder(fetch.sortDescriptors ?? [], entity),
        window: (fetch.fetchOffset, fetch.fetchLimit))
      ids = try coordinator.rows(query, in: fetch.affectedStores).rows.compactMap {
        ($0 as? RowObject)?.identity
      }
    }
    let deleted = try coordinator.deletions(of: ids)
    _ = try coordinator.save(
      deleted.map { StoreChange(object: nil, id: $0, kind: .delete) }, .overwrite)
    return NSBatchDeleteResult(ids, request.resultType)
  }
}

extension NSPersistentStoreCoordinator {
  /// Objects with those that go with them, by the delete rules of their relationships.
  fileprivate func deletions(of ids: [NSManagedObjectID]) throws -> [NSManagedObjectID] {
    var all: [NSManagedObjectID] = []
    var seen: Set<NSManagedObjectID> = []
    var pending = ids
    while let id = pending.popLast() {
      guard let row = row(id), seen.insert(id).inserted else { continue }
      all.append(id)
      for relationship in id.entity.relationshipsByName.values {
        let value = row.values[relationship.name]
        let others =
          value as? [NSManagedObjectID] ?? [value as? NSManagedObjectID].compactMap(\.self)
        switch relationship.deleteRule {
        case .cascadeDeleteRule: pending += others.map(exact)
        case .denyDeleteRule where !others.isEmpty:
          throw CoreDataError.make(
            NSValidationRelationshipDeniedDeleteError,
            "The object cannot be deleted while \(relationship.name) has objects.",
            [NSValidationKeyErrorKey: relationship.name])
        default: break
        }
      }
    }
    return all
  }
}
