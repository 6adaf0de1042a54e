public import Foundation

/// A set of objects that may keep them weakly.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [Int: [Reference]] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    entries.reserveCapacity(initialCapacity)
  }

  /// Returns a table that does not keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that still exist.
  open var allObjects: [ObjectType] {
    entries.values.joined().compactMap { $0.object as? ObjectType }
  }

  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that still exist.
  open var count: Int { allObjects.count }

  /// The objects that can be hashed.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }

  /// Returns the object of the table that is equal to another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries[options.hash(of: object)]?.lazy.compactMap(\.object)
      .first { self.options.areEqual($0, object) } as? ObjectType
  }

  /// Returns whether an object, or one that is equal to it, is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object if none that is equal to it is in the table.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    removeReleased()
    entries[options.hash(of: object), default: []]
      .append(Reference(options.taken(object), options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries[options.hash(of: object)]?.removeAll { reference in
      reference.object.map { options.areEqual($0, object) } ?? true
    }
    removeReleased()
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    allObjects.filter { !other.contains($0) }.forEach(remove)
  }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Returns whether an object is in both tables.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Returns whether all objects are in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Returns whether another table has equal objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    isSubset(of: other) && other.isSubset(of: self)
  }

  private func removeReleased() {
    guard options.isWeak else { return }
    entries = entries.compactMapValues { bucket in
      let alive = bucket.filter { $0.object != nil }
      return alive.isEmpty ? nil : alive
    }
  }
}
