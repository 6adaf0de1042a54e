import CRetainGraph

/// Looks for the answer to one question in one graph.
struct Search {
  typealias Node = ObjectGraph.Node

  let graph: ObjectGraph
  let question: Question
  let describer: PathDescriber
  var facts = Grouping()
  var suspicions = Grouping()
  var report = RetainReport()

  init(graph: ObjectGraph, question: Question) {
    self.graph = graph
    self.question = question
    describer = PathDescriber(graph)
  }

  mutating func run() {
    switch question.subject {
    case .cycles(let addresses):
      let nodes = addresses.map(graph.add)
      follow()
      addCycles(through: nodes)
    case .paths(let roots, let targets):
      let (roots, targets) = (roots.map(graph.add), targets.map(graph.add))
      follow()
      for target in targets { addPaths(from: Sources(certain: roots), to: target) }
    case .holders(let addresses):
      let nodes = addresses.map(graph.add)
      followHeap()
      addCycles(through: nodes)
      addHolders(of: nodes)
    case .heapCycles(let modules):
      followHeap()
      addCircles(modules)
    }
  }

  private mutating func follow() {
    if !graph.follow() { report.ending = .tooManyObjects }
    for address in question.ignored { graph.ignore(address) }
  }

  private mutating func followHeap() {
    if !graph.addHeap() { report.unread[Unread(.heapNotListed, "")] = 1 }
    follow()
    graph.findComponents()
  }

  private mutating func add(_ path: RetainPath, keeping node: Node) {
    let name = describer.name(of: node)
    if path.isGuess {
      suspicions.add(path, keeping: node, named: name)
    } else {
      facts.add(path, keeping: node, named: name)
    }
  }

  // MARK: Cycles

  private mutating func addCycles(through nodes: [Node]) {
    for node in nodes {
      let cycles = graph.cycles(through: node, atMost: question.pathsPerObject)
      for chain in cycles.facts + cycles.guesses {
        add(describer.path(chain, origin: .itself), keeping: node)
      }
    }
  }

  private mutating func addCircles(_ modules: Set<String>?) {
    let circles = graph.circles
    if circles.count > Question.mostCircles {
      report.unread[Unread(.leftOut, "cycles")] = circles.count - Question.mostCircles
    }
    for circle in circles.prefix(Question.mostCircles) {
      guard let chain = graph.cycleInComponent(of: circle) else { continue }
      let nodes = chain.map { graph.source(of: $0) }
      // A person looks for it at an object, not within the storage of an array.
      let start = nodes.indices.first { index in
        let type = graph.type(of: nodes[index])
        return graph.role(of: nodes[index]) == .object
          && (modules.map { $0.contains(type?.module ?? "") } ?? true)
      }
      guard let start else { continue }
      let path = describer.path(Array(chain[start...] + chain[..<start]), origin: .itself)
      add(path, keeping: nodes[start])
    }
  }

  // MARK: Paths

  /// Where paths may begin.
  private struct Sources {
    /// Variables of the program, or what the caller named.
    let certain: [Node]
    /// What nothing readable holds.
    var others: [Node] = []
  }

  private mutating func addPaths(
    from sources: Sources, to target: Node, variables: [Node: String]? = nil
  ) {
    for (start, chain) in ways(from: sources, to: target) {
      // Without variables the sources are the caller's.
      guard let variables else {
        add(describer.path(chain, origin: .root), keeping: target)
        continue
      }
      let origin = origin(of: start, variable: variables[start])
      if case .cycle = origin {
        let exit = exit(chain, from: start)
        let cycle = exit.first.map { self.origin(of: graph.source(of: $0), variable: nil) }
        add(describer.path(exit, origin: cycle ?? origin), keeping: target)
      } else {
        add(describer.path(chain, origin: origin), keeping: target)
      }
    }
  }

  /// A shortest way for each reference to the target: by facts where there is one, else from a
  /// variable, for a frame of a task that has nothing to do with it may be nearer.
  private func ways(
    from sources: Sources, to target: Node
  ) -> [(start: Node, chain: ObjectGraph.Chain)] {
    var ways: [(start: Node, chain: ObjectGraph.Chain)] = []
    var rest = graph.edges(into: target)
    let all = sources.certain + sources.others
    let passes: [(sources: [Node], trust: ObjectGraph.Trust)] = [
      (all, .factsOnly), (sources.certain, .guessesToo), (all, .guessesToo),
    ]
    for (sources, trust) in passes where !rest.isEmpty {
      graph.search(from: sources, avoiding: target, trust)
      let reached = rest.compactMap { edge -> (edge: ObjectGraph.Edge, distance: Int)? in
        guard trust == .guessesToo || !graph.edge(edge).guess else { return nil }
        return graph.distance(to: graph.source(of: edge)).map { (edge, $0) }
      }
      let known = Set(reached.map(\.edge))
      rest.removeAll { known.contains($0) }
      let nearest = reached.sorted { ($0.distance, $0.edge) < ($1.distance, $1.edge) }
      for (edge, _) in nearest.prefix(question.pathsPerObject) {
        let way = graph.way(to: graph.source(of: edge))
        ways.append((way.start, way.chain + [edge]))
      }
    }
    return ways
  }

  // MARK: Holders

  private mutating func addHolders(of nodes: [Node]) {
    let variables = graph.globals.compactMapValues(describer.variable)
    let origins = graph.origins + graph.tasks
    for node in nodes {
      if let variable = variables[node] {
        let path = RetainPath(
          origin: .global(variable), hops: [], target: describer.name(of: node))
        add(path, keeping: node)
      }
      // From within its own component there are cycles through it, which are told already.
      let component = graph.component(of: node)
      let others = origins.filter { graph.component(of: $0) != component }
      addPaths(
        from: Sources(certain: Array(variables.keys), others: others), to: node,
        variables: variables)
    }
  }

  private func origin(of node: Node, variable: String?) -> RetainPath.Origin {
    if let variable { return .global(variable) }
    if let part = graph.type(of: node)?.part { return .system(part) }
    guard let cycle = graph.cycleInComponent(of: node) else { return .unknown }
    // Beginning where the path leaves it, it reads the same whatever lay where in memory.
    let nodes = cycle.map { graph.source(of: $0) }
    let start =
      nodes.firstIndex(of: node) ?? nodes.firstIndex { graph.role(of: $0) == .object } ?? 0
    let rotated = Array(cycle[start...] + cycle[..<start])
    return .cycle(describer.path(rotated, origin: .itself).description)
  }

  /// A way out of a cycle, from the last of its objects on.
  private func exit(_ chain: ObjectGraph.Chain, from start: Node) -> ObjectGraph.Chain {
    let component = graph.component(of: start)
    let last = chain.lastIndex { edge in
      let source = graph.source(of: edge)
      return graph.role(of: source) == .object && graph.component(of: source) == component
    }
    return last.map { Array(chain[$0...]) } ?? chain
  }
}
