package import RetainGraph
import UIKitCore

/// The judgement on one object that has left for good and is alive.
package struct Judgement: CustomStringConvertible, Sendable {
  /// The type of the object.
  package let name: String
  /// The types of others that leak for the same reason.
  package var others: [String] = []
  package let verdict: RetainVerdict

  package var isLeak: Bool { verdict.isLeak }

  /// A Boolean value that indicates whether a readable reference retains the object.
  package var hasReason: Bool { !verdict.findings.isEmpty }

  /// A Boolean value that indicates whether tasks hold the object and nothing else does: no variable, no
  /// request and no other work that ends by itself.
  package var isHeldByTasksOnly: Bool { verdict.isHeldByTasksOnly }

  package var description: String {
    switch inWords {
    case .unexplained: "\(name) is still there, and \(explanation)"
    case .held: "\(name) is still \(explanation)"
    case .leak: "\(names) \(others.isEmpty ? "leaks" : "leak"): \(explanation)"
    }
  }

  /// The failure of a test that is over.
  package var textAtEnd: String {
    guard case .held(let reason) = inWords else { return description }
    return "\(name) is held by nothing but a task that goes on: \(reason)"
  }

  /// The types of all that leak for this reason.
  package var names: String { ([name] + others).joined(separator: ", ") }

  /// Why it is still there, without its name.
  package var explanation: String {
    switch inWords {
    case .unexplained(let ending): "why was not found out: \(ending)"
    case .held(let reason): "held by \(reason)"
    case .leak(let reason): reason
    }
  }

  /// The verdict without the names, for those who keep a log.
  var inWords: ReleaseTracker.Verdict {
    let reason = verdict.findings.first?.description
    switch verdict {
    case .unknown(let ending): return .unexplained("\(ending)")
    case .held:
      return .held(reason ?? "something that cannot be read: a variable of a function, or C")
    case .leak: return .leak(reason ?? "it holds itself")
    }
  }

  /// Returns a Boolean value that indicates whether both objects leak by the same cycle: as parts
  /// of it, whichever object the path begins with, or because it retains them.
  func hasCause(of other: Judgement) -> Bool {
    guard isLeak, other.isLeak, let one = verdict.findings.first?.path,
      let another = other.verdict.findings.first?.path
    else { return false }
    if case .cycle = one.origin { return one.origin == another.origin }
    return one.isCycle && another.isCycle && Set(one.hops) == Set(another.hops)
  }
}
