import Foundation

// The relation of containers' bars to the content that scrolls under them.

extension UIScrollView {
  /// The controllers around this view whose content it is, the innermost first.
  private func controllers(for edge: NSDirectionalRectEdge) -> [UIViewController] {
    var found: [UIViewController] = []
    var controller = nearestViewController
    while let current = controller {
      if current.contentScrollView(for: edge) === self { found.append(current) }
      controller = current.parent
    }
    return found
  }

  /// The navigation controller whose bar stands over this content.
  private var navigationAbove: UINavigationController? {
    for controller in controllers(for: .top) {
      if let navigation = controller.parent as? UINavigationController { return navigation }
    }
    return nil
  }

  /// How far the content is scrolled under what was above it.
  var scrolledUnderTop: CGFloat { contentOffset.y - limits(.vertical).lowerBound }

  /// A Boolean value that indicates whether content goes on under what is below it.
  var goesUnderBottom: Bool { contentOffset.y < limits(.vertical).upperBound - 0.5 }

  /// The height of the search bar and the large title that this content scrolls away.
  var titleHeight: CGFloat { navigationAbove?.largeTitleHeight(over: self) ?? 0 }

  /// The part of it that is the search bar's, which goes first.
  var searchHeight: CGFloat {
    UINavigationBar.scrollingSearchHeight(of: navigationAbove?.topViewController?.navigationItem)
  }

  /// How much of both is scrolled away.
  var titleCollapse: CGFloat {
    let height = titleHeight
    return height > 0 ? min(max(scrolledUnderTop, 0), height) : 0
  }

  /// Lets the bars follow.
  func tellContainers() {
    guard window != nil else { return }
    navigationAbove?.contentDidScroll(self)
    for controller in controllers(for: .bottom) {
      if let tabs = controller.parent as? UITabBarController { tabs.followContent() }
      if let navigation = controller.parent as? UINavigationController {
        navigation.followContentAtBottom()
      }
    }
  }
}

extension UIViewController {
  /// Returns the scroll view that was set for the edge, or else the view itself or the lowest
  /// scroll view in it.
  func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for (edges, reference) in contentScrollViews where edges.contains(edge) {
      return reference.view
    }
    guard let view = viewIfLoaded else { return nil }
    let found = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    // 6.3.7: pages scroll in a scroll view, in the middle of three.
    return found?.turnsPages == true ? nil : found
  }

  func storeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { edges, reference in
      let left = edges.subtracting(edge)
      return left.isEmpty ? nil : (left, reference)
    }
    if let scrollView { contentScrollViews.append((edge, WeakScrollView(view: scrollView))) }
    scrollView?.updateAdjustedInset()
    scrollView?.tellContainers()
  }

  /// Sets the scroll view that the bars follow at all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view of an edge, which is not kept.
  struct WeakScrollView {
    weak var view: UIScrollView?
  }
}

extension UINavigationController {
  /// The part of the bar that the content of the controller above all others scrolls away.
  func largeTitleHeight(over scrollView: UIScrollView) -> CGFloat {
    guard let index = stack.firstIndex(where: { $0.contentScrollView(for: .top) === scrollView })
    else { return 0 }
    let items = stack[...index].lazy.map { $0.navigationItem }
    return stack[index].extends(under: .top, barIsTranslucent: bar.isTranslucent)
      ? bar.collapsibleHeight(showing: items) : 0
  }

  /// How much of the large title of a stack with that top is scrolled away.
  func collapse(over controller: UIViewController?) -> CGFloat? {
    controller?.contentScrollView(for: .top)?.titleCollapse
  }

  /// How far the content of the top was pulled down, with the large title.
  var titleStretch: CGFloat {
    guard let scrollView = stack.last?.contentScrollView(for: .top), scrollView.titleHeight > 0
    else { return 0 }
    return max(-scrollView.scrolledUnderTop, 0)
  }

  /// The content under the bar stands elsewhere.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard running == nil, deferred == nil,
      stack.last?.contentScrollView(for: .top) === scrollView
    else { return }
    followContent()
  }

  /// The bar is as its top's content has it.
  func followContent() {
    guard let scrollView = stack.last?.contentScrollView(for: .top) else {
      if followsContent { bar.follow(collapse: 0, isAtEdge: true) }
      followsContent = false
      return
    }
    followsContent = true
    let (height, under) = (scrollView.titleHeight, scrollView.scrolledUnderTop)
    let isAtEdge = under <= height + 0.5
    let stretch = height > 0 ? max(-under, 0) : 0
    let collapse = min(max(under, 0), height)
    guard
      bar.titleCollapse != collapse || bar.isAtScrollEdge != isAtEdge || knownStretch != stretch
    else { return }
    knownStretch = stretch
    bar.follow(collapse: collapse, isAtEdge: isAtEdge)
    guard !bar.isAdopting else { return }
    container?.setNeedsLayout()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  func followContentAtBottom() {
    guard let toolbar = storedToolbar,
      let scrollView = stack.last?.contentScrollView(for: .bottom)
    else { return }
    toolbar.isAtScrollEdge = !scrollView.goesUnderBottom
  }
}

extension UITabBarController {
  /// The bar is as the selected controller's content has it.
  func followContent() {
    if let scrollView = selectedViewController?.contentScrollView(for: .bottom) {
      followsContent = true
      bar.isAtScrollEdge = !scrollView.goesUnderBottom
    } else if followsContent {
      followsContent = false
      bar.isAtScrollEdge = true
    }
  }
}

extension UINavigationBar {
  func follow(collapse: CGFloat, isAtEdge: Bool) {
    let showed = showsLargeTitle(of: storedItems)
    titleCollapse = collapse
    isAtScrollEdge = isAtEdge
    if showed != showsLargeTitle(of: storedItems), !isAdopting { lookDidChange() }
  }
}
