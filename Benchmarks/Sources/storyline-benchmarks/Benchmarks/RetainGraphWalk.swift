import BenchmarkHarness
import CPointerChase
import RetainGraph

extension Benchmark {
  /// The cost of looking for the cycles through an object, by the size of the graph behind it,
  /// compared with a walk in C that knows the graph's layout. The time of the child process that
  /// answers is included.
  static var retainGraphWalks: [Benchmark] {
    [(10_000, samples: 31), (100_000, 11), (1_000_000, 5)].map { count, samples in
      Benchmark("retain-graph-walk-\(count)", samples: samples) {
        let graph = Graph(count: count)
        let inspector = RetainInspector(timeLimit: .seconds(60), pathsPerObject: 1)
        return Comparison(
          of: {
            let report = inspector.cycles(through: graph.root)
            guard report.objects == count, report.facts.count == 1 else {
              throw WrongWalk(objects: report.objects)
            }
          },
          with: {
            let objects = graph.chase()
            guard objects == count else { throw WrongWalk(objects: objects) }
          })
      }
    }
  }
}

/// The walk did not see the graph as it is: its time means nothing.
private struct WrongWalk: Error {
  let objects: Int
}

/// Two references and a number: as `chase_pointers` expects it.
private final class GraphNode {
  var left: GraphNode?
  var right: GraphNode?
  var mark = 0
}

/// Objects that lie in memory in one order and refer to each other in another, as those of an app
/// that has run for a while do: a ring through all of them, and as many references across.
@MainActor
private final class Graph {
  let root: GraphNode
  private var epoch = 0
  private let nodes: [GraphNode]
  private let stack: UnsafeMutableBufferPointer<UnsafeRawPointer?>

  init(count: Int) {
    nodes = (0..<count).map { _ in GraphNode() }
    root = nodes[0]
    var random = Numbers()
    let order = nodes.shuffled(using: &random)
    for (index, node) in order.enumerated() {
      node.left = order[(index + 1) % count]
      node.right = order[Int.random(in: 0..<count, using: &random)]
    }
    stack = .allocate(capacity: 2 * count + 1)
  }

  isolated deinit {
    for node in nodes { (node.left, node.right) = (nil, nil) }
    stack.deallocate()
  }

  func chase() -> Int {
    epoch += 1
    let start = Unmanaged.passUnretained(root).toOpaque()
    return stack.baseAddress.map { Int(chase_pointers(start, Int64(epoch), $0)) } ?? 0
  }
}

/// The same numbers on every run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
