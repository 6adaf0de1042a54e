import Foundation
import UIKit

/// A row as predicates and sort descriptors see it: no managed object is made for it.
final class RowObject: _PredicateSubject, _KeyValueCoded, Identified {
  let identity: NSManagedObjectID
  let row: Row
  private let coordinator: NSPersistentStoreCoordinator
  private let generation: NSQueryGenerationToken?

  init(
    _ id: NSManagedObjectID, _ row: Row, _ coordinator: NSPersistentStoreCoordinator,
    _ generation: NSQueryGenerationToken? = nil
  ) {
    self.generation = generation
    identity = id
    self.row = row
    self.coordinator = coordinator
  }

  override func _value(forKey key: String) -> Any? {
    if key == "self" { return self }
    if key == "objectID" { return identity }
    switch row.values[key] {
    case let id as NSManagedObjectID: return object(id)
    case let ids as [NSManagedObjectID]: return NSArray(array: ids.compactMap(object))
    case let value?: return value
    case nil:
      guard let property = identity.entity.propertiesByName[key] else {
        CoreDataException.raise(
          "keypath \(key) not found in entity \(identity.entity.name ?? "")")
      }
      let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
      return isToMany ? NSArray() : nil
    }
  }

  func _setValue(_ value: Any?, forKey key: String) {
    preconditionFailure("Rows are read only.")
  }

  private func object(_ id: NSManagedObjectID) -> RowObject? {
    coordinator.row(id, generation).map {
      RowObject(coordinator.exact(id), $0, coordinator, generation)
    }
  }

  override var hash: Int { identity.hash }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? any Identified)?.identity == identity
  }
}
