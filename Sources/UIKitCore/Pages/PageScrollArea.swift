import Foundation

/// Pages side by side on a strip, as the content of a scroll view: apps look for it among the subviews,
/// to keep people from turning pages or to follow how far they have turned.
@MainActor
final class PageScrollArea: UIScrollView, PageArea {
  private weak var pages: UIPageViewController?
  private let strip = UIView(frame: .zero)
  /// The pages on the strip, each with its place beside the displayed page.
  private var places: [(page: UIViewController, slot: CGFloat)] = []

  /// How far the pages have moved, in the direction in which people read: below zero, what comes
  /// after the displayed page is seen.
  private(set) var position: CGFloat = 0

  /// Seconds of a turn without a finger (low confidence).
  static let duration: TimeInterval = 0.3

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    // The finger that turns pages is another one.
    for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  override var panGestureRecognizer: UIPanGestureRecognizer { pages?.swipe?.pan ?? pan }
  override var isTracking: Bool { pages?.swipe?.isDragging ?? false }
  override var isDragging: Bool { pages?.swipe?.isDragging ?? false }
  override var isDecelerating: Bool { pages?.swipe?.isDecelerating ?? false }

  // It is no list that people scroll to see more.
  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility()
    accessibility?.role = .none
    return accessibility
  }

  private var axis: PageAxis { pages?.axis ?? PageAxis(isVertical: false) }

  /// From one page to the next.
  var extent: CGFloat { axis.length(of: bounds.size) + (pages?.interPageSpacing ?? 0) }

  /// 1, or -1 where pages follow one another from right to left.
  var sign: CGFloat { pages?.isMirrored == true && !axis.isVertical ? -1 : 1 }

  private func offset(_ distance: CGFloat) -> CGPoint { axis.vector(distance * sign) }

  // MARK: Moving

  /// Moves the strip: at once, or inside the animation that runs.
  func move(to position: CGFloat) {
    self.position = position
    // 6.3.7: pages scroll in a scroll view, in the middle of three.
    setOffset(axis.vector(extent - position * sign))
  }

  func stop() {
    position = (extent - axis.along(contentOffset)) * sign
  }

  /// Makes room for the page before and the page after the displayed one.
  private func layOutStrip() {
    let room = axis.vector(3 * extent)
    contentSize = CGSize(
      width: axis.isVertical ? bounds.width : room.x,
      height: axis.isVertical ? room.y : bounds.height)
    strip.frame = CGRect(origin: axis.vector(extent), size: bounds.size)
  }

  /// Lets the strip move to its place in that many seconds.
  func animate(
    to position: CGFloat, duration: TimeInterval, timing: AnimationTiming,
    end: @escaping (Bool) -> Void
  ) -> AnimationGroup {
    AnimationGroup.animate(
      duration: duration, timing: timing, { move(to: position) }, completion: end)
  }

  private func place(_ page: UIViewController, slot: CGFloat) {
    places.removeAll { $0.page === page }
    places.append((page, slot))
    if let view = page.loadedViewInPlace { adopt(view, in: strip) }
    layOut(page, slot)
  }

  private func layOut(_ page: UIViewController, _ slot: CGFloat) {
    page.viewInPlace?.frame = CGRect(origin: offset(slot * extent), size: bounds.size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNew = strip.bounds.size != bounds.size
    layOutStrip()
    // A turn goes on to where its page is now.
    if let turn = pages?.turn, turn.isToComplete == true {
      move(to: target(of: turn))
    } else if isNew {
      move(to: 0)
    }
    for (page, slot) in places { layOut(page, slot) }
  }

  /// Returns the offset of the strip at the end of a turn.
  func target(of turn: PageTurn) -> CGFloat { turn.direction == .forward ? -extent : extent }

  // MARK: Pages

  func settle() {
    let page = pages?.displayed.first
    for (other, _) in places where other !== page && other.viewInPlace?.superview === strip {
      other.leavePlace()
    }
    places = []
    layOutStrip()
    move(to: 0)
    if let page { place(page, slot: 0) }
  }

  func prepare(_ turn: PageTurn) {
    let slot: CGFloat = turn.direction == .forward ? 1 : -1
    if let page = turn.from.first { place(page, slot: 0) }
    // Pages of the previous turn are not visible any more when this one comes.
    for (page, old) in places where old == slot { page.leavePlace() }
    places.removeAll { $0.slot == slot }
    if let page = turn.to.first { place(page, slot: slot) }
  }

  func run(_ turn: PageTurn) {
    turn.group = animate(
      to: target(of: turn), duration: Self.duration, timing: .easeInOut
    ) { [weak self, weak pages] finished in
      pages?.end(turn, finished: finished)
      if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// A finger goes on with what an animation has just left: the pages stay where they are seen, though
  /// another one is displayed.
  func turnDidEnd(_ turn: PageTurn) {
    guard let pages, pages.swipe?.isTaking == true else { return settle() }
    let completes = turn.isToComplete == true
    let seen = position
    let step: CGFloat = completes ? (turn.direction == .forward ? -1 : 1) : 0
    places = places.map { ($0.page, $0.slot + step) }
    move(to: seen - step * extent)
    for (page, slot) in places { layOut(page, slot) }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is the scroll view in which pages are turned.
  package var turnsPages: Bool { self is PageScrollArea }

  /// A Boolean value that indicates whether people scroll the view to see more of its content.
  package var isContentScrollView: Bool { self is UIScrollView && !isPickerWheel && !turnsPages }
}
