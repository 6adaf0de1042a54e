// The parsing of events about links.
extension EventParser {
  static func link(_ id: LinkID, _ text: Substring) -> Event? {
    switch text {
    case "goes on": return .linkGoesOn(id)
    case "followed": return .linkFollowed(id)
    default: break
    }
    if let text = text.after("refused: ") { return .linkRefused(id, Refusal(text: String(text))) }
    if let text = text.after("waits for ") {
      return LinkWait(text: text).map { .linkWaits(id, $0) }
    }
    if let text = text.after("opened: ") {
      return Address.list(text, separator: "/").map { .linkOpened(id, $0) }
    }
    if let text = text.after("restores ") {
      return text.inBrackets.flatMap { Address.list($0, separator: ", ") }
        .map { .linkRestores(id, $0) }
    }
    if let text = text.after("cannot spare ") {
      return CoordinatorID(text: text).map { .linkCannotSpare(id, $0) }
    }
    if let text = text.after("leaves out ") {
      guard let (name, why) = text.divided(at: ": "), let name = name.unescapedName else {
        return nil
      }
      return .linkLeavesOut(id, route: name, Refusal(text: String(why)))
    }
    return plan(id, text)
  }

  // Names have no spaces, so that the first "], " is the end of a list of them.
  private static func plan(_ id: LinkID, _ text: Substring) -> Event? {
    guard let (keeps, rest) = text.after("keeps [")?.divided(at: "], "),
      let (takesAway, shows) = rest.after("takes away [")?.divided(at: "], "),
      let keeps = coordinators(keeps), let takesAway = coordinators(takesAway),
      let shows = shows.after("shows ")?.inBrackets
        .flatMap({ Address.list($0, separator: ", ") })
    else { return nil }
    return .linkPlanned(id, keeps: keeps, takesAway: takesAway, shows: shows)
  }

  private static func coordinators(_ text: Substring) -> [CoordinatorID]? {
    var result: [CoordinatorID] = []
    var rest: Substring? = text.isEmpty ? nil : text
    while let each = rest {
      let (first, others) = each.divided(at: ", ").map { ($0.0, $0.1 as Substring?) } ?? (each, nil)
      guard let id = CoordinatorID(text: first) else { return nil }
      result.append(id)
      rest = others
    }
    return result
  }
}

extension Substring {
  /// The text between brackets; `nil` if the text is not in brackets.
  fileprivate var inBrackets: Substring? { after("[")?.before("]") }
}
