import Scaffold

/// One row of the patterns: a sentence, and the generated line that has it.
struct PatternRow {
  let pattern: String
  let file: String
  let code: String

  init(_ pattern: String, _ file: String, _ code: String) {
    self.pattern = pattern
    self.file = file
    self.code = code
  }
}

/// The rows of one pattern, and the app that they are found in.
struct PatternTable {
  let title: String
  let command: String
  let matrix: Matrix
  let rows: [PatternRow]

  static let all = [mvvmC, mvpC, main, delegate, lifetime, vip, storyline]

  private static let mvvmC = PatternTable(
    title: "MVVM-C", command: "--style mvvm-c", matrix: Matrix(style: .mvvmC),
    rows: [
      .init(
        "coordinators are classes", "Store/Coordinators/Coordinator.swift",
        "protocol Coordinator: AnyObject {"),
      .init(
        "`childCoordinators`", "Store/Coordinators/Coordinator.swift",
        "var childCoordinators: [any Coordinator] { get set }"),
      .init(
        "`navigationController`", "Store/Coordinators/Coordinator.swift",
        "var navigationController: UINavigationController { get set }"),
      .init("`start()`", "Store/Coordinators/Coordinator.swift", "func start()"),
      .init(
        "`addChildCoordinator(childCoordinator:)`, in an extension",
        "Store/Coordinators/Coordinator.swift",
        "func addChildCoordinator(childCoordinator: any Coordinator) {"),
      .init(
        "`removeChildCoordinator(childCoordinator:)`, in an extension",
        "Store/Coordinators/Coordinator.swift",
        "func removeChildCoordinator(childCoordinator: any Coordinator) {"),
      .init(
        "removal by `!==`", "Store/Coordinators/Coordinator.swift",
        "filter { $0 !== childCoordinator }"),
      .init(
        "a second protocol with `parentCoordinator`", "Store/Coordinators/Coordinator.swift",
        "protocol ParentCoordinator: AnyObject {"),
      .init(
        "the child's parent is weak", "Store/Detail/DetailCoordinator.swift",
        "weak var parentCoordinator: (any Coordinator)?"),
      .init(
        "the parent owns its children", "Store/Home/HomeCoordinator.swift",
        "addChildCoordinator(childCoordinator: coordinator)"),
      .init(
        "the child gets the parent's navigation controller", "Store/Home/HomeCoordinator.swift",
        "DetailCoordinator(navigationController: navigationController)"),
      .init(
        "one protocol per screen", "Store/Home/HomeViewController.swift",
        "protocol HomeViewControllerDelegate: AnyObject {"),
      .init(
        "the screen holds it weakly, as `coordinator`", "Store/Home/HomeViewController.swift",
        "weak var coordinator: (any HomeViewControllerDelegate)?"),
      .init(
        "the first screen comes without animation", "Store/Home/HomeCoordinator.swift",
        "pushViewController(viewController, animated: false)"),
      .init(
        "view models are injected in `start()`", "Store/Home/HomeCoordinator.swift",
        "HomeViewController(viewModel: HomeViewModel())"),
      .init(
        "bindings capture `[weak self]`", "Store/Home/HomeViewController.swift",
        "viewModel.onUpdate = { [weak self] in self?.update() }"),
      .init(
        "dismissals are the coordinator's", "Store/Checkout/CheckoutCoordinator.swift",
        "navigationController.dismiss(animated: true)"),
      .init(
        "scene delegate: the navigation controller", "Store/App/SceneDelegate.swift",
        "let navigationController = UINavigationController()"),
      .init(
        "scene delegate: the coordinator", "Store/App/SceneDelegate.swift",
        "HomeCoordinator(navigationController: navigationController)"),
      .init("scene delegate: `start()`", "Store/App/SceneDelegate.swift", "coordinator.start()"),
      .init(
        "scene delegate: the window, its root", "Store/App/SceneDelegate.swift",
        "window.rootViewController = navigationController"),
      .init(
        "scene delegate: `makeKeyAndVisible()`", "Store/App/SceneDelegate.swift",
        "window.makeKeyAndVisible()"),
      .init(
        "*Differs*: the end comes with `didMove`, never in `viewWillDisappear`",
        "Store/Coordinators/BaseViewController.swift",
        "override func didMove(toParent parent: UIViewController?) {"),
      .init(
        "*Differs*: the scene delegate keeps the first coordinator",
        "Store/App/SceneDelegate.swift", "private(set) var coordinator: HomeCoordinator?"),
      .init(
        "*Differs*: the coordinator is notified when a sheet is pulled down",
        "Store/Checkout/CheckoutCoordinator.swift", "func presentationControllerDidDismiss("),
    ])

