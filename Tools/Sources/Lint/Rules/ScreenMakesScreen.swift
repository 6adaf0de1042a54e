import SourceFacts

/// A screen that a coordinator leads makes another screen of the project.
struct ScreenMakesScreen: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      let embeds = Set(
        file.facts.uses.filter { $0.name.hasPrefix("addChild") }
          .map { "\($0.owner ?? "").\($0.function ?? "")" })
      return file.facts.uses.compactMap { use -> Finding? in
        guard use.name == "init",
          let owner = use.owner.flatMap({ context.project.type($0, from: file) }),
          context.led.contains(owner), !context.project.isTest(owner),
          let function = use.function, !embeds.contains("\(use.owner ?? "").\(function)"),
          let made = use.type.flatMap({ context.project.type($0, from: file) }), made != owner,
          context.project.isScreen(made),
          !context.project.properties(of: owner).contains(where: {
            $0.property.type?.names.first == made.simpleName
          })
        else { return nil }
        return page.finding(
          file.path, use.place, "\(owner.name).\(function)",
          "`\(owner.simpleName)` makes `\(made.simpleName)`, though a coordinator leads it")
      }
    }
  }

  let page = RulePage(
    id: "screen-makes-screen", title: "A screen of a coordinator creates another screen",
    effect: "the new screen has no coordinator, so its actions have no effect.",
    remedy: "Report the event to the coordinator, and create the screen there.", severity: .warning,
    isOnByDefault: false,
    bad: [
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { let pay = ↓PayViewController() }
      }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator { func start() { CartViewController() } }
      class CartViewController: UIViewController { func pay() { show(↓PayViewController(), sender: nil) } }
      class PayViewController: UITableViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { load { let pay = ↓PayViewController.instantiate() } }
      }
      class PayViewController: UIViewController {}
      """,
      """
      protocol Steps: AnyObject {}
      class CartCoordinator: Coordinator, Steps {}
      class CartViewController: UIViewController {
        weak var steps: Steps?
        func pay() { next = ↓PayVC(total: 1) }
      }
      class PayVC: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() -> UIViewController { return ↓PayScreen(nibName: nil, bundle: nil) }
      }
      class PayScreen: UIViewController {}
      """,
    ],
    good: [
      """
      class CartCoordinator: Coordinator { func pay() { show(PayViewController()) } }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func embed() { let list = ListViewController(); addChild(list) }
      }
      class ListViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        static func make() -> CartViewController { CartViewController() }
      }
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        private let results = ResultsViewController()
        private lazy var search: UISearchController = { UISearchController(searchResultsController: results) }()
      }
      class ResultsViewController: UIViewController {}
      """,
      """
      class CartViewController: UIViewController { func pay() { show(PayViewController(), sender: nil) } }
      class PayViewController: UIViewController {}
      """,
      """
      // It shows a screen that the coordinator has made.
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func show(_ pay: PayViewController) { present(pay, animated: true) }
      }
      class PayViewController: UIViewController {}
      """,
      """
      // A screen that it keeps is a part of it.
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        private var results: ResultsViewController?
        override func viewDidLoad() { results = ResultsViewController() }
      }
      class ResultsViewController: UIViewController {}
      """,
      """
      // This controller is no screen.
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func load() { let prices = PriceController(); prices.load() }
      }
      class PriceController {}
      """,
      """
      // A double for tests.
      class CartCoordinator: Coordinator {}
      class MockCartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { let pay = PayViewController() }
      }
      class PayViewController: UIViewController {}
      """,
    ])
}
