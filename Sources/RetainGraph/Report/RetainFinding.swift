/// One reason why objects are alive.
public struct RetainFinding: Codable, Hashable, Sendable {
  /// The shortest path that shows it.
  public let path: RetainPath
  /// The change to make, if one can be named.
  public let advice: String?
  /// The types of the objects that it keeps, each with how many of them.
  public let keeps: [String: Int]

  public init(path: RetainPath, advice: String?, keeps: [String: Int]) {
    self.path = path
    self.advice = advice
    self.keeps = keeps
  }

  /// How many objects it keeps.
  public var count: Int { keeps.values.reduce(0, +) }
}

extension RetainFinding: CustomStringConvertible {
  public var description: String {
    var text = path.description
    switch path.origin {
    case .unknown:
      text += " (nothing that can be read holds \(path.hops.first?.owner ?? "it"):"
      text += " a variable of a function, or C)"
    case .system(let part): text += " (\(part.holder))"
    default: break
    }
    if let advice { text += ": \(advice)" }
    guard count > 1 else { return text }
    let kept = keeps.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }
    return text + "\n  keeps \(kept.joined(separator: ", "))"
  }
}

extension RuntimePart {
  /// The object that retains it, and the reason.
  var holder: String {
    switch self {
    case .timer: "a run loop holds the timer until it is invalidated"
    case .task: "a task that has not ended"
    case .dispatchSource: "the source is active until it is cancelled"
    case .workItem: "a queue holds the work item"
    case .notificationObserver: "a notification center holds its observers until they are removed"
    case .operation: "a queue holds the operation"
    case .urlTask: "a request that has not ended"
    }
  }
}
