import SourceFacts

/// A coordinator is a structure whose copies have lists of their own.
struct CoordinatorIsValue: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.types.compactMap { type in
      guard type.fact.kind == .struct, type.name == type.simpleName,
        type.simpleName.hasSuffix("Coordinator"),
        context.project.inheritedNames(of: type).contains(where: Self.isCoordinator),
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
    id: "coordinator-is-value", title: "A coordinator is a structure",
    effect:
      "each copy has its own children and delegate, so one copy does not know what another one started, "
      + "and buttons do nothing.",
    remedy: "Make it a `final class`.", severity: .error,
    bad: [
      """
      protocol Coordinator { var children: [Coordinator] { get set } }
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
      struct ↓HomeCoordinator: CoordinatorProtocol { var navigationController: UINavigationController }
      """,
      """
      struct ↓HomeCoordinator { var step = 0 }
      extension HomeCoordinator: Coordinator {}
      """,
      """
      protocol BaseCoordinator {}
      protocol TabCoordinator: BaseCoordinator {}
      public struct ↓SearchCoordinator: TabCoordinator { public var delegate: AnyObject? }
      """,
    ],
    good: [
      """
      protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
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
      struct MapView: UIViewRepresentable {
        struct Coordinator: MapCoordinator { var map = 1 }
      }
      """,
      """
      struct GridCoordinator { var x = 0.0; var y = 0.0 }
      """,
      """
      enum DeepLinkCoordinator: Coordinator { static var last = 0 }
      """,
    ])
}
