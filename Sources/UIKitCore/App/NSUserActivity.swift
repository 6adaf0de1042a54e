public import Foundation

/// An activity of people in an app, so that it can continue later or on another device.
///
/// Foundation's on Apple's systems, which Foundation on Linux has not.
open class NSUserActivity: NSObject {
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// The kind of activity, in the form of a reversed domain name.
  open private(set) var activityType: String

  /// The title for people.
  open var title: String?

  /// The data that is needed to continue, of property-list types.
  open var userInfo: [AnyHashable: Any]?

  /// Adds to ``userInfo``; what has a key already is replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The same content on the web.
  open var webpageURL: URL?

  /// The content that it is about, by which scenes decide whether it is for them.
  open var targetContentIdentifier: String?

  /// A Boolean value that indicates whether ``userInfo`` has to be brought up to date before the
  /// activity is saved.
  open var needsSave = false

  /// Not kept by the activity.
  open weak var delegate: (any NSUserActivityDelegate)?

  // MARK: - Inside the stage

  private struct Holder {
    weak var responder: UIResponder?
  }

  private var holders: [Holder] = []

  /// The responders whose activity it is.
  var responders: [UIResponder] { holders.compactMap(\.responder) }

  func add(_ responder: UIResponder) { holders.append(Holder(responder: responder)) }

  func remove(_ responder: UIResponder) {
    holders.removeAll { $0.responder == nil || $0.responder === responder }
  }

  /// Brings it up to date: the responders whose it is first, then its delegate.
  @MainActor
  func update() {
    // 8.2.4 – synchronously, before it is saved.
    for responder in responders { responder.updateUserActivityState(self) }
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
  }

  /// Returns the copy that another process, or another device, gets.
  func transferred() -> NSUserActivity {
    let other = NSUserActivity(activityType: activityType)
    other.title = title
    other.userInfo = userInfo
    other.webpageURL = webpageURL
    other.targetContentIdentifier = targetContentIdentifier
    return other
  }
}

/// A delegate for the life of an activity. Every method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The last moment to bring the activity up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The type of activities that lead to a web page: universal links come in one.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A type that can continue an activity: any responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of the activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
