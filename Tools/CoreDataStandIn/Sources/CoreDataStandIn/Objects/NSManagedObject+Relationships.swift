public import Foundation

extension NSManagedObject {
  /// The objects at the other end of a relationship.
  func related(_ key: String) -> [NSManagedObject] {
    fire()
    resolve(key)
    switch state.values[key] {
    case let related as Related: return related.all
    case let object as NSManagedObject: return [object]
    default: return []
    }
  }

  // MARK: Changes that keep the inverse in step

  func setRelated(_ objects: [NSManagedObject], of relationship: NSRelationshipDescription) {
    let key = relationship.name
    let before = related(key)
    let (old, new) = (Set(before), Set(objects))
    for object in before where !new.contains(object) { object.unlink(self, of: relationship) }
    willChangeValue(forKey: key)
    if relationship.isToMany {
      state.values[key] = Related(objects, isOrdered: relationship.isOrdered)
    } else {
      state.values[key] = objects.first
    }
    didChangeValue(forKey: key)
    for object in objects where !old.contains(object) { object.link(self, of: relationship) }
  }

  func addRelated(
    _ objects: [NSManagedObject], to relationship: NSRelationshipDescription, at index: Int? = nil
  ) {
    let new = objects.filter { object in !related(relationship.name).contains { $0 === object } }
    guard !new.isEmpty else { return }
    change(relationship.name) { related in
      for (offset, object) in new.enumerated() {
        related.insert(object, at: index.map { $0 + offset })
      }
    }
    for object in new { object.link(self, of: relationship) }
  }

  func removeRelated(_ objects: [NSManagedObject], from relationship: NSRelationshipDescription) {
    let present = Set(related(relationship.name))
    let old = objects.filter(present.contains)
    guard !old.isEmpty else { return }
    change(relationship.name) { related in old.forEach { related.remove($0) } }
    for object in old { object.unlink(self, of: relationship) }
  }

  private func change(_ key: String, _ body: (inout Related) -> Void) {
    fire()
    resolve(key)
    willChangeValue(forKey: key)
    // Taken out, so that a change makes no copy.
    guard var related = state.values.removeValue(forKey: key) as? Related else { return }
    body(&related)
    state.values[key] = related
    didChangeValue(forKey: key)
  }

  // MARK: The inverse

  /// Another object has got this one by a relationship.
  private func link(_ other: NSManagedObject, of relationship: NSRelationshipDescription) {
    guard let inverse = relationship.inverseRelationship else { return }
    if inverse.isToMany {
      fire()
      resolve(inverse.name)
      if (state.values[inverse.name] as? Related)?.objects.contains(other) == true { return }
      change(inverse.name) { $0.insert(other, at: nil) }
    } else {
      let before = related(inverse.name).first
      guard before !== other else { return }
      before?.drop(self, of: relationship)
      willChangeValue(forKey: inverse.name)
      state.values[inverse.name] = other
      didChangeValue(forKey: inverse.name)
    }
  }

  /// Another object has lost this one from a relationship.
  private func unlink(_ other: NSManagedObject, of relationship: NSRelationshipDescription) {
    guard let inverse = relationship.inverseRelationship else { return }
    drop(other, of: inverse)
  }

  /// Takes an object out of a relationship, and nothing else.
  func drop(_ other: NSManagedObject, of relationship: NSRelationshipDescription) {
    let key = relationship.name
    fire()
    resolve(key)
    if relationship.isToMany {
      guard (state.values[key] as? Related)?.objects.contains(other) == true else { return }
      change(key) { $0.remove(other) }
    } else if (state.values[key] as? NSManagedObject) === other {
      willChangeValue(forKey: key)
      state.values[key] = nil
      didChangeValue(forKey: key)
    }
  }

  // MARK: Sets that write through

  /// The objects of a relationship, as a set whose changes are changes of the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let relationship = entity.relationshipsByName[key] else {
      CoreDataException.raise("\(key) is not a relationship of \(entity.name ?? "").")
    }
    return RelatedSet(self, relationship)
  }

  /// The objects of an ordered relationship, as a set whose changes are changes of the relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    guard let relationship = entity.relationshipsByName[key], relationship.isOrdered else {
      CoreDataException.raise("\(key) is not an ordered relationship of \(entity.name ?? "").")
    }
    return RelatedOrderedSet(self, relationship)
  }
}
