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

  /// The identifier of the device for apps of one vendor: one for each run of the app.
  open var identifierForVendor: UUID? { vendorIdentifier }

  private let vendorIdentifier = UUID()

  // MARK: Battery

  /// A Boolean value that indicates whether the battery is watched. The stage's devices have none: as in
  /// Apple's simulator the state stays unknown.
  open var isBatteryMonitoringEnabled = false

  /// The charge from 0 to 1; -1 where it is unknown.
  open var batteryLevel: Float { -1 }

  open var batteryState: BatteryState { .unknown }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

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
