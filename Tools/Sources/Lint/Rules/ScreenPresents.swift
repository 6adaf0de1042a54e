import SourceFacts

/// A screen that a coordinator leads presents another screen of the project.
struct ScreenPresents: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, use: UseFact, file) in
      guard use.name == "present", use.receiver.isEmpty, context.led.contains(owner),
        let shown = use.type.flatMap({ context.project.type($0, from: file) }),
        context.project.isScreen(shown) || context.project.isContainer(shown)
      else { return nil }
      return page.finding(
        file.path, use.place, "\(owner.name).\(use.function ?? "")",
        "`\(owner.simpleName)` presents `\(shown.simpleName)`, though a coordinator leads it")
    }
  }

  let page = RulePage(
    id: "screen-presents", title: "A screen of a coordinator presents another screen",
    effect:
      "the coordinator does not know the sheet, so its own next presentation fails while the sheet is shown.",
    remedy: "Report the event to the coordinator, and present there.", severity: .warning,
    isOnByDefault: false,
    bad: [
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { ↓present(PayViewController(), animated: true) }
      }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator { func start() { CartViewController() } }
      class CartViewController: UIViewController {
        func pay() { let pay = PayViewController(); ↓self.present(pay, animated: true) }
      }
      class PayViewController: UITableViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { load { [weak self] in let pay = PayViewController(); ↓self?.present(pay, animated: true) } }
      }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        let coordinator: CartCoordinator
        init(coordinator: CartCoordinator) { self.coordinator = coordinator }
        func pay(_ screen: PayStack) { ↓present(screen, animated: true) }
      }
      class PayStack: UINavigationController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { if let pay = PayViewController.make() { ↓present(pay, animated: true) } }
      }
      class PayViewController: UIViewController {}
      """,
    ],
    good: [
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func ask() { let alert = UIAlertController(); present(alert, animated: true) }
      }
      """,
      """
      class CartViewController: UIViewController { func pay() { present(PayViewController(), animated: true) } }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func pay() { root.present(PayViewController(), animated: true) }
      }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func share() { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
      }
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        let presenter = CartPresenter()
        func pay() { presenter.present(PayViewController()) }
      }
      class CartPresenter {}
      class PayViewController: UIViewController {}
      """,
      """
      // A method of its own that has the same name shows no screen.
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func save() { present(Notice(text: "Saved")) }
        private func present(_ notice: Notice) {}
      }
      struct Notice { let text: String }
      """,
    ])
}
