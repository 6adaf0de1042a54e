import SourceFacts

/// A closure that a screen or a child coordinator stores holds the coordinator that set it.
struct ClosureKeepsCoordinator: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.closures.compactMap { finding($0, file, context) }
    }
  }

  private func finding(_ closure: ClosureFact, _ file: SourceFile, _ context: LintContext)
    -> Finding?
  {
    let project = context.project
    guard closure.holdsSelf, let member = closure.path.last,
      let owner = closure.owner.flatMap({ project.type($0, from: file) }),
      project.isCoordinator(owner), !project.isTest(owner), !project.isStorylineFlow(owner),
      let (start, path) = start(of: closure, owner, file, context),
      project.isScreen(start) || context.isHeldByScreen(start) && !project.isCoordinator(start)
        || project.isCoordinator(start) && context.isMade(start, by: owner),
      let (holder, property, _) = context.storage(ofClosure: path, from: start),
      !context.isClosureCleared(property, of: holder, from: file)
    else { return nil }
    // A fix for the object that stores the closure would change the same capture list.
    let isFixable =
      property.type?.returnsVoid == true && (closure.root == nil || !closure.holdsRoot)
    return page.finding(
      file.path, closure.place, "\(owner.name).\(closure.path.joined(separator: "."))",
      "The closure in `\(holder.simpleName).\(member)` uses `self` strongly, which is \(owner.simpleName)",
      isFixable ? closure.weakSelfCapture.map { Fix(.unsafe, $0) } : nil)
  }

  /// The screen or child of which the closure becomes a part, and the names behind it.
  ///
  /// A strong property that stays set makes a cycle, which `closure-keeps-its-owner` finds.
  private func start(
    of closure: ClosureFact, _ owner: ProjectType, _ file: SourceFile, _ context: LintContext
  ) -> (ProjectType, [String])? {
    if closure.root != nil {
      return closure.rootType.flatMap { context.project.type($0, from: file) }
        .map { ($0, closure.path) }
    }
    guard let found = context.project.property(closure.path[0], of: owner),
      found.property.ownership != .strong
        || context.ownership.isCleared(Ownership.Step(owner: found.owner, property: found.property)),
      let name = found.property.type?.names.first,
      let type = context.project.type(name, from: found.owner.file)
    else { return nil }
    return (type, Array(closure.path.dropFirst()))
  }

  let page = RulePage(
    id: "closure-keeps-coordinator",
    title:
      "A screen or a child coordinator stores a closure, and the closure holds the coordinator that created the "
      + "screen or child",
    effect:
      "the coordinator stays in memory as long as the screen does, and may open screens of a part of the app "
      + "that was left.",
    remedy: "Begin the closure with `[weak self] in`, and store the coordinator in its parent.",
    severity: .warning, isOnByDefault: false, fix: .unsafe,
    bad: [
      """
      class ListViewController: UIViewController { var onSelect: ((Int) -> Void)? }
      class ListCoordinator: Coordinator {
        func start() {
          let list = ListViewController()
          list.onSelect = ↓{ row in self.open(row) }
        }
        func open(_ row: Int) {}
      }
      """,
      """
      class PayCoordinator: Coordinator { var onFinish: (() -> Void)? }
      class CartCoordinator: Coordinator {
        func pay() {
          let pay = PayCoordinator()
          pay.onFinish = ↓{ [self] in close() }
        }
        func close() {}
      }
      """,
      """
      class MenuViewController: UITableViewController { var onClose: () -> Void = {} }
      class MenuCoordinator: Coordinator {
        weak var menu: MenuViewController?
        func start() { menu?.onClose = ↓{ self.close() } }
        func close() {}
      }
      """,
      """
      class MenuViewController: UIViewController { var onClose: (() -> Void)? }
      class MenuCoordinator: Coordinator {
        var menu: MenuViewController?
        func start() { menu?.onClose = ↓{ self.close() } }
        func close() { menu = nil }
      }
      """,
      """
      // The model is part of the screen.
      class DayModel { var onSave: (() -> Void)? }
      class DayViewController: UIViewController { let model = DayModel() }
      class DayCoordinator: Coordinating {
        func start(_ screen: DayViewController) { screen.model.onSave = ↓{ self.close() } }
        func close() {}
      }
      """,
      """
      // The screen holds the model.
      class ListModel { var onSelect: ((Int) -> Void)? }
      class ListViewController: UIViewController { let model: ListModel }
      class ListCoordinator: Coordinator {
        func start() {
          let model = ListModel()
          model.onSelect = ↓{ row in self.open(row) }
          stack.pushViewController(ListViewController(model: model), animated: true)
        }
        func open(_ row: Int) {}
      }
      """,
      """
      // The closure holds both: the screen, and the coordinator.
      class NameViewController: UIViewController { var onDone: (() -> Void)? }
      class NameCoordinator: Coordinator {
        func start() {
          let screen = NameViewController()
          screen.onDone = ↓{ self.close(screen) }
        }
        func close(_ screen: UIViewController) {}
      }
      """,
    ],
    good: [
      """
      class ListViewController: UIViewController { var onSelect: ((Int) -> Void)? }
      class ListCoordinator: Coordinator {
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] row in self?.open(row) }
        }
        func open(_ row: Int) {}
      }
      """,
      """
      // Flows of Storyline are released with their screens.
      import Storyline
      class ListViewController: UIViewController { var onSelect: (() -> Void)? }
      class ListCoordinator: Flow<Void> {
        override func start() {
          let list = ListViewController()
          list.onSelect = { self.finish() }
        }
      }
      """,
      """
      // A parent, which the child did not make.
      class ShopViewController: UIViewController { var coordinator: ShopCoordinator? }
      class ShopCoordinator: Coordinator { var onLogout: (() -> Void)? }
      class CartCoordinator: Coordinator {
        func start(_ parent: ShopCoordinator) { parent.onLogout = { self.close() } }
        func close() {}
      }
      """,
      """
      class ListViewController: UIViewController { var onSelect: (() -> Void)? }
      class ListBuilder {
        func make() { let list = ListViewController(); list.onSelect = { self.open() } }
        func open() {}
      }
      """,
      """
      class MenuViewController: UIViewController { var onClose: (() -> Void)? }
      class MenuCoordinator: Coordinator {
        func start() { let menu = MenuViewController(); menu.onClose = { self.close(menu) } }
        func close(_ menu: MenuViewController) { menu.onClose = nil }
      }
      """,
      """
      // The property makes a cycle: closure-keeps-its-owner finds it, and is turned off here.
      // storyline:disable:file closure-keeps-its-owner an example
      class MenuViewController: UIViewController { var onClose: (() -> Void)? }
      class MenuCoordinator: Coordinator {
        let menu = MenuViewController()
        func start() { menu.onClose = { self.close() } }
        func close() {}
      }
      """,
      """
      // A service is no part of a screen.
      class Session { var onExpire: (() -> Void)? }
      class AppCoordinator: Coordinator {
        func start() { let session = Session(); session.onExpire = { self.login() } }
        func login() {}
      }
      """,
      """
      // A double for tests.
      class MenuViewController: UIViewController { var onClose: (() -> Void)? }
      class MenuSpy: Coordinator {
        var count = 0
        func start() { let menu = MenuViewController(); menu.onClose = { self.count += 1 } }
      }
      """,
    ])
}
