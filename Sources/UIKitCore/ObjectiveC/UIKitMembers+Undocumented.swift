import Foundation
import ObjCNames

// Keys that Apple does not document, and that apps read and set all the same: an exception would end them.

extension UIKitMembers {
  /// Exports the undocumented keys of UIKit's classes.
  @MainActor
  static func exportUndocumented() {
    ObjCNames.add(to: UIBarButtonItem.self) {
      $0.property("view", \UIBarButtonItem.viewInBar)
    }
    ObjCNames.add(to: UISearchBar.self) {
      for name in ["searchField", "_searchField"] {
        $0.property(name, \UISearchBar.searchTextField)
      }
      for name in ["cancelButton", "_cancelButton"] { $0.property(name, \UISearchBar.cancelButton) }
      for name in ["cancelButtonText", "_cancelButtonText"] {
        $0.property(name, \UISearchBar.cancelButtonText)
      }
    }
    ObjCNames.add(to: UITabBarController.self) {
      $0.property("tabBar", \UITabBarController.tabBarOfAnyClass)
    }
    // Since iOS 16 the key turns nothing.
    ObjCNames.add(to: UIDevice.self) {
      $0.property("orientation", \UIDevice.orientationNumber)
    }
    exportStored()
  }

  /// The keys whose values only change how something looks.
  @MainActor
  private static func exportStored() {
    store(
      "attributedTitle", "attributedMessage", "contentViewController", of: UIAlertController.self)
    store(
      "titleTextColor", "titleTextAlignment", "imageTintColor", "image", "checked",
      of: UIAlertAction.self)
    store("textColor", "highlightsToday", of: UIPickerView.self)
    store("textColor", "highlightsToday", of: UIDatePicker.self)
    store("hidesShadow", "_hidesShadow", of: UINavigationBar.self)
    store("hidesShadow", "_hidesShadow", of: UITabBar.self)
    store("hidesShadow", "_hidesShadow", of: UIToolbar.self)
    store(
      "pageImage", "_pageImage", "currentPageImage", "_currentPageImage", of: UIPageControl.self)
  }

  @MainActor
  private static func store<Object: NSObject>(_ names: String..., of type: Object.Type) {
    ObjCNames.add(to: type) { members in
      for name in names {
        members.property(
          name, get: { (object: Object) in UndocumentedValues.of(object)?.values[name] },
          set: { (object: Object, value: Any?) in
            UndocumentedValues.made(for: object).values[name] = value
          })
      }
    }
  }
}

/// The values of one object under undocumented keys.
@MainActor
private final class UndocumentedValues {
  var values: [String: Any] = [:]

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: NSObject) -> UndocumentedValues? {
    objc_getAssociatedObject(object, key) as? UndocumentedValues
  }

  static func made(for object: NSObject) -> UndocumentedValues {
    if let known = of(object) { return known }
    let new = UndocumentedValues()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

extension UIBarButtonItem {
  /// The view that shows the item in a bar, once it is in one.
  fileprivate var viewInBar: UIView? { customView ?? view }
}

extension UISearchBar {
  fileprivate var cancelButtonText: String? {
    get { cancelButton.title(for: .normal) }
    set { cancelButton.setTitle(newValue, for: .normal) }
  }
}

extension UIDevice {
  fileprivate var orientationNumber: Int {
    get { orientation.rawValue }
    set {}
  }
}

extension UITabBarController {
  /// The bar, in whose place an app may put one of a class of its own.
  fileprivate var tabBarOfAnyClass: UITabBar {
    get { bar }
    set { replaceBar(with: newValue) }
  }
}
