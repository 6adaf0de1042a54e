import RetainGraph
import Testing

private final class Node {
  var next: Node?
  var other: Node?
  var callback: (() -> Void)?
  var children: [Node] = []
}

private final class Root { var first: Node? }

@MainActor
private enum Registry {
  static var shared: Root?
}

/// Cycles of a class that no other test has, so that they can be told from what else there is.
private final class Planted { var itself: Planted? }

@MainActor @Suite struct RetainInspectorTests {
  // More time than it takes on a machine that has much else to do.
  private let inspector = RetainInspector(timeLimit: .seconds(90))

  // MARK: Cycles

  @Test func `the shortest cycle comes first`() {
    let (one, two, three) = (Node(), Node(), Node())
    (one.next, two.next, three.next) = (two, three, one)
    one.callback = { use(one) }
    let facts = inspector.cycles(through: one).facts
    #expect(facts.map(\.path.hops.count) == [1, 3])
    one.callback = nil
    one.next = nil
  }

  @Test func `no more cycles are told than were asked for`() {
    let node = Node()
    (node.next, node.other) = (node, node)
    let frugal = RetainInspector(pathsPerObject: 1)
    #expect(frugal.cycles(through: node).facts.count == 1)
    #expect(frugal.cycles(through: node).suspicions.isEmpty)
    (node.next, node.other) = (nil, nil)
  }

  @Test func `of cycles of one length the same is told, whatever lies where in memory`() {
    for isOtherFirst in [true, false] {
      let (hub, first, second) = (Node(), Node(), Node())
      hub.children = isOtherFirst ? [second, first] : [first, second]
      (hub.next, hub.other) = isOtherFirst ? (first, second) : (second, first)
      (first.next, second.next) = (hub, hub)
      let path = RetainInspector(pathsPerObject: 1).cycles(through: hub).facts.first?.path
      #expect(path?.description == "Node.next → Node.next → Node")
      hub.next = nil
      hub.other = nil
      hub.children = []
    }
  }

  @Test func `one cause is said once for all that it keeps`() {
    let nodes = (0..<3).map { _ in Node() }
    for node in nodes { node.callback = { use(node) } }
    let facts = inspector.cycles(through: nodes).facts
    #expect(facts.count == 1)
    #expect(facts.first?.keeps == ["Node": 3])
    for node in nodes { node.callback = nil }
  }

  @Test func `an object without a cycle leaves the report empty`() {
    let report = inspector.cycles(through: Node())
    #expect(report.isEmpty)
    #expect(report.ending == .complete)
    #expect(report.objects > 0)
  }

  // MARK: Paths

