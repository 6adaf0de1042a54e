public import Foundation

/// The settings of assistive technology, and the notifications that an app posts to it.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A kind of notification for assistive technology.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen is another one; the argument is where to go on, or what to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The argument, a string, is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has scrolled; the argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technology: a string is spoken, an element gets the focus.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    let text: String? =
      switch argument {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let view as UIView: view.describedAccessibility()?.label
      case let element as UIAccessibilityElement: element.accessibilityLabel
      default: nil
      }
    let announcement = Announcement(notification: notification, text: text)
    Stage.shared.announcements.append(announcement)
    Stage.shared.onAnnouncement?(announcement)
  }

  /// A Boolean value that indicates whether the screen is read out.
  public static var isVoiceOverRunning: Bool { Stage.shared.settings.isVoiceOverRunning }

  /// A Boolean value that indicates whether people want less to move on the screen.
  public static var isReduceMotionEnabled: Bool { Stage.shared.settings.reducesMotion }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
}

/// An announcement that an app posted for assistive technology.
package struct Announcement: Equatable, Sendable {
  package let notification: UIAccessibility.Notification
  package let text: String?
}
