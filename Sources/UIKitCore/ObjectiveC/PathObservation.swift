import Foundation
import ObjCNames

/// An observation of the property at the end of a path of keys.
///
/// The registration for the first key keeps it alive.
final class PathObservation {
  private let keys: [String]
  private let handler: KeyValueObservers.Handler
  private weak var root: NSObject?
  /// The registrations for the keys after the first.
  private var numbers: [Int] = []
  /// The value at the end of a path of several keys.
  private var last: Any?

  /// Begins an observation, and returns the number of its registration.
  ///
  /// A property that does not notify its observers is reported.
  static func begin(
    of object: NSObject, at keyPath: String, _ handler: @escaping KeyValueObservers.Handler
  ) -> Int {
    let keys = keyPath.split(separator: ".").map(String.init)
    let observation = PathObservation(object, keys, handler)
    observation.register(behind: 0, object)
    return KeyValueObservers.add(
      { _, change in observation.changed(at: 0, change) }, of: key(keys.first ?? "", of: object),
      object)
  }

  private init(_ root: NSObject, _ keys: [String], _ handler: @escaping KeyValueObservers.Handler) {
    (self.root, self.keys, self.handler) = (root, keys, handler)
  }

  deinit { for number in numbers { KeyValueObservers.remove(number) } }

  /// Registers for the keys behind the one of an object at a place.
  private func register(behind place: Int, _ object: NSObject) {
    guard place + 1 < keys.count else { return }
    var object = object
    for place in place + 1..<keys.count {
      guard let next = object.value(forKey: keys[place - 1]) as? NSObject else { return }
      object = next
      numbers.append(
        KeyValueObservers.add(
          { [weak self] _, change in self?.changed(at: place, change) },
          of: Self.key(keys[place], of: object), object))
    }
    last = object.value(forKey: keys[keys.count - 1])
  }

  private func changed(at place: Int, _ change: KeyValueChange) {
    guard let root else { return }
    guard place + 1 < keys.count else {
      last = change.new
      return handler(root, change)
    }
    for number in numbers.dropFirst(place) { KeyValueObservers.remove(number) }
    numbers = Array(numbers.prefix(place))
    let old = last
    last = nil
    // The object at the place has the next one by now.
    let owner = keys[..<place].reduce(root as NSObject?) {
      $0?.value(forKey: $1) as? NSObject
    }
    if let owner { register(behind: place, owner) }
    handler(root, KeyValueChange(old: old, new: last))
  }

  /// Returns the key under which an object notifies its observers.
  private static func key(_ name: String, of object: NSObject) -> String {
    if let key = ObjCNames.observedKey(of: name, object) { return key }
    if !(object is any _KeyValueCoded) { _SilentProperties.report(name, of: object) }
    return name
  }
}
