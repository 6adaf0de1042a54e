public import Foundation

/// A relation between two attributes of views or layout guides, which layout has to keep.
///
/// The constraint `first attribute (=, <=, >=) multiplier * second attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: Creating constraints

  /// Creates a constraint without items, which cannot be activated.
  public override init() { super.init() }

  /// Relates an attribute of an item to one of another, or to a constant where there is no other.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutOperand(view1, attr1)
    let second = attr2 == .notAnAttribute ? nil : view2.map { LayoutOperand($0, attr2) }
    Self.check(attr1, relatedTo: attr2, of: view2, multiplier: multiplier)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
    // 7.11 – Objective-C has a class method for this initializer.
    Stage.shared.autorelease(self)
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  // MARK: Activating and deactivating

  /// A Boolean value that indicates whether layout keeps the constraint.
  ///
  /// 12.1.3 – activating adds it to the closest common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { changing("active", isActive) { newValue ? activate() : deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Accessing constraint data

  /// 12.1.2 – a priority does not change between required and not required once the constraint is
  /// installed, which the first layout does.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      let isInstalled = holder?.existingLayoutEngine?.hasInstalled(self) ?? false
      if isInstalled, (priority == .required) != (oldValue == .required) {
        UIKitException.raise(
          .internalInconsistency,
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
            + "not supported. You passed priority \(priority.rawValue) and the existing priority "
            + "was \(oldValue.rawValue).")
      }
      holder?.constraintDidChange(self)
    }
  }

  open weak var firstItem: AnyObject? { first.item }
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
  open private(set) var relation = NSLayoutConstraint.Relation.equal
  open weak var secondItem: AnyObject? { second?.item }
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }
  open private(set) var multiplier: CGFloat = 1

  /// The anchor of the first item's attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  /// The anchor of the second item's attribute; `nil` if there is no second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// 12.1.2 – may change at any time.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      holder?.constraintDidChange(self)
      tellObservers(of: "constant", from: oldValue, to: constant)
    }
  }

  // MARK: Identifying a constraint

  /// A name that messages about the constraint carry.
  open var identifier: String?

  // MARK: - Inside the stage

  private(set) var first = LayoutOperand.nothing
  private(set) var second: LayoutOperand?

  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?
}

// MARK: - Attributes, relations, axes

extension NSLayoutConstraint {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The attribute of an item in a constraint.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
