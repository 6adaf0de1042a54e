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

// One after the other: a task that runs in one is in the memory that another looks through.
@MainActor @Suite(.serialized) struct RetainVerdictTests {
  private let inspector = RetainInspector()

  /// Makes and releases objects in a function that cannot suspend.
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
    let (nothing, end) = AsyncStream<Void>.makeStream()
    let node = try #require(
      left {
        let node = Node()
        node.task = Task {
          for await _ in nothing {}
          node.ticks += 1
        }
        return node
      })
    await letTasksRun()
    let verdict = inspector.verdict(on: node)
    #expect(!verdict.isLeak)
    #expect(verdict.findings.first?.path.passesWork == true)
    // The memory of a task that has not ended contains leftovers that look like references to other
    // tests' nodes.
    end.finish()
    await node.task?.value
  }

  @Test func `what only a function's variable holds is held`() {
    let node = Node()
    #expect(inspector.verdict(on: node) == .held([]))
    use(node)
  }
}
