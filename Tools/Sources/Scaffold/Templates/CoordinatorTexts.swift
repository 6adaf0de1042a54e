/// The texts that MVVM-C and MVP-C share: coordinators, and what every screen of theirs inherits.
enum CoordinatorTexts {
  static let all = [
    sceneDelegate, coordinator, baseViewController, flowCoordinator, screenDelegates, parentMethod,
    parentScreenMethod, delegateRequirement, delegateMethod, button,
  ]

  private static let sceneDelegate = VersionedText(
    "coordinator/SceneDelegate",
    #"""
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        // Screens and children refer to their coordinator weakly, so the scene keeps the first one.
        private(set) var coordinator: {{Flow}}Coordinator?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let navigationController = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
            coordinator.start()
            self.coordinator = coordinator

            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = navigationController
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    """#)

  private static let coordinator = VersionedText(
    "coordinator/Coordinator",
    #"""
    import UIKit

    {{#if finishDelegate}}
    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol CoordinatorFinishDelegate: AnyObject {
        func coordinatorDidFinish(_ childCoordinator: any Coordinator)
    }

    {{/if}}
    /// An object that makes screens and decides which one comes next.
    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol Coordinator: AnyObject {
        var childCoordinators: [any Coordinator] { get set }
        var navigationController: UINavigationController { get set }
    {{#if finishDelegate}}
        // Weak in every class: the delegate is the parent, which owns its children.
        var finishDelegate: (any CoordinatorFinishDelegate)? { get set }
    {{/if}}

        func start()
    {{#if finishDelegate}}
        func finish()
    {{/if}}
        func addChildCoordinator(childCoordinator: any Coordinator)
        func removeChildCoordinator(childCoordinator: any Coordinator)
    }

    extension Coordinator {
    {{#if finishDelegate}}
        func finish() {
            childCoordinators.removeAll()
            finishDelegate?.coordinatorDidFinish(self)
        }

    {{/if}}
        func addChildCoordinator(childCoordinator: any Coordinator) {
            childCoordinators.append(childCoordinator)
        }

        func removeChildCoordinator(childCoordinator: any Coordinator) {
            childCoordinators = childCoordinators.filter { $0 !== childCoordinator }
        }
    }

    {{#if finishDelegate}}
    extension CoordinatorFinishDelegate where Self: Coordinator {
        func coordinatorDidFinish(_ childCoordinator: any Coordinator) {
            removeChildCoordinator(childCoordinator: childCoordinator)
        }
    }
    {{else}}
    /// A coordinator that has a parent.
    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol ParentCoordinator: AnyObject {
        // Weak in every class: the parent owns its children.
        var parentCoordinator: (any Coordinator)? { get set }
    }
    {{/if}}

    """#)

  private static let baseViewController = VersionedText(
    "coordinator/BaseViewController",
    #"""
    import UIKit

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol BaseViewControllerDelegate: AnyObject {
        func viewControllerDidLeave(_ viewController: UIViewController)
    }

    class BaseViewController: UIViewController {
        weak var leavingDelegate: (any BaseViewControllerDelegate)?

        // Not in viewWillDisappear: UIKit calls that for a swipe back that is then cancelled, too.
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil {
                leavingDelegate?.viewControllerDidLeave(self)
            }
        }
    }

    """#)

  private static let flowCoordinator = VersionedText(
    "coordinator/FlowCoordinator",
    #"""
    import UIKit

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Flow}}Coordinator: {{inherits}} {
        var childCoordinators: [any Coordinator] = []
        var navigationController: UINavigationController
    {{#if finishDelegate}}
        weak var finishDelegate: (any CoordinatorFinishDelegate)?
    {{else}}
    {{#if child}}
        weak var parentCoordinator: (any Coordinator)?
    {{/if}}
    {{/if}}
    {{#if result}}
        var onFinish: (({{Result}}) -> Void)?
    {{/if}}
    {{#if returns}}

        private weak var previousViewController: UIViewController?
    {{/if}}

        init(navigationController: UINavigationController) {
            self.navigationController = navigationController
        }

        func start() {
    {{#if returns}}
            previousViewController = navigationController.topViewController
    {{/if}}
    {{#each firstScreen}}
            let viewController = {{make}}
            viewController.coordinator = self
    {{/each}}
    {{#if pushed}}
            viewController.leavingDelegate = self
            navigationController.pushViewController(viewController, animated: true)
    {{else}}
            navigationController.pushViewController(viewController, animated: false)
    {{/if}}
        }
    {{#each laterScreens}}

        private func show{{Screen}}() {
            let viewController = {{make}}
            viewController.coordinator = self
            navigationController.pushViewController(viewController, animated: true)
        }
    {{/each}}
    {{#if closes}}

        private func close() {
    {{#if pushed}}
            guard let previousViewController else { return }
            navigationController.popToViewController(previousViewController, animated: true)
    {{else}}
            navigationController.dismiss(animated: true)
            finish()
    {{/if}}
        }
    {{/if}}
    {{#if finishes}}

        private func finish() {
            parentCoordinator?.removeChildCoordinator(childCoordinator: self)
        }
    {{/if}}
    }

    {{> coordinator/screenDelegates}}
    {{#if pushed}}
    extension {{Flow}}Coordinator: BaseViewControllerDelegate {
        func viewControllerDidLeave(_ viewController: UIViewController) {
            finish()
        }
    }
    {{/if}}
    {{#if sheet}}
    // UIKit tells only this delegate that a person has pulled the sheet down.
    extension {{Flow}}Coordinator: UIAdaptivePresentationControllerDelegate {
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            finish()
        }
    }
    {{/if}}

    """#)

  private static let screenDelegates = VersionedText(
    "coordinator/screenDelegates",
    #"""
    {{#each screens}}
    {{#if acts}}
    extension {{Flow}}Coordinator: {{Screen}}ViewControllerDelegate {
    {{#if closing}}
        func {{screen}}ViewControllerDidTapClose(_ viewController: {{Screen}}ViewController) {
            close()
        }
    {{/if}}
    {{#if between}}

    {{/if}}
    {{#if next}}
        func {{screen}}ViewControllerDidContinue(_ viewController: {{Screen}}ViewController) {
            show{{Next}}()
        }
    {{/if}}
    {{#if resulting}}
        func {{screen}}ViewController(
            _ viewController: {{Screen}}ViewController, didFinishWith {{result}}: {{Result}}
        ) {
            onFinish?({{result}})
            close()
        }
    {{/if}}
    {{#if done}}
        func {{screen}}ViewControllerDidFinish(_ viewController: {{Screen}}ViewController) {
            close()
        }
    {{/if}}
    }
    {{else}}
    extension {{Flow}}Coordinator: {{Screen}}ViewControllerDelegate {}
    {{/if}}

    {{/each}}
    """#)

  private static let parentMethod = VersionedText(
    "coordinator/parentMethod",
    #"""
        func show{{Flow}}() {
    {{#if sheet}}
            let sheet = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: sheet)
    {{else}}
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
    {{/if}}
    {{#if finishDelegate}}
            coordinator.finishDelegate = self
    {{else}}
            coordinator.parentCoordinator = self
    {{/if}}
            addChildCoordinator(childCoordinator: coordinator)
            coordinator.start()
    {{#if sheet}}
            sheet.presentationController?.delegate = coordinator
            navigationController.present(sheet, animated: true)
    {{/if}}
        }
    """#)

  private static let parentScreenMethod = VersionedText(
    "coordinator/parentScreenMethod",
    #"""
        func show{{Screen}}() {
            let viewController = {{make}}
            viewController.coordinator = self
            navigationController.pushViewController(viewController, animated: true)
        }
    """#)

  private static let delegateRequirement = VersionedText(
    "coordinator/delegateRequirement",
    #"""
        func {{parent}}ViewControllerDidSelect{{Flow}}(_ viewController: {{Parent}}ViewController)
    """#)

  private static let delegateMethod = VersionedText(
    "coordinator/delegateMethod",
    #"""
        func {{parent}}ViewControllerDidSelect{{Flow}}(_ viewController: {{Parent}}ViewController) {
            show{{Flow}}()
        }
    """#)

  private static let button = VersionedText(
    "coordinator/button",
    #"""
            addButton("{{FlowTitle}}") { $0.coordinator?.{{parent}}ViewControllerDidSelect{{Flow}}($0) }
    """#)
}
