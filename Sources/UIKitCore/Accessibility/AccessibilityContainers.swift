import Foundation

// The contents of a container, in the order of assistive technology.

extension UIResponder {
  /// The activation point that the app set, if it set one.
  package var chosenActivationPoint: CGPoint? {
    accessibility?.activationPoint
      ?? accessibility?.path.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
  }

  /// The accessibility elements that the app names; `nil` for the subviews.
  package var containedElements: [AnyObject]? {
    if let elements = accessibilityElements { return elements.map { $0 as AnyObject } }
    let count = accessibilityElementCount()
    guard count > 0 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0).map { $0 as AnyObject } }
  }
}

extension UIView {
  /// A rectangle of the view in the coordinates of the screen.
  package func rectOnScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return rect }
    return window.convert(convert(rect, to: window), to: nil)
  }

  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return point }
    return convert(window.convert(point, from: nil), from: window)
  }

  /// Arranges the accessibility elements of a node where the app names others than the subviews:
  /// removes those that are not named, adds those without a view, and sorts them.
  func arrangeAccessibility(in node: inout DisplayNode) {
    let group: DisplayAccessibility.Role? = shouldGroupAccessibilityChildren ? .other : nil
    if let role = accessibilityContainerType.role ?? group,
      node.accessibility.map({ $0.role == DisplayAccessibility.Role.none }) ?? true
    {
      var described = node.accessibility ?? DisplayAccessibility()
      described.role = role
      described.label = accessibilityLabel
      node.accessibility = described
    }
    guard let elements = containedElements else { return }
    var order: [Int] = []
    var kept: Set<Int> = []
    var made: [DisplayNode] = []
    for element in elements {
      switch element {
      case let view as UIView:
        order.append(view.displayID)
        kept.insert(view.displayID)
      case let element as UIAccessibilityElement:
        let part = element.node(in: self)
        order.append(part.id)
        made.append(part)
      default: continue
      }
    }
    node.children = node.children.map { $0.keepingAccessibility(of: kept) } + made
    var described = node.accessibility ?? DisplayAccessibility()
    described.order = order
    node.accessibility = described
  }
}

extension UIAccessibilityContainerType {
  fileprivate var role: DisplayAccessibility.Role? {
    switch self {
    case .none: nil
    case .list: .list
    case .landmark: .landmark
    case .dataTable, .semanticGroup: .other
    }
  }
}

extension DisplayNode {
  /// Without the accessibility of the node and of its descendants, except those.
  fileprivate func keepingAccessibility(of kept: Set<Int>) -> DisplayNode {
    guard !kept.contains(id) else { return self }
    var node = self
    node.accessibility = nil
    node.children = children.map { $0.keepingAccessibility(of: kept) }
    return node
  }
}
