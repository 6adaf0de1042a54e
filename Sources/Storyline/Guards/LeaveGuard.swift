/// Asks whether a flow may be left, whatever way somebody tries.
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
/// - the back button of the screen behind which the flow would end asks first;
/// - the swipe back does not begin there;
/// - a modal that shows nothing but this flow cannot be pulled down or tapped away: who tries is
///   asked, and so is who taps the close button of ``ModalWrapper``;
/// - a tap on another tab asks first, if all that the flow shows is in the tab that is left; so does one
///   on the same tab, if the flow would be popped by it;
/// - a link that takes the flow away, or selects another tab, asks;
/// - `back(to:)`, of whatever flow, asks if this one would end.
///
/// A flow is asked once at a time. `finish` and `close` do not ask: they are the flow's own decision.
/// What the app does with UIKit by itself cannot be stopped, and ends the flow as always.
@MainActor
public struct LeaveGuard {
  /// What becomes of the list of screens that UIKit opens after a long press on the back button.
  @frozen
  public enum BackMenu: Hashable, Sendable {
    /// It stays. Who chooses a screen below the flow there leaves without being asked: UIKit has no
    /// public way to prevent that.
    case kept
    /// It goes, and with it UIKit's back button and the swipe back, on every screen from which the list
    /// would lead past the flow: there is a plain button in its place.
    case removed
  }

  let backMenu: BackMenu
  let mayLeave: @MainActor () async -> Bool

  /// Makes a guard.
  ///
  /// - Parameters:
  ///   - backMenu: What becomes of the list behind the back button.
  ///   - mayLeave: Whether the flow may be left. It may take its time; nothing else is asked until it
  ///     has answered.
  public init(
    backMenu: BackMenu = .kept, mayLeave: @escaping @MainActor () async -> Bool
  ) {
    self.backMenu = backMenu
    self.mayLeave = mayLeave
  }
}
