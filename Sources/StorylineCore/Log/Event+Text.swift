extension Event: LosslessStringConvertible {
  public var description: String {
    switch content {
    case .attached(let id, let parent?, let placement): "\(id) \(placement) by \(parent)"
    case .attached(let id, nil, let placement): "\(id) \(placement)"
    case .queued(let command): "\(command) waits"
    case .shown(let screen, let id, let container): "\(id) shows \(screen) in \(container)"
    case .notTaken(let screen, let container): "\(container) did not take \(screen)"
    case .refused(let id, let refusal): "\(id) refused: \(refusal)"
    case .screenRefused(let screen, let id, let refusal): "\(screen) of \(id) refused: \(refusal)"
    case .coalesced(let id, let first): "\(id) coalesced with \(first)"
    case .screenCoalesced(let id, let first): "\(id) coalesced with \(first)"
    case .gestureCancelled(let container): "\(container) unchanged: gesture cancelled"
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
    case .closing(let id, .closed): "\(id) closes"
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
