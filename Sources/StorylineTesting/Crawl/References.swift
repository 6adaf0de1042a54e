import RetainGraph
import UIKit

/// The objects to which the stored properties of an object refer, strongly or weakly: directly, in values, and
/// in collections. Views and controllers are left out.
@MainActor
struct References {
  private(set) var objects: [AnyObject] = []

  init(of object: AnyObject) {
    var next: AnyClass? = Swift.type(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let type = next, let each = mirror, !Self.isSystem(type) {
      let flags = ReadableFields.flags(of: type)
      // A mirror of the class's own makes up its children.
      guard each.children.count == flags.count else { break }
      for (index, isReadable) in zip(each.children.indices, flags) where isReadable {
        collect(each.children[index].value, depth: 0)
      }
      next = _getSuperclass(type)
      mirror = each.superclassMirror
    }
  }

  /// Takes the objects out of a value.
  private mutating func collect(_ value: Any, depth: Int) {
    guard depth < 4 else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class?:
      let object = value as AnyObject
      if object is UIView || object is UIViewController || object is UIWindow { return }
      if Self.isSystem(Swift.type(of: object)) { return }
      objects.append(object)
    case .optional?, .collection?, .set?, .dictionary?, .struct?, .tuple?, .enum?:
      for child in mirror.children.prefix(200) { collect(child.value, depth: depth + 1) }
    default: return
    }
  }

  /// Whether a class belongs to the stage or the standard libraries.
  private static func isSystem(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return [
      "UIKitCore.", "UIKit.", "Foundation.", "Swift.", "__C.", "_", "FoundationEssentials.",
      "Dispatch.", "UserNotifications.",
    ].contains { name.hasPrefix($0) }
  }
}
