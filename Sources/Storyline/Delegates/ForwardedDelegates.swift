public import UIKit

// The delegates that an app set, where this library stands in their place.

extension UINavigationController {
  /// The delegate that the app set.
  ///
  /// While a flow has screens on the stack, `delegate` returns an object of this library that forwards
  /// every message to the app's delegate. Compare with this property instead.
  public var forwardedDelegate: (any UINavigationControllerDelegate)? {
    guard let watcher = associated(StackWatcher.self, of: self), delegate === watcher else {
      return delegate
    }
    return watcher.original
  }
}

extension UITabBarController {
  /// The delegate that the app set, where `delegate` returns an object of this library.
  public var forwardedDelegate: (any UITabBarControllerDelegate)? {
    guard let watcher = associated(TabWatcher.self, of: self), delegate === watcher else {
      return delegate
    }
    return watcher.original
  }
}

extension UIPageViewController {
  /// The delegate that the app set, where `delegate` returns an object of this library.
  public var forwardedDelegate: (any UIPageViewControllerDelegate)? {
    guard let watcher = associated(PageWatcher.self, of: self), delegate === watcher else {
      return delegate
    }
    return watcher.original
  }
}

extension UIPresentationController {
  /// The delegate that the app set, where `delegate` returns an object of this library.
  public var forwardedDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    guard let watcher = associated(ModalWatcher.self, of: presentedViewController),
      delegate === watcher
    else { return delegate }
    return watcher.original
  }
}
