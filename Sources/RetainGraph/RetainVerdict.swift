/// The verdict on an object that should have been released and is alive.
public enum RetainVerdict: Codable, Hashable, Sendable {
  /// Only itself, or other lost objects, hold it: it is never released. The findings have the
  /// reasons.
  case leak([RetainFinding])
  /// Something that is in use holds it. Without findings nothing that can be read does: a variable
  /// of a function, or C.
  case held([RetainFinding])
  /// The search did not come to its end.
  case unknown(RetainReport.Ending)

  /// Why it is alive, the shortest reason first.
  public var findings: [RetainFinding] {
    switch self {
    case .leak(let findings), .held(let findings): findings
    case .unknown: []
    }
  }

  public var isLeak: Bool {
    if case .leak = self { true } else { false }
  }
}

extension RetainVerdict {
  /// A Boolean value that indicates whether each path begins at a task or leads through one, and none
  /// has another holder.
  public var isHeldByTasksOnly: Bool {
    guard case .held(let findings) = self, !findings.isEmpty else { return false }
    return findings.allSatisfy(\.path.beginsAtTask)
  }
}

extension RetainPath {
  /// A Boolean value that indicates whether only tasks keep the path alive.
  fileprivate var beginsAtTask: Bool {
    let parts = hops.compactMap(\.part)
    switch origin {
    case .system(.task): return parts.allSatisfy { $0 == .task }
    // The task and the object hold each other, or the cycle from which the path comes does so.
    case .itself: return parts.contains(.task) && parts.allSatisfy { $0 == .task }
    case .system, .root, .global, .cycle, .unknown: return false
    }
  }
}

extension RetainInspector {
  /// Judges an object that should be gone.
  ///
  /// It is a leak when it is part of a cycle, or when nothing but lost cycles holds it. A cycle that
  /// work runs through, such as a request with its answer, ends with the work: it only holds. Nothing
  /// is called a leak because of a guess.
  ///
  /// - Parameters:
  ///   - object: The object that should have been released.
  ///   - roots: The objects in use, besides variables of the program and objects of the system.
  /// - Returns: The verdict: lost or held, and by which objects.
  public func verdict(on object: AnyObject, inUse roots: [AnyObject] = []) -> RetainVerdict {
    if let leak = ownCycles(of: object) { return leak }
    let used = paths(from: roots, to: object)
    if let finding = used.facts.first ?? used.suspicions.first { return .held([finding]) }
    let report = holders(of: object)
    let all = report.facts + report.suspicions
    let lost = all.filter(\.isLost)
    guard report.ending == .complete || !all.isEmpty else { return .unknown(report.ending) }
    // A suspicion does not excuse an object that is certainly lost.
    guard lost.count == all.count, let first = lost.first, !first.path.isGuess else {
      return .held(all.filter { !$0.isLost })
    }
    return .leak(lost)
  }

  /// The verdict on an object that is part of a cycle; nil when it is not, which is soon known.
  public func ownCycles(of object: AnyObject) -> RetainVerdict? {
    let cycles = cycles(through: object).facts.filter { !$0.path.passesWork }
    return cycles.isEmpty ? nil : .leak(cycles)
  }
}

extension RetainFinding {
  /// A Boolean value that indicates whether the path begins at a cycle that nothing else leads to.
  fileprivate var isLost: Bool {
    if case .cycle = path.origin { !path.passesWork } else { false }
  }
}
