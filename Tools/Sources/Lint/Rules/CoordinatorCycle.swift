import SourceFacts

/// Coordinators make each other in a circle of initializers.
struct CoordinatorCycle: Rule {
  private struct Making {
    let file: SourceFile
    let use: UseFact
    let made: ProjectType
  }

  func findings(in context: LintContext) -> [Finding] {
    let project = context.project
    var makings: [ProjectType: [Making]] = [:]
    for file in project.files {
      for use in file.facts.uses where use.isAtCreation {
        guard let maker = use.owner.flatMap({ project.type($0, from: file) }),
          isOnlyInitializer(use, maker),
          let made = use.type.flatMap({ project.type($0, from: file) }), project.isCoordinator(made)
        else { continue }
        makings[maker, default: []].append(Making(file: file, use: use, made: made))
      }
    }
    return makings.flatMap { maker, list in
      list.compactMap { making in
        guard let way = way(from: making.made, to: maker, makings, project) else { return nil }
        let circle = ([maker] + way).map { "`\($0.simpleName)`" }.joined(separator: " → ")
        return page.finding(
          making.file.path, making.use.place, "\(maker.name).\(making.made.simpleName)",
          "The initializers of coordinators make each other (\(circle))")
      }
    }
  }

  /// A Boolean value that indicates whether every object runs the code: the value of a property, or the code of the
  /// only initializer.
  private func isOnlyInitializer(_ use: UseFact, _ maker: ProjectType) -> Bool {
    use.function == nil || maker.fact.initializers == 1
  }

  /// The coordinators that are made one by the other, from one to another.
  private func way(
    from start: ProjectType, to end: ProjectType, _ makings: [ProjectType: [Making]],
    _ project: ProjectFacts
  ) -> [ProjectType]? {
    var (front, seen) = ([[start]], Set([start]))
    for _ in 0...makings.count {
      var next: [[ProjectType]] = []
      for way in front {
        // The initializer of a superclass runs, too.
        let made = project.ancestry(of: way[way.count - 1])
        if made.contains(end) { return way }
        for one in made.flatMap({ makings[$0] ?? [] }).filter({ seen.insert($0.made).inserted }) {
          next.append(way + [one.made])
        }
      }
      front = next
    }
    return nil
  }

  let page = RulePage(
    id: "coordinator-cycle",
    title:
      "The initializer of a coordinator creates another one, and so on until the first class is created again: this never ends",
    effect: "the app crashes as soon as one of them is made, because the stack of calls overflows.",
    remedy: "Make one of them when it is needed, in a method or a `lazy` property.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      class CartCoordinator: Coordinator { let pay = ↓PayCoordinator() }
      class PayCoordinator: Coordinator { let cart = ↓CartCoordinator() }
      """,
      """
      class CartCoordinator: Coordinator {
        let pay: PayCoordinator
        init() { pay = ↓PayCoordinator(stack: UINavigationController()) }
      }
      class PayCoordinator: Coordinator {
        var children: [Coordinator] = []
        init(stack: UINavigationController) { children.append(↓CartCoordinator()) }
      }
      """,
      """
      class TabCoordinator: Coordinator { let home = ↓HomeCoordinator() }
      class HomeCoordinator: Coordinator { init() { let days = ↓DayCoordinator(); days.start() } }
      class DayCoordinator: Coordinator { let tabs: TabCoordinator = ↓TabCoordinator() }
      """,
      """
      class ListCoordinator: Coordinator { var next: ListCoordinator? = ↓ListCoordinator() }
      """,
      """
      // The initializer of the superclass runs, too.
      class BaseCoordinator: Coordinator { let login = ↓LoginCoordinator() }
      class LoginCoordinator: BaseCoordinator {}
      """,
    ],
    good: [
      """
      class CartCoordinator: Coordinator { lazy var pay = PayCoordinator() }
      class PayCoordinator: Coordinator { let cart = CartCoordinator() }
      """,
      """
      class CartCoordinator: Coordinator { func pay() { PayCoordinator().start() } }
      class PayCoordinator: Coordinator { let cart = CartCoordinator() }
      """,
      """
      class CartCoordinator: Coordinator {
        init() { onPay = { let pay = PayCoordinator() } }
        init(pay: PayCoordinator) {}
      }
      class PayCoordinator: Coordinator { let cart = CartCoordinator() }
      """,
      """
      class CartCoordinator: Coordinator {
        init(pay: PayCoordinator = PayCoordinator()) { if isLarge { let day = DayCoordinator() } }
      }
      class PayCoordinator: Coordinator { let cart = CartCoordinator() }
      class DayCoordinator: Coordinator { let cart = CartCoordinator() }
      """,
      """
      // One initializer makes it, and the other one does not.
      class CartCoordinator: Coordinator {
        init() { pay = PayCoordinator() }
        init(pay: PayCoordinator) { self.pay = pay }
      }
      class PayCoordinator: Coordinator { init() { cart = CartCoordinator(pay: self) } }
      """,
      """
      class CartCoordinator: Coordinator { let pay = PayCoordinator() }
      class PayCoordinator: Coordinator { let days = DayCoordinator(); let days2 = DayCoordinator() }
      class DayCoordinator: Coordinator { var cart: CartCoordinator { CartCoordinator() }; static let shared = PayCoordinator() }
      """,
      """
      // Screens that make each other are no coordinators, and neither are models.
      class DayCoordinator: Coordinator { let model = DayModelCoordinatorView() }
      class DayModelCoordinatorView: UIView { let day = DayCoordinator() }
      class MapCoordinator: UIViewController { let pins = PinsCoordinator() }
      class PinsCoordinator: UIViewController { let map = MapCoordinator() }
      class CartViewController: UIViewController { let pay = PayViewController() }
      class PayViewController: UIViewController { let cart = CartViewController() }
      class CartCoordinator: Coordinator { let screen = PayScreen() }
      class PayScreen: UIViewController { let cart = CartCoordinator() }
      """,
    ])
}
