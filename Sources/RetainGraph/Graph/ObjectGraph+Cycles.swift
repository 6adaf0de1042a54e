import CRetainGraph

extension ObjectGraph {
  /// Chains from a node back to it, the shortest first: one for each reference that closes one, and more
  /// than asked for where they are as short. Those of facts, and those that need a guess.
  func cycles(through node: Node, atMost limit: Int) -> (facts: [Chain], guesses: [Chain]) {
    search(from: [node], .factsOnly)
    let closedByFacts = reached(edges(into: node), .factsOnly)
    let facts = nearest(closedByFacts, atMost: limit).map(chain(endingWith:))
    // A cycle that is closed by a fact is reported already, though a guess may be a shorter path to
    // it.
    let known = Set(closedByFacts.map(\.edge))
    search(from: [node], .guessesToo)
    let closedByGuesses = reached(edges(into: node), .guessesToo).filter {
      !known.contains($0.edge)
    }
    return (facts, nearest(closedByGuesses, atMost: limit).map(chain(endingWith:)))
  }

  /// The shortest cycles of facts through a node that stay within its component.
  func cyclesInComponent(of node: Node) -> [Chain] {
    search(from: [node], within: component(of: node), .factsOnly)
    return nearest(reached(edges(into: node), .factsOnly), atMost: 1).map(chain(endingWith:))
  }

  // MARK: What the last search found

  /// An edge, and how far the last search went to come to its source.
  typealias Reached = (edge: Edge, distance: Int)

  /// Returns the edges whose sources the last search reached.
  func reached(_ edges: [Edge], _ trust: Trust) -> [Reached] {
    edges.compactMap { edge in
      guard trust == .guessesToo || !self.edge(edge).guess else { return nil }
      return distance(to: source(of: edge)).map { (edge, $0) }
    }
  }

  /// The nearest of the edges, and those that are as near as the last of them. The choice among
  /// these must not depend on addresses.
  func nearest(_ reached: [Reached], atMost limit: Int) -> [Edge] {
    let sorted = reached.sorted { ($0.distance, $0.edge) < ($1.distance, $1.edge) }
    guard let last = sorted.prefix(limit).last else { return [] }
    let mostEqual = 64
    return sorted.prefix { $0.distance <= last.distance }.prefix(limit + mostEqual).map(\.edge)
  }

  /// The way of the last search to an edge, with the edge.
  func chain(endingWith edge: Edge) -> Chain { way(to: source(of: edge)).chain + [edge] }

  func isGuess(_ chain: Chain) -> Bool { chain.contains { edge($0).guess } }
}
