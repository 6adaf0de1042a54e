/// One thing that happened to a tree of coordinators.
///
/// Its text form is stable, and can be read back: `Event(event.description) == event`. An event is
/// either a fact that was reported to the tree, or a consequence that the tree derived:
/// ``finished(_:)`` and ``cancelled(_:_:)``. ``Replay`` derives the consequences again from the
/// facts.
///
/// It is not an enumeration, so that a new event breaks no `switch`. Compare its ``kind``, and read
/// the values that it carries:
///
/// ```swift
/// let lost = window.storyLog.filter { $0.kind == .cancelled && $0.reason == .popped }
/// ```
public struct Event: Hashable, Sendable {
  /// The kind and the values, for code of this package that treats every kind of event.
  package let content: Content

  init(_ content: Content) { self.content = content }

  /// The kind of an event.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) { self.name = name }

    public var description: String { name }

    /// A coordinator was attached to the tree.
    public static let attached = Kind("attached")

    /// A command waits, because a transition is running.
    public static let queued = Kind("queued")

    /// A screen of a coordinator was handed to a container.
    public static let shown = Kind("shown")

    /// A container did not accept a screen that it was handed.
    public static let notTaken = Kind("notTaken")

    /// A command of a coordinator, or the showing of a coordinator, was refused.
    public static let refused = Kind("refused")

    /// The showing of a screen was refused.
    public static let screenRefused = Kind("screenRefused")

    /// A coordinator was not shown, because another one of its type is pending.
    public static let coalesced = Kind("coalesced")

    /// A screen was not shown, because another one of its type is pending.
    public static let screenCoalesced = Kind("screenCoalesced")

    /// A gesture was cancelled; the container holds the same screens as before.
    public static let gestureCancelled = Kind("gestureCancelled")

    /// A container is settled and holds other screens than before.
    public static let settled = Kind("settled")

    /// A tab or page was selected, by a person or in code.
    public static let selected = Kind("selected")

    /// A split view collapsed to one column.
    public static let collapsed = Kind("collapsed")

    /// A split view expanded to several columns.
    public static let expanded = Kind("expanded")

    /// A container became part of a screen, and leaves with it.
    public static let enclosed = Kind("enclosed")

    /// A container was removed.
    public static let closed = Kind("closed")

    /// A presented container left the window and UIKit still retains it.
    public static let kept = Kind("kept")

    /// A screen was released from memory while the tree took it for shown.
    public static let lost = Kind("lost")

    /// A coordinator ended and left screens in place.
    public static let left = Kind("left")

    /// The window was closed.
    public static let windowClosed = Kind("windowClosed")

    /// A coordinator called `finish`; its screens are about to leave.
    public static let finishing = Kind("finishing")

    /// A coordinator was closed without a value; its screens are about to leave.
    public static let closing = Kind("closing")

    /// A coordinator ended with a value.
    public static let finished = Kind("finished")

    /// A coordinator ended without a value.
    public static let cancelled = Kind("cancelled")

    /// A coordinator was released from memory.
    public static let released = Kind("released")

    /// A coordinator ended and is not released.
    public static let retained = Kind("retained")

    /// A screen of a coordinator left for good and is not released.
    public static let screenRetained = Kind("screenRetained")

    /// A coordinator is at the destination of a route.
    public static let located = Kind("located")

    /// A link was opened, to be followed step by step.
    public static let linkOpened = Kind("linkOpened")

    /// Saved addresses are about to be shown again, in order.
    public static let linkRestores = Kind("linkRestores")

    /// A link cannot be followed yet.
    public static let linkWaits = Kind("linkWaits")

    /// A link that waited is followed further.
    public static let linkGoesOn = Kind("linkGoesOn")

    /// The changes that a link is about to make.
    public static let linkPlanned = Kind("linkPlanned")

    /// A coordinator that should survive links cannot be kept.
    public static let linkCannotSpare = Kind("linkCannotSpare")

    /// A saved address is not shown again.
    public static let linkLeavesOut = Kind("linkLeavesOut")

    /// Every screen that a link leads to was handed to UIKit.
    public static let linkFollowed = Kind("linkFollowed")

    /// A link is not followed, and never will be.
    public static let linkRefused = Kind("linkRefused")
  }

  package enum Content: Hashable, Sendable {
    case attached(CoordinatorID, parent: CoordinatorID?, Placement)
    case queued(CommandID)
    case shown(ScreenID, CoordinatorID, ContainerID)
    case notTaken(ScreenID, ContainerID)
    case refused(CoordinatorID, Refusal)
    case screenRefused(ScreenID, CoordinatorID, Refusal)
    case coalesced(CoordinatorID, with: CoordinatorID)
    case screenCoalesced(ScreenID, with: ScreenID)
    case gestureCancelled(ContainerID)
    case settled(ContainerID, [ScreenID?], Reason?)
    case selected(ContainerID, CoordinatorID?)
    case collapsed(ContainerID)
    case expanded(ContainerID)
    case enclosed(ContainerID, ScreenID)
    case closed(ContainerID, Reason)
    case kept(ContainerID)
    case lost(ScreenID, Reason)
    case left(CoordinatorID, [ScreenID])
    case windowClosed
    case finishing(CoordinatorID)
    case closing(CoordinatorID, Reason)
    case finished(CoordinatorID)
    case cancelled(CoordinatorID, Reason)
    case released(CoordinatorID)
    case retained(CoordinatorID, Retention)
    case screenRetained(ScreenID, Retention)
    case located(CoordinatorID, Address)
    case linkOpened(LinkID, [Address])
    case linkRestores(LinkID, [Address])
    case linkWaits(LinkID, LinkWait)
    case linkGoesOn(LinkID)
    case linkPlanned(LinkID, keeps: [CoordinatorID], takesAway: [CoordinatorID], shows: [Address])
    case linkCannotSpare(LinkID, CoordinatorID)
    case linkLeavesOut(LinkID, route: String, Refusal)
    case linkFollowed(LinkID)
    case linkRefused(LinkID, Refusal)
  }
}

// MARK: - Kinds

extension Event {
  /// The kind of the event.
  public var kind: Kind {
    switch content {
    case .attached: .attached
    case .queued: .queued
    case .shown: .shown
    case .notTaken: .notTaken
    case .refused: .refused
    case .screenRefused: .screenRefused
    case .coalesced: .coalesced
    case .screenCoalesced: .screenCoalesced
    case .gestureCancelled: .gestureCancelled
    case .settled: .settled
    case .selected: .selected
    case .collapsed: .collapsed
    case .expanded: .expanded
    case .enclosed: .enclosed
    case .closed: .closed
    case .kept: .kept
    case .lost: .lost
    case .left: .left
    case .windowClosed: .windowClosed
    case .finishing: .finishing
    case .closing: .closing
    case .finished: .finished
    case .cancelled: .cancelled
    case .released: .released
    case .retained: .retained
    case .screenRetained: .screenRetained
    case .located: .located
    case .linkOpened: .linkOpened
    case .linkRestores: .linkRestores
    case .linkWaits: .linkWaits
    case .linkGoesOn: .linkGoesOn
    case .linkPlanned: .linkPlanned
    case .linkCannotSpare: .linkCannotSpare
    case .linkLeavesOut: .linkLeavesOut
    case .linkFollowed: .linkFollowed
    case .linkRefused: .linkRefused
    }
  }
}
