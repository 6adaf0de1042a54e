public import Foundation

/// Something that can be done with what an app shares. Apps write subclasses of their own.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The section of an activity in the share sheet.
  public enum Category: Int, Sendable {
    /// In the list.
    case action
    /// In the row of icons.
    case share
  }

  // MARK: What it is

  /// Among the actions, unless a subclass says otherwise.
  open class var activityCategory: UIActivity.Category { .action }

  /// The type for the sheet's handler, and for excluding activities; `nil` unless a subclass
  /// overrides it.
  open var activityType: UIActivity.ActivityType? { nil }

  open var activityTitle: String? { nil }

  /// Drawn in the colour of the text in the list; as it is among the icons.
  open var activityImage: UIImage? { nil }

  // MARK: Doing it

  /// Returns a Boolean value that indicates whether it is offered for these items; `false` unless
  /// overridden.
  ///
  /// Of an item that is made when it is needed this is the placeholder.
  @discardableResult
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called when people have chosen it, with the items themselves.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A screen that is presented in place of ``perform()``.
  ///
  /// It does not dismiss itself; ``activityDidFinish(_:)`` does.
  open var activityViewController: UIViewController? { nil }

  /// Does it. A subclass calls ``activityDidFinish(_:)`` afterwards, now or later.
  open func perform() {}

  /// Ends the activity, and takes its screen and the share sheet away.
  open func activityDidFinish(_ completed: Bool) { sheet?.activity(self, didFinish: completed) }

  // MARK: - Inside the stage

  /// The share sheet in which it was chosen.
  weak var sheet: UIActivityViewController?
}
