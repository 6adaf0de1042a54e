@_spi(Reflection) import Swift

/// Finds the property that holds a view, which is the name that people gave it.
@MainActor
enum PropertyNames {
  /// The name of the property that holds `view`: `titleLabel`, `stars[2]`.
  ///
  /// The views around it are asked, the nearest first, and their controllers; of each of them only the
  /// properties that the app has declared.
  static func name(of view: UIView) -> String? {
    for ancestor in sequence(first: view.superview, next: { $0?.superview }).compactMap(\.self) {
      if let name = property(of: ancestor, holding: view) { return name }
      if let name = ancestor.viewController.flatMap({ property(of: $0, holding: view) }) {
        return name
      }
    }
    return nil
  }

  private static func property(of holder: AnyObject, holding view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let level = mirror, let type = level.subjectType as? AnyClass, !isOurs(type) {
      let children = level.children
      for (offset, field) in types(of: type, count: children.count).enumerated()
      where isWorth(field) {
        // Only this one is read: another may be an unowned reference to what is gone.
        let child = children[children.index(children.startIndex, offsetBy: offset)]
        guard let label = child.label, let name = name(label, child.value, holding: view) else {
          continue
        }
        return name
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func name(_ label: String, _ value: Any, holding view: UIView) -> String? {
    if let found = value as? UIView { return found === view ? declared(label) : nil }
    guard let index = (value as? [UIView])?.firstIndex(where: { $0 === view }) else { return nil }
    return "\(declared(label))[\(index)]"
  }

  /// The name without what the compiler puts before lazy and wrapped properties.
  private static func declared(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func isOurs(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKitCore.")
  }

  /// The types of the properties that a class itself declares, in order.
  private static func types(of type: AnyClass, count: Int) -> [Any.Type] {
    var all: [Any.Type] = []
    // `classType`, by its number: the constant is a variable, which two actors could write.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, _, field, _ in
      all.append(field)
      return true
    }
    // The properties of superclasses come first.
    return all.suffix(count)
  }

  private static func isWorth(_ type: Any.Type) -> Bool {
    if let wrapper = type as? any Wrapper.Type { return isWorth(wrapper.content) }
    return type is UIView.Type
  }
}

/// Optionals and arrays, of which the type of the content is known.
private protocol Wrapper {
  static var content: Any.Type { get }
}

extension Optional: Wrapper {
  fileprivate static var content: Any.Type { Wrapped.self }
}

extension Array: Wrapper {
  fileprivate static var content: Any.Type { Element.self }
}
