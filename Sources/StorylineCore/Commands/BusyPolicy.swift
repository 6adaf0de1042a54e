/// The policy for a command that is given during another one: while a transition runs, or while
/// commands wait for one.
///
/// ```swift
/// list.onSelect = { [weak self] phone in
///   // A double tap shows one detail.
///   self?.show(DetailFlow(phone), as: .push, whenBusy: .coalesce)
/// }
/// ```
@frozen
public enum BusyPolicy: Hashable, Sendable {
  /// It waits for its turn.
  case queue
  /// The command counts as done when the same flow has already been asked to show a flow or screen
  /// of the same type, which waits or is only just becoming visible; else it waits for its turn.
  /// Its receipt is then ``Receipt/coalesced``, and the first one continues.
  case coalesce
  /// It is refused: ``Refusal/busy``.
  case refuse
}
