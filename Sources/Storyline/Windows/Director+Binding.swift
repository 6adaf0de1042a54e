import StorylineCore
import UIKit

// Screens that the app shows itself, and flows that it ends from outside.
extension Director {
  // MARK: Binding

  /// Lets a screen that the app shows itself belong to a flow.
  ///
  /// It is no command: nothing is done to UIKit, so it need not wait for a transition.
  func bind(_ screen: UIViewController, to record: FlowRecord, _ answer: Answer) {
    reconcile()
    if let refusal = reasonAgainstBinding(screen, to: record) {
      report(
        refusal, of: .bind(screen, by: record.flow, record), by: record, to: [answer])
      answer.receipt = refuse(refusal, to: record)
      return
    }
    answer.receipt = .performed
    guard id(of: screen) == nil else { return }
    reconciler.bind(screen, as: flows.makeScreen(for: screen), to: record)
    markShown(record)
    for container in containers { container.watchTransition() }
    // It may be about to be pushed.
    setNeedsSettling()
    changed()
  }

  private func reasonAgainstBinding(
    _ screen: UIViewController, to record: FlowRecord
  ) -> Refusal? {
    guard tree.isRunning(record.id) else { return .notRunning }
    if let id = id(of: screen) {
      return tree.owner(of: id) == record.id ? nil : .screenAlreadyShown
    }
    return Self.living.contains { $0.id(of: screen) != nil } ? .screenAlreadyShown : nil
  }

  /// Binds what was bound to a flow before it had a place in the tree.
  func bindWaitingScreens(of flow: any AnyFlow, _ record: FlowRecord) {
    let waiting = flow.unattached
    flow.unattached = []
    for each in waiting {
      if let screen = each.screen { bind(screen, to: record, each.answer) }
    }
  }

  // MARK: Ending from outside

  /// Ends a flow without a value. What has ended, or is about to, is left as it is.
  @discardableResult
  func close(_ record: FlowRecord, because reason: Reason, animated: Bool) -> Receipt {
    reconcile()
    guard tree.isRunning(record.id) else { return .performed }
    _ = decideEnd(of: record, because: reason)
    removeScreens(of: record, animated: animated)
    return tree[record.id] == nil ? .performed : .waiting
  }

  /// Writes a refusal down and answers with it.
  func refuse(_ refusal: Refusal, to record: FlowRecord) -> Receipt {
    note(.refused(record.id, refusal))
    changed()
    return .refused(refusal)
  }
}
