import Foundation

/// The finger that moves pages side by side.
@MainActor
final class PageSwipe: NSObject {
  private weak var pages: UIPageViewController?
  let pan: PagePan

  /// The page that is being uncovered, and how far the strip was away when the finger came.
  private struct Drag {
    let start: CGFloat
    var turn: PageTurn?
  }
  private var drag: Drag?
  /// The animation that returns the strip where no turn is completed.
  private var rebound: AnimationGroup?
  /// A Boolean value that indicates whether a finger is about to take over what moves.
  private(set) var isTaking = false

  /// A Boolean value that indicates whether a finger moves the pages.
  var isDragging: Bool { drag != nil }
  /// A Boolean value that indicates whether the pages still move after the finger was lifted.
  private(set) var isDecelerating = false

  /// Seconds of the rest of the way, at most.
  private static let duration: TimeInterval = 0.3

  init(_ pages: UIPageViewController) {
    self.pages = pages
    pan = PagePan()
    super.init()
    pan.mayBegin = { [weak self] in self?.mayBegin($0) == true }
    pan.addHandler { [weak self] _ in self?.follow() }
  }

  func install(in view: UIView) { view.addGestureRecognizer(pan) }

  private var area: PageScrollArea? { pages?.container?.area as? PageScrollArea }
  private var axis: PageAxis { pages?.axis ?? PageAxis(isVertical: false) }

  /// In the direction in which people read.
  private func along(_ vector: CGPoint) -> CGFloat {
    axis.along(vector) * (area?.sign ?? 1)
  }

  // MARK: When it may begin

  private func mayBegin(_ way: CGPoint) -> Bool {
    // 6.3.1: gestures need a data source, and end where it returns nil.
    guard let pages, pages.dataSource != nil, !pages.displayed.isEmpty, pages.isOnScreen else {
      return false
    }
    return abs(axis.along(way)) > abs(axis.across(way))
  }

  // MARK: Following the finger

  private func follow() {
    switch pan.state {
    case .began:
      begin()
      move()
    case .changed:
      if drag == nil { begin() }
      move()
    case .ended:
      if drag == nil { begin() }
      move()
      end(isCancelled: false)
    case .cancelled:
      end(isCancelled: true)
    case .possible, .failed:
      break
    }
  }

  private func begin() {
    guard let pages, let area else { return }
    let way = along(pan.translation(in: area))
    // A moving page is grabbed at its visible place.
    isTaking = true
    if let turn = pages.turn { pages.endNow(turn) }
    AnimationGroup.withoutAnimation { _ = rebound?.freeze() }
    if rebound != nil { area.stop() }
    rebound = nil
    isTaking = false
    pages.neighbor(.forward)
    pages.neighbor(.reverse)
    drag = Drag(start: area.position)
    isDecelerating = false
    area.delegate?.scrollViewWillBeginDragging(area)
    pan.forgetSlop(along: axis, in: area)
    if area.position == 0 { uncover(way < 0 ? .forward : .reverse) }
  }

  private func move() {
    guard let drag, let area else { return }
    let wanted = drag.start + along(pan.translation(in: area))
    // On the way that is left of the turn before, nothing new is uncovered.
    if wanted < min(0, drag.start) {
      uncover(.forward)
    } else if wanted > max(0, drag.start) {
      uncover(.reverse)
    }
    AnimationGroup.withoutAnimation { area.move(to: limited(wanted)) }
  }

  private func limited(_ wanted: CGFloat) -> CGFloat {
    guard let drag, let area else { return wanted }
    let (low, high) = (min(0, drag.start), max(0, drag.start))
    let beyond = wanted < low ? wanted - low : wanted > high ? wanted - high : 0
    guard beyond != 0 else { return wanted }
    guard drag.turn != nil else {
      // 6.3.1 – at the end there is nothing to uncover: it gives, and comes back.
      return (beyond < 0 ? low : high)
        + RubberBand.stretch(beyond, length: axis.length(of: area.bounds.size))
    }
    return min(max(wanted, -area.extent), area.extent)
  }

