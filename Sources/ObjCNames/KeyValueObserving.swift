public import Foundation
import Synchronization

// Foundation on Linux observes nothing. The source adapter gives every `@objc dynamic` property a
// `didSet` that says that it has changed, and its class a record of the property's key path.

/// The values that an observer is notified with.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
  /// A first call at once, before anything has changed.
  public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
}

/// How a value has changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
}

/// A change of a property that somebody observes.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Only where `.new` was asked for.
  public let newValue: Value?
  /// Only where `.old` was asked for.
  public let oldValue: Value?
  /// Always `false`: nobody is called before a change.
  public let isPrior: Bool
}

/// Observes a property until it is invalidated or released.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let number: Int

  fileprivate init(_ number: Int) { self.number = number }

  deinit { KeyValueObservers.remove(number) }

  /// Ends the observation; the observer is not called again.
  public func invalidate() { KeyValueObservers.remove(number) }
}

/// An object of which properties can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` whenever an `@objc dynamic` property has changed, until the observation is
  /// released. Ends the process with a message where the property tells nobody.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let name = ObjCNames.observable(keyPath, of: self) else {
      fatalError(
        "\(type(of: self)) does not tell observers of \(keyPath): it is no `@objc dynamic` "
          + "property of a class of the app's.")
    }
    let handler: KeyValueObservers.Handler = { object, old, new in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, isPrior: false))
    }
    if options.contains(.initial) { handler(self, nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(KeyValueObservers.add(handler, of: name, self))
  }

  /// Tells the observers of a property that it has changed. The source adapter writes the call.
  public func hasChanged<Value>(_ name: String, from old: Value, to new: Value) {
    KeyValueObservers.tell(name, of: self, old, new)
  }
}

/// The observers of all objects.
private enum KeyValueObservers {
  typealias Handler = (AnyObject, Any?, Any?) -> Void

  private struct Observer {
    let number: Int
    let name: String
    weak var object: AnyObject?
    let handler: Handler
  }

  private struct State {
    var lastNumber = 0
    var observers: [ObjectIdentifier: [Observer]] = [:]
    var owners: [Int: ObjectIdentifier] = [:]
  }

  // Handlers are called on the thread of whoever changes the property, as with Objective-C.
  // The handlers are not Sendable, so that no `Mutex` can hold them: `lock` guards the state.
  private nonisolated(unsafe) static var state = State()
  private static let lock = NSLock()
  /// Nearly all changes have no observer: they need not wait for the lock.
  private static let count = Atomic(0)

  static func add(_ handler: @escaping Handler, of name: String, _ object: AnyObject) -> Int {
    lock.withLock {
      state.lastNumber += 1
      let key = ObjectIdentifier(object)
      state.observers[key, default: []].append(
        Observer(number: state.lastNumber, name: name, object: object, handler: handler))
      state.owners[state.lastNumber] = key
      count.add(1, ordering: .relaxed)
      return state.lastNumber
    }
  }

  static func remove(_ number: Int) {
    // What a handler has caught is released outside of the lock: its `deinit` may come back here.
    let removed = lock.withLock { () -> [Observer] in
      guard let key = state.owners.removeValue(forKey: number) else { return [] }
      count.subtract(1, ordering: .relaxed)
      let before = state.observers[key] ?? []
      let after = before.filter { $0.number != number }
      state.observers[key] = after.isEmpty ? nil : after
      return before
    }
    withExtendedLifetime(removed) {}
  }

  static func tell(_ name: String, of object: AnyObject, _ old: Any?, _ new: Any?) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    // Another object may have been at this address before.
    let handlers = lock.withLock {
      (state.observers[ObjectIdentifier(object)] ?? [])
        .filter { $0.name == name && $0.object === object }.map(\.handler)
    }
    for handler in handlers { handler(object, old, new) }
  }
}
