public import UIKit

/// A rule about attributes that has yet to say what they are related to.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  // MARK: What is handed over

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, SourceLocation(file, line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, SourceLocation(file, line))
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, SourceLocation(file, line))
  }

  // MARK: The superview

  @discardableResult
  public func equalToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file, line)
    return relate(.equal, to: superview(location), location)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file, line)
    return relate(.lessThanOrEqual, to: superview(location), location)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file, line)
    return relate(.greaterThanOrEqual, to: superview(location), location)
  }

  // MARK: Something of the superview

  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file, line)
    return relate(.equal, to: closure(superview(location)), location)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file, line)
    return relate(
      .lessThanOrEqual, to: closure(superview(location)), location)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file, line)
    return relate(
      .greaterThanOrEqual, to: closure(superview(location)),
      location)
  }

  // MARK: - Inside

  private func superview(_ location: SourceLocation) -> ConstraintView {
    guard let superview = description.item.container else {
      fatalError("A constraint is to be related to a superview, and there is none (\(location)).")
    }
    return superview
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to other: any ConstraintRelatableTarget,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.location = location
    switch other {
    case let item as ConstraintItem: description.related = item
    case let view as ConstraintView: description.related = ConstraintItem(view)
    case let guide as ConstraintLayoutGuide: description.related = ConstraintItem(guide)
    case let constants as any AttributeConstants: description.constants = constants
    default: fatalError("A constraint cannot be related to \(type(of: other)) (\(location)).")
    }
    return ConstraintMakerEditable(description)
  }
}
