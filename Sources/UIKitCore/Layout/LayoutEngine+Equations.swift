import ConstraintSolver
import Foundation

// The equations of a source for the solver, as of now.

extension LayoutEngine {
  /// The constraint that a source stands for; nil if it has nothing to say any more.
  func constraint(for source: Source) -> Constraint? {
    switch source {
    case .constraint(let constraint): equation(for: constraint)
    case .limit(let constraint): limitEquation(for: constraint)
    case .frame(let key, let quantity): frameEquation(for: key, quantity)
    case .hugging(let key, let axis): sizeEquation(for: key, axis, isHugging: true)
    case .resistance(let key, let axis): sizeEquation(for: key, axis, isHugging: false)
    case .inset(let key, let edge): insetEquation(for: key, edge)
    case .scroll(let key, let quantity): scrollEquation(for: key, quantity)
    }
  }

  // MARK: Constraints

  // 12.1.1 – first (=, <=, >=) multiplier * second + constant.
  private func equation(for constraint: NSLayoutConstraint) -> Constraint? {
    guard let holder = constraint.holder, constraint.priority.rawValue > 0 else { return nil }
    // 12.1.6 – leading and trailing follow the direction in which people read.
    let side: Side = constraint.isMirrored ? .mirror : .glass
    let left = inContent(constraint.first, beside: constraint.second)
    guard let first = expression(of: left, in: holder, on: side) else { return nil }
    var right = LinearExpression(constant: constraint.constant)
    if let second = constraint.second.map({ inContent($0, beside: constraint.first) }) {
      guard let expression = expression(of: second, in: holder, on: side) else { return nil }
      right = constraint.multiplier * expression + right
    }
    return Constraint(
      first, constraint.relation.solverRelation, right,
      priority: Priority(constraint.priority.rawValue))
  }

  // 12.1.12: a size of which only an upper limit is known is at the limit.
  private func limitEquation(for constraint: NSLayoutConstraint) -> Constraint? {
    guard !isMeasuring, let view = constraint.firstItem as? UIView, isPlaced(view),
      let limit = equation(for: constraint)
    else { return nil }
    return Constraint(
      limit.expression, .equal, LinearExpression(constant: limit.constant),
      priority: .lastResort)
  }

  /// From where distances to the right are counted.
  private enum Side {
    case glass
    /// From behind: what is farther to the right counts for less.
    case mirror
  }

  private func expression(
    of operand: LayoutOperand, in holder: UIView, on side: Side
  ) -> LinearExpression? {
    guard let item = operand.item else { return nil }
    let end = expression(of: operand.attribute, of: item, in: holder, on: side)
    guard let originAttribute = operand.originAttribute else { return end }
    guard let origin = operand.origin else { return nil }
    return end - expression(of: originAttribute, of: origin, in: holder, on: side)
  }

