public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  public override init() { values = Values() }

  init(_ values: Values) { self.values = values }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }

  /// The number for the app's icon; none is left as it is.
  open var badge: NSNumber? { values.badge }

  /// The custom data that the app needs when the notification is answered.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// The content that it is about, by which scenes decide whether it is for them.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }

  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
  }

  var values: Values
}

/// The editable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}
