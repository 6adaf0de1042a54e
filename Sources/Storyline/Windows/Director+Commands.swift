import StorylineCore
import UIKit

// Commands of flows: given at any time, carried out one after the other in settled states.
extension Director {
  // MARK: Showing

  /// Shows a screen: once the flows have agreed that would end because of its place, and once its turn
  /// has come.
  func show(
    _ screen: UIViewController, of record: FlowRecord, as style: ScreenStyle, animated: Bool,
    whenBusy policy: BusyPolicy
  ) -> ScreenHandle {
    let handle = ScreenHandle()
    let style = style.resolved(isCompact: isCompact(for: record)).kind
    askBeforeReplacing(flowsReplaced(by: style, shownBy: record)) { [self] mayLeave in
      guard mayLeave else { return handle.receipt = .refused(.guarded) }
      if !tree.isRunning(record.id) {
        report(
          .notRunning, of: .show(screen, as: style, by: record.flow, record), by: record,
          to: [handle.answer])
      }
      let id = reconciler.makeScreen(for: screen)
      do throws(NotTaken) {
        try admit(id, screen, from: record, policy)
      } catch {
        handle.receipt = error.receipt
        return changed()
      }
      let show = ShowCommand(
        id: id, owner: record.id, screen: screen, style: style, handle: handle, animated: animated)
      commands.give(.show(show))
    }
    return handle
  }

  /// A flow is shown when it, or one that it shows in its own place, has a screen.
  func markShown(_ record: FlowRecord) {
    var each: FlowRecord? = record
    while let current = each, current.outcomeBox.receipt == .waiting {
      current.outcomeBox.receipt = .performed
      commands.begin(.coordinator(current.id))
      each = current.parent
    }
  }

  // MARK: Ending

  /// Returns whether this is what decides how the flow ends: with a value, or for a reason.
  func decideEnd(of record: FlowRecord, because reason: Reason? = nil) -> Bool {
    reconcile()
    if reconciler.finish(record.id, because: reason) {
      // An ended flow is not pending any more.
      commands.withdraw(.coordinator(record.id))
      return true
    }
    _ = refuse(.notRunning, to: record)
    return false
  }

  /// Removes the screens of a flow whose end was just decided.
  func removeScreens(of record: FlowRecord, animated: Bool) {
    // Deciding has looked at the containers.
    commands.give(.remove(record.id, animated: animated), looks: false)
  }
}
