public import Foundation

/// A closure as an object, which Objective-C's blocks are.
///
/// A closure that is taken by its key is one: Swift's closures are no objects where there is no
/// Objective-C, so a cast by `unsafeBitCast` has to go through ``function(of:as:)``.
public final class ObjCBlock: NSObject {
  private let function: Any

  /// Keeps a closure.
  public init<Function>(_ function: Function) {
    self.function = function
    super.init()
  }

  /// The closure of a block that was cast with `unsafeBitCast`: of an object, or of its address.
  public static func function<Value, Function>(of value: Value, as type: Function.Type) -> Function
  {
    if let function = value as? Function { return function }
    let object: AnyObject? =
      if let address = value as? UnsafeRawPointer {
        Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      } else {
        value as AnyObject
      }
    guard let block = object as? ObjCBlock, let function = block.function as? Function else {
      preconditionFailure("\(Value.self) is no block of the type \(Function.self)")
    }
    return function
  }
}
