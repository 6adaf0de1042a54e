import StorylineCore
import UIKit

/// Carries out the commands of one window, one after the other, whenever everything has settled.
@MainActor
final class CommandRunner {
  /// How far a command came.
  enum Progress { case done, hasToWait }

  private var queue = CommandQueue()
  /// The commands in the queue, with their objects.
  private var waiting: [CommandID: any WindowCommand] = [:]
  /// A substitute for UIKit where one flow is tested by itself.
  weak var rehearsal: Rehearsal?
  /// The director of the window, which keeps this object.
  unowned var director: Director!

  /// A Boolean value that indicates whether a command is being carried out: then the containers do not
  /// hold yet what they are about to hold.
  var isRunning: Bool { queue.isCarryingOut }

  /// A Boolean value that indicates whether no command waits, and none is being carried out.
  var isIdle: Bool { queue.isIdle }

  // MARK: Giving

  /// Puts a command behind all others, and carries out what can be carried out now.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - looks: `true` if containers may have changed since the last reconciliation.
  func give(_ command: some WindowCommand, looks: Bool = true) {
    let id = queue.append(command.value)
    waiting[id] = command
    run(looks: looks)
    // What a link keeps back does not wait for a transition.
    if waiting[id] != nil, !director.links.isBuilding { director.note(.queued(id)) }
    let hasMore = !waiting.isEmpty || director.flows.hasEndings
    // The reported end of a transition is soon enough, if no observer is to be notified before.
    if hasMore || !director.containers.contains(where: \.awaitsTransition) {
      director.setNeedsSettling()
    }
    director.changed()
  }

  /// Carries out the commands that wait, for as long as everything is settled.
  ///
  /// - Parameter looks: `true` if containers may have changed since the last reconciliation.
  func run(looks: Bool = true) {
    for container in director.containers { container.install() }
    director.transitions.pursueDismissal()
    if looks || director.window == nil {
      director.reconcile()
    } else {
      director.flows.endFinished()
    }
    // Looking at everything that is presented takes time.
    var mayGoOn = (queue.count > 0 || !queue.pendingShows.isEmpty) && director.isSettled
    if mayGoOn { queue.pendingShows.settle() }
    while mayGoOn, let (id, value) = queue.next() {
      defer { mayGoOn = queue.count > 0 && director.isSettled }
      guard let command = waiting.removeValue(forKey: id) else {
        queue.complete(id)
        continue
      }
      do {
        guard try command.carryOut(in: director) == .done else {
          waiting[id] = command
          queue.postpone(id, value)
          break
        }
      } catch {
        command.refuse(error, in: director)
      }
      queue.complete(id)
      director.scheduler.didMove()
      director.reconcile()
    }
    director.transitions.observe(isAwaited: !queue.isIdle)
    director.leaveGuards.update()
  }

  /// Takes the screens out that flows are about to show, and that a link shows for them: in order.
  func takeShows(of owners: Set<CoordinatorID>) -> [ShowCommand] {
    queue.withdrawShows(of: owners).compactMap { each in
      waiting.removeValue(forKey: each.id) as? ShowCommand
    }
  }

  // MARK: Shows on their way

  /// Decides about a command that shows something while something else may be on its way.
  func decide(
    _ kind: ObjectIdentifier, from caller: CoordinatorID, _ policy: BusyPolicy
  ) -> PendingShows.Decision {
    queue.pendingShows.decide(kind, from: caller, policy, isBusy: !director.isSettled || !isIdle)
  }

  /// Records a flow or screen that is about to become visible.
  func expect(_ subject: PendingShows.Subject, _ kind: ObjectIdentifier, from caller: CoordinatorID)
  {
    queue.pendingShows.expect(subject, kind, from: caller)
  }

  /// Notes that UIKit has begun to show something.
  func begin(_ subject: PendingShows.Subject) { queue.pendingShows.begin(subject) }

  /// Notes that something is not going to be shown.
  func withdraw(_ subject: PendingShows.Subject) { queue.pendingShows.withdraw(subject) }
}
