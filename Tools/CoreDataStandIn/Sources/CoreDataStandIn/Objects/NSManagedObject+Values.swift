import Foundation
import ObjCNames
public import UIKit

extension NSManagedObject: _KeyValueCoded, Identified {
  var identity: NSManagedObjectID { objectID }

  // MARK: By name

  public func _value(forKey key: String) -> Any? {
    switch key {
    case "objectID": return objectID
    case "self": return self
    default: break
    }
    guard entity.propertiesByName[key] != nil else { undefined(key) }
    return publicValue(of: key)
  }

  public func _setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[key] != nil else { undefined(key) }
    set(value, of: key)
  }

  private func undefined(_ key: String) -> Never {
    CoreDataException.raise(
      "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
        + "coding-compliant for the key \"\(key)\".", named: "NSUnknownKeyException")
  }

  /// A value as apps see it: relationships to many are sets.
  func publicValue(of key: String) -> Any? {
    fire()
    if let value = state.values[key] { return Self.publicValue(value) }
    resolve(key)
    if let fetched = entity.fetchedProperties[key] {
      let objects = fetched.objects(of: self)
      state.values[key] = objects
      return objects
    }
    return state.values[key].map(Self.publicValue)
  }

  private static func publicValue(_ value: Any) -> Any {
    // To ask for the type costs a fraction of a cast.
    guard type(of: value) == Related.self, let related = value as? Related else { return value }
    return related.isOrdered
      ? NSOrderedSet(array: related.order) : NSSet(array: Array(related.objects))
  }

  /// The value without any effect: nothing is told of its reading.
  public func primitiveValue(forKey key: String) -> Any? { publicValue(of: key) }

  /// Sets a value without a change being noted.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    state.unresolved[key] = nil
    state.values[key] = stored(value, of: key)
  }

  /// A value as it is kept.
  private func stored(_ value: Any?, of key: String) -> Any? {
    if let attribute = entity.attributesByName[key] { return attribute.normalized(value) }
    guard let relationship = entity.relationshipsByName[key] else { return value }
    guard relationship.isToMany else { return Values.present(value) as? NSManagedObject }
    return Related(Self.objects(in: value), isOrdered: relationship.isOrdered)
  }

  static func objects(in value: Any?) -> [NSManagedObject] {
    switch Values.present(value) {
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let array as [NSManagedObject]: array
    case let object as NSManagedObject: [object]
    default: []
    }
  }

  // MARK: Setting

  func set(_ value: Any?, of key: String) {
    fire()
    if let relationship = entity.relationshipsByName[key] {
      return setRelated(Self.objects(in: value), of: relationship)
    }
    set(stored(value, of: key), ofAttribute: key)
  }

  /// Sets a value as it is kept.
  func set(_ value: Any?, ofAttribute key: String) {
    // 1.3: a value that is equal to the one before is a change all the same.
    willChangeValue(forKey: key)
    state.values[key] = value
    didChangeValue(forKey: key)
  }

  public func willAccessValue(forKey key: String?) { fire() }
  public func didAccessValue(forKey key: String?) {}

  /// Notes that a property is about to change.
  public func willChangeValue(forKey key: String) {
    fire()
    guard let context = state.context, context.undoManager != nil else { return }
    resolve(key)
    context.changes.event.step.noteChange(of: self, key)
  }

  /// Notes that a property has changed.
  public func didChangeValue(forKey key: String) {
    let context = state.context
    if context?.changes.isQuiet != true {
      state.changed.insert(key)
      state.changedInEvent.insert(key)
      // The context has to know the first change of an event.
      if let context, state.event != context.changes.event.number {
        context.noteChange(of: self)
        state.event = context.changes.event.number
      }
    }
    hasChanged(key, from: Any?.none, to: state.values[key])
  }

  // MARK: Faults

  /// Reads the values of a fault.
  func fire() {
    if state.isFault { fire(with: state.context?.row(of: self)) }
  }

  /// Gives a fault the values of a row; none if the row is gone.
  func fire(with row: Row?) {
    guard state.isFault else { return }
    state.isFault = false
    let context = state.context
    guard let row else {
      if let context, !context.shouldDeleteInaccessibleFaults {
        CoreDataException.raise(
          "CoreData could not fulfill a fault for '\(objectID)'",
          named: "NSObjectInaccessibleException")
      }
      // The object is gone: it has no values any more.
      state.base = nil
      return
    }
    fill(from: row)
    // 10.14: what is set after fetching is no change.
    let wasQuiet = context?.changes.isQuiet ?? false
    context?.changes.isQuiet = true
    awakeFromFetch()
    context?.changes.isQuiet = wasQuiet
  }

  func fill(from row: Row) {
    state.base = row
    // Both have one storage until the object changes.
    state.values = row.values
    state.unresolved = [:]
    for key in entity.relationshipsByName.keys {
      state.unresolved[key] = state.values.removeValue(forKey: key)
    }
  }

  /// Forgets the values; the next access reads them again.
  func turnIntoFault() {
    guard !state.isFault else { return }
    willTurnIntoFault()
    state.isFault = true
    state.values = [:]
    state.unresolved = [:]
    state.changed = []
    state.changedInEvent = []
    state.event = 0
    didTurnIntoFault()
  }

  /// Makes objects of the identifiers of a relationship.
  func resolve(_ key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    let context = state.context
    switch state.unresolved.removeValue(forKey: key) {
    case let id as NSManagedObjectID: state.values[key] = context?.object(with: id)
    case let ids as [NSManagedObjectID]:
      state.values[key] = Related(
        ids.compactMap { context?.object(with: $0) }, isOrdered: relationship.isOrdered)
    default:
      if relationship.isToMany, state.values[key] == nil {
        state.values[key] = Related(isOrdered: relationship.isOrdered)
      }
    }
  }

  /// The row that these values would make.
  var snapshot: Row {
    fire()
    var values: [String: Any] = [:]
    for (key, value) in state.values where entity.fetchedProperties[key] == nil {
      switch value {
      case let object as NSManagedObject: values[key] = object.objectID
      case let related as Related: values[key] = related.all.map(\.objectID)
      default: values[key] = value
      }
    }
    return Row(
      version: state.base?.version ?? 0, values: values.merging(state.unresolved) { own, _ in own })
  }
}
