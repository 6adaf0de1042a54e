import BenchmarkHarness
import Storyline
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost of other living coordinators: a flow is added and finishes beside 100,000 others,
  /// compared with 100. Neither attaching nor ending may search among them.
  static var attachFinishInLargeTree: Benchmark {
    Benchmark("attach-finish-tree-100000", target: 1.25) {
      let large = try Crowd(of: 100_000)
      let small = try Crowd(of: 100)
      return Comparison(of: { try large.addAndFinish() }, with: { try small.addAndFinish() })
    }
  }
}

/// A window whose root flow has that many children without screens.
@MainActor
final class Crowd {
  private let window = UIWindow()
  private let root = IdleFlow()

  init(of count: Int) throws {
    window.show(root, as: .root(in: .navigation))
    for _ in 0..<count { root.addChild(IdleFlow()) }
    try settleNow()
  }

  func addAndFinish() throws {
    let child = IdleFlow()
    root.addChild(child)
    child.finish()
    try settleNow()
  }
}

/// A flow that shows nothing.
final class IdleFlow: Flow<Void> {}
