import SourceFacts

/// A coordinator reads the views of a screen.
struct CoordinatorKnowsViews: Rule {
  /// The members that a coordinator may need for popovers and transitions: the place of a view, and its window.
  private static let geometry: Set<String> = [
    "window", "frame", "bounds", "safeAreaInsets", "layoutIfNeeded", "setNeedsLayout", "endEditing",
    "snapshotView", "traitCollection",
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.chains.compactMap { finding($0, file, context) }
    }
  }

  private func finding(_ chain: ChainFact, _ file: SourceFile, _ context: LintContext) -> Finding? {
    let project = context.project
    guard let owner = project.type(chain.owner, from: file), project.isCoordinator(owner),
      !project.isTest(owner), let (screen, path) = screen(chain, owner, file, project),
      let member = path.dropFirst().first, !Self.geometry.contains(member),
      isView(path[0], of: screen, project),
      !embeds(chain, file)
    else { return nil }
    return page.finding(
      file.path, chain.place, "\(owner.name).\(chain.function ?? "")",
      "`\(owner.simpleName)` uses `\(path[0]).\(member)` of `\(screen.simpleName)`")
  }

  /// The screen that a chain leads to, and the names behind it.
  private func screen(
    _ chain: ChainFact, _ owner: ProjectType, _ file: SourceFile, _ project: ProjectFacts
  ) -> (ProjectType, [String])? {
    var (path, screen) = (chain.path, chain.rootType.flatMap { project.type($0, from: file) })
    if chain.root == nil {
      let found = project.property(path.removeFirst(), of: owner)
      screen = found?.property.type.flatMap { type in
        type.isCollection ? nil : type.names.first.flatMap { project.type($0, from: owner.file) }
      }
    }
    return screen.flatMap { project.isScreen($0) ? ($0, path) : nil }
  }

  private func isView(_ name: String, of screen: ProjectType, _ project: ProjectFacts) -> Bool {
    guard let found = project.property(name, of: screen) else {
      return ["view", "tableView", "collectionView"].contains(name)
    }
    return found.property.type.map { project.isView($0, from: found.owner.file) } == true
  }

  /// A Boolean value that indicates whether the function makes a screen part of another one, for which it needs
  /// their views.
  private func embeds(_ chain: ChainFact, _ file: SourceFile) -> Bool {
    file.facts.uses.contains {
      $0.name.hasPrefix("addChild") && $0.owner == chain.owner && $0.function == chain.function
    }
  }

  let page = RulePage(
    id: "coordinator-knows-views", title: "A coordinator reads the views of a screen",
    effect:
      "a change of the screen's layout breaks the coordinator, and an outlet that is not loaded yet crashes the app.",
    remedy: "Give the screen a method or a property for it, and change the views there.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      class DayViewController: UIViewController { @IBOutlet var titleLabel: UILabel! }
      class DayCoordinator: Coordinator {
        func start() { let day = DayViewController(); ↓day.titleLabel.text = "Monday" }
      }
      """,
      """
      class DayViewController: UIViewController {}
      class DayCoordinator: Coordinator {
        let day = DayViewController()
        func start() { ↓day.view.backgroundColor = .white }
      }
      """,
      """
      class ListViewController: UITableViewController {}
      class ListCoordinator: Coordinator {
        var list: ListViewController?
        func reload() { ↓self.list?.tableView.reloadData() }
      }
      """,
      """
      class PriceView: UIView { var price = 0 }
      class CartViewController: UIViewController { let priceView = PriceView() }
      class CartCoordinator: Coordinating {
        func show(_ cart: CartViewController) { print(↓cart.priceView.price) }
      }
      """,
      """
      class MenuViewController: UIViewController {}
      class MenuCoordinator: Coordinator {
        func open(_ menu: MenuViewController) { ↓menu.view.addSubview(UIView()) }
      }
      """,
      """
      class OtherCoordinator: Coordinator { func scroll() { other.addChild(UIViewController()) } }
      class ListViewController: UIViewController { var collectionView: UICollectionView! }
      class ListCoordinator: Coordinator {
        private weak var list: ListViewController!
        func embed() { list.addChild(UIViewController()) }
        func scroll() { ↓list.collectionView.setContentOffset(.zero, animated: true) }
      }
      """,
    ],
    good: [
      """
      class DayViewController: UIViewController { var day: String? }
      class DayCoordinator: Coordinator {
        func start() { let screen = DayViewController(); screen.day = "Monday"; print(screen.day?.count) }
      }
      """,
      """
      // The anchor of a popover.
      class DayViewController: UIViewController { let shareButton = UIButton() }
      class DayCoordinator: Coordinator {
        func share(_ day: DayViewController, _ sheet: UIActivityViewController) {
          sheet.popoverPresentationController?.sourceView = day.shareButton
          sheet.popoverPresentationController?.sourceRect = day.shareButton.bounds
        }
      }
      """,
      """
      // The view of a presenter is a screen, and no view.
      protocol DayDisplay { var title: String { get } }
      class DayPresenter { var view: DayDisplay }
      class DayCoordinator: Coordinator {
        func start(_ presenter: DayPresenter) { print(presenter.view.title) }
      }
      """,
      """
      // One screen becomes part of another one.
      class HomeViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let home = HomeViewController()
        func embed(_ screen: UIViewController) {
          home.addChild(screen)
          home.view.addSubview(screen.view)
        }
      }
      """,
      """
      class DayViewController: UIViewController {}
      class DayCell: UITableViewCell {}
      class WeekCoordinator: Coordinator {
        let day = DayViewController()
        func open() { show(self.day.view) }
      }
      class DayDataSource { func start(_ day: DayViewController) { day.view.backgroundColor = .white } }
      class DayCoordinator: Coordinator { func start(_ cell: DayCell) { cell.contentView.backgroundColor = .white } }
      """,
      """
      // The coordinator of a representable belongs to a view.
      class DayViewController: UIViewController {}
      struct DayView: UIViewControllerRepresentable {
        class Coordinator { func start(_ day: DayViewController) { day.view.backgroundColor = .white } }
      }
      """,
      """
      class DayViewController: UIViewController { var model = DayModel(); var days: [UILabel] = [] }
      class DayModel { var name = "" }
      class DayCoordinator: Coordinator {
        var screens: [DayViewController] = []
        func start(_ day: DayViewController) {
          day.model.name = "Monday"
          print(day.days.count, screens.view.count, day.unknown.text)
        }
      }
      """,
      """
      // A double for tests.
      class DayViewController: UIViewController {}
      class MockCoordinator: Coordinator { func start(_ day: DayViewController) { day.view.isHidden = true } }
      """,
    ])
}
