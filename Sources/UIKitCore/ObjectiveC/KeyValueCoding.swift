public import Foundation
import ObjCNames

// Properties by name: those that a class exports, and those of UIKit's that apps set that way.

extension NSObject {
  /// The property of that name, or what the method without parameters of that name returns.
  // Foundation's dictionaries have one of their own.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    UIKitMembers.areExported()
    if let getter = ObjCNames.getter(key, of: self) { return getter(self) }
    // `isHidden` is a method's name, and the key is `hidden`.
    if let short = ObjCNames.keyWithoutIs(key), let getter = ObjCNames.getter(short, of: self) {
      return getter(self)
    }
    if let coded = self as? any _KeyValueCoded { return coded._value(forKey: key) }
    if let keeper = self as? any FoundationKeeper { return keeper.kept(under: key) }
    guard let own = self as? any KeyValueContainer else {
      undefined(key, "valueForUndefinedKey:")
    }
    return own.ownValues[key]
  }

  /// Sets the property of that name.
  public func setValue(_ value: Any?, forKey key: String) {
    UIKitMembers.areExported()
    if let setter = ObjCNames.setter(key, of: self) {
      return setter(self, ObjCArguments([value]))
    }
    if let coded = self as? any _KeyValueCoded { return coded._setValue(value, forKey: key) }
    if let keeper = self as? any FoundationKeeper, keeper.keep(value, under: key) { return }
    guard let own = self as? any KeyValueContainer else {
      undefined(key, "setValue:forUndefinedKey:")
    }
    own.keep(value, under: key)
  }

  /// The property at the end of a path of names, `"layer.cornerRadius"`; `nil` where the path is
  /// interrupted.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    // Operators stand before what they are applied to: `books.@max.pages`.
    guard !names.contains(where: { $0.hasPrefix("@") }) else {
      return PredicateValue.value(of: self, at: names[...])
    }
    var object: Any? = self
    for place in names.indices {
      if let container = object as? any KeyPathContainer,
        let value = container.ownValue(at: names[place...].joined(separator: "."))
      {
        return value
      }
      object = (object as? NSObject)?.value(forKey: names[place])
    }
    return object
  }

  /// Sets the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    if let container = self as? any KeyPathContainer, container.setOwnValue(value, at: keyPath) {
      return
    }
    let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject
    next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The properties of these names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Sets properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// The property of the class itself of that name: `UIApplication.value(forKey: "sharedApplication")`.
  public static func value(forKey key: String) -> Any? {
    UIKitMembers.areExported()
    guard let method = ObjCNames.classMethod(key, of: self) else {
      UIKitException.raise(
        .unknownKey,
        "[\(String(reflecting: self)) valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
    return method(self, ObjCArguments([]))
  }

  /// The property at the end of a path of names that begins with one of the class itself.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: keys[0])
    return keys.count == 1 ? first : (first as? NSObject)?.value(forKeyPath: keys[1])
  }

  private func undefined(_ key: String, _ method: String) -> Never {
    UIKitException.raise(
      .unknownKey,
      "[<\(String(reflecting: type(of: self))) \(Message.address(of: self))> \(method)]: this class "
        + "is not key value coding-compliant for the key \(key).")
  }
}

/// An object with properties that only a description at run time names, as managed objects have.
///
/// Members that its class exports come first.
public protocol _KeyValueCoded: AnyObject {
  func _value(forKey key: String) -> Any?
  func _setValue(_ value: Any?, forKey key: String)
}

/// A type that stores values under keys of an app's own, as animations do.
protocol KeyValueContainer: AnyObject {
  var ownValues: [String: Any] { get set }
  func keep(_ value: Any?, under key: String)
}

extension KeyValueContainer {
  func keep(_ value: Any?, under key: String) { ownValues[key] = value }
}

/// A type of Foundation's that stores values under any key.
private protocol FoundationKeeper {
  func kept(under key: String) -> Any?
  /// Returns a Boolean value that indicates whether the value was stored.
  func keep(_ value: Any?, under key: String) -> Bool
}

extension UserDefaults: FoundationKeeper {
  fileprivate func kept(under key: String) -> Any? { object(forKey: key) }

  fileprivate func keep(_ value: Any?, under key: String) -> Bool {
    set(value, forKey: key)
    return true
  }
}

extension NSDictionary: FoundationKeeper {
  fileprivate func kept(under key: String) -> Any? {
    key.hasPrefix("@") ? PredicateValue.value(of: self, at: key) : self[key]
  }

  fileprivate func keep(_ value: Any?, under key: String) -> Bool {
    guard let mutable = self as? NSMutableDictionary else { return false }
    if let value { mutable[key] = value } else { mutable.removeObject(forKey: key) }
    return true
  }
}

extension NSSet: FoundationKeeper {
  /// Returns the values of all elements under the key, each once.
  fileprivate func kept(under key: String) -> Any? {
    let value = PredicateValue.value(of: self, at: key)
    guard !key.hasPrefix("@"), let values = value as? [Any] else { return value }
    return NSSet(array: values.compactMap { PredicateValue.present($0) })
  }

  fileprivate func keep(_ value: Any?, under key: String) -> Bool {
    for case let element as NSObject in self { element.setValue(value, forKey: key) }
    return true
  }
}

extension NSOrderedSet: FoundationKeeper {
  /// Returns the values of all elements under the key, each once.
  fileprivate func kept(under key: String) -> Any? {
    let value = PredicateValue.value(of: self, at: key)
    guard !key.hasPrefix("@"), let values = value as? [Any] else { return value }
    return NSOrderedSet(array: values.compactMap { PredicateValue.present($0) })
  }

  fileprivate func keep(_ value: Any?, under key: String) -> Bool {
    for case let element as NSObject in self { element.setValue(value, forKey: key) }
    return true
  }
}

extension NSArray: FoundationKeeper {
  /// Returns the values of all elements under the key.
  fileprivate func kept(under key: String) -> Any? { PredicateValue.value(of: self, at: key) }

  fileprivate func keep(_ value: Any?, under key: String) -> Bool {
    for case let element as NSObject in self { element.setValue(value, forKey: key) }
    return true
  }
}
