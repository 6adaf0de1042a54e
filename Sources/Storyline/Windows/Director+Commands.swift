import StorylineCore
import UIKit

// Commands: given at any time, carried out one after the other in settled states.
extension Director {
  // MARK: Giving

  func show(
    _ screen: UIViewController, of record: FlowRecord, as style: ScreenStyle, animated: Bool,
    whenBusy policy: BusyPolicy
  ) -> ScreenHandle {
    let handle = ScreenHandle(.waiting)
    let id = tree.makeScreen(typeName(of: screen))
    do {
      try admit(id, screen, from: record, policy)
    } catch {
      handle.receipt = error.receipt
      changed()
      return handle
    }
    give(
      .show(id, of: record.id),
      Payload(screen: screen, style: style.kind, animated: animated, handle: handle))
    return handle
  }

  /// Returns whether this is what decides how the flow ends: with a value, or for a reason.
  func decideEnd(of record: FlowRecord, because reason: Reason? = nil) -> Bool {
    reconcile()
    if tree.finish(record.id, because: reason) {
      // Who goes is not on the way any more.
      queue.arrivals.withdraw(.coordinator(record.id))
      return true
    }
    _ = refuse(.notRunning, to: record)
    return false
  }

  /// Takes the screens away of a flow whose end was just decided.
  func removeScreens(of record: FlowRecord, animated: Bool) {
    // Deciding has looked at the containers.
    give(.remove(record.id), Payload(screen: nil, animated: animated, handle: nil), looks: false)
  }

  func give(_ command: Command, _ payload: Payload, looks: Bool = true) {
    let id = queue.append(command)
    payloads[id] = payload
    carryOutCommands(looks: looks)
    // What a link keeps back does not wait for a transition.
    if payloads[id] != nil, !links.isBuilding { tree.note(.queued(id)) }
    let hasMore = !payloads.isEmpty || untold != Changes()
    // A transition that tells of its end is soon enough, if there is nothing to tell before.
    if hasMore || !containers.values.contains(where: \.awaitsTransition) { setNeedsSettling() }
    changed()
  }

  // MARK: Carrying out

  /// How far a command came.
  enum Progress { case done, hasToWait }

  /// Carries out what waits for as long as everything is settled.
  ///
  /// - Parameter looks: Whether containers may have changed since they were looked at.
  func carryOutCommands(looks: Bool = true) {
    for container in containers.values { container.install() }
    pursueDismissal()
    if looks || window == nil { reconcile() } else { endFinished() }
    // Looking at everything that is presented is not for nothing.
    var mayGoOn = (queue.count > 0 || !queue.arrivals.isEmpty) && isSettled
    if mayGoOn { queue.arrivals.settle() }
    while mayGoOn, let (id, command) = queue.next() {
      defer { mayGoOn = queue.count > 0 && isSettled }
      guard var payload = payloads.removeValue(forKey: id) else {
        queue.complete(id)
        continue
      }
      let progress = carryOut(command, &payload)
      if progress == .hasToWait {
        payloads[id] = payload
        queue.postpone(id, command)
        break
      }
      queue.complete(id)
      wake.didMove()
      reconcile()
    }
    watchTransitions()
    updateGates()
  }

  private func carryOut(_ command: Command, _ payload: inout Payload) -> Progress {
    switch command {
    case .show(let screen, let owner):
      return carryOutShow(screen, of: owner, &payload)
    case .remove(let owner):
      if tree[owner] != nil { takeAway(screensOf: owner, animated: payload.animated) }
      return .done
    case .back(let owner):
      if let request = payload.request {
        carryOutBack(request, from: owner, animated: payload.animated)
      }
      return .done
    case .follow(let link): return carryOutLink(link)
    }
  }

  private func carryOutShow(
    _ id: ScreenID, of owner: CoordinatorID, _ payload: inout Payload
  ) -> Progress {
    guard let screen = payload.screen else { return .done }
    guard let record = record(owner), tree[owner]?.phase == .running else {
      queue.arrivals.withdraw(.screen(id))
      payload.handle?.receipt = .refused(.notRunning)
      untold += tree.refuse(id, of: owner, .notRunning)
      return .done
    }
    do {
      if try place(screen, as: id, of: record, &payload) == .hasToWait { return .hasToWait }
      queue.arrivals.begin(.screen(id))
      payload.handle?.receipt = .performed
      markShown(record)
    } catch {
      queue.arrivals.withdraw(.screen(id))
      payload.handle?.receipt = .refused(error)
      let changes = tree.refuse(id, of: owner, error)
      if !changes.endings.isEmpty { record.outcomeBox.receipt = .refused(error) }
      untold += changes
    }
    return .done
  }

  /// A flow is shown when it, or one that it shows in its own place, has a screen.
  func markShown(_ record: FlowRecord) {
    var each: FlowRecord? = record
    while let current = each, current.outcomeBox.receipt == .waiting {
      current.outcomeBox.receipt = .performed
      queue.arrivals.begin(.coordinator(current.id))
      each = current.parent
    }
  }
}
