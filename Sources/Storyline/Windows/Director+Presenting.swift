import StorylineCore
import UIKit

// Presenting, and what is presented in the end.
extension Director {
  /// How often something is tried again that UIKit refused.
  private static let patience = 3

  /// Presents a screen over everything that is shown.
  func present(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord,
    _ style: ModalStyle, in wrapper: ModalWrapper, animated: Bool, _ payload: inout Payload
  ) throws(Refusal) -> Progress {
    guard let window, let top = window.topController else { throw .windowClosed }
    // 5.2.3 – UIKit presents nothing off the screen: it waits for the window to be shown.
    guard !window.isHidden, top.viewIfLoaded?.window != nil else { return try wait(&payload) }
    guard wake.passes > payload.refusals.pass else { return .hasToWait }
    if style.source?.isGone == true { throw .placeIsGone }
    if wrapper.hasNavigation, screen is UINavigationController || screen is UIAlertController {
      throw .notAllowedThere
    }
    let root =
      wrapper.hasNavigation ? UINavigationController(rootViewController: screen) : screen
    prepare(root, style)
    source(for: record, below: top).present(root, animated: animated) { [weak self] in
      self?.setNeedsSettling()
    }
    guard root.presentingViewController != nil else {
      // 5.2.2 – something of the app's own is about to begin that nobody can see yet.
      if root !== screen {
        (root as? UINavigationController)?.setViewControllers([], animated: false)
      }
      return try wait(&payload)
    }
    configure(root, style)
    let modal = modal(root, style)
    adopt(screen, as: id, by: record)
    tree.place(
      id, of: record.id,
      in: (root as? UINavigationController).flatMap {
        wrapper.hasNavigation ? stack($0).container : nil
      } ?? modal.container)
    if let button = wrapper.closeButton { addCloseButton(button, to: screen, modal) }
    return .done
  }

  /// Puts a command off until UIKit may carry it out. A window that is hidden tells when it is shown.
  private func wait(_ payload: inout Payload) throws(Refusal) -> Progress {
    if window?.isHidden == false {
      payload.refusals = (payload.refusals.count + 1, wake.passes)
      if payload.refusals.count > Self.patience { throw .notPresented }
      wake.afterNextLayout(insisting: true)
    }
    return .hasToWait
  }

  /// Who is asked to present: a screen of the flow if it is seen, for then the transitions know where
  /// they come from; UIKit finds the one that covers the screen.
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

  // What the presentation itself is told. It is read only once it takes place: one that is read and
  // does not would be kept.
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
    let known = associated(ModalWatcher.self, of: root)
    if let known, containers[known.container] === known { return known }
    // Another presentation of the same controller may have been watched before.
    known?.uninstall()
    var transitioning: (any UIViewControllerTransitioningDelegate)?
    if case .custom(let delegate) = style.kind { transitioning = delegate }
    let modal = ModalWatcher(
      root, container: tree.makeContainer(.modal), director: self, transitioning: transitioning)
    add(modal)
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
