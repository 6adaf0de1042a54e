import Foundation

/// Empty objects in place of those that code which was set aside would return.
public enum _NeutralObjects {
  /// Returns an empty view or controller.
  ///
  /// - Parameter type: The class that is asked for.
  /// - Returns: An object of the class; `nil` for a class that is not of UIKit's simplest, and outside of the main
  ///   thread.
  public static func object(of type: Any.Type) -> Any? {
    guard Thread.isMainThread, let type = type as? NSObject.Type else { return nil }
    nonisolated(unsafe) var object: NSObject?
    MainActor.assumeIsolated { object = make(ObjectIdentifier(type)) }
    return object
  }

  @MainActor private static func make(_ type: ObjectIdentifier) -> NSObject? {
    switch type {
    case ObjectIdentifier(UIViewController.self): UIViewController(nibName: nil, bundle: nil)
    case ObjectIdentifier(UINavigationController.self):
      UINavigationController(nibName: nil, bundle: nil)
    case ObjectIdentifier(UITabBarController.self): UITabBarController(nibName: nil, bundle: nil)
    case ObjectIdentifier(UITableViewController.self): UITableViewController(style: .plain)
    case ObjectIdentifier(UIView.self): UIView(frame: .zero)
    case ObjectIdentifier(UILabel.self): UILabel(frame: .zero)
    case ObjectIdentifier(UIButton.self): UIButton(frame: .zero)
    case ObjectIdentifier(UIImageView.self): UIImageView(frame: .zero)
    case ObjectIdentifier(UIStackView.self): UIStackView(frame: .zero)
    case ObjectIdentifier(UIScrollView.self): UIScrollView(frame: .zero)
    default: nil
    }
  }
}
