import Foundation

/// The controller for tabs without a place on the bar: a list, and the controller that was chosen
/// there.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list = MoreListController(nibName: nil, bundle: nil)

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.onChoose = { [weak tabs] slot in tabs?.select(slot) }
    list.onEdit = { [weak tabs] in tabs?.beginCustomizing() }
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The controller that was chosen in the list.
  var chosenController: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Opens what is in the list.
  func show(_ controller: UIViewController, animated: Bool) {
    guard chosenController !== controller else { return }
    tabs?.vacate(controller)
    if isBusy {
      // A selected controller does not wait: it may have a place of its own by then.
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

  func listDidChange() {
    list.slots = tabs.map { Array($0.overflow) } ?? []
    editingDidChange()
  }

  func editingDidChange() { list.hasEdit = tabs?.customizableSlots.isEmpty == false }

  override func didLetGo() {
    super.didLetGo()
    tabs?.takeBackFromMore()
  }
}

/// The list of what has no place on the bar.
final class MoreListController: UIViewController {
  var onChoose: ((TabSlot) -> Void)?
  var onEdit: (() -> Void)?

  /// A Boolean value that indicates whether people may choose what has a place on the bar.
  var hasEdit = false {
    didSet {
      guard hasEdit != oldValue else { return }
      let edit = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.onEdit?() })
      navigationItem.rightBarButtonItem = hasEdit ? edit : nil
    }
  }

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
