/// A class of which methods and properties are found by name, as `@objc`, `@IBAction` and `@IBOutlet`
/// make them on Apple's systems.
///
/// There is no Objective-C runtime on Linux: what a selector, an outlet or a key names is what a class
/// says here.
///
///     extension ListController: ObjCExporting {
///       static func exportMembers(to members: inout ObjCMembers) {
///         members.property("tableView", \ListController.tableView)
///         members.method("addTapped:", ListController.addTapped)
///       }
///     }
///
/// Subclasses have the members of their superclasses, overridden or not. One that has more overrides
/// the method: it stands in the class body then, as a `class func`.
@preconcurrency @MainActor
public protocol ObjCExporting: AnyObject, SendableMetatype {
  /// Called once a class, before somebody looks for the first name.
  static func exportMembers(to members: inout ObjCMembers)
}
