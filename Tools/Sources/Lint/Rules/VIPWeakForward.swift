import SourceFacts

/// A part of a scene is held weakly by its owner.
struct VIPWeakForward: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.types.flatMap { type in
      type.properties.compactMap { property -> Finding? in
        guard property.ownership == .weak, !context.project.isTest(type),
          let reference = property.type,
          let target = target(of: type, context),
          reference.names.contains(where: { name in target.contains { name.hasSuffix($0) } })
            || context.project.implementations(of: reference, from: type.file)
              .contains(where: { isPart($0, target, context) })
        else { return nil }
        let parts = context.project.implementations(of: reference, from: type.file)
        guard !parts.isEmpty, parts.allSatisfy({ !context.isHeld($0) }) else { return nil }
        return page.finding(
          type.file.path, property.place, "\(type.name).\(property.name)",
          "`\(type.simpleName).\(property.name)` is weak, and nothing else holds it",
          property.ownershipRange.map { Fix(.safe, [SourceEdit($0, "")]) })
      }
    }
  }

  /// The endings of protocols that a part has to hold.
  private func target(of type: ProjectType, _ context: LintContext) -> [String]? {
    switch context.project.part(of: type) {
    case .view: ["BusinessLogic", "RoutingLogic", "DataPassing"]
    case .interactor: ["PresentationLogic"]
    default: nil
    }
  }

  private func isPart(_ type: ProjectType, _ endings: [String], _ context: LintContext) -> Bool {
    context.project.inheritedNames(of: type).contains { name in
      endings.contains { name.hasSuffix($0) }
    }
  }

  let page = RulePage(
    id: "vip-weak-forward",
    title: "A part of a scene is held weakly by its owner",
    effect: "it is released at once, and the buttons of the screen do nothing.",
    remedy:
      "Remove `weak`: the screen holds the interactor and the router, the interactor holds the presenter, and "
      + "only the presenter's reference to the screen is weak.",
    severity: .error, fix: .safe,
    bad: [
      """
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class ListViewController: UIViewController, ListDisplayLogic { weak var ↓interactor: ListBusinessLogic? }
      """,
      """
      protocol ListPresentationLogic: AnyObject {}
      class ListPresenter: ListPresentationLogic {}
      class ListInteractor: ListBusinessLogic { weak var ↓presenter: ListPresentationLogic? }
      """,
      """
      protocol ListRoutingLogic: AnyObject {}
      class ListRouter: NSObject, ListRoutingLogic, ListDataPassing {}
      class ListViewController: UIViewController, ListDisplayLogic {
        weak public var ↓router: (ListRoutingLogic & ListDataPassing)?
      }
      protocol ListDataPassing {}
      """,
      """
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class ListViewController: UITableViewController, ListDisplayLogic { private weak var ↓logic: ListInteractor! }
      """,
      """
      protocol ListPresentationLogic: AnyObject {}
      final class ListPresenter {}
      extension ListPresenter: ListPresentationLogic {}
      final class ListInteractor { fileprivate weak var ↓output: (any ListPresentationLogic)? }
      extension ListInteractor: ListBusinessLogic {}
      """,
      """
      // A computed property holds nothing.
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class ListViewController: UIViewController, ListDisplayLogic {
        private weak var ↓interactor: ListInteractor?
        var logic: ListBusinessLogic? { interactor }
      }
      """,
    ],
    good: [
      """
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class ListViewController: UIViewController, ListDisplayLogic { var interactor: ListBusinessLogic? }
      """,
      """
      class ListPresenter: ListPresentationLogic { weak var viewController: ListDisplayLogic? }
      protocol ListDisplayLogic: AnyObject {}
      class ListViewController: UIViewController, ListDisplayLogic { var interactor: AnyObject? }
      """,
      """
      // Something else holds the interactor.
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class ListModule { let interactor = ListInteractor() }
      class ListViewController: UIViewController, ListDisplayLogic { weak var interactor: ListBusinessLogic? }
      """,
      """
      class ListRouter: ListRoutingLogic { weak var viewController: ListViewController? }
      class ListViewController: UIViewController, ListDisplayLogic { var router: ListRoutingLogic? }
      protocol ListRoutingLogic: AnyObject {}
      """,
      """
      // The interactor is made elsewhere, in a file that is not read.
      class ListViewController: UIViewController, ListDisplayLogic { weak var interactor: ListBusinessLogic? }
      """,
      """
      // The screen around it holds the interactor of both.
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class PageViewController: UIViewController { let interactor = ListInteractor() }
      class ListViewController: UIViewController, ListDisplayLogic { weak var interactor: ListBusinessLogic? }
      """,
      """
      // A static property holds the interactor.
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic { static let shared = ListInteractor() }
      class ListViewController: UIViewController, ListDisplayLogic { weak var interactor: ListBusinessLogic? }
      """,
      """
      // A delegate is no part of the scene.
      protocol ListDelegate: AnyObject {}
      class ListOwner: ListDelegate {}
      class ListViewController: UIViewController, ListDisplayLogic { weak var delegate: ListDelegate? }
      """,
      """
      // A double for tests.
      protocol ListBusinessLogic: AnyObject {}
      class ListInteractor: ListBusinessLogic {}
      class MockListViewController: UIViewController, ListDisplayLogic { weak var interactor: ListBusinessLogic? }
      """,
    ])
}
