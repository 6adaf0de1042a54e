extension NavigationMap {
  /// Returns the map with the additional contents of another one: of sources and storyboards, or of
  /// tests.
  ///
  /// Screens and transitions that both have keep the crawl's values, and their evidence adds up.
  package func merged(with other: NavigationMap) -> NavigationMap {
    var map = self
    for screen in other.screens {
      if let index = map.screens.firstIndex(where: { $0.id == screen.id }) {
        map.screens[index].add(screen)
      } else {
        map.screens.append(screen)
      }
    }
    for transition in other.transitions { map.add(transition) }
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

  /// Adds a transition, or its values to the transition with the same ends and kind.
  ///
  /// Transitions with an unknown end stay apart, one for each place in the sources.
  package mutating func add(_ transition: Transition) {
    let isUnknown = transition.to == Self.unknown || transition.from == Self.unknown
    let index = transitions.firstIndex {
      $0.key == transition.key && (!isUnknown || $0.source == transition.source)
    }
    if let index { transitions[index].add(transition) } else { transitions.append(transition) }
  }

  /// Returns a map that was walked, with the transitions that sources and storyboards know.
  ///
  /// Transitions of the walk stay: a transition that only has another kind in the sources is the same transition, and
  /// a screen that was reached keeps its owner and its title.
  package func merged(withSources sources: NavigationMap) -> NavigationMap {
    var sources = sources
    let forward = transitions.filter { !$0.isUnwind && $0.isWalked }
    let walked = Dictionary(grouping: forward) { [$0.from, $0.to] }
    for index in sources.transitions.indices {
      let transition = sources.transitions[index]
      guard let known = walked[[transition.from, transition.to]],
        !known.contains(where: { $0.key == transition.key }),
        let same = known.min(by: { $0.key < $1.key })
      else { continue }
      sources.transitions[index].kind = same.kind
      sources.transitions[index].cause = same.cause
    }
    let reached = Set(screens.filter(\.reached).map(\.id))
    for index in sources.screens.indices where reached.contains(sources.screens[index].id) {
      sources.screens[index].owner = nil
      sources.screens[index].title = ""
    }
    sources.flows = []
    return merged(with: sources)
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

extension NavigationMap.Transition {
  fileprivate mutating func add(_ other: Self) {
    source = source ?? other.source
    by = Set(by + other.by).sorted()
    evidence = Set(evidence + other.evidence).sorted()
    tests = Set(tests + other.tests).sorted()
    times += other.times
  }
}
