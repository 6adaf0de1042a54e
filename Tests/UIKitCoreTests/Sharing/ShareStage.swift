import Foundation
import StorylineTesting
import UIKit

/// A screen that shares, and what became of it.
@MainActor
final class ShareStage {
  struct Result: Equatable {
    let type: UIActivity.ActivityType?
    let isCompleted: Bool
  }

  let app = AppDriver()
  let root = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  private(set) var results: [Result] = []
  /// A Boolean value that indicates whether the sheet was gone when the handler was called.
  private(set) var wasGone = false

  init() {
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Presents a share sheet that points at the middle of the screen where it is a popover.
  @discardableResult
  func share(
    _ items: [Any], activities: [UIActivity]? = nil,
    excluding types: [UIActivity.ActivityType]? = nil
  ) async throws -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = types
    try await present(sheet)
    return sheet
  }

  func present(_ sheet: UIActivityViewController) async throws {
    sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, _ in
      guard let self else { return }
      results.append(Result(type: type, isCompleted: isCompleted))
      wasGone = root.presentedViewController == nil
    }
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 20, height: 20)
    root.present(sheet, animated: true)
    try await app.settle()
  }
}

/// A custom activity among the actions, which records its calls.
class MarkActivity: UIActivity {
  private(set) var events: [String] = []
  var title = "Mark"
  var type: UIActivity.ActivityType? = UIActivity.ActivityType("org.example.mark")
  var canPerform = true
  var screen: UIViewController?
  /// A Boolean value that indicates whether it is done as soon as it is asked; `nil` for later.
  var result: Bool? = true

  override var activityType: UIActivity.ActivityType? { type }
  override var activityTitle: String? { title }
  override var activityImage: UIImage? { UIImage(systemName: "bookmark") }
  override var activityViewController: UIViewController? { screen }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    events.append("can \(activityItems)")
    return canPerform
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    events.append("prepare \(activityItems)")
  }

  override func perform() {
    events.append("perform")
    if let result { activityDidFinish(result) }
  }
}

/// The same in the row of icons.
final class SendActivity: MarkActivity {
  override class var activityCategory: UIActivity.Category { .share }
}

/// An item that is made when it is needed.
final class LateItem: NSObject, UIActivityItemSource {
  let placeholder: Any
  var item: Any?
  private(set) var types: [UIActivity.ActivityType?] = []

  init(placeholder: Any, item: Any?) {
    self.placeholder = placeholder
    self.item = item
    super.init()
  }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    types.append(activityType)
    return item
  }
}
