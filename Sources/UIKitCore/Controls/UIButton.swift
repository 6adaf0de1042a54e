public import Foundation

/// A control with a title that does something when it is tapped.
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
  }

  /// A button that performs `primaryAction`.
  ///
  /// 10.3.10 – a system button takes its title from the action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
    if buttonType == .system, let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  /// A button that looks as `configuration` says and performs `primaryAction`, whose title it takes
  /// where the configuration has none.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(.system)
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
    configure(with: configuration)
  }

  // An initialiser's own assignment would not be observed.
  private func configure(with configuration: Configuration) {
    self.configuration = configuration
  }

  private func becomeButton() {
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: 18)
    addSubview(label)
    updateContent()
  }

  func become(_ type: ButtonType) {
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
    updateContent()
  }

  open internal(set) var buttonType = ButtonType.custom

  // MARK: The title in every state

  /// 10.3.10 – what a state does not have, it takes from the normal one.
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

  /// What the button shows now in place of its title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    updateContent()
  }

  @discardableResult
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// What the button shows now.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title now: a system button's is its tint where none was set.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType == .system, !isEnabled { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  /// The label that shows the title. Its font may be changed; its text and colour follow the button.
  open var titleLabel: UILabel? { label }

  /// The label that shows the subtitle of a configuration.
  open var subtitleLabel: UILabel? { secondLabel }

  // MARK: The image in every state

  /// 10.3.10 – what a state does not have, it takes from the normal one.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    updateContent()
  }

  @discardableResult
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// How a symbol is drawn that does not say so itself.
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

  /// What the button shows now.
  open var currentImage: UIImage? { image(for: state) }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// The view that shows the image; `nil` while there is none.
  open var imageView: UIImageView? { picture }

  // MARK: The configuration

  /// How the button looks; with `nil`, as its type says.
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

  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to suit the state. The base calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: The menu

  /// Opened by a long press, or by a tap where ``UIControl/showsMenuAsPrimaryAction`` says so.
  @NSCopying open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelection()
    }
  }

  /// Which element of the menu is nearest to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap switches ``UIControl/isSelected``; a button that shows its menu at once is called
  /// as what is selected there.
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

  open override var intrinsicContentSize: CGSize { wantedSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize() }

  open override var forLastBaselineLayout: UIView { label }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    placeLabels()
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
  private var picture: UIImageView?
  private let label = UILabel(frame: .zero)
  private var secondLabel: UILabel?
  private var needsUpdateConfiguration = false
  private var backgroundFill: UIColor?

  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else {
      return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  private var titleSpacing: CGFloat {
    secondLabel == nil || label.text == nil ? 0 : configuration?.titlePadding ?? 0
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateContent()
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

  /// Lets the labels show what the state, the titles and the configuration say.
  private func updateContent() {
    let size = wantedSize()
    if let configuration {
      show(configuration)
    } else {
      backgroundFill = nil
      removeSecondLabel()
      label.text = currentTitle
      label.textColor = currentTitleColor
      if let title = currentAttributedTitle { label.attributedText = title }
      label.textAlignment = .natural
      // A system button that is pressed lets its background through.
      label.alpha = buttonType == .system && isHighlighted ? 0.2 : 1
      // Signs take the tint, whatever colour the title has.
      let ink: UIColor = isEnabled ? tintColor : .tertiaryLabel
      show(
        currentImage, symbols: currentPreferredSymbolConfiguration?.settings,
        color: buttonType == .system ? ink : tintColor, alpha: label.alpha)
    }
    setNeedsLayout()
    setNeedsCommit()
    if size != wantedSize() { invalidateIntrinsicContentSize() }
  }

  private func show(_ configuration: Configuration) {
    let look = configuration.look(state: state, tint: tintColor)
    backgroundFill = look.background
    label.text = configuration.title ?? currentTitle
    label.font = configuration.titleFont(knownTraits)
    label.textColor = look.foreground
    label.textAlignment = configuration.textAlignment
    if let title = currentAttributedTitle, configuration.title == nil {
      label.attributedText = title
    }
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = 1
    label.alpha = look.contentAlpha
    var symbols = currentPreferredSymbolConfiguration?.settings ?? SymbolSettings()
    symbols =
      configuration.preferredSymbolConfigurationForImage?.settings.falling(backTo: symbols)
      ?? symbols
    symbols = symbols.falling(
      backTo: UIImage.SymbolConfiguration(font: configuration.titleFont(knownTraits)).settings)
    show(
      configuration.image ?? currentImage, symbols: symbols, color: look.foreground,
      alpha: look.contentAlpha)
    guard let subtitle = configuration.subtitle else {
      removeSecondLabel()
      return
    }
    let second = secondLabel ?? UILabel(frame: .zero)
    if secondLabel == nil {
      secondLabel = second
      addSubview(second)
    }
    second.text = subtitle
    second.font = configuration.subtitleFont(knownTraits)
    second.textColor = look.foreground
    second.textAlignment = configuration.textAlignment
    second.lineBreakMode = configuration.subtitleLineBreakMode
    second.alpha = look.contentAlpha
  }

  private func show(
    _ image: UIImage?, symbols: SymbolSettings?, color: UIColor, alpha: CGFloat
  ) {
    guard let image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      addSubview(view)
    }
    view.image = symbols.map(image.falling) ?? image
    view.usage = buttonType == .system ? .sign : .picture
    view.templateColor = color
    view.alpha = alpha
  }

  private func removeSecondLabel() {
    secondLabel?.removeFromSuperview()
    secondLabel = nil
  }

  /// How image, title and subtitle stand to each other.
  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement(
      image: picture?.shownImage?.size ?? .zero, title: label.intrinsicContentSize,
      subtitle: secondLabel?.intrinsicContentSize ?? .zero, titleSpacing: titleSpacing)
    if let configuration {
      arrangement.placement = configuration.imagePlacement
      arrangement.imagePadding = configuration.imagePadding
    }
    arrangement.isMirrored = isMirrored
    return arrangement
  }

  /// What the content needs with what is kept free around it.
  private func wantedSize() -> CGSize {
    let insets = contentInsets
    let content = arrangement.size
    if configuration == nil {
      // What UIKit adds around a title, and the least width that a finger needs.
      return CGSize(
        width: max(content.width, 30),
        height: content.height.rounded(.up) + insets.top + insets.bottom)
    }
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  private func placeLabels() {
    let content = bounds.inset(by: contentInsets)
    // A title without a configuration may use the height that is kept free around it.
    let room = configuration == nil ? bounds : content
    let arrangement = arrangement
    let wanted = arrangement.size
    let fills = effectiveContentHorizontalAlignment == .fill
    let size = CGSize(
      width: fills ? content.width : min(wanted.width, max(content.width, 0)),
      height: min(wanted.height, room.height))
    let block = CGRect(
      x: origin(of: size.width, in: room.minX...max(room.minX, room.maxX)),
      y: verticalOrigin(of: size.height, in: room), width: size.width, height: size.height)
    let frames = arrangement.frames(in: block, onPixel: onPixel)
    picture?.frame = frames.image
    label.frame = frames.title
    secondLabel?.frame = frames.subtitle
  }

  private func origin(of width: CGFloat, in room: ClosedRange<CGFloat>) -> CGFloat {
    let free = room.upperBound - room.lowerBound - width
    switch effectiveContentHorizontalAlignment {
    case .right: return room.upperBound - width
    case .left, .fill, .leading, .trailing: return room.lowerBound
    case .center: return onPixel(room.lowerBound + free / 2)
    }
  }

  private func verticalOrigin(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: onPixel(room.midY - height / 2)
    }
  }

  private func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    guard let configuration else { return }
    node.cornerRadius = configuration.cornerRadius(in: bounds.size)
    if let backgroundFill { node.background = displayColor(of: backgroundFill) }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    let words = [label.text, secondLabel?.text].compactMap(\.self).filter { !$0.isEmpty }
    accessibility.label =
      words.isEmpty ? picture?.shownImage?.spokenName : words.joined(separator: ", ")
    accessibility.isEnabled = isEnabled
    accessibility.isSelected = isSelected
    return accessibility
  }
}

extension UIButton {
  /// What a button looks like where it has no configuration.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own: a white title.
    case custom
    /// A title in the tint colour, which fades while it is pressed.
    case system

    public static var roundedRect: UIButton.ButtonType { .system }
  }
}
