import UIKit

/// Some attributes of a view or of a layout guide, as `snp` names them.
@preconcurrency @MainActor
public final class ConstraintItem: ConstraintRelatableTarget {
  weak var target: AnyObject?
  /// None if a view was passed: then the attributes of the rule count.
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute] = []) {
    self.target = target
    self.attributes = attributes
  }

  /// Which attribute a rule relates one of its own to; `nil` where there is none that is meant.
  func attribute(
    for own: NSLayoutConstraint.Attribute, of all: [NSLayoutConstraint.Attribute]
  ) -> NSLayoutConstraint.Attribute? {
    let (mine, theirs) = (Set(attributes), Set(all))
    if mine.isEmpty || mine == theirs { return own }
    if attributes.count == 1 { return attributes[0] }
    // Edges and margins go together, each with its own.
    if mine == Set(theirs.compactMap(\.ofMargin)) { return own.ofMargin }
    if Set(mine.compactMap(\.ofMargin)) == theirs { return mine.first { $0.ofMargin == own } }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the layout margins.
  fileprivate var ofMargin: Self? {
    switch self {
    case .left: .leftMargin
    case .top: .topMargin
    case .right: .rightMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }
}
