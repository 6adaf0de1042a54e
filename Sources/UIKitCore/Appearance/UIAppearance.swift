public import Foundation

/// A type to which appearances can be limited: views and controllers that contain others.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A type whose objects can all be styled at once.
///
/// A property that is set on the proxy from ``appearance()`` is set on each object of the class, or
/// of a subclass, when it enters a window. It works for the properties that UIKit's headers mark,
/// and for the few others that apps set in this way. Values that an app sets on the object itself
/// stay. Of several proxies, the one that is limited to the outermost container wins, then the one
/// with the longer list of containers.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self

  /// For objects in objects of those classes, from the inside out: a bar in a navigation controller
  /// in a split view controller is in `[UINavigationController.self, UISplitViewController.self]`.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// For objects with those traits.
  static func appearance(for trait: UITraitCollection) -> Self

  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  @discardableResult
  public static func appearance() -> Self { proxy(in: [], for: nil) }

  @discardableResult
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, for: nil) }

  @discardableResult
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], for: trait) }

  @discardableResult
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, for: trait) }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> Self {
    UIApplication.shared.appearances.proxy(of: Self.self, in: containers, for: traits)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
