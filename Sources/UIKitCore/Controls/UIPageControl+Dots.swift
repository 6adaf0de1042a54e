import Foundation

extension UIPageControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while a finger is on them.
    case automatic
    /// Always something.
    case prominent
    /// Never anything.
    case minimal
  }

  /// How people change the page.
  public enum InteractionState: Int, Sendable {
    /// They do not.
    case none
    /// By a tap, one page on or back.
    case discrete
    /// By a finger that moves along the dots.
    case continuous
  }

  /// The way from the first page to the last.
  public enum Direction: Int, Sendable {
    /// The reading direction.
    case natural
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
  }
}

/// Measures of a row of dots, in points (low confidence: Apple publishes none).
struct DotArrangement {
  static let dot: CGFloat = 8
  /// From the middle of one dot to that of the next.
  static let pitch: CGFloat = 18
  /// Beside the outer dots.
  static let margin: CGFloat = 10
  static let thickness: CGFloat = 26

  let isVertical: Bool

  func length(of count: Int) -> CGFloat {
    count < 1 ? 0 : CGFloat(count - 1) * Self.pitch + Self.dot + 2 * Self.margin
  }

  func size(of count: Int) -> CGSize {
    let length = length(of: count)
    return isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }

  /// How many dots there is room for.
  func room(in length: CGFloat) -> Int {
    max(Int((length - 2 * Self.margin - Self.dot) / Self.pitch) + 1, 1)
  }
}

/// A finger on a page control.
struct PageTouch {
  let start: CGPoint
  let page: Int
  /// A Boolean value that indicates whether it moves along the dots.
  var isMoving = false
}

extension UIPageControl {
  func becomePageControl() {
    platter.isUserInteractionEnabled = false
    platter.isHidden = true
    addSubview(platter)
  }

  var arrangement: DotArrangement { DotArrangement(isVertical: isVertical) }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// A Boolean value that indicates whether the first page is at the right or lower end.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  func checkPage(_ page: Int, in method: String) {
    guard page < 0 || page >= numberOfPages else { return }
    UIKitException.raise(
      .invalidArgument,
      "-[UIPageControl \(method)]: page (\(page)) beyond bounds (\(numberOfPages)).")
  }

  // MARK: Changing

  func countDidChange() {
    images = images.filter { $0.key < numberOfPages }
    currentImages = currentImages.filter { $0.key < numberOfPages }
    invalidateIntrinsicContentSize()
    dotsDidChange()
  }

  func dotsDidChange() {
    setNeedsLayout()
    setNeedsCommit()
  }

  // MARK: Dots

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The pages whose dots are seen: all, or as many as there is room for around the current one.
  private var shownPages: Range<Int> {
    guard showsDots else { return 0..<0 }
    let room = min(arrangement.room(in: length), numberOfPages)
    let start = min(max(currentPage - room / 2, 0), numberOfPages - room)
    return start..<start + room
  }

  /// The middle of the dot of a page, along the row.
  private func middle(of page: Int) -> CGFloat {
    let shown = shownPages
    let index = CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2
    return length / 2 + index * DotArrangement.pitch * (isReversed ? -1 : 1)
  }

  func placeDots() {
    let shown = shownPages
    while dotViews.count > shown.count { dotViews.removeLast().removeFromSuperview() }
    while dotViews.count < shown.count {
      let dot = PageDot(frame: .zero)
      addSubview(dot)
      dotViews.append(dot)
    }
    for (dot, page) in zip(dotViews, shown) {
      let isCurrent = page == currentPage
      dot.show(image(of: page, isCurrent), color: color(isCurrent))
      let (place, across) = (middle(of: page), isVertical ? bounds.midX : bounds.midY)
      let size = dot.wantedSize
      let middle = isVertical ? CGPoint(x: across, y: place) : CGPoint(x: place, y: across)
      dot.frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
    placePlatter(behind: shown.count)
  }

  private func placePlatter(behind count: Int) {
    let isSeen =
      switch backgroundStyle {
      case .automatic: isTracking
      case .prominent: true
      case .minimal: false
      }
    platter.isHidden = !isSeen || count == 0
    let size = arrangement.size(of: count)
    platter.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func image(of page: Int, _ isCurrent: Bool) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    guard isCurrent else { return own }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own
  }

  private func color(_ isCurrent: Bool) -> UIColor {
    if isCurrent { return currentPageIndicatorTintColor ?? .white }
    return pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
  }

  // MARK: Touches

  func beginTouch(at point: CGPoint) {
    touch = PageTouch(start: point, page: currentPage)
  }

  func moveTouch(to point: CGPoint) {
    guard var touch, allowsContinuousInteraction, showsDots else { return }
    if abs(along(point) - along(touch.start)) >= DotArrangement.pitch / 2 { touch.isMoving = true }
    self.touch = touch
    guard touch.isMoving else { return }
    let way = (along(point) - along(touch.start)) * (isReversed ? -1 : 1)
    change(to: touch.page + Int((way / DotArrangement.pitch).rounded()), .continuous)
  }

  /// A tap goes on in the half where the later pages are, else back.
  func endTouch(at point: CGPoint) {
    defer { touch = nil }
    guard let touch, !touch.isMoving, bounds.contains(point) else { return }
    let isLater = isReversed ? along(point) <= length / 2 : along(point) >= length / 2
    change(to: currentPage + (isLater ? 1 : -1), .discrete)
  }

  func change(to page: Int, _ state: InteractionState) {
    let old = currentPage
    currentPage = page
    guard currentPage != old else { return }
    onChange?(old)
    interactionState = state
    send(.valueChanged)
    interactionState = .none
  }
}

/// One dot, or the image in its place.
@MainActor
final class PageDot: UIView {
  private var image: UIImage?
  private var color = UIColor.white

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, color: UIColor) {
    guard image != self.image || color != self.color || backgroundColor == nil else { return }
    self.image = image
    self.color = color
    backgroundColor = image == nil ? color : .clear
    setNeedsCommit()
  }

  /// An image is no larger than a dot allows (low confidence).
  var wantedSize: CGSize {
    guard let image, image.size.width > 0, image.size.height > 0 else {
      return CGSize(width: DotArrangement.dot, height: DotArrangement.dot)
    }
    let most = DotArrangement.pitch - 4
    let scale = min(1, most / max(image.size.width, image.size.height))
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  override func displayContent() -> DisplayContent {
    image?.display(in: bounds, of: self, usage: .sign, tint: color) ?? .none
  }

  override func decorate(_ node: inout DisplayNode) {
    if image == nil { node.cornerRadius = bounds.width / 2 }
  }
}

/// The background of the dots.
@MainActor
final class PagePlatter: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.gray.withAlphaComponent(0.4)
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    node.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
