public import Foundation
public import UIKit

// Foundation on Linux sorts by Swift's key paths only.

extension NSSortDescriptor {
  /// Sorts by the value at the end of a path of names.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Sorts by the value at the end of a path of names, as a method of the values compares them.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order = KeyOrder.order(of: selector)
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { KeyOrder.compare($0, $1, key, order) })
    SortKeys.add(key, selector, to: self)
  }

  /// Sorts by the value of a property that may be `nil`, or that Swift does not compare.
  ///
  /// Foundation on Linux takes key paths to `Comparable` values only.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { KeyOrder.compare($0, $1, nil, KeyOrder.natural) })
  }
}

/// The keys of sort descriptors. Foundation's class has no place for them.
enum SortKeys {
  struct Key {
    let path: [String]
    let selector: String?
  }

  private struct Entry {
    weak var descriptor: NSSortDescriptor?
    let key: Key
  }

  private struct Property: Hashable {
    let path: AnyKeyPath
    let entity: ObjectIdentifier
  }

  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var properties: [Property: String?] = [:]
  private nonisolated(unsafe) static var limit = 256
  private static let lock = NSLock()

  static func add(_ key: String?, _ selector: Selector?, to descriptor: NSSortDescriptor) {
    let path = key == "self" ? [] : (key ?? "").split(separator: ".").map(String.init)
    let order = selector?.description
    let key = Key(path: path, selector: order == "compare:" ? nil : order)
    lock.withLock {
      entries[ObjectIdentifier(descriptor)] = Entry(descriptor: descriptor, key: key)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.descriptor != nil }
      limit = max(256, entries.count * 2)
    }
  }

  /// The key of a descriptor that has one, be it by name or by a key path of Swift's.
  static func key(of descriptor: NSSortDescriptor, _ entity: NSEntityDescription) -> Key? {
    let entry = lock.withLock { entries[ObjectIdentifier(descriptor)] }
    if let entry, entry.descriptor === descriptor { return entry.key }
    let path = descriptor.keyPath
    guard path != \NSObject.self else { return nil }
    let property = Property(path: path, entity: ObjectIdentifier(entity))
    if let known = lock.withLock({ properties[property] }) {
      return known.map { Key(path: [$0], selector: nil) }
    }
    let name = PropertyProbe.name(of: path, entity)
    lock.withLock { properties[property] = .some(name) }
    return name.map { Key(path: [$0], selector: nil) }
  }
}

/// How values follow each other. None comes before all others.
enum KeyOrder {
  typealias Order = (Any, Any) -> ComparisonResult

  static func compare(_ left: Any, _ right: Any, _ key: String?, _ order: Order)
    -> ComparisonResult
  {
    let (left, right) = (value(left, key), value(right, key))
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?): return order(left, right)
    }
  }

  private static func value(_ object: Any, _ key: String?) -> Any? {
    guard let key, key != "self" else { return Values.present(object) }
    return Values.present((object as? NSObject)?.value(forKeyPath: key))
  }

  static func natural(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (left, right) {
    case (let left as NSNumber, let right as NSNumber): return left.compare(right)
    case (let left as Date, let right as Date): return left.compare(right)
    case (let left as String, let right as String): return binary(left, right)
    case (let left as UUID, let right as UUID): return binary(left.uuidString, right.uuidString)
    case (let left as URL, let right as URL):
      return binary(left.absoluteString, right.absoluteString)
    default: return .orderedSame
    }
  }

  private static func binary(_ left: String, _ right: String) -> ComparisonResult {
    left == right
      ? .orderedSame
      : left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        ? .orderedAscending : .orderedDescending
  }

  static func order(of selector: Selector?) -> Order {
    let name = selector?.description
    return { left, right in
      guard let left = left as? String, let right = right as? String else {
        return natural(left, right)
      }
      return texts(left, right, name)
    }
  }

  /// The order of two texts, by the name of a method of theirs.
  static func texts(_ left: String, _ right: String, _ selector: String?) -> ComparisonResult {
    switch selector {
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": left.localizedStandardCompare(right)
    default: binary(left, right)
    }
  }
}
