import Foundation
import StorylineCore
import UIKit

/// Follows the links of one window: opened at any time, each is followed when its turn has come.
///
/// `Documentation/Architecture/Links.md` shows the types that take part.
@MainActor
final class LinkFollower {
  /// The clock for links that wait.
  var clock: any LinkClock = TimerClock()
  /// A Boolean value that indicates whether flows of a link begin, whose screens are kept back.
  private(set) var isBuilding = false
  /// The director of the window, which keeps this object.
  unowned var director: Director!
  private var lastNumber = 0
  /// The links that were not followed or refused yet, the oldest first.
  private var open: [LinkRequest] = []
  /// The addresses of the flows to which routes have led.
  private var addresses: [CoordinatorID: Address] = [:]

  // MARK: Opening

  func nextID() -> LinkID {
    lastNumber += 1
    return LinkID(number: lastNumber)
  }

  /// Takes a link. One that has not begun yet is superseded.
  @discardableResult
  func open(
    _ goal: LinkGoal, _ event: Event, expiresAfter seconds: TimeInterval
  ) -> LinkRequest {
    let request = LinkRequest(goal)
    director.note(event)
    for each in open where each.run == nil { refuse(each, .superseded) }
    open.append(request)
    request.waiting.stopsClock = clock.call(after: seconds) { [weak self, weak request] in
      guard let self, let request, request.isOpen, request.run == nil else { return }
      refuse(request, .expired)
    }
    proceed(request)
    director.changed()
    return request
  }

  /// Refuses a text that is no link.
  func refuse(_ refusal: Refusal) -> CommandHandle {
    director.note(.linkRefused(nextID(), refusal))
    director.changed()
    return CommandHandle(.refused(refusal))
  }

  /// The plan for a link, as of now.
  func plan(for goal: LinkGoal) -> LinkPlan {
    LinkDraftMaker.makeDraft(LinkRequest(goal), in: director).plan
  }

  // MARK: Addresses

  /// Records the address of a flow.
  func locate(_ record: FlowRecord, at address: Address) {
    addresses[record.id] = address
    director.note(.located(record.id, address))
    guard let parent = record.parent?.flow else { return }
    RouteList.check(address.route, of: type(of: parent), below: record.flowAndAncestors.last)
  }

  /// Returns the address of a flow, if a route led to it.
  func address(of record: FlowRecord) -> Address? { addresses[record.id] }

  /// Returns the nearest flow, from this one up, to which a route has led; this one if there is none.
  func nearestStep(of record: FlowRecord) -> FlowRecord {
    record.selfAndAncestors.first { address(of: $0) != nil } ?? record
  }

  /// Forgets the address of a flow that has ended.
  func forgetAddress(of id: CoordinatorID) { addresses[id] = nil }

  // MARK: What the director tells

  /// The window shows a root flow: links that came before it continue.
  func rootDidCome() {
    for request in open where request.waiting.forFirstFlow { goOn(request) }
  }

  /// Refuses all open requests, because the window was released.
  func windowDidClose() {
    for request in open where request.run == nil { refuse(request, .windowClosed) }
  }

  /// Handles the release of flows, which may have had gates at which links wait. A link that has
  /// led to such a flow was left by the person; others are planned again.
  func flowsWereReleased() {
    for request in open where request.waiting.hasLostGate {
      if request.goal.restoration == nil, case .followedInPart = request.stage {
        refuse(request, .gateStayedClosed)
      } else {
        goOn(request)
      }
    }
  }

  /// A Boolean value that indicates whether a link is changing the window.
  var isFollowing: Bool { open.contains { $0.run != nil } }

  /// The stack that is about to get a screen.
  func stack(getting screen: UIViewController) -> UINavigationController? {
    open.lazy.compactMap { $0.run?.stack(getting: screen) }.first
  }

  /// Begins with a flow of which the screens are kept back.
  func begin(_ flow: any AnyFlow) {
    isBuilding = true
    flow.start()
    isBuilding = false
  }

