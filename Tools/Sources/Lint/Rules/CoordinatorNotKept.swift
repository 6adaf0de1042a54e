import SourceFacts

/// A local coordinator is started, and nothing holds it afterwards.
struct CoordinatorNotKept: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.starts.compactMap { start in
        guard let type = context.project.type(start.type, from: file),
          context.project.isCoordinator(type), !context.project.isTest(type),
          start.owner.flatMap({ context.project.type($0, from: file) }).map(context.project.isTest)
            != true,
          isReadable(type, context.project), !keepsItself(type, context.project)
        else { return nil }
        return page.finding(
          file.path, start.place, "\(start.owner ?? "").\(start.function ?? "")",
          "`\(type.simpleName)` is started here, and nothing holds it afterwards")
      }
    }
  }

  /// A Boolean value that indicates whether the project has the code of all classes that a class inherits from.
  private func isReadable(_ type: ProjectType, _ project: ProjectFacts) -> Bool {
    project.ancestry(of: type).allSatisfy { one in
      one.inherits.allSatisfy { name in
        name.hasPrefix("NS") || name == "AnyObject" || name.hasSuffix("Delegate")
          || project.type(name, from: one.file) != nil
      }
    }
  }

  /// A Boolean value that indicates whether an object hands itself to others, which may hold it.
  private func keepsItself(_ type: ProjectType, _ project: ProjectFacts) -> Bool {
    let names = Set(project.ancestry(of: type).map(\.name))
    func isMine(_ owner: String?) -> Bool { owner.map(names.contains) == true }
    return project.files.contains { file in
      !file.facts.sharedCoordinators.isDisjoint(with: names)
        || file.facts.closures.contains { $0.holdsSelf && isMine($0.owner) }
        || file.facts.assignments.contains {
          $0.isSelf && isMine($0.owner) && !isWeak($0.member, project)
        }
    }
  }

  /// A Boolean value that indicates whether properties with a name hold nothing: those of UIKit's delegates, and
  /// weak ones of the project.
  private func isWeak(_ member: String, _ project: ProjectFacts) -> Bool {
    let found = project.types.flatMap(\.properties).filter { $0.name == member }
    if found.isEmpty { return ["delegate", "dataSource", "target"].contains(member) }
    return found.allSatisfy { $0.ownership != .strong }
  }

  let page = RulePage(
    id: "coordinator-not-kept", title: "A coordinator is started, but no object holds it",
    effect: "the coordinator is released at once, so the buttons of its screens do nothing.",
    remedy: "Append it to the children of its parent before it is started.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() { stack.pushViewController(PayViewController(), animated: true) } }
      class CartCoordinator: Coordinator {
        func pay() {
          let ↓pay = PayCoordinator(stack)
          pay.start()
        }
      }
      """,
      """
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() {} }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { ↓PayCoordinator(stack).start() }
      }
      """,
      """
      // A screen holds its coordinator weakly.
      protocol Coordinator: AnyObject { func start() }
      class PayViewController: UIViewController { weak var coordinator: PayCoordinator? }
      class PayCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
        func start() {
          let screen = PayViewController()
          screen.coordinator = self
          stack.delegate = self
        }
      }
      class CartCoordinator: Coordinator {
        func pay() {
          let ↓pay = PayCoordinator()
          pay.amount = 3
          if isOpen { pay.start() }
        }
      }
      """,
      """
      protocol Coordinator: AnyObject { func start() throws }
      class PayCoordinator: Coordinator { func start() throws {} }
      class CartCoordinator: Coordinator {
        func open() {
          screen.onPay = { [weak self] in
            let ↓pay = PayCoordinator(self?.stack)
            try pay.start(animated: true)
          }
        }
      }
      """,
      """
      // The closure holds the screen only. Other objects hand themselves to others.
      protocol Coordinator: AnyObject { func start() }
      class Player {
        func start() {
          engine.owner = self
          engine.onEnd = { self.stop() }
        }
      }
      class BaseCoordinator: Coordinator { func start() {} }
      final class PayCoordinator: BaseCoordinator { override func start() { screen.onPay = { [weak self] in self?.pay() } } }
      func open() {
        let ↓pay = PayCoordinator()
        load { [weak pay] in pay?.reload() }
        pay.start()
        stack.present(pay.screen, animated: true)
      }
      """,
    ],
    good: [
      """
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() {} }
      class CartCoordinator: Coordinator {
        func pay() {
          let pay = PayCoordinator()
          children.append(pay)
          pay.start()
        }
      }
      """,
      """
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() {} }
      class CartCoordinator: Coordinator {
        func pay() {
          let pay = PayCoordinator()
          self.pay = pay
          pay.start()
        }
        func close() { let pay = PayCoordinator(); pay.start(); screen.onClose = { pay.close() } }
        func make() -> PayCoordinator { let pay = PayCoordinator(); pay.start(); return pay }
      }
      """,
      """
      // The function waits until it has ended.
      protocol Coordinator: AnyObject { func start() async -> Int }
      class PayCoordinator: Coordinator { func start() async -> Int { 1 } }
      class CartCoordinator: Coordinator {
        func pay() async -> Int { let pay = PayCoordinator(); return await pay.start() }
        func buy() async { await PayCoordinator().start() }
        func add() -> Observable<Int> { PayCoordinator().start() }
        func load() { run { PayCoordinator().start() } }
      }
      """,
      """
      // The child adds itself to its parent, or is held by a closure of its screen.
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() { parent.add(self) } }
      class DayCoordinator: Coordinator { func start() { screen.onTap = { self.close() } } }
      class BuyCoordinator: Coordinator { func start() { load { self.show() } } }
      class CartCoordinator: Coordinator {
        func pay() { let pay = PayCoordinator(); pay.start() }
        func day() { let day = DayCoordinator(); day.start() }
        func buy() { let buy = BuyCoordinator(); buy.start() }
      }
      """,
      """
      protocol Coordinator: AnyObject { func start() }
      class PayViewController: UIViewController { var coordinator: PayCoordinator? }
      class PayCoordinator: Coordinator { func start() { let screen = PayViewController(); screen.coordinator = self } }
      class CartCoordinator: Coordinator { func pay() { let pay = PayCoordinator(); pay.start() } }
      """,
      """
      // The task holds the coordinator until it has ended.
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() { Task { await show() } } }
      class CartCoordinator: Coordinator { func pay() { let pay = PayCoordinator(); pay.start() } }
      """,
      """
      // The code of the base class is in another module.
      class PayCoordinator: BaseCoordinator { override func start() {} }
      class CartCoordinator: BaseCoordinator { func pay() { let pay = PayCoordinator(); pay.start() } }
      """,
      """
      protocol Coordinator: AnyObject { func start() }
      class Engine { func start() {} }
      class PayCoordinator: Coordinator { func start() { let engine = Engine(); engine.start() } }
      class PaySpy: Coordinator { func start() {} }
      class CartSpy: Coordinator { func pay() { let pay = PayCoordinator(); pay.start(); let spy = PaySpy(); spy.start() } }
      class CartCoordinator: Coordinator { func pay() { let spy = PaySpy(); spy.start() } }
      """,
      """
      // Not a coordinator that is started.
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() {} }
      class CartCoordinator: Coordinator {
        func pay() { let pay = PayCoordinator(); pay.prepare(); pay.start() }
        func open(_ pay: PayCoordinator) { pay.start() }
      }
      """,
      """
      // A helper that the project does not declare.
      protocol Coordinator: AnyObject { func start() }
      class PayCoordinator: Coordinator { func start() { screen.owner = self } }
      class CartCoordinator: Coordinator { func pay() { let pay = PayCoordinator(); pay.start() } }
      """,
    ])
}
