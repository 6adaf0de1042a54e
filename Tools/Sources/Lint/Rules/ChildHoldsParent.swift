import SourceFacts

/// A coordinator keeps the one that keeps it.
struct ChildHoldsParent: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.backReferences.filter { reference in
      context.project.isCoordinator(reference.step.owner)
        && context.project.isCoordinator(reference.value) && reference.givesItself
        && reference.isUpward
        && !reference.hasUnboundDelegate(context)
    }.map { $0.finding(page, context) }
  }

  let page = RulePage(
    id: "child-holds-parent", title: "A child coordinator holds its parent strongly",
    effect:
      "neither is released, and each visit to this part of the app leaves one more of both in memory.",
    remedy:
      "Write `weak var` in the child: the parent already holds the child.",
    severity: .error, fix: .safe,
    bad: [
      """
      class Coordinator {
        var ↓parent: Coordinator?
        private(set) var children: [Coordinator] = []
        func addChild(_ child: Coordinator) {
          child.parent = self
          children.append(child)
        }
      }
      """,
      """
      protocol CoordinatorFinishDelegate: AnyObject {}
      class Coordinator: NSObject {
        var children: [Coordinator] = []
        var ↓finishDelegate: (any CoordinatorFinishDelegate)?
      }
      class AppCoordinator: Coordinator {
        func show() {
          let child = SignInCoordinator()
          child.finishDelegate = self
          children.append(child)
        }
      }
      extension AppCoordinator: CoordinatorFinishDelegate {}
      class SignInCoordinator: Coordinator {}
      """,
      """
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set } }
      class MainCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func buy() {
          let child = BuyCoordinator()
          child.parentCoordinator = self
          childCoordinators.append(child)
        }
      }
      class BuyCoordinator: Coordinator {
        var childCoordinators = [Coordinator]()
        var ↓parentCoordinator: MainCoordinator?
      }
      """,
      """
      class AppCoordinator: BaseCoordinator {
        private var list: ListCoordinator?
        func start() { list = ListCoordinator(parent: self) }
      }
      class ListCoordinator: BaseCoordinator {
        private let ↓parent: AppCoordinator
        init(parent: AppCoordinator) { self.parent = parent }
      }
      """,
      """
      protocol ListCoordinatorDelegate: AnyObject {}
      class AppCoordinator: Coordinator, ListCoordinatorDelegate {
        var list: ListCoordinator?
        func start() {
          list = ListCoordinator()
          list?.delegate = self
        }
      }
      class ListCoordinator: Coordinator { var ↓delegate: ListCoordinatorDelegate? }
      """,
      """
      // A property for the child refers downward, though the child fills it in itself.
      class AppCoordinator: BaseCoordinator {
        var child: ListCoordinator?
        func start() { _ = ListCoordinator(parent: self) }
      }
      class ListCoordinator: BaseCoordinator {
        private let ↓parent: AppCoordinator
        init(parent: AppCoordinator) { self.parent = parent; parent.child = self }
      }
      """,
      """
      // `delegate` cannot be weak: delegate-protocol-unbound finds its protocol.
      protocol ListCoordinatorDelegate {}
      class AppCoordinator: Coordinator, ListCoordinatorDelegate {
        var list: ListCoordinator?
        func start() {
          list = ListCoordinator(parent: self)
          list?.delegate = self
        }
      }
      class ListCoordinator: Coordinator {
        var ↓parent: AppCoordinator?
        var delegate: ListCoordinatorDelegate?
        init(parent: AppCoordinator) { self.parent = parent }
      }
      """,
    ],
    good: [
      """
      class Coordinator {
        weak var parent: Coordinator?
        var children: [Coordinator] = []
        func addChild(_ child: Coordinator) {
          child.parent = self
          children.append(child)
        }
      }
      """,
      """
      // Only the child holds: nothing holds it in turn.
      class AppCoordinator: Coordinator {
        func show() { let child = ListCoordinator(); child.parent = self }
      }
      class ListCoordinator: Coordinator { var parent: AppCoordinator? }
      """,
      """
      class AppCoordinator: Coordinator {
        var child: ListCoordinator?
        func show() { child = ListCoordinator(); child?.parent = self }
      }
      class ListCoordinator: Coordinator { unowned var parent: AppCoordinator! }
      """,
      """
      class AppCoordinator: Coordinator {
        var child: ListCoordinator?
        func show() { child = ListCoordinator(services: Services()) }
      }
      class ListCoordinator: Coordinator {
        let services: Services
        init(services: Services) { self.services = services }
      }
      class Services {}
      """,
      """
      class AppCoordinator: Coordinator { var child: ListCoordinator? }
      class ListCoordinator: Coordinator {
        private weak var parent: AppCoordinator?
        init(parent: AppCoordinator) { self.parent = parent; parent.child = self }
      }
      """,
      """
      // The coordinator of the next step is no parent.
      protocol Coordinator: AnyObject {}
      class AppCoordinator: Coordinator {
        func start() { let login = LoginCoordinator(); login.main = MainCoordinator() }
      }
      class LoginCoordinator: Coordinator { var main: MainCoordinator? }
      class MainCoordinator: Coordinator { var children: [Coordinator] = [] }
      """,
      """
      // The scene delegate lasts as long as the scene.
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: AppCoordinator?
        func start() { coordinator = AppCoordinator(scene: self) }
      }
      class AppCoordinator: Coordinator {
        private let scene: SceneDelegate
        init(scene: SceneDelegate) { self.scene = scene }
      }
      """,
      """
      // The closure holds the parent weakly.
      class AppCoordinator: Coordinator {
        var list: ListCoordinator?
        func start() { list = ListCoordinator(parent: self) }
      }
      class ListCoordinator: Coordinator {
        private let parent: () -> AppCoordinator?
        init(parent: AppCoordinator) { self.parent = { [weak parent] in parent } }
      }
      """,
      """
      // The property wrapper refers weakly.
      class AppCoordinator: Coordinator {
        var list: ListCoordinator?
        func start() { list = ListCoordinator(); list?.parent = self }
      }
      class ListCoordinator: Coordinator { @Weak var parent: AppCoordinator? }
      """,
    ])
}

extension BackReference {
  /// A Boolean value that indicates whether the property may refer upward: not with a child's name.
  fileprivate var isUpward: Bool {
    let name = step.property.name.lowercased()
    return !["child", "next"].contains { name.hasPrefix($0) }
  }
}
