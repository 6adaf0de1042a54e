// The same for the plain pattern, which the library has for those who come from it.

import Storyline
import StorylineCore
import UIKit

struct Item { var id: Int }

final class EditCoordinator: Flow<Item> {}

final class ListCoordinator: Flow<Void>, CoordinatorFinishDelegate {
  // MARK: What does not compile

  func addsWhatIsNoFlow() {
    addChild(UIViewController())  // error
  }

  func keepsItsChildrenByHand(_ edit: EditCoordinator) {
    childCoordinators.append(edit)  // error
  }

  func bindsWhatIsNoScreen(_ view: UIView) {
    bindToLifecycle(of: view)  // error
  }

  func takesTheValueWithoutAsking(_ edit: EditCoordinator) {
    let item: Item = edit.outcome  // error
    print(item)
  }

  // MARK: What compiles

  /// The child keeps waiting to be added.
  func forgetsToAdd() { EditCoordinator().start() }

  /// The child never shows anything, and stays until this flow ends.
  func forgetsToStart() { addChild(EditCoordinator()) }

  /// The removal of the screen is not noticed.
  func forgetsToBind(_ navigationController: UINavigationController) {
    navigationController.pushViewController(UIViewController(), animated: true)
  }

  /// The value is not delivered.
  func forgetsTheDelegate() {
    let edit = EditCoordinator()
    addChild(edit)
    edit.start()
  }

  /// The child is of another kind, and its value is lost.
  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    if let list = childCoordinator as? ListCoordinator { print(list) }
  }
}
