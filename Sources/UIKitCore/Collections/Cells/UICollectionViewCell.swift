public import Foundation

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeCell()
    decodeInterface(coder, as: UICollectionViewCell.self)
  }

  // MARK: The content

  /// Holds what the app adds, or shows ``contentConfiguration``.
  open var contentView: UIView { storedContentView }

  // MARK: Configurations

  /// The state for configurations. An override adds the app's own values to those of `super`.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// 11.7.2 – has the configurations made for the present state, before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// 11.7.1 – called before the cell is shown first, and whenever its state is another one. To be
  /// overridden; to be called by UIKit alone.
  open func updateConfiguration(using state: UICellConfigurationState) {}

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

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { requestConfigurationUpdate() } }
  }

  open var backgroundView: UIView? {
    didSet {
      // 11.7.10 – the last one that is set is the background.
      if backgroundView != nil, configurations.background != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: backgroundView)
    }
  }

  /// The view above the background while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: Selecting and highlighting

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
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

  /// Called when the state of a drag that began at the cell is another one. Overrides call super.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.fingerCameDown(on: self)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    if isInside {
      collection?.fingerLeft(self)
    } else {
      collection?.fingerWasTaken(from: self)
    }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.fingerWasTaken(from: self)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: - Inside the stage

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
  /// A Boolean value that indicates whether it stays at the edge while its section goes on.
  var isPinned: Bool { attributes?.list?.isPinned == true }
  /// A Boolean value that indicates whether what belongs to the item is shown below it.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { requestConfigurationUpdate() } }
  }

  /// A Boolean value that indicates whether people hold the item to move it.
  var isHeld = false {
    didSet { if isHeld != oldValue { requestConfigurationUpdate() } }
  }

  /// The appearance of the item while it is dragged.
  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      requestConfigurationUpdate()
      setNeedsCommit()
      dragStateDidChange(dragState)
    }
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    if dragState == .dragging { node.opacity *= 0.5 }
  }

  /// Returns the background for ``defaultBackgroundConfiguration()``.
  func makeBackground() -> UIBackgroundConfiguration { .clear() }

  override func prepareToMeasure() { updateConfigurationIfNeeded() }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    requestConfigurationUpdate()
  }

  override func fittingSize(
    _ size: CGSize, _ axes: UICollectionViewLayoutAttributes.Fitting
  ) -> CGSize {
    guard axes.contains(.height), let list = configurations.contentView as? UIListContentView else {
      return super.fittingSize(size, axes)
    }
    // The texts of a list go on in further lines; they do not make a cell wider.
    let height = list.height(forWidth: size.width).roundedUp(toPixelsAt: UIScreen.main.scale)
    return CGSize(width: size.width, height: height)
  }

  override var measuredView: UIView { contentView }

  /// Updates the cell after its selection or highlight has changed.
  func stateDidChange() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    requestConfigurationUpdate()
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .cell
    accessibility.isSelected = isSelected
    if let text = configurations.contentView?.spokenText { accessibility.label = text }
    return accessibility
  }

  private func becomeCell() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1)
    stateDidChange()
  }
}
