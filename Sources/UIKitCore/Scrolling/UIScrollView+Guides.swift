import ConstraintSolver
import Foundation

// The guides of a scroll view: the visible rectangle, and the content.

/// The role of a guide of a scroll view.
enum ScrollGuideRole: Hashable {
  case frame, content
}

extension UIScrollView {
  func guide(for role: ScrollGuideRole) -> UILayoutGuide {
    if let guide = guides[role] { return guide }
    let guide = UILayoutGuide()
    guide.identifier =
      role == .frame ? "UIScrollView-frameLayoutGuide" : "UIScrollView-contentLayoutGuide"
    guide.scrollRole = role
    guide.owner = self
    guides[role] = guide
    return guide
  }

  /// Updates the guides after the visible part of the content has moved, or has changed its size.
  /// The content stays where it is in its own coordinates.
  func scrollGuidesDidMove() {
    guard let engine = existingLayoutEngine else { return }
    if let guide = guides[.frame] { engine.setNeedsUpdateOfScroll(guide) }
    let edges = [
      constraintState.safeAreaGuide, constraintState.marginsGuide, constraintState.readableGuide,
    ]
    for guide in edges.compactMap(\.self) { engine.setNeedsUpdateOfInsets(guide) }
  }

  /// Sets the content size from constraints, where they tie the content to its edges.
  func takeContentSizeFromConstraints() {
    guard let guide = guides[.content], let engine = existingLayoutEngine,
      engine.isRegistered(guide)
    else { return }
    let size = engine.rect(of: guide).onPixels.size
    if size != contentSize { contentSize = size }
  }
}

extension LayoutEngine {
  func setNeedsUpdateOfScroll(_ guide: UILayoutGuide) {
    guard isRegistered(guide) else { return }
    for quantity in Quantity.allCases { setNeedsUpdate(.scroll(key(of: guide), quantity)) }
  }

  /// Returns the constraint between a scroll view's guide and the view.
  func scrollEquation(for key: ObjectIdentifier, _ quantity: Quantity) -> Constraint? {
    guard let guide = items[key]?.object as? UILayoutGuide, let role = guide.scrollRole,
      let view = guide.owningView as? UIScrollView
    else { return nil }
    let own = LinearExpression(variable(quantity, of: guide))
    switch (role, quantity) {
    case (.content, .x), (.content, .y):
      return Constraint(own, .equal, 0, priority: .required)
    case (.content, .width), (.content, .height):
      // Without constraints the content size stays as the app set it.
      let size = quantity == .width ? view.contentSize.width : view.contentSize.height
      return Constraint(
        own, .equal, LinearExpression(constant: size), priority: Priority(0.001))
    case (.frame, .x), (.frame, .y):
      let offset = quantity == .x ? view.bounds.minX : view.bounds.minY
      return Constraint(own, .equal, LinearExpression(constant: offset), priority: .required)
    case (.frame, .width), (.frame, .height):
      return Constraint(
        own, .equal, LinearExpression(variable(quantity, of: view)), priority: .required)
    }
  }

  /// An edge of a scroll view stands for the edge of its content where what it is tied to is in it.
  func inContent(_ operand: LayoutOperand, beside other: LayoutOperand?) -> LayoutOperand {
    guard operand.originAttribute == nil, operand.attribute.isEdge,
      let view = operand.item as? UIScrollView, let item = other?.item,
      let owner = item.layoutOwner, owner.isDescendant(of: view)
    else { return operand }
    if owner === view {
      guard let guide = item as? UILayoutGuide, guide.scrollRole == nil, guide.insets == nil
      else { return operand }
    }
    return LayoutOperand(view.contentLayoutGuide, operand.attribute)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
