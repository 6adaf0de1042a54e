import SourceFacts

/// A scene is assembled in `viewDidLoad`.
struct VIPSetupLate: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, write: WriteFact, file) in
      guard write.function == "viewDidLoad", write.path == ["router"],
        context.project.isScreen(owner),
        write.root == nil || write.rootType == owner.simpleName,
        let found = context.project.property("router", of: owner),
        isPassing(found, context)
      else { return nil }
      return page.finding(
        file.path, write.place, "\(owner.name).viewDidLoad",
        "`\(owner.simpleName).router` is set in `viewDidLoad`")
    }
  }

  /// A Boolean value that indicates whether others pass data by way of the router.
  private func isPassing(
    _ found: (owner: ProjectType, property: PropertyFact), _ context: LintContext
  ) -> Bool {
    (found.property.type?.names ?? []).contains { name in
      name.hasSuffix("DataPassing")
        || context.project.type(name, from: found.owner.file).map {
          context.project.inheritedNames(of: $0).contains { $0.hasSuffix("DataPassing") }
        } == true
    }
  }

  let page = RulePage(
    id: "vip-setup-late", title: "A scene is assembled in `viewDidLoad`",
    effect:
      "the previous router passes data before the data store exists, so the app crashes or "
      + "shows an empty screen.",
    remedy: "Assemble the scene in both initializers.", severity: .warning,
    isOnByDefault: false,
    bad: [
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: (ListRoutingLogic & ListDataPassing)?
        override func viewDidLoad() { super.viewDidLoad(); ↓router = ListRouter() }
      }
      """,
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: ListDataPassing?
        override func viewDidLoad() { let router = ListRouter(); ↓self.router = router }
      }
      """,
      """
      class ListViewController: UITableViewController, ListDisplayLogic {
        var router: ListRouter!
        override func viewDidLoad() {
          let viewController = self
          let router = ListRouter()
          ↓viewController.router = router
        }
      }
      class ListRouter: ListDataPassing {}
      """,
      """
      class ListViewController: UIViewController {
        var router: (NSObjectProtocol & ListRoutingLogic & ListDataPassing)?
        override func viewDidLoad() { if router == nil { ↓router = ListRouter() } }
      }
      extension ListViewController: ListDisplayLogic {}
      """,
      """
      protocol ListRouting: ListDataPassing {}
      final class ListViewController: BaseViewController, ListDisplayLogic {
        private var router: ListRouting?
        override func viewDidLoad() { ↓router = Module.router(self) }
      }
      """,
      """
      // A scene is recognized by the router that passes data.
      class ListViewController: UIViewController, ListView {
        var router: ListDataPassing?
        override func viewDidLoad() { ↓router = ListRouter() }
      }
      """,
    ],
    good: [
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: ListDataPassing?
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle); setUp() }
        private func setUp() { router = ListRouter() }
      }
      """,
      """
      // A scene that is given no data.
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: ListRoutingLogic?
        override func viewDidLoad() { router = ListRouter() }
      }
      """,
      """
      class ListViewController: UIViewController { var router: AppRouter?; override func viewDidLoad() { router = AppRouter() } }
      class AppRouter {}
      """,
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: ListDataPassing?
        override func viewDidLoad() { router?.prepare() }
      }
      """,
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: ListDataPassing?
        var child: ChildViewController?
        override func viewDidLoad() { child?.router = nil }
      }
      """,
      """
      // The next scene is assembled before its view is loaded.
      class ListViewController: UIViewController, ListDisplayLogic {
        var router: ListDataPassing?
        override func viewDidLoad() { let detail = DetailViewController(); detail.router = DetailRouter() }
      }
      class DetailViewController: UIViewController, DetailDisplayLogic { var router: DetailDataPassing? }
      """,
      """
      // Other scenes reach the router of a screen, and not that of a presenter.
      class ListPresenter: ListPresentationLogic {
        var router: ListDataPassing?
        func viewDidLoad() { router = ListRouter() }
      }
      """,
    ])
}
