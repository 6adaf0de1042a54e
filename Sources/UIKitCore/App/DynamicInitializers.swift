public import Foundation

// Initialisers that Objective-C's classes inherit can be called on a class that is known only at
// run time: `Self()`, `View()` where `View` is a parameter of a generic type, `type.init()`.
// Without Objective-C, Swift requires `required` initialisers for that, which every subclass with
// an initialiser of its own would have to repeat.

/// A type whose objects can be made from a metatype. A class's own initializers, where they can be
/// called, take precedence.
public protocol _DynamicallyMade {}

extension UIView: _DynamicallyMade {}

extension UIViewController: _DynamicallyMade {}

extension _DynamicallyMade where Self: UIView {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init() {
    self = ObjectMaker.certain(ObjectMaker.make(ObjectMaker.wanted(in: Self.self)) as? Self)
  }

  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(frame: CGRect) {
    self = ObjectMaker.certain(ObjectMaker.make(ObjectMaker.wanted(in: Self.self), frame: frame))
  }
}

extension _DynamicallyMade where Self: UIViewController {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init() {
    self = ObjectMaker.certain(ObjectMaker.make(ObjectMaker.wanted(in: Self.self)) as? Self)
  }

  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), nibNameOrNil, nibBundleOrNil))
  }
}

/// Makes an object of a class that is a value: `type.init()`, as `storyline` writes it. Swift would take
/// the class that the value is declared with.
@preconcurrency @MainActor
public func _made<Object: NSObject & _DynamicallyMade>(
  _ type: Object.Type, _ make: (Object.Type) -> Object
) -> Object {
  // One may be made for the other's arguments.
  let outer: AnyClass? = ObjectMaker.wantedClass
  ObjectMaker.wantedClass = type
  defer { ObjectMaker.wantedClass = outer }
  return make(type)
}

/// The same of anything else.
@_disfavoredOverload
public func _made<Kind, Object>(_ kind: Kind, _ make: (Kind) throws -> Object) rethrows -> Object {
  try make(kind)
}

/// A stand-in for a class that is a value, of which Swift cannot call `init()`.
public struct _Initializable {
  public init() {}
}

/// Makes an object with the initializer without parameters of a class that is a value, and that Swift
/// calls on no such class: `(UIWindowScene.self as NSObject.Type).init()`.
// The closure's optional result lets the other functions of this name precede it.
@_disfavoredOverload
public func _made<Object: NSObject>(
  _ type: Object.Type, _ make: (_Initializable.Type) -> _Initializable?
) -> Object {
  ObjectMaker.certain(ObjectMaker.makeAnywhere(type) as? Object)
}

extension ObjectMaker {
  /// The class that is to be made next in place of the one that a value of it is declared with.
  static var wantedClass: AnyClass?

  /// The class that is meant. Arguments that are objects themselves are made before.
  static func wanted<Object: AnyObject>(in declared: Object.Type) -> Object.Type {
    guard let wanted = wantedClass as? Object.Type else { return declared }
    wantedClass = nil
    return wanted
  }

  nonisolated static func certain<Object>(_ object: Object?) -> Object {
    guard let object else { preconditionFailure("\(Object.self) has no such initializer") }
    return object
  }
}
