// On Apple's systems an `AnyObject` and an `AnyClass` take every message. Here `storyline` writes `_receiver`
// around what gets one of these messages: it is the value itself unless that is of one of the two types.

/// Returns the value.
public func _receiver<Value>(_ value: Value) -> Value { value }

/// Returns what takes messages for an object of any class.
@_disfavoredOverload
public func _receiver(_ object: AnyObject) -> _UntypedObject { _UntypedObject(object) }

/// Returns what takes messages for an object of any class.
@_disfavoredOverload
public func _receiver(_ object: AnyObject?) -> _UntypedObject? { object.map(_UntypedObject.init) }

/// Returns what takes messages for any class.
@_disfavoredOverload
public func _receiver(_ cls: AnyClass) -> _UntypedClass { _UntypedClass(cls) }

/// Returns what takes messages for any class.
@_disfavoredOverload
public func _receiver(_ cls: AnyClass?) -> _UntypedClass? { cls.map(_UntypedClass.init) }

/// An object that the app knows as `AnyObject`.
public struct _UntypedObject {
  private let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return Message.isTaken(aSelector, by: object)
  }

  public func isKind(of aClass: AnyClass) -> Bool {
    _UntypedClass(type(of: object)).isSubclass(of: aClass)
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, to: object, []).map(Autoreleased.keep)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, to: object, [argument]).map(Autoreleased.keep)
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Message.send(aSelector, to: object, [object1, object2]).map(Autoreleased.keep)
  }
}

/// A class that the app knows as `AnyClass`.
public struct _UntypedClass {
  private let cls: AnyClass

  fileprivate init(_ cls: AnyClass) { self.cls = cls }

  public func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: cls) { _getSuperclass($0) }.contains { $0 == aClass }
  }
}
