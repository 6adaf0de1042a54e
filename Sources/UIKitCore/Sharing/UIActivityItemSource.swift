public import Foundation

/// An item of a share sheet that is made when it is needed, and may depend on what is done with it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item until an activity is chosen: its kind counts, and the sheet shows it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for the activity that was chosen; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
