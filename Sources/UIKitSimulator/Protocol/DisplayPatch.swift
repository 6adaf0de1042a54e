package import UIKitCore

/// The difference between two display lists, as the ops of a `patch` message.
package enum DisplayPatch {
  /// Writes the ops that make `new` out of `old`, with commas between and without brackets.
  ///
  /// Returns no bytes if the pages would not see a difference, and `nil` if the difference is in the
  /// screen itself, which only a whole `screen` can tell.
  package static func ops(from old: DisplayList, to new: DisplayList) -> [UInt8]? {
    guard
      old.size == new.size, old.cornerRadius == new.cornerRadius, old.isDark == new.isDark
    else { return nil }
    guard old.roots != new.roots else { return [] }
    var builder = Builder(old: old)
    builder.visitChildren(of: 0, old: old.roots.map(\.id), new: new.roots)
    return builder.ops.bytes
  }

  private struct Builder {
    var ops = JSONWriter()
    private let known: [Int: DisplayNode]

    init(old: DisplayList) {
      var known: [Int: DisplayNode] = [:]
      var stack = old.roots
      while let node = stack.popLast() {
        known[node.id] = node
        stack.append(contentsOf: node.children)
      }
      self.known = known
    }

    /// Writes what became of the children of a node that the page has by now.
    ///
    /// Parents come first, so whatever an op moves goes to a place that is already final.
    mutating func visitChildren(of parent: Int, old: [Int], new: [DisplayNode]) {
      if old != new.map(\.id) { writeChildren(of: parent, new) }
      for node in new { visit(node) }
    }

    private mutating func visit(_ node: DisplayNode) {
      guard let old = known[node.id] else {
        // It was written whole by its parent's op, unless something in it moved there.
        if !Self.isAllNew(node, known) { visitChildren(of: node.id, old: [], new: node.children) }
        return
      }
      // The descendants are equal too: nothing can have moved into or out of the node.
      if old == node { return }
      if !old.hasSameOwnFields(as: node) {
        ops.object {
          $0.key("op")
          $0.value("set")
          $0.ownFields(of: node)
        }
      }
      visitChildren(of: node.id, old: old.children.map(\.id), new: node.children)
    }

    private mutating func writeChildren(of parent: Int, _ children: [DisplayNode]) {
      let known = known
      ops.object {
        $0.key("op")
        $0.value("children")
        $0.key("id")
        $0.value(parent)
        $0.key("children")
        $0.array {
          for child in children {
            if known[child.id] != nil {
              $0.value(child.id)
            } else if Self.isAllNew(child, known) {
              $0.node(child)
            } else {
              $0.object { $0.ownFields(of: child) }
            }
          }
        }
      }
    }

    private static func isAllNew(_ node: DisplayNode, _ known: [Int: DisplayNode]) -> Bool {
      known[node.id] == nil && node.children.allSatisfy { isAllNew($0, known) }
    }
  }
}

extension DisplayNode {
  /// Returns a Boolean value that indicates whether everything but the children is equal.
  func hasSameOwnFields(as other: DisplayNode) -> Bool {
    var (mine, others) = (self, other)
    mine.children = []
    others.children = []
    return mine == others
  }
}
