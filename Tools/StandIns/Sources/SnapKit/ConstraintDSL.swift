public import UIKit

// The `snp` of a view, of a layout guide, and of the areas that bars cover.

/// A type with a label for messages.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  var target: AnyObject? { get }

  /// Gives the view or the guide a name, which descriptions of constraints then say.
  func setLabel(_ value: String?)

  /// The name that it was given.
  func label() -> String?
}

extension ConstraintDSL {
  public func setLabel(_ value: String?) {
    guard let target else { return }
    ItemRecord.of(target).label = value
  }

  public func label() -> String? { target.flatMap(ItemRecord.existing)?.label }
}

/// A type that names attributes of its item.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL, _ConstraintAttributeNames
where _Named == ConstraintItem {}

extension ConstraintBasicAttributesDSL {
  public func _named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }
}

/// The same with baselines and margins.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

// MARK: - Views

/// The members of a view's `snp`.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  public var target: AnyObject? { view }

  /// Makes constraints and leaves them for later: `activate()` puts one into effect.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: view, closure)
  }

  /// Makes constraints, besides those that are there.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: view, closure)
  }

  /// Makes constraints in place of those that were made for this view.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: view, closure)
  }

  /// Changes the constants of constraints that are there; makes them where there are none at all.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: view, closure)
  }

  /// Removes the constraints that were made for this view.
  public func removeConstraints() { ConstraintMaker.removeConstraints(of: view) }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

extension ConstraintView {
  /// The view's constraints and attributes.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

// MARK: - Layout guides

/// The members of a layout guide's `snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  public var target: AnyObject? { guide }

  /// Makes constraints and leaves them for later: `activate()` puts one into effect.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: guide, closure)
  }

  /// Makes constraints, besides those that are there.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: guide, closure)
  }

  /// Makes constraints in place of those that were made for this guide.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: guide, closure)
  }

  /// Changes the constants of constraints that are there; makes them where there are none at all.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: guide, closure)
  }

  /// Removes the constraints that were made for this guide.
  public func removeConstraints() { ConstraintMaker.removeConstraints(of: guide) }
}

extension ConstraintLayoutGuide {
  /// The guide's constraints and attributes.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

// MARK: - What bars cover

/// The attributes of a controller's `topLayoutGuide` and `bottomLayoutGuide`, as targets of rules.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  public var target: AnyObject? { support }

  public var top: ConstraintItem { ConstraintItem(support, [.top]) }
  public var bottom: ConstraintItem { ConstraintItem(support, [.bottom]) }
  public var height: ConstraintItem { ConstraintItem(support, [.height]) }
}

extension ConstraintLayoutSupport {
  /// The attributes of the layout support.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
