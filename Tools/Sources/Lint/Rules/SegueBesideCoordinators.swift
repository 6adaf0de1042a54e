import SourceFacts

/// A screen of a coordinator performs a segue.
struct SegueBesideCoordinators: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, use: UseFact, file) in
      guard use.name == "performSegue", use.receiver.isEmpty, context.led.contains(owner),
        context.project.part(of: owner) == nil
      else { return nil }
      return page.finding(
        file.path, use.place, "\(owner.name).\(use.function ?? "")",
        "`\(owner.simpleName)` performs a segue, though a coordinator leads it")
    }
  }

  let page = RulePage(
    id: "segue-beside-coordinators",
    title: "A screen of a coordinator performs a segue",
    effect:
      "the storyboard creates the next screen without a coordinator, so its buttons do nothing.",
    remedy: "Report the event to the coordinator, and create and show the next screen there.",
    severity: .warning,
    isOnByDefault: false,
    bad: [
      """
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        func open() { ↓performSegue(withIdentifier: "detail", sender: self) }
      }
      """,
      """
      class NewsCoordinator: Coordinator { func start() { show(NewsViewController()) } }
      class NewsViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ↓self.performSegue(withIdentifier: "detail", sender: nil)
        }
      }
      """,
      """
      protocol Steps: AnyObject {}
      class NewsCoordinator: BaseCoordinator, Steps {}
      class NewsViewController: UIViewController {
        var steps: (any Steps)!
        func open() { load { [weak self] in ↓self?.performSegue(withIdentifier: "a", sender: nil) } }
      }
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: BaseViewController {
        unowned var owner: CartCoordinator!
        @IBAction func pay(_ sender: UIButton) { ↓performSegue(withIdentifier: "pay", sender: sender) }
      }
      class BaseViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinating { func start() { CartViewController.instantiate() } }
      class CartViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) { ↓performSegue(withIdentifier: "tips", sender: nil) }
      }
      """,
    ],
    good: [
      """
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        func open() { coordinator?.open() }
        func close() { dismiss(animated: true) }
      }
      """,
      """
      class HelpViewController: UIViewController {
        func open() { performSegue(withIdentifier: "detail", sender: self) }
      }
      """,
      """
      // A segue that embeds is no step.
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      }
      """,
      """
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController, NewsDisplayLogic {
        weak var coordinator: NewsCoordinator?
        func open() { performSegue(withIdentifier: "detail", sender: self) }
      }
      """,
      """
      class NewsCoordinator: Coordinator {
        let first: UIViewController
        init(first: UIViewController) { self.first = first }
        func start() { first.performSegue(withIdentifier: "detail", sender: nil) }
      }
      """,
      """
      // The segue is that of another screen, inside this one.
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        private let player = PlayerViewController()
        func open() { player.performSegue(withIdentifier: "captions", sender: self) }
      }
      class PlayerViewController: UIViewController {}
      """,
    ])
}
