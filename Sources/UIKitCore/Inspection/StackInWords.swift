import Foundation

// How stack views arrange views, for people to read: not by the constraints that do it.

extension UIView {
  /// The stack view that arranges this view, if one does.
  var arrangingStack: UIStackView? {
    guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) else {
      return nil
    }
    return stack
  }

  /// The facts about this view as a stack view, and as a view that one arranges.
  var stackFacts: [Inspection.Fact] {
    var facts: [Inspection.Fact] = []
    if let stack = self as? UIStackView {
      facts.append(
        Inspection.Fact(
          name: stack.axis == .vertical ? "Column" : "Row",
          value: "\(stack.shownViews.count) of \(stack.arrangedSubviews.count) views shown"))
      facts.append(Inspection.Fact(name: "Spacing", value: Self.points(stack.spacing)))
      facts.append(Inspection.Fact(name: "Distribution", value: stack.distribution.inWords))
      facts.append(Inspection.Fact(name: "Alignment", value: stack.alignment.inWords))
    }
    if let stack = arrangingStack { facts.append(Self.fact(of: self, in: stack)) }
    return facts
  }

  private static func fact(of view: UIView, in stack: UIStackView) -> Inspection.Fact {
    let kind = stack.axis == .vertical ? "column" : "row"
    let views = stack.shownViews
    guard let index = views.firstIndex(where: { $0 === view }) else {
      return Inspection.Fact(name: "Stack", value: "hidden in the \(kind) \(stack.nameInSentences)")
    }
    var value = "\(index + 1) of \(views.count) in the \(kind) \(stack.nameInSentences)"
    if index > 0 {
      let before = views[index - 1]
      let place = stack.axis == .vertical ? "below" : "after"
      value += ", \(points(stack.distance(after: before))) \(place) \(before.nameInSentences)"
    }
    return Inspection.Fact(name: "Stack", value: value)
  }

  /// `16 pt`
  static func points(_ value: CGFloat) -> String {
    DisplayNumber.text(value, decimals: 2) + " pt"
  }
}

extension UIStackView.Distribution {
  fileprivate var inWords: String {
    switch self {
    case .fill: "fill"
    case .fillEqually: "fill equally"
    case .fillProportionally: "fill proportionally"
    case .equalSpacing: "equal spacing"
    case .equalCentering: "equal centering"
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var inWords: String {
    switch self {
    case .fill: "fill"
    case .leading: "leading"
    case .firstBaseline: "first baseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "last baseline"
    }
  }
}
