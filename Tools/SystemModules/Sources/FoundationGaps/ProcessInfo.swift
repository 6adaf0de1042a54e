public import Foundation

// Foundation on Linux knows nothing of the state of a device, nor of activities.

extension ProcessInfo {
  /// A Boolean value that indicates whether the process is an iPhone or iPad app on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the process is a Mac app that is built with Mac Catalyst or an
  /// iPhone or iPad app on a Mac.
  public var isMacCatalystApp: Bool { false }

  /// A Boolean value that indicates whether Low Power Mode is on.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal states of a device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The thermal state of the device: it is always cool.
  public var thermalState: ThermalState { .nominal }

  /// The notification that the thermal state has changed. It is never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// The options of an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    public static let background = ActivityOptions(rawValue: 0x0000_00FF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity. The system suspends no process here, so it has no effect.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Performs a block as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }

  /// Performs a block, which never expires here, on another queue.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}

extension Notification.Name {
  /// The notification that Low Power Mode has changed. It is never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
