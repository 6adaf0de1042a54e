import Foundation

/// The changes of results by a context's notification.
struct ResultsChange {
  /// Objects whose values have changed.
  let changed: Set<NSObject>
  private let gone: Set<NSObject>
  private let candidates: [NSManagedObject]
  private let descriptors: [NSSortDescriptor]

  init(
    _ info: [AnyHashable: Any], _ before: Results,
    _ request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext
  ) {
    func objects(_ key: String) -> Set<NSManagedObject> {
      info[key] as? Set<NSManagedObject> ?? []
    }
    let entity = request.entity(in: context)
    func belongs(_ object: NSManagedObject) -> Bool {
      guard object.managedObjectContext === context, !object.isDeleted else { return false }
      let isKind =
        request.includesSubentities
        ? object.entity.isKindOf(entity: entity) : object.entity === entity
      return isKind && request.predicate?.evaluate(with: object) ?? true
    }
    let touched = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
      .union(objects(NSInsertedObjectsKey))
    let deleted = objects(NSDeletedObjectsKey)
    let members = touched.subtracting(deleted).filter(belongs)
    gone = deleted.union(touched.subtracting(members))
    changed = members.filter { !objects(NSInsertedObjectsKey).contains($0) }
    candidates = NSManagedObject.inOrder(members)
    descriptors = request.sortDescriptors ?? []
  }

  /// The objects after the change, in order.
  func objects(of before: Results) -> [NSObject] {
    let moving = Set<NSObject>(candidates)
    var objects = before.objects.filter { !gone.contains($0) && !moving.contains($0) }
    for object in candidates { objects.insert(object, at: place(of: object, among: objects)) }
    return objects
  }

  /// The place behind all objects that do not follow this one.
  private func place(of object: NSObject, among objects: [NSObject]) -> Int {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      if compare(objects[middle], object) == .orderedDescending {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private func compare(_ one: NSObject, _ other: NSObject) -> ComparisonResult {
    for descriptor in descriptors {
      let order = descriptor.compare(one, to: other)
      if order != .orderedSame { return order }
    }
    return .orderedSame
  }
}
