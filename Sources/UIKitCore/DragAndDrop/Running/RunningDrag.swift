import Foundation

/// One drag, from the lift to its end: follows the finger, and finds the view that would take the items.
@MainActor
final class RunningDrag {
  private static var duration: TimeInterval { 0.3 }
  /// The way a finger moves before what it has lifted is dragged, in points (low confidence).
  private static var slop: CGFloat { 10 }

  let session: DragSession
  /// The app may take the view away while its items are dragged.
  private let source: UIDragInteraction
  let window: UIWindow
  private let overlay: DragOverlay
  private let start: CGPoint
  private var lifted: [ObjectIdentifier: UITargetedDragPreview] = [:]
  private var hasBegun = false
  private(set) var isOver = false

  /// The views that were asked, and their sessions; none for those that refused.
  private var visits: [(interaction: UIDropInteraction, session: DropSession?)] = []
  private var target: (interaction: UIDropInteraction, session: DropSession)?
  private(set) var proposal = UIDropProposal(operation: .cancel)
  private var scrolling: AnimationClock.Token?
  private var landings: [ObjectIdentifier: DropLanding] = [:]

  init(_ session: DragSession, from source: UIDragInteraction, in window: UIWindow) {
    self.session = session
    self.source = source
    self.window = window
    start = session.point
    overlay = DragOverlay(over: window)
    session.running = self
  }

  // MARK: The lift

  func lift() {
    Stage.shared.state.drag = self
    for item in session.items {
      let preview = source.delegate?.dragInteraction(
        source, previewForLifting: item, session: session)
      guard let preview else { continue }
      lifted[ObjectIdentifier(item)] = preview
      overlay.add(item, preview)
    }
    let animator = DragAnimator()
    source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    animate { [overlay] in
      overlay.lift(around: start)
      animator.animate()
    } completion: {
      animator.complete(.end)
    }
  }

  // MARK: The finger

  func move(to point: CGPoint) {
    guard !isOver else { return }
    session.point = point
    if !hasBegun {
      guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
      begin()
    }
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    overlay.follow(point)
    update()
  }

