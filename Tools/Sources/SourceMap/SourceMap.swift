package import NavigationMap
package import SourceFacts

/// The map that sources and storyboards tell of, without a build.
///
/// It has the transitions that code names, in coordinators, routers, flows and screens, and the segues of storyboards.
/// Nothing of it was walked.
package struct SourceMap {
  let bodies: Bodies
  let storyboards: Storyboards
  private let origins: Origins
  private let calls: [NavigationCall]
  private let drafts: [Draft]
  /// The transitions to each coordinator or container that is shown as a whole.
  private let shownAs: [ProjectType: [Draft]]
  /// The kinds of the calls that show an empty container, by the bodies that contain them: the coordinator
  /// that is begun there fills it.
  private let carried: [Int: String]

  /// A transition whose ends may still be coordinators.
  private struct Draft: Hashable {
    enum Start: Hashable {
      case origin(Origin)
      /// The screen that is seen first in something that is shown, such as the first tab.
      case first(Shown)
    }

    let start: Start
    let kind: String
    let end: Shown
    let source: String
    /// The coordinator in whose code it is.
    let owner: String?
  }

  /// The name of a place that the sources do not tell.
  package static let unknown = NavigationMap.unknown

  /// Reads the transitions of a project.
  ///
  /// - Parameters:
  ///   - files: The sources, with the code of their functions.
  ///   - storyboards: The storyboards.
  package init(_ files: [SourceFile], storyboards: [StoryboardFile] = []) {
    let project = ProjectFacts(files)
    bodies = Bodies(project)
    self.storyboards = Storyboards(files: storyboards)
    let destinations = Destinations(
      objects: Objects(bodies: bodies), storyboards: self.storyboards)
    calls = NavigationCalls(destinations: destinations).all()
    let origins = Origins(destinations, calls)
    self.origins = origins
    carried = calls.reduce(into: [:]) { carried, call in
      if call.shown.joined().contains(.bare) { carried[call.body] = call.kind }
    }
    drafts = Self.drafts(calls, bodies, origins, carried)
    shownAs = drafts.reduce(into: [:]) { shownAs, draft in
      if case .holder(let type) = draft.end { shownAs[type, default: []].append(draft) }
    }
  }

  /// The number of calls that lead to a screen, and of those that name it.
  package var numbers: (calls: Int, named: Int) {
    let named = calls.count { call in
      call.segue != nil || !call.shown.contains { $0.contains(.unknown) }
    }
    return (calls.count, named)
  }

  /// Makes the map.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - main: The name of the storyboard with which the app begins, if it has one.
  /// - Returns: The map, with nothing reached.
  package func map(of app: String, main: String? = nil) -> NavigationMap {
    var map = NavigationMap(app: app)
    var owners: [String: Set<String>] = [:]
    for draft in drafts {
      for (to, owner) in ends(draft.end, draft.owner) {
        for (from, kind) in starts(draft.start, draft.kind) {
          let isLaunch = from == NavigationMap.launch
          map.add(
            NavigationMap.Transition(
              from: from, kind: isLaunch ? "launch" : kind, to: to,
              cause: isLaunch ? "launch" : "action", evidence: ["source"], source: draft.source,
              times: 0))
          if let owner { owners[to, default: []].insert(owner) }
        }
      }
    }
    for transition in performedSegues + storyboards.transitions(main: main) { map.add(transition) }
    addScreens(to: &map, owners)
    return map.sorted
  }

  // MARK: Drafts

  private static func drafts(
    _ calls: [NavigationCall], _ bodies: Bodies, _ origins: Origins, _ carried: [Int: String]
  ) -> [Draft] {
    var drafts: [Draft] = []
    var firstTabs: [Int: [Shown]] = [:]
    for call in calls where call.segue == nil {
      let body = bodies.all[call.body]
      let owner = body.owner.flatMap { origins.destinations.leads($0) ? $0.simpleName : nil }
      let found = origins.origins(of: call.body, call.cases).filter {
        if case .entry = $0 { !call.isBeside } else { true }
      }
      // Tabs that are shown one after the other in the same function.
      let tabs = call.kind == "tab" && call.shown.count == 1 ? firstTabs[call.body] : nil
      if call.kind == "tab", tabs == nil { firstTabs[call.body] = call.shown.first }
      for (index, group) in call.shown.enumerated() {
        let starts: [Draft.Start] =
          index > 0 || tabs != nil
          ? (tabs ?? call.shown[0]).map { .first($0) }
          : found.isEmpty ? [.first(.unknown)] : found.map { .origin($0) }
        // The first tab is seen when the bar is shown.
        let isFirst = call.kind == "tab" && index == 0 && tabs == nil
        let kind = isFirst ? carried[call.body] ?? call.kind : call.kind
        for end in group where end != .bare {
          for start in starts where start != .first(.bare) {
            drafts.append(
              Draft(
                start: start, kind: kind, end: end,
                source: "\(body.file.path):\(call.line)", owner: owner))
          }
        }
      }
    }
    return drafts.unique
  }

  // MARK: Ends

  /// The screens that are seen first, with the coordinator that shows them.
  private func ends(
    _ shown: Shown, _ owner: String?, _ seen: Set<ProjectType> = []
  ) -> [(id: String, owner: String?)] {
    switch shown {
    case .screen(let id): return [(id, owner)]
    case .holder(let type):
      guard !seen.contains(type) else { return [] }
      let family = Set(bodies.project.ancestry(of: type))
      let mine = bodies.project.isContainer(type) ? owner : type.simpleName
      let found = drafts.flatMap { draft -> [(id: String, owner: String?)] in
        guard case .origin(.entry(let owner)) = draft.start, family.contains(owner) else {
          return []
        }
        return ends(draft.end, mine, seen.union([type]))
      }.filter { $0.id != Self.unknown }
      if !found.isEmpty { return found }
      let first = storyboards.firstScreen(inClass: type.simpleName) ?? Self.unknown
      return [(first, owner)]
    case .bare, .parameter: return []
    case .unknown: return [(Self.unknown, nil)]
    }
  }

  private func starts(
    _ start: Draft.Start, _ kind: String, _ seen: Set<ProjectType> = []
  ) -> [(String, String)] {
    switch start {
    case .first(let shown): return ends(shown, nil).map { ($0.id, kind) }
    case .origin(.launch): return [(NavigationMap.launch, "launch")]
    case .origin(.screen(let id)): return [(id, kind)]
    case .origin(.entry(let type)):
      guard !seen.contains(type) else { return [] }
      let family = bodies.project.descendants(of: type)
      // Transitions to the whole end at this screen, too.
      guard family.allSatisfy({ shownAs[$0] == nil }) else { return [] }
      var found: [(String, String)] = []
      for body in family.flatMap(makers).unique {
        let kind = carried[body] ?? kind
        for origin in origins.origins(of: body).sorted {
          found += starts(.origin(origin), kind, seen.union([type]))
        }
      }
      return found.isEmpty && seen.isEmpty ? [(Self.unknown, kind)] : found
    }
  }

  /// The bodies that make an object of a class.
  private func makers(of type: ProjectType) -> [Int] {
    let calls = (bodies.calls[type.simpleName] ?? []) + (bodies.calls["init"] ?? [])
    return calls.filter { call in
      guard bodies.all[call.body].owner != type else { return false }
      return origins.objects.made(call.callee, Scope(body: call.body))?.type == type
    }.map(\.body)
  }

  // MARK: Segues and screens

  /// The segues that code performs.
  private var performedSegues: [NavigationMap.Transition] {
    calls.flatMap { call -> [NavigationMap.Transition] in
      guard let identifier = call.segue else { return [] }
      let screens = origins.origins(of: call.body, call.cases).sorted.compactMap { origin in
        if case .screen(let id) = origin { id } else { nil }
      }
      let source = "\(bodies.all[call.body].file.path):\(call.line)"
      let found = storyboards.transitions(performing: identifier, from: screens).map { transition in
        var transition = transition
        transition.evidence = ["source", "storyboard"]
        transition.source = source
        return transition
      }
      if !found.isEmpty || storyboards.isUnwind(identifier, from: screens) { return found }
      return (screens.isEmpty ? [Self.unknown] : screens).map { screen in
        NavigationMap.Transition(
          from: screen, kind: "segue", to: Self.unknown, cause: "action", evidence: ["source"],
          source: source, times: 0)
      }
    }
  }

  private func addScreens(to map: inout NavigationMap, _ owners: [String: Set<String>]) {
    let types = Dictionary(grouping: bodies.project.types, by: \.simpleName)
    let ids = Set(map.transitions.flatMap { [$0.from, $0.to] })
      .subtracting([NavigationMap.launch, Self.unknown])
    for id in ids.sorted() {
      let type = types[id]?.first { bodies.project.isScreen($0) }
      let evidence = Set(
        map.transitions.filter { $0.from == id || $0.to == id }.flatMap(\.evidence))
      let isSystem = type == nil && !id.hasPrefix("UI")
      map.screens.append(
        NavigationMap.Screen(
          id: id, title: type.flatMap(title) ?? alertTitle(id) ?? "",
          kind: id.hasPrefix("UIAlertController") ? "alert" : isSystem ? "system" : "screen",
          owner: owners[id]?.sorted().first, evidence: evidence.sorted(),
          source: type.map { "\($0.file.path):\($0.fact.place.line)" }, reached: false))
    }
    map.flows = Dictionary(grouping: map.screens.filter { $0.owner != nil }) { $0.owner ?? "" }
      .map { NavigationMap.Flow(id: $0.key, screens: $0.value.map(\.id)) }
  }

  private func alertTitle(_ id: String) -> String? {
    guard id.hasPrefix("UIAlertController “"), id.hasSuffix("”") else { return nil }
    return String(id.dropFirst("UIAlertController “".count).dropLast())
  }

  /// The title that a screen gives itself.
  private func title(of type: ProjectType) -> String? {
    for write in bodies.writes["title"] ?? [] where bodies.all[write.body].owner == type {
      let targets: [ValueFact] = [
        .name("title"), .member(.name("self"), "title"),
        .member(.name("navigationItem"), "title"),
      ]
      if targets.contains(write.target), case .text(let text) = write.statement.value {
        return text
      }
    }
    return nil
  }
}

extension Set<Origin> {
  /// The origins in an order that is the same each time.
  fileprivate var sorted: [Origin] {
    self.sorted { name($0) < name($1) }
  }

  private func name(_ origin: Origin) -> String {
    switch origin {
    case .launch: "0"
    case .screen(let id): "1" + id
    case .entry(let type): "2" + type.name + type.file.path
    }
  }
}
