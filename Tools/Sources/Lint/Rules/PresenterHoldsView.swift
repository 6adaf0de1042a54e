import SourceFacts

/// A presenter, interactor or view model keeps the screen that keeps it.
struct PresenterHoldsView: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.backReferences.filter { reference in
      let names =
        [reference.step.owner.simpleName] + context.project.inheritedNames(of: reference.step.owner)
      return ["Presenter", "PresentationLogic", "ViewModel", "Interactor", "BusinessLogic"]
        .contains { ending in names.contains { $0.hasSuffix(ending) } }
        && !context.project.isScreen(reference.step.owner) && !reference.hasUnboundDelegate(context)
        && (context.project.isScreen(reference.value) || context.project.isView(reference.value))
    }.map { $0.finding(page, context) }
  }

  let page = RulePage(
    id: "presenter-holds-view", title: "A presenter holds its view strongly",
    effect:
      "the screen stays in memory after it was closed, and keeps reacting to changes.",
    remedy: "Write `weak var`. The view's protocol must inherit from `AnyObject`.",
    severity: .error, fix: .safe,
    bad: [
      """
      protocol ListDisplayLogic: AnyObject {}
      class ListPresenter: ListPresentationLogic { var ↓viewController: ListDisplayLogic? }
      protocol ListPresentationLogic {}
      class ListInteractor: ListBusinessLogic { var presenter: ListPresentationLogic? }
      protocol ListBusinessLogic {}
      class ListViewController: UIViewController, ListDisplayLogic {
        var interactor: ListBusinessLogic?
        func setUp() {
          let viewController = self
          let interactor = ListInteractor()
          let presenter = ListPresenter()
          viewController.interactor = interactor
          interactor.presenter = presenter
          presenter.viewController = viewController
        }
      }
      """,
      """
      protocol CartView: AnyObject {}
      final class CartPresenter { private let ↓view: CartView; init(view: CartView) { self.view = view } }
      final class CartViewController: UIViewController, CartView {
        private lazy var presenter: CartPresenter = CartPresenter(view: self)
      }
      """,
      """
      final class HomeViewModel { var ↓controller: HomeViewController? }
      final class HomeViewController: UIViewController {
        let viewModel = HomeViewModel()
        override func viewDidLoad() { viewModel.controller = self }
      }
      """,
      """
      class SearchPresenter { var ↓output: SearchViewController! }
      class SearchViewController: UITableViewController { var presenter: SearchPresenter? }
      enum SearchModule {
        static func make() -> UIViewController {
          let screen = SearchViewController()
          let presenter = SearchPresenter()
          presenter.output = screen
          screen.presenter = presenter
          return screen
        }
      }
      """,
      """
      class MapInteractor { var ↓view: MapView? }
      class MapView: UIView {
        var interactor = MapInteractor()
        func setUp() { interactor.view = self }
      }
      """,
      """
      // `delegate` cannot be weak: delegate-protocol-unbound finds its protocol.
      protocol CartPresenterDelegate {}
      class CartPresenter {
        var ↓view: CartViewController?
        var delegate: CartPresenterDelegate?
      }
      class CartViewController: UIViewController, CartPresenterDelegate {
        let presenter = CartPresenter()
        override func viewDidLoad() { presenter.view = self; presenter.delegate = self }
      }
      """,
    ],
    good: [
      """
      protocol CartView: AnyObject {}
      final class CartPresenter { weak var view: CartView? }
      final class CartViewController: UIViewController, CartView {
        let presenter = CartPresenter()
        override func viewDidLoad() { presenter.view = self }
      }
      """,
      """
      // A double for tests holds its view as long as the test needs it.
      protocol CartView: AnyObject {}
      final class MockCartPresenter { var view: CartView? }
      final class CartViewController: UIViewController, CartView {
        let presenter = MockCartPresenter()
        override func viewDidLoad() { presenter.view = self }
      }
      """,
      """
      // The presenter owns the screen, which knows it weakly.
      final class CartPresenter { var view: CartViewController? }
      final class CartViewController: UIViewController { weak var presenter: CartPresenter? }
      enum Module { static func make() { let v = CartViewController(); let p = CartPresenter(); p.view = v } }
      """,
      """
      final class CartPresenter { let formatter: NumberFormatter; init(formatter: NumberFormatter) {} }
      final class CartViewController: UIViewController { let presenter = CartPresenter(formatter: .init()) }
      """,
      """
      protocol CartView {}
      struct CartPresenter { let view: CartView }
      final class CartViewController: UIViewController, CartView {
        func show() { CartPresenter(view: self).start() }
      }
      """,
      """
      class ListViewModel { unowned let view: ListViewController; init(view: ListViewController) { self.view = view } }
      class ListViewController: UIViewController { lazy var viewModel: ListViewModel = ListViewModel(view: self) }
      """,
      """
      // The proxy holds the view weakly.
      final class WeakProxy { weak var view: CartViewController?; init(_ view: CartViewController) { self.view = view } }
      final class CartPresenter {
        private let view: WeakProxy
        init(view: CartViewController) { self.view = WeakProxy(view) }
      }
      final class CartViewController: UIViewController {
        private lazy var presenter: CartPresenter = CartPresenter(view: self)
      }
      """,
      """
      // Each reference in the list is weak.
      final class FeedPresenter {
        private let views: [WeakReference<FeedViewController>]
        init(views: FeedViewController...) { self.views = views.map(WeakReference.init) }
      }
      final class FeedViewController: UIViewController {
        private lazy var presenter: FeedPresenter = FeedPresenter(views: self)
      }
      """,
      """
      // A screen holds the screen inside it, which has a stack of its own.
      class SheetPresenter: UIViewController {
        private let content: MenuViewController
        init(content: MenuViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
      }
      class MenuViewController: UIViewController { let stack = UINavigationController() }
      func makeMenu() -> UIViewController { SheetPresenter(content: MenuViewController()) }
      """,
    ])
}