  /// Goes as far with a link as is possible now.
  func carryOut(_ id: LinkID) -> CommandRunner.Progress {
    guard let request = open.first(where: { $0.id == id }), request.isOpen else { return .done }
    if request.run == nil { begin(request) }
    guard let run = request.run else { return .done }
    guard run.advance(animated: request.goal.animated) == .done else { return .hasToWait }
    finish(request, run)
    return .done
  }

  // MARK: Beginning

  /// Gives the command again: at first, and when what the link waited for is there.
  private func proceed(_ request: LinkRequest) {
    guard request.isOpen, request.run == nil else { return }
    director.commands.give(FollowCommand(link: request.id))
  }

  private func begin(_ request: LinkRequest) {
    stopWaiting(request)
    let draft = LinkDraftMaker.makeDraft(request, in: director)
    // A restoration leaves out a step that has no stack, and shows the rest.
    let mayLeaveOut = request.goal.restoration != nil
    let refusals = draft.plan.refusals.filter { !mayLeaveOut || $0 != .noNavigationController }
    if let refusal = refusals.first { return refuse(request, refusal) }
    drop(draft.abandoned, .parentLeftOut, of: request)
    if draft.waitsForFirstFlow { return waitForFirstFlow(request) }
    if let gate = draft.firstGate { return wait(request, for: [LinkHold(gate, asks: true)]) }
    // What a restoration has shown may have changed since: it is not put right again.
    let isDone = request.rest == nil ? draft.plan.isEmpty : draft.plan.shows.isEmpty
    if isDone, draft.rest.isHeld { return pause(request, draft.rest) }
    if isDone, request.rest != nil { return end(request, .performed) }
    let asked = draft.asked.filter { !request.agreed.contains($0) }
    guard asked.isEmpty else { return ask(asked, before: request) }
    let plan = draft.plan
    director.note(
      .linkPlanned(
        request.id, keeps: plan.keeps, takesAway: plan.takesAway, shows: plan.shows))
    for id in plan.cannotSpare { director.note(.linkCannotSpare(request.id, id)) }
    // Every flow with a guard that goes has agreed.
    director.leaveGuards.permitEverything()
    var builder = LinkBuilder(director, draft, request)
    do {
      request.stage = .following(try builder.build())
    } catch {
      refuse(request, error)
    }
  }

  private func ask(_ ids: [CoordinatorID], before request: LinkRequest) {
    director.note(.linkWaits(request.id, .answer))
    let waits = director.leaveGuards.keepUntilAnswer { [weak self, weak request] in
      if let self, let request { goOn(request) }
    }
    if waits { return }
    director.leaveGuards.ask(ids) { [weak self, weak request] mayLeave in
      guard let self, let request else { return }
      guard mayLeave else { return refuse(request, .guarded) }
      request.agreed.formUnion(ids)
      goOn(request)
    }
  }

  // MARK: Waiting

  private func waitForFirstFlow(_ request: LinkRequest) {
    director.note(.linkWaits(request.id, .firstFlow))
    request.waiting.forFirstFlow = true
  }

  private func wait(_ request: LinkRequest, for holds: [LinkHold]) {
    guard let window = director.window else { return }
    var seen: Set<ObjectIdentifier> = []
    for hold in holds {
      guard let gate = hold.gate, seen.insert(ObjectIdentifier(gate)).inserted else { continue }
      director.note(.linkWaits(request.id, .gate(gate.name)))
      // One branch may ask for what another one need not.
      let asks = holds.contains { $0.gate === gate && $0.asks }
      let stop = gate.wait(in: window, asks: asks) {
        [weak self, weak request, weak gate] answer in
        guard let self, let request else { return }
        guard case .refused(let refusal)? = answer else { return goOn(request) }
        gateStaysClosed(gate, refusal, for: request)
      }
      // The app may have opened the gate at once.
      if !gate.isOpen, request.isOpen { request.waiting.gates.append((hold, stop)) }
    }
  }

