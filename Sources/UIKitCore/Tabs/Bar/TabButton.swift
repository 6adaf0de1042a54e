import Foundation

/// One item of a tab bar: its sign, its title, its badge.
@MainActor
final class TabButton: UIControl {
  let item: UITabBarItem
  weak var bar: UITabBar?

  private let sign = TabSignView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = TabBadge(frame: .zero)
  private var appearance = UITabBarItemAppearance(style: .stacked)
  private var isInline = false

  private static let signMiddle: CGFloat = 18
  private static let titleMiddle: CGFloat = 41
  private static let inlineSpacing: CGFloat = 6

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    item.view = self
    label.textAlignment = .center
    for view in [sign, label, badge] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func wasTapped() { bar?.tapped(item) }

  func itemDidChange() { update() }

  /// Takes the look that the bar has for items.
  func apply(_ appearance: UITabBarItemAppearance, isInline: Bool) {
    self.appearance = appearance
    self.isInline = isInline
    update()
  }

  private func update() {
    if item.view == nil { item.view = self }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    label.text = item.shownTitle
    showSign()
    badge.text = item.badgeValue
    updateColors()
    setNeedsLayout()
    setNeedsCommit()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private func showSign() { sign.show(item, isSelected: isSelected, isCompact: isCompact) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if item.landscapeImagePhone != nil { update() }
  }

  private var stateAppearance: UITabBarItemStateAppearance {
    if !isEnabled { return appearance.disabled }
    return isSelected ? appearance.selected : appearance.normal
  }

  private func updateColors() {
    let state = stateAppearance
    sign.color = state.iconColor ?? standardIconColor
    var style = TextStyle(font: .systemFont(ofSize: 10, weight: .medium), color: standardColor)
    style.font = style.applying(appearance.normal.titleTextAttributes).font
    if state === appearance.normal { style = style.applying(state.titleTextAttributes) }
    style = style.applying(item.titleTextAttributes(for: .normal), unless: isSelected)
    if state !== appearance.normal { style = style.applying(state.titleTextAttributes) }
    if isSelected { style = style.applying(item.titleTextAttributes(for: .selected)) }
    if !isEnabled { style = style.applying(item.titleTextAttributes(for: .disabled)) }
    label.apply(style)

    let badgeState = isSelected ? UIControl.State.selected : .normal
    var text = TextStyle(font: .systemFont(ofSize: 13), color: .white)
    text = text.applying(appearance.normal.badgeTextAttributes)
      .applying(state.badgeTextAttributes).applying(item.badgeTextAttributes(for: .normal))
      .applying(item.badgeTextAttributes(for: badgeState))
    badge.show(
      text,
      on: item.badgeColor ?? state.badgeBackgroundColor ?? appearance.normal.badgeBackgroundColor
        ?? .systemRed)
  }

  private var standardColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isSelected ? tintColor : bar?.unselectedItemTintColor ?? .systemGray
  }

  private var standardIconColor: UIColor {
    if isEnabled, !isSelected, bar?.unselectedItemTintColor == nil,
      let color = appearance.normal.iconColor
    {
      return color
    }
    return standardColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    showSign()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  // MARK: Size

  var wantedWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    return isInline ? text + Self.inlineSpacing + sign.wantedSize.width + 8 : text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInline { layOutInline() } else { layOutStacked() }
    placeBadge()
  }

  private var titleOffset: UIOffset {
    let own = item.titlePositionAdjustment
    return own == .zero ? stateAppearance.titlePositionAdjustment : own
  }

  private func layOutStacked() {
    let size = sign.wantedSize
    sign.transform = .identity
    sign.frame = CGRect(
      x: rounded((bounds.width - size.width) / 2), y: rounded(Self.signMiddle - size.height / 2),
      width: size.width, height: size.height
    ).inset(by: item.picture(isCompact: isCompact).insets)
    let text = label.intrinsicContentSize
    let width = min(text.width, bounds.width)
    label.frame = CGRect(
      x: rounded((bounds.width - width) / 2) + titleOffset.horizontal,
      y: rounded(Self.titleMiddle - text.height / 2) + titleOffset.vertical,
      width: width, height: text.height)
  }

  private func layOutInline() {
    let isLow = bounds.height < 40
    let size = sign.wantedSize
    let scale = isLow && size.height > 20 ? 20 / size.height : 1
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    let text = label.intrinsicContentSize
    let gap = shown.width > 0 && text.width > 0 ? Self.inlineSpacing : 0
    let width = min(text.width, max(bounds.width - shown.width - gap, 0))
    let start = rounded((bounds.width - shown.width - gap - width) / 2)
    sign.transform = .identity
    sign.frame = CGRect(
      x: start + (shown.width - size.width) / 2, y: rounded((bounds.height - size.height) / 2),
      width: size.width, height: size.height
    ).inset(by: item.picture(isCompact: isCompact).insets)
    sign.transform = CGAffineTransform(scaleX: scale, y: scale)
    label.frame = CGRect(
      x: start + shown.width + gap + titleOffset.horizontal,
      y: rounded((bounds.height - text.height) / 2) + titleOffset.vertical, width: width,
      height: text.height)
  }

  private func placeBadge() {
    let size = badge.wantedSize
    badge.isHidden = size == .zero
    let offset = stateAppearance.badgePositionAdjustment
    let middle = sign.hasContent ? sign.center.x : label.center.x
    let start = rounded(middle + (isInline ? 2 : 4)) + offset.horizontal
    badge.frame = CGRect(
      x: start, y: (isInline ? 0 : 2) + offset.vertical, width: size.width,
      height: size.height)
  }

  private func rounded(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale).rounded() / scale
  }

  override var isTapped: Bool { true }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(
      role: .tab, label: item.accessibilityLabel ?? item.shownTitle)
    accessibility.identifier = item.accessibilityIdentifier
    accessibility.value = item.badgeValue
    accessibility.isEnabled = isEnabled
    accessibility.isSelected = isSelected
    return accessibility
  }
}

extension TextStyle {
  fileprivate func applying(
    _ attributes: [NSAttributedString.Key: Any]?, unless isSelected: Bool
  ) -> TextStyle {
    guard isSelected else { return applying(attributes) }
    // A selected tab has its own colour, and the font of the others.
    return TextStyle(font: applying(attributes).font, color: color)
  }
}
