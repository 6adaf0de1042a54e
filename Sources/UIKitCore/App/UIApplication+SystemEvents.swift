public import Foundation

// Notifications of the system to every app: screenshots, protected data, time.

extension UIApplication {
  /// Posted after people have taken a picture of the screen.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// Posted when ``backgroundRefreshStatus`` is another one.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  /// Posted before protected files are out of reach: the device is locked.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Posted when protected files can be read again.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Posted at midnight, and when the clock or the time zone is set.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// Posted before the interface turns; see ``statusBarOrientationUserInfoKey``.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// Posted after the interface has turned; see ``statusBarOrientationUserInfoKey``.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  /// The key of an orientation, a number: the new one before the interface turns, the old one after.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
}

extension Stage {
  /// People take a picture of the screen.
  package func takeScreenshot() { tell(UIApplication.userDidTakeScreenshotNotification) }

  /// It is midnight, or the clock was set.
  package func changeTimeSignificantly() {
    let application = UIApplication.shared
    application.delegate?.applicationSignificantTimeChange(application)
    // 8.1.8: the notification follows the delegate's method.
    tell(UIApplication.significantTimeChangeNotification)
  }

  /// The device is locked: protected files are out of reach until it is unlocked.
  func lock() {
    guard !state.isLocked else { return }
    let application = UIApplication.shared
    application.delegate?.applicationProtectedDataWillBecomeUnavailable(application)
    tell(UIApplication.protectedDataWillBecomeUnavailableNotification)
    state.isLocked = true
  }

  func unlock() {
    guard state.isLocked else { return }
    state.isLocked = false
    let application = UIApplication.shared
    application.delegate?.applicationProtectedDataDidBecomeAvailable(application)
    tell(UIApplication.protectedDataDidBecomeAvailableNotification)
  }

  /// The interface turns, or has turned.
  func tell(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
    tell(name, [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue as NSNumber])
  }

  private func tell(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared, userInfo: info)
    setNeedsTurn()
  }
}
