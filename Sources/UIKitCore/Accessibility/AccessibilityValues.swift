import Foundation

/// The accessibility values of a view that an app has set in place of UIKit's own.
@MainActor
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  /// On the screen.
  var frame: CGRect?
  /// On the screen, too; it comes before the frame.
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
}
