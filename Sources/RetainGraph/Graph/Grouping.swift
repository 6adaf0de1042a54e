/// Collects findings, and groups those with the same cause.
struct Grouping {
  private struct Key: Hashable {
    let cause: RetainHop
    let isCycle: Bool
  }

  private struct Group {
    var path: RetainPath
    var advice: String?
    var keeps: [String: Set<ObjectGraph.Node>]
  }

  private var groups: [[RetainHop]: Group] = [:]

  /// Notes that a path keeps a node alive.
  mutating func add(_ path: RetainPath, keeping node: ObjectGraph.Node, named name: String) {
    let advice = Advice(path)
    // Without a cause to name, paths are the same when they read the same.
    let key = advice.map { [$0.cause] } ?? path.hops
    if var group = groups[key] {
      group.keeps[name, default: []].insert(node)
      if path < group.path {
        (group.path, group.advice) = (path, advice?.text)
      }
      groups[key] = group
    } else {
      groups[key] = Group(path: path, advice: advice?.text, keeps: [name: [node]])
    }
  }

  /// The shortest first.
  var findings: [RetainFinding] {
    groups.values.sorted { $0.path < $1.path }.map { group in
      RetainFinding(path: group.path, advice: group.advice, keeps: group.keeps.mapValues(\.count))
    }
  }
}