  private func begin() {
    hasBegun = true
    source.view?.dismissContextMenus()
    if let delegate = source.delegate {
      session.allowsMoveOperation = delegate.dragInteraction(
        source, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        source, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(source, sessionWillBegin: session)
    }
    for item in session.items {
      if let preview = item.previewProvider?() { overlay.replace(item, preview) }
    }
  }

  /// Finds the view under the finger that takes the items, and asks it what a drop would do.
  private func update() {
    let found = findTarget()
    if found?.interaction !== target?.interaction {
      if let (interaction, session) = target {
        interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
      }
      target = found
      if let (interaction, session) = found {
        interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
      }
    }
    proposal = UIDropProposal(operation: .cancel)
    if let (interaction, session) = target, let delegate = interaction.delegate {
      proposal = allowed(delegate.dropInteraction(interaction, sessionDidUpdate: session))
    }
    overlay.badge = proposal.operation
    scrollAtEdge()
  }

  /// Nothing is moved without the source's consent.
  private func allowed(_ proposal: UIDropProposal) -> UIDropProposal {
    proposal.operation == .move && !session.allowsMoveOperation
      ? UIDropProposal(operation: .forbidden) : proposal
  }

  private func findTarget() -> (interaction: UIDropInteraction, session: DropSession)? {
    let origin = window.frame.origin
    let point = CGPoint(x: session.point.x + origin.x, y: session.point.y + origin.y)
    var view = Stage.shared.view(at: point)
    while let current = view {
      for case let interaction as UIDropInteraction in current.storedInteractions {
        if let session = dropSession(for: interaction) { return (interaction, session) }
      }
      view = current.superview
    }
    return nil
  }

  /// The view is asked once whether it takes the items at all.
  private func dropSession(for interaction: UIDropInteraction) -> DropSession? {
    if let visit = visits.first(where: { $0.interaction === interaction }) { return visit.session }
    let new = DropSession(session)
    let takes = interaction.delegate?.dropInteraction(interaction, canHandle: new) ?? false
    visits.append((interaction, takes ? new : nil))
    return takes ? new : nil
  }

  // MARK: The edges

  /// A list scrolls while the finger is near one of its edges.
  private func scrollAtEdge() {
    guard scrolling == nil, !isOver, let list = target?.interaction.view as? UIScrollView,
      list.dragStep(at: session.location(in: list)) != nil
    else { return }
    scrolling = Stage.shared.clock.schedule(after: 1.0 / 60) { [weak self, weak list] in
      guard let self else { return }
      scrolling = nil
      guard !isOver, let list, let step = list.dragStep(at: session.location(in: list)) else {
        return
      }
      list.setOffset(step)
      list.layoutSubtree()
      update()
    }
  }

  // MARK: The end

  /// Sets the place that an item goes to, from the view that takes it.
  func land(_ item: UIDragItem, _ landing: DropLanding) {
    landings[ObjectIdentifier(item)] = landing
  }

  /// The size of an item as people see it.
  func previewSize(_ item: UIDragItem) -> CGSize {
    lifted[ObjectIdentifier(item)]?.size ?? .zero
  }

  func drop(at point: CGPoint) {
    guard !isOver else { return }
    if hasBegun {
      session.point = point
      update()
    }
    guard hasBegun, let (interaction, drop) = target, let delegate = interaction.delegate,
      proposal.operation == .copy || proposal.operation == .move
    else { return cancel() }
    finish()
    let operation = proposal.operation
    delegate.dropInteraction(interaction, performDrop: drop)
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    var animators: [DragAnimator] = []
    for item in session.items {
      let landing = landings[ObjectIdentifier(item)] ?? landing(of: item, on: interaction)
      let animator = landing.animator
      animators.append(animator)
      delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
      overlay.prepare(item, landing)
    }
    animate { [overlay] in
      overlay.land()
      for animator in animators { animator.animate() }
    } completion: { [self] in
      for animator in animators { animator.complete(.end) }
      delegate.dropInteraction(interaction, concludeDrop: drop)
      close(operation)
    }
  }

  /// The place of an item on a view that does not say one for it: where it was let go.
  private func landing(of item: UIDragItem, on interaction: UIDropInteraction) -> DropLanding {
    guard let lifted = lifted[ObjectIdentifier(item)], let view = interaction.view,
      view.window != nil
    else { return DropLanding(.fade) }
    let target = UIDragPreviewTarget(
      container: view, center: session.location(in: view),
      transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    let preview = interaction.delegate?.dropInteraction(
      interaction, previewForDropping: item, withDefault: lifted.retargetedPreview(with: target))
    guard let preview, preview.target.container.window === window else { return DropLanding(.fade) }
    return DropLanding(.frame(preview.frameInWindow))
  }

  /// Nothing takes the items: they go back.
  func cancel() {
    guard !isOver else { return }
    finish()
    proposal = UIDropProposal(operation: .cancel)
    if hasBegun {
      if let (interaction, session) = target {
        interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
      }
      source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    }
    var animators: [DragAnimator] = []
    for item in session.items {
      let landing = hasBegun ? wayBack(of: item) : DropLanding(.back)
      animators.append(landing.animator)
      if hasBegun {
        source.delegate?.dragInteraction(
          source, item: item, willAnimateCancelWith: landing.animator)
      }
      overlay.prepare(item, landing)
    }
    animate { [overlay] in
      overlay.land()
      for animator in animators { animator.animate() }
    } completion: { [self] in
      for animator in animators { animator.complete(.end) }
      close(.cancel)
    }
  }

  private func wayBack(of item: UIDragItem) -> DropLanding {
    guard let lifted = lifted[ObjectIdentifier(item)] else { return DropLanding(.fade) }
    let preview = source.delegate?.dragInteraction(
      source, previewForCancelling: item, withDefault: lifted)
    guard let preview, preview.target.container.window === window else { return DropLanding(.fade) }
    return DropLanding(.frame(preview.frameInWindow))
  }

  private func finish() {
    isOver = true
    overlay.badge = .cancel
    if let scrolling { Stage.shared.clock.cancel(scrolling) }
    scrolling = nil
    if Stage.shared.state.drag === self { Stage.shared.state.drag = nil }
  }

  private func close(_ operation: UIDropOperation) {
    overlay.removeFromSuperview()
    if hasBegun {
      for (interaction, session) in visits {
        guard let session else { continue }
        interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
      }
    }
    if hasBegun {
      source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    } else {
      source.onLiftCancelled?()
    }
    source.ended(self)
  }

  private func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    AnimationGroup.animate(duration: Self.duration, timing: .easeOut, changes) { _ in
      completion()
    }
  }
}

extension UIScrollView {
  /// The offset a list scrolls to next for a finger at its edge, with the numbers of moved rows; `nil`
  /// where it stays.
  fileprivate func dragStep(at point: CGPoint) -> CGPoint? {
    let (edge, step) = (CGFloat(44), CGFloat(5))
    let seen = bounds.inset(by: adjustedContentInset)
    func way(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      guard high - low > 2 * edge else { return 0 }
      return place < low + edge ? -step : place > high - edge ? step : 0
    }
    let target = clamped(
      CGPoint(
        x: contentOffset.x
          + (contentSize.width > seen.width ? way(point.x, seen.minX, seen.maxX) : 0),
        y: contentOffset.y
          + (contentSize.height > seen.height ? way(point.y, seen.minY, seen.maxY) : 0)))
    return target == contentOffset ? nil : target
  }
}
