public import UIKit

/// The result of a chain: a layout constraint for each of its attributes.
@preconcurrency @MainActor
public final class Constraint {
  public let layoutConstraints: [LayoutConstraint]

  private weak var item: (any LayoutConstraintItem)?
  private let constants: any AttributeConstants

  init(
    _ item: any LayoutConstraintItem, _ layoutConstraints: [LayoutConstraint],
    _ constants: any AttributeConstants
  ) {
    self.item = item
    self.layoutConstraints = layoutConstraints
    self.constants = constants
  }

  // MARK: Putting it into effect

  /// A Boolean value that indicates whether layout keeps any of it.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    guard let item else { return }
    let record = ItemRecord.of(item)
    if !record.constraints.contains(where: { $0 === self }) { record.constraints.append(self) }
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    guard let item else { return }
    ItemRecord.existing(of: item)?.constraints.removeAll { $0 === self }
  }

  // MARK: Changing it

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(offset.constants)
  }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(inset.insetConstants)
  }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset.constants)
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    for constraint in layoutConstraints { constraint.priority = UILayoutPriority(priority.value) }
    return self
  }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }

  // MARK: - Inside

  private func set(_ constants: any AttributeConstants) -> Constraint {
    for constraint in layoutConstraints { constraint.set(constants) }
    return self
  }

  /// Hands the constants on to constraints in effect that say the same but for them.
  func updateExisting() {
    let existing = item?.madeConstraints.flatMap(\.layoutConstraints) ?? []
    for constraint in layoutConstraints {
      guard let other = existing.first(where: constraint.saysTheSame) else {
        fatalError(
          "There is no constraint like \(constraint) to update: all but the constant has to be as it"
            + " was made. Where it is not, use remakeConstraints.")
      }
      other.set(constants)
    }
  }
}

/// A layout constraint that was made by a chain.
@preconcurrency @MainActor
public final class LayoutConstraint: NSLayoutConstraint {
  /// The label of the chain.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  var location: SourceLocation?

  public nonisolated override var description: String {
    // Other threads get only the class and the address.
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { summary }
  }

  /// Which of several numbers is the constant depends on where the other end is, if there is one.
  func set(_ constants: any AttributeConstants) {
    constant = constants.constant(
      for: secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute)
  }

  func saysTheSame(as other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute
      && relation == other.relation && secondItem === other.secondItem
      && secondAttribute == other.secondAttribute && multiplier == other.multiplier
      && priority == other.priority
  }
}
