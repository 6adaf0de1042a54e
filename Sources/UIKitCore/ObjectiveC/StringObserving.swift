public import Foundation
public import ObjCNames

// Key-value observing by string. A class that implements `observeValue(forKeyPath:of:change:context:)` records
// the method by name, as the source adapter writes it.

extension NSObject {
  /// Registers an object that is notified when the property at the end of a key path changes.
  ///
  /// The observer is not kept alive. A property that does not tell when it changes is reported.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    UIKitMembers.areExported()
    StringObservations.add(
      StringObservation(of: self, at: keyPath, by: observer, options, context))
  }

  /// Ends the newest registration of an observer for a key path.
  ///
  /// Raises an exception where there is none.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends the newest registration of an observer for a key path with that context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }

  private func remove(
    _ observer: NSObject, _ keyPath: String, where isMeant: (StringObservation) -> Bool
  ) {
    let found = StringObservations.remove(self) { observation in
      observation.isOf(observer) && observation.keyPath == keyPath && isMeant(observation)
    }
    guard !found else { return }
    UIKitException.raise(
      .range,
      "Cannot remove an observer <\(type(of: observer)) \(Message.address(of: observer))> for the key "
        + "path \"\(keyPath)\" from <\(type(of: self)) \(Message.address(of: self))> because it is not "
        + "registered as an observer.")
  }

  /// A mutable array that changes the array under a key, and notifies its observers.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyValueArray(of: self, key)
  }

  /// A mutable array that changes the array at the end of a key path, and notifies its observers.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
    let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    return (owner ?? self).mutableArrayValue(
      forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Tells observers of a property of UIKit's that it has changed.
  func tellObservers<Value>(of name: String, from old: Value, to new: Value) {
    hasChanged(name, from: old, to: new)
  }

  /// Calls what changes a property of UIKit's, and tells the observers of the property.
  func changing<Value>(
    _ name: String, _ value: @autoclosure () -> Value, _ change: () -> Void
  ) {
    guard KeyValueObservers.areAny else { return change() }
    let old = value()
    change()
    hasChanged(name, from: old, to: value())
  }
}

// In the extension of a protocol, so that classes can have methods of these names.
extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Announces that a property is about to change that does not notify its observers itself.
  public func willChangeValue(forKey key: String) {
    guard KeyValueObservers.areAny else { return }
    ManualChanges.begin(self, key, value: value(forKey: key))
  }

  /// Notifies observers that a property has changed, which ``willChangeValue(forKey:)`` has announced.
  public func didChangeValue(forKey key: String) {
    guard KeyValueObservers.areAny, let old = ManualChanges.end(self, key) else { return }
    KeyValueObservers.tell(
      key, of: self, KeyValueChange(old: old.value, new: value(forKey: key)))
  }

  /// Announces that elements of an array are about to be added, removed or replaced.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    guard KeyValueObservers.areAny else { return }
    let old = changeKind == .insertion ? nil : KeyValueArray(of: self, key).elements(at: indexes)
    ManualChanges.begin(self, key, value: old)
  }

  /// Notifies observers that elements of an array were added, removed or replaced, which
  /// ``willChange(_:valuesAt:forKey:)`` has announced.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    guard KeyValueObservers.areAny, let old = ManualChanges.end(self, key) else { return }
    let new = changeKind == .removal ? nil : KeyValueArray(of: self, key).elements(at: indexes)
    KeyValueObservers.tell(
      key, of: self,
      KeyValueChange(kind: changeKind, old: old.value, new: new, indexes: indexes))
  }
}

extension _KeyValueCodingAndObserving {
  /// Receives a change that no class has taken care of: an observer has to implement the method.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIKitException.raise(
      .internalInconsistency,
      "<\(type(of: self)) \(Message.address(of: self))>: An -observeValueForKeyPath:ofObject:change:"
        + "context: message was received but not handled. Key path: \(keyPath ?? "nil")")
  }
}

/// An observation by string: of one property, or of one at the end of several.
private final class StringObservation {
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private(set) weak var object: NSObject?
  private weak var observer: NSObject?
  /// The observer, which may remove itself while it is released: no reference leads to it then.
  private let observerID: ObjectIdentifier
  private let options: NSKeyValueObservingOptions
  private var number: Int?

  init(
    of object: NSObject, at keyPath: String, by observer: NSObject,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    (self.object, self.observer, self.keyPath) = (object, observer, keyPath)
    (self.options, self.context) = (options, context)
    observerID = ObjectIdentifier(observer)
  }

  func isOf(_ observer: NSObject) -> Bool { observerID == ObjectIdentifier(observer) }

  func begin() {
    guard let object else { return }
    number = PathObservation.begin(of: object, at: keyPath) { [weak self] _, change in
      self?.tell(change)
    }
    guard options.contains(.initial) else { return }
    tell(KeyValueChange(new: object.value(forKeyPath: keyPath)), isInitial: true)
  }

  func end() {
    number.map(KeyValueObservers.remove)
    number = nil
  }

  private func tell(_ change: KeyValueChange, isInitial: Bool = false) {
    guard let observer else { return }
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
    if options.contains(.new), change.kind != .removal { values[.newKey] = change.new ?? NSNull() }
    if options.contains(.old), change.kind != .insertion, !isInitial {
      values[.oldKey] = change.old ?? NSNull()
    }
    if let indexes = change.indexes { values[.indexesKey] = indexes }
    guard let method = ObjCNames.method(Self.selector, of: observer) else {
      return observer.observeValue(
        forKeyPath: keyPath, of: object, change: values, context: context)
    }
    _ = method(observer, ObjCArguments([keyPath, object, values, context]))
  }

  private static let selector = "observeValueForKeyPath:ofObject:change:context:"
}

/// The observations by string, by the objects that are observed.
private enum StringObservations {
  // The observations are used on the threads that change what they observe; `lock` guards the list.
  private nonisolated(unsafe) static var all: [ObjectIdentifier: [StringObservation]] = [:]
  private static let lock = NSRecursiveLock()

  static func add(_ observation: StringObservation) {
    guard let object = observation.object else { return }
    lock.withLock {
      let key = ObjectIdentifier(object)
      // Another object may have been at this address before.
      var known = all[key] ?? []
      for old in known where old.object !== object { old.end() }
      known.removeAll { $0.object !== object }
      all[key] = known + [observation]
    }
    observation.begin()
  }

  /// Ends the newest observation of an object that is meant. Returns whether there was one.
  static func remove(_ object: NSObject, where isMeant: (StringObservation) -> Bool) -> Bool {
    let removed = lock.withLock { () -> StringObservation? in
      let key = ObjectIdentifier(object)
      guard let place = all[key]?.lastIndex(where: isMeant) else { return nil }
      defer { if all[key]?.isEmpty == true { all[key] = nil } }
      return all[key]?.remove(at: place)
    }
    removed?.end()
    return removed != nil
  }
}

/// The values of properties before changes that their classes announce themselves.
private enum ManualChanges {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let name: String
  }

  struct Value {
    let value: Any?
  }

  private nonisolated(unsafe) static var values: [Key: [Value]] = [:]
  private static let lock = NSLock()

  static func begin(_ object: NSObject, _ name: String, value: Any?) {
    let key = Key(object: ObjectIdentifier(object), name: name)
    lock.withLock { values[key, default: []].append(Value(value: value)) }
  }

  static func end(_ object: NSObject, _ name: String) -> Value? {
    let key = Key(object: ObjectIdentifier(object), name: name)
    return lock.withLock { () -> Value? in
      defer { if values[key]?.isEmpty == true { values[key] = nil } }
      return values[key]?.popLast()
    }
  }
}
