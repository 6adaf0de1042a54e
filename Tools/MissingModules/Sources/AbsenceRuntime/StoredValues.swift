import Foundation

/// The values that missing properties of objects were set to.
enum StoredValues {
  /// The values of one object, by the names of the properties.
  private struct Values {
    weak var owner: AnyObject?
    var byName: [String: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(Weak)

    var content: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var objects: [ObjectIdentifier: Values] = [:]
  /// The number of objects at which those that are gone are removed.
  nonisolated(unsafe) private static var limit = 64

  static func value(of object: AnyObject, _ name: String) -> Any? {
    lock.withLock {
      // A new object may lie where one was that is gone.
      guard let values = objects[ObjectIdentifier(object)], values.owner === object else {
        return nil
      }
      return values.byName[name]?.content
    }
  }

  static func set(_ value: Any, of object: AnyObject, _ name: String, weakly: Bool) {
    let stored: Value = weakly ? .weak(Weak(object: self.object(in: value))) : .strong(value)
    let replaced = lock.withLock {
      let key = ObjectIdentifier(object)
      let before = objects[key]
      var values = before?.owner === object ? before : nil
      let old = values?.byName[name]
      values = values ?? Values(owner: object)
      values?.byName[name] = stored
      objects[key] = values
      return (old, before, sweep())
    }
    // What was kept may run code of its own when it is released: outside of the lock.
    withExtendedLifetime(replaced) {}
  }

  /// Removes the values of objects that are gone, and returns them.
  private static func sweep() -> [Values] {
    guard objects.count >= limit else { return [] }
    let gone = objects.filter { $0.value.owner == nil }
    for key in gone.keys { objects[key] = nil }
    limit = max(64, objects.count * 2)
    return Array(gone.values)
  }

  /// The object in a value that may be an optional.
  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object(in: $0.value) }
    }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }
}

extension _Absence {
  /// Returns what a missing property was set to, else `answer`, and reports the use.
  @inline(never)
  public static func value<Value>(
    of object: AnyObject, _ name: String, else answer: @autoclosure () -> Value
  ) -> Value {
    if let kept: Value = kept(of: object, name) { return kept }
    let answer = answer()
    report(name, answer: String(String(describing: answer).prefix(80)))
    return answer
  }

  /// Returns what a missing property was set to and reports the use; `nil` where it was not set.
  @inline(never)
  public static func kept<Value>(of object: AnyObject, _ name: String) -> Value? {
    guard let value = StoredValues.value(of: object, name), let kept = value as? Value else {
      return nil
    }
    report(name, answer: "the value that was set")
    return kept
  }

  /// Keeps the value that a missing property is set to, and reports the use.
  @inline(never)
  public static func keep<Value>(
    _ value: Value, of object: AnyObject, _ name: String, weakly: Bool = false
  ) {
    report(name, answer: "the value is kept and has no effect")
    StoredValues.set(value, of: object, name, weakly: weakly)
  }
}
