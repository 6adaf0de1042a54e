import StorylineCore
import UIKit

/// A request to go back: its destination, and the flows that have agreed.
@MainActor
final class BackRequest {
  /// The destination of a way back. It retains nothing.
  enum Target {
    /// A screen that fits.
    case screen((UIViewController) -> Bool)
    /// A flow that fits.
    case flow((any AnyFlow) -> Bool)
  }

  let target: Target
  /// The name of the target in the log.
  let name: String
  let handle: CommandHandle
  /// Why what is dismissed goes, if it is not the command itself.
  var cause: Reason?
  /// Flows that were asked whether they may be left, and agreed.
  var agreed: Set<CoordinatorID> = []

  init(to target: Target, called name: String, _ handle: CommandHandle = CommandHandle()) {
    self.target = target
    self.name = name
    self.handle = handle
  }
}

/// How to get back to a screen.
struct WayBack {
  let destination: UIViewController
  /// The stack that it is on, unless it is on none.
  let navigation: UINavigationController?
  /// The screens of flows that go, the topmost first.
  let going: [ScreenID]
}

/// The command to go back.
struct BackCommand: WindowCommand {
  let request: BackRequest
  /// The flow that goes back.
  let flow: CoordinatorID
  let animated: Bool

  var value: Command { .back(from: flow) }

  func carryOut(in director: Director) throws(Refusal) -> CommandRunner.Progress {
    guard let record = director.record(flow), director.tree.isRunning(flow) else {
      throw .notRunning
    }
    if let rehearsal = director.commands.rehearsal {
      rehearsal.note("back to \(request.name)")
    } else {
      guard let way = director.wayBack(to: request.target, from: record) else {
        throw .nothingToGoBackTo
      }
      let asked = director.leaveGuards.guarded(leaving: way.going)
        .filter { !request.agreed.contains($0) }
      guard asked.isEmpty else {
        ask(asked, in: director)
        return .done
      }
      director.go(way, animated: animated, because: request.cause)
    }
    request.handle.answer(.performed)
    return .done
  }

  func refuse(_ refusal: Refusal, in director: Director) {
    director.note(.refused(flow, refusal))
    request.handle.answer(.refused(refusal))
    director.changed()
  }

  /// Asks the flows that would end. The command is given again after they have agreed.
  private func ask(_ flows: [CoordinatorID], in director: Director) {
    let waits = director.leaveGuards.keepUntilAnswer { [weak director] in
      director?.commands.give(self)
    }
    if waits { return }
    director.leaveGuards.ask(flows) { [weak director] mayLeave in
      guard let director else { return }
      guard mayLeave else { return refuse(.guarded, in: director) }
      request.agreed.formUnion(flows)
      director.commands.give(self)
    }
  }
}
