import Foundation

/// An item of a constraint: a view or a layout guide.
@MainActor
protocol LayoutItem: NSObject {
  /// The view that the item is, or that owns it.
  var layoutOwner: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or the distance between two of them.
@MainActor
struct LayoutOperand {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The item at which a distance begins, if the operand is one; it ends at ``item``.
  weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute?

  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard let item = item as? any LayoutItem else {
      UIKitException.raise(
        .invalidArgument,
        "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    }
    self.item = item
    self.attribute = attribute
    originAttribute = nil
  }

  private init() {
    attribute = .notAnAttribute
    originAttribute = nil
  }

  /// The operand of a constraint that was made without items.
  static var nothing: LayoutOperand { LayoutOperand() }

  /// The distance from one attribute to another.
  init(from origin: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    self.origin = origin.item
    originAttribute = origin.attribute
  }

  var views: [UIView] {
    [item?.layoutOwner, origin?.layoutOwner].compactMap { $0 }
  }

  /// For messages: `UILabel:0x7f… .leading`.
  var text: String {
    let end = Self.text(item, attribute)
    guard let originAttribute else { return end }
    return "distance(\(Self.text(origin, originAttribute)), \(end))"
  }

  private static func text(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> String {
    guard let item else { return "nil" }
    let address = String(UInt(bitPattern: ObjectIdentifier(item).hashValue), radix: 16)
    return "\(type(of: item)):0x\(address).\(attribute.name)"
  }
}
