import SourceFacts

/// A screen with an interactor calls a worker directly.
struct VIPViewCallsWorker: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, use: UseFact, file) in
      guard let root = use.receiver.first, context.project.part(of: owner) == .view,
        let found = context.project.property(root, of: owner),
        let type = found.property.type?.names.first, type.hasSuffix("Worker")
      else { return nil }
      return page.finding(
        file.path, use.place, "\(owner.name).\(use.function ?? "")",
        "`\(owner.simpleName)` calls `\((use.receiver + [use.name]).joined(separator: "."))`")
    }
  }

  let page = RulePage(
    id: "vip-view-calls-worker", title: "A screen with an interactor calls a worker directly",
    effect:
      "the result bypasses the interactor and the presenter, so the screen shows data that they do not have.",
    remedy: "Send a request to the interactor, and call the worker there.", severity: .warning,
    bad: [
      """
      protocol ListBusinessLogic {}
      class ListWorker { func fetch() {} }
      class ListViewController: UIViewController, ListDisplayLogic {
        let worker = ListWorker()
        override func viewDidLoad() { ↓worker.fetch() }
      }
      """,
      """
      protocol ListBusinessLogic {}
      class ListViewController: UITableViewController, ListDisplayLogic {
        var listWorker: ListWorker?
        func reload() { ↓self.listWorker?.load { _ in } }
      }
      """,
      """
      protocol ListBusinessLogic {}
      class ListViewController: UIViewController {
        private lazy var imageWorker: ImageWorker = ImageWorker()
        func reload() { ↓imageWorker.load() }
      }
      extension ListViewController: ListDisplayLogic {}
      """,
      """
      protocol ListDisplayLogic {}
      class ListViewController: UIViewController, ListDisplayLogic {
        var worker: ListWorker!
        func tap() { after { [weak self] in ↓self?.worker.save() } }
      }
      """,
      """
      class BaseViewController: UIViewController, BaseDisplayLogic { var worker: ListWorker? }
      class ListViewController: BaseViewController { func tap() { ↓worker?.save() } }
      """,
      """
      class TabsController: UITabBarController, TabsDisplayLogic {
        var worker: BadgeWorker?
        func reload() { if let worker { ↓worker.count() } }
      }
      """,
      """
      // A worker of a worker is one, too.
      class ListViewController: UIViewController, ListDisplayLogic {
        let worker = ListWorker()
        func clear() { ↓worker.cacheWorker.clear() }
      }
      """,
    ],
    good: [
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var interactor: ListBusinessLogic?
        override func viewDidLoad() { interactor?.fetch() }
      }
      protocol ListBusinessLogic { func fetch() }
      """,
      """
      // To make one in the set-up is fine.
      class ListViewController: UIViewController, ListDisplayLogic {
        func setUp() { let worker = ListWorker(); interactor.worker = worker }
      }
      """,
      """
      class ListInteractor: ListBusinessLogic { let worker = ListWorker(); func fetch() { worker.fetch() } }
      protocol ListBusinessLogic {}
      class ListWorker { func fetch() {} }
      """,
      """
      class ListViewController: UIViewController { let worker = ListWorker(); func load() { worker.fetch() } }
      class ListWorker { func fetch() {} }
      """,
      """
      class ListViewController: UIViewController, ListDisplayLogic {
        var coworker: Person?
        func greet() { coworker?.greet() }
      }
      struct Person { func greet() {} }
      """,
    ])
}
