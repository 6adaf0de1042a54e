// The accessibility of a view: UIKit's values, and those of the app, which replace them.

/// The accessibility of a view, and of its subviews.
struct ReadAccessibility {
  var described: DisplayAccessibility?
  /// A Boolean value that indicates whether what is in the view is a part of it, and nothing of its
  /// own.
  var hidesSubviews: Bool
}

extension UIView {
  /// Returns the description of the view for assistive technology and for tests.
  package func describedAccessibility() -> DisplayAccessibility? { readAccessibility().described }

  /// A Boolean value that indicates whether what is in the view is a part of it, and nothing of its
  /// own, to assistive technology.
  var hidesAccessibilityOfSubviews: Bool { readAccessibility().hidesSubviews }

  /// Reads the accessibility of the view once; it is needed for every node of every frame.
  func readAccessibility() -> ReadAccessibility {
    let natural = displayAccessibility()
    return AccessibilityReading.of(self, natural) {
      let isElement = isAccessibilityElement
      return ReadAccessibility(
        described: resolved(from: natural, isElement: isElement),
        hidesSubviews: accessibilityElementsHidden
          || isElement && !(natural?.role.isElement ?? false))
    }
  }

  private func resolved(
    from natural: DisplayAccessibility?, isElement: Bool
  ) -> DisplayAccessibility? {
    let naturalRole = natural?.role ?? .none
    if !isElement, naturalRole.isElement {
      // It has neither a role nor a label; tests find it all the same.
      return identifierForAccessibility
    }
    let (label, value, hint) = (accessibilityLabel, accessibilityValue, accessibilityHint)
    let traits = accessibilityTraits
    guard isElement || natural != nil || label != nil || value != nil else { return nil }
    var described = natural ?? DisplayAccessibility()
    described.label = label
    described.value = value
    described.hint = hint
    if traits != naturalRole.traits(of: natural) {
      described.role = traits.role ?? naturalRole
      described.isEnabled = !traits.contains(.notEnabled)
      described.isSelected = traits.contains(.selected)
    }
    if isElement, described.role == .none { described.role = .other }
    return described
  }

  /// Takes from nodes what assistive technology is not to see.
  func concealAccessibility(in node: inout DisplayNode, hidingSubviews: Bool) {
    if !hidingSubviews, accessibility != nil || accessibilityElementCount() > 0 {
      arrangeAccessibility(in: &node)
    }
    if hidingSubviews {
      if accessibilityElementsHidden { node.accessibility = nil }
      node.children = node.children.map(\.withoutAccessibility)
    }
    // The last one lies in front.
    if let modal = subviews.last(where: { !$0.isHidden && $0.accessibilityViewIsModal }) {
      node.children = node.children.map {
        $0.id == modal.displayID ? $0 : $0.withoutAccessibility
      }
    }
  }
}

extension DisplayNode {
  fileprivate var withoutAccessibility: DisplayNode {
    var node = self
    node.accessibility = nil
    node.children = children.map(\.withoutAccessibility)
    return node
  }
}

/// The view that is being described, so that UIKit's own values are computed once.
@MainActor
enum AccessibilityReading {
  private static var current: (view: UIView, natural: DisplayAccessibility?)?

  static func of<Result>(
    _ view: UIView, _ natural: DisplayAccessibility?, _ read: () -> Result
  ) -> Result {
    let before = current
    current = (view, natural)
    defer { current = before }
    return read()
  }

  static func natural(of view: UIView) -> DisplayAccessibility? {
    if let current, current.view === view { return current.natural }
    return view.displayAccessibility()
  }
}