  private static let mvpC = PatternTable(
    title: "MVP-C", command: "--style mvp-c --storyboards",
    matrix: Matrix(style: .mvpC, storyboards: true),
    rows: [
      .init(
        "a presenter for each screen", "Store/Home/HomePresenter.swift",
        "final class HomePresenter {"),
      .init(
        "the presenter sees the screen as a protocol", "Store/Home/HomePresenter.swift",
        "protocol HomeView: AnyObject {"),
      .init(
        "the screen owns the presenter", "Store/Home/HomeViewController.swift",
        "private let presenter: HomePresenter"),
      .init(
        "the presenter's view is weak", "Store/Home/HomePresenter.swift",
        "weak var view: (any HomeView)?"),
      .init(
        "presenters are injected in `start()`", "Store/Home/HomeCoordinator.swift",
        ".instantiate(presenter: HomePresenter())"),
      .init(
        "a storyboard's id is its class's name", "Store/Home/HomeViewController.swift",
        ".instantiateViewController(identifier: \"HomeViewController\")"),
      .init(
        "the same in the storyboard, which has no segues", "Store/Home/Home.storyboard",
        "storyboardIdentifier=\"HomeViewController\""),
    ])

  private static let main = PatternTable(
    title: "One main coordinator", command: "--style mvvm-c, then new screen Settings",
    matrix: Matrix(style: .mvvmC),
    rows: [
      .init(
        "one coordinator makes several screens", "Store/Home/HomeCoordinator.swift",
        "func showSettings() {"),
      .init(
        "each screen gets the coordinator", "Store/Home/HomeCoordinator.swift",
        "viewController.coordinator = self"),
      .init(
        "it pushes with animation", "Store/Home/HomeCoordinator.swift",
        "pushViewController(viewController, animated: true)"),
      .init(
        "*Differs*: the screen's coordinator is weak", "Store/Home/SettingsViewController.swift",
        "weak var coordinator: (any SettingsViewControllerDelegate)?"),
    ])

  private static let delegate = PatternTable(
    title: "Finish delegate", command: "--style mvvm-c --finish delegate",
    matrix: Matrix(style: .mvvmC, ending: .delegate),
    rows: [
      .init(
        "`CoordinatorFinishDelegate`", "Store/Coordinators/Coordinator.swift",
        "protocol CoordinatorFinishDelegate: AnyObject {"),
      .init(
        "`coordinatorDidFinish(_:)`", "Store/Coordinators/Coordinator.swift",
        "func coordinatorDidFinish(_ childCoordinator: any Coordinator)"),
      .init(
        "`finish()`", "Store/Coordinators/Coordinator.swift",
        "finishDelegate?.coordinatorDidFinish(self)"),
      .init(
        "the parent is the delegate", "Store/Home/HomeCoordinator.swift",
        "coordinator.finishDelegate = self"),
      .init(
        "*Differs*: the delegate is weak", "Store/Detail/DetailCoordinator.swift",
        "weak var finishDelegate: (any CoordinatorFinishDelegate)?"),
    ])

  private static let lifetime = PatternTable(
    title: "Coordinators that live as long as their first screen",
    command: "--style mvvm-c --lifetime", matrix: Matrix(style: .mvvmC, ending: .lifetime),
    rows: [
      .init("a base class", "Store/Coordinators/Coordinator.swift", "class Coordinator {"),
      .init(
        "`bindToLifecycle(of:)`", "Store/Coordinators/Coordinator.swift",
        "func bindToLifecycle(of viewController: BaseViewController) {"),
      .init(
        "of the first screen that it pushes", "Store/Detail/DetailCoordinator.swift",
        "bindToLifecycle(of: viewController)"),
      .init(
        "the context is borrowed", "Store/Detail/DetailCoordinator.swift",
        "unowned let navigationController: UINavigationController"),
      .init(
        "one coordinator per `present`", "Store/Home/HomeCoordinator.swift",
        "CheckoutCoordinator(navigationController: sheet)"),
      .init(
        "the back reference is weak", "Store/Coordinators/Coordinator.swift",
        "private weak var parentCoordinator: Coordinator?"),
    ])

