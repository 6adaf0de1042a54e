import Foundation

// How columns come and go.

extension UISplitViewController {
  typealias SplitChange = (
    from: DisplayMode, leaving: [UIViewController], coming: [UIViewController]
  )

  /// The children that belong into the container.
  var wanted: [UIViewController] {
    if isCollapsed { return content.map { [$0] } ?? [] }
    return currentLayout.visible.compactMap { host(of: $0) }
  }

  /// Returns the controller in a column.
  func host(of column: Column) -> UIViewController? {
    if hasColumns { return hosts[column] }
    switch column {
    case .primary: return pair.first
    case .secondary: return pair.count > 1 ? pair[1] : nil
    default: return nil
    }
  }

  func column(of controller: UIViewController) -> Column? {
    [Column.primary, .supplementary, .secondary].first { host(of: $0) === controller }
  }

  // MARK: Together with the container

  func columnsWillAppear(_ animated: Bool) {
    updateCollapsed()
    if !isCollapsed { adoptMode(findMode(in: currentSize)) }
    exchangeSeen()
    endLeavingAlong(but: seen)
    for controller in seen {
      controller.beginAppearance(true, animated: animated)
      controller.setNeedsViewIsAppearing()
    }
  }

  /// 6.2.7 – the container has its size, or another one.
  func containerDidLayOut() {
    if !isMovingColumns, running == nil {
      updateCollapsed()
      let size = currentSize
      if size != knownSize {
        let oldLayout = layout(mode, in: knownSize)
        let wish = findMode(in: size)
        knownSize = size
        chosenMode = nil
        if !isCollapsed, !moves(to: wish, from: oldLayout) { setMode(wish, animated: false) }
      }
      if running == nil { exchangeSeen() }
    }
    if running == nil { container?.apply(currentLayout) }
    updateButtons()
  }

  /// Columns come and go together with what changes the size, as when the device is turned, if that
  /// is seen to move. Returns whether they do.
  private func moves(to new: DisplayMode, from oldLayout: SplitLayout) -> Bool {
    guard new != mode, let resizing = AnimationGroup.current, canAnimate, let container else {
      return false
    }
    start(new, from: oldLayout, in: container, along: resizing)
    return true
  }

  private var canAnimate: Bool { isOnScreen && appearance.state == .appeared }

  private func adoptMode(_ new: DisplayMode) {
    guard new != mode else { return }
    tell(of: new)
    mode = new
  }

