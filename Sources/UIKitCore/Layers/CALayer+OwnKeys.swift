import Foundation

// The keys of an app's own.

extension CALayer {
  /// 13.7.6: a change of a key that needs display draws the layer again.
  func redraw(from old: [String: Any]) {
    guard !(old.isEmpty && ownValues.isEmpty) else { return }
    let kind = type(of: self)
    let keys = Set(old.keys).union(ownValues.keys)
    guard keys.contains(where: { kind.needsDisplay(forKey: $0) && differs($0, from: old) }) else {
      return
    }
    setNeedsDisplay()
  }

  private func differs(_ key: String, from old: [String: Any]) -> Bool {
    guard let one = old[key] as? AnyHashable, let other = ownValues[key] as? AnyHashable else {
      return true
    }
    return one != other
  }

  // The source tools write calls of these where an app says `@NSManaged`.

  /// The value of a key that the layer keeps: the default value of the class until it is set, else
  /// zero, `false`, or `nil`.
  @_documentation(visibility: internal)
  public func _managed<Value>(_ key: String) -> Value {
    // 13.7.7: a dynamic property begins with the default value of its class.
    let value = ownValues[key] ?? type(of: self).defaultValue(forKey: key)
    if let value = value as? Value { return value }
    if let number = value as? NSNumber, let value = Self.convert(number, to: Value.self) {
      return value
    }
    guard let nothing = Self.nothing(of: Value.self) else {
      UIKitException.raise(
        .internalInconsistency, "The key \(key) of \(type(of: self)) has no \(Value.self)")
    }
    return nothing
  }

  /// Sets the value of a key that the layer keeps.
  @_documentation(visibility: internal)
  public func _setManaged<Value>(_ value: Value, _ key: String) {
    keep(Self.isNothing(value) ? nil : value, under: key)
  }

  /// Sets the value of a key of the app's own, with the action that follows it.
  func keep(_ value: Any?, under key: String) {
    followOwn(key)
    ownValues[key] = value
  }

  private static func isNothing<Value>(_ value: Value) -> Bool {
    (value as? (any OptionalValue))?.isNothing ?? false
  }

  private static func convert<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    switch type {
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? Value
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is Float.Type, is Float?.Type: number.floatValue as? Value
    case is Int.Type, is Int?.Type: number.intValue as? Value
    case is Bool.Type, is Bool?.Type: number.boolValue as? Value
    default: nil
    }
  }

  private static func nothing<Value>(of type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.nothing as? Value }
    if let zero = convert(0, to: type) { return zero }
    return switch type {
    case is CGPoint.Type: CGPoint.zero as? Value
    case is CGSize.Type: CGSize.zero as? Value
    case is CGRect.Type: CGRect.zero as? Value
    default: nil
    }
  }
}

private protocol OptionalValue {
  static var nothing: Any { get }
  var isNothing: Bool { get }
}

extension Optional: OptionalValue {
  static var nothing: Any { Self.none as Any }
  var isNothing: Bool { self == nil }
}
