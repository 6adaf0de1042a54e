import CStage
import Foundation
import ObjCNames

/// Makes objects of classes that only a model names.
///
/// With Apple Objective-C does it. Requiring the initializer instead would break every subclass that
/// declares one of its own.
enum ObjectMaker {
  /// A class of objects, and the function that makes one.
  struct Class {
    // Both live as long as the process.
    let metatype: UnsafeRawPointer
    let initializer: UnsafeRawPointer
  }

  /// Makes an object and inserts it.
  static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?)
    -> NSManagedObject
  {
    let made = entity.objectClass
    // An initializer takes its arguments over.
    let entity = UInt(bitPattern: Unmanaged.passRetained(entity).toOpaque())
    let context = context.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? 0
    let object = stage_call_string_initializer(
      made.initializer, made.metatype, entity, context)
    return Unmanaged<NSManagedObject>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a fault of an object that exists.
  static func makeFault(_ id: NSManagedObjectID, _ context: NSManagedObjectContext)
    -> NSManagedObject
  {
    context.identityOfNext = id
    // The class may have handed on another context.
    defer { context.identityOfNext = nil }
    return make(id.entity, context)
  }

  /// Returns the class of that name, if there is one.
  static func cls(named name: String) -> Class? {
    let cls =
      name == "NSManagedObject"
      ? NSManagedObject.self : ObjCRecords.cls(named: name) as? NSManagedObject.Type
    guard let cls else { return nil }
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(NSManagedObject.self as AnyClass, to: UnsafeRawPointer.self)
    guard let initializer = stage_initializer(root, metatype, 0) else {
      preconditionFailure("NSManagedObject has lost its initializer.")
    }
    return Class(metatype: metatype, initializer: initializer)
  }
}
