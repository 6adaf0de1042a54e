public import Foundation

/// The content of a navigation bar while its controller is on top, and the appearance of the back
/// button that leads to it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public override convenience init() { self.init(title: nil as String?) }

  public init(title: String) {
    storedTitle = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    decodeInterface(coder, as: UINavigationItem.self)
  }

  open func encode(with coder: NSCoder) {}

  /// Called when the object was made from a storyboard or a nib, and is connected.
  ///
  /// 9.1.2 – after `init(coder:)`, and for what is in a controller's view when that is loaded.
  open func awakeFromNib() {}

  init(title: String?) {
    storedTitle = title
    super.init()
  }

  // MARK: The middle

  /// The text in the middle of the bar.
  open var title: String? {
    get { storedTitle }
    set {
      changing("title", title) { storedTitle = newValue }
      didChange()
    }
  }

  /// Shown in place of the title.
  open var titleView: UIView? {
    didSet { didChange() }
  }

  /// A line of text above the title.
  open var prompt: String? {
    didSet { didChange() }
  }

  /// 4.3.12 – when the title is shown large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { didChange() }
  }

  // MARK: Searching

  /// Its search bar stands below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      didChange()
    }
  }

  /// A Boolean value that indicates whether content that scrolls takes the search bar away, before
  /// a large title.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }

  // MARK: The way back to this item

  /// 4.3.4 – what the back button looks like while the *next* item is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { didChange() }
  }

  /// 4.3.4 – the text of the back button while the *next* item is on top.
  open var backButtonTitle: String? {
    didSet { didChange() }
  }

  /// 4.3.5 – how much of it is shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { didChange() }
  }

  // MARK: The way back from this item

  /// 4.3.6 – whether the bar has no back button while this item is on top.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { storedHidesBackButton = hidesBackButton }
  }

  /// 4.3.7 – whether the left items stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { didChange() }
  }

  /// 4.3.9 – performed by the back button in place of going back.
  @NSCopying open var backAction: UIAction? {
    didSet { didChange() }
  }

  // MARK: Buttons

  /// 4.3.8 – from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeft }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// 4.3.8 – from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRight }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// 4.3.8 – the first of ``leftBarButtonItems``.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeft?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// 4.3.8 – the first of ``rightBarButtonItems``.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRight?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { storedLeft = items }
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { storedRight = items }
  }

  // MARK: Appearance

  // 4.3.13 – while this item is on top, in place of the bar's.

  @NSCopying open var standardAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(standardAppearance) }
  }

  @NSCopying open var compactAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(compactAppearance) }
  }

  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(scrollEdgeAppearance) }
  }

  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(compactScrollEdgeAppearance) }
  }

  // MARK: - Inside the stage

  /// A Boolean value that indicates whether a bar shows a back button for the item, if there is one
  /// below.
  var leavesRoomForBackButton: Bool {
    // 4.3.6 – the top item may hide it.
    if hidesBackButton { return false }
    // 4.3.7 – a left item takes its place.
    if storedLeft?.isEmpty == false, !leftItemsSupplementBackButton { return false }
    return true
  }

  private var storedTitle: String?
  private var storedHidesBackButton = false
  private var storedLeft: [UIBarButtonItem]?
  private var storedRight: [UIBarButtonItem]?
  /// A Boolean value that indicates whether what changes now is to fade.
  private(set) var changesAnimated = false

  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  /// The controller whose item this is.
  weak var controller: UIViewController?

  private func didChange() { bar?.itemDidChange(self) }

  private func change(animated: Bool, _ change: () -> Void) {
    changesAnimated = animated
    change()
    didChange()
    changesAnimated = false
  }

  private func appearanceDidChange(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.didChange() }
    didChange()
  }
}

extension UINavigationItem {
  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below.
    case automatic
    case always
    case never
  }

  /// The text of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or nothing: what there is room for.
    case `default`
    /// "Back" for a title.
    case generic
    /// Only the arrow.
    case minimal
  }

  /// The text beside the arrow of a back button that leads to this item.
  enum BackLabel: Equatable {
    case text(String)
    case image(UIImage)
    case nothing

    var text: String {
      if case .text(let text) = self { return text }
      return ""
    }
  }

  static let genericBackText = "Back"

  var backLabel: BackLabel {
    // 4.3.5 – not even the item of its own is shown.
    if backButtonDisplayMode == .minimal { return .nothing }
    if let image = backBarButtonItem?.image { return .image(image) }
    // 4.3.4 – first the item made for it; a view in it is ignored.
    if let title = backBarButtonItem?.title { return .text(title) }
    // 4.3.5 – the title and the back button's own are ignored.
    if backButtonDisplayMode == .generic { return .text(Self.genericBackText) }
    // 4.3.4 – then its back button's title, then its title.
    let text = backButtonTitle ?? title ?? Self.genericBackText
    return .text(text)
  }

  /// The title of this item in the menu of the back button.
  var menuTitle: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBackText
  }
}
