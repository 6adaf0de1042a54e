/// The map of an app: its screens, the transitions between them, the flows that own them, and what is wrong.
///
/// The properties are those of the file format `storyline.map/1`, which `Documentation/Map.md` describes.
package struct NavigationMap: Codable, Equatable, Sendable {
  /// The name of the app.
  package var app: String
  /// The commit of the sources, where it is known.
  package var commit: String?
  /// The device of the crawl.
  package var device: String
  /// The crawl that found the map; `nil` for a map that was read from sources alone.
  package var crawl: Crawl?
  package var screens: [Screen]
  package var transitions: [Transition]
  package var flows: [Flow]
  package var findings: [Finding]

  package init(
    app: String, commit: String? = nil, device: String = "", crawl: Crawl? = nil,
    screens: [Screen] = [], transitions: [Transition] = [], flows: [Flow] = [],
    findings: [Finding] = []
  ) {
    self.app = app
    self.commit = commit
    self.device = device
    self.crawl = crawl
    self.screens = screens
    self.transitions = transitions
    self.flows = flows
    self.findings = findings
  }

  /// The origin of the transitions to the first screens of the app.
  package static let launch = "launch"
  /// The destination of a transition after which the app has crashed.
  package static let crashed = "crashed"
  /// The end of a transition of which the sources do not tell the screen.
  package static let unknown = "?"
}

extension NavigationMap {
  /// The numbers of a crawl.
  package struct Crawl: Codable, Equatable, Sendable {
    package var steps: Int
    package var launches: Int
    package var states: Int
    /// The end: `exhausted`, or the budget that was spent.
    package var end: String
    /// A Boolean value that indicates whether a second crawl found the same.
    package var stable: Bool
    /// The actions that were not tried.
    package var left: [String]

    package init(
      steps: Int, launches: Int, states: Int, end: String, stable: Bool, left: [String] = []
    ) {
      self.steps = steps
      self.launches = launches
      self.states = states
      self.end = end
      self.stable = stable
      self.left = left
    }
  }

  /// A screen: a view controller's class, or an alert by its class and title.
  package struct Screen: Codable, Equatable, Sendable {
    package var id: String
    package var title: String
    /// The kind: `screen`, `alert`, `system`, `container` or `unresolved`.
    package var kind: String
    /// The flow or coordinator that shows the screen.
    package var owner: String?
    /// The chains of flows that lead to the screen, such as `CatalogueFlow > BookFlow`.
    package var uses: [String]
    /// The evidence: `crawl`, `test`, `source` or `storyboard`.
    package var evidence: [String]
    /// The place of the class in the sources, such as `Catalogue/BookViewController.swift:12`.
    package var source: String?
    /// A Boolean value that indicates whether the crawl has reached the screen.
    package var reached: Bool
    /// The tests that reached the screen.
    package var tests: [String]
    package var states: [State]

    package init(
      id: String, title: String, kind: String, owner: String? = nil, uses: [String] = [],
      evidence: [String] = [], source: String? = nil, reached: Bool, tests: [String] = [],
      states: [State] = []
    ) {
      self.id = id
      self.title = title
      self.kind = kind
      self.owner = owner
      self.uses = uses
      self.evidence = evidence
      self.source = source
      self.reached = reached
      self.tests = tests
      self.states = states
    }
  }

  /// A state of a screen that offers other actions than the others.
  package struct State: Codable, Equatable, Sendable {
    package var id: String
    package var place: String
    /// The number of actions that are possible in the state.
    package var actions: Int
    /// The lines of a test that lead to the state from the launch.
    package var script: [String]
    /// The path of the thumbnail, relative to the map's file.
    package var thumbnail: String

    package init(
      id: String, place: String, actions: Int, script: [String] = [], thumbnail: String
    ) {
      self.id = id
      self.place = place
      self.actions = actions
      self.script = script
      self.thumbnail = thumbnail
    }
  }

  /// A transition from one screen to another.
  package struct Transition: Codable, Equatable, Sendable {
    package var from: String
    /// The kind, such as `push`, `present`, `tab`, `root` or `unwind.back`.
    package var kind: String
    package var to: String
    /// The cause: `action`, `launch`, `time` or `system`.
    package var cause: String
    /// The lines of a test that take the transition.
    package var by: [String]
    package var evidence: [String]
    package var source: String?
    /// The tests that took the transition.
    package var tests: [String]
    /// The number of times that the crawl took the transition.
    package var times: Int

    package init(
      from: String, kind: String, to: String, cause: String, by: [String] = [],
      evidence: [String] = [], source: String? = nil, tests: [String] = [], times: Int
    ) {
      self.from = from
      self.kind = kind
      self.to = to
      self.cause = cause
      self.by = by
      self.evidence = evidence
      self.source = source
      self.tests = tests
      self.times = times
    }
  }

  /// A flow or coordinator, with its children and the screens that it owns.
  package struct Flow: Codable, Equatable, Sendable {
    package var id: String
    package var children: [String]
    package var screens: [String]

    package init(
      id: String, children: [String] = [], screens: [String] = []
    ) {
      self.id = id
      self.children = children
      self.screens = screens
    }
  }

