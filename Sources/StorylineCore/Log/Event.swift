/// One thing that happened to a tree of coordinators. Its text form is stable.
public enum Event: Hashable, Sendable, CustomStringConvertible {
  /// A coordinator became part of the tree, shown by `parent`, or by a window.
  case attached(CoordinatorID, parent: CoordinatorID?, Placement)
  /// A command waits, because a transition is running.
  case queued(CommandID)
  /// A screen of a coordinator was handed to a container.
  case shown(ScreenID, CoordinatorID, ContainerID)
  /// A command, or the showing of a coordinator, was refused.
  case refused(CoordinatorID, Refusal)
  /// A gesture was cancelled: the container holds what it held before.
  case stayed(ContainerID)
  /// A container is settled and holds other screens than before; `nil` is a screen of somebody else.
  case settled(ContainerID, [ScreenID?])
  /// A presented container is out of the window, and UIKit goes on to keep what is in it: somebody
  /// replaced the root below it without dismissing it first.
  case kept(ContainerID)
  /// A coordinator called `finish`; its screens are about to go.
  case finishing(CoordinatorID)
  /// A coordinator was closed without a value; its screens are about to go.
  case closing(CoordinatorID, Reason)
  /// A coordinator ended with a value.
  case finished(CoordinatorID)
  /// A coordinator ended without a value.
  case cancelled(CoordinatorID, Reason)
  /// A coordinator that had ended was released from memory.
  case released(CoordinatorID)

  public var description: String {
    switch self {
    case .attached(let id, let parent?, let placement): "\(id) \(placement) by \(parent)"
    case .attached(let id, nil, let placement): "\(id) \(placement)"
    case .queued(let command): "\(command) waits"
    case .shown(let screen, let id, let container): "\(id) shows \(screen) in \(container)"
    case .refused(let id, let refusal): "\(id) refused: \(refusal)"
    case .stayed(let container): "\(container) stayed as it was"
    case .settled(let container, let screens):
      "\(container) settled: ["
        + screens.map { $0?.description ?? "–" }.joined(separator: ", ") + "]"
    case .kept(let container): "\(container) is out of sight, and UIKit keeps it"
    case .finishing(let id): "\(id) finishes"
    case .closing(let id, let reason): "\(id) closes: \(reason)"
    case .finished(let id): "\(id) finished"
    case .cancelled(let id, let reason): "\(id) cancelled: \(reason)"
    case .released(let id): "\(id) released"
    }
  }
}
