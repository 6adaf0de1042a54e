import StorylineCore
import UIKit

// Commands of flows: given at any time, carried out one after the other in settled states.
extension Director {
  // MARK: Showing

  /// Shows a screen: once the flows have agreed that would end because of its place, and once its turn
  /// has come.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - record: The flow of the screen.
  ///   - style: The place of the screen, with or without an animation.
  ///   - policy: The policy during a transition.
  ///   - asked: `true` if the flows have agreed that would end.
  ///   - handle: The handle of the command.
  /// - Returns: The handle.
  @discardableResult
  func show(
    _ screen: UIViewController, of record: FlowRecord, as style: ScreenStyle,
    whenBusy policy: BusyPolicy, asked: Bool = false, _ handle: ScreenHandle = ScreenHandle()
  ) -> ScreenHandle {
    let style = style.resolved(isCompact: isCompact(for: record))
    let replaced = asked ? [] : flowsReplaced(by: style.kind, shownBy: record)
    guard replaced.isEmpty else {
      askBeforeReplacing(replaced) { [self] mayLeave in
        guard mayLeave else { return handle.receipt = .refused(.guarded) }
        show(screen, of: record, as: style, whenBusy: policy, asked: true, handle)
      }
      return handle
    }
    if !tree.isRunning(record.id) {
      report(
        .notRunning, of: .show(screen, as: style.kind, by: record.flow, record), by: record,
        to: [handle.answer])
    }
    let id = flows.makeScreen(for: screen)
    do {
      try admit(id, screen, from: record, policy)
    } catch {
      handle.receipt = error.receipt
      changed()
      return handle
    }
    commands.give(
      ShowCommand(id: id, owner: record.id, screen: screen, style: style, handle: handle))
    return handle
  }

  /// A flow is shown when it, or one that it shows in its own place, has a screen.
  func markShown(_ record: FlowRecord) {
    for each in record.selfAndAncestors {
      guard each.outcomeBox.receipt == .waiting else { return }
      each.outcomeBox.receipt = .performed
      commands.begin(.coordinator(each.id))
    }
  }

  // MARK: Ending

  /// Returns whether this is what decides how the flow ends: with a value, or for a reason.
  func decideEnd(of record: FlowRecord, because reason: Reason? = nil) -> Bool {
    reconcile()
    if flows.finish(record.id, because: reason) {
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
    commands.give(RemoveCommand(owner: record.id, animated: animated), looks: false)
  }
}
