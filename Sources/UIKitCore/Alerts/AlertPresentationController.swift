import Foundation

/// Shows an alert in the middle of the screen, or an action sheet at its bottom, over what is dimmed.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private lazy var dimming: DimmingView = {
    let view = DimmingView(frame: .zero, color: AlertColors.dimming)
    view.onTap = { [weak self] in self?.alert?.cancel() }
    return view
  }()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  // MARK: Views

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedView else { return .zero }
    let room = container.bounds
    // On its side, a phone shows an action sheet as wide as upright.
    let width = min(room.width, room.height) - 2 * AlertView.sheetGap
    let size = view.sizeThatFits(CGSize(width: width, height: room.height))
    let x = ((room.width - size.width) / 2).rounded()
    guard isSheet else {
      // In the middle of what the keyboard leaves free.
      let free = room.height - Stage.shared.keyboard.coveredHeight
      return CGRect(
        origin: CGPoint(x: x, y: max(((free - size.height) / 2).rounded(), 0)), size: size)
    }
    let bottom = max(container.safeAreaInsets.bottom, AlertView.sheetGap)
    return CGRect(origin: CGPoint(x: x, y: room.maxY - bottom - size.height), size: size)
  }

  override func placePresentedView() {
    guard let container else { return }
    dimming.frame = container.bounds
    container.addSubview(dimming)
    super.placePresentedView()
  }

  // The texts or the actions changed, or the device was turned.
  override func layoutPresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func keyboardDidChange() {
    // An alert that comes with the keyboard comes where it is going to stay.
    if phase == .presented {
      layoutPresentedView()
    } else {
      AnimationGroup.withoutAnimation { layoutPresentedView() }
    }
  }

  // MARK: Moving

  override func makeSystemAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    // An alert fades in and out; an action sheet comes from below.
    MovingAnimator(presents: presents, seconds: presents ? 0.4 : 0.3) { [self] isAway in
      dimming.alpha = isAway ? 0 : 1
      guard let presentedView, let container else { return }
      guard isSheet else {
        presentedView.alpha = isAway ? 0 : 1
        return
      }
      let place = frameOfPresentedViewInContainerView
      presentedView.frame =
        isAway ? place.offsetBy(dx: 0, dy: container.bounds.maxY - place.minY) : place
    }
  }
}
