extension NavigationMap {
  /// Returns the map with the additional contents of another one: of sources and storyboards, or of
  /// tests.
  ///
  /// Screens and edges that both have keep the crawl's values, and their evidence adds up.
  package func merged(with other: NavigationMap) -> NavigationMap {
    var map = self
    for screen in other.screens {
      if let index = map.screens.firstIndex(where: { $0.id == screen.id }) {
        map.screens[index].add(screen)
      } else {
        map.screens.append(screen)
      }
    }
    for edge in other.edges {
      if let index = map.edges.firstIndex(where: { $0.key == edge.key }) {
        map.edges[index].add(edge)
      } else {
        map.edges.append(edge)
      }
    }
    for flow in other.flows {
      if let index = map.flows.firstIndex(where: { $0.id == flow.id }) {
        map.flows[index].children = Set(map.flows[index].children + flow.children).sorted()
        map.flows[index].screens = Set(map.flows[index].screens + flow.screens).sorted()
      } else {
        map.flows.append(flow)
      }
    }
    map.findings = Set(map.findings + other.findings).sorted {
      ($0.at, $0.kind, $0.text) < ($1.at, $1.kind, $1.text)
    }
    return map.sorted
  }
}

extension NavigationMap.Screen {
  fileprivate mutating func add(_ other: Self) {
    if title.isEmpty { title = other.title }
    owner = owner ?? other.owner
    source = source ?? other.source
    reached = reached || other.reached
    uses = Set(uses + other.uses).sorted()
    evidence = Set(evidence + other.evidence).sorted()
    tests = Set(tests + other.tests).sorted()
    if states.isEmpty { states = other.states }
  }
}

extension NavigationMap.Edge {
  fileprivate mutating func add(_ other: Self) {
    source = source ?? other.source
    by = Set(by + other.by).sorted()
    evidence = Set(evidence + other.evidence).sorted()
    tests = Set(tests + other.tests).sorted()
    times += other.times
  }
}
