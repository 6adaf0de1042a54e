import Foundation

// How other pages come to be seen.

extension UIPageViewController {
  /// The controllers that disappear with the container.
  var seen: [UIViewController] { turn?.all ?? displayed }

  func pagesWillAppear(_ animated: Bool) {
    if turn == nil { container?.area?.settle() }
    let back = turn?.to ?? displayed
    endLeavingAlong(but: back)
    for page in back {
      page.beginAppearance(true, animated: animated)
      page.setNeedsViewIsAppearing()
    }
  }

  // MARK: At once

  /// Other pages are there, without a way.
  func swap(_ turn: PageTurn) {
    guard isOnScreen else {
      container?.area?.settle()
      return
    }
    let animated = appearance.state == .appearing && appearance.isAnimated
    for page in turn.arriving { page.startLoadingView() }
    for page in turn.leaving { page.endContextTransition() }
    // 1.8.1, 1.8.2 – the new one leads.
    for page in turn.arriving { page.beginAppearance(true, animated: animated) }
    for page in turn.leaving { page.beginAppearance(false, animated: animated) }
    AnimationGroup.withoutAnimation { container?.area?.settle() }
    for page in turn.arriving { page.setNeedsViewIsAppearing() }
    guard appearance.state == .appeared else {
      // A container that is not visible itself forwards in its own callbacks.
      for page in turn.leaving { page.endAppearance() }
      return
    }
    AnimationGroup.withoutAnimation { container?.layoutSubtree() }
    endAppearances(of: turn)
  }

  /// The second half of a turn that got there.
  private func endAppearances(of turn: PageTurn) {
    if transitionStyle == .scroll {
      // 1.8.1: pages that scroll: the new page appears first in both halves.
      for page in turn.arriving + turn.leaving { page.endAppearance() }
    } else {
      // 1.8.2: pages that curl: the current page disappears first in the second half.
      for page in turn.leaving + turn.arriving { page.endAppearance() }
    }
  }

  // MARK: On the way

  /// Begins a turn by itself, as far as callbacks go; the area then moves the pages.
  func start(_ turn: PageTurn) {
    guard begin(turn) else { return }
    turn.isToComplete = true
    container?.area?.run(turn)
  }

  /// The first half of the callbacks. Returns whether the turn is still wanted after them.
  func begin(_ turn: PageTurn) -> Bool {
    for page in turn.all { take(page) }
    self.turn = turn
    Stage.shared.beginTransition(self, "a turn to another page")
    // 6.3.2: the delegate is called for turns by gestures only.
    if turn.isGesture { delegate?.pageViewController(self, willTransitionTo: turn.to) }
    guard self.turn === turn else { return false }
    let coming = turn.coming
    for page in coming { page.startLoadingView() }
    for page in turn.leaving { page.endContextTransition() }
    // 1.8.1, 1.8.2, 6.3.6 – the new one leads.
    for page in coming { page.beginAppearance(true, animated: true) }
    for page in turn.leaving { page.beginAppearance(false, animated: true) }
    guard self.turn === turn else { return false }
    AnimationGroup.withoutAnimation {
      container?.area?.prepare(turn)
      for page in coming {
        page.setNeedsViewIsAppearing()
        page.deliverViewIsAppearing()
        page.viewIfLoaded?.layoutSubtree()
      }
    }
    return self.turn === turn
  }

  /// People let go: the turn will get there, or go back.
  func decide(_ turn: PageTurn, completes: Bool) {
    turn.isToComplete = completes
    // 1.8.2 – leaves say so at once, and that they are back only when they are.
    if !completes, transitionStyle == .pageCurl { turnBack(turn) }
  }

  // 1.8.2 – a cancelled turn sends the opposite callbacks.
  private func turnBack(_ turn: PageTurn) {
    guard isOnScreen else { return }
    let coming = turn.coming
    for page in coming { page.beginAppearance(false, animated: true) }
    for page in turn.leaving {
      page.beginAppearance(true, animated: true)
      page.setNeedsViewIsAppearing()
    }
  }

  /// The pages stand still.
  func end(_ turn: PageTurn, finished: Bool) {
    guard self.turn === turn else { return }
    let completes = turn.isToComplete == true
    let previous = turn.from
    self.turn = nil
    turn.group = nil
    if completes, turn.isGesture { displayed = turn.to }
    if completes { arrive(turn) } else { cancel(turn) }
    keepNeighbors(after: turn, completed: completes)
    AnimationGroup.withoutAnimation { container?.area?.turnDidEnd(turn) }
    letGo(of: turn.all)
    Stage.shared.endTransition(self)
    if turn.isGesture {
      // 6.3.4: dots need scrolling pages and both methods, and follow gestures.
      if completes { dots?.currentPage += turn.direction == .forward ? 1 : -1 }
      // 6.3.3: a gesture that is let go early did not complete.
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous,
        transitionCompleted: completes)
    }
    let completion = turn.completion
    turn.completion = nil
    completion?(finished)
    // The next page is requested before a finger needs it.
    if completes, turn.isGesture, transitionStyle == .scroll, self.turn == nil {
      neighbor(turn.direction)
    }
  }

  private func arrive(_ turn: PageTurn) {
    guard appearance.state == .appeared else {
      // The new pages go on with the container, the old ones have left.
      for page in turn.leaving { page.endAppearance() }
      hideBack(of: turn)
      return
    }
    endAppearances(of: turn)
    hideBack(of: turn)
  }

  private func hideBack(of turn: PageTurn) {
    turn.back?.beginAppearance(false, animated: true)
    turn.back?.endAppearance()
  }

  private func cancel(_ turn: PageTurn) {
    let coming = turn.coming
    if transitionStyle == .scroll {
      // 1.8.1 – the one that was seen comes back first.
      if isOnScreen {
        for page in turn.leaving {
          page.beginAppearance(true, animated: true)
          page.setNeedsViewIsAppearing()
          if appearance.state == .appeared { page.endAppearance() }
        }
      }
      for page in coming { page.beginAppearance(false, animated: true) }
      for page in coming { page.endAppearance() }
    } else {
      for page in coming { page.beginAppearance(false, animated: true) }
      // 1.8.2: pages that curl: the current page disappears first in the second half.
      for page in coming { page.endAppearance() }
      if appearance.state == .appeared { for page in turn.leaving { page.endAppearance() } }
    }
  }

  private func keepNeighbors(after turn: PageTurn, completed: Bool) {
    guard transitionStyle == .scroll, turn.isGesture, completed else { return }
    let known = neighbors.pages
    neighbors = PageNeighbors()
    // The way back is known.
    if let old = turn.from.first { neighbors[turn.direction.opposite] = .page(old) }
    letGo(of: known)
  }

  // MARK: Something else comes first

  /// Completes the running turn at once, or takes it back.
  func interrupt() {
    swipe?.letGo()
    curl?.letGo()
    guard let turn else { return }
    endNow(turn)
  }

  func endNow(_ turn: PageTurn) {
    guard self.turn === turn else { return }
    let wasDecided = turn.isToComplete != nil
    if !wasDecided { decide(turn, completes: false) }
    AnimationGroup.withoutAnimation { _ = turn.group?.freeze() }
    container?.area?.stop()
    end(turn, finished: false)
  }
}
