/// A guard that decides whether a flow may be left, by any gesture or code.
///
/// ```swift
/// leaveGuard = LeaveGuard { [weak self] in
///   guard let self, draft.isChanged else { return true }
///   let discard = Alert(
///     "Discard the draft?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
///   return await show(discard).outcome.value == true
/// }
/// ```
///
/// As long as a flow has one:
/// - the back button of the screen behind which the flow would end asks first, and the swipe back does not
///   begin there;
/// - a modal that shows only this flow cannot be pulled down or tapped away: a try asks, and so does the
///   close button of ``ModalWrapper``;
/// - a tap on another tab asks first if all that the flow shows is in the tab that is left, and a tap on
///   the same tab if it would pop the flow;
/// - links, `back(to:)`, and flows shown as `.root`, `.replace` or `.column` ask if they take the flow away;
/// - where UIKit has no question, as in the menu behind the back button, after a pop or a dismissal
///   by the app and after another root, the screens come back and the flow is asked then.
///
/// A flow is asked once at a time. `finish` and `close` do not ask: they are the flow's own decision. Code
/// that need not ask runs in `UIWindow.leaveWithoutAsking(_:)`. <doc:WhatAsksBeforeLeaving> lists all ways.
@MainActor
public struct LeaveGuard {
  /// The policy for the list of screens that UIKit opens after a long press on the back button.
  @frozen
  public enum BackMenu: Hashable, Sendable {
    /// The list stays. A choice that leads past the flow is undone until the flow agrees: UIKit has no
    /// public way to ask before.
    case kept
    /// The list is removed, with UIKit's back button and the swipe back, on every screen from which it
    /// would lead past the flow. A plain button takes the place of the back button.
    case removed
  }

  let backMenu: BackMenu
  let mayLeave: @MainActor () async -> Bool

  /// Makes a guard.
  ///
  /// - Parameters:
  ///   - backMenu: The policy for the list behind the back button.
  ///   - mayLeave: Returns whether the flow may be left. It may take its time; nothing else is asked until
  ///     it has answered.
  public init(
    backMenu: BackMenu = .kept, mayLeave: @escaping @MainActor () async -> Bool
  ) {
    self.backMenu = backMenu
    self.mayLeave = mayLeave
  }
}
