import BenchmarkHarness
import UIKit

extension Benchmark {
  /// What it costs that screens wait below: push and pop, present and dismiss, each settled, on top
  /// of that many screens and beside the same on top of one. The stack is an array that is copied;
  /// beyond that both should cost the same. The depth of one against itself shows what noise does.
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
