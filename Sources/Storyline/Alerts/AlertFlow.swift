import UIKit

/// The flow of an alert: a node like all others, with one screen and an outcome.
final class AlertFlow<Choice>: Flow<Choice> {
  let alert: Alert<Choice>
  private let style: AlertStyle

  init(_ alert: Alert<Choice>, _ style: AlertStyle) {
    self.alert = alert
    self.style = style
    super.init()
  }

  override func start() {
    let controller = UIAlertController(
      title: alert.title, message: alert.message, preferredStyle: style.preferred)
    let handlers = AlertHandlerLifetime { [weak director = record?.director] in
      director?.setNeedsSettling()
    }
    associate(AlertHandlerToken(handlers), with: controller)
    var hasCancel = false
    for action in alert.actions {
      // 5.6.6 – UIKit ends the process at the second one.
      let isCancel = action.style == .cancel
      let button = UIAlertAction(
        title: action.title, style: isCancel && hasCancel ? .default : action.style
      ) { [weak self] _ in
        // 5.6.1 – UIKit has dismissed the alert before it calls this.
        self?.finish(action.choice)
        // Not before: the flow is cancelled when its alert is dismissed and no handler can be
        // called any more.
        handlers.wasCalled = true
      }
      button.isEnabled = action.isEnabled
      hasCancel = hasCancel || isCancel
      controller.addAction(button)
      if action.isPreferred { controller.preferredAction = button }
    }
    show(controller)
  }
}

extension Flow {
  /// Asks the person something.
  ///
  /// ```swift
  /// show(.alert(error), as: .present)
  /// ```
  ///
  /// - Parameters:
  ///   - alert: The alert to show.
  ///   - style: The presentation of the alert.
  ///   - animated: `true` to animate the presentation.
  /// - Returns: A discardable handle; its outcome is the choice.
  @discardableResult
  public final func show<Choice>(
    _ alert: Alert<Choice>, as style: AlertStyle = .present, animated: Bool = true
  ) -> FlowHandle<Choice> {
    let flow = AlertFlow(alert, style)
    // 5.6.9 – UIKit shows one without a button, and nothing closes it.
    guard !alert.actions.isEmpty else {
      return FlowHandle(
        flow.box, Answer.refused(.nothingToChoose, to: .showAlert(by: self, record)))
    }
    let modal = ModalStyle(kind: .alert(style.source))
    return show(flow, as: .present(modal), animated: animated)
  }
}
