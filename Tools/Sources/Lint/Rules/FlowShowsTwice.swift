import SourceFacts

/// A flow shows the same flow or screen twice.
struct FlowShowsTwice: Rule {
  func findings(in context: LintContext) -> [Finding] {
    let project = context.project
    return project.files.flatMap { file in
      file.facts.repeatedShows.compactMap { fact in
        guard let owner = project.type(fact.owner, from: file), project.isStorylineFlow(owner),
          !project.isTest(owner), let name = type(of: fact, owner, project),
          isShowable(name, file, project)
        else { return nil }
        return page.finding(
          file.path, fact.place, "\(owner.name).\(fact.name)",
          "`\(owner.simpleName)` shows `\(fact.name)` again, and it is still shown")
      }
    }
  }

  private func type(of fact: RepeatedShowFact, _ owner: ProjectType, _ project: ProjectFacts)
    -> String?
  {
    fact.type ?? project.property(fact.name, of: owner)?.property.type?.names.first
  }

  private func isShowable(_ name: String, _ file: SourceFile, _ project: ProjectFacts) -> Bool {
    guard let type = project.type(name, from: file) else {
      return name.hasPrefix("UI") && name.hasSuffix("Controller")
    }
    return project.isScreen(type) || project.isContainer(type) || project.isStorylineFlow(type)
  }

  let page = RulePage(
    id: "flow-shows-twice", title: "A flow shows the same flow or screen twice",
    effect: "the second call is refused, so nothing happens, and a test that reaches it fails.",
    remedy: "Show a new one, or wait for the outcome of the first with `await`.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      import Storyline
      final class PayFlow: Flow<Void> {}
      final class CartFlow: Flow<Void> {
        override func start() {
          let pay = PayFlow()
          show(pay, as: .present)
          ↓show(pay, as: .present)
        }
      }
      """,
      """
      import Storyline
      final class CartFlow: Flow<Void> {
        let screen = UITableViewController()
        func open() {
          show(screen)
          if isLarge { ↓self.show(self.screen, as: .present(.formSheet)) }
        }
      }
      """,
      """
      import Storyline
      class CartViewController: UIViewController {}
      final class CartCoordinator: Flow<Void> {
        func open(_ cart: CartViewController) {
          let handle = show(cart)
          print(handle)
          ↓show(cart, as: .replace)
        }
      }
      """,
      """
      import Storyline
      class PayStack: UINavigationController {}
      class BaseFlow: Flow<Void> {}
      final class CartFlow: BaseFlow {
        func open() {
          load { [self] in
            let stack = PayStack()
            show(stack, as: .present).whenRefused { _ in }
            ↓show(stack, as: .present)
          }
        }
      }
      """,
      """
      import Storyline
      final class PayFlow: Flow<Int> {}
      final class CartFlow: Flow<Void> {
        let pay = PayFlow()
        func open() {
          _ = show(pay, as: .push)
          guard isOpen else { ↓show(pay, as: .present); return }
        }
      }
      """,
    ],
    good: [
      """
      import Storyline
      final class PayFlow: Flow<Void> {}
      final class CartFlow: Flow<Void> {
        func open() { show(PayFlow(), as: .present); show(PayFlow(), as: .present) }
      }
      """,
      """
      import Storyline
      final class CartFlow: Flow<Void> {
        let screen = UIViewController()
        func open() {
          if isLarge { show(screen, as: .present) } else { show(screen) }
          if isLarge { show(screen); return }
          show(screen)
        }
      }
      """,
      """
      import Storyline
      final class CartFlow: Flow<Void> {
        func open() async {
          let screen = UIViewController()
          show(screen, as: .present)
          await screen.isClosed()
          show(screen)
          screen.dismiss(animated: true)
          show(screen)
          if isDone { back(to: self) }
          show(screen)
        }
      }
      """,
      """
      import Storyline
      final class PayFlow: Flow<Void> {}
      final class CartFlow: Flow<Void> {
        var pay = PayFlow()
        func open() {
          show(pay)
          pay = PayFlow()
          show(pay)
          screen.onPay = { [self] in show(pay) }
        }
      }
      """,
      """
      // A method of its own with the same name.
      import Storyline
      final class CartFlow: Flow<Void> {
        func open(_ text: String, _ note: Note) { show(text); show(text); show(note); show(note); show(unknown); show(unknown) }
        func paint(_ color: UIColor) { show(color); show(color) }
        func show(_ text: String) {}
      }
      struct Note {}
      """,
      """
      // The coordinator of another library.
      final class CartFlow: Flow<Void> {
        let screen = UIViewController()
        func open() { show(screen); show(screen) }
      }
      """,
      """
      // Not a flow: its `show` is that of UIKit.
      import Storyline
      class CartViewController: UIViewController {
        let screen = UIViewController()
        func open() { show(screen); show(screen) }
      }
      class CartFlowStub: Flow<Void> {
        let screen = UIViewController()
        func open() { show(screen); show(screen) }
      }
      """,
    ])
}
