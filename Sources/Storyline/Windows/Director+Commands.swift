import StorylineCore
import UIKit

// Commands: given at any time, carried out one after the other in settled states.
extension Director {
  // MARK: Giving

  func show(_ screen: UIViewController, of record: FlowRecord, animated: Bool) -> ScreenHandle {
    let handle = ScreenHandle(.waiting)
    let id = tree.makeScreen(String(describing: type(of: screen)))
    give(
      .show(id, of: record.id),
      Payload(screen: screen, animated: animated, handle: handle))
    return handle
  }

  /// Returns whether this is what decides how the flow ends: with a value, or for a reason.
  func decideEnd(of record: FlowRecord, because reason: Reason? = nil) -> Bool {
    reconcile()
    if tree.finish(record.id, because: reason) { return true }
    _ = refuse(.notRunning, to: record)
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
      payload.handle?.receipt = .refused(.notRunning)
      tree.note(.refused(owner, .notRunning))
      return
    }
    do {
      try place(screen, as: id, of: record, animated: payload.animated)
      payload.handle?.receipt = .performed
      markShown(record)
    } catch {
      payload.handle?.receipt = .refused(error)
      tree.note(.refused(owner, error))
      // A flow that cannot show its first screen has nothing to live for.
      if tree[owner]?.screensBelow == 0, record.outcomeBox.receipt == .waiting {
        record.outcomeBox.receipt = .refused(error)
        untold += tree.refuse(owner, error)
      }
    }
  }

  /// A flow is shown when it, or one that it shows in its own place, has a screen.
  func markShown(_ record: FlowRecord) {
    var each: FlowRecord? = record
    while let current = each, current.outcomeBox.receipt == .waiting {
      current.outcomeBox.receipt = .performed
      each = current.parent
    }
  }
}
