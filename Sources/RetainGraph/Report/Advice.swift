/// The change that breaks a path.
struct Advice {
  /// The hop that should not hold.
  let cause: RetainHop
  let text: String

  /// The advice for a path; nil when all of it may be as it should be.
  init?(_ path: RetainPath) {
    if let capture = path.hops.last(where: \.isCapture) {
      cause = capture
      text = Self.forCapture(path)
    } else if let working = path.hops.last(where: { $0.part != nil }), let part = working.part {
      cause = working
      text = part.remedy
    } else if path.isCycle, let last = path.hops.last {
      cause = path.hops.last(where: Self.leadsBack) ?? last
      text = Self.forProperty(cause)
    } else {
      return nil
    }
  }

  private static func forProperty(_ hop: RetainHop) -> String {
    if hop.isGuess { return "look at what \(hop.place) holds" }
    if hop.member.isEmpty { return "let go of what \(hop.owner) holds" }
    // An element is not declared; the collection's owner decides how it holds them.
    return hop.member.hasSuffix("]") ? "hold \(hop.place) weakly" : "make \(hop.place) weak"
  }

  private static func forCapture(_ path: RetainPath) -> String {
    let weak = "make the capture weak"
    let part = path.hops.lazy.compactMap(\.part).last ?? path.origin.part
    return part.map { "\($0.remedy), or \(weak)" } ?? weak
  }

  /// Names of properties that refer to the owner of the object.
  private static let backReferences = [
    "delegate", "datasource", "parent", "owner", "coordinator", "superview", "container",
    "previous", "presenter", "router", "listener", "flow", "target",
  ]

  private static func leadsBack(_ hop: RetainHop) -> Bool {
    let name = hop.member.lowercased()
    return backReferences.contains { name.hasSuffix($0) }
  }
}

extension RetainPath.Origin {
  fileprivate var part: RuntimePart? {
    if case .system(let part) = self { part } else { nil }
  }
}

extension RuntimePart {
  /// The call that releases the object.
  fileprivate var remedy: String {
    switch self {
    case .timer: "invalidate the timer"
    case .task: "cancel the task"
    case .dispatchSource: "cancel the source"
    case .workItem: "cancel the work item"
    case .notificationObserver: "remove the observer"
    case .operation: "cancel the operation"
    case .urlTask: "cancel the request"
    }
  }
}
