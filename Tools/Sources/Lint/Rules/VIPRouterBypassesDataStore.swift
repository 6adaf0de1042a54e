import SourceFacts

/// A router passes data to a property of the next screen, not to the data store of the next scene.
struct VIPRouterBypassesDataStore: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, write: WriteFact, file) in
      guard context.project.part(of: owner) == .router, write.path.count == 1,
        let screen = write.rootType.flatMap({ context.project.type($0, from: file) }),
        context.project.isScreen(screen), hasDataStore(screen, context),
        let found = context.project.property(write.path[0], of: screen), isData(found, context)
      else { return nil }
      return page.finding(
        file.path, write.place, "\(owner.name).\(write.function ?? "")",
        "`\(owner.simpleName)` sets `\(screen.simpleName).\(write.path[0])`, which has a data store"
      )
    }
  }

  /// A Boolean value that indicates whether a screen's router gives access to a data store.
  private func hasDataStore(_ screen: ProjectType, _ context: LintContext) -> Bool {
    context.project.properties(of: screen).contains { owner, property in
      (property.type?.names ?? []).contains { name in
        name.hasSuffix("DataPassing")
          || context.project.type(name, from: owner.file).map {
            context.project.inheritedNames(of: $0).contains { $0.hasSuffix("DataPassing") }
          } == true
      }
    }
  }

  /// A property for a value: closures, delegates and parts of the scene are no data.
  private func isData(
    _ found: (owner: ProjectType, property: PropertyFact), _ context: LintContext
  ) -> Bool {
    guard found.property.ownership == .strong else { return false }
    // A property without a written type has a value from the beginning, such as a number.
    guard let type = found.property.type else { return true }
    guard !type.isFunction else { return false }
    let types = type.names.compactMap { context.project.type($0, from: found.owner.file) }
    return types.allSatisfy { one in
      guard !one.isProtocol, context.project.part(of: one) == nil else { return false }
      return !context.project.isScreen(one) && !context.project.isCoordinator(one)
    }
  }

  let page = RulePage(
    id: "vip-router-bypasses-data-store",
    title:
      "A router passes data to a property of the next screen, not to the data store of the next scene",
    effect:
      "the next scene's interactor does not get the value, so the screen shows old data or none.",
    remedy: "Set it in `destination.router?.dataStore`, and let the interactor present it.",
    severity: .warning,
    isOnByDefault: false,
    bad: [
      """
      protocol DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailDataPassing?; var title2: String? }
      class ListRouter: ListRoutingLogic {
        func open() { let next = DetailViewController(); ↓next.title2 = "a" }
      }
      """,
      """
      protocol DetailDataPassing {}
      struct Item {}
      class DetailViewController: UIViewController { var router: (NSObjectProtocol & DetailDataPassing)?; var item: Item? }
      class ListRouter: NSObject, ListRoutingLogic {
        func pass(destination: DetailViewController) { ↓destination.item = Item() }
      }
      """,
      """
      protocol DetailDataPassing {}
      class DetailViewController: UITableViewController { var router: DetailDataPassing!; var id = 0 }
      class ListRouter: ListDataPassing {
        func open(_ segue: UIStoryboardSegue) {
          if let next = segue.destination as? DetailViewController { ↓next.id = 4 }
        }
      }
      """,
      """
      protocol DetailDataPassing {}
      class DetailRouter: DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailRouter?; var names: [String] = [] }
      class ListRouter: ListRoutingLogic {
        func open() { guard let next = make() as? DetailViewController else { return }; ↓next.names = [] }
      }
      """,
      """
      protocol DetailRouting: DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailRouting?; var isNew: Bool = false }
      class ListRouter: ListRoutingLogic {
        func open() { let next = DetailViewController.instantiate(); ↓next.isNew = true }
      }
      """,
      """
      // The protocol's default implementation is used by all routers.
      protocol DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailDataPassing?; var item: Int? }
      protocol ListRouting: ListRoutingLogic {}
      extension ListRouting { func open() { let next = DetailViewController(); ↓next.item = 1 } }
      """,
    ],
    good: [
      """
      protocol DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailDataPassing? }
      class ListRouter: ListRoutingLogic {
        func open() { let next = DetailViewController(); next.router!.dataStore!.item = 1 }
      }
      """,
      """
      // The next scene has no data store.
      class DetailViewController: UIViewController { var item: Int? }
      class ListRouter: ListRoutingLogic { func open() { let next = DetailViewController(); next.item = 1 } }
      """,
      """
      protocol DetailDataPassing {}
      protocol DetailDelegate: AnyObject {}
      class DetailViewController: UIViewController {
        var router: DetailDataPassing?
        weak var delegate: DetailDelegate?
        var onEnd: (() -> Void)?
      }
      class ListRouter: ListRoutingLogic {
        func open() { let next = DetailViewController(); next.delegate = self; next.onEnd = { } }
      }
      """,
      """
      protocol DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailDataPassing? }
      class ListRouter: ListRoutingLogic {
        func open() { let next = DetailViewController(); next.modalPresentationStyle = .fullScreen }
      }
      """,
      """
      class DetailViewController: UIViewController {
        var router: DetailDataPassing?
        var item: Int?
        func show() { item = 2 }
      }
      protocol DetailDataPassing {}
      class DetailRouter: DetailDataPassing { func pass(source: Int, destination: inout Store) { destination.item = source } }
      """,
      """
      // Parts of the scene and coordinators are no data.
      protocol DetailDataPassing {}
      class DetailInteractor: DetailBusinessLogic {}
      class DetailCoordinator: Coordinator {}
      class DetailViewController: UIViewController {
        var router: DetailDataPassing?
        var interactor: DetailInteractor?
        var coordinator: DetailCoordinator?
      }
      class ListRouter: ListRoutingLogic {
        func open() {
          let next = DetailViewController()
          next.interactor = DetailInteractor()
          next.coordinator = DetailCoordinator()
        }
      }
      """,
      """
      // A service, a weak reference and the layout are no data.
      protocol DetailDataPassing {}
      protocol ItemService {}
      class ItemStore: ItemService {}
      struct Layout { var columns = 1 }
      class DetailViewController: UIViewController {
        var router: DetailDataPassing?
        var service: ItemService?
        weak var store: ItemStore?
        var layout = Layout()
      }
      class ListRouter: ListRoutingLogic {
        func open(_ store: ItemStore) {
          let next = DetailViewController()
          next.service = store
          next.store = store
          next.layout.columns = 2
        }
      }
      """,
      """
      // A builder passes the value on to the data store.
      protocol DetailDataPassing {}
      class DetailBuilder { var router: DetailDataPassing?; var item: Int? }
      class ListRouter: ListRoutingLogic { func open() { let builder = DetailBuilder(); builder.item = 1 } }
      """,
      """
      // A coordinator is no router of a scene, and neither is a double for tests.
      protocol DetailDataPassing {}
      class DetailViewController: UIViewController { var router: DetailDataPassing?; var item: Int? }
      class ListCoordinator: Coordinator { func open() { let next = DetailViewController(); next.item = 1 } }
      class ListRouterSpy: ListRoutingLogic { func open() { let next = DetailViewController(); next.item = 1 } }
      """,
    ])
}
