public import Foundation

/// An item of a share sheet that is made when it is needed, and may depend on what is done with it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns the placeholder of the item until an activity is chosen. The sheet shows it, and
  /// offers activities for its type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for the activity that was chosen; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
