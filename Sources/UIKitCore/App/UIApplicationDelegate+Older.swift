public import Foundation

/// The window of a delegate as Apple's protocol has it: an optional requirement.
///
/// Swift's own protocols have no optional requirements. Where an expression takes the value twice out of
/// an optional, as in `delegate!.window!!`, it is read here.
@preconcurrency @MainActor
public protocol UIApplicationDelegateWindow: NSObjectProtocol {}

extension UIApplicationDelegateWindow {
  /// The window; an optional in an optional.
  // 8.1.13 – `delegate!.window!!` is a window.
  @_disfavoredOverload
  public var window: UIWindow?? {
    get { (self as? any UIApplicationDelegate)?.window }
    set { (self as? any UIApplicationDelegate)?.window = newValue ?? nil }
  }
}

// Methods that later ones have replaced. UIKit calls each where its successor is not implemented: the
// default of the successor does.
extension UIApplicationDelegate {
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    // 8.1.12 – the form of iOS 2.
    self.application(application, handleOpen: url)
  }

  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}

  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
}
