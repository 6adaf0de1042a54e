public import Foundation
import ObjCNames

// Methods are found by name in what classes export; UIKit's own are in `UIKitMembers`.

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object has a method of that name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return Message.isTaken(aSelector, by: self)
  }

  /// Returns a Boolean value that indicates whether the object's class conforms to a protocol:
  /// `controller.conforms(to: UITableViewDelegate.self)`.
  public func conforms<Conformance>(to aProtocol: Conformance.Type) -> Bool {
    self is Conformance
  }

  /// Calls a method by its name; its result is kept until the main queue's next turn.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, to: self, []).map(Autoreleased.keep)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, to: self, [object]).map(Autoreleased.keep)
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, to: self, [object1, object2]).map(Autoreleased.keep)
  }
}

/// A message to an object.
enum Message {
  static func method(_ selector: Selector, of object: AnyObject) -> ObjCMembers.Method? {
    UIKitMembers.areExported()
    return ObjCNames.method(selector.name, of: object)
  }

  /// Returns a Boolean value that indicates whether the object has a method of that name.
  static func isTaken(_ selector: Selector, by object: AnyObject) -> Bool {
    UIKitMembers.areExported()
    return ObjCNames.responds(object, to: selector.name)
  }

  @discardableResult
  static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let method = method(selector, of: object) else { fail(selector, of: object) }
    return method(object, ObjCArguments(arguments))
  }

  /// The object has no method of that name, or one that only its protocol calls.
  static func fail(_ selector: Selector, of object: AnyObject) -> Never {
    if isTaken(selector, by: object) {
      UIKitException.raise(
        .invalidArgument,
        "-[\(String(reflecting: type(of: object))) \(selector.name)]: on Linux a method of UIKit's that is "
          + "overridden, or implemented for a protocol, cannot be called by its selector: mark it @objc"
      )
    }
    UIKitException.raise(
      .invalidArgument,
      "-[\(String(reflecting: type(of: object))) \(selector.name)]: unrecognized selector sent to "
        + "instance \(address(of: object))")
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

/// The objects that no caller owns yet.
enum Autoreleased {
  static func keep(_ value: Any) -> Unmanaged<AnyObject> {
    let object = Unmanaged.passRetained(value as AnyObject)
    let address = UInt(bitPattern: object.toOpaque())
    DispatchQueue.main.async {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
    return object
  }
}
