import CStage
import Foundation
import ObjCNames
import Synchronization

/// Makes objects of classes that only a model names.
///
/// With Apple Objective-C does it. Requiring the initializer instead would break every subclass that
/// declares one of its own.
enum ObjectMaker {
  /// The identity of the object that is being made, where it is a fault.
  static var identity: NSManagedObjectID? {
    // Most objects are new: threads are asked only while a fault is made.
    get {
      count.load(ordering: .relaxed) > 0
        ? Thread.current.threadDictionary[key] as? NSManagedObjectID : nil
    }
    set {
      let old = Thread.current.threadDictionary[key]
      Thread.current.threadDictionary[key] = newValue
      if (old == nil) != (newValue == nil) {
        count.add(newValue == nil ? -1 : 1, ordering: .relaxed)
      }
    }
  }

  private static let key = "CoreDataStandIn.identity"
  /// The number of threads that make a fault.
  private static let count = Atomic(0)

  /// Makes an object and inserts it.
  static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?)
    -> NSManagedObject
  {
    let metatype = unsafeBitCast(cls(of: entity) as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(NSManagedObject.self as AnyClass, to: UnsafeRawPointer.self)
    guard let function = stage_initializer(root, metatype, 0) else {
      preconditionFailure("NSManagedObject has lost its initializer.")
    }
    // An initializer takes its arguments over.
    let entity = UInt(bitPattern: Unmanaged.passRetained(entity).toOpaque())
    let context = context.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? 0
    let object = stage_call_string_initializer(function, metatype, entity, context)
    return Unmanaged<NSManagedObject>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a fault of an object that exists.
  static func makeFault(_ id: NSManagedObjectID, _ context: NSManagedObjectContext)
    -> NSManagedObject
  {
    identity = id
    return make(id.entity, context)
  }

  private static func cls(of entity: NSEntityDescription) -> NSManagedObject.Type {
    guard let name = entity.managedObjectClassName, name != "NSManagedObject",
      let cls = ObjCRecords.cls(named: name) as? NSManagedObject.Type
    else { return NSManagedObject.self }
    return cls
  }
}