  private static let vip = PatternTable(
    title: "Clean Swift (VIP)", command: "--style vip", matrix: Matrix(style: .vip),
    rows: [
      .init(
        "`XDisplayLogic`, class-bound", "Store/ShowArticle/ShowArticleViewController.swift",
        "protocol ShowArticleDisplayLogic: AnyObject {"),
      .init(
        "`XBusinessLogic`", "Store/ShowArticle/ShowArticleInteractor.swift",
        "protocol ShowArticleBusinessLogic: AnyObject {"),
      .init(
        "`XPresentationLogic`", "Store/ShowArticle/ShowArticlePresenter.swift",
        "protocol ShowArticlePresentationLogic: AnyObject {"),
      .init(
        "`XRoutingLogic`", "Store/ShowArticle/ShowArticleRouter.swift",
        "protocol ShowArticleRoutingLogic: AnyObject {"),
      .init(
        "`XDataStore`", "Store/ShowArticle/ShowArticleInteractor.swift",
        "protocol ShowArticleDataStore: AnyObject {"),
      .init(
        "`XDataPassing`", "Store/ShowArticle/ShowArticleRouter.swift",
        "protocol ShowArticleDataPassing: AnyObject {"),
      .init(
        "three models for each use case: request", "Store/ShowArticle/ShowArticleModels.swift",
        "struct Request {"),
      .init("response", "Store/ShowArticle/ShowArticleModels.swift", "struct Response {"),
      .init("view model", "Store/ShowArticle/ShowArticleModels.swift", "struct ViewModel {"),
      .init(
        "view → interactor, strong", "Store/ShowArticle/ShowArticleViewController.swift",
        "var interactor: (any ShowArticleBusinessLogic)?"),
      .init(
        "interactor → presenter, strong", "Store/ShowArticle/ShowArticleInteractor.swift",
        "var presenter: (any ShowArticlePresentationLogic)?"),
      .init(
        "view → router, strong", "Store/ShowArticle/ShowArticleViewController.swift",
        "var router: (any ShowArticleRoutingLogic & ShowArticleDataPassing)?"),
      .init(
        "presenter → view, weak", "Store/ShowArticle/ShowArticlePresenter.swift",
        "weak var viewController: (any ShowArticleDisplayLogic)?"),
      .init(
        "router → view, weak", "Store/ShowArticle/ShowArticleRouter.swift",
        "weak var viewController: ShowArticleViewController?"),
      .init(
        "the router's data store is the interactor",
        "Store/ShowArticle/ShowArticleViewController.swift", "router.dataStore = interactor"),
      .init(
        "the interactor's method has the use case's verb",
        "Store/ShowArticle/ShowArticleInteractor.swift",
        "func fetchArticle(request: ShowArticle.FetchArticle.Request)"),
      .init(
        "`presentUseCase(response:)`", "Store/ShowArticle/ShowArticlePresenter.swift",
        "func presentFetchArticle(response: ShowArticle.FetchArticle.Response)"),
      .init(
        "`displayUseCase(viewModel:)`", "Store/ShowArticle/ShowArticleViewController.swift",
        "func displayFetchArticle(viewModel: ShowArticle.FetchArticle.ViewModel)"),
      .init(
        "a worker, with `--worker`", "Store/ShowArticle/ShowArticleWorker.swift",
        "final class ShowArticleWorker: ShowArticleWorkingLogic {"),
      .init(
        "the scene is assembled in the initializers",
        "Store/ShowArticle/ShowArticleViewController.swift",
        "override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {"),
      .init(
        "in both of them", "Store/ShowArticle/ShowArticleViewController.swift",
        "required init?(coder: NSCoder) {"),
      .init(
        "routing, first step: the destination", "Store/Home/HomeRouter.swift",
        "let destination = ShowArticleViewController("),
      .init(
        "second step: data, before the view is loaded", "Store/Home/HomeRouter.swift",
        "func passDataToShowArticle("),
      .init("third step: navigation", "Store/Home/HomeRouter.swift", "func navigateToShowArticle("),
      .init(
        "the destination calls its interactor in `viewDidLoad`",
        "Store/ShowArticle/ShowArticleViewController.swift", "fetchArticle()"),
      .init(
        "interactors import Foundation only", "Store/ShowArticle/ShowArticleInteractor.swift",
        "import Foundation"),
      .init(
        "models import Foundation only", "Store/ShowArticle/ShowArticleModels.swift",
        "import Foundation"),
      .init(
        "workers import Foundation only", "Store/ShowArticle/ShowArticleWorker.swift",
        "import Foundation"),
    ])

  private static let storyline = PatternTable(
    title: "Storyline", command: "--style storyline", matrix: Matrix(style: .storyline),
    rows: [
      .init(
        "a flow with a typed outcome", "Store/Checkout/CheckoutFlow.swift",
        "final class CheckoutFlow: Flow<Order> {"),
      .init(
        "screens with closures that do not know it", "Store/Checkout/AddressViewController.swift",
        "var onContinue: (() -> Void)?"),
      .init(
        "a route for a deep link", "Store/Home/HomeFlow.swift",
        "static let detail = Route(\"detail\", as: .push) {"),
      .init(
        "a test with `FlowRecorder`", "StoreTests/CheckoutFlowTests.swift",
        "let recorder = FlowRecorder()"),
      .init(
        "a test with `AppDriver`", "StoreTests/CheckoutWalkTests.swift",
        "let app = try await AppDriver.launch(AppDelegate.self)"),
    ])
}
