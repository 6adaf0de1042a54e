import Foundation

// The source tools write calls of these where an app says `@NSManaged`.

extension NSManagedObject {
  /// The value of an `@NSManaged` property.
  public func _managed<Value>(_ key: String) -> Value {
    PropertyProbe.note(key)
    if let value: Value = plainValue(of: key) { return value }
    let value = publicValue(of: modelKey(key))
    guard let typed = Values.cast(value, to: Value.self) else {
      CoreDataException.raise(
        "The value of \(entity.name ?? "").\(key), \(value ?? "nil"), is no \(Value.self).")
    }
    return typed
  }

  /// Sets an `@NSManaged` property.
  public func _setManaged<Value>(_ value: Value, _ key: String) {
    if let attribute = entity.attributesByName[key] {
      fire()
      let kept = PlainValues.kept(value, attribute.attributeType) ?? attribute.normalized(value)
      return set(kept, ofAttribute: key)
    }
    let name = modelKey(key)
    if name == key { set(value, of: key) } else { setPrimitiveValue(value, forKey: name) }
  }

  /// The value of a property if it is a plain one.
  private func plainValue<Value>(of key: String) -> Value? {
    fire()
    return state.values[key].flatMap { PlainValues.property($0) }
  }

  /// `primitiveName` is the primitive value of `name`.
  private func modelKey(_ key: String) -> String {
    if entity.propertiesByName[key] != nil { return key }
    if key.hasPrefix("primitive"), let name = propertyName(key.dropFirst(9)) { return name }
    CoreDataException.raise(
      "The entity \(entity.name ?? "") has no property \(key) for the @NSManaged one of that name.")
  }

  private func propertyName(_ text: Substring) -> String? {
    let lowered = text.prefix(1).lowercased() + text.dropFirst()
    return [lowered, String(text)].first { entity.propertiesByName[$0] != nil }
  }

  /// Performs an `@NSManaged` method by its name: `addToItems`, `removeFromItems`,
  /// `insertIntoItems`, `replaceItems`.
  public func _managedCall(_ name: String, _ arguments: Any?...) {
    guard let (verb, relationship) = relationship(of: name) else {
      CoreDataException.raise(
        "The entity \(entity.name ?? "") has no relationship for the @NSManaged method \(name).")
    }
    let objects = arguments.first.map { Self.objects(in: $0) } ?? []
    switch verb {
    case "addTo": addRelated(objects, to: relationship)
    case "insertInto":
      let place = arguments.count > 1 ? Self.indexes(arguments[1]).first : nil
      addRelated(objects, to: relationship, at: place)
    case "removeFrom":
      let present = related(relationship.name)
      let places = arguments.first.map { Self.indexes($0) } ?? []
      removeRelated(objects + places.map { present[$0] }, from: relationship)
    default: replace(arguments, in: relationship)
    }
  }

  private func replace(_ arguments: [Any?], in relationship: NSRelationshipDescription) {
    var all = related(relationship.name)
    let places = arguments.first.map { Self.indexes($0) } ?? []
    let objects = arguments.count > 1 ? Self.objects(in: arguments[1]) : []
    for (place, object) in zip(places, objects) { all[place] = object }
    setRelated(all, of: relationship)
  }

  private static func indexes(_ value: Any?) -> [Int] {
    switch Values.present(value) {
    case let index as Int: [index]
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: Array(IndexSet(set))
    default: []
    }
  }

  private func relationship(of name: String) -> (String, NSRelationshipDescription)? {
    for verb in ["addTo", "removeFrom", "insertInto", "replace"] where name.hasPrefix(verb) {
      if let key = propertyName(name.dropFirst(verb.count)),
        let relationship = entity.relationshipsByName[key]
      {
        return (verb, relationship)
      }
    }
    return nil
  }
}
