import Foundation

/// The view in which people choose the items of a tab bar: a bar with Done, an instruction, and the
/// icons.
@MainActor
final class TabCustomizeView: UIView {
  var onDone: (() -> Void)?

  private let bar = UINavigationBar(frame: .zero)
  private let message = UILabel(frame: .zero)
  private let slots: [TabSlot]
  private let icons: [TabIconView]

  private static let margin: CGFloat = 16
  private static let rowSpacing: CGFloat = 12
  private static let narrowestColumn: CGFloat = 90

  init(slots: [TabSlot]) {
    let shown = slots.filter { $0.item != nil }
    self.slots = shown
    icons = shown.compactMap(\.item).map { TabIconView(item: $0) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityViewIsModal = true
    let item = UINavigationItem(title: "Configure")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    bar.items = [item]
    message.text = "Drag the icons to organize tabs."
    message.font = .systemFont(ofSize: 15)
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.numberOfLines = 0
    for view in [bar, message] + icons as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Dims the icons of tabs that have a place on the bar.
  func dim(_ slots: [TabSlot]) {
    for (slot, icon) in zip(self.slots, icons) {
      icon.alpha = slots.contains { $0 === slot } ? 0.3 : 1
    }
  }

  func slot(at point: CGPoint, from view: UIView) -> TabSlot? {
    let point = convert(point, from: view)
    return zip(slots, icons).first { $1.frame.contains(point) }?.0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    let width = room.width - 2 * Self.margin
    let lines = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    message.frame = CGRect(
      x: room.minX + Self.margin, y: bar.frame.maxY + Self.margin, width: width,
      height: lines.height)
    placeIcons(in: room, below: message.frame.maxY + Self.margin)
  }

  private func placeIcons(in room: CGRect, below top: CGFloat) {
    let columns = max(4, Int(room.width / Self.narrowestColumn))
    let column = room.width / CGFloat(columns)
    for (index, icon) in icons.enumerated() {
      let middle = room.minX + (CGFloat(index % columns) + 0.5) * column
      let y = top + CGFloat(index / columns) * (TabIconView.size.height + Self.rowSpacing)
      let frame = CGRect(
        x: (middle - TabIconView.size.width / 2).rounded(), y: y.rounded(),
        width: TabIconView.size.width, height: TabIconView.size.height)
      icon.frame = mirrored(frame, in: bounds)
    }
  }
}

/// The icon and the title of a tab, to be dragged.
@MainActor
final class TabIconView: UIView {
  private let sign = TabSignView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let item: UITabBarItem

  static let size = CGSize(width: 76, height: 56)
  private static let signMiddle: CGFloat = 20

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    sign.show(item, isSelected: false)
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(sign)
    addSubview(label)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    sign.color = tintColor
    label.textColor = .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sign.wantedSize
    sign.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: (Self.signMiddle - size.height / 2).rounded(), width: size.width, height: size.height)
    let height = label.intrinsicContentSize.height.rounded(.up)
    label.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    DisplayAccessibility(role: .image, label: item.accessibilityLabel ?? item.shownTitle)
  }
}
