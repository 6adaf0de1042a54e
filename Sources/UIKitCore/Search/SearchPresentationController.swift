import Foundation

/// Shows a search over the content of the presenter, below the search bar.
@MainActor
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  // In the context of the nearest controller that defines one, whose view stays.
  override var shouldPresentInFullscreen: Bool { false }

  override var canAdapt: Bool { false }

  override func placePresentedView() {
    super.placePresentedView()
    search?.updateResults()
  }

  override func layoutPresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  // An area that is not dimmed is not covered.
  override func passesTouch(at point: CGPoint) -> Bool {
    guard let container, let search, let view = search.searchView else { return true }
    return !view.takesTouch(at: view.convert(point, from: container))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // Without an animation nothing has moved yet.
    if completed, search?.isExpanded == false { search?.move(isAway: false) }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.leave()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed, search?.isExpanded == true { search?.move(isAway: true) }
  }

  override func makeSystemAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    MovingAnimator(presents: presents, seconds: 0.35) { [weak search] isAway in
      search?.move(isAway: isAway)
    }
  }
}

/// The view over the content during a search: nothing, a shade, or the results.
@MainActor
final class SearchView: UIView {
  private weak var controller: UISearchController?
  private weak var results: UIView?
  private let dimming = DimmingView(
    frame: .zero, color: UIColor(white: 0, alpha: DimmingView.darkness))

  init(controller: UISearchController) {
    self.controller = controller
    super.init(frame: .zero)
    dimming.autoresizingMask = []
    dimming.onTap = { [weak controller] in controller?.isActive = false }
    dimming.alpha = 0
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ view: UIView) {
    results = view
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
    setNeedsLayout()
  }

  func show(results isShowingResults: Bool, dimming isDimmed: Bool) {
    results?.isHidden = !isShowingResults
    dimming.isHidden = !isDimmed
    // An invisible view takes no touches.
    AnimationGroup.withoutAnimation {
      superview?.alpha = isDimmed || isShowingResults ? 1 : 0
    }
  }

  func setDimmed(_ isDimmed: Bool) { dimming.alpha = isDimmed ? 1 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = controller?.top(in: self) ?? 0
    let rest = CGRect(
      x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    dimming.frame = rest
    // Content that scrolls goes on under the bar, if the bar is not what this view lies over.
    results?.frame = safeAreaInsets.top >= top ? bounds : rest
  }

  /// Returns a Boolean value that indicates whether something is there to be touched.
  func takesTouch(at point: CGPoint) -> Bool {
    let isDimmed = !dimming.isHidden && dimming.frame.contains(point)
    let isResult = results.map { !$0.isHidden && $0.frame.contains(point) } ?? false
    return isDimmed || isResult
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point) else { return nil }
    return super.hitTest(point, with: event)
  }
}
