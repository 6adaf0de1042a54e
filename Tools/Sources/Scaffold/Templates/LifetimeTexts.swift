/// The texts of `--lifetime`: coordinators that live as long as the first screen that they push.
enum LifetimeTexts {
  static let all = [coordinator, baseViewController, flowCoordinator, parentMethod]

  private static let coordinator = VersionedText(
    "lifetime/Coordinator",
    #"""
    import UIKit

    /// The base class of coordinators.
    ///
    /// A child leaves its parent when the screen that it is bound to has been released.
    {{#if isolated}}
    @MainActor
    {{/if}}
    class Coordinator {
        private(set) var childCoordinators: [Coordinator] = []
        // Weak: the parent owns its children.
        private weak var parentCoordinator: Coordinator?

        init() {}

        func start() {}

        func addChildCoordinator(childCoordinator: Coordinator) {
            childCoordinator.parentCoordinator = self
            childCoordinators.append(childCoordinator)
        }

        func removeChildCoordinator(childCoordinator: Coordinator) {
            childCoordinators = childCoordinators.filter { $0 !== childCoordinator }
        }

        func bindToLifecycle(of viewController: BaseViewController) {
            viewController.releaseObserver = ReleaseObserver { [weak self] in
                guard let self else { return }
                parentCoordinator?.removeChildCoordinator(childCoordinator: self)
            }
        }
    }

    """#)

  private static let baseViewController = VersionedText(
    "lifetime/BaseViewController",
    #"""
    import UIKit

    class BaseViewController: UIViewController {
        // Every way out releases the screen, and a swipe back that is cancelled does not.
        var releaseObserver: ReleaseObserver?
    }

    /// An object that calls a closure after its owner has been released.
    {{#if isolated}}
    @MainActor
    {{/if}}
    final class ReleaseObserver {
        private let onRelease: @MainActor () -> Void

        init(onRelease: @escaping @MainActor () -> Void) {
            self.onRelease = onRelease
        }

        deinit {
            Task { @MainActor [onRelease] in onRelease() }
        }
    }

    """#)

  private static let flowCoordinator = VersionedText(
    "lifetime/FlowCoordinator",
    #"""
    import UIKit

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Flow}}Coordinator: Coordinator {
        // Borrowed: the window or the presenting screen owns it.
        unowned let navigationController: UINavigationController
    {{#if result}}
        var onFinish: (({{Result}}) -> Void)?
    {{/if}}
    {{#if returns}}

        private weak var previousViewController: UIViewController?
    {{/if}}

        init(navigationController: UINavigationController) {
            self.navigationController = navigationController
        }

        override func start() {
    {{#if returns}}
            previousViewController = navigationController.topViewController
    {{/if}}
    {{#each firstScreen}}
            let viewController = {{make}}
            viewController.coordinator = self
    {{/each}}
            bindToLifecycle(of: viewController)
    {{#if pushed}}
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
    {{/if}}
        }
    {{/if}}
    }

    {{> coordinator/screenDelegates}}

    """#)

  private static let parentMethod = VersionedText(
    "lifetime/parentMethod",
    #"""
        func show{{Flow}}() {
    {{#if sheet}}
            let sheet = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: sheet)
    {{else}}
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
    {{/if}}
            addChildCoordinator(childCoordinator: coordinator)
            coordinator.start()
    {{#if sheet}}
            navigationController.present(sheet, animated: true)
    {{/if}}
        }
    """#)
}
