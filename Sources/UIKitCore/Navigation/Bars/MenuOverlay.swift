import Foundation

/// An open menu: a card above everything in the window. A touch beside it closes it.
@MainActor
final class MenuOverlay: UIControl {
  private let card = MenuCard(frame: .zero)

  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let fade: TimeInterval = 0.2

  /// Opens `menu` beside `source`, inside the window of it.
  @discardableResult
  static func open(_ menu: UIMenu, from source: UIView) -> MenuOverlay? {
    guard let window = source.window else { return nil }
    let overlay = MenuOverlay(frame: window.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.tintColor = source.tintColor
    window.addSubview(overlay)
    overlay.show(menu, beside: source.convert(source.bounds, to: nil))
    return overlay
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ menu: UIMenu, beside anchor: CGRect) {
    card.rows = rows(of: menu)
    let height = card.wantedHeight
    let isBelow = anchor.midY < bounds.midY
    let x = min(
      max(anchor.minX, Self.margin), max(bounds.width - Self.width - Self.margin, Self.margin))
    let frame = CGRect(
      x: x, y: isBelow ? anchor.maxY + 4 : anchor.minY - height - 4, width: Self.width,
      height: height)
    AnimationGroup.withoutAnimation {
      card.frame = frame
      card.alpha = 0
      layoutIfNeeded()
    }
    AnimationGroup.animate(duration: Self.fade, timing: .easeOut) { card.alpha = 1 }
  }

  // A menu inside another one stands among its elements, or opens in its place.
  private func rows(of menu: UIMenu) -> [MenuRow] {
    menu.children.flatMap { element -> [MenuRow] in
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden):
        return [row(of: action)]
      case let inner as UIMenu where inner.options.contains(.displayInline):
        return rows(of: inner)
      case let inner as UIMenu:
        return [row(of: inner)]
      default:
        return []
      }
    }
  }

  private func row(of action: UIAction) -> MenuRow {
    let row = MenuRow(element: action)
    row.isEnabled = !action.attributes.contains(.disabled)
    row.isDestructive = action.attributes.contains(.destructive)
    row.mark = action.state == .on ? .check : .none
    row.onTap = { [weak self] in
      if !action.attributes.contains(.keepsMenuPresented) { self?.close() }
      action.perform(sender: nil)
    }
    return row
  }

  private func row(of menu: UIMenu) -> MenuRow {
    let row = MenuRow(element: menu)
    row.mark = .more
    row.isDestructive = menu.options.contains(.destructive)
    row.onTap = { [weak self] in
      guard let self else { return }
      show(menu, beside: CGRect(origin: card.frame.origin, size: .zero))
    }
    return row
  }

  func close() {
    isUserInteractionEnabled = false
    AnimationGroup.animate(duration: Self.fade, timing: .easeIn) {
      card.alpha = 0
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }
}

/// The rounded background with the rows.
@MainActor
private final class MenuCard: UIView {
  var rows: [MenuRow] = [] {
    didSet {
      for row in oldValue { row.removeFromSuperview() }
      for row in rows { addSubview(row) }
      for row in rows { row.hasLine = row !== rows.last }
    }
  }

  private static let corner: CGFloat = 13

  var wantedHeight: CGFloat { CGFloat(rows.count) * MenuOverlay.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * MenuOverlay.rowHeight, width: bounds.width,
        height: MenuOverlay.rowHeight)
    }
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.blursBackdrop = true
    node.cornerRadius = Self.corner
    node.background = displayColor(of: BarBackground.material)
    node.shadow = DisplayShadow(
      offset: CGSize(width: 0, height: 8), radius: 24,
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2))
  }
}

/// One thing to choose.
@MainActor
private final class MenuRow: UIControl {
  enum Mark: String {
    case none = ""
    case check = "M0 6L4.5 10.5L12.5 1"
    case more = "M4 0L10 6L4 12"
  }

  var onTap: (() -> Void)?
  var isDestructive = false { didSet { updateColor() } }
  var mark = Mark.none { didSet { markView.data = mark.rawValue } }
  var hasLine = false { didSet { line.isHidden = !hasLine } }

  private let label = UILabel(frame: .zero)
  private let markView = MenuMarkView(frame: .zero)
  private let line = UIView(frame: .zero)

  init(element: UIMenuElement) {
    super.init(frame: .zero)
    label.text = element.title
    line.backgroundColor = .separator
    for view in [label, markView, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / UIScreen.main.scale
    let right = bounds.width - 16
    markView.frame = CGRect(x: right - 13, y: (bounds.height - 12) / 2, width: 13, height: 12)
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 16, y: ((bounds.height - height) / 2).rounded(),
      width: (mark == .none ? right : markView.frame.minX - 8) - 16, height: height)
    line.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    updateColor()
  }

  private func updateColor() {
    label.textColor = isEnabled ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    setNeedsCommit()
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(role: .button, label: label.text)
    accessibility.isEnabled = isEnabled
    accessibility.isSelected = mark == .check
    return accessibility
  }
}

@MainActor
private final class MenuMarkView: UIView {
  var data = "" { didSet { setNeedsCommit() } }

  override func displayContent() -> DisplayContent {
    data.isEmpty
      ? .none : .path(DisplayPath(data: data, stroke: displayColor(of: .label), lineWidth: 1.8))
  }
}