  private func expression(
    of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView,
    on side: Side = .glass
  ) -> LinearExpression {
    if let inner = attribute.withinMargins {
      let guide = item.layoutOwner?.layoutMarginsGuide
      return expression(of: inner, of: guide ?? item, in: holder, on: side)
    }
    // 12.1.6 – so that a distance still leads into the content, whatever its sign.
    if side == .mirror, let mirrored = attribute.mirrored {
      return -1 * expression(of: mirrored, of: item, in: holder)
    }
    switch attribute {
    case .left, .leading: return position(.x, of: item, in: holder)
    case .top: return position(.y, of: item, in: holder)
    case .right, .trailing:
      return position(.x, of: item, in: holder) + size(.width, of: item)
    case .bottom: return position(.y, of: item, in: holder) + size(.height, of: item)
    case .centerX: return position(.x, of: item, in: holder) + 0.5 * size(.width, of: item)
    case .centerY: return position(.y, of: item, in: holder) + 0.5 * size(.height, of: item)
    case .width: return size(.width, of: item)
    case .height: return size(.height, of: item)
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, in: holder)
    default: return 0
    }
  }

  /// The left or upper edge of an item in the coordinates of an ancestor.
  private func position(
    _ quantity: Quantity, of item: any LayoutItem, in holder: UIView
  ) -> LinearExpression {
    if let view = item as? UIView, view === holder {
      let insets = view.alignmentRectInsets
      return LinearExpression(constant: quantity == .x ? insets.left : insets.top)
    }
    var sum = LinearExpression(variable(quantity, of: item))
    var container = item is UIView ? item.layoutOwner?.superview : item.layoutOwner
    while let view = container, view !== holder {
      sum = sum + LinearExpression(variable(quantity, of: view))
      // Subviews count from the view's frame, the constraints from its alignment rectangle.
      let insets = view.alignmentRectInsets
      sum.constant -= quantity == .x ? insets.left : insets.top
      container = view.superview
    }
    return sum
  }

  private func size(_ quantity: Quantity, of item: any LayoutItem) -> LinearExpression {
    LinearExpression(variable(quantity, of: item))
  }

  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView
  ) -> LinearExpression {
    guard let view = item as? UIView else {
      return expression(of: .bottom, of: item, in: holder)
    }
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view { return expression(of: attribute, of: text, in: holder) }
    if let offset = view.baselineFromCenter {
      return expression(of: .centerY, of: view, in: holder) + LinearExpression(constant: offset)
    }
    if isFirst, let offset = view.firstBaselineFromTop {
      return expression(of: .top, of: view, in: holder) + LinearExpression(constant: offset)
    }
    let offset = view.lastBaselineFromBottom
    return expression(of: .bottom, of: view, in: holder) - LinearExpression(constant: offset)
  }

  // MARK: Frames

  private func frameEquation(for key: ObjectIdentifier, _ quantity: Quantity) -> Constraint? {
    guard let known = items[key], let view = known.object as? UIView,
      let variable = known.variables[quantity]
    else { return nil }
    var priority = Priority.required
    if isPlaced(view) {
      // Nothing is around the topmost view: where its constraints say nothing, it stays as it is.
      guard view === root, !isMeasuring else { return nil }
      priority = Priority(0.001)
    }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let value =
      switch quantity {
      case .x: rect.minX
      case .y: rect.minY
      case .width: rect.width
      case .height: rect.height
      }
    return Constraint(
      LinearExpression(variable), .equal, LinearExpression(constant: value), priority: priority)
  }

  // MARK: Intrinsic sizes

  // 12.2.1 – at most as large at the hugging priority, at least as large at the other.
  private func sizeEquation(
    for key: ObjectIdentifier, _ axis: NSLayoutConstraint.Axis, isHugging: Bool
  ) -> Constraint? {
    guard let view = items[key]?.object as? UIView, isPlaced(view) else { return nil }
    let content = view.intrinsicContentSize
    let height = measuredHeights[key] ?? content.height
    let length = axis == .horizontal ? content.width : height
    guard length != UIView.noIntrinsicMetric else { return nil }
    let priority =
      isHugging
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    guard priority.rawValue > 0 else { return nil }
    return Constraint(
      size(axis == .horizontal ? .width : .height, of: view),
      isHugging ? .lessThanOrEqual : .greaterThanOrEqual, LinearExpression(constant: length),
      priority: Priority(priority.rawValue))
  }

  // MARK: Guides along the edges

  private func insetEquation(for key: ObjectIdentifier, _ edge: Edge) -> Constraint? {
    guard let guide = items[key]?.object as? UILayoutGuide, let view = guide.owningView,
      let insets = guide.insets?(view)
    else { return nil }
    let outer = view.alignmentRectInsets
    // The visible part of a scroll view begins at its content offset.
    let start = view is UIScrollView ? view.bounds.origin : .zero
    let (expression, distance): (LinearExpression, CGFloat) =
      switch edge {
      case .left: (position(.x, of: guide, in: view), insets.left + start.x)
      case .top where guide.standsOnBottom: (size(.height, of: guide), insets.top)
      case .top: (position(.y, of: guide, in: view), insets.top + start.y)
      case .right:
        (
          size(.width, of: view) - position(.x, of: guide, in: view) - size(.width, of: guide),
          insets.right - outer.left - outer.right - start.x
        )
      case .bottom:
        (
          size(.height, of: view) - position(.y, of: guide, in: view) - size(.height, of: guide),
          insets.bottom - outer.top - outer.bottom - start.y
        )
      }
    // A view that is smaller than its insets has no room for the guide: the far edges give way.
    let isNear = edge == .left || edge == .top
    return Constraint(
      expression, .equal, LinearExpression(constant: distance),
      priority: isNear ? .required : Priority(999.9))
  }
}

extension NSLayoutConstraint {
  /// A Boolean value that indicates whether it gives a size an upper limit.
  var limitsSize: Bool {
    relation == .lessThanOrEqual && first.originAttribute == nil
      && (firstAttribute == .width || firstAttribute == .height)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute on the opposite side.
  fileprivate var mirrored: Self? {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .centerX: .centerX
    default: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
