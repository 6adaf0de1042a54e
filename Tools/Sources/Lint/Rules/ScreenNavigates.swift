import SourceFacts

/// A screen of a coordinator changes the navigation stack itself.
struct ScreenNavigates: Rule {
  private static let names: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers",
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, use: UseFact, file) in
      guard Self.names.contains(use.name), !use.isLocal,
        use.receiver == ["navigationController"], context.led.contains(owner)
      else { return nil }
      return page.finding(
        file.path, use.place, "\(owner.name).\(use.function ?? "")",
        "`\(owner.simpleName)` calls `\(use.name)`, though a coordinator leads it")
    }
  }

  let page = RulePage(
    id: "screen-navigates", title: "A screen of a coordinator changes the navigation stack itself",
    effect:
      "the coordinator does not know the top screen, so its next step or its end may act on "
      + "the wrong screen.",
    remedy: "Report the event to the coordinator, and change the stack there.",
    severity: .warning,
    bad: [
      """
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        func open() { ↓navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      class NewsCoordinator: Coordinator {
        func start() { let list = ListViewController() }
      }
      class ListViewController: UITableViewController {
        @objc func back() { ↓self.navigationController?.popViewController(animated: true) }
      }
      """,
      """
      protocol ListOutput: AnyObject {}
      class ListCoordinator: Coordinator {}
      extension ListCoordinator: ListOutput {}
      class ListViewController: UIViewController {
        weak var output: ListOutput?
        func done() { ↓navigationController!.popToRootViewController(animated: false) }
      }
      """,
      """
      class ShopCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        func reset() { ↓navigationController?.setViewControllers([self], animated: true) }
      }
      """,
      """
      class ShopCoordinator: Coordinator { func open() { push(CartViewController.instantiate()) } }
      class CartViewController: UIViewController {
        func back(to screen: UIViewController) {
          if isEditing { ↓navigationController?.popToViewController(screen, animated: true) }
        }
      }
      """,
    ],
    good: [
      """
      class NewsCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() { navigationController.pushViewController(NewsViewController(), animated: true) }
      }
      class NewsViewController: UIViewController {}
      """,
      """
      // No coordinator leads this screen.
      class NewsCoordinator: Coordinator {}
      class HelpViewController: UIViewController {
        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        func hide() { navigationController?.setNavigationBarHidden(true, animated: true) }
        func close() { navigationController?.dismiss(animated: true) }
      }
      """,
      """
      // A stack that the screen has made is its own.
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        func make() {
          let navigationController = UINavigationController()
          navigationController.pushViewController(UIViewController(), animated: false)
        }
      }
      """,
      """
      // The container is not on the stack of the coordinator: it holds stacks.
      class TabsCoordinator: Coordinator { func start() { let tabs = TabsController() } }
      class TabsController: UITabBarController {
        weak var coordinator: TabsCoordinator?
        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      // Another screen makes it, and the coordinator only goes back to it.
      class NewsCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func goBack(to help: HelpViewController) {
          navigationController.popToViewController(help, animated: true)
        }
      }
      class NewsViewController: UIViewController { func showHelp() { show(HelpViewController(), sender: nil) } }
      class HelpViewController: UIViewController {
        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      // The stack of its own sheet is not that of the coordinator.
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UIViewController {
        weak var coordinator: NewsCoordinator?
        private let filters = UINavigationController()
        func showFilter() { filters.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      // The double for a preview makes this screen, and no coordinator of the app does.
      class MockNewsCoordinator: Coordinator { func start() { let help = HelpViewController() } }
      class HelpViewController: UIViewController {
        static let preview = MockNewsCoordinator()
        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      // A flow controller leads through its screens, as a coordinator does.
      class FlowController: UIViewController {}
      class SignUpFlow: FlowController {
        func next() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      class ShopCoordinator: Coordinator { func signUp() { push(SignUpFlow()) } }
      """,
      """
      // A double for tests.
      class NewsCoordinator: Coordinator {}
      class NewsViewControllerSpy: UIViewController {
        weak var coordinator: NewsCoordinator?
        func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """,
    ])
}
