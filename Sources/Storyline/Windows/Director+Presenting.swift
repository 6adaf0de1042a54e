import StorylineCore
import UIKit

// Presenting, and what is presented in the end.
extension Director {
  /// Presents a screen over everything that is shown.
  func present(
    _ show: ShowCommand, of record: FlowRecord, _ style: ModalStyle,
    in wrapper: ModalWrapper, animated: Bool
  ) throws(Refusal) -> CommandRunner.Progress {
    let screen = show.screen
    guard let window, let top = window.topController else { throw .windowClosed }
    // 5.2.3 – UIKit presents nothing off the screen: it waits for the window to be shown.
    guard !window.isHidden, top.viewIfLoaded?.window != nil else { return try wait(show) }
    guard show.mayPresent(after: scheduler.passes) else { return .hasToWait }
    if style.source?.isGone == true { throw .placeIsGone }
    if wrapper.hasNavigation, screen is UINavigationController || screen is UIAlertController {
      throw .notAllowedThere
    }
    let root =
      wrapper.hasNavigation ? UINavigationController(rootViewController: screen) : screen
    prepare(root, style)
    // 1.3.7 – UIKit presents inside the call then: a popover needs its anchor before.
    if !animated { configure(root, style) }
    source(for: record, below: top).present(root, animated: animated) { [weak self] in
      self?.setNeedsSettling()
    }
    guard root.presentingViewController != nil else {
      // 5.2.2 – a presentation of the app's own is about to begin, and is not visible yet.
      if root !== screen {
        (root as? UINavigationController)?.setViewControllers([], animated: false)
      }
      return try wait(show)
    }
    if animated { configure(root, style) }
    let modal = modal(root, style)
    let stack = wrapper.hasNavigation ? root as? UINavigationController : nil
    let container = stack.map { reconciler.stack($0).container } ?? modal.container
    flows.adopt(screen, as: show.id, by: record, in: container)
    if let button = wrapper.closeButton { addCloseButton(button, to: screen, modal) }
    return .done
  }

  /// Postpones a command until UIKit may carry it out. A hidden window reports when it is shown.
  private func wait(_ show: ShowCommand) throws(Refusal) -> CommandRunner.Progress {
    if window?.isHidden == false {
      try show.waitForPresentation(after: scheduler.passes)
      scheduler.afterNextLayout(insisting: true)
    }
    return .hasToWait
  }

  /// Returns the controller that presents: a visible screen of the flow, so that transitions begin
  /// there. UIKit finds the controller that covers the screen.
  private func source(
    for record: FlowRecord, below top: UIViewController
  ) -> UIViewController {
    var flow: FlowRecord? = record.parent
    if tree[record.id]?.screens.isEmpty == false { flow = record }
    let own = flow.flatMap { tree[$0.id]?.screens.last }.flatMap(screen)
    guard let own, own.viewIfLoaded?.window != nil, own.isInside(top) else { return top }
    return own
  }

  // What decides about the kind of the presentation has to be known before.
  private func prepare(_ root: UIViewController, _ style: ModalStyle) {
    switch style.kind {
    case .automatic, .alert: break
    case .system(let style): root.modalPresentationStyle = style
    case .sheet: root.modalPresentationStyle = .pageSheet
    case .popover: root.modalPresentationStyle = .popover
    case .custom(let delegate):
      root.modalPresentationStyle = .custom
      root.transitioningDelegate = delegate
    }
  }

  // Sets up the presentation. An animated one is read only after `present`: a presentation that is read
  // and then refused would be kept.
  private func configure(_ root: UIViewController, _ style: ModalStyle) {
    switch style.kind {
    case .automatic, .system, .custom: break
    case .sheet(let detents, let showsGrabber):
      root.sheetPresentationController?.detents = detents
      root.sheetPresentationController?.prefersGrabberVisible = showsGrabber
    case .popover, .alert:
      let popover = root.popoverPresentationController
      if let item = style.source?.item { popover?.barButtonItem = item }
      if let view = style.source?.view { popover?.sourceView = view }
      if let rect = style.source?.rect { popover?.sourceRect = rect }
    }
  }

  /// The container of a controller that is presented; made when it is first asked for.
  func modal(_ root: UIViewController, _ style: ModalStyle = .automatic) -> ModalWatcher {
    let modal = reconciler.modal(root)
    if case .custom(let delegate) = style.kind { modal.transitioning = delegate }
    return modal
  }

  // MARK: Closing

  private func addCloseButton(
    _ button: CloseButton, to screen: UIViewController, _ modal: ModalWatcher
  ) {
    let action = UIAction { [weak self, weak modal] _ in
      if let modal { self?.close(modal) }
    }
    let item = screen.navigationItem
    switch button {
    case .close, .cancel:
      let ours = UIBarButtonItem(
        systemItem: button == .close ? .close : .cancel, primaryAction: action)
      item.leftBarButtonItems = [ours] + (item.leftBarButtonItems ?? [])
    case .done:
      let ours = UIBarButtonItem(systemItem: .done, primaryAction: action)
      item.rightBarButtonItems = [ours] + (item.rightBarButtonItems ?? [])
    }
  }

  /// The person tapped the close button. While something moves the tap does nothing, as with the
  /// buttons of UIKit's own bars.
  private func close(_ modal: ModalWatcher) {
    guard isSettled, let root = modal.root, attemptToDismiss(modal, because: .closed) else {
      return
    }
    modal.cause = .closed
    dismiss(root, animated: true)
  }
}
