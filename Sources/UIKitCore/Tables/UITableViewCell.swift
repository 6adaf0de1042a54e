public import Foundation

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  // MARK: Creating a cell

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    becomeCell()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceChoice("style", Self.stylesInFiles) ?? .default
    storedReuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    becomeCell()
    decodeInterface(coder, as: UITableViewCell.self)
  }

  // MARK: Reusing cells

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// 11.1.6 – called before the cell is used for another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
  }

  // MARK: The content

  /// The view for the app's subviews, or for ``contentConfiguration``.
  open var contentView: UIView {
    // 11.1.11 – the content view is added when it is first needed, above the views of the cell.
    if storedContentView.superview == nil {
      storedContentView.frame = bounds
      addSubview(storedContentView)
    }
    return storedContentView
  }

  // 11.7.5 – a cell has either a configuration's view or the labels of its style.

  open var textLabel: UILabel? { isConfigured ? nil : parts.text }

  /// `nil` in the default style.
  open var detailTextLabel: UILabel? {
    style == .default || isConfigured ? nil : parts.detail
  }

  open var imageView: UIImageView? { style == .value2 || isConfigured ? nil : parts.image }

  // MARK: Configurations

  /// The state for configurations. An override adds the app's own values to those of `super`.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// 11.7.2 – has the configurations updated for the present state, before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// 11.7.1 – called before the cell is first shown, and whenever its state has changed. To be
  /// overridden; only UIKit calls it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A Boolean value that indicates whether ``contentConfiguration`` follows the state
  /// automatically; true unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// A Boolean value that indicates whether ``backgroundConfiguration`` follows the state
  /// automatically; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  // MARK: Behind the content

  open var backgroundView: UIView? {
    didSet {
      // 11.7.10 – the last one that is set is the background.
      if backgroundView != nil, configurations.background != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: backgroundView)
    }
  }

  /// The view behind the content while the row is selected, in place of a shade.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: At the end of the row

  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the end, in place of the one for ``accessoryType``.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }

  // MARK: Selecting and highlighting

  open var selectionStyle = UITableViewCell.SelectionStyle.default {
    didSet { updateShade(animated: false) }
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedIsSelected { requestConfigurationUpdate() }
    storedIsSelected = selected
    editControl?.isOn = selected
    updateShade(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != storedIsHighlighted { requestConfigurationUpdate() }
    storedIsHighlighted = highlighted
    updateShade(animated: animated)
  }

  // MARK: Dragging

  /// The state of a cell whose items people drag.
  public enum DragState: Int, Sendable {
    case none
    /// The cell comes up under the finger.
    case lifting
    /// The items move.
    case dragging
  }

  /// Called when the state of a drag that began at the cell has changed. Overrides call super.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Editing

  /// A Boolean value that indicates whether the cell shows its editing controls. Its table sets it.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// The action of the control before the content, as the table's delegate returned it.
  open var editingStyle: UITableViewCell.EditingStyle { editing.style }

  /// A Boolean value that indicates whether the row is swiped aside, so that its buttons are
  /// visible.
  open var showingDeleteConfirmation: Bool { storedShowsConfirmation }

  /// A Boolean value that indicates whether there is a grip while the cell is edited; the table
  /// sets it for rows that can be moved.
  open var showsReorderControl = false

  /// A Boolean value that indicates whether an edited cell is indented also without a control.
  open var shouldIndentWhileEditing = true

  /// The accessory at the end while the cell is edited.
  open var editingAccessoryType = UITableViewCell.AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// The accessory as a view, in place of that of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }

  /// Called before the control or the buttons are shown or hidden; overrides call super.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called when they were shown or hidden; overrides call super.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Layout

  /// The insets of the separator, if they differ from the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutCell()
  }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight(width: size.width))
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.fingerCameDown(on: self)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    if isInside { table?.fingerLeft(self) } else { table?.fingerWasTaken(from: self) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.fingerWasTaken(from: self)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: - Inside the stage

  static let standardHeight: CGFloat = 44

  let style: CellStyle
  var storedReuseIdentifier: String?
  /// The segue that selecting the row performs.
  weak var selectionSegue: SegueTrigger?

  private static let stylesInFiles: [String: CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    selfSizeDidChange(byConstraints: false)
  }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    super.subviewContentSizeDidChange(subview)
    contentSizeDidChange(of: subview)
  }

  var storedContentView = UIView(frame: .zero)
  var configurations = ViewConfigurations()
  var updateHandler: ConfigurationUpdateHandler?
  private(set) lazy var parts = CellParts(style, in: contentView)
  /// A Boolean value that indicates whether the labels of the style exist: most custom cells never
  /// read them.
  var hasParts: Bool { storedContentView.subviews.contains { $0 is CellLabel } }
  /// Seen while the row is selected, or under the finger.
  let shade = UIView(frame: .zero)
  let line = UIView(frame: .zero)
  var accessory: UIView?
  var ownSeparatorInset: UIEdgeInsets?
  private var storedIsSelected = false
  var storedIsEditing = false
  var storedShowsConfirmation = false
  /// The table's settings for editing the cell.
  var editing = CellEditing()
  var editControl: EditControl?
  var grip: ReorderGrip?
  private var storedIsHighlighted = false

  /// A Boolean value that indicates whether a finger moves the row: it is seen above the others.
  var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      requestConfigurationUpdate()
      clipsToBounds = !isHeld
      layer.shadowOpacity = isHeld ? 0.25 : 0
      layer.shadowRadius = 6
      layer.shadowOffset = .zero
    }
  }
  /// The appearance of the row while its items are dragged.
  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      requestConfigurationUpdate()
      setNeedsCommit()
      dragStateDidChange(dragState)
    }
  }

  weak var table: UITableView?
  /// The index path of the cell; `nil` while it is not visible.
  var tablePath: IndexPath?
  /// The cell's part of the section's rounded corners, which clip its content too.
  var swipeWindow: CGRect? { didSet { if swipeWindow != oldValue { setNeedsCommit() } } }
  var roundCorners: DisplayCorners = [] {
    didSet { if roundCorners != oldValue { setNeedsCommit() } }
  }

  nonisolated static let cornerRadius: CGFloat = 10

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    if dragState == .dragging { node.opacity *= 0.5 }
    if let swipeWindow { cut(&node, to: swipeWindow, roundCorners) }
    guard !roundCorners.isEmpty else { return }
    node.cornerRadius = Self.cornerRadius
    node.roundCorners = roundCorners
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .cell
    accessibility.isSelected = isSelected
    if let label = configurations.contentView?.spokenText {
      accessibility.label = label
    } else if hasParts {
      let texts = [parts.text.text, parts.detail.text].compactMap(\.self).filter { !$0.isEmpty }
      if !texts.isEmpty { accessibility.label = texts.joined(separator: ", ") }
    }
    return accessibility
  }

  override var standardLayoutMargins: UIEdgeInsets {
    marginsDependOnWidth ? withinReadableWidth(.list) : .list
  }

  override var marginsDependOnWidth: Bool {
    table?.cellLayoutMarginsFollowReadableWidth ?? false
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { requestConfigurationUpdate() } }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    requestConfigurationUpdate()
    if accessory is CellAccessory { accessoryDidChange() }
  }

  private func becomeCell() {
    clipsToBounds = true
    shade.alpha = 0
    shade.backgroundColor = .systemGray4
    shade.isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    // With the cell at once: its constraints are solved before its subviews are placed.
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
