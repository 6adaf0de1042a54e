import Foundation

// The layout engine has equations of its own for frames and for the guides of a view. Apps find
// constraints in their place among those of the view.

/// A constraint in place of the autoresizing mask of a view.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}

/// A constraint that an app can read, and that has no equation in the engine.
class SystemConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }
}

/// The constraints of the system of a view, each of them as long as it says the same.
struct SystemConstraints {
  /// A Boolean value that indicates whether the view was laid out with constraints.
  var areInstalled = false
  private var known: [Key: SystemConstraint] = [:]

  struct Key: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let constant: CGFloat
    let other: ObjectIdentifier?
  }

  /// Returns the constraints of a description, those that were there before among them.
  @MainActor
  mutating func take(_ wanted: [(key: Key, make: () -> SystemConstraint)]) -> [NSLayoutConstraint] {
    var new: [Key: SystemConstraint] = [:]
    var list: [NSLayoutConstraint] = []
    for (key, make) in wanted {
      let constraint = known[key] ?? make()
      new[key] = constraint
      list.append(constraint)
    }
    known = new
    return list
  }
}

extension UIView {
  /// 12.1.10: after a layout the constraints of masks and guides stand before those of…
  var systemConstraints: [NSLayoutConstraint] {
    guard constraintState.system.areInstalled, let engine = existingLayoutEngine else { return [] }
    var wanted: [(key: SystemConstraints.Key, make: () -> SystemConstraint)] = []
    for view in subviews where view.usesAutoresizing && engine.isRegistered(view) {
      wanted += maskConstraints(of: view)
    }
    // 12.1.11: the guides of a view have constraints with names.
    if let guide = constraintState.safeAreaGuide, engine.isRegistered(guide) {
      wanted += edgeConstraints(of: guide, safeAreaInsets) { "UIViewSafeAreaLayoutGuide-\($0)" }
    }
    if let guide = constraintState.marginsGuide, engine.isRegistered(guide) {
      wanted += edgeConstraints(of: guide, layoutMargins) { "UIView-\($0)Margin-guide-constraint" }
    }
    guard !wanted.isEmpty else { return [] }
    return constraintState.system.take(wanted)
  }

  private func maskConstraints(
    of view: UIView
  ) -> [(key: SystemConstraints.Key, make: () -> SystemConstraint)] {
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    let mask = view.autoresizingMask
    let isWide = mask.contains(.flexibleWidth)
    let isHigh = mask.contains(.flexibleHeight)
    return [
      describe(view, .left, self, .left, frame.minX - bounds.minX),
      describe(view, .top, self, .top, frame.minY - bounds.minY),
      isWide
        ? describe(view, .width, self, .width, frame.width - bounds.width)
        : describe(view, .width, nil, .notAnAttribute, frame.width),
      isHigh
        ? describe(view, .height, self, .height, frame.height - bounds.height)
        : describe(view, .height, nil, .notAnAttribute, frame.height),
    ]
  }

  private func describe(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> (key: SystemConstraints.Key, make: () -> SystemConstraint) {
    let key = SystemConstraints.Key(
      item: ObjectIdentifier(view), attribute: attribute, constant: constant,
      other: other.map { ObjectIdentifier($0) })
    return (
      key,
      {
        NSAutoresizingMaskLayoutConstraint(
          LayoutOperand(view, attribute), .equal, other.map { LayoutOperand($0, second) },
          constant: constant)
      }
    )
  }

  private func edgeConstraints(
    of guide: UILayoutGuide, _ insets: UIEdgeInsets, name: @escaping (String) -> String
  ) -> [(key: SystemConstraints.Key, make: () -> SystemConstraint)] {
    // The constants are distances into the view, so the view stands first at its far edges.
    let edges: [(any LayoutItem, any LayoutItem, NSLayoutConstraint.Attribute, CGFloat, String)] = [
      (guide, self, .top, insets.top, "top"), (guide, self, .left, insets.left, "left"),
      (self, guide, .bottom, insets.bottom, "bottom"), (self, guide, .right, insets.right, "right"),
    ]
    return edges.map { first, second, attribute, constant, edge in
      let key = SystemConstraints.Key(
        item: ObjectIdentifier(first), attribute: attribute, constant: constant,
        other: ObjectIdentifier(second))
      return (
        key,
        {
          let constraint = SystemConstraint(
            LayoutOperand(first, attribute), .equal, LayoutOperand(second, attribute),
            constant: constant)
          constraint.identifier = name(edge)
          return constraint
        }
      )
    }
  }
}
