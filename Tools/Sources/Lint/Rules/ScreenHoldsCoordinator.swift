import SourceFacts

/// A screen keeps the coordinator that keeps the screen.
struct ScreenHoldsCoordinator: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.backReferences.filter { reference in
      context.project.isScreen(reference.step.owner)
        && context.project.isCoordinator(reference.value) && reference.givesItself
        && !reference.hasUnboundDelegate(context)
    }.map { $0.finding(page, context) }
  }

  let page = RulePage(
    id: "screen-holds-coordinator", title: "A screen holds its coordinator strongly",
    effect:
      "after this part of the app has closed, its screens and data stay in memory, and each visit adds more.",
    remedy:
      "Write `weak var` in the screen, and store the coordinator in its parent or in the scene delegate.",
    severity: .error, fix: .safe,
    bad: [
      """
      final class MainCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigationController = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.coordinator = self
        }
      }
      final class HomeViewController: UIViewController {
        var ↓coordinator: MainCoordinator?
      }
      """,
      """
      class NoteCoordinator: Coordinator {
        private var screen: NoteViewController?
        func start() {
          let screen = NoteViewController()
          screen.coordinator = self
          self.screen = screen
        }
      }
      class NoteViewController: UITableViewController {
        var ↓coordinator: NoteCoordinator!
      }
      """,
      """
      protocol HomeNavigation: AnyObject { func showDetail() }
      class HomeCoordinator: BaseCoordinator, HomeNavigation {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        override func start() { window.rootViewController = HomeViewController(navigation: self) }
        func showDetail() {}
      }
      class HomeViewController: UIViewController {
        private let ↓navigation: HomeNavigation
        init(navigation: HomeNavigation) {
          self.navigation = navigation
          super.init(nibName: nil, bundle: nil)
        }
      }
      """,
      """
      class Router { let root = UINavigationController() }
      class CartCoordinator: Coordinating {
        let router: Router
        init(router: Router) { self.router = router }
        func start() {
          guard let cart = CartViewController.instantiate() as? CartViewController else { return }
          cart.flow = self
        }
      }
      class CartViewController: BaseViewController { var ↓flow: CartCoordinator? }
      class BaseViewController: UIViewController {}
      """,
      """
      class TabsCoordinator: Coordinator {
        var tabs: UITabBarController?
        var account: AccountViewController?
        func start() {
          account = AccountViewController()
          account?.owner = self
        }
      }
      class AccountViewController: UIViewController { public var ↓owner: TabsCoordinator? }
      """,
      """
      // `delegate` cannot be weak: delegate-protocol-unbound finds its protocol.
      protocol HomeDelegate {}
      class MainCoordinator: Coordinator, HomeDelegate {
        let navigationController = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.coordinator = self
          home.delegate = self
        }
      }
      class HomeViewController: UIViewController {
        var ↓coordinator: MainCoordinator?
        var delegate: HomeDelegate?
      }
      """,
    ],
    good: [
      """
      final class MainCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.coordinator = self
        }
      }
      final class HomeViewController: UIViewController { weak var coordinator: MainCoordinator? }
      """,
      """
      // The coordinator gives its screen up when its part of the app closes, which cuts the cycle.
      class TabCoordinator: Coordinator {
        var screen: TabViewController?
        func start() {
          screen = TabViewController()
          screen?.coordinator = self
        }
        func close() { screen = nil }
      }
      class TabViewController: UIViewController { var coordinator: TabCoordinator? }
      """,
      """
      // The screen keeps its coordinator alive, which knows its stack weakly.
      final class MainCoordinator: Coordinator {
        weak var navigationController: UINavigationController?
        func start() {
          let home = HomeViewController()
          home.coordinator = self
        }
      }
      final class HomeViewController: UIViewController { var coordinator: MainCoordinator? }
      """,
      """
      class TabsViewController: UITabBarController {
        let coordinator = HomeCoordinator(navigationController: UINavigationController())
      }
      class HomeCoordinator: Coordinator {
        var navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
      }
      """,
      """
      class MainCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { unowned var coordinator: MainCoordinator! }
      """,
      """
      class MainCoordinator: Coordinator { let navigationController = UINavigationController() }
      class HomeViewController: UIViewController { var coordinator: MainCoordinator? }
      """,
      """
      // The screen gives its coordinator up when it has closed.
      class MainCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController {
        var coordinator: MainCoordinator?
        override func viewDidDisappear(_ animated: Bool) { if isMovingFromParent { coordinator = nil } }
      }
      """,
      """
      // A screen may hold the coordinator of its sheet, which has a stack of its own.
      class MainCoordinator: Coordinator {
        func start() { let home = HomeViewController(); home.payment = PaymentCoordinator() }
      }
      class PaymentCoordinator: Coordinator { let stack = UINavigationController() }
      class HomeViewController: UIViewController { var payment: PaymentCoordinator? }
      """,
      """
      // A static property lasts as long as the app, and so does its coordinator.
      class MainCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() { let home = HomeViewController(coordinator: self) }
      }
      class HomeViewController: UIViewController {
        private static var coordinator: MainCoordinator?
        init(coordinator: MainCoordinator) {
          Self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
      }
      """,
    ])
}
