import BenchmarkHarness
import Foundation
import Storyline
import StorylineTesting
import UIKit

/// How much memory a live coordinator takes, on average over many.
@MainActor
struct MemoryOfFlows: Encodable {
  /// Bytes of the flow object by itself, with what waits for its outcome.
  let object: Int
  /// Bytes that being a part of a tree adds: the node, the record, and the entries that find them.
  let place: Int

  private enum CodingKeys: String, CodingKey {
    case object = "flow_object_bytes"
    case place = "place_in_tree_bytes"
  }

  init(count: Int = 50_000) throws {
    let window = UIWindow()
    let root = IdleFlow()
    window.show(root, as: .root(in: .navigation))
    var flows: [IdleFlow] = []
    flows.reserveCapacity(count)
    object = Memory.kept { for _ in 0..<count { flows.append(IdleFlow()) } } / count
    // The log holds a bounded number of events: it is full before anything is measured.
    for _ in 0..<2 * EventLog.capacity { root.addChild(root) }
    place =
      try Memory.kept {
        for flow in flows { root.addChild(flow) }
        try settleNow()
      } / count
    withExtendedLifetime(window) {}
  }

  var description: String {
    """
    memory of a live coordinator
      the flow object        \(object) bytes
      its place in the tree  \(place) bytes
    """
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
