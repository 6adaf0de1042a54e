import SourceFacts

/// A router keeps the screen that keeps it.
struct RouterHoldsView: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.backReferences.filter { reference in
      let names =
        [reference.step.owner.simpleName] + context.project.inheritedNames(of: reference.step.owner)
      return ["Router", "RoutingLogic", "Wireframe", "Navigator"]
        .contains { ending in names.contains { $0.hasSuffix(ending) } }
        && !context.project.isScreen(reference.step.owner) && !reference.hasUnboundDelegate(context)
        && context.project.isScreen(reference.value)
    }.map { $0.finding(page, context) }
  }

  let page = RulePage(
    id: "router-holds-view", title: "A router holds its screen strongly",
    effect: "the screen stays in memory after it was closed, and each visit adds another one.",
    remedy: "Write `weak var`: the screen holds the router, and UIKit holds the screen.",
    severity: .error, fix: .safe,
    bad: [
      """
      class ListRouter: NSObject, ListRoutingLogic { var ↓viewController: ListViewController? }
      protocol ListRoutingLogic {}
      class ListViewController: UIViewController {
        var router: ListRoutingLogic?
        func setUp() {
          let viewController = self
          let router = ListRouter()
          viewController.router = router
          router.viewController = viewController
        }
      }
      """,
      """
      class HomeRouter { let ↓screen: UIViewController; init(screen: UIViewController) { self.screen = screen } }
      class HomeViewController: UIViewController {
        var router: HomeRouter?
        override func viewDidLoad() { router = HomeRouter(screen: self) }
      }
      """,
      """
      class CartWireframe { var ↓controller: CartViewController? }
      class CartPresenter { var wireframe: CartWireframe? }
      class CartViewController: UIViewController {
        var presenter = CartPresenter()
        func setUp() {
          let wireframe = CartWireframe()
          wireframe.controller = self
          presenter.wireframe = wireframe
        }
      }
      """,
      """
      class DetailRouter { var ↓view: DetailViewController! }
      class DetailViewController: UITableViewController { var router: DetailRouter! }
      enum DetailBuilder {
        static func build() {
          let view = DetailViewController()
          let router = DetailRouter()
          router.view = view
          view.router = router
        }
      }
      """,
      """
      final class MapNavigator { fileprivate var ↓source: MapViewController? }
      final class MapViewController: UIViewController {
        private let navigator = MapNavigator()
        func setUp() { navigator.source = self }
      }
      """,
      """
      // `delegate` cannot be weak: delegate-protocol-unbound finds its protocol.
      protocol CartRouterDelegate {}
      class CartRouter {
        var ↓screen: CartViewController?
        var delegate: CartRouterDelegate?
      }
      class CartViewController: UIViewController, CartRouterDelegate {
        let router = CartRouter()
        override func viewDidLoad() { router.screen = self; router.delegate = self }
      }
      """,
    ],
    good: [
      """
      class ListRouter { weak var viewController: ListViewController? }
      class ListViewController: UIViewController {
        let router = ListRouter()
        func setUp() { router.viewController = self }
      }
      """,
      """
      class HomeRouter { unowned let screen: UIViewController; init(screen: UIViewController) { self.screen = screen } }
      class HomeViewController: UIViewController { lazy var router: HomeRouter = HomeRouter(screen: self) }
      """,
      """
      // The router of the app makes the first screen, and nothing there holds the router.
      class AppRouter { var root: UIViewController?; func start() { root = HomeViewController() } }
      class HomeViewController: UIViewController {}
      """,
      """
      class ListRouter { var source: ListViewController? }
      class ListViewController: UIViewController {
        func open() { let router = ListRouter(); router.source = self }
      }
      """,
      """
      class ListRouter { let navigation: UINavigationController; init(navigation: UINavigationController) {} }
      class ListViewController: UIViewController { var router: ListRouter? }
      """,
      """
      // A router holds those of the next screens.
      protocol Router: AnyObject {}
      class AppRouter: Router { let tabs: TabsRouter; init(tabs: TabsRouter) { self.tabs = tabs } }
      class TabsRouter: Router { var children: [Router] = [] }
      func makeRouter() -> Router { AppRouter(tabs: TabsRouter()) }
      """,
      """
      // A screen holds the screen inside it, which has a stack of its own.
      class MenuNavigator: UIViewController {
        private let content: MenuViewController
        init(content: MenuViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
      }
      class MenuViewController: UIViewController { let stack = UINavigationController() }
      func makeMenu() -> UIViewController { MenuNavigator(content: MenuViewController()) }
      """,
    ])
}
