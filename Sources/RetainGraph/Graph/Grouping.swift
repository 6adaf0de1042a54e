/// Collects findings, and says once what has one cause.
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
  private var order: [[RetainHop]] = []

  /// Notes that a path keeps a node alive.
  mutating func add(_ path: RetainPath, keeping node: ObjectGraph.Node, named name: String) {
    let advice = Advice(path)
    // Without a cause to name, paths are the same when they read the same.
    let key = advice.map { [$0.cause] } ?? path.hops
    if var group = groups[key] {
      group.keeps[name, default: []].insert(node)
      if path.hops.count < group.path.hops.count {
        (group.path, group.advice) = (path, advice?.text)
      }
      groups[key] = group
    } else {
      order.append(key)
      groups[key] = Group(path: path, advice: advice?.text, keeps: [name: [node]])
    }
  }

  /// The shortest first; those of one length as they came.
  var findings: [RetainFinding] {
    order.compactMap { groups[$0] }.enumerated()
      .sorted {
        ($0.element.path.hops.count, $0.offset) < ($1.element.path.hops.count, $1.offset)
      }
      .map { _, group in
        RetainFinding(
          path: group.path, advice: group.advice, keeps: group.keeps.mapValues(\.count))
      }
  }
}
