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
  /// Elements were added to a collection.
  case insertion = 2
  /// Elements were removed from a collection.
  case removal = 3
  /// Elements of a collection were replaced.
  case replacement = 4
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ``NSKeyValueChange`` as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, or the elements that were added.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, or the elements that were removed.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the elements that were added, removed or replaced.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
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

  package init(kind: Kind, newValue: Value?, oldValue: Value?, isPrior: Bool) {
    (self.kind, self.newValue, self.oldValue) = (kind, newValue, oldValue)
    self.isPrior = isPrior
  }
}

/// Observes a property until it is invalidated or released.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let number: Int

  package init(_ number: Int) { self.number = number }

  deinit { KeyValueObservers.remove(number) }

  /// Ends the observation; the observer is not called again.
  public func invalidate() { KeyValueObservers.remove(number) }
}

/// An object of which properties can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Notifies the observers of a property that it has changed. The source adapter writes the call.
  public func hasChanged<Value>(_ name: String, from old: Value, to new: Value) {
    guard KeyValueObservers.areAny else { return }
    KeyValueObservers.tell(
      name, of: self, KeyValueChange(old: unwrapped(old), new: unwrapped(new)))
  }
}

/// Returns the key path, and remembers the name of its property. The source adapter writes the call
/// where a key path is observed: a key path to a property of UIKit does not know its name.
public func _named<Root, Value>(
  _ name: String, _ path: KeyPath<Root, Value>
) -> KeyPath<Root, Value> {
  ObjCNames.name(path, name)
  return path
}

/// Reports observers of properties that do not tell when they change.
public enum _SilentProperties {
  private static let reporter = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Sets what is called with the class and the name of such a property when somebody begins to
  /// observe it.
  public static func observe(_ report: @escaping @Sendable (String) -> Void) {
    reporter.withLock { $0 = report }
  }

  package static func report(_ name: String, of object: AnyObject) {
    let text = "\(type(of: object)).\(name)"
    if let report = reporter.withLock(\.self) { return report(text) }
    FileHandle.standardError.write(
      Data("Storyline: \(text) is observed, and does not tell when it changes\n".utf8))
  }
}

/// A change of an observed property, for observers of all kinds.
package struct KeyValueChange {
  package var kind = NSKeyValueChange.setting
  package var old: Any?
  package var new: Any?
  /// The places in a collection.
  package var indexes: IndexSet?

  package init(
    kind: NSKeyValueChange = .setting, old: Any? = nil, new: Any? = nil, indexes: IndexSet? = nil
  ) {
    self.kind = kind
    self.old = old
    self.new = new
    self.indexes = indexes
  }
}

/// The observers of all objects.
package enum KeyValueObservers {
  package typealias Handler = (AnyObject, KeyValueChange) -> Void

  /// A Boolean value that indicates whether anything is observed.
  package static var areAny: Bool { count.load(ordering: .relaxed) > 0 }

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

  package static func add(_ handler: @escaping Handler, of name: String, _ object: AnyObject) -> Int
  {
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

  /// Returns a Boolean value that indicates whether a property of the object is observed.
  package static func isObserved(_ object: AnyObject) -> Bool {
    areAny && lock.withLock { state.observers[ObjectIdentifier(object)] != nil }
  }

  package static func remove(_ number: Int) {
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

  /// Calls what sets a property as a whole, for a change of a part that is told of afterwards.
  package static func silently(_ change: () -> Void) {
    let before = Thread.current.threadDictionary[silence]
    Thread.current.threadDictionary[silence] = true
    change()
    Thread.current.threadDictionary[silence] = before
  }

  private static let silence = "Storyline.KeyValueObservers.silence"

  package static func tell(_ name: String, of object: AnyObject, _ change: KeyValueChange) {
    guard areAny, Thread.current.threadDictionary[silence] == nil else { return }
    // Another object may have been at this address before.
    let handlers = lock.withLock {
      (state.observers[ObjectIdentifier(object)] ?? [])
        .filter { $0.name == name && $0.object === object }.map(\.handler)
    }
    for handler in handlers { handler(object, change) }
  }
}
