// Calls that are wrong. A line that ends in `// error` must not compile, every other line must.
// Scripts/documentation-check wrong-calls

import Storyline
import StorylineCore
import UIKit

struct Item { var id: Int }

final class EditFlow: Flow<Item> {
  func openHistory(of id: Int) {}
}

final class ListFlow: Flow<Void> {
  // MARK: Outcomes

  func finishesWithTheWrongValue(_ edit: EditFlow) {
    edit.finish("saved")  // error
  }

  func finishesWithoutTheValue(_ edit: EditFlow) {
    edit.finish()  // error
  }

  func finishesWithAValueThatNobodyWants() {
    finish(3)  // error
  }

  func forgetsThatAFlowMayBeCancelled() async {
    let item: Item = await show(EditFlow()).outcome  // error
    print(item)
  }

  func forgetsToWait() {
    let outcome = show(EditFlow()).outcome  // error
    print(outcome)
  }

  func forgetsOneOfTheCases() async {
    switch await show(EditFlow()).outcome {  // error
    case .finished(let item): print(item)
    }
  }

  func takesTheOutcomeForTheValue() {
    show(EditFlow()).whenEnded { edited in print(edited.id) }  // error
  }

  // MARK: Showing

  func putsAClosureBehindTheCall() {
    show(EditFlow()) { _ in print("ended?") }  // error
  }

  func putsAClosureBehindTheStyle() {
    show(EditFlow(), as: .push) { _ in print("ended?") }  // error
  }

  func entersByAWayThatIsNotThere() {
    show(EditFlow(), entry: { $0.openSettings() }, as: .push)  // error
  }

  func entersWithoutTheArgument() {
    show(EditFlow(), entry: { $0.openHistory() }, as: .push)  // error
  }

  func showsAScreenAsTheRoot() {
    show(UIViewController(), as: .root)  // error
  }

  func letsAWindowPush(_ window: UIWindow) {
    window.show(EditFlow(), as: .push)  // error
  }

  func showsAType() {
    show(EditFlow.self)  // error
  }

  func showsWhatIsNoFlow() {
    show(Item(id: 1))  // error
  }

  func givesTheScreenTheFlowToShow(_ screen: UIViewController) {
    screen.show(EditFlow(), sender: nil)  // error
  }

  // MARK: What is the library's

  override func show(_ screen: UIViewController) {}  // error

  func setsAReceipt() {
    show(UIViewController()).receipt = .performed  // error
  }

  func makesAHandle() -> ScreenHandle {
    ScreenHandle(.performed)  // error
  }

  func setsTheOutcome(_ edit: EditFlow) {
    edit.outcome = nil  // error
  }

  func addsAChildByHand(_ edit: EditFlow) {
    childCoordinators.append(edit)  // error
  }

  func bindsWhatIsNoScreen(_ view: UIView) {
    bindToLifecycle(of: view)  // error
  }

  // MARK: Actors

  nonisolated func showsFromAnywhere() {
    show(EditFlow())  // error
  }

  func finishesOnAnotherThread(_ edit: EditFlow) {
    Task.detached { edit.finish(Item(id: 1)) }  // error
  }
}

// MARK: What compiles all the same

// Wrong as well, and told at run time: each is refused, with a receipt and a line in the log.
extension ListFlow {
  func showsItself() { show(self) }

  func showsTwice(_ edit: EditFlow) {
    show(edit)
    show(edit)
  }

  func showsBeforeItIsShown(_ other: ListFlow) { other.show(EditFlow()) }

  func removesSomebodyElsesChild(_ other: ListFlow, _ edit: EditFlow) {
    other.show(edit)
    removeChild(edit)
  }
}
