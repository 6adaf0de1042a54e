public import Foundation
import ObjCNames

// A class takes messages as an object does.

extension NSObject {
  /// Returns whether the class has a method of its own of that name.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    UIKitMembers.areExported()
    return ObjCNames.classMethod(aSelector.name, of: self) != nil
  }

  /// Calls a method of the class by its name; its result is kept until the main queue's next turn.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, toClass: self, [])
  }

  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, toClass: self, [object])
  }

  @discardableResult
  public class func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, toClass: self, [object1, object2])
  }
}

extension Message {
  fileprivate static func send(
    _ selector: Selector, toClass cls: AnyClass, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    UIKitMembers.areExported()
    guard let method = ObjCNames.classMethod(selector.name, of: cls) else {
      UIKitException.raise(
        .invalidArgument,
        "+[\(String(reflecting: cls)) \(selector.name)]: unrecognized selector sent to class")
    }
    return method(cls, ObjCArguments(arguments)).map(Autoreleased.keep)
  }
}
