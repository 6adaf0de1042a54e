import StorylineCore
import UIKit

/// The leave-guard state of one window: finds the flows that have to be asked, asks them, and remembers
/// which flows may be left without a question.
@MainActor
final class LeaveGuards {
  /// The director of the window, which keeps this object.
  unowned var director: Director! { didSet { barriers.director = director } }
  /// A Boolean value that indicates whether any flow has had a guard. Until then no guard is
  /// searched for.
  private(set) var isInUse = false
  /// A Boolean value that indicates whether a question is open.
  private(set) var isAsking = false
  /// The commands that wait for the answer to the open question.
  private var waiting: [@MainActor () -> Void] = []
  private var permission = LeavePermission()
  private let barriers = Barriers()

  // MARK: Noticing guards

  /// A flow has another guard than before.
  func guardsDidChange() {
    isInUse = true
    // Flows that were removed before come first: barriers stop watching them.
    director.reconcile()
    if director.flows.hasEndings { director.setNeedsSettling() }
    update()
  }

  /// A flow that has a guard was attached to the tree.
  func flowWithGuardWasAttached() { isInUse = true }

  // MARK: Finding flows

  /// Returns the running flows with a guard that would end without these screens, in the order in which
  /// their screens are named.
  ///
  /// An alert does not keep its flow: a guard asks with one.
  func guarded(leaving going: [ScreenID]) -> [CoordinatorID] {
    guard isInUse, !going.isEmpty, permission.depth == 0 else { return [] }
    let tree = director.tree
    let leaving = Set(going)
    var seen: Set<CoordinatorID> = []
    var order: [CoordinatorID] = []
    for screen in going {
      var each = tree.owner(of: screen)
      while let id = each, seen.insert(id).inserted {
        order.append(id)
        each = tree[id]?.parent
      }
    }
    return order.filter { id in
      guard hasGuard(id) else { return false }
      let all = tree.screensBelow(id)
      let lasting = all.filter { !(director.screen($0) is UIAlertController) }
      return (lasting.isEmpty ? all : lasting).allSatisfy(leaving.contains)
    }
  }

  private func hasGuard(_ id: CoordinatorID) -> Bool {
    director.tree.isRunning(id) && director.record(id)?.flow?.leaveGuard != nil
  }

  // MARK: Asking

  /// Asks one flow after the other whether it may be left, until one refuses.
  func ask(_ ids: [CoordinatorID], then body: @escaping @MainActor (Bool) -> Void) {
    isAsking = true
    let director: Director = director
    Task { @MainActor in
      var mayLeave = true
      for id in ids where mayLeave {
        // A flow that has ended meanwhile need not be asked.
        guard director.tree.isRunning(id),
          let question = director.record(id)?.flow?.leaveGuard
        else { continue }
        mayLeave = await question.mayLeave()
        if !mayLeave { director.note(.refused(id, .guarded)) }
      }
      isAsking = false
      body(mayLeave)
      let again = waiting
      waiting = []
      for each in again { each() }
      director.changed()
      // Flows that have shown nothing were not reported while the question was open.
      director.setNeedsSettling()
    }
  }

  /// Asks the flows unless a question is open: a person's further tries mean the same one.
  func askUnlessAsking(_ ids: [CoordinatorID], then body: @escaping @MainActor (Bool) -> Void) {
    if !isAsking { ask(ids, then: body) }
  }

  /// Keeps a command until the open question is answered, after which everything may be different.
  ///
  /// - Returns: `true` if a question is open.
  func keepUntilAnswer(_ again: @escaping @MainActor () -> Void) -> Bool {
    if isAsking { waiting.append(again) }
    return isAsking
  }

  /// Goes back to `destination` as the person wants, after the flows have agreed.
  func tryToLeave(
    _ ids: [CoordinatorID], to destination: UIViewController, from id: CoordinatorID,
    because reason: Reason? = nil
  ) {
    guard !isAsking else { return }
    let request = BackRequest(
      to: .screen { [weak destination] in $0 === destination }, called: "\(type(of: destination))")
    request.cause = reason
    guard !ids.isEmpty else { return director.back(request, from: id, animated: true) }
    ask(ids) { [weak director] mayLeave in
      guard mayLeave, let director else { return }
      request.agreed.formUnion(ids)
      director.back(request, from: id, animated: true)
    }
  }

  // MARK: Permission

  /// Lets flows be left without a question until everything has settled: they were asked, or the code
  /// that takes them away need not ask.
  func permit(_ ids: some Sequence<CoordinatorID>) {
    guard isInUse else { return }
    permission.grant(ids)
  }

  /// Lets the flows be left that would end without these screens.
  func permit(leaving screens: [ScreenID]) { permit(guarded(leaving: screens)) }

  /// Runs code without asking any flow because of it.
  func withoutAsking<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Flows that were taken away before still ask.
    director.reconcile()
    permission.depth += 1
    defer {
      permission.depth -= 1
      permitEverything()
      director.setNeedsSettling()
    }
    return try body()
  }

  /// Lets every flow of the window be left by what UIKit was asked for in this turn of the run loop.
  func permitEverything() {
    guard isInUse else { return }
    permission.grant(
      director.tree.rootIDs.flatMap(director.tree.subtree), until: director.scheduler.passes + 1)
    director.scheduler.afterNextLayout(insisting: true)
  }

  // MARK: Barriers

  /// Closes and opens what people can go through. A container that moves is looked at when it has
  /// settled: a gesture that is switched off in the middle is cancelled.
  func update() {
    guard isInUse, !barriers.isPuttingBack, permission.depth == 0 else { return }
    barriers.update(self)
    guard director.isSettled, director.commands.isIdle else { return }
    permission.expire(after: director.scheduler.passes)
  }

  /// Opens the barrier of a container that is no longer watched.
  func open(_ container: ContainerID) { barriers.open(container) }

  /// Opens every barrier when the window was released.
  func openAll() { barriers.openAll() }

  /// A Boolean value that indicates whether screens are still to be put back.
  var isPuttingBack: Bool { barriers.isPuttingBack }

  /// Returns whether a container holds screens that are still to be put back.
  func withholds(_ container: any Container) -> Bool { barriers.withholds(container) }

  /// Puts back the screens of guarded flows that were taken away unasked, then asks the flows. After a
  /// yes the screens are taken away again.
  func putBack() {
    guard isInUse,
      let loss = barriers.putBack(self, permitted: { permission.includes($0) })
    else { return }
    askUnlessAsking(loss.flows) { [weak self] mayLeave in
      guard mayLeave, let self else { return }
      permission.grant(loss.flows, until: director.scheduler.passes + 1)
      loss.takeAway()
      director.scheduler.afterNextLayout(insisting: true)
      director.setNeedsSettling()
    }
  }
}

/// The flows that may be left without a question for now.
private struct LeavePermission {
  /// How many pieces of code are running that need not ask.
  var depth = 0
  private var flows: Set<CoordinatorID> = []
  private var lastPass = 0

  func includes(_ id: CoordinatorID) -> Bool { flows.contains(id) }

  /// Permits the flows to go, at least until the layout pass in which UIKit begins what it was asked for.
  mutating func grant(_ ids: some Sequence<CoordinatorID>, until pass: Int = 0) {
    flows.formUnion(ids)
    lastPass = max(lastPass, pass)
  }

  mutating func expire(after pass: Int) {
    guard !flows.isEmpty, pass >= lastPass else { return }
    flows = []
  }
}
