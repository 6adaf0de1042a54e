import Foundation

/// The view of a page view controller: the pages, and the dots below them.
@MainActor
final class PageContainerView: UIView {
  private weak var pages: UIPageViewController?
  private(set) var area: (any PageArea)?

  func install(_ pages: UIPageViewController) {
    self.pages = pages
    let area: any PageArea =
      pages.transitionStyle == .scroll ? PageScrollArea(pages) : PageCurlArea(pages)
    self.area = area
    area.frame = bounds
    addSubview(area)
    pages.swipe?.install(in: area)
    pages.curl?.install(in: self)
    dotsDidChange()
  }

  /// There are dots now, or none any more.
  func dotsDidChange() {
    for view in subviews where view is UIPageControl && view !== pages?.dots {
      view.removeFromSuperview()
    }
    if let dots = pages?.dots, dots.superview !== self { addSubview(dots) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pages, let area else { return }
    let isNew = area.bounds.size != pagesFrame.size
    area.frame = pagesFrame
    if let dots = pages.dots {
      dots.frame = CGRect(
        x: 0, y: pagesFrame.maxY, width: bounds.width, height: PageContainerView.dotsHeight)
    }
    if pages.turn == nil, !pages.isOnScreen { area.settle() }
    if isNew { area.setNeedsLayout() }
  }

  /// Points that the dots take from the pages (low confidence).
  static let dotsHeight: CGFloat = 37

  // The dots stand above the home indicator, and no page is below them.
  private var pagesFrame: CGRect {
    guard pages?.dots != nil else { return bounds }
    var frame = bounds
    frame.size.height -= min(
      PageContainerView.dotsHeight + safeAreaInsets.bottom, bounds.height)
    return frame
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The view in which pages lie and move.
@MainActor
protocol PageArea: UIView {
  /// The pages that are displayed lie here, at rest, and no others.
  func settle()

  /// The turn begins: what comes is where it comes from.
  func prepare(_ turn: PageTurn)

  /// The turn goes all its way by itself.
  func run(_ turn: PageTurn)

  /// Stops the pages where they currently appear.
  func stop()

  /// The turn is over.
  func turnDidEnd(_ turn: PageTurn)
}

extension PageArea {
  /// Puts a page's view where it is going to be laid out by this area.
  func adopt(_ view: UIView, in parent: UIView) {
    if view.superview !== parent { parent.addSubview(view) }
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}
