import Foundation

/// Actions side by side, with an arrow at what they are for. A touch anywhere else takes it away, and
/// is nothing less for that.
@MainActor
final class EditMenuBar: UIView {
  static let height: CGFloat = 44
  private static let arrow = CGSize(width: 22, height: 9)
  private static let margin: CGFloat = 8
  private static let corner: CGFloat = 12

  var onClose: (() -> Void)?

  private let strip = EditMenuStrip(frame: .zero)
  private let pointer = EditMenuArrow(frame: .zero)
  private var items: [EditMenuItem] = []
  private var page = 0
  private var target: CGRect
  private var isClosing = false
  /// The view that the menu belongs to.
  private weak var source: UIView?

  init(_ menu: UIMenu, of source: UIView, at target: CGRect, over window: UIWindow) {
    self.source = source
    self.target = target
    super.init(frame: .zero)
    addSubview(strip)
    addSubview(pointer)
    window.addSubview(self)
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Opening and closing

  func open(_ animator: ContextMenuAnimator? = nil) {
    Stage.shared.editMenu?.close()
    Stage.shared.editMenu = self
    AnimationGroup.withoutAnimation { alpha = 0 }
    AnimationGroup.animate(duration: MenuOverlay.fade, timing: .easeOut) {
      alpha = 1
      animator?.animate()
    } completion: { _ in
      animator?.complete()
    }
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    if Stage.shared.editMenu === self { Stage.shared.editMenu = nil }
    onClose?()
    AnimationGroup.animate(duration: MenuOverlay.fade, timing: .easeIn) {
      alpha = 0
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  // MARK: Content

  func show(_ menu: UIMenu) {
    for item in items { item.removeFromSuperview() }
    let content = MenuContent(menu, arrivals: MenuArrivals(), from: source, leavesOutIdle: true)
    items = content.groups.flatMap(\.items).compactMap(item)
    for item in items { strip.addSubview(item) }
    page = 0
    place()
  }

  private func item(for item: MenuContent.Item) -> EditMenuItem? {
    switch item {
    case .action(let action, let menu):
      let view = EditMenuItem(action.title, image: action.image)
      view.isEnabled = !action.attributes.contains(.disabled)
      view.isDestructive = action.attributes.contains(.destructive)
      view.onTap = { [weak self] in
        menu.select(action)
        if !action.attributes.contains(.keepsMenuPresented) { self?.close() }
        action.perform(sender: nil)
      }
      return view
    case .menu(let menu):
      let view = EditMenuItem(menu.title, image: menu.image)
      view.onTap = { [weak self] in self?.show(menu) }
      return view
    case .waiting: return nil
    }
  }

  // MARK: Layout

  func move(to target: CGRect, animated: Bool) {
    self.target = target
    if animated {
      AnimationGroup.animate(duration: MenuOverlay.fade, timing: .easeOut) { place() }
    } else {
      place()
    }
  }

  /// Above what it is for, if there is room, else below.
  private func place() {
    guard let window = superview else { return }
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let width = layOutItems(in: area.width)
    let total = Self.height + Self.arrow.height
    let isAbove = target.minY - total >= area.minY
    let center = min(max(target.midX, area.minX), area.maxX)
    let x = min(max(center - width / 2, area.minX), max(area.minX, area.maxX - width))
    let wanted = isAbove ? target.minY - total : target.maxY
    let y = min(max(wanted, area.minY), max(area.minY, area.maxY - total))
    frame = CGRect(x: x, y: y, width: width, height: total)
    strip.frame = CGRect(
      x: 0, y: isAbove ? 0 : Self.arrow.height, width: width, height: Self.height)
    pointer.pointsDown = isAbove
    let tip = min(max(center - x, Self.corner + 11), width - Self.corner - 11)
    pointer.frame = CGRect(
      x: tip - Self.arrow.width / 2, y: isAbove ? Self.height : 0, width: Self.arrow.width,
      height: Self.arrow.height)
  }

  /// Shows as many as fit, and a way to the others; returns how wide that is.
  private func layOutItems(in room: CGFloat) -> CGFloat {
    strip.more?.removeFromSuperview()
    strip.more = nil
    var pages: [[EditMenuItem]] = [[]]
    var used: CGFloat = 0
    let all = items.reduce(0) { $0 + $1.wantedWidth }
    let limit = all <= room ? room : room - EditMenuItem.moreWidth
    for item in items {
      if used + item.wantedWidth > limit, used > 0 {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(item)
      used += item.wantedWidth
    }
    let shown = pages[page % pages.count]
    var x: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var row: [EditMenuItem] = shown
    if pages.count > 1 {
      let more = EditMenuItem(isMirrored ? "‹" : "›", spoken: "More")
      more.onTap = { [weak self] in
        self?.page += 1
        self?.place()
      }
      strip.more = more
      strip.addSubview(more)
      row.append(more)
    }
    for item in items { item.isHidden = !shown.contains(item) }
    for item in isMirrored ? row.reversed() : row {
      let width = min(item.wantedWidth, room)
      item.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      item.hasLine = x > 0
      x += width
    }
    return x
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    DisplayAccessibility(role: .menu, label: "Edit")
  }

  /// The background with the actions.
  private final class EditMenuStrip: UIView {
    var more: EditMenuItem?

    override func decorate(_ node: inout DisplayNode) {
      super.decorate(&node)
      node.blursBackdrop = true
      node.clips = true
      node.cornerRadius = EditMenuBar.corner
      node.background = displayColor(of: UIBlurEffect.Style.systemThickMaterial.color)
    }
  }

  private final class EditMenuArrow: UIView {
    var pointsDown = true { didSet { setNeedsCommit() } }

    override func displayContent() -> DisplayContent {
      let data = pointsDown ? "M0 0H22L12 8.4Q11 9 10 8.4Z" : "M0 9H22L12 0.6Q11 0 10 0.6Z"
      return .path(
        DisplayPath(
          data: data, fill: displayColor(of: UIBlurEffect.Style.systemThickMaterial.color)))
    }
  }
}

/// One action of an edit menu.
@MainActor
private final class EditMenuItem: MenuElementView {
  static let moreWidth: CGFloat = 36

  var isDestructive = false { didSet { stateDidChange() } }
  var hasLine = false { didSet { line.isHidden = !hasLine } }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)
  private let spoken: String

  init(_ title: String, image: UIImage? = nil, spoken: String? = nil) {
    self.spoken = spoken ?? title
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: spoken == nil ? 15 : 22)
    label.textAlignment = .center
    picture.image = title.isEmpty ? image : nil
    picture.usage = .sign
    line.backgroundColor = .separator
    for view in [label, picture, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  var wantedWidth: CGFloat {
    if spoken == "More", label.text != "More" { return Self.moreWidth }
    return max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0) + 28
  }

  override func stateDidChange() {
    super.stateDidChange()
    let color: UIColor = isEnabled ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    label.textColor = color
    picture.templateColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    line.frame = CGRect(x: 0, y: 12, width: 1 / UIScreen.main.scale, height: bounds.height - 24)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(role: .button, label: spoken)
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
