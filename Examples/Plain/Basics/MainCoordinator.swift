import UIKit

/// First, then second or third.
class MainCoordinator: NSObject, Coordinator {

    var childCoordinators = [Coordinator]()
    var navigationController: UINavigationController
    let visits = Visits()

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
    }

    func start() {
        let first = FirstViewController(visits: visits)
        first.coordinator = self
        navigationController.pushViewController(first, animated: false)
    }

    func showSecond() {
        let second = SecondViewController()
        second.delegate = firstViewController
        navigationController.pushViewController(second, animated: true)
    }

    func showThird() {
        let third = ThirdViewController()
        third.delegate = self
        navigationController.pushViewController(third, animated: true)
    }

    private var firstViewController: FirstViewController? {
        return navigationController.viewControllers.first as? FirstViewController
    }
}

// MARK: - UINavigationControllerDelegate

extension MainCoordinator: UINavigationControllerDelegate {

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        if viewController is FirstViewController { return }
        visits.add()
    }
}

// MARK: - ThirdViewControllerDelegate

extension MainCoordinator: ThirdViewControllerDelegate {

    func thirdViewController(_ viewController: ThirdViewController, didEnter name: String) {
        firstViewController?.greet(name)
        navigationController.popToRootViewController(animated: true)
    }
}
