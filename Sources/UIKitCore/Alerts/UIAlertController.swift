import Foundation

/// Shows people a message, or asks them to choose: an alert in the middle of the screen, or an
/// action sheet at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// An alert or an action sheet with texts; its actions are added afterwards.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
    // 7.11 – Objective-C has a class method for this initializer.
    Stage.shared.autorelease(self)
  }

  /// The kind of message.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  // MARK: The content

  open override var title: String? {
    didSet { textsDidChange() }
  }

  /// The text below the title, with more detail.
  open var message: String? {
    didSet { textsDidChange() }
  }

  open var preferredStyle: UIAlertController.Style { style }

  // MARK: Actions

  /// 5.6.8 – in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    add(action)
  }

  /// The action that an alert suggests: its button is bold, in place of cancel's.
  open var preferredAction: UIAlertAction? {
    willSet { checkPreferred(newValue) }
    didSet { actionsDidChange() }
  }

  // MARK: Text fields

  /// Adds a field below the texts; `configurationHandler` may set it up, and is called at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    add(AlertTextField(frame: .zero), configurationHandler)
  }

  /// In the order in which they were added; `nil` without any.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  // MARK: View

  open override func loadView() {
    let view = AlertView(isSheet: style == .actionSheet)
    view.show(storedFields)
    self.view = view
    textsDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actionsDidChange()
  }

  // The first field is ready to be typed into, and the keyboard comes and goes with the alert (medium
  // confidence: seen, but written nowhere).

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    storedFields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
  }

  // MARK: - Inside the stage

  private var style = Style.alert
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [AlertTextField] = []

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// An alert looks like one whatever style it was given; an action sheet is a popover where the
  /// width is regular.
  override func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? {
    let traits = (presenting ?? self).traitCollection
    if style == .actionSheet, traits.horizontalSizeClass == .regular {
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  override var automaticStyle: UIModalPresentationStyle {
    style == .actionSheet ? .popover : .custom
  }

  private var isInPopover: Bool { activePresentation is UIPopoverPresentationController }

  private func add(_ field: AlertTextField, _ configure: ((UITextField) -> Void)?) {
    guard style == .alert else {
      // 5.6.6 – text fields are for alerts only.
      UIKitException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    field.alert = self
    storedFields.append(field)
    alertView?.show(storedFields)
    configure?(field)
  }

  /// The return key was pressed in a field that its delegate leaves to the alert.
  func fieldDidReturn(_ field: AlertTextField) {
    if let index = storedFields.firstIndex(of: field), index + 1 < storedFields.count {
      // Seen, but written nowhere (low confidence).
      storedFields[index + 1].becomeFirstResponder()
    } else if let preferredAction, preferredAction.isEnabled {
      performWhenShown(preferredAction)
    }
  }

  /// Performs an action as soon as the alert has appeared. People who type fast press return before
  /// that.
  private func performWhenShown(_ action: UIAlertAction) {
    guard let activePresentation, activePresentation.phase == .presenting else {
      return perform(action)
    }
    activePresentation.waiting.append { [weak self] in self?.perform(action) }
  }

  private func add(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      // 5.6.6 – there is one cancel action at most.
      UIKitException.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    storedActions.append(action)
    actionsDidChange()
  }

  private func checkPreferred(_ action: UIAlertAction?) {
    guard let action, !storedActions.contains(action) else { return }
    // 5.6.8: the preferred action is one of the actions.
    UIKitException.raise(
      .internalInconsistency,
      "The preferred action of a UIAlertController has to be one of its actions.")
  }

  private func textsDidChange() {
    alertView?.show(title: title, message: message)
  }

  private func actionsDidChange() {
    guard let alertView else { return }
    // 5.6.7 – a tap beside a popover cancels: it needs no button for that.
    let showsCancel = !isInPopover
    alertView.show(storedActions, preferred: preferredAction, showsCancel: showsCancel) {
      [weak self] action in self?.perform(action)
    }
    if isInPopover {
      preferredContentSize = alertView.sizeThatFits(CGSize(width: 270, height: 0))
    }
  }

  // MARK: Performing

  /// The button of `action` was tapped.
  private func perform(_ action: UIAlertAction) {
    // Only once, and not while the alert still comes.
    guard activePresentation?.phase == .presented else { return }
    // 5.6.1, 5.6.2, 5.6.3 – the alert dismisses itself, and the handler runs after that.
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  /// People tapped beside an action sheet: that cancels, if there is anything to cancel with.
  func cancel() {
    guard style == .actionSheet, let cancelAction else { return }
    perform(cancelAction)
  }

  /// Cancels, if there is anything to cancel with.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    perform(cancelAction)
    return true
  }

  override func wasDismissedByUser() {
    guard let cancelAction else { return }
    // 5.6.7 – a tap beside the popover was as good as the button that it does not have.
    cancelAction.handler?(cancelAction)
  }

  private var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }
}
