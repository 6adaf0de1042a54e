import Foundation

// The list of pages: set, requested and removed ones.

extension UIPageViewController {
  var axis: PageAxis { PageAxis(isVertical: navigationOrientation == .vertical) }

  /// A Boolean value that indicates whether pages follow one another from right to left.
  ///
  /// Pages that scroll go along with the direction in which people read; leaves lie as their spine
  /// does (medium confidence).
  package var isMirrored: Bool {
    switch storedSpine {
    case .none:
      navigationOrientation == .horizontal
        && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .max: true
    case .min, .mid: false
    }
  }

  // MARK: Setting

  func setPages(_ request: PageRequest) {
    if isAskingForSpine {
      waitingRequest = request
      return
    }
    check(request)
    interrupt()
    let pages = Array(request.pages.prefix(storedSpine == .mid ? 2 : 1))
    // The second one of a single page is the back of the leaf that is turned.
    let back = storedSpine == .mid ? nil : request.pages.dropFirst().first
    let old = displayed
    let known = neighbors.pages
    neighbors = PageNeighbors()
    for page in pages { take(page) }
    displayed = pages
    // 6.3.4: dots need scrolling pages and both methods, and follow gestures.
    updateDots()
    guard pages != old else {
      letGo(of: known)
      request.completion?(true)
      return
    }
    let turn = PageTurn(
      from: old, to: pages, back: back, direction: request.direction, isGesture: false)
    turn.completion = request.completion
    if request.isAnimated, isOnScreen, !old.isEmpty {
      if let back { take(back) }
      letGo(of: known)
      start(turn)
    } else {
      swap(turn)
      letGo(of: known + old)
      request.completion?(true)
    }
  }

  /// How many pages a request has to bring.
  private func isRight(_ count: Int, isAnimated: Bool) -> Bool {
    switch storedSpine {
    // 6.3.5 – a spine in the middle needs two controllers.
    case .mid: count == 2
    case .none: count == 1
    // Without a turn the back of a page is not visible (low confidence).
    case .min, .max: count == 1 && !(isDoubleSided && isAnimated) || count == 2 && isDoubleSided
    }
  }

  private func check(_ request: PageRequest) {
    guard !isRight(request.pages.count, isAnimated: request.isAnimated) else { return }
    let needsTwo = storedSpine == .mid || storedSpine != .none && isDoubleSided
    UIKitException.raise(
      .invalidArgument,
      "The number of view controllers provided (\(request.pages.count)) doesn't match the number "
        + "required (\(needsTwo ? 2 : 1)) for the requested transition")
  }

  // MARK: The spine

  func setDoubleSided(_ isDoubleSided: Bool) {
    if !isDoubleSided, storedSpine == .mid, !isAskingForSpine {
      // 6.3.5 – the words are ours: Apple documents only that there is an exception.
      UIKitException.raise(
        .invalidArgument,
        "-[UIPageViewController setDoubleSided:] cannot be set to NO while the spine location is "
          + "UIPageViewControllerSpineLocationMid")
    }
    storedDoubleSided = isDoubleSided
  }

  /// The device is being turned, or the window resized.
  func askForSpine() {
    guard transitionStyle == .pageCurl, let delegate, !displayed.isEmpty,
      let orientation = Stage.shared.comingOrientation
    else { return }
    interrupt()
    isAskingForSpine = true
    let answer = delegate.pageViewController(self, spineLocationFor: orientation)
    isAskingForSpine = false
    if answer != .none { storedSpine = answer }
    // 6.3.5 – a spine in the middle needs double-sided pages.
    if storedSpine == .mid { storedDoubleSided = true }
    var request =
      waitingRequest
      ?? PageRequest(pages: displayed, direction: .forward, isAnimated: false, completion: nil)
    waitingRequest = nil
    // The device turns: that is motion enough.
    request.isAnimated = false
    setPages(request)
    container?.setNeedsLayout()
  }

  // MARK: Asking

  func dataSourceDidChange() {
    // The answers of another data source do not count any more.
    let known = neighbors.pages
    neighbors = PageNeighbors()
    letGo(of: known)
    if !displayed.isEmpty { updateDots() }
  }

  /// The page beside `page`, from the data source.
  func page(_ direction: NavigationDirection, of page: UIViewController) -> UIViewController? {
    // 6.3.1: gestures need a data source, and end where it returns nil.
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// The page beside the one that is seen, where pages scroll: asked for once, and kept.
  @discardableResult
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    switch neighbors[direction] {
    case .none: return nil
    case .page(let page): return page
    case .unknown: break
    }
    guard let current = displayed.first, dataSource != nil else { return nil }
    guard let page = page(direction, of: current), page !== current else {
      neighbors[direction] = .none
      return nil
    }
    neighbors[direction] = .page(page)
    take(page)
    page.startLoadingView()
    return page
  }

  /// Returns the next turn of a leaf; `nil` if there is no page.
  func leaf(_ direction: NavigationDirection) -> PageTurn? {
    guard let edge = direction == .forward ? displayed.last : displayed.first,
      let first = page(direction, of: edge)
    else { return nil }
    guard storedDoubleSided else {
      return PageTurn(from: displayed, to: [first], direction: direction, isGesture: true)
    }
    // A leaf has two sides; half of one cannot be turned.
    guard let second = page(direction, of: first) else { return nil }
    guard storedSpine == .mid else {
      return PageTurn(
        from: displayed, to: [second], back: first, direction: direction, isGesture: true)
    }
    let to = direction == .forward ? [first, second] : [second, first]
    return PageTurn(from: displayed, to: to, direction: direction, isGesture: true)
  }

  /// Returns a Boolean value that indicates whether people could turn that way now.
  package func canTurn(_ direction: NavigationDirection) -> Bool {
    guard dataSource != nil, !displayed.isEmpty else { return false }
    return transitionStyle == .scroll ? neighbor(direction) != nil : leaf(direction) != nil
  }

  // MARK: Coming and going

  func take(_ page: UIViewController) {
    guard page.parent !== self else { return }
    adopt(page)
    page.didMove(toParent: self)
  }

  /// Lets those go that are neither seen nor kept beside what is seen.
  func letGo(of pages: [UIViewController]) {
    let kept = displayed + neighbors.pages + (turn?.all ?? [])
    for page in pages where page.parent === self && !kept.contains(page) {
      page.willMove(toParent: nil)
      // Under a finger the view is seen a little longer than its controller is here.
      if swipe?.isTaking != true { page.leavePlace() }
      page.leaveParent()
    }
  }

  /// Another container has taken a page away.
  func forget(_ page: UIViewController) {
    neighbors.forget(page)
    displayed.removeAll { $0 === page }
  }
}
