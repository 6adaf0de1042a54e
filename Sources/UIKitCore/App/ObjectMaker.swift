import CStage
import Foundation

/// Makes objects from a class that is known only at run time, by initialisers that are not
/// `required`.
///
/// Apple's UIKit asks Objective-C. Requiring the initialiser instead would break every subclass
/// that declares one of its own.
@MainActor
enum ObjectMaker {
  /// `[[cls alloc] init]`.
  static func make(_ cls: NSObject.Type) -> NSObject? {
    guard let function = initializer(of: pointer(to: NSObject.self), in: pointer(to: cls)) else {
      return nil
    }
    let object = stage_call_initializer(function, pointer(to: cls))
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes an object with `init()` on any thread.
  nonisolated static func makeAnywhere(_ cls: NSObject.Type) -> NSObject? {
    guard let function = stage_initializer(pointer(to: NSObject.self), pointer(to: cls), 0) else {
      return nil
    }
    let object = stage_call_initializer(function, pointer(to: cls))
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  /// The first initializer that `base` introduces, as a subclass has it; both by their metadata.
  static func initializer(
    of base: UnsafeRawPointer, in subclass: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    SwiftLayout.check()
    return stage_initializer(base, subclass, 0)
  }

  private nonisolated static func pointer(to cls: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(cls, to: UnsafeRawPointer.self)
  }
}
