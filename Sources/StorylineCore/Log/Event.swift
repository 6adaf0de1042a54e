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
  /// Tabs or pages have another one in front, whoever chose it: that of this coordinator, or of somebody
  /// else's.
  case selected(ContainerID, CoordinatorID?)
  /// Columns became one, for lack of room.
  case collapsed(ContainerID)
  /// What was one column are several.
  case expanded(ContainerID)
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
  /// A coordinator is where a route leads to.
  case located(CoordinatorID, Address)
  /// A link was opened, to be followed step by step.
  case linkOpened(LinkID, [Address])
  /// What was saved is to be shown again, in that order.
  case linkRestores(LinkID, [Address])
  /// A link cannot be followed yet.
  case linkWaits(LinkID, LinkWait)
  /// What it waited for is there.
  case linkGoesOn(LinkID)
  /// What following a link is going to change.
  case linkPlanned(
    LinkID, keeps: [CoordinatorID], takesAway: [CoordinatorID], shows: [Address])
  /// A flow that wants to survive links cannot be kept.
  case linkCannotSpare(LinkID, CoordinatorID)
  /// Something of what was saved is not shown again.
  case linkLeavesOut(LinkID, route: String, Refusal)
  /// Everything that a link leads to was handed to UIKit.
  case linkFollowed(LinkID)
  /// A link is not followed, and never will be.
  case linkRefused(LinkID, Refusal)
}

/// What a link waits for.
public enum LinkWait: Hashable, Sendable, CustomStringConvertible {
  /// The window has shown no flow yet.
  case firstFlow
  /// A gate of that name is closed.
  case gate(String)
  /// Somebody is asked whether a flow may be left.
  case answer

  public var description: String {
    switch self {
    case .firstFlow: "the first flow"
    case .gate(let name): "gate \(name.escapedName)"
    case .answer: "an answer"
    }
  }

  init?(text: Substring) {
    switch text {
    case "the first flow": self = .firstFlow
    case "an answer": self = .answer
    default:
      guard let name = text.after("gate ")?.unescapedName else { return nil }
      self = .gate(name)
    }
  }
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
    case .selected(let container, let id): "\(container) selects \(id?.description ?? "–")"
    case .collapsed(let container): "\(container) collapsed"
    case .expanded(let container): "\(container) expanded"
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
    case .located(let id, let address): "\(id) is at \(address)"
    case .linkOpened(let link, let path):
      "\(link) opened: " + path.map(\.description).joined(separator: "/")
    case .linkRestores(let link, let addresses): "\(link) restores \(Self.list(addresses))"
    case .linkWaits(let link, let wait): "\(link) waits for \(wait)"
    case .linkGoesOn(let link): "\(link) goes on"
    case .linkPlanned(let link, let keeps, let takesAway, let shows):
      "\(link) keeps \(Self.list(keeps)), takes away \(Self.list(takesAway)), "
        + "shows \(Self.list(shows))"
    case .linkCannotSpare(let link, let id): "\(link) cannot spare \(id)"
    case .linkLeavesOut(let link, let route, let refusal):
      "\(link) leaves out \(route.escapedRoute): \(refusal)"
    case .linkFollowed(let link): "\(link) followed"
    case .linkRefused(let link, let refusal): "\(link) refused: \(refusal)"
    }
  }

  private static func list<Element: CustomStringConvertible>(_ elements: [Element]) -> String {
    "[" + elements.map(\.description).joined(separator: ", ") + "]"
  }

  /// Reads an event from its text form, to the letter.
  public init?(_ description: String) {
    guard let event = EventParser.parse(description[...]),
      event.description.unicodeScalars.elementsEqual(description.unicodeScalars)
    else { return nil }
    self = event
  }
}