  /// The finger shows what lies on that side.
  private func uncover(_ direction: UIPageViewController.NavigationDirection) {
    guard let pages, drag != nil, drag?.turn?.direction != direction else { return }
    // It went to the other side: that was no turn.
    if let turn = drag?.turn {
      drag?.turn = nil
      pages.decide(turn, completes: false)
      pages.end(turn, finished: true)
    }
    guard drag != nil, let page = pages.neighbor(direction) else { return }
    let turn = PageTurn(
      from: pages.displayed, to: [page], direction: direction, isGesture: true)
    drag?.turn = turn
    if !pages.begin(turn) { drag?.turn = nil }
  }

  // MARK: Letting go

  private func end(isCancelled: Bool) {
    guard let pages, let area, let drag else { return }
    self.drag = nil
    isDecelerating = true
    area.delegate?.scrollViewDidEndDragging(area, willDecelerate: true)
    area.delegate?.scrollViewWillBeginDecelerating(area)
    guard let turn = drag.turn, pages.turn === turn else { return comeBack() }
    let completes = !isCancelled && arrives(turn)
    pages.decide(turn, completes: completes)
    let target = completes ? area.target(of: turn) : 0
    turn.group = area.animate(
      to: target, duration: duration(to: target), timing: .easeOut
    ) { [weak self, weak pages] _ in
      pages?.end(turn, finished: true)
      self?.rest()
    }
  }

  /// The pages have come to rest after a finger moved them.
  private func rest() {
    guard isDecelerating, let area else { return }
    isDecelerating = false
    area.delegate?.scrollViewDidEndDecelerating(area)
  }

  /// Half a page, or a flick.
  private func arrives(_ turn: PageTurn) -> Bool {
    guard let area else { return false }
    let forth: CGFloat = turn.direction == .forward ? -1 : 1
    let speed = along(pan.velocity(in: area)) * forth / max(area.extent, 1)
    return UIPanGestureRecognizer.arrives(
      area.position * forth / max(area.extent, 1), speed: speed)
  }

  /// A finger that was faster goes on at its speed.
  private func duration(to target: CGFloat) -> TimeInterval {
    guard let area else { return 0 }
    let way = abs(target - area.position)
    let speed = abs(along(pan.velocity(in: area)))
    return speed > 0 ? min(Self.duration, max(0.1, TimeInterval(way / speed))) : Self.duration
  }

  private func comeBack() {
    guard let area else { return }
    rebound = area.animate(to: 0, duration: Self.duration, timing: .easeOut) { [weak self] _ in
      self?.rebound = nil
      if self?.pages?.turn == nil { self?.area?.settle() }
      self?.rest()
    }
  }

  /// Something else moves the pages now.
  func letGo() {
    drag = nil
    pan.stop()
    AnimationGroup.withoutAnimation { _ = rebound?.freeze() }
    if rebound != nil, pages?.turn == nil { AnimationGroup.withoutAnimation { area?.settle() } }
    rebound = nil
    isDecelerating = false
  }
}

/// A drag along the line on which pages follow one another.
@MainActor
final class PagePan: UIPanGestureRecognizer {
  /// A function that returns whether a drag in that direction, in the window's coordinates, turns
  /// pages.
  var mayBegin: ((CGPoint) -> Bool)?

  override func considerBeginning(_ distance: CGPoint) {
    guard hypot(distance.x, distance.y) >= Self.slop else { return }
    state = mayBegin?(distance) == true ? .began : .failed
  }

  /// The distance at which a tap becomes a drag does not count: nothing jumps.
  func forgetSlop(along axis: PageAxis, in view: UIView?) {
    let way = axis.along(translation(in: view))
    let rest = max(abs(way) - Self.slop, 0)
    setTranslation(axis.vector(way < 0 ? -rest : rest), in: view)
  }
}
