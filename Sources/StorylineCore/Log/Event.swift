/// One thing that happened to a tree of coordinators.
///
/// Its text form is stable, and can be read back: `Event(event.description) == event`. It is either
/// a fact, which somebody told the tree, or what the tree made of it: ``finished(_:)`` and
/// ``cancelled(_:_:)``. ``Replay`` makes the second out of the first again.
public enum Event: Hashable, Sendable {
  /// A coordinator became part of the tree, shown by `parent`, or by a window.
  case attached(CoordinatorID, parent: CoordinatorID?, Placement)
  /// A command waits, because a transition is running.
  case queued(CommandID)
  /// A screen of a coordinator was handed to a container.
  case shown(ScreenID, CoordinatorID, ContainerID)
  /// A container was handed a screen, and does not hold it.
  case notTaken(ScreenID, ContainerID)
  /// A command of a coordinator, or the showing of one, was refused.
  case refused(CoordinatorID, Refusal)
  /// The showing of a screen was refused.
  case screenRefused(ScreenID, CoordinatorID, Refusal)
  /// A coordinator was not shown, because another one of its kind is on its way.
  case coalesced(CoordinatorID, with: CoordinatorID)
  /// A screen was not shown, because another one of its kind is on its way.
  case screenCoalesced(ScreenID, with: ScreenID)
  /// A gesture was cancelled: the container holds what it held before.
  case stayed(ContainerID)
  /// A container is settled and holds other screens than before; `nil` is a screen of somebody else.
  /// The reason is there when screens are missing and somebody knows why.
  case settled(ContainerID, [ScreenID?], Reason? = nil)
  /// A container is a part of a screen, and goes with it.
  case enclosed(ContainerID, ScreenID)
  /// A container is gone.
  case closed(ContainerID, Reason)
  /// A presented container is out of the window, and UIKit goes on to keep what is in it: somebody
  /// replaced the root below it without dismissing it first.
  case kept(ContainerID)
  /// A screen was released from memory while it was still taken for shown.
  case lost(ScreenID, Reason)
  /// A coordinator that ends leaves screens where they are.
  case left(CoordinatorID, [ScreenID])
  /// The window is gone.
  case windowClosed
  /// A coordinator called `finish`; its screens are about to go.
  case finishing(CoordinatorID)
  /// A coordinator was closed without a value; its screens are about to go.
  case closing(CoordinatorID, Reason)
  /// A coordinator ended with a value.
  case finished(CoordinatorID)
  /// A coordinator ended without a value.
  case cancelled(CoordinatorID, Reason)
  /// A coordinator was released from memory.
  case released(CoordinatorID)
  /// A coordinator has ended and is not released. Only the stage looks for such: in tests, and in
  /// debug builds of an app that runs there.
  case retained(CoordinatorID, Retention)
  /// A screen of a coordinator has left for good and is not released.
  case screenRetained(ScreenID, Retention)
}

extension Event: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .attached(let id, let parent?, let placement): "\(id) \(placement) by \(parent)"
    case .attached(let id, nil, let placement): "\(id) \(placement)"
    case .queued(let command): "\(command) waits"
    case .shown(let screen, let id, let container): "\(id) shows \(screen) in \(container)"
    case .notTaken(let screen, let container): "\(container) did not take \(screen)"
    case .refused(let id, let refusal): "\(id) refused: \(refusal)"
    case .screenRefused(let screen, let id, let refusal): "\(screen) of \(id) refused: \(refusal)"
    case .coalesced(let id, let first): "\(id) coalesced with \(first)"
    case .screenCoalesced(let id, let first): "\(id) coalesced with \(first)"
    case .stayed(let container): "\(container) stayed as it was"
    case .settled(let container, let screens, let reason):
      "\(container) settled: ["
        + screens.map { $0?.description ?? "–" }.joined(separator: ", ") + "]"
        + (reason.map { ", \($0)" } ?? "")
    case .enclosed(let container, let screen): "\(container) is in \(screen)"
    case .closed(let container, let reason): "\(container) closed: \(reason)"
    case .kept(let container): "\(container) is out of sight, and UIKit keeps it"
    case .lost(let screen, let reason): "\(screen) gone: \(reason)"
    case .left(let id, let screens):
      "\(id) leaves [" + screens.map(\.description).joined(separator: ", ") + "] in sight"
    case .windowClosed: "window closed"
    case .finishing(let id): "\(id) finishes"
    case .closing(let id, let reason): "\(id) closes: \(reason)"
    case .finished(let id): "\(id) finished"
    case .cancelled(let id, let reason): "\(id) cancelled: \(reason)"
    case .released(let id): "\(id) released"
    case .retained(let id, let retention): "\(id) \(retention)"
    case .screenRetained(let screen, let retention): "\(screen) \(retention)"
    }
  }

  /// Reads an event from its text form, to the letter.
  public init?(_ description: String) {
    guard let event = EventParser.parse(description[...]),
      event.description.unicodeScalars.elementsEqual(description.unicodeScalars)
    else { return nil }
    self = event
  }
}
