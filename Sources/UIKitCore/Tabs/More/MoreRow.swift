import Foundation

/// One of the list: its sign, its title, and an arrow.
@MainActor
final class MoreRow: UIControl {
  var onTap: (() -> Void)?
  var leadingInset: CGFloat = 0 {
    didSet { if leadingInset != oldValue { setNeedsLayout() } }
  }

  private let item: UITabBarItem
  private let sign = TabSignView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let arrow = MoreArrow(frame: .zero)
  private let line = UIView(frame: .zero)

  private static let margin: CGFloat = 20
  private static let textStart: CGFloat = 64
  private static let arrowSize = CGSize(width: 8, height: 14)

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.row = self
    label.font = .systemFont(ofSize: 17)
    line.backgroundColor = .separator
    for view in [sign, label, arrow, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    isEnabled = item.isEnabled
    label.text = item.shownTitle
    sign.show(item, isSelected: false)
    updateColors()
    setNeedsLayout()
    setNeedsCommit()
  }

  private func updateColors() {
    sign.color = isEnabled ? tintColor : .tertiaryLabel
    label.textColor = isEnabled ? .label : .tertiaryLabel
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sign.wantedSize
    let middle = leadingInset + (Self.margin + Self.textStart - 16) / 2
    sign.frame = CGRect(
      x: (middle - size.width / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    let arrowX = bounds.width - Self.margin - Self.arrowSize.width
    arrow.frame = CGRect(
      origin: CGPoint(x: arrowX, y: ((bounds.height - Self.arrowSize.height) / 2).rounded()),
      size: Self.arrowSize)
    let start = leadingInset + Self.textStart
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: start, y: ((bounds.height - height) / 2).rounded(), width: max(arrowX - 8 - start, 0),
      height: height)
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: start, y: bounds.height - thickness, width: bounds.width - start, height: thickness)
  }

  override var isTapped: Bool { true }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(
      role: .cell, label: item.accessibilityLabel ?? item.shownTitle)
    accessibility.identifier = item.accessibilityIdentifier
    accessibility.value = item.badgeValue
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}

@MainActor
private final class MoreArrow: UIView {
  override func displayContent() -> DisplayContent {
    .path(
      DisplayPath(data: "M1 1L7 7L1 13", stroke: displayColor(of: .tertiaryLabel), lineWidth: 2))
  }
}
