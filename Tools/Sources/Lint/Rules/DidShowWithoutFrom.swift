import SourceFacts

/// `didShow` removes a child without asking which screen was left, and whether the stack still has it.
struct DidShowWithoutFrom: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.didShows.compactMap { fact in
        guard !fact.asksForScreen,
          let owner = fact.owner.flatMap({ context.project.type($0, from: file) }),
          !context.project.isTest(owner)
        else { return nil }
        return page.finding(
          file.path, fact.place, "\(owner.name).navigationController",
          "`\(owner.simpleName)` removes a child in `didShow`, which is also called after a push")
      }
    }
  }

  let page = RulePage(
    id: "did-show-without-from",
    title: "`didShow` removes a child without checking which screen was popped",
    effect:
      "the child is released while its screens are still shown, and their buttons stop working.",
    remedy:
      "Ask `transitionCoordinator?.viewController(forKey: .from)`, and continue only if `viewControllers` does not "
      + "contain it.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          ↓childCoordinators.removeLast()
        }
      }
      """,
      """
      // After a push, too, the screen before is the one that was left.
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from) as? BuyViewController else { return }
          ↓childDidFinish(from.coordinator)
        }
      }
      """,
      """
      class BuyCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
          if isOpen { ↓parent?.coordinatorDidFinish(self) }
        }
      }
      """,
      """
      class MainCoordinator: NSObject {}
      extension MainCoordinator: UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          if let child = current { ↓remove(child) }
          for coordinator in done { remove(coordinator) }
        }
      }
      """,
      """
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool) {
          log("shown")
          ↓self.finish()
        }
      }
      """,
    ],
    good: [
      """
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
            !navigationController.viewControllers.contains(from)
          else { return }
          childDidFinish(from)
        }
      }
      """,
      """
      // The screen that is shown decides.
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          if viewController === root { childCoordinators.removeAll() }
        }
      }
      """,
      """
      class BuyCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
          if stack.topViewController == first { finish() }
        }
      }
      """,
      """
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          banner.removeFromSuperview()
          NotificationCenter.default.removeObserver(observer)
        }
      }
      """,
      """
      // A method of the project asks the stack, and the screens know theirs.
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(
          _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
          guard let from = stack.transitionCoordinator?.viewController(forKey: .from) else { return }
          if stack.contains(from) { return }
          childDidFinish(from)
        }
      }
      class BaseCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(
          _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
          if screens.allSatisfy({ $0.navigationController == nil }) { finish() }
        }
      }
      """,
      """
      // Another method of the delegate.
      class MainCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
          children.removeLast()
        }
      }
      """,
      """
      // A double for tests.
      class StackSpy: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
          finish()
        }
      }
      """,
    ])
}
