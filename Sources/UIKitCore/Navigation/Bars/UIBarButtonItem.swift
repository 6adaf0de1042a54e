public import Foundation

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  // MARK: Creating an item

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UIBarButtonItem.self)
  }

  /// A button that performs `primaryAction`, or opens `menu`. A title or an image that is not given is
  /// the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    setUp(primaryAction, menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button with the look of a system item.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { becomeDone() }
    setUp(primaryAction, menu)
  }

  /// A button with a title that sends `target` a message.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setUp(style, target, action)
  }

  /// A button with an image that sends `target` a message.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setUp(style, target, action)
  }

  /// Creates a button with the look of a system item, which sends `target` a message.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    setUp(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  /// A button that sends `target` a message, and opens `menu`.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    setUp(.plain, target, action)
    setUp(nil, menu)
  }

  /// A button with an image, and another one for phones on their side, that sends `target` a message.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    setUp(style, target, action)
  }

  /// Shows a view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    setUp(customView)
  }

  // An initialiser's own assignments would not be observed in a subclass.
  private func setUp(_ action: UIAction?, _ menu: UIMenu?) {
    primaryAction = action
    self.menu = menu
  }

  private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  private func setUp(_ view: UIView) { customView = view }

  private func becomeDone() { style = .done }

  /// Takes the room that others leave.
  @discardableResult
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace, width: 0)
  }

  /// Takes `width` points, or the usual distance for 0.
  @discardableResult
  open class func fixedSpace(_ width: CGFloat) -> Self {
    space(.fixedSpace, width: width)
  }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    guard let item = ObjectMaker.make(self) as? Self else {
      UIKitException.raise(.invalidArgument, "\(self) cannot be created with init()")
    }
    item.systemItem = kind
    item.width = width
    return item
  }

  // MARK: Appearance

  open var style = Style.plain {
    didSet { didChange() }
  }

  /// The width in points; 0 for what the content needs.
  open var width: CGFloat = 0 {
    didSet { didChange() }
  }

  /// The colour of the title or the sign; `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { didChange() }
  }

  /// Shown in place of a button.
  open var customView: UIView? {
    didSet { didChange() }
  }

  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether the button is drawn as selected; `false` by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether a tap switches ``isSelected``; `false` by default.
  open var changesSelectionAsPrimaryAction = false

  /// The titles that the button may have: it is as wide as the widest of them needs.
  open var possibleTitles: Set<String>? {
    didSet { didChange() }
  }

  /// Moves the title from where it stands, in bars of a height.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    didChange()
  }

  @discardableResult
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  /// Moves the title of the back button to this item, in bars of a height. Apps move it off the screen
  /// where they want an arrow alone.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleAdjustments[barMetrics] = adjustment
    didChange()
  }

  @discardableResult
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleAdjustments[barMetrics] ?? .zero
  }

  // MARK: What it does

  /// Performed when the button is tapped. Its title and image become the item's, unless that is one
  /// of the system's.
  @NSCopying open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
      didChange()
    }
  }

  /// 10.3.11 – the object that gets ``action``; not retained. Without one, the action goes to the
  /// first object in the responder chain that can perform it.
  open weak var target: AnyObject?

  /// The message that is sent when the button is tapped, unless there is a ``primaryAction``.
  open var action: Selector? {
    didSet { didChange() }
  }

  /// Opened when the button is tapped, if there is neither a ``primaryAction`` nor an ``action``.
  @NSCopying open var menu: UIMenu? {
    didSet { didChange() }
  }

  /// Which element of the menu is nearest to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: - Inside the stage

  /// The pictures behind the button, and behind the back button to it.
  var backgrounds = BarPictures()
  var backBackgrounds = BarPictures()
  var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]

  /// How far the title is moved in a bar that is as high as that.
  func titleAdjustment(isCompact: Bool, isBack: Bool) -> UIOffset? {
    let adjustments = isBack ? backTitleAdjustments : titleAdjustments
    return UIBarMetrics.candidates(isCompact: isCompact, hasPrompt: false).lazy
      .compactMap { adjustments[$0] }.first
  }

  var systemItem: SystemItem?
  /// The value of the key "systemItem".
  var systemItemNumber: Int? { systemItem?.rawValue }
  /// A sign of the system's that is none of its items'.
  var sign: BarGlyph? {
    didSet { if sign != oldValue { didChange() } }
  }
  var glyph: BarGlyph? { sign ?? systemItem?.glyph }
  /// The view that shows the item in a bar.
  weak var view: BarButtonView?

  override func didChange() { view?.itemDidChange() }

  /// A Boolean value that indicates whether it only keeps others apart.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The title of the button: its own, or that of the system's item.
  var shownTitle: String? { title ?? systemItem?.title }

  /// A Boolean value that indicates whether a tap does anything.
  var isActive: Bool {
    isEnabled && !(primaryAction?.attributes.contains(.disabled) ?? false)
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// The one that ends what people do here; drawn bold.
    case done = 2
  }

  /// Buttons whose look and meaning people know from other apps.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }
}