  @Test func `a path from a root is said with its properties`() {
    let (root, first, last) = (Root(), Node(), Node())
    root.first = first
    first.children = [Node(), last]
    let report = inspector.paths(from: [Node(), root], to: last)
    #expect(
      report.facts.map(\.description) == ["Root.first → Node.children[1] → Node"])
    #expect(report.facts.first?.path.origin == .root)
  }

  @Test func `no path leaves the report empty`() {
    let (root, last) = (Root(), Node())
    #expect(inspector.paths(from: [root], to: last).isEmpty)
  }

  @Test func `each way to an object is told, the shortest first`() {
    let (root, first, last) = (Node(), Node(), Node())
    (root.next, root.other, first.next) = (first, last, last)
    let facts = inspector.paths(from: [root], to: last).facts
    #expect(facts.map(\.description) == ["Node.other → Node", "Node.next → Node.next → Node"])
  }

  // MARK: Holders

  @Test func `a holder is found without naming a root`() {
    let (root, node) = (Root(), Node())
    root.first = node
    // Optimised code may keep on the stack what it sees the end of.
    let kept = Unmanaged.passRetained(root)
    let report = inspector.holders(of: node)
    #expect(report.facts.contains { $0.path.hops.map(\.owner) == ["Root"] })
    kept.release()
  }

  @Test func `a variable of the program is named`() {
    let (root, node) = (Root(), Node())
    root.first = node
    Registry.shared = root
    let facts = inspector.holders(of: node).facts
    #expect(facts.map(\.path.origin) == [.global("Registry.shared")])
    Registry.shared = nil
  }

  @Test func `a variable that holds the object itself is named`() {
    let root = Root()
    Registry.shared = root
    let facts = inspector.holders(of: root).facts
    #expect(facts.map(\.description) == ["Registry.shared → Root"])
    Registry.shared = nil
  }

  @Test func `a cycle is a fact, though what leads to it is a guess`() {
    let (one, other, held, guess) = (Node(), Node(), Node(), Node())
    (one.next, other.next, other.other) = (other, one, held)
    guess.children = [Node(), one]
    let careful = RetainInspector(decoders: .all.subtracting(.array))
    let origins = careful.holders(of: held).facts.map(\.path.origin)
    #expect(origins.contains(.cycle("Node.next → Node.next → Node")))
    (one.next, guess.children) = (nil, [])
  }

  @Test func `the array that a question comes in is no holder`() {
    let node = Node()
    let report = inspector.holders(of: [node])
    #expect(report.facts.isEmpty, "\(report.description)")
  }

  // MARK: The heap

  @Test func `cycles of the heap are found by the module of their classes`() {
    let planted = (0..<5).map { _ in Planted() }
    for object in planted { object.itself = object }
    let report = inspector.heapCycles(throughClassesOf: ["RetainGraphTests"])
    let finding = report.facts.first { $0.keeps["Planted"] != nil }
    #expect(finding?.keeps == ["Planted": 5])
    #expect(finding?.description.hasPrefix("Planted.itself → Planted") == true)
    #expect(inspector.heapCycles(throughClassesOf: ["NoSuchModule"]).facts.isEmpty)
    for object in planted { object.itself = nil }
  }

  // MARK: What goes wrong

  @Test func `the search gives up when its time is over`() {
    let impatient = RetainInspector(timeLimit: .zero)
    #expect(impatient.cycles(through: Node()).ending == .timedOut)
  }

  @Test func `asking does not keep the object`() {
    weak var node: Node?
    do {
      let made = Node()
      node = made
      _ = inspector.holders(of: made)
    }
    #expect(node == nil)
  }

  @Test func `a reference to what is no object is listed, not followed`() {
    let (node, memory) = (Node(), UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16))
    memory.initializeMemory(as: UInt.self, repeating: 0x4142_4344, count: 8)
    withField(of: node, setTo: UInt(bitPattern: memory)) {
      let report = inspector.cycles(through: node)
      #expect(report.ending == .complete)
      #expect(report.isEmpty)
      #expect(report.unread[Unread(.foreign, "an object")] == 1)
    }
    memory.deallocate()
  }

  @Test func `a reference to no memory at all is listed, not followed`() {
    let node = Node()
    withField(of: node, setTo: 0x7000_0000_0010) {
      let report = inspector.cycles(through: node)
      #expect(report.ending == .complete)
      #expect(report.unread[Unread(.foreign, "an object")] == 1)
    }
  }

  /// Overwrites `Node.next`, which stands right behind the object's header, for a moment.
  private func withField(of node: Node, setTo bits: UInt, _ body: () -> Void) {
    let field = Unmanaged.passUnretained(node).toOpaque() + 16
    field.storeBytes(of: bits, as: UInt.self)
    body()
    field.storeBytes(of: 0, as: UInt.self)
  }

  @Test func `what a switched off decoder would read is suspected and listed`() {
    let node = Node()
    node.children = [Node(), node]
    let careful = RetainInspector(decoders: .all.subtracting(.array))
    let report = careful.cycles(through: node)
    #expect(report.facts.isEmpty)
    #expect(report.suspicions.count == 1)
    #expect(report.unread.keys.contains { $0.reason == .switchedOff })
    node.children = []
  }
}
