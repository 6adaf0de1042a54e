import Foundation

/// The set that `mutableSetValue(forKey:)` returns.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.owner = owner
    self.relationship = relationship
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { preconditionFailure("It belongs to an object.") }

  required init?(coder aDecoder: NSCoder) { nil }

  private var objects: [NSManagedObject] { owner.related(relationship.name) }

  override var count: Int { objects.count }

  override func member(_ object: Any) -> Any? {
    objects.first { $0 === object as AnyObject }
  }

  override func objectEnumerator() -> NSEnumerator { (objects as NSArray).objectEnumerator() }

  override func add(_ object: Any) {
    owner.addRelated(NSManagedObject.objects(in: object), to: relationship)
  }

  override func remove(_ object: Any) {
    owner.removeRelated(NSManagedObject.objects(in: object), from: relationship)
  }
}

/// The set that `mutableOrderedSetValue(forKey:)` returns.
final class RelatedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.owner = owner
    self.relationship = relationship
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) { preconditionFailure("It belongs to an object.") }

  required init(arrayLiteral elements: Any...) { preconditionFailure("It belongs to an object.") }

  required init?(coder aDecoder: NSCoder) { nil }

  private var objects: [NSManagedObject] { owner.related(relationship.name) }

  override var count: Int { objects.count }

  override func object(at idx: Int) -> Any { objects[idx] }

  override func index(of object: Any) -> Int {
    objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }

  override func insert(_ object: Any, at idx: Int) {
    owner.addRelated(NSManagedObject.objects(in: object), to: relationship, at: idx)
  }

  override func removeObject(at idx: Int) {
    owner.removeRelated([objects[idx]], from: relationship)
  }

  override func replaceObject(at idx: Int, with obj: Any) {
    var all = objects
    all.replaceSubrange(idx...idx, with: NSManagedObject.objects(in: obj))
    owner.setRelated(all, of: relationship)
  }
}
