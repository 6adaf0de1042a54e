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

  /// A match: an object with changes, or a row.
  private typealias Match = NSObject & Identified

  private func matches(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [any Match] {
    processPendingChanges()
    let entity = request.entity(in: self)
    func belongs(_ object: NSManagedObject) -> Bool {
      request.includesSubentities
        ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }
    let isPending = request.includesPendingChanges && request.resultType != .dictionaryResultType
    let dirty: Set<NSManagedObject> =
      isPending ? changes.inserted.union(changes.updated).filter(belongs) : []
    let hidden: Set<NSManagedObject> = isPending ? dirty.union(changes.deleted) : []
    let hiddenIDs = Set(hidden.map(\.objectID))
    var found: [any Match] = try candidates(request, entity).filter {
      !hiddenIDs.contains($0.identity) && request.predicate?.evaluate(with: $0) ?? true
    }
    let own = dirty.filter { !changes.deleted.contains($0) }
      .filter { request.predicate?.evaluate(with: $0) ?? true }
    found += own.sorted { ($0.objectID.row ?? .max) < ($1.objectID.row ?? .max) }.map {
      $0 as any Match
    }
    found = sorted(found, by: request.sortDescriptors ?? [])
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func candidates(
    _ request: NSFetchRequest<any NSFetchRequestResult>, _ entity: NSEntityDescription
  ) throws -> [any Match] {
    if let parent {
      let wide = request.erased
      wide.predicate = nil
      wide.sortDescriptors = nil
      (wide.fetchLimit, wide.fetchOffset) = (0, 0)
      wide.resultType = .managedObjectResultType
      let ids = try parent.performAndWait { try parent.matches(wide).map(\.identity) }
      return ids.map { object(with: $0) }
    }
    guard let coordinator = persistentStoreCoordinator else { return [] }
    return try coordinator.rows(of: entity, withSubentities: request.includesSubentities)
      .map { RowObject($0.id, $0.row, coordinator) }
  }

  private func sorted(_ found: [any Match], by descriptors: [NSSortDescriptor]) -> [any Match] {
    guard !descriptors.isEmpty else { return found }
    // Swift's key paths read properties of the class.
    let needsObjects = descriptors.contains { !$0.isByName }
    let subjects = needsObjects ? found.map { object(with: $0.identity) as any Match } : found
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
    _ found: [any Match], _ request: NSFetchRequest<any NSFetchRequestResult>
  ) throws -> [Any] {
    switch request.resultType {
    case .managedObjectIDResultType: return found.map(\.identity)
    case .countResultType: return [NSNumber(value: found.count)]
    case .dictionaryResultType: return dictionaries(found, request)
    default:
      return found.map { match in
        let object = object(with: match.identity)
        if request.shouldRefreshRefetchedObjects, !object.hasChanges { object.turnIntoFault() }
        if !request.returnsObjectsAsFaults { object.fire() }
        return object
      }
    }
  }

  private func dictionaries(
    _ found: [any Match], _ request: NSFetchRequest<any NSFetchRequestResult>
  ) -> [NSDictionary] {
    let entity = request.entity(in: self)
    let names =
      request.propertiesToFetch?.compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      }
      ?? Array(entity.attributesByName.keys)
    let all = found.map { match in
      let values = names.reduce(into: [String: Any]()) { result, name in
        let value = match.value(forKeyPath: name)
        result[name] = (value as? RowObject)?.identity ?? value
      }
      return NSDictionary(dictionary: values)
    }
    guard request.returnsDistinctResults else { return all }
    var seen: Set<NSDictionary> = []
    return all.filter { seen.insert($0).inserted }
  }
}
