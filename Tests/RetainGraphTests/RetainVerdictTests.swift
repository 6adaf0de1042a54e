import RetainGraph
import Testing

private final class Node {
  var next: Node?
  var other: Node?
  var task: Task<Void, Never>?
  var ticks = 0
}

@MainActor
private enum Registry {
  static var shared: Node?
}

@MainActor @Suite struct RetainVerdictTests {
  private let inspector = RetainInspector()

  /// What is made and let go of in a function that cannot wait.
  private func left(_ make: () -> Node) -> Node? {
    weak var node: Node?
    do { node = make() }
    return node
  }

  @Test func `an object in a cycle is a leak, whoever else holds it`() {
    let node = Node()
    (node.next, Registry.shared) = (node, node)
    #expect(inspector.verdict(on: node).isLeak)
    (node.next, Registry.shared) = (nil, nil)
  }

  @Test func `what a lost cycle holds is a leak`() throws {
    func verdict() throws -> RetainVerdict {
      let left = left {
        let (one, other, held) = (Node(), Node(), Node())
        (one.next, other.next, one.other) = (other, one, held)
        return held
      }
      return inspector.verdict(on: try #require(left))
    }
    // A word that another test's task has left where a node comes to lie looks like a reference. The
    // nodes stay, so that the next ones lie elsewhere.
    let verdicts = try (0..<5).map { _ in try verdict() }
    let leak = try #require(verdicts.first { $0.isLeak })
    #expect(leak.findings.first?.path.hops.last?.member == "other")
  }

  @Test func `what a cycle in use holds is held`() {
    let (root, one, held) = (Node(), Node(), Node())
    (root.next, one.next, one.other) = (one, root, held)
    let verdict = inspector.verdict(on: held, inUse: [root])
    #expect(!verdict.isLeak)
    #expect(verdict.findings.map(\.path.origin) == [.root])
    root.next = nil
  }

  @Test func `what a variable holds is held`() {
    Registry.shared = Node()
    let verdict = Registry.shared.map { inspector.verdict(on: $0) }
    #expect(verdict?.isLeak == false)
    #expect(verdict?.findings.first?.path.origin == .global("Registry.shared"))
    Registry.shared = nil
  }

  @Test func `what a running task holds is held, though it holds the task`() async throws {
    let node = try #require(
      left {
        let node = Node()
        node.task = Task {
          try? await Task.sleep(for: .seconds(100_000))
          node.ticks += 1
        }
        return node
      })
    await letTasksRun()
    let verdict = inspector.verdict(on: node)
    #expect(!verdict.isLeak)
    #expect(verdict.findings.first?.path.passesWork == true)
    node.task?.cancel()
  }

  @Test func `what only a function's variable holds is held`() {
    let node = Node()
    #expect(inspector.verdict(on: node) == .held([]))
    use(node)
  }
}
