public import Foundation

/// Offers what can be done with something of the app's: the share sheet.
///
/// It is a sheet where there is little width, and a popover elsewhere, which needs something to point
/// at. Of the system's activities it offers those that can be done here: to copy.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  // MARK: Creating

  /// Items are texts, links, files, images, whatever the app's own activities understand, or sources
  /// that make them when they are needed.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = SharedItems(activityItems)
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "Use init(activityItems:applicationActivities:).")
  public required init?(coder: NSCoder) { fatalError("A share sheet is made in code") }

  // MARK: What is offered

  /// Activities that are not offered, the app's own among them; `nil` for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: What came of it

  /// A function that is called at the end, with the chosen activity, whether it was completed, the
  /// items that an extension returned, and the error. Without a choice the type is `nil`.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called once for every time that the share sheet was shown, when it has been dismissed for
  /// whatever reason.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  // MARK: View

  open override func loadView() {
    let sheet = ShareSheetView(frame: .zero)
    sheet.onChoose = { [weak self] in self?.choose($0) }
    sheet.onClose = { [weak self] in self?.leave() }
    view = sheet
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Covered by the screen of an activity it stays as it is.
    if performing == nil { offer() }
  }

  /// Closes the share sheet.
  open override func accessibilityPerformEscape() -> Bool {
    guard shownPresentation != nil else { return false }
    leave()
    return true
  }

  // MARK: - Inside the stage

  private let items: SharedItems
  private let applicationActivities: [UIActivity]
  private var performing: UIActivity?
  /// A Boolean value that indicates whether ``performing`` is done on a screen: when people leave
  /// that, they may choose again.
  private var hasScreen = false
  private var outcome: (type: UIActivity.ActivityType?, isCompleted: Bool)?

  private var sheetView: ShareSheetView? { viewIfLoaded as? ShareSheetView }

  /// The presentation that shows it, perhaps in a container.
  private var shownPresentation: UIPresentationController? { nearestPresented?.activePresentation }

  override var automaticStyle: UIModalPresentationStyle { .popover }

  // 5.5.3 – a popover is a sheet where there is little width; this one is half of the screen at first.
  override func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let popover = UIPopoverPresentationController(
      presentedViewController: self, presenting: presenting)
    popover.bubble.fillColor = ShareColors.background
    popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    return popover
  }

  /// Shows the items, and the activities that can do something with them.
  private func offer() {
    guard let sheetView else { return }
    let placeholders = items.placeholders(for: self)
    sheetView.show(SharedItemsSummary(placeholders))
    let (system, own) = (offered([CopyActivity()]), offered(applicationActivities))
    func offered(_ activities: [UIActivity]) -> [UIActivity] {
      activities.filter { activity in
        if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
          return false
        }
        return activity.canPerform(withActivityItems: placeholders)
      }
    }
    let actions = own.filter { type(of: $0).activityCategory == .action }
    let shares = own.filter { type(of: $0).activityCategory == .share }
    sheetView.show(shares: shares, actions: [system, actions].filter { !$0.isEmpty })
    // A tap beside a popover closes it.
    sheetView.showsClose = !(shownPresentation is UIPopoverPresentationController)
    preferredContentSize = sheetView.sizeThatFits(CGSize(width: 375, height: 0))
  }

  // MARK: Performing

  private func choose(_ activity: UIActivity) {
    // Not while the sheet still comes, nor while something is done or in front.
    guard shownPresentation?.phase == .presented, presentationsAbove.isEmpty,
      performing == nil || hasScreen, outcome == nil
    else { return }
    performing = activity
    activity.sheet = self
    activity.prepare(withActivityItems: items.items(for: activity, in: self))
    if let screen = activity.activityViewController {
      hasScreen = true
      present(screen, animated: true)
    } else {
      hasScreen = false
      activity.perform()
    }
  }

  func activity(_ activity: UIActivity, didFinish completed: Bool) {
    guard activity === performing, outcome == nil else { return }
    outcome = (activity.activityType, completed)
    leave()
  }

  /// Goes, with the screen of an activity above.
  private func leave() {
    // A quick user is done while that screen still comes, or after sending it away.
    if let moving = presentationsAbove.first(where: \.isInTransition) {
      moving.waiting.append { [weak self] in self?.leave() }
    } else if shownPresentation?.phase != .waitingToDismiss {
      presentingViewController?.dismiss(animated: true)
    }
  }

  override func presentationDidEnd() {
    let outcome = outcome
    self.outcome = nil
    performing?.sheet = nil
    performing = nil
    completionWithItemsHandler?(outcome?.type, outcome?.isCompleted ?? false, nil, nil)
  }
}
