public import UIKit

/// The builder that a closure makes constraints with: an attribute, its relation, and its target.
@preconcurrency @MainActor
public final class ConstraintMaker: _ConstraintAttributeNames {
  /// The view or the layout guide whose constraints are made.
  public let item: any LayoutConstraintItem

  private var descriptions: [ConstraintDescription] = []

  private init(_ item: any LayoutConstraintItem) {
    self.item = item
    item.prepare()
  }

  public func _named(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  // MARK: - What the closures are for

  typealias Closure = (_ make: ConstraintMaker) -> Void

  static func prepareConstraints(
    of item: any LayoutConstraintItem, _ closure: Closure
  ) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  static func makeConstraints(of item: any LayoutConstraintItem, _ closure: Closure) {
    for constraint in prepareConstraints(of: item, closure) { constraint.activate() }
  }

  static func remakeConstraints(of item: any LayoutConstraintItem, _ closure: Closure) {
    removeConstraints(of: item)
    makeConstraints(of: item, closure)
  }

  static func updateConstraints(of item: any LayoutConstraintItem, _ closure: Closure) {
    guard !item.madeConstraints.isEmpty else { return makeConstraints(of: item, closure) }
    for constraint in prepareConstraints(of: item, closure) { constraint.updateExisting() }
  }

  static func removeConstraints(of item: any LayoutConstraintItem) {
    for constraint in item.madeConstraints { constraint.deactivate() }
  }
}

/// A rule about attributes, to which more can be added: `make.top.leading`.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, _ConstraintAttributeNames {
  public func _named(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> ConstraintMakerExtendable {
    description.add(attributes)
    return self
  }
}
