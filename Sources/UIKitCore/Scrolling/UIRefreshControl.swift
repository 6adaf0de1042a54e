public import Foundation

/// A control above content that people pull down to reload it.
///
/// Give it to a scroll view; it sends `.valueChanged` when it was pulled far enough, and turns until
/// ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRefreshControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRefreshControl()
    decodeInterface(coder, as: UIRefreshControl.self)
  }

  /// A Boolean value that indicates whether it turns.
  open var isRefreshing: Bool { refreshes }

  /// The text below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  /// Begins the animation, as a pull does; no event is sent, and the content stays where it is.
  open func beginRefreshing() { refresh(byHand: false) }

  /// The content is there: the control goes.
  open func endRefreshing() { stopRefreshing() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let textHeight = label.map { min($0.intrinsicContentSize.height, bounds.height / 2) } ?? 0
    wheel.frame = CGRect(
      x: (bounds.width - Self.wheelSize) / 2,
      y: (bounds.height - Self.wheelSize - textHeight) / 2,
      width: Self.wheelSize, height: Self.wheelSize)
    label?.frame = CGRect(x: 0, y: wheel.frame.maxY, width: bounds.width, height: textHeight)
  }

  // MARK: - Inside the stage

  static let height: CGFloat = 60
  /// The distance that content is pulled to start a refresh.
  private static let distance: CGFloat = 110
  private static let wheelSize: CGFloat = 28

  private var refreshes = false
  private let wheel = RefreshWheel(frame: .zero)
  private var label: UILabel?

  var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The space above the content for the control.
  var room: CGFloat { refreshes ? bounds.height : 0 }

  private func becomeRefreshControl() {
    isUserInteractionEnabled = false
    addSubview(wheel)
  }

  private func showTitle() {
    guard let attributedTitle else {
      label?.removeFromSuperview()
      label = nil
      return setNeedsLayout()
    }
    let label = label ?? UILabel(frame: .zero)
    if label.superview == nil {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      addSubview(label)
      self.label = label
    }
    label.attributedText = attributedTitle
    setNeedsLayout()
  }

  /// The content is somewhere else.
  func contentWasPulled() {
    guard let scrollView, !refreshes else { return }
    let pulled = -scrollView.scrolledUnderTop
    wheel.progress = min(max(pulled / Self.distance, 0), 1)
    guard scrollView.isDragging, pulled >= Self.distance else { return }
    refresh(byHand: true)
  }

  private func refresh(byHand: Bool) {
    guard !refreshes else { return }
    changing("refreshing", refreshes) { refreshes = true }
    wheel.progress = 1
    wheel.turns = true
    scrollView?.updateAdjustedInset()
    if byHand { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func stopRefreshing() {
    guard refreshes else { return }
    changing("refreshing", refreshes) { refreshes = false }
    wheel.turns = false
    guard let scrollView else { return }
    let wasAtTop = scrollView.isAtEnd(.vertical, 1)
    scrollView.roomDidChange(goesBack: wasAtTop)
  }
}

extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    updateAdjustedInset()
    setNeedsLayout()
  }

  /// It stands above the content, as far as that is pulled down.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.bounds.height
    let top = -(storedAdjustedInset.top - lastSafeAreaPart.top - contentInset.top)
    refreshControl.frame = CGRect(
      x: 0, y: min(top, contentOffset.y + storedAdjustedInset.top - height), width: bounds.width,
      height: height)
    refreshControl.isHidden = !refreshControl.isRefreshing && scrolledUnderTop >= 0
  }

  /// The refresh control takes no room any more: what is at the top goes back.
  fileprivate func roomDidChange(goesBack: Bool) {
    let place = contentOffset
    updateAdjustedInset()
    guard goesBack, drag == nil, window != nil else { return }
    let target = CGPoint(x: place.x, y: limits(.vertical).lowerBound)
    if place != contentOffset { setOffset(place) }
    if target != place {
      run(.deceleration, ScrollMotion.Path(from: place, velocity: .zero, to: target))
    }
  }
}

/// The spokes that come one after the other while content is pulled, and turn while it is loaded.
@MainActor
final class RefreshWheel: IndicatorWheel {
  /// How many of the spokes are seen, 0 to 1.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { setNeedsCommit() } }
  }

  override func displayContent() -> DisplayContent {
    turns ? super.displayContent() : pulledSpokes()
  }

  private func pulledSpokes() -> DisplayContent {
    let count = Int((CGFloat(Self.spokes) * progress).rounded())
    guard count > 0 else { return .none }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = bounds.width / Self.pictureSize
    let lines = (0..<count).map { index in
      let angle = CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi
      func point(_ radius: CGFloat) -> String {
        DisplayNumber.text(middle.x + sin(angle) * radius * scale) + " "
          + DisplayNumber.text(middle.y - cos(angle) * radius * scale)
      }
      return "M\(point(Self.spoke.lowerBound))L\(point(Self.spoke.upperBound))"
    }
    return .path(
      DisplayPath(
        data: lines.joined(), stroke: displayColor(of: color), lineWidth: Self.spokeWidth * scale))
  }
}
