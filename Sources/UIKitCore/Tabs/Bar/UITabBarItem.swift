public import Foundation

/// The item of a tab on a tab bar: an image, a title, a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UITabBarItem.self)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    setUp(title, image, nil, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    setUp(title, image, selectedImage, 0)
  }

  /// An item whose sign and title are the system's, and stay so.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  // An initialiser's own assignments would not be observed in a subclass.
  private func setUp(_ title: String?, _ image: UIImage?, _ selected: UIImage?, _ tag: Int) {
    if let title { self.title = title }
    self.image = image
    selectedImage = selected
    self.tag = tag
  }

  /// Shown while the item is selected; `nil` for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { didChange() }
  }

  /// How far the title is moved from where it would stand.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { didChange() }
  }

  // MARK: Badge

  /// Shown in an oval at the sign's upper corner; `nil` for none.
  open var badgeValue: String? {
    didSet {
      didChange()
      tellObservers(of: "badgeValue", from: oldValue, to: badgeValue)
    }
  }

  /// The oval's colour; `nil` for red.
  @NSCopying open var badgeColor: UIColor? {
    didSet { didChange() }
  }

  /// The font and colour of the badge's text in a state; what a state does not say, the normal one
  /// does.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    didChange()
  }

  @discardableResult
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  // MARK: Appearance

  /// The appearance of the bar while the item is selected; `nil` for the bar's own.
  @NSCopying open var standardAppearance: UITabBarAppearance? {
    didSet { watch(standardAppearance) }
  }

  /// The same while nothing is under the bar.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }

  // MARK: - Inside the stage

  var systemItem: SystemItem?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The view that shows the item in a bar, and the one in More's list.
  weak var view: TabButton?
  weak var row: MoreRow?

  override func didChange() {
    view?.itemDidChange()
    row?.update()
  }

  private func watch(_ appearance: UITabBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.view?.bar?.lookDidChange() }
    view?.bar?.lookDidChange()
  }

  /// The title on the tab: the system item's, or the item's own.
  var shownTitle: String? { systemItem?.name ?? title }

  func shownImage(isSelected: Bool) -> UIImage? {
    guard systemItem == nil else { return nil }
    return isSelected ? selectedImage ?? image : image
  }
}

extension UITabBarItem {
  /// Tabs whose look and meaning people know from other apps.
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }
}
