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
      for chains in [cycles.facts, cycles.guesses] {
        let paths = chains.map { describer.path($0, origin: .itself) }
        for path in paths.sorted(by: <).prefix(question.pathsPerObject) { add(path, keeping: node) }
      }
    }
  }

  private mutating func addCircles(_ modules: Set<String>?) {
    let circles = graph.circles
    if circles.count > Question.mostCircles {
      report.unread[Unread(.leftOut, "cycles")] = circles.count - Question.mostCircles
    }
    for circle in circles.prefix(Question.mostCircles) {
      guard let chain = graph.cyclesInComponent(of: circle).first else { continue }
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

  /// The objects at which paths may begin.
  private struct Sources {
    /// Variables of the program, or what the caller named.
    let certain: [Node]
    /// The objects that no readable reference retains.
    var others: [Node] = []
  }

  private mutating func addPaths(
    from sources: Sources, to target: Node, variables: [Node: String]? = nil
  ) {
    var rest = graph.edges(into: target)
    // By facts where there is a way, else from a variable, for a frame of a task that has nothing to do
    // with it may be nearer.
    let all = sources.certain + sources.others
    let passes: [(sources: [Node], trust: ObjectGraph.Trust)] = [
      (all, .factsOnly), (sources.certain, .guessesToo), (all, .guessesToo),
    ]
    for (sources, trust) in passes where !rest.isEmpty {
      graph.search(from: sources, avoiding: target, trust)
      let reached = graph.reached(rest, trust)
      let known = Set(reached.map(\.edge))
      rest.removeAll { known.contains($0) }
      // All of them before anything else is searched for.
      let ways = graph.nearest(reached, atMost: question.pathsPerObject).map { edge in
        let way = graph.way(to: graph.source(of: edge))
        return (start: way.start, chain: way.chain + [edge])
      }
      let paths = ways.map { start, chain in
        describer.path(chain, origin: origin(of: start, among: variables))
      }
      for path in paths.sorted(by: <).prefix(question.pathsPerObject) { add(path, keeping: target) }
    }
  }

  // MARK: Holders

  private mutating func addHolders(of nodes: [Node]) {
    let variables = graph.globals.compactMapValues(describer.variable)
    let certain = variables.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    let origins = beginnings(graph.origins) + graph.tasks
    for node in nodes {
      if let variable = variables[node] {
        let path = RetainPath(
          origin: .global(variable), hops: [], target: describer.name(of: node))
        add(path, keeping: node)
      }
      // From within its own component there are cycles through it, which are reported already.
      let component = graph.component(of: node)
      let others = origins.filter { graph.component(of: $0) != component }
      addPaths(
        from: Sources(certain: certain, others: others), to: node, variables: variables)
    }
  }

  /// The nodes, without parts of circles that are not objects. Reports begin with objects, whatever
  /// comes first in memory.
  private func beginnings(_ origins: [Node]) -> [Node] {
    var found: [Node] = []
    var (withObject, parts): (Set<Int32>, [Node]) = ([], [])
    for node in origins {
      if graph.role(of: node) == .object {
        found.append(node)
        withObject.insert(graph.component(of: node))
      } else {
        parts.append(node)
      }
    }
    return found + parts.filter { withObject.insert(graph.component(of: $0)).inserted }
  }

  private func origin(of node: Node, among variables: [Node: String]?) -> RetainPath.Origin {
    // Without variables the sources are the caller's.
    guard let variables else { return .root }
    if let variable = variables[node] { return .global(variable) }
    if let part = graph.type(of: node)?.part { return .system(part) }
    let cycles = graph.cyclesInComponent(of: node).map { describer.path($0, origin: .itself) }
    return cycles.min(by: <).map { .cycle($0.description) } ?? .unknown
  }
}
