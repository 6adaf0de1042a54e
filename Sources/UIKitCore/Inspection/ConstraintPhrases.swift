import Foundation

// The short forms of constraints: as people say where something is, and how large.

extension NSLayoutConstraint {
  /// `16 pt below `titleLabel``, `at least 44 pt high`; `nil` where no short form says it.
  func phrase(about view: UIView) -> String? {
    guard multiplier == 1 else { return nil }
    if let other = second?.item, first.item?.layoutOwner !== view, other.layoutOwner === view {
      return second.flatMap {
        Phrase(
          view: view, attribute: $0.attribute, relation: relation.turned, item: first.item,
          otherAttribute: first.attribute, constant: -constant, subject: other
        ).text
      }
    }
    guard let subject = first.item else { return nil }
    return Phrase(
      view: view, attribute: first.attribute, relation: relation, item: second?.item,
      otherAttribute: second?.attribute, constant: constant, subject: subject
    ).text
  }
}

/// One side of a constraint as seen from a view: the other side is `item`, or nothing.
@MainActor
private struct Phrase {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let item: (any LayoutItem)?
  let otherAttribute: NSLayoutConstraint.Attribute?
  let constant: CGFloat
  let subject: any LayoutItem

  var text: String? {
    guard subject === view else { return nil }
    guard let item, let otherAttribute else { return size }
    guard let owner = item.layoutOwner else { return nil }
    if attribute == otherAttribute { return same(item, owner) }
    return beside(item, otherAttribute)
  }

  private var points: String { DisplayNumber.text(abs(constant), decimals: 2) + " pt" }

  private var size: String? {
    switch attribute {
    case .width: relation.inWords("") + points + " wide"
    case .height: relation.inWords("") + points + " high"
    default: nil
    }
  }

  // MARK: The same attribute of both

  private func same(_ item: any LayoutItem, _ owner: UIView) -> String? {
    switch attribute {
    case .width, .height:
      guard constant == 0, owner !== view else { return nil }
      let size = attribute == .width ? "wide" : "high"
      return relation.inWords("") + "as \(size) as \(name(of: item, owner))"
    case .centerX, .centerY:
      guard constant == 0, relation == .equal else { return nil }
      let way = attribute == .centerX ? "horizontally" : "vertically"
      let link = view.isDescendant(of: owner) ? "in" : "with"
      return "centred \(way) \(link) \(name(of: item, owner))"
    case .firstBaseline, .lastBaseline:
      guard constant == 0, relation == .equal else { return nil }
      let line = attribute == .firstBaseline ? "first" : "last"
      return "\(line) baseline aligned with that of \(name(of: item, owner))"
    default: return edge(item, owner)
    }
  }

  private func edge(_ item: any LayoutItem, _ owner: UIView) -> String? {
    guard let edge = attribute.edge else { return nil }
    let name = name(of: item, owner)
    guard view !== owner, view.isDescendant(of: owner) else {
      return constant == 0 && relation == .equal ? "\(edge.name) aligned with \(name)" : nil
    }
    // Into the other from its edge.
    let inwards = edge.isFirst ? constant : -constant
    if inwards == 0, relation == .equal { return "at the \(edge.name) of \(name)" }
    guard inwards > 0 else { return nil }
    let isFar = edge.isFirst ? relation : relation.turned
    return isFar.inWords("") + points + " from the \(edge.name) of \(name)"
  }

  // MARK: One end of each

  private func beside(
    _ item: any LayoutItem, _ other: NSLayoutConstraint.Attribute
  ) -> String? {
    guard let owner = item.layoutOwner, !view.isDescendant(of: owner),
      let place = attribute.place(beside: other)
    else { return nil }
    let distance = place.isPast ? constant : -constant
    guard distance >= 0 else { return nil }
    let seen = place.isPast ? relation : relation.turned
    let name = name(of: item, owner)
    if distance == 0, seen == .equal { return "directly \(place.words) \(name)" }
    return seen.inWords("") + points + " \(place.words) \(name)"
  }

  private func name(of item: any LayoutItem, _ owner: UIView) -> String {
    let isSuperview = owner === view.superview
    let property = PropertyNames.name(of: owner).map { "`\($0)`" }
    let place = isSuperview ? property ?? "its superview" : owner.nameInSentences
    guard let guide = item as? UILayoutGuide else { return place }
    let name = owner.name(of: guide)
    return isSuperview && owner.isSystemGuide(guide) ? "the \(name)" : "the \(name) of \(place)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The words for an edge, and whether more of it leads into the view.
  fileprivate var edge: (name: String, isFirst: Bool)? {
    switch self {
    case .top: ("top", true)
    case .bottom: ("bottom", false)
    case .leading: ("leading edge", true)
    case .trailing: ("trailing edge", false)
    case .left: ("left edge", true)
    case .right: ("right edge", false)
    default: nil
    }
  }

  /// The words for a place beside a view, for this edge and the opposite edge of the other view.
  fileprivate func place(beside other: Self) -> (words: String, isPast: Bool)? {
    switch (self, other) {
    case (.top, .bottom): ("below", true)
    case (.bottom, .top): ("above", false)
    case (.leading, .trailing): ("after", true)
    case (.trailing, .leading): ("before", false)
    case (.left, .right): ("to the right of", true)
    case (.right, .left): ("to the left of", false)
    default: nil
    }
  }
}
