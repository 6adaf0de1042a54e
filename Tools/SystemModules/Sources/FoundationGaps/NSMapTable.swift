public import Foundation

/// How map tables, hash tables and pointer arrays keep what is put into them.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The collection owns its objects.
    public static let strongMemory = Options([])
    /// The collection does not own its objects, and loses them when they are released.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`, values by `==`.
    public static let objectPersonality = Options([])
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 0x200)
    /// Keys are copied.
    public static let copyIn = Options(rawValue: 0x10000)
  }
}

public typealias NSMapTableOptions = NSPointerFunctions.Options
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// A dictionary that may hold its keys, its values, or both weakly.
///
/// A pair whose weak key or value has been released is gone: it is neither found nor listed nor counted. Keys and
/// values are objects; protocols of Objective-C's may stand for them, which Swift on Linux takes for no class.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [PointerKey: Pair] = [:]

  private struct Pair {
    let key: HeldObject
    let value: HeldObject

    var isComplete: Bool { key.object != nil && value.object != nil }
  }

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Returns a table that owns its keys and its values.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }

  /// Returns a table that owns its values, and not its keys.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

  /// Returns a table that owns its keys, and not its values.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

  /// Returns a table that owns neither its keys nor its values.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value for the key, or `nil` when there is none or when either has been released.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let pair = pairs[PointerKey(aKey as AnyObject, keyOptions)], pair.isComplete
    else {
      return nil
    }
    return pair.value.object as? ObjectType
  }

  /// Sets the value for the key; a key or a value of `nil` sets nothing.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    // The key of a released object may have the address of a new one.
    clean()
    let key = PointerKey(aKey as AnyObject, keyOptions)
    let kept = pairs[key]?.key ?? HeldObject(aKey as AnyObject, keyOptions)
    pairs[key] = Pair(key: kept, value: HeldObject(anObject as AnyObject, valueOptions))
  }

  /// Removes the key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    pairs[PointerKey(aKey as AnyObject, keyOptions)] = nil
  }

  public func removeAllObjects() { pairs = [:] }

  /// The number of pairs of which neither half has been released.
  public var count: Int { pairs.values.count { $0.isComplete } }

  /// Enumerates the keys, in no particular order.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: complete.compactMap(\.key.object)).objectEnumerator()
  }

  /// Enumerates the values, in no particular order; `nil` never.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: complete.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the pairs as a dictionary, by keys that can be hashed.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    complete.reduce(into: [:]) { found, pair in
      guard let key = pair.key.object as? AnyHashable else { return }
      found[key] = pair.value.object as? ObjectType
    }
  }

  private var complete: [Pair] { pairs.values.filter(\.isComplete) }

  private func clean() { pairs = pairs.filter { $0.value.isComplete } }
}