  /// Waits for gates that were met on the way. What lies before them is shown.
  private func pause(_ request: LinkRequest, _ rest: LinkRest) {
    request.stage = .waiting
    if rest.passed > 0, let root = director.runningRoot {
      request.stage = .followedInPart(rest, root)
    }
    if let handle = request.goal.restoration, rest.passed > 0 {
      // The rest may come much later, or never.
      request.waiting.stopsClock?()
      request.waiting.stopsClock = nil
      handle.heldBack = rest.heldBack
      request.answer(.performed)
    }
    wait(request, for: rest.holds)
  }

  private func goOn(_ request: LinkRequest) {
    guard request.isOpen, request.run == nil else { return }
    stopWaiting(request)
    director.note(.linkGoesOn(request.id))
    proceed(request)
  }

  private func stopWaiting(_ request: LinkRequest) {
    request.waiting.forFirstFlow = false
    let gates = request.waiting.gates
    request.waiting.gates = []
    for each in gates { each.stop() }
  }

  /// A gate stays closed. Of what is restored only the part behind it is left out.
  private func gateStaysClosed(_ gate: Gate?, _ refusal: Refusal, for request: LinkRequest) {
    guard let (rest, _) = request.rest, let gate else { return refuse(request, refusal) }
    let gone = rest.steps.withDescendants { rest.steps[$0].hold?.gate === gate }
    drop(gone, refusal, of: request)
    if request.rest?.steps.isHeld == false { end(request, .performed) }
  }

  /// Leaves out a part of what is left of a restoration.
  private func drop(_ gone: Set<Int>, _ refusal: Refusal, of request: LinkRequest) {
    guard !gone.isEmpty, let (rest, root) = request.rest else { return }
    let (kept, left) = rest.dropping(gone)
    leaveOut(left, refusal, of: request)
    request.stage = .followedInPart(kept, root)
    request.goal.restoration?.heldBack = kept.heldBack
  }

  // MARK: Ending

  private func finish(_ request: LinkRequest, _ run: LinkRun) {
    if request.goal.restoration == nil, let problem = run.problems.first {
      return refuse(request, problem.refusal)
    }
    for each in run.problems { leaveOut(each.step.route, each.refusal, of: request, each.call) }
    if run.rest.isHeld {
      pause(request, run.rest)
    } else {
      director.note(.linkFollowed(request.id))
      end(request, .performed)
    }
  }

  /// Leaves out steps that waited at a gate, with those below them.
  private func leaveOut(_ steps: [LinkStep], _ refusal: Refusal, of request: LinkRequest) {
    for step in steps {
      let refusal = step.hold == nil ? .parentLeftOut : refusal
      leaveOut(step.address.route, refusal, of: request)
    }
  }

  /// Leaves out a step of a restoration.
  func leaveOut(
    _ route: String, _ refusal: Refusal, of request: LinkRequest, _ call: Call? = nil
  ) {
    director.note(.linkLeavesOut(request.id, route: route, refusal))
    request.goal.restoration?.leaveOut(route, refusal, call)
  }

  private func refuse(_ request: LinkRequest, _ refusal: Refusal) {
    guard request.isOpen else { return }
    if let (rest, _) = request.rest {
      leaveOut(Array(rest.steps[rest.passed...]), refusal, of: request)
    } else {
      director.note(.linkRefused(request.id, refusal))
    }
    end(request, .refused(refusal))
  }

  private func end(_ request: LinkRequest, _ receipt: Receipt) {
    stopWaiting(request)
    request.waiting.stopsClock?()
    request.waiting.stopsClock = nil
    request.stage = .over
    request.goal.restoration?.heldBack = []
    open.removeAll { $0 === request }
    request.answer(receipt)
    director.setNeedsSettling()
  }
}
