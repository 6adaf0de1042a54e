import Foundation

/// Where a tab bar controller keeps what has no place on its bar: a list, and what was chosen there.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list = MoreListController(nibName: nil, bundle: nil)

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.onChoose = { [weak tabs] slot in tabs?.select(slot) }
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// What was chosen in the list.
  var chosenController: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Opens what is in the list.
  func show(_ controller: UIViewController, animated: Bool) {
    guard chosenController !== controller else { return }
    tabs?.vacate(controller)
    if isBusy {
      // What is selected does not wait: it may have a place of its own by then.
      exchange { [list] _ in [list, controller] }
      didLetGo()
    } else {
      setViewControllers([list, controller], animated: animated)
    }
  }

  /// Goes back to the list from what is not in it any more.
  func letGo(of controllers: [UIViewController]) {
    arriveNow()
    guard let chosenController, controllers.contains(chosenController) else { return }
    // It may go into another container now.
    exchange { [list] _ in [list] }
    didLetGo()
  }

  func listDidChange() { list.slots = tabs.map { Array($0.overflow) } ?? [] }

  override func didLetGo() {
    super.didLetGo()
    tabs?.takeBackFromMore()
  }
}

/// The list of what has no place on the bar.
final class MoreListController: UIViewController {
  var onChoose: ((TabSlot) -> Void)?

  var slots: [TabSlot] = [] {
    didSet { if isViewLoaded { showRows() } }
  }

  private var rows: [MoreRow] = []
  private static let rowHeight: CGFloat = 44

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = UITabBarItem.SystemItem.more.name
    showRows()
  }

  private func showRows() {
    for row in rows { row.removeFromSuperview() }
    rows = slots.compactMap { slot in
      guard let item = slot.item else { return nil }
      let row = MoreRow(item: item)
      row.onTap = { [weak self] in self?.onChoose?(slot) }
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: Self.rowHeight)
    for row in rows {
      row.frame = frame
      row.leadingInset = view.safeAreaInsets.left
      frame.origin.y += Self.rowHeight
    }
  }
}

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
