import StorylineCore
import UIKit

// What becomes of a command that is given while something else is on its way.
extension Director {
  /// Whether a command would have to wait.
  private var isBusy: Bool { !isSettled || !queue.isIdle }

  /// Judges the showing of a flow.
  func admit(
    _ id: CoordinatorID, _ flow: any AnyFlow, from giver: FlowRecord, _ policy: BusyPolicy
  ) throws(NotTaken) {
    let kind = ObjectIdentifier(type(of: flow))
    switch queue.arrivals.judge(kind, from: giver.id, policy, isBusy: isBusy) {
    case .taken:
      queue.arrivals.expect(.coordinator(id), kind, from: giver.id)
    case .coalesced(let first):
      if case .coordinator(let first) = first { tree.note(.coalesced(id, with: first)) }
      throw .coalesced
    case .refused(let refusal):
      tree.note(.refused(id, refusal))
      throw .refused(refusal)
    }
  }

  /// Judges the showing of a screen.
  func admit(
    _ id: ScreenID, _ screen: UIViewController, from giver: FlowRecord, _ policy: BusyPolicy
  ) throws(NotTaken) {
    let kind = ObjectIdentifier(type(of: screen))
    switch queue.arrivals.judge(kind, from: giver.id, policy, isBusy: isBusy) {
    case .taken:
      queue.arrivals.expect(.screen(id), kind, from: giver.id)
    case .coalesced(let first):
      if case .screen(let first) = first { tree.note(.screenCoalesced(id, with: first)) }
      throw .coalesced
    case .refused(let refusal):
      tree.note(.screenRefused(id, giver.id, refusal))
      throw .refused(refusal)
    }
  }
}

extension FlowRecord {
  /// What the flow wants while something else is on its way. What it starts with always waits: that
  /// it is shown at all was judged before.
  var busyPolicy: BusyPolicy {
    if isStarting || outcomeBox.receipt == .waiting { return .queue }
    return flow?.busyPolicy ?? .queue
  }
}
