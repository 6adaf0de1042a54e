import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    // 12.1.3 – the closest common ancestor keeps the constraint.
    guard let ancestor = closestCommonAncestor else {
      let names = [first.text, second?.text ?? "nil"].map { "<\($0)>" }
      UIKitException.raise(
        .generic,
        "Unable to activate constraint with anchors \(names[0]) and \(names[1]) because they have "
          + "no common ancestor.  Does the constraint or its anchors reference items in different "
          + "view hierarchies?  That's illegal.")
    }
    ancestor.hold(self)
  }

  func deactivate() {
    holder?.release(self)
  }

  /// The views that the constraint speaks about, those that own the guides included.
  var views: [UIView] {
    first.views + (second?.views ?? [])
  }

  private var closestCommonAncestor: UIView? {
    let views = views
    guard var ancestor = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isDescendant(of: ancestor) {
        guard let next = ancestor.superview else { return nil }
        ancestor = next
      }
    }
    return ancestor
  }

  /// A Boolean value that indicates whether it constrains baselines.
  var isOfBaselines: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
  }

  // MARK: Checking

  static func check(
    _ first: Attribute, relatedTo second: Attribute, of item: Any?, multiplier: CGFloat
  ) {
    guard
      let reason = refusal(
        of: first, relatedTo: item == nil ? .notAnAttribute : second, multiplier: multiplier)
    else { return }
    UIKitException.raise(
      .invalidArgument,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: \(reason)")
  }

  /// Why there can be no such constraint; `nil` when there can.
  static func refusal(
    of first: Attribute, relatedTo second: Attribute, multiplier: CGFloat
  ) -> String? {
    guard first != .notAnAttribute else {
      return "A constraint needs an attribute of its first item."
    }
    // Without a second item its attribute means nothing, whatever it is.
    guard second != .notAnAttribute, multiplier != 0 else {
      if first.kind == .size { return nil }
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    // 12.1.6: leading and trailing cannot be mixed with left and right.
    guard !first.isDirectional || !second.isAbsolute, !first.isAbsolute || !second.isDirectional
    else {
      return "A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither."
    }
    // A left and a top go together, as odd as it is: SnapKit's tests do that on Apple's systems.
    return first.kind == second.kind ? nil : "Invalid pairing of layout attributes"
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind { case location, size, none }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .top, .bottom, .centerY, .lastBaseline,
      .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .location
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// A Boolean value that indicates whether it depends on the direction in which people read.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The same attribute of the layout margins' guide, for those that speak of margins.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