  /// A problem, at a screen, a state or a transition.
  package struct Finding: Codable, Equatable, Hashable, Sendable {
    package var kind: String
    package var at: String
    package var text: String

    package init(
      kind: String, at: String, text: String
    ) {
      self.kind = kind
      self.at = at
      self.text = text
    }
  }
}

extension NavigationMap.Screen {
  /// The name for people: the title or, without one, the class without its suffix.
  package var name: String {
    guard title.isEmpty else { return title }
    for suffix in ["ViewController", "Controller", "VC"] where id.hasSuffix(suffix) && id != suffix
    {
      return String(id.dropLast(suffix.count))
    }
    return id
  }
}

// MARK: - Identity

extension NavigationMap.Transition {
  /// The identity of a transition: two with the same origin, kind and destination are one.
  package struct Key: Hashable, Comparable, Codable, Sendable {
    package let from: String
    package let kind: String
    package let to: String

    package static func < (left: Key, right: Key) -> Bool {
      (left.from, left.to, left.kind) < (right.from, right.to, right.kind)
    }
  }

  package var key: Key { Key(from: from, kind: kind, to: to) }

  /// A Boolean value that indicates whether the transition leads back.
  package var isUnwind: Bool { kind.hasPrefix("unwind.") }

  /// A Boolean value that indicates whether the transition was walked, by the crawl or by a test.
  package var isWalked: Bool { evidence.contains("crawl") || evidence.contains("test") }

  /// A Boolean value that indicates whether both ends are known: sources may name only one.
  package var isDrawn: Bool { from != NavigationMap.unknown && to != NavigationMap.unknown }

  /// The names of the elements that take the transition, such as `Sign in`, without repetitions.
  package var labels: [String] {
    by.reduce(into: []) { labels, line in
      let label = Self.label(of: line)
      if !label.isEmpty, !labels.contains(label) { labels.append(label) }
    }
  }

  /// Returns the name of the element that a line of a test ends with: the text between the first quotes of
  /// the last call, or else the name of its last method. A line that fills a form ends with its button.
  static func label(of line: String) -> String {
    let call = line.matches(of: /(?:"(?:\\.|[^"\\])*"|[^;"])+/).last?.output ?? ""
    if let name = call.firstMatch(of: /"((?:\\.|[^"\\])*)"/) {
      return String(name.1).replacing(/\\(.)/) { String($0.1) }
    }
    return String((call.split(separator: ".").last ?? "").prefix { $0 != "(" })
  }
}

extension NavigationMap {
  /// A Boolean value that indicates whether the map was read from sources, and nothing of it was walked.
  package var isStatic: Bool {
    crawl == nil && !screens.isEmpty && !screens.contains(where: \.reached)
  }

  /// Returns the screen with an identifier.
  package func screen(_ id: String) -> Screen? { screens.first { $0.id == id } }

  /// Returns the findings at a screen, at one of its states, or at a transition that begins there.
  package func findings(at screen: Screen) -> [Finding] {
    let ids = Set([screen.id] + screen.states.map(\.id))
    return findings.filter { finding in
      ids.contains(finding.at) || finding.at.hasPrefix(screen.id + " ")
    }
  }
}

extension NavigationMap {
  /// The transitions of a clear picture: without transitions back, and with one switch to each tab, the first
  /// that leads there. The other switches, from every screen of a tab to every other tab, would
  /// only hide the rest.
  package var mainTransitions: [Transition] {
    var steps: [String: Int] = [Self.launch: 0]
    var queue = [Self.launch]
    var next = 0
    let forward = Dictionary(
      grouping: transitions.filter { !$0.isUnwind && $0.from != $0.to }, by: \.from)
    while next < queue.count {
      let id = queue[next]
      next += 1
      for transition in (forward[id] ?? []).sorted(by: { $0.key < $1.key })
      where steps[transition.to] == nil {
        steps[transition.to] = queue.count
        queue.append(transition.to)
      }
    }
    func order(_ transition: Transition) -> (Int, Transition.Key) {
      (steps[transition.from] ?? .max, transition.key)
    }
    let switches = Dictionary(
      grouping: transitions.filter { $0.kind == "tab" && $0.from != $0.to }, by: \.to)
    let first = switches.compactMapValues { $0.min { order($0) < order($1) }?.key }
    let roots = tabRoots
    return transitions.filter { transition in
      guard !transition.isUnwind, transition.from != transition.to, transition.isDrawn else {
        return false
      }
      return transition.kind != "tab"
        || (roots.contains(transition.to) && first[transition.to] == transition.key)
    }
  }

  /// The screens that only switching tabs leads to. Other screens are found behind a switch because they
  /// were left open there.
  package var tabRoots: Set<String> {
    let switched = Set(transitions.filter { $0.kind == "tab" }.map(\.to))
    let others = Set(transitions.filter { !$0.isUnwind && $0.kind != "tab" }.map(\.to))
    return switched.subtracting(others)
  }
}
