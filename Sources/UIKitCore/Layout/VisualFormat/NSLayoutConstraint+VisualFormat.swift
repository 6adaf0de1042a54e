import Foundation

extension NSLayoutConstraint {
  /// Reads a line in the visual format language.
  ///
  /// A dash alone is the standard space: 8 points between views, and the margin where the superview
  /// is at its other end.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[name(>=80)]-gap-[value]-|`.
  ///   - opts: How views are aligned, and in which direction they follow each other.
  ///   - metrics: Numbers by the names that the format gives them.
  ///   - views: Views and layout guides by the names that the format gives them.
  /// - Returns: The constraints that the line describes. None of them is active.
  @discardableResult
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(
        format, metrics: (metrics ?? [:]).compactMapValues(number), viewNames: Set(views.keys))
      let made = try FormatLine(format: parsed, options: opts, items: views).constraints()
      // 7.11 – constraints of a format live until the end of the turn.
      for constraint in made { Stage.shared.autorelease(constraint) }
      return made
    } catch {
      UIKitException.raise(.invalidArgument, error.message(of: format))
    }
  }

  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as any BinaryFloatingPoint: CGFloat(value)
    case let value as any BinaryInteger: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// A line of layout with the views that are in it.
@MainActor
private struct FormatLine {
  typealias Attribute = NSLayoutConstraint.Attribute

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  /// By the names in the format.
  let items: [String: Any]

  private var isVertical: Bool { format.orientation == .vertical }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignments()
    var constraints: [NSLayoutConstraint] = []
    if let opening = format.opening, let first = format.views.first {
      let superview = try superview(of: first, at: format.openingEnd)
      constraints += spaces(
        opening,
        from: LayoutOperand(superview, opening.isStandard ? edges.startMargin : edges.start),
        to: LayoutOperand(item(first), edges.start), standard: 0)
    }
    for (index, view) in format.views.enumerated() {
      constraints += sizes(of: view)
      guard index > 0 else { continue }
      let before = format.views[index - 1]
      constraints += spaces(
        format.connections[index - 1], from: LayoutOperand(item(before), edges.endOfView),
        to: LayoutOperand(item(view), edges.startOfView), standard: systemSpacing)
      constraints += options.alignments.map { alignment in
        NSLayoutConstraint(
          LayoutOperand(item(before), alignment), .equal, LayoutOperand(item(view), alignment),
          constant: 0)
      }
    }
    if let closing = format.closing, let last = format.views.last {
      let superview = try superview(of: last, at: format.closingEnd)
      constraints += spaces(
        closing, from: LayoutOperand(item(last), edges.end),
        to: LayoutOperand(superview, closing.isStandard ? edges.endMargin : edges.end), standard: 0)
    }
    return constraints
  }

  private func sizes(of view: VisualFormat.View) -> [NSLayoutConstraint] {
    let size: Attribute = isVertical ? .height : .width
    return view.predicates.map { predicate in
      let subject = LayoutOperand(item(view), size)
      let constraint =
        switch predicate.object {
        case .constant(let constant):
          NSLayoutConstraint(subject, predicate.relation, nil, constant: constant)
        case .view(let name):
          NSLayoutConstraint(
            subject, predicate.relation, items[name].map { LayoutOperand($0, size) }, constant: 0)
        }
      constraint.priority = predicate.priority
      return constraint
    }
  }

  /// One constraint for each predicate of a space; the later item's side is the first one.
  private func spaces(
    _ connection: VisualFormat.Connection, from start: LayoutOperand, to end: LayoutOperand,
    standard: CGFloat
  ) -> [NSLayoutConstraint] {
    // From right to left, the coordinates fall along the line.
    let falls = options.intersection(.directionMask) == .directionRightToLeft && !isVertical
    return connection.predicates(standard: standard).compactMap { predicate in
      guard case .constant(let constant) = predicate.object else { return nil }
      let (first, second) = falls ? (start, end) : (end, start)
      let constraint = NSLayoutConstraint(
        first, predicate.relation, second, constant: constant)
      constraint.priority = predicate.priority
      return constraint
    }
  }

  private func item(_ view: VisualFormat.View) -> Any { items[view.name] as Any }

  private func superview(
    of view: VisualFormat.View, at position: Int
  ) throws(VisualFormatError) -> UIView {
    let superview =
      switch item(view) {
      case let guide as UILayoutGuide: guide.owningView
      case let view as UIView: view.superview
      default: nil as UIView?
      }
    guard let superview else {
      throw VisualFormatError(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: position)
    }
    return superview
  }

  // 12.1.9 – views in a row cannot all have one left edge as well.
  private func checkAlignments() throws(VisualFormatError) {
    guard format.views.count > 1,
      options.alignments.contains(where: { $0.isVertical == isVertical })
    else { return }
    let direction = isVertical ? "vertical" : "horizontal"
    throw VisualFormatError(
      reason: "Options mask required views to be aligned on a \(direction) edge, which is not "
        + "allowed for layout that is also \(direction).",
      position: 0)
  }

  // MARK: Edges

  /// The attributes between which spaces are.
  private struct Edges {
    let start, end, startMargin, endMargin: Attribute
    var startOfView, endOfView: Attribute

    init(
      _ start: Attribute, _ end: Attribute, margins startMargin: Attribute, _ endMargin: Attribute
    ) {
      (self.start, self.end) = (start, end)
      (self.startMargin, self.endMargin) = (startMargin, endMargin)
      (startOfView, endOfView) = (start, end)
    }
  }

  private var edges: Edges {
    if isVertical {
      var edges = Edges(.top, .bottom, margins: .topMargin, .bottomMargin)
      if options.contains(.spacingBaselineToBaseline) {
        (edges.startOfView, edges.endOfView) = (.firstBaseline, .lastBaseline)
      }
      return edges
    }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: Edges(.left, .right, margins: .leftMargin, .rightMargin)
    case .directionRightToLeft: Edges(.right, .left, margins: .rightMargin, .leftMargin)
    default: Edges(.leading, .trailing, margins: .leadingMargin, .trailingMargin)
    }
  }
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool { if case .standard = self { true } else { false } }

  fileprivate func predicates(standard: CGFloat) -> [VisualFormat.Predicate] {
    switch self {
    case .flush: [VisualFormat.Predicate(object: .constant(0))]
    case .standard: [VisualFormat.Predicate(object: .constant(standard))]
    case .spaced(let predicates): predicates
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether it is a place from top to bottom.
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins, .height:
      true
    default: false
    }
  }
}
