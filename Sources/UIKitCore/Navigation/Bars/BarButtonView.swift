import Foundation

/// Shows a bar button item: as text, an image, a sign of the system's, or the app's own view.
@MainActor
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let sign = BarSignView(frame: .zero)
  private let plate = BarPlate(frame: .zero)
  private var appearance = UIBarButtonItemAppearance(style: .plain)
  /// Opens the menu of a button that does something else when it is tapped.
  private let press = UILongPressGestureRecognizer()

  /// The space on each side of a button, for fingers.
  static let padding: CGFloat = 8

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.view = self
    addSubview(plate)
    addSubview(sign)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    press.addHandler { [weak self] in if $0.state == .began { self?.openMenu() } }
    addGestureRecognizer(press)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the look that the bar has for buttons.
  func apply(_ appearance: UIBarButtonItemAppearance) {
    self.appearance = appearance
    update()
  }

  func itemDidChange() {
    update()
    superview?.setNeedsLayout()
  }

  private var customView: UIView? { item.customView }

  private func update() {
    // A custom view that another bar shows by now is left there.
    for subview in subviews
    where subview !== label && subview !== sign && subview !== plate && subview !== customView {
      subview.removeFromSuperview()
    }
    if item.view === self, let customView, customView.superview !== self { addSubview(customView) }
    isEnabled = item.isActive
    isSelected = item.isSelected
    press.isEnabled = item.menu != nil && (item.primaryAction != nil || item.action != nil)
    isHidden = item.isHidden || item.isSpace
    label.text = item.shownTitle
    sign.image = picture.image
    sign.glyph = item.glyph
    sign.isRound = item.systemItem == .close
    sign.isHidden = customView != nil || !sign.hasContent
    label.isHidden = customView != nil || sign.hasContent
    if let tint = item.tintColor {
      if ownTintColor != tint { tintColor = tint }
    } else if ownTintColor != nil {
      tintColor = nil
    }
    updateColors()
    setNeedsLayout()
    setNeedsCommit()
  }

  private func updateColors() {
    var style = TextStyle(font: .systemFont(ofSize: 17), color: isEnabled ? tintColor : Self.off)
    style = style.applying(appearance.normal.titleTextAttributes)
    if item.style == .done, style.font == .systemFont(ofSize: 17) {
      style.font = .systemFont(ofSize: 17, weight: .semibold)
    }
    style = style.applying(item.titleTextAttributes(for: .normal))
    if item.tintColor != nil, isEnabled { style.color = tintColor }
    if !isEnabled { style.color = Self.off }
    if state != .normal {
      style = style.applying(appearance.state(state).titleTextAttributes)
      style = style.applying(item.titleTextAttributes(for: state))
    }
    label.apply(style)
    sign.color = style.color
    let isFaded = isHighlighted && customView == nil
    // 18.6.4: a tap switches the selection of a bar button item that is for that.
    backgroundColor =
      item.isSelected && customView == nil ? style.color.withAlphaComponent(0.18) : nil
    layer.cornerRadius = item.isSelected ? 6 : 0
    label.alpha = isFaded ? 0.2 : 1
    sign.alpha = label.alpha
    showPlate()
  }

  /// The colour of what cannot be chosen.
  private static let off = UIColor.tertiaryLabel

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  // MARK: Size

  /// The width that the content needs, and what a finger needs around it.
  var wantedWidth: CGFloat {
    if item.systemItem == .fixedSpace { return item.width > 0 ? item.width : Self.padding }
    if item.width > 0 { return item.width + 2 * Self.padding }
    return contentSize.width + 2 * Self.padding
  }

  private var contentSize: CGSize {
    if let customView {
      let size = customView.bounds.size
      if size != .zero, customView.translatesAutoresizingMaskIntoConstraints { return size }
      return customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return sign.hasContent ? sign.wantedSize : titleSize
  }

  // 18.6.5: a bar button is as wide as the widest of its possibleTitles needs.
  private var titleSize: CGSize {
    var size = label.intrinsicContentSize
    for title in item.possibleTitles ?? [] {
      let other = NSAttributedString(string: title, attributes: [.font: label.font as Any]).size()
      size.width = max(size.width, other.width.rounded(.up))
    }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = contentSize
    size.width = min(size.width, max(bounds.width - 2 * Self.padding, 0))
    let scale = UIScreen.main.scale
    let frame = CGRect(
      x: ((bounds.width - size.width) / 2 * scale).rounded() / scale,
      y: ((bounds.height - size.height) / 2 * scale).rounded() / scale, width: size.width,
      height: size.height)
    if let customView, customView.superview === self { customView.frame = frame }
    let offset =
      item.titleAdjustment(isCompact: isCompact, isBack: false)
      ?? appearance.state(state).titlePositionAdjustment
    label.frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    sign.frame = frame.inset(by: picture.insets)
    showPlate()
  }

  private func showPlate() {
    let background =
      customView == nil ? item.background(state, isCompact: isCompact, isBack: false) : nil
    plate.show(background, in: bounds)
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var picture: (image: UIImage?, insets: UIEdgeInsets) {
    item.picture(isCompact: isCompact)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if item.landscapeImagePhone != nil { itemDidChange() }
    setNeedsLayout()
  }

  // MARK: Touches

  private func wasTapped() {
    // 18.6.4: a tap switches the selection of a bar button item that is for that.
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    if let action = item.primaryAction {
      // 10.3.11 – it comes before the message.
      action.perform(sender: item)
    } else if let action = item.action {
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    } else {
      openMenu()
    }
  }

  private func openMenu() {
    guard let menu = item.menu else { return }
    MenuOverlay.open(menu, from: self, sender: item, order: item.preferredMenuElementOrder)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // Around a view of the app's own there is no button.
    return customView != nil && hit === self ? nil : hit
  }

  override var isTapped: Bool { customView == nil }

  override func displayAccessibility() -> DisplayAccessibility? {
    guard customView == nil else { return nil }
    let name =
      item.accessibilityLabel ?? item.shownTitle ?? item.systemItem?.name
      ?? item.image?.spokenName
    var accessibility = DisplayAccessibility(role: .button, label: name)
    accessibility.identifier = item.accessibilityIdentifier
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}

/// A sign of the system's, or an image.
@MainActor
private final class BarSignView: UIView {
  var glyph: BarGlyph? { didSet { setNeedsCommit() } }
  var image: UIImage? { didSet { setNeedsCommit() } }
  var color: UIColor = .label { didSet { setNeedsCommit() } }
  /// A Boolean value that indicates whether the sign stands on a disc.
  var isRound = false { didSet { setNeedsCommit() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  var hasContent: Bool { image != nil || glyph != nil }

  private var shownImage: UIImage? { image?.falling(backTo: .bar) }

  var wantedSize: CGSize {
    if let image = shownImage { return image.size }
    let side = isRound ? Self.disc : BarGlyph.size
    return CGSize(width: side, height: side)
  }

  private static let disc: CGFloat = 30

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    guard isRound, image == nil else { return }
    node.background = displayColor(of: .tertiarySystemFill)
    node.cornerRadius = Self.disc / 2
  }

  override func displayContent() -> DisplayContent {
    if let image = shownImage {
      return image.display(in: bounds, of: self, usage: .sign, tint: color)
    }
    guard let glyph else { return .none }
    let ink = displayColor(of: isRound ? .secondaryLabel : color)
    let isFilled = !glyph.fill.isEmpty
    return .path(
      DisplayPath(
        data: isFilled ? glyph.fill : glyph.stroke, fill: isFilled ? ink : nil,
        stroke: isFilled ? nil : ink, lineWidth: isRound ? 2.2 : BarGlyph.lineWidth))
  }
}
