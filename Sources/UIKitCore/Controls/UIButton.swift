public import Foundation

/// A control with a title that performs an action when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Creating a button

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeButton()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeButton()
    decodeInterface(coder, as: UIButton.self)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
    // 7.11 – Objective-C has a class method for this initializer.
    Stage.shared.autorelease(self)
  }

  /// Creates a custom button that performs `primaryAction`, and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    showContent(of: primaryAction)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // 10.3.10, 10.3.15 – the title and the image of the action are those of the normal state.
  private func showContent(of action: UIAction) {
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// A button that performs `primaryAction`.
  ///
  /// 10.3.10 – a system button takes its title and its image from the action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    become(buttonType)
    if let primaryAction {
      if buttonType == .system { showContent(of: primaryAction) }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    // 7.11 – Objective-C has a class method for this initializer.
    Stage.shared.autorelease(self)
  }

  /// Creates a button with the look of `configuration` that performs `primaryAction`, whose title
  /// and image replace those of the configuration.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    become(.system)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    var configuration = configuration
    // 10.3.15: the title and the image of a primary action are copied to the configuration.
    if let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
    if let image = primaryAction?.image { configuration.image = image }
    configure(with: configuration)
    // 7.11 – Objective-C has a class method for this initializer.
    Stage.shared.autorelease(self)
  }

  // An initialiser's own assignment would not be observed.
  private func configure(with configuration: Configuration) {
    self.configuration = configuration
  }

  private func becomeButton() {
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: 18)
    updateContent()
  }

  func become(_ type: ButtonType) {
    buttonType = type
    if type != .custom { label.font = .systemFont(ofSize: 15) }
    if let name = type.symbol { setImage(UIImage(systemName: name), for: .normal) }
    updateContent()
  }

  open internal(set) var buttonType = ButtonType.custom

  /// The meaning of the button; normal, by default.
  open var role = Role.normal {
    didSet { if role != oldValue { updateContent() } }
  }

  // MARK: The title in every state

  /// 10.3.10 – a state without a value takes that of the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    updateContent()
  }

  @discardableResult
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Shown in place of the title, with attributes of its own.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    updateContent()
  }

  @discardableResult
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    updateContent()
  }

  @discardableResult
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title now: a system button's is its tint where none was set.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType == .system, !isEnabled { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  /// The label that shows the title. Its font may be changed; its text and colour follow the button.
  ///
  /// 10.3.12 – it becomes a subview with the first title, or when it is asked for (low confidence).
  open var titleLabel: UILabel? {
    addLabel()
    return label
  }

  func addLabel() {
    if label.superview == nil { addSubview(label) }
  }

  /// The label that shows the subtitle of a configuration.
  open var subtitleLabel: UILabel? { secondLabel }

  // MARK: The image in every state

  /// 10.3.10 – a state without a value takes that of the normal one.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    updateContent()
  }

  @discardableResult
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// The configuration of symbols without one of their own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    updateContent()
  }

  @discardableResult
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// The view that shows the image; `nil` after the last image was removed.
  // 10.3.13: a button has its image view before its first image.
  open var imageView: UIImageView? { picture ?? earlyPicture }

  /// A Boolean value that indicates whether the image of a custom button is dimmed while a finger
  /// is on it.
  open var adjustsImageWhenHighlighted = true { didSet { updateContent() } }

  /// A Boolean value that indicates whether the image of a custom button is dimmed while the button
  /// is disabled.
  open var adjustsImageWhenDisabled = true { didSet { updateContent() } }

  // MARK: Behind title and image

  /// An image as large as the button, below its title and its image. A state without one takes that
  /// of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    updateContent()
  }

  @discardableResult
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The colour of the title's shadow, whose offset the label has.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors[state] = color
    updateContent()
  }

  @discardableResult
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    shadowColors[state] ?? shadowColors[.normal]
  }

  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  // MARK: Where title and image are

  // None of these counts for a button with a configuration, as since iOS 15.

  /// The space around title and image together. The button's size includes it.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { insetsDidChange() } }
  }

  /// The offset and reduction of the title after its layout; the button's size does not follow.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The offset of the image after its layout; the button's size does not follow.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Returns the rectangle of the background image.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room for title and image.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placesInState(in: contentRect).title
  }

  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placesInState(in: contentRect).image
  }

  // MARK: The configuration

  /// The look of the button; with `nil`, that of its type.
  public var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if configuration == nil {
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
      }
      updateContent()
    }
  }

  /// Changes the configuration of a button whenever its state changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the configuration is updated after a change of the state.
  open var automaticallyUpdatesConfiguration = true

  /// Requests ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to suit the state. The base calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: The menu

  /// The menu, which is opened by a long press, or by a tap with
  /// ``UIControl/showsMenuAsPrimaryAction``.
  @NSCopying open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelection()
    }
  }

  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that indicates whether the pointer changes over the button; `false` by default.
  open var isPointerInteractionEnabled = false

  /// Returns the style of the pointer over the button, of a proposed effect and shape.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// The function that chooses the style of the pointer over the button.
  public var pointerStyleProvider: PointerStyleProvider?

  /// A Boolean value that indicates whether a tap switches ``UIControl/isSelected``; a button that
  /// shows its menu at once has the title of the selected element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelection() }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showSelection() }
  }

  @discardableResult
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: Sizing

  /// The size of the title in one line or, where the button is narrower, of its lines.
  open override var intrinsicContentSize: CGSize {
    let natural = wantedSize()
    guard bounds.width > 0, bounds.width < natural.width - Self.slack else { return natural }
    return CGSize(width: natural.width, height: wantedSize(width: bounds.width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    wantedSize(width: size.width > 0 ? size.width : nil)
  }

  open override var forLastBaselineLayout: UIView { label }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      ObservedUpdate.configuration.run(for: self) { updateConfiguration() }
    }
    placeLabels()
    guard wrapsTitles else { return }
    // The width matters only where the title does not fit in one line.
    let isNarrow = bounds.width < wantedSize().width - Self.slack
    let width = isNarrow ? bounds.width : 0
    guard width != measuredWidth else { return }
    measuredWidth = width
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  // MARK: - Inside the stage

  override func contentSizeCategoryDidChange() {
    if configuration != nil { updateContent() }
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private(set) var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var shadowColors: [State: UIColor] = [:]
  var picture: UIImageView? {
    didSet { if picture != nil { earlyPicture = nil } }
  }
  /// The image view of a button that has had no image yet, for what is set on it before.
  private(set) lazy var earlyPicture: UIImageView? = UIImageView(frame: .zero)
  var backgroundPicture: UIImageView?
  /// The frames that were computed for the current layout.
  var places: (content: CGRect, frames: ButtonArrangement.Frames)?
  let label = UILabel(frame: .zero)
  var secondLabel: UILabel?
  private var needsUpdateConfiguration = false
  /// How wide the button was when its lines were counted; 0 where one is enough.
  private var measuredWidth: CGFloat = 0
  /// The tolerance that keeps rounding a frame to pixels from breaking a line.
  static let slack: CGFloat = 1
  var backgroundFill: UIColor?
  /// The background of a configuration that is more than a colour.
  var backgroundView: ConfiguredBackground? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The activity indicator of a configuration, in the place of the image.
  var spinner: UIActivityIndicatorView? {
    didSet {
      guard spinner !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let spinner { addSubview(spinner) }
    }
  }

  var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else {
      return contentEdgeInsets == .zero
        ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
    }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  var titleSpacing: CGFloat {
    secondLabel == nil || label.text == nil ? 0 : configuration?.titlePadding ?? 0
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateContent()
    // 10.6.4: with automaticallyUpdatesConfiguration false, a new state does not update…
    guard automaticallyUpdatesConfiguration else { return }
    if configurationUpdateHandler != nil || configuration != nil { setNeedsUpdateConfiguration() }
  }

  override var isTapped: Bool { true }

  override func menuDidChoose(_ action: UIAction) { select(action) }

  override func touchUpInside() {
    super.touchUpInside()
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    // 10.3.7 – after the handlers of the touch itself.
    send(.primaryActionTriggered)
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    if configuration == nil, buttonType == .close {
      node.cornerRadius = min(bounds.width, bounds.height) / 2
      node.background = displayColor(of: .tertiarySystemFill)
    }
    guard let configuration else { return }
    node.cornerRadius = configuration.cornerRadius(in: bounds.size)
    if let backgroundFill { node.background = displayColor(of: backgroundFill) }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    let words = [label.text, secondLabel?.text].compactMap(\.self).filter { !$0.isEmpty }
    accessibility.label =
      words.isEmpty
      ? buttonType.spokenName ?? picture?.shownImage?.spokenName : words.joined(separator: ", ")
    accessibility.isEnabled = isEnabled
    accessibility.isSelected = isSelected
    return accessibility
  }
}
