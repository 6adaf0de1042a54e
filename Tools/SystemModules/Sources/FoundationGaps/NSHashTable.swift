public import Foundation

/// A set that may hold its members weakly.
///
/// A member that has been released is gone: it is neither found nor listed nor counted. Members are objects; a
/// protocol of Objective-C's may stand for them, which Swift on Linux takes for no class.
public final class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: [PointerKey: HeldObject] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Returns a table that does not own its members.
  public class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// Adds the object; `nil` adds nothing.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    // The key of a released object may have the address of a new one.
    members = members.filter { $0.value.object != nil }
    let key = PointerKey(object as AnyObject, options)
    if members[key] == nil { members[key] = HeldObject(object as AnyObject, options) }
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    members[PointerKey(object as AnyObject, options)] = nil
  }

  public func removeAllObjects() { members = [:] }

  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the member that is equal to the object.
  public func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { members[PointerKey($0 as AnyObject, options)]?.object as? ObjectType }
  }

  /// The members, in no particular order.
  public var allObjects: [ObjectType] { members.values.compactMap { $0.object as? ObjectType } }

  /// One of the members, or `nil` when there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// The number of members that have not been released.
  public var count: Int { allObjects.count }

  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds the members of the other table.
  public func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the members of the other table.
  public func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes the members that are not in the other table.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
}
