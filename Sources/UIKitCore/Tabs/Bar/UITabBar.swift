public import Foundation

/// A bar at the lower edge with items, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UITabBar.self)
  }

  // MARK: Items

  /// From left to right.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// 6.1.7 – not for a bar that a controller manages.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseIfManaged()
    showItems(items, animated: animated)
    if let selected = storedSelected, items?.contains(selected) != true { showSelected(nil) }
  }

  /// 6.1.7 – set by the controller, if there is one.
  open weak var selectedItem: UITabBarItem? {
    get { storedSelected }
    set {
      refuseIfManaged()
      showSelected(newValue)
    }
  }

  /// A delegate for taps; for a managed bar, the controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { manager ?? ownDelegate }
    set {
      if manager != nil {
        UIKitException.raise(
          .internalInconsistency,
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
      ownDelegate = newValue
    }
  }

  // MARK: Appearance

  /// How the bar looks above content that scrolls under it.
  @NSCopying open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasOwnAppearance = true
      watch(standardAppearance)
    }
  }

  /// How the bar looks while nothing is under it.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }

  // These values count where no appearance is set.

  /// A black bar is dark.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { lookDidChange() } }
  }

  /// A picture in place of the background; one without a size leaves nothing of it.
  open var backgroundImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// A picture in place of the line at the edge, seen where there is a background image as well.
  open var shadowImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// The colour of the background where no appearance has one.
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// The colour of what is not selected; `nil` for grey.
  @NSCopying open var unselectedItemTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// A Boolean value that indicates whether content goes on under the bar.
  open var isTranslucent = true {
    didSet {
      if isTranslucent != oldValue {
        lookDidChange()
        superview?.setNeedsLayout()
      }
    }
  }

  /// How the items are placed.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }

  /// The width of items that are centred; 0 for the system's.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The distance between items that are centred; 0 for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  // MARK: Layout

  /// With what lies below the bar, under the home indicator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight + safeAreaInsets.bottom)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .tabBar
    return accessibility
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = bounds
    placeButtons()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    lookDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
    superview?.setNeedsLayout()
  }

  // MARK: - Inside the stage

  /// A Boolean value that indicates whether the app has set the standard appearance.
  private(set) var hasOwnAppearance = false
  weak var manager: UITabBarController?

  /// A Boolean value that indicates whether no content is scrolled under the bar; the scrolling
  /// content sets it.
  package var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { lookDidChange() } }
  }

  weak var ownDelegate: (any UITabBarDelegate)?
  var storedItems: [UITabBarItem]?
  weak var storedSelected: UITabBarItem?
  var buttons: [TabButton] = []
  var background: BarBackground?

  private func refuseIfManaged() {
    guard manager != nil else { return }
    // 6.1.7: changing the items of a managed tab bar raises.
    UIKitException.raise(
      .internalInconsistency,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  private func watch(_ appearance: UITabBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
  }

  /// A finger was lifted from an item.
  func tapped(_ item: UITabBarItem) {
    if manager == nil { showSelected(item) }
    delegate?.tabBar(self, didSelect: item)
    manager?.tapped(item)
  }
}

extension UITabBar {
  /// How items share the width of a tab bar.
  public enum ItemPositioning: Int, Sendable {
    /// They fill a narrow bar, and stand in the middle of a wide one.
    case automatic
    case fill
    case centered
  }
}

/// A delegate for taps on a tab bar. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// An item was tapped, also one that was selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