  /// Calls the delegate before anything changes.
  private func tell(of new: DisplayMode) {
    let old = currentLayout.visible
    let next = layout(new, in: currentSize).visible
    delegate?.splitViewController(self, willChangeTo: new)
    guard hasColumns else { return }
    for column in next where !old.contains(column) && hosts[column] != nil {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !next.contains(column) && hosts[column] != nil {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  // MARK: Without animation

  /// Puts in what belongs there, and takes away what does not: at once.
  func exchangeSeen() {
    guard isViewLoaded, let container else { return }
    let new = wanted
    let leaving = seen.filter { !new.holds($0) }
    let coming = new.filter { !seen.holds($0) }
    guard !leaving.isEmpty || !coming.isEmpty else { return }
    let tells = isOnScreen
    for controller in coming { controller.startLoadingView() }
    // A controller that moved into the stack of another column stays there.
    let gone = leaving.filter { $0.parent === self || $0.parent == nil }
    if tells { for controller in gone { controller.beginAppearance(false, animated: false) } }
    if tells { for controller in coming { controller.beginAppearance(true, animated: false) } }
    for controller in gone { controller.leavePlace() }
    seen = new
    for controller in coming { container.place(controller) }
    container.apply(currentLayout)
    guard tells else { return }
    for controller in coming { controller.setNeedsViewIsAppearing() }
    let isAppeared = appearance.state == .appeared
    for controller in gone + (isAppeared ? coming : []) {
      Stage.shared.performAfterCommit { controller.endAppearance() }
    }
  }

  // MARK: Animated

  /// Changes the arrangement, perhaps under a finger.
  func setMode(
    _ new: DisplayMode, animated: Bool,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    if running != nil {
      // Later changes wait.
      waiting.append { [weak self] in self?.setMode(new, animated: animated) }
      return
    }
    guard new != mode else { return }
    guard animated, canAnimate, let container else {
      adoptMode(new)
      exchangeSeen()
      container?.setNeedsLayout()
      updateButtons()
      return
    }
    start(new, from: currentLayout, in: container, interactor: interactor)
  }

  private func start(
    _ new: DisplayMode, from oldLayout: SplitLayout, in container: SplitContainerView,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    along others: AnimationGroup? = nil
  ) {
    let oldMode = mode
    adoptMode(new)
    let next = wanted
    let leaving = seen.filter { !next.holds($0) }
    let coming = next.filter { !seen.holds($0) }
    let context = TransitionContext(
      from: nil, to: nil, containerView: container, isAnimated: true,
      animator: SplitAnimator(container: container, layout: currentLayout, along: others),
      interactor: interactor)
    running = context
    Stage.shared.beginTransition(context, "columns that come or go")
    context.onComplete = { [self] completed in
      finish(context, (oldMode, leaving, coming), completed: completed)
    }
    for controller in coming { controller.startLoadingView() }
    for controller in leaving { controller.beginAppearance(false, animated: true) }
    for controller in coming { controller.beginAppearance(true, animated: true) }
    seen.append(contentsOf: coming)
    AnimationGroup.withoutAnimation {
      for controller in coming { container.place(controller) }
      container.apply(oldLayout)
      for controller in coming {
        controller.setNeedsViewIsAppearing()
        controller.viewIfLoaded?.layoutSubtree()
      }
    }
    updateButtons()
    context.run()
  }

  private func finish(_ context: TransitionContext, _ change: SplitChange, completed: Bool) {
    running = nil
    let gone = completed ? change.leaving : change.coming
    let back = completed ? change.coming : change.leaving
    if !completed {
      chosenMode = change.from
      adoptMode(change.from)
      for controller in gone { controller.beginAppearance(false, animated: true) }
      for controller in back {
        controller.beginAppearance(true, animated: true)
        controller.setNeedsViewIsAppearing()
      }
    }
    AnimationGroup.withoutAnimation {
      for controller in gone { controller.leavePlace() }
      container?.apply(currentLayout)
    }
    // The size may have changed meanwhile.
    container?.setNeedsLayout()
    seen.removeAll { gone.holds($0) }
    // From the primary side, as without animation.
    let order = wanted
    seen = order.filter { seen.holds($0) } + seen.filter { !order.holds($0) }
    for controller in gone + back { controller.endAppearance() }
    updateButtons()
    context.close()
    Stage.shared.endTransition(context)
    let next = waiting
    waiting = []
    for change in next { change() }
  }
}

/// Moves the columns to where they stand in another mode.
@MainActor
final class SplitAnimator: NSObject, SystemAnimator {
  /// Seconds that columns take to come or go.
  static let duration: TimeInterval = 0.4

  private let container: SplitContainerView
  private let layout: SplitLayout
  /// The running animation, in which the columns move too.
  private let others: AnimationGroup?
  private weak var group: AnimationGroup?

  init(container: SplitContainerView, layout: SplitLayout, along others: AnimationGroup?) {
    self.container = container
    self.layout = layout
    self.others = others
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let complete: (Bool) -> Void = { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if let others {
      others.onEnd(complete)
      others.collect(move)
    } else {
      group = AnimationGroup.animate(
        duration: Self.duration, timing: .transition, move, completion: complete)
    }
  }

  private func move() {
    container.apply(layout)
    container.layoutSubtree()
  }

  /// Goes to the end at once, unless others move as well.
  func endNow() { group?.end(finished: true) }
}
