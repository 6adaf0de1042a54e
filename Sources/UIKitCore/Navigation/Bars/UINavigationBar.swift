public import Foundation

/// The bar with the title, the buttons and the way back, above the content of a navigation
/// controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UINavigationBar.self)
  }

  // MARK: Items

  /// 4.3.2 – one item for each controller on the stack, the root's first.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfManaged("setItems:animated:")
    let items = items ?? []
    let isPop = items.last.map { storedItems.dropLast().contains($0) } ?? true
    change(to: items, animated ? (isPop ? .back : .forward) : nil)
  }

  /// Puts an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: storedItems + [item], animated ? .forward : nil) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Takes the top item away, if the delegate agrees, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged("popNavigationItemAnimated:")
    return popTopItem(animated: animated)
  }

  /// 4.3.2 – the item whose title is shown.
  open var topItem: UINavigationItem? { storedItems.last }

  /// 4.3.2 – the item that the back button leads to.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// 4.3.1, 4.3.17 – the delegate of a bar that a controller manages is the controller.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { manager?.barDelegate ?? ownDelegate }
    set {
      // 4.3.1: changing the items or the delegate of a managed bar raises.
      if manager != nil {
        UIKitException.raise(
          .internalInconsistency,
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      ownDelegate = newValue
    }
  }

  // MARK: Appearance

  /// 4.3.12 – whether titles are shown large below the row of buttons.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles != oldValue { lookDidChange() }
      tellObservers(of: "prefersLargeTitles", from: oldValue, to: prefersLargeTitles)
    }
  }

  /// The appearance of the bar above content that scrolls under it.
  @NSCopying open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasOwnAppearance = true
      watch(standardAppearance)
    }
  }

  /// The same where the height is compact.
  @NSCopying open var compactAppearance: UINavigationBarAppearance? {
    didSet { watch(compactAppearance) }
  }

  /// The appearance of the bar while no content is under it.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }

  /// The same where the height is compact.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(compactScrollEdgeAppearance) }
  }

  // These values count where no appearance is set.

  /// A black bar is dark with white titles, and so is the status bar above it.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      lookDidChange()
      Stage.shared.setNeedsStatusBarUpdate()
    }
  }

  /// An image in place of the background; an empty one removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  @discardableResult
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets an image in place of the background of bars in that position; `.any` for all.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, default: [:]][barMetrics] = backgroundImage
    lookDidChange()
  }

  @discardableResult
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barPosition]?[barMetrics] }

  /// An image in place of the line at the edge, visible together with a background image.
  open var shadowImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// The image of the back button in place of the arrow, where no appearance has one and there is a
  /// ``backIndicatorTransitionMaskImage`` as well.
  open var backIndicatorImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// The mask of the back indicator, which hides the title that slides under it.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// Moves the title up or down in bars of a height, in points, where no appearance does.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
    lookDidChange()
  }

  @discardableResult
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The colour of the background where no appearance has one.
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// A Boolean value that indicates whether the content extends under the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { lookDidChange() } }
  }

  /// The font and colour of the title where no appearance sets them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange() }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange() }
  }

  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    let position = ownDelegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
    let whole = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for background in backgrounds { background.frame = whole }
    // Content that leaves keeps its height.
    content?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(showing: storedItems))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(showing: storedItems))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  // MARK: - Inside the stage

  private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// The image for the bar's height; the default one if there is none for it.
  var backgroundImage: UIImage? {
    fitting(backgroundImages[barPosition] ?? [:]) ?? fitting(backgroundImages[.any] ?? [:])
  }

  /// The offset of the title in a bar of this height.
  var titleAdjustment: CGFloat { fitting(titleAdjustments) ?? 0 }

  private func fitting<Value>(_ values: [UIBarMetrics: Value]) -> Value? {
    let candidates = UIBarMetrics.candidates(
      isCompact: traitCollection.verticalSizeClass == .compact, hasPrompt: topItem?.prompt != nil)
    return candidates.lazy.compactMap { values[$0] }.first
  }

  /// A Boolean value that indicates whether the app has set the standard appearance.
  private(set) var hasOwnAppearance = false
  weak var manager: UINavigationController? {
    didSet { updateContent() }
  }

  /// The buttons of a split view, for every top item.
  var splitItems: [UIBarButtonItem] = [] {
    didSet { if splitItems != oldValue { updateContent() } }
  }

  /// A Boolean value that indicates whether no content is scrolled under the bar; the scrolling
  /// content sets it.
  package var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue, !isAdopting { lookDidChange() } }
  }

  /// The part of the large title that the content has scrolled away.
  var titleCollapse: CGFloat = 0
  /// A Boolean value that indicates whether changes count for the next items.
  var isAdopting = false

  /// The direction in which the bar's content moves, along with the screens below it.
  enum Direction {
    case forward, back
  }

  weak var ownDelegate: (any UINavigationBarDelegate)?
  var storedItems: [UINavigationItem] = []
  var content: NavigationBarContent?
  var leaving: NavigationBarContent?
  /// From back to front; two while one replaces the other.
  var backgrounds: [BarBackground] = []
  /// The call to the delegate after the running change.
  var afterChange: (() -> Void)?

  /// The semantic content attribute, which the contents of the bar follow.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { content?.semanticContentAttribute = semanticContentAttribute }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .navigationBar
    accessibility.label = topItem?.title
    return accessibility
  }

  private func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
  }
}

/// A delegate of an unmanaged navigation bar. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asked when the back button was tapped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
