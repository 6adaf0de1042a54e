public import Foundation

/// The view above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    storedReuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    addSubview(storedContentView)
    decodeInterface(coder, as: UITableViewHeaderFooterView.self)
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// Holds what the app adds, or shows ``contentConfiguration``.
  open var contentView: UIView { storedContentView }

  /// Made when it is first asked for.
  open var textLabel: UILabel? { configurations.contentView == nil ? label : nil }

  // MARK: Configurations

  /// The state for configurations. An override adds the app's own values to those of `super`.
  open var configurationState: UIViewConfigurationState { makeConfigurationState() }

  /// 11.7.2 – has the configurations made for the present state, before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// 11.7.1 – called before the view is shown first, and whenever its state is another one. To be
  /// overridden; to be called by UIKit alone.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A Boolean value that indicates whether ``contentConfiguration`` follows the state by itself;
  /// true unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// A Boolean value that indicates whether ``backgroundConfiguration`` follows the state by
  /// itself; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    // 13.2.1: content views of cells stay within the safe area at the sides.
    let sides = (superview as? UITableView)?.contentSides ?? UITableView.Sides()
    storedContentView.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
    backgroundView?.frame = bounds
    guard hasLabel else { return }
    let room = storedContentView.bounds.insetBy(dx: Self.sideMargin, dy: 0)
    let height = label.sizeThatFits(
      CGSize(width: room.width, height: CGFloat.greatestFiniteMagnitude)
    ).height
    let y = isPlain ? (bounds.height - height) / 2 : isFooter ? 6 : bounds.height - height - 6
    label.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
  }

  // MARK: - Inside the stage

  var storedReuseIdentifier: String?
  var storedContentView = UIView(frame: .zero)
  var configurations = ViewConfigurations()
  var updateHandler: ConfigurationUpdateHandler?
  private var hasLabel = false
  private(set) var isPlain = true
  private(set) var isFooter = false
  /// A Boolean value that indicates whether it stays at the edge while its section goes on.
  var isPinned = false {
    didSet { if isPinned != oldValue { requestConfigurationUpdate() } }
  }

  override var standardLayoutMargins: UIEdgeInsets { .list }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    requestConfigurationUpdate()
  }

  private lazy var label: UILabel = {
    let label = UILabel(frame: .zero)
    storedContentView.addSubview(label)
    hasLabel = true
    dress(label)
    return label
  }()

  private static let sideMargin: CGFloat = 16

  /// How much more than one line of letters of the usual size `title` needs, where it is `width` wide.
  func titleGrowth(_ title: String, width: CGFloat) -> CGFloat {
    guard width > 2 * Self.sideMargin else { return 0 }
    label.text = title
    let room = CGSize(
      width: width - 2 * Self.sideMargin, height: CGFloat.greatestFiniteMagnitude)
    let usual = UIFont.preferredFont(
      forTextStyle: isPlain ? .headline : .footnote,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let line = usual.lineHeight.roundedUp(toPixelsAt: UIScreen.main.scale)
    return max(label.sizeThatFits(room).height - line, 0)
  }

  /// A title as it is shown: above a group in capitals.
  func shown(_ title: String) -> String { isPlain || isFooter ? title : title.uppercased() }

  private func dress(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label.numberOfLines = isPlain ? 1 : 0
    label.adjustsFontForContentSizeCategory = true
    label.textColor = isPlain ? .label : .secondaryLabel
  }

  /// The table shows it as one of those.
  func setUp(for style: UITableView.Style, isFooter: Bool) {
    let wasPlain = isPlain
    isPlain = style == .plain
    self.isFooter = isFooter
    if isPlain, backgroundView == nil, backgroundColor == nil, configurations.background == nil {
      backgroundColor = .secondarySystemBackground
    }
    // Nothing that the app has set is undone where the label looks right already.
    if hasLabel, isPlain != wasPlain { dress(label) }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    let configured = configurations.contentView?.spokenText
    guard let text = configured ?? (hasLabel ? label.text : nil) else {
      return super.displayAccessibility()
    }
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .header
    accessibility.label = text
    return accessibility
  }
}
