import CRetainGraph

/// Objects and the strong references between them, as they are at one moment.
///
/// It must be made and used where nothing else runs: in the child.
final class ObjectGraph {
  typealias Node = Int32
  typealias Edge = Int32
  /// Edges that follow one another.
  typealias Chain = [Edge]

  /// More would not fit where the numbers of nodes do.
  static let mostObjects: Int64 = 20_000_000

  let reader: TypeReader
  private let walk: OpaquePointer
  /// Nodes that belong to the caller's question, not to the app.
  private(set) var ignored: Set<Node> = []

  init(reader: TypeReader) {
    self.reader = reader
    walk = reader.makeWalk()
  }

  deinit { rg_walk_destroy(walk) }

  // MARK: Building

  func add(_ address: UInt) -> Node { rg_add_object(walk, address) }

  /// Adds what the allocator gave out; false when it cannot be asked.
  func addHeap() -> Bool { rg_add_heap(walk) >= 0 }

  /// Follows all references; false when there are too many objects.
  func follow() -> Bool { rg_follow(walk, Self.mostObjects) }

  func ignore(_ address: UInt) {
    let node = rg_find(walk, address)
    if node >= 0 { ignored.insert(node) }
  }

  // MARK: Reading

  var objectCount: Int { Int(rg_node_count(walk)) }
  var referenceCount: Int { Int(rg_edge_count(walk)) }
  var unread: rg_unread { rg_unread_counts(walk) }

  func node(at address: UInt) -> Node? {
    let node = rg_find(walk, address)
    return node < 0 ? nil : node
  }

  func address(of node: Node) -> UInt { rg_node_address(walk, node) }
  func edge(_ edge: Edge) -> rg_edge { rg_edge_at(walk, edge) }
  func source(of edge: Edge) -> Node { rg_edge_source(walk, edge) }
  func label(_ label: Int32) -> rg_label { rg_label_at(walk, label) }
  func word(at address: UInt) -> UInt { rg_word_at(walk, address) }
  func isReadable(_ address: UInt, _ size: Int) -> Bool { rg_is_readable(walk, address, size) }

  func type(of node: Node) -> HeapType? {
    let plan = Int(rg_node_plan(walk, node))
    return reader.heapTypes.indices.contains(plan) ? reader.heapTypes[plan] : nil
  }

  func role(of node: Node) -> HeapType.Role { type(of: node)?.role ?? .object }

  /// The references to a node from elsewhere than the question itself.
  func edges(into node: Node) -> [Edge] {
    let count = rg_edges_into(walk, node, nil, 0)
    guard count > 0 else { return [] }
    let edges = [Edge](unsafeUninitializedCapacity: count) { buffer, written in
      if let start = buffer.baseAddress { written = rg_edges_into(walk, node, start, count) }
    }
    return edges.filter { !ignored.contains(source(of: $0)) }
  }

  // MARK: Searching

  enum Trust { case factsOnly, guessesToo }

  func search(
    from sources: [Node], avoiding avoided: Node = -1, within component: Int32 = -1, _ trust: Trust
  ) {
    let bounds = rg_bounds(
      avoided: avoided, component: component, facts_only: trust == .factsOnly)
    rg_search(walk, sources, sources.count, bounds)
  }

  /// How far the last search went to come to a node; nil when it did not.
  func distance(to node: Node) -> Int? {
    let distance = rg_distance(walk, node)
    return distance < 0 ? nil : Int(distance)
  }

  /// The way of the last search to a node, and where that begins.
  func way(to node: Node) -> (start: Node, chain: Chain) {
    var (chain, place) = (Chain(), node)
    while true {
      let arrival = rg_arrival(walk, place)
      if arrival < 0 { break }
      chain.append(arrival)
      place = source(of: arrival)
    }
    return (place, chain.reversed())
  }

  func findComponents() { rg_find_components(walk) }
  func component(of node: Node) -> Int32 { rg_component(walk, node) }

  /// One node of each component in which references run in a circle.
  var circles: [Node] { nodes(rg_circles) }

  /// The nodes of each component that nothing leads to.
  var origins: [Node] { nodes(rg_origins).filter { !ignored.contains($0) } }

  /// Tasks that have not been released. A running task has no owner; it may seem so in a circle of
  /// guesses.
  var tasks: [Node] { nodes(rg_tasks) }

  private func nodes(
    _ select: (OpaquePointer, UnsafeMutablePointer<Node>?, Int) -> Int
  ) -> [Node] {
    let count = select(walk, nil, 0)
    guard count > 0 else { return [] }
    return [Node](unsafeUninitializedCapacity: count) { buffer, written in
      written = select(walk, buffer.baseAddress, count)
    }
  }

  /// Nodes that variables of the images refer to, each with the address of one.
  var globals: [Node: UInt] {
    final class Found { var variables: [Node: UInt] = [:] }
    let found = Found()
    rg_each_global(walk, Unmanaged.passUnretained(found).toOpaque()) { context, node, variable in
      let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
      if found.variables[node] == nil { found.variables[node] = variable }
    }
    return found.variables
  }
}
