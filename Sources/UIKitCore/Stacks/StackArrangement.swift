import Foundation

/// The constraints by which a stack view places its views.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  /// The visible views, in order.
  let views: [UIView]
  /// The spacing after each view but the last.
  let gaps: [CGFloat]

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var container: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var near: Attribute { isRow ? .top : .leading }
  private var far: Attribute { isRow ? .bottom : .trailing }
  private var across: Attribute { isRow ? .centerY : .centerX }
  private var thickness: Attribute { isRow ? .height : .width }

  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    // 12.5.3 – whatever is between them, the first and the last stand at the ends.
    var all = [
      make(LayoutOperand(first, start), .equal, LayoutOperand(container, start)),
      make(LayoutOperand(container, end), .equal, LayoutOperand(last, end)),
    ]
    all += distributing
    for view in views { all += aligning(view) }
    if stack.alignment != .fill { all += tightening }
    return all
  }

  // MARK: Along the axis

  // 12.5.4: the distribution decides sizes and spacing.
  private var distributing: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: exactGaps + ties
    case .fillEqually:
      exactGaps
        + views.dropFirst().map {
          make(LayoutOperand($0, length), .equal, LayoutOperand(views[0], length))
        }
    case .fillProportionally: exactGaps + proportions
    case .equalSpacing: leastGaps + equalGaps + narrowGap
    case .equalCentering: leastGaps + equalCentres + narrowGap
    }
  }

  private var pairs: [(before: UIView, after: UIView, gap: CGFloat)] {
    zip(zip(views, views.dropFirst()), gaps).map { ($0.0, $0.1, $1) }
  }

  /// From one view to the next.
  private func gap(_ before: UIView, _ after: UIView) -> LayoutOperand {
    let counts = stack.isBaselineRelativeArrangement && !isRow
    return LayoutOperand(
      from: LayoutOperand(before, counts ? .lastBaseline : end),
      to: LayoutOperand(after, counts ? .firstBaseline : start))
  }

  // 12.5.5 – exactly the set value, also a negative one.
  private var exactGaps: [NSLayoutConstraint] {
    pairs.map { make(gap($0.before, $0.after), .equal, nil, constant: $0.gap) }
  }

  private var leastGaps: [NSLayoutConstraint] {
    pairs.map { make(gap($0.before, $0.after), .greaterThanOrEqual, nil, constant: $0.gap) }
  }

  private var equalGaps: [NSLayoutConstraint] {
    guard let first = pairs.first else { return [] }
    return pairs.dropFirst().map {
      make(gap($0.before, $0.after), .equal, gap(first.before, first.after))
    }
  }

  // Less than a view's wish to be as large as its content: the middles are equally far from each
  // other where the views have room for it.
  private var equalCentres: [NSLayoutConstraint] {
    func step(_ before: UIView, _ after: UIView) -> LayoutOperand {
      LayoutOperand(from: LayoutOperand(before, middle), to: LayoutOperand(after, middle))
    }
    guard let first = pairs.first else { return [] }
    return pairs.dropFirst().map {
      make(
        step($0.before, $0.after), .equal, step(first.before, first.after),
        priority: UILayoutPriority(149))
    }
  }

  // A stack without a given length is no longer than it has to be.
  private var narrowGap: [NSLayoutConstraint] {
    pairs.map {
      make(
        gap($0.before, $0.after), .equal, nil, constant: $0.gap, priority: UILayoutPriority(2))
    }
  }

  // 12.5.4 – otherwise the first is stretched and the last is compressed.
  private var ties: [NSLayoutConstraint] {
    views.enumerated().dropFirst().map { index, view in
      make(
        LayoutOperand(view, length), .equal, nil, constant: 0,
        priority: UILayoutPriority(1 + Float(min(index, 90)) / 100))
    }
  }

  private var proportions: [NSLayoutConstraint] {
    let sizes = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    guard let first = sizes.firstIndex(where: { $0 > 0 }) else { return ties }
    return views.indices.compactMap { index in
      guard index != first, sizes[index] > 0 else { return nil }
      return make(
        LayoutOperand(views[index], length), .equal, LayoutOperand(views[first], length),
        multiplier: sizes[index] / sizes[first], priority: UILayoutPriority(999))
    }
  }

  // MARK: Across the axis

  // 12.5.6: baseline alignments are for horizontal stacks.
  private func aligning(_ view: UIView) -> [NSLayoutConstraint] {
    let isFirst = view === views[0]
    switch stack.alignment {
    case .fill: return [at(near, view), at(far, view)]
    case .leading: return [at(near, view), inside(far, view)]
    case .trailing: return [inside(near, view), at(far, view)]
    case .center: return [at(across, view), inside(near, view), inside(far, view)]
    case .firstBaseline, .lastBaseline:
      guard isRow else { return [at(near, view), inside(far, view)] }
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      let bounds = [inside(near, view), inside(far, view)]
      if isFirst { return bounds }
      return bounds + [make(LayoutOperand(view, line), .equal, LayoutOperand(views[0], line))]
    }
  }

  private func at(_ attribute: Attribute, _ view: UIView) -> NSLayoutConstraint {
    make(LayoutOperand(view, attribute), .equal, LayoutOperand(container, attribute))
  }

  private func inside(_ attribute: Attribute, _ view: UIView) -> NSLayoutConstraint {
    make(
      LayoutOperand(view, attribute), attribute == near ? .greaterThanOrEqual : .lessThanOrEqual,
      LayoutOperand(container, attribute))
  }

  // Subviews that do not fill the stack do not set its thickness: it is as small as possible, and
  // views on a baseline are as near to the upper edge as possible.
  private var tightening: [NSLayoutConstraint] {
    var all = [
      make(LayoutOperand(stack, thickness), .equal, nil, constant: 0, priority: UILayoutPriority(2))
    ]
    if isRow, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      all += views.map {
        make(
          LayoutOperand($0, .top), .equal, LayoutOperand(container, .top),
          priority: UILayoutPriority(1))
      }
    }
    return all
  }

  private func make(
    _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }
}
