public import Foundation

/// How a tab bar looks: its background and its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Items whose titles stand below their signs.
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { didChange() }
  }

  /// Items whose titles stand beside their signs.
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { didChange() }
  }

  /// The same where the height is compact.
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(
    style: .compactInline)
  {
    didSet { didChange() }
  }

  /// How stacked items are placed.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { didChange() }
  }

  /// The width of stacked items that are centred; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { didChange() }
  }

  /// The distance between stacked items that are centred; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { didChange() }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.stackedItemPositioning = stackedItemPositioning
    copy.stackedItemWidth = stackedItemWidth
    copy.stackedItemSpacing = stackedItemSpacing
    return copy
  }
}

/// How the items of a tab bar look, in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The position of the title.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  /// The system's look of items of that style.
  open func configureWithDefault(for style: Style) {
    let font: UIFont =
      switch style {
      case .stacked: .systemFont(ofSize: 10, weight: .medium)
      case .inline: .systemFont(ofSize: 13)
      case .compactInline: .systemFont(ofSize: 12)
      }
    for state in [normal, selected, disabled] { state.become(UITabBarItemStateAppearance()) }
    normal.titleTextAttributes = [.font: font]
  }

  // A state without a value takes that of the normal one.

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    copy.normal.become(normal)
    copy.selected.become(selected)
    copy.disabled.become(disabled)
    return copy
  }
}

/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved from where it would stand.
  open var titlePositionAdjustment = UIOffset.zero

  /// The colour of the sign; `nil` for the system's.
  open var iconColor: UIColor?

  /// How far the badge is moved from where it would stand.
  open var badgePositionAdjustment = UIOffset.zero

  /// The colour of the badge; `nil` for red.
  open var badgeBackgroundColor: UIColor?

  /// The font and colour of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: - Inside the stage

  func become(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
