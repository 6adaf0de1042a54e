public import Foundation

/// A dictionary of objects that may keep its keys and its values weakly.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: Reference
    var value: Reference
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(initialCapacity)
  }

  /// Returns a table that keeps its keys and its values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table that keeps its keys and not its values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns a table that keeps its values and not its keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns a table that keeps neither its keys nor its values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func alive() -> [(key: KeyType, value: ObjectType)] {
    entries.values.joined().compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  /// The number of keys whose objects still exist.
  open var count: Int { entries.values.reduce(0) { $0 + $1.count(where: \.isAlive) } }

  /// Returns the value of a key, or `nil` if the key or the value was released.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[keyOptions.hash(of: aKey)]?.first { matches($0, aKey) }?.value.object
      as? ObjectType
  }

  /// Sets the value of a key. Nothing is set if one of them is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeReleased()
    let value = Reference(valueOptions.taken(anObject), valueOptions)
    let hash = keyOptions.hash(of: aKey)
    if let place = entries[hash]?.firstIndex(where: { matches($0, aKey) }) {
      entries[hash]?[place].value = value
    } else {
      let key = Reference(keyOptions.taken(aKey), keyOptions)
      entries[hash, default: []].append(Entry(key: key, value: value))
    }
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[keyOptions.hash(of: aKey)]?.removeAll { matches($0, aKey) }
    removeReleased()
  }

  /// Removes all keys and values.
  open func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: alive().map(\.key)).objectEnumerator()
  }

  /// Returns an enumerator of the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: alive().map(\.value)).objectEnumerator()
  }

  /// Returns the keys that can be hashed, with their values.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    alive().reduce(into: [:]) { result, pair in
      if let key = pair.key as? NSObject { result[key] = pair.value }
    }
  }

  private func matches(_ entry: Entry, _ key: Any) -> Bool {
    entry.key.object.map { keyOptions.areEqual($0, key) } ?? false
  }

  private func removeReleased() {
    guard keyOptions.isWeak || valueOptions.isWeak else { return }
    entries = entries.compactMapValues { bucket in
      let alive = bucket.filter(\.isAlive)
      return alive.isEmpty ? nil : alive
    }
  }
}
