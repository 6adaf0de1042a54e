import CRetainGraph

extension ObjectGraph {
  /// Chains from a node back to it, the shortest first: one for each reference that closes one.
  /// Those of facts, and those that need a guess.
  func cycles(through node: Node, atMost limit: Int) -> (facts: [Chain], guesses: [Chain]) {
    func chains(_ closing: [Edge]) -> [Chain] {
      closing.prefix(limit).map { way(to: source(of: $0)).chain + [$0] }
    }
    let closedByFacts = closingEdges(of: node, .factsOnly)
    let facts = chains(closedByFacts)
    // What is closed by a fact is told already, though a guess may be a shorter way to it.
    let known = Set(closedByFacts)
    let closedByGuesses = closingEdges(of: node, .guessesToo).filter { !known.contains($0) }
    return (facts, chains(closedByGuesses))
  }

  /// The edges by which a search from a node comes back to it, the nearest first.
  private func closingEdges(of node: Node, _ trust: Trust) -> [Edge] {
    search(from: [node], trust)
    return edges(into: node).compactMap { edge -> (edge: Edge, distance: Int)? in
      guard trust == .guessesToo || !self.edge(edge).guess else { return nil }
      return distance(to: source(of: edge)).map { (edge, $0) }
    }
    .sorted { ($0.distance, $0.edge) < ($1.distance, $1.edge) }
    .map(\.edge)
  }

  /// A shortest cycle of facts within the node's component.
  func cycleInComponent(of node: Node) -> Chain? {
    search(from: [node], within: component(of: node), .factsOnly)
    let closing = edges(into: node).filter { edge in
      !self.edge(edge).guess && distance(to: source(of: edge)) != nil
        && component(of: source(of: edge)) == component(of: node)
    }
    let nearest = closing.min {
      (distance(to: source(of: $0)) ?? 0) < (distance(to: source(of: $1)) ?? 0)
    }
    return nearest.map { way(to: source(of: $0)).chain + [$0] }
  }

  func isGuess(_ chain: Chain) -> Bool { chain.contains { edge($0).guess } }
}
