import StorylineCore
import UIKit

// Actions of people and flows that leave other flows. Guards are asked first.
extension Director {
  // MARK: Back button

  /// The back button of a guarded screen was tapped.
  func backWasTapped(on top: UIViewController) {
    guard let navigation = top.parent as? UINavigationController,
      navigation.topViewController === top, isSettled, let id = id(of: top),
      let owner = tree.owner(of: id), let below = navigation.viewControllers.dropLast().last
    else { return }
    leaveGuards.tryToLeave(leaveGuards.guarded(leaving: [id]), to: below, from: owner)
  }

  // MARK: Modals

  /// The person tried to dismiss a modal and could not, or taps its close button.
  ///
  /// - Returns: `true` if the modal may go at once.
  func attemptToDismiss(_ modal: ModalWatcher, because reason: Reason) -> Bool {
    guard let root = modal.root, let presenter = root.presentingViewController else { return true }
    let ids = leaveGuards.guarded(leaving: screensAway(with: root))
    guard let first = ids.first else { return true }
    leaveGuards.tryToLeave(ids, to: visibleScreen(of: presenter), from: first, because: reason)
    return false
  }

  // MARK: Tabs

  /// A person taps a tab.
  ///
  /// Another tab leaves the flows whose screens are all in this one; the same tab again leaves
  /// those that UIKit is about to pop.
  ///
  /// - Returns: `true` if UIKit may go on at once.
  func maySelect(_ target: UIViewController, in tabs: TabWatcher) -> Bool {
    guard leaveGuards.isInUse else { return true }
    reconcile()
    let front = tabs.front
    if front.contains(target) { return mayPopToRoot(target as? UINavigationController) }
    let ids = leaveGuards.guarded(leaving: front.flatMap(screens).reversed())
    guard !ids.isEmpty else { return true }
    leaveGuards.askUnlessAsking(ids) { [weak tabs, weak target] mayLeave in
      if mayLeave, let target { tabs?.selectAsTapped(target) }
    }
    return false
  }

  private func mayPopToRoot(_ navigation: UINavigationController?) -> Bool {
    guard let screens = navigation?.viewControllers, let root = screens.first else { return true }
    let ids = leaveGuards.guarded(leaving: screens.dropFirst().flatMap(self.screens).reversed())
    guard let first = ids.first else { return true }
    leaveGuards.tryToLeave(ids, to: root, from: first)
    return false
  }

  // MARK: Showing in place of others

  /// Shows a flow, after the flows have agreed that would end because of its place.
  ///
  /// - Returns: The answer to the call if the flow was not taken, as far as that is known at once.
  func show(
    _ flow: any AnyFlow, below parent: FlowRecord?, as style: FlowStyle,
    whenBusy policy: BusyPolicy = .queue, beginning: @escaping () -> Void
  ) -> Answer? {
    let style = style.resolved(isCompact: isCompact(for: parent))
    let asked = flow.record == nil ? flowsReplaced(by: style, shownBy: parent) : []
    guard !asked.isEmpty else {
      let notTaken = showAtOnce(
        flow, below: parent, as: style, whenBusy: policy, beginning: beginning)
      return notTaken.map {
        answer($0, to: .show(flow, as: style, by: parent?.flow, parent), by: parent)
      }
    }
    askBeforeReplacing(asked) { [self] mayLeave in
      let notTaken =
        mayLeave
        ? showAtOnce(
          flow, below: parent, as: style, whenBusy: policy, beginning: beginning)
        : .refused(.guarded)
      if let notTaken { end(flow, notTaken, as: style, shownBy: parent) }
    }
    return nil
  }

  /// Ends a flow that was not taken after its handle was returned.
  private func end(
    _ flow: any AnyFlow, _ notTaken: NotTaken, as style: FlowStyle, shownBy parent: FlowRecord?
  ) {
    let box = flow.outcomeBox
    let isShown = flow.record != nil
    let reason: Reason
    switch notTaken {
    case .refused(let refusal):
      report(
        refusal, of: .show(flow, as: style, by: parent?.flow, parent), by: parent,
        to: isShown ? [] : [box.answer])
      reason = .refused(refusal)
    case .coalesced: reason = .coalesced
    }
    // Another call has shown the same flow meanwhile: the outcome is that one's.
    guard !isShown else { return }
    box.receipt = notTaken.receipt
    box.deliver(.cancelled(reason))
  }

  /// Calls `body` once the flows have agreed to end; at once if there are none.
  func askBeforeReplacing(
    _ ids: [CoordinatorID], then body: @escaping @MainActor (Bool) -> Void
  ) {
    guard !ids.isEmpty else { return body(true) }
    let waits = leaveGuards.keepUntilAnswer { [weak self] in
      self?.askBeforeReplacing(ids, then: body)
    }
    if !waits { leaveGuards.ask(ids, then: body) }
  }

  /// Returns the flows with a guard that would end if a flow showed a screen in this way.
  func flowsReplaced(
    by style: ScreenStyle.Kind, shownBy record: FlowRecord
  ) -> [CoordinatorID] {
    // The first screen takes the place of its flow: the flows were asked when that was shown.
    guard leaveGuards.isInUse, !tree.hasNoScreens(record.id) else { return [] }
    return flowsReplaced(by: self.style(of: record, style), shownBy: record)
  }

  /// The flows with a guard that would end if something came in this place. Those that show it go on.
  private func flowsReplaced(
    by style: FlowStyle, shownBy parent: FlowRecord?
  ) -> [CoordinatorID] {
    guard leaveGuards.isInUse, commands.rehearsal == nil else { return [] }
    // A flow that has ended shows nothing: it is refused at once.
    if let parent, !tree.isRunning(parent.id) { return [] }
    let staying = Set(parent?.selfAndAncestors.map(\.id) ?? [])
    return leaveGuards.guarded(leaving: screensReplaced(by: style, shownBy: parent))
      .filter { !staying.contains($0) }
  }

  private func screensReplaced(by style: FlowStyle, shownBy parent: FlowRecord?) -> [ScreenID] {
    reconcile()
    switch style.kind {
    case .root: return window?.rootViewController.map(screensAway) ?? []
    case .replace:
      guard let (navigation, start) = parent.flatMap(segment) else { return [] }
      return navigation.viewControllers[start...].reversed().flatMap(screens)
    case .slot(let slot):
      guard let parent, let siblingContainer = try? siblingContainer(of: slot, for: parent) else {
        return []
      }
      return siblingContainer.replaced(by: slot).flatMap(screens).reversed()
    case .automatic, .push, .present, .child: return []
    }
  }
}
