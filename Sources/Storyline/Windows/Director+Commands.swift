import StorylineCore
import UIKit

// Commands: given at any time, carried out one after the other in settled states.
extension Director {
  // MARK: Giving

  func show(
    _ screen: UIViewController, of record: FlowRecord, animated: Bool, whenBusy policy: BusyPolicy
  ) -> ScreenHandle {
    let handle = ScreenHandle(.waiting)
    let id = tree.makeScreen(String(describing: type(of: screen)))
    do {
      try admit(id, screen, from: record, policy)
    } catch {
      handle.receipt = error.receipt
      changed()
      return handle
    }
    give(
      .show(id, of: record.id),
      Payload(screen: screen, animated: animated, handle: handle))
    return handle
  }

  /// Returns whether this is what decides how the flow ends.
  func decideFinish(of record: FlowRecord) -> Bool {
    reconcile()
    if tree.finish(record.id) {
      // Who goes is not on the way any more.
      queue.arrivals.withdraw(.coordinator(record.id))
      return true
    }
    tree.note(.refused(record.id, .notRunning))
    changed()
    return false
  }

  func removeScreens(of record: FlowRecord, animated: Bool) {
    give(.remove(record.id), Payload(screen: nil, animated: animated, handle: nil))
  }

  private func give(_ command: Command, _ payload: Payload) {
    let id = queue.append(command)
    payloads[id] = payload
    carryOutCommands()
    if payloads[id] != nil { tree.note(.queued(id)) }
    setNeedsSettling()
    changed()
  }

  // MARK: Carrying out

  /// Carries out what waits for as long as everything is settled.
  func carryOutCommands() {
    for container in containers.values { container.install() }
    reconcile()
    if isSettled { queue.arrivals.settle() }
    while isSettled, let (id, command) = queue.next() {
      let payload = payloads.removeValue(forKey: id)
      switch command {
      case .show(let screen, let owner):
        if let payload { carryOutShow(screen, of: owner, payload) }
      case .remove(let owner):
        if tree[owner] != nil { takeAway(screensOf: owner, animated: payload?.animated ?? false) }
      }
      queue.complete(id)
      reconcile()
    }
    for container in containers.values { container.watchTransition() }
  }

  private func carryOutShow(_ id: ScreenID, of owner: CoordinatorID, _ payload: Payload) {
    guard let screen = payload.screen else { return }
    guard let record = record(owner), tree[owner]?.phase == .running else {
      queue.arrivals.withdraw(.screen(id))
      payload.handle?.receipt = .refused(.notRunning)
      untold += tree.refuse(id, of: owner, .notRunning)
      return
    }
    do {
      try place(screen, as: id, of: record, animated: payload.animated)
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
  }

  /// A flow is shown when it, or one that it shows in its own place, has a screen.
  private func markShown(_ record: FlowRecord) {
    var each: FlowRecord? = record
    while let current = each, current.outcomeBox.receipt == .waiting {
      current.outcomeBox.receipt = .performed
      queue.arrivals.begin(.coordinator(current.id))
      each = current.parent
    }
  }
}
