import BenchmarkHarness
import UIKit

extension Benchmark {
  /// The cost of the screens below the top: push and pop, present and dismiss, each settled, on a
  /// stack of the given depth, compared with a stack of one. The stack is an array that is copied;
  /// beyond that both should cost the same. The depth of one against itself shows the noise.
  static var atStackDepths: [Benchmark] {
    [1, 10, 100, 1000].flatMap { depth in
      [
        atStackDepth("push-pop", depth) { try $0.pushAndPop() },
        atStackDepth("present-dismiss", depth) { try $0.presentAndDismiss() },
      ]
    }
  }

  private static func atStackDepth(
    _ name: String, _ depth: Int, _ work: @escaping @MainActor (Stack) throws -> Void
  ) -> Benchmark {
    Benchmark("\(name)-depth-\(depth)", target: 1.25) {
      let deep = try Stack(depth: depth)
      let flat = try Stack(depth: 1)
      return Comparison(of: { try work(deep) }, with: { try work(flat) })
    }
  }
}
