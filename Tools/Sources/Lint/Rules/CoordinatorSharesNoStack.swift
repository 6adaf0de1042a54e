import SourceFacts

/// A coordinator pushes a screen of a child that has made a stack of its own.
struct CoordinatorSharesNoStack: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, use: UseFact, file) in
      guard use.name == "pushViewController", context.project.isCoordinator(owner),
        use.argument.count == 2, let child = child(use, owner, file, context.project),
        child != owner, context.project.isCoordinator(child), hasOwnStack(child, context.project)
      else { return nil }
      return page.finding(
        file.path, use.place, "\(owner.name).\(use.function ?? "")",
        "`\(owner.simpleName)` pushes `\(use.argument.joined(separator: "."))`, but "
          + "`\(child.simpleName)` has a navigation controller of its own")
    }
  }

  /// The coordinator whose property is pushed.
  private func child(
    _ use: UseFact, _ owner: ProjectType, _ file: SourceFile, _ project: ProjectFacts
  ) -> ProjectType? {
    let property = project.property(use.argument[0], of: owner)
    let name = use.argumentType ?? property?.property.type?.names.first
    return name.flatMap { project.type($0, from: file) }
  }

  /// A Boolean value that indicates whether a coordinator makes each of its navigation controllers.
  private func hasOwnStack(_ type: ProjectType, _ project: ProjectFacts) -> Bool {
    let stacks = project.properties(of: type).filter { owner, property in
      guard let reference = property.type else { return false }
      return !property.isComputed && isStack(reference, owner.file, project)
    }
    return !stacks.isEmpty
      && stacks.allSatisfy { owner, property in
        property.hasInitialValue && property.isConstant || isMade(property, owner, project)
      }
  }

  private func isStack(_ reference: TypeReference, _ file: SourceFile, _ project: ProjectFacts)
    -> Bool
  {
    reference.names.contains { name in
      name == "UINavigationController"
        || project.type(name, from: file).map {
          project.inheritedNames(of: $0).contains("UINavigationController")
        } == true
    }
  }

  /// A Boolean value that indicates whether each assignment of a property's name in the project makes a new object.
  private func isMade(_ property: PropertyFact, _ owner: ProjectType, _ project: ProjectFacts)
    -> Bool
  {
    var written = 0
    for file in project.files {
      for write in file.facts.writes where write.path.last == property.name {
        let isOther = write.root == nil && write.path.count == 1 && write.owner != owner.name
        if isOther { continue }
        let isNew = file.facts.assignments.contains { $0.isNew && $0.place == write.place }
        if !isNew { return false }
        written += 1
      }
    }
    return written > 0
  }

  let page = RulePage(
    id: "coordinator-shares-no-stack",
    title:
      "A coordinator pushes its child's screen, although the child coordinator has a navigation controller of its own",
    effect:
      "the app crashes if the stack is pushed, and otherwise what the child pushes is never shown.",
    remedy:
      "Give the child the navigation controller in its initializer, or present the child's own stack.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      class PayCoordinator: Coordinator { let stack = UINavigationController() }
      class CartCoordinator: Coordinator {
        let navigationController: UINavigationController
        func pay() {
          let pay = PayCoordinator()
          ↓navigationController.pushViewController(pay.stack, animated: true)
        }
      }
      """,
      """
      class PayCoordinator: Coordinator {
        private let navigationController: UINavigationController
        let screen = UIViewController()
        init() { navigationController = UINavigationController() }
      }
      class CartCoordinator: Coordinator {
        var pay: PayCoordinator?
        func open() { if let pay { ↓stack.pushViewController(pay.screen, animated: true) } }
      }
      """,
      """
      class PayCoordinator: Coordinator {
        var navigationController: UINavigationController!
        func start() { self.navigationController = UINavigationController(rootViewController: PayViewController()) }
      }
      class CartCoordinator: Coordinator {
        let pay = PayCoordinator()
        func open() { ↓stack.pushViewController(self.pay.navigationController, animated: true) }
      }
      """,
      """
      class PayStack: UINavigationController {}
      class PayCoordinator: Coordinator { let stack = PayStack(); var root: UIViewController { stack.viewControllers[0] } }
      class CartCoordinator: Coordinator {
        func pay() { let pay = PayCoordinator(); ↓navigationController?.pushViewController(pay.root, animated: true) }
      }
      """,
      """
      class StackCoordinator: Coordinator { let navigationController = UINavigationController() }
      class PayCoordinator: StackCoordinator {}
      class CartCoordinator: Coordinator {
        func pay(_ child: PayCoordinator) { ↓stack.pushViewController(child.navigationController, animated: true) }
      }
      """,
      """
      // The assignment of another class has nothing to do with it.
      class PayCoordinator: Coordinator {
        var stack: UINavigationController?
        func start() { stack = UINavigationController(); title = "Pay"; other.given = stack }
      }
      class Other { var stack: UINavigationController?; init(_ given: UINavigationController) { stack = given } }
      class CartCoordinator: Coordinator {
        func pay(_ child: PayCoordinator) { ↓navigation.pushViewController(child.stack!, animated: true) }
      }
      """,
    ],
    good: [
      """
      class PayCoordinator: Coordinator {
        let stack: UINavigationController
        let screen = UIViewController()
        init(stack: UINavigationController) { self.stack = stack }
      }
      class CartCoordinator: Coordinator {
        func pay() { let pay = PayCoordinator(stack: stack); stack.pushViewController(pay.screen, animated: true) }
      }
      """,
      """
      // The own stack is presented.
      class PayCoordinator: Coordinator { let stack = UINavigationController() }
      class CartCoordinator: Coordinator {
        func pay() { let pay = PayCoordinator(); stack.present(pay.stack, animated: true) }
      }
      """,
      """
      // The parent sets the stack of a property.
      class PayCoordinator: Coordinator {
        var stack: UINavigationController?
        func start() { stack = UINavigationController() }
      }
      class CartCoordinator: Coordinator {
        let pay = PayCoordinator()
        func open() { pay.stack = given; given.pushViewController(pay.first, animated: true) }
      }
      """,
      """
      // The stack is made only if none is given.
      class PayCoordinator: Coordinator {
        let stack: UINavigationController
        let screen = UIViewController()
        init(stack: UINavigationController?) {
          if let stack { self.stack = stack } else { self.stack = UINavigationController() }
        }
      }
      class CartCoordinator: Coordinator {
        func pay(_ pay: PayCoordinator) { stack.pushViewController(pay.screen, animated: true) }
      }
      """,
      """
      // The parent sets the stack.
      class PayCoordinator: Coordinator { var stack = UINavigationController(); let screen = UIViewController() }
      class CartCoordinator: Coordinator {
        func pay() {
          let pay = PayCoordinator()
          pay.stack = stack
          stack.pushViewController(pay.screen, animated: true)
        }
      }
      """,
      """
      class PayCoordinator: Coordinator { let screen = UIViewController() }
      class CartCoordinator: Coordinator {
        func pay() { let pay = PayCoordinator(); stack.pushViewController(pay.screen, animated: true) }
      }
      """,
      """
      // One stack for each purpose: the second one is given.
      class PayCoordinator: Coordinator {
        let sheet = UINavigationController()
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
      }
      class CartCoordinator: Coordinator {
        func pay(_ pay: PayCoordinator) { stack.pushViewController(pay.screen, animated: true) }
      }
      """,
      """
      class HomeCoordinator: Coordinator {
        let pay = PayCoordinator()
        func open() { stack.pushViewController(self.pay, animated: true); stack.pushViewController(pay.days.first, animated: true) }
      }
      class PayCoordinator: Coordinator { let stack = UINavigationController() }
      class PayViewController: UIViewController { let stack = UINavigationController() }
      class PayScreens { let stack = UINavigationController(); let first = UIViewController() }
      class CartCoordinator: Coordinator {
        func pay(_ pay: PayViewController, _ screens: PayScreens) {
          stack.pushViewController(pay, animated: true)
          stack.pushViewController(screens.first, animated: true)
        }
      }
      """,
      """
      // Its own screen, on a stack that it has made.
      class CartCoordinator: Coordinator {
        let stack = UINavigationController()
        let screen = UIViewController()
        func open(_ other: CartCoordinator) { stack.pushViewController(other.screen, animated: true) }
      }
      class CartViewController: UIViewController {
        func pay(_ child: CartCoordinator) { navigationController?.pushViewController(child.screen, animated: true) }
      }
      """,
      """
      // Computed: which stack it is cannot be read.
      class PayCoordinator: Coordinator {
        var stack: UINavigationController { stacks.current }
        let screen = UIViewController()
      }
      class CartCoordinator: Coordinator {
        func pay(_ pay: PayCoordinator) { stack.pushViewController(pay.screen, animated: true) }
      }
      """,
    ])
}
