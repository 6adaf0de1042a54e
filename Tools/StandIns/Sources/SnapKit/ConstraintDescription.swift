import UIKit

/// The place of a rule in the source.
struct SourceLocation: CustomStringConvertible {
  private let file: String
  private let line: UInt

  init(_ file: String, _ line: UInt) {
    self.file = file
    self.line = line
  }

  var description: String { "\(file.split(separator: "/").last ?? "")#\(line)" }
}

/// A rule, as a chain says it bit by bit.
@MainActor
final class ConstraintDescription {
  let item: any LayoutConstraintItem
  private(set) var attributes: [NSLayoutConstraint.Attribute]
  var relation: NSLayoutConstraint.Relation?
  var related: ConstraintItem?
  var constants: any AttributeConstants = 0 as Int
  var multiplier: CGFloat = 1
  var priority = ConstraintPriority.required.value
  var label: String?
  var location = SourceLocation("", 0)

  /// The constraint of the chain; `nil` for a chain that ends before its relation.
  private(set) lazy var constraint = relation.map {
    Constraint(item, layoutConstraints($0), constants)
  }

  init(_ item: any LayoutConstraintItem, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  func add(_ more: [NSLayoutConstraint.Attribute]) {
    attributes += more.filter { !attributes.contains($0) }
  }

  private func layoutConstraints(
    _ relation: NSLayoutConstraint.Relation
  ) -> [LayoutConstraint] {
    attributes.map { attribute in
      let (other, otherAttribute) = otherSide(of: attribute)
      let constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: multiplier, constant: 0)
      constraint.set(constants)
      constraint.priority = UILayoutPriority(priority)
      constraint.identifier = label
      constraint.location = location
      return constraint
    }
  }

  private func otherSide(
    of attribute: NSLayoutConstraint.Attribute
  ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    if let related, let target = related.target {
      guard let other = related.attribute(for: attribute, of: attributes) else {
        fatalError(
          "A constraint relates attributes to several others that are not the same (\(location)).")
      }
      return (target, other)
    }
    if attribute == .width || attribute == .height { return (nil, .notAnAttribute) }
    guard let superview = item.container else {
      fatalError("A place is said in numbers for what has no superview (\(location)).")
    }
    // Only sizes can be numbers. A place is one in the superview: the distance from the same edge,
    // and of a centre that from where coordinates begin.
    return switch attribute {
    case .centerX: (superview, .left)
    case .centerY: (superview, .top)
    default: (superview, attribute)
    }
  }
}
