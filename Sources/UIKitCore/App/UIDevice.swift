public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { currentDevice }

  private static let currentDevice = UIDevice()

  // MARK: Identifying the device

  /// The name of the device; since iOS 16 apps get the model only.
  open var name: String { model }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var localizedModel: String { model }

  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The system whose behaviour the stage keeps to.
  open var systemVersion: String { "17.0" }

  /// The kind of interface that the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.device.userInterfaceIdiom }

  // MARK: Orientation

  /// The orientation of the device; unknown until notifications of it are requested.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? Stage.shared.deviceOrientation : .unknown
  }

  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Begins to post ``orientationDidChangeNotification``; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  // The application itself listens, as Apple's does once it shows a window.
  private var listeners = 1

  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
