import ConstraintSolver
import Foundation

// The constraints of a view, as text.

extension UIView {
  /// Every active constraint that speaks of the view or of a guide of it, one sentence each.
  ///
  /// The constraints that stack views make of their settings are left out: see ``stackFacts``.
  var constraintsInWords: [String] {
    let broken = existingLayoutEngine?.broken ?? []
    let holders = sequence(first: self, next: \.superview)
    let arranged = [self as? UIStackView, arrangingStack].compactMap(\.self).flatMap(\.arrangement)
    return holders.flatMap(\.ownConstraints)
      .filter { each in each.speaks(of: self) && !arranged.contains { $0 === each } }
      .map { constraint in
        let isBroken = broken.contains { $0 === constraint }
        return constraint.inWords(about: self)
          + (isBroken ? " – left out: it contradicts others" : "")
      }
  }

  /// The attributes that the constraints leave ambiguous; none for a view that its frame places.
  var ambiguitiesInWords: [String] {
    guard !translatesAutoresizingMaskIntoConstraints, let engine = existingLayoutEngine else {
      return []
    }
    engine.flush()
    let names: [(LayoutEngine.Quantity, String)] = [
      (.x, "horizontal position"), (.y, "vertical position"), (.width, "width"),
      (.height, "height"),
    ]
    let variables = engine.items[engine.key(of: self)]?.variables ?? [:]
    return names.filter { quantity, _ in
      guard let variable = variables[quantity] else { return true }
      return engine.solver.isAmbiguous(variable)
    }.map(\.1)
  }
}

extension NSLayoutConstraint {
  fileprivate func speaks(of view: UIView) -> Bool {
    first.item?.layoutOwner === view || second?.item?.layoutOwner === view
  }

  /// The sentence, with the view as its subject where that can be.
  fileprivate func inWords(about view: UIView) -> String {
    let sentence = sentence(about: view)
    let name = identifier.map { " – “\($0)”" } ?? ""
    guard priority != .required else { return sentence + name }
    return sentence + ", priority \(DisplayNumber.text(CGFloat(priority.rawValue)))" + name
  }

  private func sentence(about view: UIView) -> String {
    guard first.originAttribute == nil, second?.originAttribute == nil else {
      return "Distance from \(Self.end(first, from: view)) to \(Self.far(first, from: view)) is "
        + relation.inWords("") + number(constant) + " pt"
    }
    if let phrase = phrase(about: view) {
      return phrase.prefix(1).uppercased() + phrase.dropFirst()
    }
    let subject = Self.name(first.item, first.attribute, from: view)
    guard let second, let other = second.item else {
      return "\(subject) is \(relation.inWords(""))\(number(constant)) pt"
    }
    // About the view even where the constraint was written from the other end.
    if multiplier == 1, first.item?.layoutOwner !== view, other.layoutOwner === view {
      let turned = Self.name(other, second.attribute, from: view)
      let object = Self.name(first.item, first.attribute, from: view)
      return "\(turned) is "
        + place(-constant, relation.turned, second.attribute) + " " + Self.lowered(object)
    }
    let object = Self.lowered(Self.name(other, second.attribute, from: view))
    guard multiplier == 1 else {
      let rest = constant == 0 ? "" : (constant < 0 ? " − " : " + ") + number(abs(constant)) + " pt"
      return "\(subject) is \(relation.inWords(""))\(number(multiplier)) × \(object)\(rest)"
    }
    return "\(subject) is " + place(constant, relation, first.attribute) + " \(object)"
  }

  /// `at least 12 below`, `equal to`, `8 more than`.
  private func place(_ distance: CGFloat, _ relation: Relation, _ attribute: Attribute) -> String {
    guard let direction = attribute.direction else {
      if distance == 0 {
        return relation.inWords("equal to") + (relation == .equal ? "" : "that of")
      }
      return relation.inWords("") + number(abs(distance)) + " pt"
        + (distance < 0 ? " less than" : " more than")
    }
    if distance == 0 {
      switch relation {
      case .equal: return "at"
      case .greaterThanOrEqual: return "at or \(direction.more)"
      case .lessThanOrEqual: return "at or \(direction.less)"
      }
    }
    // Less far in the one direction is more in the other.
    let seen = distance < 0 ? relation.turned : relation
    return seen.inWords("") + number(abs(distance)) + " pt "
      + (distance < 0 ? direction.less : direction.more)
  }

  private static func end(_ operand: LayoutOperand, from view: UIView) -> String {
    lowered(name(operand.origin, operand.originAttribute ?? .notAnAttribute, from: view))
  }

  private static func far(_ operand: LayoutOperand, from view: UIView) -> String {
    lowered(name(operand.item, operand.attribute, from: view))
  }

  private func number(_ value: CGFloat) -> String { DisplayNumber.text(value, decimals: 2) }

  private static func lowered(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// `Top`, `The bottom of its superview (ScreenView)`, `The leading edge of the safe area of UIView`.
  private static func name(
    _ item: (any LayoutItem)?, _ attribute: Attribute, from view: UIView
  ) -> String {
    let what = attribute.inWords
    guard let item else { return "The \(what) of something that is gone" }
    if item === view { return what.prefix(1).uppercased() + what.dropFirst() }
    guard let owner = item.layoutOwner else { return "The \(what) of a guide of no view" }
    let place: String
    if owner === view {
      place = "its"
    } else if owner === view.superview {
      place = PropertyNames.name(of: owner).map { "`\($0)`" } ?? "its superview"
    } else {
      place = owner.nameInSentences
    }
    guard let guide = item as? UILayoutGuide else { return "The \(what) of \(place)" }
    let name = owner.name(of: guide)
    if owner === view.superview, owner.isSystemGuide(guide) { return "The \(what) of the \(name)" }
    return "The \(what) of " + (owner === view ? "its \(name)" : "the \(name) of \(place)")
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether every view has a guide of that kind.
  func isSystemGuide(_ guide: UILayoutGuide) -> Bool {
    let state = constraintState
    return guide === state.safeAreaGuide || guide === state.marginsGuide
      || guide === state.readableGuide || guide === state.keyboardGuide
  }

  /// Returns the name of a guide of this view.
  func name(of guide: UILayoutGuide) -> String {
    let state = constraintState
    switch guide {
    case state.safeAreaGuide: return "safe area"
    case state.marginsGuide: return "layout margins"
    case state.readableGuide: return "readable width"
    case state.keyboardGuide: return "keyboard"
    default:
      if guide.scrollRole != nil { return "scroll view’s guide" }
      return guide.identifier.isEmpty ? "guide" : "guide “\(guide.identifier)”"
    }
  }
}

extension NSLayoutConstraint.Relation {
  func inWords(_ equal: String) -> String {
    switch self {
    case .equal: equal
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  var turned: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var inWords: String {
    switch withinMargins ?? self {
    case .centerX: "horizontal centre" + margins
    case .centerY: "vertical centre" + margins
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .left, .right, .leading, .trailing: (withinMargins ?? self).name + " edge" + margins
    default: (withinMargins ?? self).name + margins
    }
  }

  private var margins: String { withinMargins == nil ? "" : " (within the margins)" }

  /// The words for more and less of the attribute; `nil` for a size.
  fileprivate var direction: (more: String, less: String)? {
    switch withinMargins ?? self {
    case .left, .right, .centerX: ("to the right of", "to the left of")
    case .leading, .trailing: ("after", "before")
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: ("below", "above")
    default: nil
    }
  }
}
