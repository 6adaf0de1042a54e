import Foundation
import StorylineCore
import UIKit

// Links from the outside: opened at any time, followed when their turn has come.
extension Director {
  // MARK: Opening

  func nextLink() -> LinkID {
    links.lastNumber += 1
    return LinkID(number: links.lastNumber)
  }

  /// Takes a link. One that has not begun yet is superseded.
  func open(_ request: LinkRequest, _ event: Event, expiresAfter seconds: TimeInterval) {
    tree.note(event)
    for each in links.open where each.run == nil { refuse(each, .superseded) }
    links.open.append(request)
    request.stopsClock = links.clock.call(after: seconds) { [weak self, weak request] in
      guard let self, let request, request.isOpen, request.run == nil else { return }
      refuse(request, .expired)
    }
    proceed(request)
    changed()
  }

  /// Gives the command again: at first, and when what the link waited for is there.
  private func proceed(_ request: LinkRequest) {
    guard request.isOpen, request.run == nil else { return }
    give(.follow(request.id), Payload(screen: nil, animated: request.animated, handle: nil))
  }

  private func goOn(_ request: LinkRequest) {
    guard request.isOpen, request.run == nil else { return }
    stopWaiting(request)
    tree.note(.linkGoesOn(request.id))
    proceed(request)
  }

  func refuse(_ request: LinkRequest, _ refusal: Refusal) {
    guard request.isOpen else { return }
    tree.note(.linkRefused(request.id, refusal))
    end(request, .refused(refusal))
  }

  func end(_ request: LinkRequest, _ receipt: Receipt) {
    stopWaiting(request)
    request.stopsClock?()
    request.stopsClock = nil
    links.open.removeAll { $0 === request }
    request.command.answer(receipt)
    setNeedsSettling()
  }

  // MARK: Waiting

  private func wait(_ request: LinkRequest, for wait: LinkWait, _ gates: [String: Gate]) {
    tree.note(.linkWaits(request.id, wait))
    request.waitsForFirstFlow = wait == .firstFlow
    guard case .gate(let name) = wait, let gate = gates[name], let window else { return }
    let stop = gate.wait(in: window) { [weak self, weak request] answer in
      guard let self, let request else { return }
      guard case .refused(let refusal)? = answer else { return goOn(request) }
      refuse(request, refusal)
    }
    // Whoever was told may have opened the gate at once.
    if request.isOpen { request.stopsWaiting.append(stop) }
  }

  private func stopWaiting(_ request: LinkRequest) {
    request.waitsForFirstFlow = false
    let stops = request.stopsWaiting
    request.stopsWaiting = []
    for stop in stops { stop() }
  }

  /// The window shows its first flow: links that came before it go on.
  func rootDidCome() {
    for request in links.open where request.waitsForFirstFlow { goOn(request) }
  }

  /// The window is gone.
  func refuseLinks() {
    for request in links.open where request.run == nil { refuse(request, .windowClosed) }
  }

  // MARK: Beginning

  /// Goes as far with a link as can be gone now.
  func carryOutLink(_ id: LinkID) -> Progress {
    guard let request = links.open.first(where: { $0.id == id }), request.isOpen else {
      return .done
    }
    if request.run == nil { begin(request) }
    guard let run = request.run else { return .done }
    return advance(run, of: request)
  }

  private func begin(_ request: LinkRequest) {
    let sketch = sketch(for: request)
    let plan = sketch.plan
    if let refusal = plan.refusals.first { return refuse(request, refusal) }
    for case .waits(let wait) in plan.obstacles.map(\.effect) {
      return self.wait(request, for: wait, sketch.gates)
    }
    let asked = plan.obstacles.compactMap { obstacle in
      if case .asks(let id) = obstacle.effect, !request.agreed.contains(id) { id } else { nil }
    }
    guard asked.isEmpty else { return ask(asked, before: request) }
    tree.note(
      .linkPlanned(
        request.id, keeps: plan.keeps, takesAway: plan.takesAway, shows: plan.shows))
    for id in plan.cannotSpare { tree.note(.linkCannotSpare(request.id, id)) }
    let run = LinkRun(plan)
    request.run = run
    build(run, sketch, of: request)
  }

  private func ask(_ ids: [CoordinatorID], before request: LinkRequest) {
    tree.note(.linkWaits(request.id, .answer))
    // Who is asked already answers first; then everything may be different.
    if questions.isAsking {
      questions.later.append { [weak self, weak request] in
        if let self, let request { goOn(request) }
      }
      return
    }
    ask(ids) { [weak self, weak request] mayLeave in
      guard let self, let request else { return }
      guard mayLeave else { return refuse(request, .guarded) }
      request.agreed.formUnion(ids)
      goOn(request)
    }
  }
}
