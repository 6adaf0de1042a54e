import Foundation

/// A book that lies open: one page or two, and the leaf that is turned.
///
/// The leaf is flat paper, folded along a line across the way of the turn: as it is turned, the line
/// goes from the outer edge to the spine, and the outer edge twice as far.
@MainActor
final class PageCurlArea: UIView, PageArea {
  private weak var pages: UIPageViewController?
  /// The part of the leaf that has not been folded over, and the part that has.
  private let front = PageLeaf(frame: .zero)
  private let back = PageLeaf(frame: .zero)
  private let shade = PageShade(frame: .zero)
  private var frontPage: UIView?
  private var backPage: UIView?

  /// Seconds of a turn without a finger (low confidence).
  static let duration: TimeInterval = 0.6

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    clipsToBounds = true
    back.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Measures

  private var axis: PageAxis { pages?.axis ?? PageAxis(isVertical: false) }
  private var spine: UIPageViewController.SpineLocation { pages?.spineLocation ?? .min }
  private var length: CGFloat { axis.length(of: bounds.size) }
  private var pageLength: CGFloat { spine == .mid ? length / 2 : length }

  /// Between two distances from the spine, on the side of the leaf that is turned forward.
  private func rect(from start: CGFloat, to end: CGFloat) -> CGRect {
    switch spine {
    case .none, .min: axis.rect(from: start, to: end, in: bounds.size)
    case .mid: axis.rect(from: length / 2 + start, to: length / 2 + end, in: bounds.size)
    case .max: axis.rect(from: length - start, to: length - end, in: bounds.size)
    }
  }

  private var outerPage: CGRect { rect(from: 0, to: pageLength) }
  private var innerPage: CGRect { rect(from: -pageLength, to: 0) }

  // MARK: At rest

  private func place(_ view: UIView?, in frame: CGRect, at index: Int) {
    guard let view else { return }
    adopt(view, in: self)
    if subviews.firstIndex(of: view) != index { insertSubview(view, at: index) }
    view.frame = frame
  }

  func settle() {
    let displayed = pages?.displayed ?? []
    for view in subviews + [frontPage, backPage].compactMap(\.self) {
      guard let page = view.placedController else {
        view.removeFromSuperview()
        continue
      }
      if !displayed.contains(page) { page.leavePlace() }
    }
    let views = displayed.compactMap(\.loadedViewInPlace)
    frontPage = nil
    backPage = nil
    layOutAtRest(views)
  }

  private func layOutAtRest(_ views: [UIView]) {
    if spine == .mid, views.count == 2 {
      place(views[0], in: innerPage, at: 0)
      place(views[1], in: outerPage, at: 1)
    } else {
      place(views.first, in: outerPage, at: 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if pages?.turn == nil { layOutAtRest((pages?.displayed ?? []).compactMap(\.viewInPlace)) }
  }

  // MARK: Turning

  func prepare(_ turn: PageTurn) {
    let isForward = turn.direction == .forward
    let isOpen = spine == .mid
    let (old, new) = (turn.from.map(\.loadedViewInPlace), turn.to.map(\.loadedViewInPlace))
    // The pages that lie still.
    if isOpen { place(isForward ? old.first ?? nil : new.first ?? nil, in: innerPage, at: 0) }
    place(isForward ? new.last ?? nil : old.last ?? nil, in: outerPage, at: isOpen ? 1 : 0)
    // The two sides of the leaf.
    frontPage = isForward ? old.last ?? nil : new.last ?? nil
    backPage =
      isOpen ? (isForward ? new.first ?? nil : old.first ?? nil) : turn.back?.loadedViewInPlace
    for view in [front, shade, back] { addSubview(view) }
    if let frontPage { adopt(frontPage, in: front) }
    if let backPage { adopt(backPage, in: back) }
    back.backgroundColor = frontPage?.backgroundColor ?? .systemBackground
    back.isBlank = backPage == nil
    fold(isForward ? 0 : 1)
  }

  /// Shows the leaf so far turned over, 0 to 1.
  private func fold(_ part: CGFloat) {
    let line = pageLength * (1 - part)
    let edge = pageLength * (1 - 2 * part)
    front.frame = rect(from: 0, to: line)
    back.frame = rect(from: edge, to: line)
    shade.frame = back.frame
    frontPage?.frame = outerPage.offsetBy(dx: -front.frame.minX, dy: -front.frame.minY)
    backPage?.frame = rect(from: edge, to: edge + pageLength)
      .offsetBy(dx: -back.frame.minX, dy: -back.frame.minY)
  }

  private func group(for turn: PageTurn, held: Bool) -> AnimationGroup {
    let group = AnimationGroup(duration: Self.duration, timing: .easeInOut)
    group.collect { fold(turn.direction == .forward ? 1 : 0) }
    _ = AnimationGroup.collectTransition(held: held) { group.begin() }
    return group
  }

  func run(_ turn: PageTurn) {
    let group = group(for: turn, held: false)
    group.onEnd { [weak pages] finished in pages?.end(turn, finished: finished) }
    turn.group = group
  }

  // Leaves turn as far as their animation has come: there is no other place to read.
  func stop() {}

  func turnDidEnd(_ turn: PageTurn) { settle() }

  /// A finger holds the leaf at its beginning.
  func hold(_ turn: PageTurn) { turn.group = group(for: turn, held: true) }

  /// The finger has gone that far: the outer edge of the leaf goes with it.
  func move(_ turn: PageTurn, by way: CGFloat) {
    turn.group?.hold(at: way / max(2 * pageLength, 1))
  }

  /// The finger has let go.
  func release(_ turn: PageTurn) {
    guard let group = turn.group else { return }
    let completes = turn.isToComplete == true
    let part = completes ? 1 - group.fraction : group.fraction
    group.onEnd { [weak pages] _ in pages?.end(turn, finished: true) }
    group.resume(
      reversed: !completes, duration: Self.duration * TimeInterval(part), timing: .easeOut)
  }
}

/// A side of the leaf that is turned.
@MainActor
private final class PageLeaf: UIView {
  /// A Boolean value that indicates whether nothing is on it but what shines through from the other
  /// side.
  var isBlank = false {
    didSet { veil.isHidden = !isBlank }
  }

  private let veil = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    veil.backgroundColor = UIColor.white.withAlphaComponent(0.6)
    veil.isHidden = true
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(veil)
  }

  required init?(coder: NSCoder) { nil }
}

/// The shadow of what has been folded over. What cuts its content cuts its shadow as well, so this is
/// a view of its own.
@MainActor
private final class PageShade: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    node.shadow = DisplayShadow(
      offset: .zero, radius: 10, color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.4))
  }
}
