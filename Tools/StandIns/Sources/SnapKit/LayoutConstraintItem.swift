import UIKit

/// An item of constraints: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
  /// The constraints that were made for it and are in effect.
  var madeConstraints: [Constraint] { ItemRecord.existing(of: self)?.constraints ?? [] }

  /// The view that a rule without a target relates to.
  var container: ConstraintView? {
    (self as? ConstraintView)?.superview ?? (self as? ConstraintLayoutGuide)?.owningView
  }

  /// From now on constraints say where it is.
  func prepare() {
    (self as? ConstraintView)?.translatesAutoresizingMaskIntoConstraints = false
  }
}

/// The constraints and settings that `snp` stores for a view or a layout guide.
@MainActor
final class ItemRecord {
  private static var key = 0

  var constraints: [Constraint] = []
  var label: String?

  static func existing(of item: AnyObject) -> ItemRecord? {
    objc_getAssociatedObject(item, &key) as? ItemRecord
  }

  static func of(_ item: AnyObject) -> ItemRecord {
    if let existing = existing(of: item) { return existing }
    let record = ItemRecord()
    objc_setAssociatedObject(item, &key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return record
  }
}
