import StorylineCore
import UIKit

// The policy for commands during a transition.
extension Director {
  /// Judges the showing of a flow.
  func admit(
    _ id: CoordinatorID, _ flow: any AnyFlow, from caller: FlowRecord, _ policy: BusyPolicy
  ) throws(NotTaken) {
    let kind = ObjectIdentifier(type(of: flow))
    switch commands.decide(kind, from: caller.id, policy) {
    case .accepted:
      commands.expect(.coordinator(id), kind, from: caller.id)
    case .coalesced(let first):
      if case .coordinator(let first) = first { note(.coalesced(id, with: first)) }
      throw .coalesced
    case .refused(let refusal):
      note(.refused(id, refusal))
      throw .refused(refusal)
    }
  }

  /// Judges the showing of a screen.
  func admit(
    _ id: ScreenID, _ screen: UIViewController, from caller: FlowRecord, _ policy: BusyPolicy
  ) throws(NotTaken) {
    let kind = ObjectIdentifier(type(of: screen))
    switch commands.decide(kind, from: caller.id, policy) {
    case .accepted:
      commands.expect(.screen(id), kind, from: caller.id)
    case .coalesced(let first):
      if case .screen(let first) = first { note(.screenCoalesced(id, with: first)) }
      throw .coalesced
    case .refused(let refusal):
      note(.screenRefused(id, caller.id, refusal))
      throw .refused(refusal)
    }
  }
}

extension FlowRecord {
  /// The policy of this command while another one is in progress. The first screens of a flow
  /// always wait: the command that shows the flow was judged before.
  var busyPolicy: BusyPolicy {
    if director.flows.starts.isStarting(self) || outcomeBox.receipt == .waiting { return .queue }
    return flow?.busyPolicy ?? .queue
  }
}
