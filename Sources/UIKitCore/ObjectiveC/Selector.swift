/// The name of a method, as Objective-C spells it: a colon for every parameter.
///
/// The compiler has no `#selector` on Linux, and no `@objc`: a class lists its methods with names
/// (`ObjCExporting`).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  public var description: String { name }

  /// How many arguments a message of that name has.
  var parameters: Int { name.count { $0 == ":" } }
}

/// The selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
