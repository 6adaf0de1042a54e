public import Foundation
import ObjCNames

/// Something whose changes of traits can be observed.
@MainActor
public protocol UITraitChangeObservable {
  /// Is called with the object whose traits changed, and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls the handler after one of the traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Is called with the object that was registered, so that it needs no reference to it.
  /// - Returns: The registration, which ends with the object or by ``unregisterForTraitChanges(_:)``.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Calls a method of the target after one of the traits has changed. The target is not retained.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - target: The object that has the method.
  ///   - action: A method without parameters, with the object that changed, or with its previous traits in
  ///     addition.
  /// - Returns: The registration.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of the object itself after one of the traits has changed.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for changes of traits.
@MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    add(traits) { environment, previous in
      guard let environment = environment as? TraitEnvironment else { return }
      handler(environment, previous)
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = ActionTarget(target, action)
    return add(traits) { environment, previous in
      guard let object = target.object as? NSObject else { return }
      _ = object.perform(target.action, with: environment, with: previous)
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let environment = self as? any ObservedTraits else { return }
    environment.traitSettings?.observations.removeAll { $0.registration === registration }
  }

  private func add(
    _ traits: [UITrait], _ body: @escaping (_ environment: Any, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration()
    if let environment = self as? any ObservedTraits {
      environment.traitSettings = environment.traitSettings ?? TraitSettings()
      environment.traitSettings?.observations.append(
        TraitObservation(traits: traits, registration: registration, body: body))
    }
    return registration
  }
}

// MARK: - Inside the stage

/// An object that keeps its observers.
@MainActor
protocol ObservedTraits: AnyObject {
  var traitSettings: TraitSettings? { get set }
}

extension UIView: ObservedTraits {}
extension UIViewController: ObservedTraits {}
extension UIWindowScene: ObservedTraits {}

extension ObservedTraits {
  /// Calls those who observe a trait that differs. 13.6.3: in the order of their registrations, after
  /// `traitCollectionDidChange(_:)`.
  func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    for observation in traitSettings?.observations ?? []
    where observation.traits.contains(where: { !previous.traits.isSame($0, as: traits.traits) }) {
      observation.body(self, previous)
    }
  }
}

struct TraitObservation {
  let traits: [UITrait]
  let registration: TraitRegistration
  let body: (_ environment: Any, _ previous: UITraitCollection) -> Void
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
