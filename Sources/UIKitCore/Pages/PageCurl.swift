import Foundation

/// The gestures that turn leaves: a drag that the leaf follows, and a tap near the edge.
@MainActor
final class PageCurl: NSObject {
  private weak var pages: UIPageViewController?
  private let pan = PagePan()
  private let tap = PageTap()

  /// The turn that the finger is going to make, and makes.
  private var next: PageTurn?
  private var current: PageTurn?

  /// The part of the pages at each edge where a tap turns (low confidence).
  private static let margin: CGFloat = 0.15

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init()
    pan.mayBegin = { [weak self] in self?.mayBegin($0) == true }
    pan.addHandler { [weak self] _ in self?.follow() }
    tap.mayBegin = { [weak self] in self?.mayTap(at: $0) == true }
    tap.addHandler { [weak self] in if $0.state == .ended { self?.turnTapped() } }
  }

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  func install(in view: UIView) {
    for recognizer in recognizers where recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    }
  }

  private var area: PageCurlArea? { pages?.container?.area as? PageCurlArea }
  private var axis: PageAxis { pages?.axis ?? PageAxis(isVertical: false) }

  /// Towards later pages is below zero.
  private func along(_ vector: CGPoint) -> CGFloat {
    axis.along(vector) * (pages?.isMirrored == true ? -1 : 1)
  }

  // MARK: When it may begin

  private var isReady: Bool {
    guard let pages, current == nil else { return false }
    // 6.3.1: gestures need a data source, and end where it returns nil.
    return pages.dataSource != nil && !pages.displayed.isEmpty && pages.isOnScreen
  }

  private func mayBegin(_ way: CGPoint) -> Bool {
    guard let pages, isReady, abs(axis.along(way)) > abs(axis.across(way)) else { return false }
    return prepare(along(way) < 0 ? .forward : .reverse, pages)
  }

  private func mayTap(at point: CGPoint) -> Bool {
    guard let pages, let area, isReady else { return false }
    let part =
      axis.along(area.convert(point, from: nil)) / max(axis.length(of: area.bounds.size), 1)
    let isForward = pages.isMirrored ? part < Self.margin : part > 1 - Self.margin
    let isReverse = pages.isMirrored ? part > 1 - Self.margin : part < Self.margin
    guard isForward || isReverse, (0...1).contains(part) else { return false }
    return prepare(isForward ? .forward : .reverse, pages)
  }

  // A turn in progress has to end before the next page is requested.
  private func prepare(
    _ direction: UIPageViewController.NavigationDirection, _ pages: UIPageViewController
  ) -> Bool {
    if let turn = pages.turn { pages.endNow(turn) }
    next = pages.leaf(direction)
    return next != nil
  }

  // MARK: Following the finger

  private func follow() {
    switch pan.state {
    case .began:
      begin()
      move()
    case .changed:
      if next != nil { begin() }
      move()
    case .ended:
      if next != nil { begin() }
      move()
      end(isCancelled: false)
    case .cancelled:
      end(isCancelled: true)
    case .possible, .failed:
      break
    }
  }

  private func begin() {
    guard let pages, let turn = next else { return }
    next = nil
    pan.forgetSlop(along: axis, in: area)
    guard pages.turn == nil, pages.begin(turn) else { return }
    current = turn
    area?.hold(turn)
  }

  private func move() {
    guard let turn = current, let area else { return }
    area.move(turn, by: way(of: turn))
  }

  /// How far the finger has gone in the direction of the turn.
  private func way(of turn: PageTurn) -> CGFloat {
    along(pan.translation(in: area)) * (turn.direction == .forward ? -1 : 1)
  }

  private func end(isCancelled: Bool) {
    next = nil
    guard let pages, let area, let turn = current else { return }
    current = nil
    guard pages.turn === turn else { return }
    let length = max(axis.length(of: area.bounds.size), 1)
    let speed =
      along(pan.velocity(in: area)) * (turn.direction == .forward ? -1 : 1) / length
    let arrives = UIPanGestureRecognizer.arrives(way(of: turn) / length, speed: speed)
    pages.decide(turn, completes: !isCancelled && arrives)
    area.release(turn)
  }

  private func turnTapped() {
    guard let pages, let turn = next else { return }
    next = nil
    pages.start(turn)
  }

  /// Something else turns now.
  func letGo() {
    next = nil
    current = nil
    pan.stop()
  }
}

/// A tap where it turns a leaf; elsewhere it fails, and whatever is there is tapped.
@MainActor
final class PageTap: UITapGestureRecognizer {
  /// A function that returns whether a tap at a point of the window turns a leaf.
  var mayBegin: ((CGPoint) -> Bool)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, mayBegin?(touch.windowLocation) == true else {
      state = .failed
      return
    }
    super.touchesEnded(touches, with: event)
  }
}
