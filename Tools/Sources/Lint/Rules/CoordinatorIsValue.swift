import SourceFacts

/// A coordinator is a structure that changes, so that its copies differ.
struct CoordinatorIsValue: Rule {
  func findings(in context: LintContext) -> [Finding] {
    let changing = Set(
      context.project.files.flatMap { file in
        file.facts.functions.filter(\.isMutating).compactMap { function in
          function.owner.flatMap { context.project.type($0, from: file) }
        }
      })
    return context.project.types.compactMap { type in
      guard type.fact.kind == .struct, type.name == type.simpleName, !context.project.isTest(type),
        type.simpleName.hasSuffix("Coordinator"),
        context.project.inheritedNames(of: type).contains(where: Self.isCoordinator),
        // A structure whose variables nothing changes is as good as its copies.
        context.project.ancestry(of: type).contains(where: changing.contains),
        let state = type.properties.first(where: {
          !$0.isConstant && !$0.isComputed && !$0.isStatic && !$0.hasAttribute
        })
      else { return nil }
      return page.finding(
        type.file.path, type.fact.place, type.name,
        "`\(type.name)` is a structure with `var \(state.name)`")
    }
  }

  private static func isCoordinator(_ name: String) -> Bool {
    ["Coordinator", "Coordinating", "CoordinatorProtocol"].contains { name.hasSuffix($0) }
  }

  let page = RulePage(
    id: "coordinator-is-value", title: "A coordinator is a struct",
    effect:
      "each copy has its own children and delegate, so one copy does not know what another one started, "
      + "and buttons do nothing.",
    remedy: "Make it a `final class`.", severity: .error,
    bad: [
      """
      protocol Coordinator { var children: [Coordinator] { get set } }
      extension Coordinator {
        mutating func add(_ child: Coordinator) { children.append(child) }
      }
      struct ↓AppCoordinator: Coordinator { var children: [Coordinator] = [] }
      """,
      """
      struct ↓CartCoordinator: Coordinating {
        let window: UIWindow
        private var current: UIViewController?
        mutating func start() { current = UIViewController() }
      }
      """,
      """
      protocol CoordinatorProtocol {}
      struct ↓HomeCoordinator: CoordinatorProtocol {
        var navigationController: UINavigationController
        mutating func move(to other: UINavigationController) { navigationController = other }
      }
      """,
      """
      struct ↓HomeCoordinator { var step = 0 }
      extension HomeCoordinator: Coordinator { mutating func next() { step += 1 } }
      """,
      """
      protocol BaseCoordinator {}
      protocol TabCoordinator: BaseCoordinator {}
      public struct ↓SearchCoordinator: TabCoordinator {
        public var delegate: AnyObject?
        public mutating func start() { delegate = nil }
      }
      """,
    ],
    good: [
      """
      protocol Coordinator { var children: [Coordinator] { get set } }
      extension Coordinator {
        mutating func add(_ child: Coordinator) { children.append(child) }
      }
      final class AppCoordinator: Coordinator { var children: [Coordinator] = [] }
      """,
      """
      // Without state of its own a copy is as good as the original.
      struct HelpCoordinator: Coordinator {
        let navigationController: UINavigationController
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      // Nothing changes the variable after `init`, so all copies show screens in the same stack.
      struct FormCoordinator: Coordinator {
        var navigationController: UINavigationController
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
      }
      """,
      """
      struct MapView: UIViewRepresentable {
        struct Coordinator: MapCoordinator { var map = 1; mutating func zoom() { map += 1 } }
      }
      """,
      """
      struct GridCoordinator { var x = 0.0; mutating func move() { x += 1 } }
      """,
      """
      enum DeepLinkCoordinator: Coordinator { static var last = 0 }
      """,
      """
      // All copies share the store, the static variable and the defaults.
      struct TourCoordinator: Coordinator {
        static var visits = 0
        @AppStorage("page") var page = 0
        let store: TourStore
        var step: Int { get { store.step } nonmutating set { store.step = newValue } }
        mutating func start() { Self.visits += 1; page = 1; step = 0 }
      }
      """,
      """
      // It coordinates a layout, and leads to no screen.
      struct ColumnLayout: LayoutCoordinating { var offset = 0.0; mutating func scroll() { offset += 1 } }
      """,
      """
      // A double for tests.
      struct MockCoordinator: Coordinator { var starts = 0; mutating func start() { starts += 1 } }
      """,
    ])
}
