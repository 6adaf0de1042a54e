import Foundation
import UIKit

/// Finds the property that a key path of Swift's reads.
///
/// Key paths do not know names. An object with a value of its own for each property is read with the
/// key path: one property is asked for, and its value is returned as it is.
enum PropertyProbe {
  private static let key = "CoreDataStandIn.probe"

  /// Notes that a property is read, while a probe is.
  static func note(_ name: String) {
    guard isProbing else { return }
    (Thread.current.threadDictionary[key] as? NSMutableArray)?.add(name)
  }

  // Nearly no read is one of a probe: threads are asked only while there is one.
  private nonisolated(unsafe) static var count = 0
  private static let lock = NSLock()

  private static var isProbing: Bool { count > 0 }

  static func name(of path: AnyKeyPath, _ entity: NSEntityDescription) -> String? {
    guard !entity.isAbstract else { return nil }
    let object = ObjectMaker.make(entity, nil)
    for (name, attribute) in entity.attributesByName {
      object.state.values[name] = attribute.normalized(value(of: attribute))
    }
    let names = NSMutableArray()
    lock.withLock { count += 1 }
    Thread.current.threadDictionary[key] = names
    let subject: Any = object
    let read = subject[keyPath: path]
    Thread.current.threadDictionary[key] = nil
    lock.withLock { count -= 1 }
    guard names.count == 1, let name = names[0] as? String,
      let attribute = entity.attributesByName[name],
      let own = object.state.values[name], isSame(read, own, attribute)
    else { return nil }
    return name
  }

  /// A value that most functions change.
  private static func value(of attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .stringAttributeType: " Probe of É, 7 \n"
    case .booleanAttributeType: NSNumber(value: true)
    case .dateAttributeType: Date(timeIntervalSinceReferenceDate: 12_345.678)
    case .UUIDAttributeType: UUID()
    case .URIAttributeType: URL(string: "probe:/")
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .decimalAttributeType:
      NSNumber(value: -12_345)
    default: nil
    }
  }

  private static func isSame(
    _ read: Any?, _ own: Any, _ attribute: NSAttributeDescription
  ) -> Bool {
    // True is what half of all functions of a Boolean value return.
    guard attribute.attributeType != .booleanAttributeType, let read = Values.present(read) else {
      return false
    }
    return Values.isEqual(attribute.normalized(read), own)
  }
}
