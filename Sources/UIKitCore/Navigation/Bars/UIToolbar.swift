public import Foundation

/// A bar with buttons, at the lower edge of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UIToolbar.self)
  }

  /// From left to right.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
    guard animated, window != nil else {
      showItems()
      return
    }
    AnimationGroup.animate(duration: Self.fadeDuration, timing: .easeInOut) {
      fadeItems()
    }
  }

  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { setNeedsLayout() }
  }

  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Appearance

  /// How the bar looks above content that scrolls under it.
  @NSCopying open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnAppearance = true
      watch(standardAppearance)
    }
  }

  /// The same where the height is compact.
  @NSCopying open var compactAppearance: UIToolbarAppearance? {
    didSet { watch(compactAppearance) }
  }

  /// How the bar looks while nothing is under it.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }

  /// The same where the height is compact.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { watch(compactScrollEdgeAppearance) }
  }

  /// A black bar is dark where no appearance is set.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { lookDidChange() } }
  }

  /// A Boolean value that indicates whether what lies behind is seen through the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { lookDidChange() } }
  }

  /// A picture in place of the background, for bars that stand there; `.any` for all.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[Place(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    lookDidChange()
  }

  @discardableResult
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[Place(position: topOrBottom, metrics: barMetrics)] }

  /// A picture in place of the line at the edge, seen where there is a background image as well.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    lookDidChange()
  }

  @discardableResult
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// The colour of the background where no appearance has one.
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeights.toolbar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeights.toolbar)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    placeButtons()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    lookDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  // MARK: - Inside the stage

  /// A Boolean value that indicates whether the app has set the standard appearance.
  private(set) var hasOwnAppearance = false
  private static let fadeDuration: TimeInterval = 0.25
  private static let margin: CGFloat = 16

  /// A Boolean value that indicates whether no content is scrolled under the bar; the scrolling
  /// content sets it.
  package var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { lookDidChange() } }
  }

  /// How far the background goes on below the bar, under the home indicator.
  var bottomExtension: CGFloat = 0 {
    didSet { if bottomExtension != oldValue { setNeedsLayout() } }
  }

  private var storedItems: [UIBarButtonItem]?
  private var buttons: [BarButtonView] = []
  private var background: BarBackground?

  private var appearance: UIToolbarAppearance {
    ownAppearance ?? standardAppearance
  }

  private var ownAppearance: UIToolbarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isAtScrollEdge {
      return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    }
    return isCompact ? compactAppearance : nil
  }

  private var look: BarLook {
    if let ownAppearance { return ownAppearance.look }
    let image = backgroundImage
    let plain = PlainBarLook(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: image,
      lineImage: image == nil ? nil : shadowImages[barPosition] ?? shadowImages[.any])
    let look = plain.applied(to: standardAppearance.look)
    return isAtScrollEdge && isTranslucent ? look.atScrollEdge : look
  }

  private struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var backgroundImages: [Place: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  private var backgroundImage: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    for metrics in UIBarMetrics.candidates(isCompact: isCompact, hasPrompt: false) {
      for position in [barPosition, .any] {
        let place = Place(position: position, metrics: metrics)
        if let image = backgroundImages[place] { return image }
      }
    }
    return nil
  }

  private func watch(_ appearance: UIToolbarAppearance?) {
    appearance?.onChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
  }

  private func lookDidChange() {
    if let background {
      background.look = look
    } else {
      let background = BarBackground(look: look, isBelowContent: barPosition == .bottom)
      insertSubview(background, at: 0)
      self.background = background
    }
    for button in buttons { button.apply(appearance(of: button.item)) }
    setNeedsLayout()
  }

  private func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
  }

  private func showItems() {
    let items = storedItems ?? []
    for view in buttons where !items.contains(view.item) { view.removeFromSuperview() }
    buttons = items.map { item in
      let view = buttons.first { $0.item === item } ?? BarButtonView(item: item)
      if view.superview !== self { addSubview(view) }
      view.apply(appearance(of: item))
      return view
    }
    setNeedsLayout()
  }

  // Inside an animation: what stays stands still, the rest fades.
  private func fadeItems() {
    let old = buttons
    let staying = old.filter { storedItems?.contains($0.item) == true }
    AnimationGroup.withoutAnimation {
      showItems()
      layoutSubtree()
      for view in buttons where !staying.contains(view) { view.alpha = 0 }
    }
    for view in buttons { view.alpha = 1 }
  }

  private func placeBackground() {
    let isBottom = barPosition == .bottom
    background?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + (isBottom ? bottomExtension : 0))
  }

  private func placeButtons() {
    var free = bounds.width - 2 * (Self.margin - BarButtonView.padding)
    var flexible = 0
    let visible = buttons.filter { !$0.item.isHidden }
    for view in visible {
      if view.item.systemItem == .flexibleSpace {
        flexible += 1
      } else {
        free -= view.wantedWidth
      }
    }
    let share = flexible > 0 ? max(free, 0) / CGFloat(flexible) : 0
    var x = Self.margin - BarButtonView.padding
    for view in visible {
      let width = view.item.systemItem == .flexibleSpace ? share : view.wantedWidth
      view.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }

}

/// A delegate for the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
