import Foundation
import UIKit

// The map of what a crawl has found.
extension Crawler {
  /// The app before its first screen, as an origin of transitions.
  private static let launchID = "launch"

  /// Makes the map of the app.
  ///
  /// - Parameter app: The name of the app.
  /// - Returns: The map.
  package func map(of app: String) -> CrawlMap {
    let ids = stateIDs
    return CrawlMap(
      app: app, device: "\(settings.device)",
      crawl: CrawlMap.Crawl(
        steps: model.steps.count - launches, launches: launches, states: model.states.count,
        end: end, stable: !usesNetwork,
        left: left.map { "\(ids[$0.state]): \($0.action)" }.sorted()),
      screens: screens(ids), transitions: transitions, flows: flows,
      findings: distinctFindings.map {
        CrawlMap.Finding(kind: $0.kind.rawValue, at: $0.at, text: $0.text)
      }.sorted { ($0.at, $0.kind, $0.text) < ($1.at, $1.kind, $1.text) })
  }

  /// The findings, of those about one cycle on one edge only the first: one of a coordinator before one of a
  /// screen.
  private var distinctFindings: [CrawlFinding] {
    let ordered = findings.enumerated().sorted { one, other in
      let (isPlain, isOtherPlain) = (
        !one.element.text.hasPrefix("After "), !other.element.text.hasPrefix("After ")
      )
      return isPlain == isOtherPlain ? one.offset < other.offset : isOtherPlain
    }.map(\.element)
    var known: [String: [Set<String>]] = [:]
    return ordered.filter { finding in
      guard finding.kind == .outlives, !finding.cycle.isEmpty else { return true }
      if known[finding.at]?.contains(finding.cycle) == true { return false }
      known[finding.at, default: []].append(finding.cycle)
      return true
    }
  }

  // MARK: Screens

  private func screen(of state: Int) -> String {
    model.observations[model.states[state].observation].screen
  }

  /// The id of each state: its screen, and its number among the states of that screen.
  private var stateIDs: [String] {
    var counts: [String: Int] = [:]
    return model.states.indices.map { state in
      let screen = screen(of: state)
      counts[screen, default: 0] += 1
      return "\(screen).\(counts[screen, default: 0])"
    }
  }

  private func screens(_ ids: [String]) -> [CrawlMap.Screen] {
    Dictionary(grouping: model.states.indices, by: screen).map { id, states in
      let looks = states.map { model.observations[model.states[$0].observation] }
      let all = model.observations.filter { $0.screen == id }
      return CrawlMap.Screen(
        id: id, title: looks.first { !$0.title.isEmpty }?.title ?? "",
        kind: looks[0].kind.rawValue, owner: all.compactMap(\.owner).first,
        uses: Set(all.filter { !$0.use.isEmpty }.map { $0.use.joined(separator: " > ") }).sorted(),
        evidence: ["crawl"], reached: true, tests: [],
        states: states.map { state in
          let look = model.observations[model.states[state].observation]
          return CrawlMap.State(
            id: ids[state], place: look.place, actions: look.actions.count,
            script: prelude.lines
              + (scripts[state]
                ?? model.script(toState: state).filter { isUseful($0) }.map(\.line)),
            thumbnail: look.thumbnail)
        })
    }.sorted { $0.id < $1.id }
  }

  private func isUseful(_ step: CrawlStep) -> Bool { step.end != .impossible && !step.line.isEmpty }

  // MARK: Transitions

  private struct TransitionKey: Hashable {
    let from: String
    let kind: String
    let to: String
  }

  private var transitions: [CrawlMap.Transition] {
    var lines: [TransitionKey: [String]] = [:]
    var causes: [TransitionKey: CrawlStep.Cause] = [:]
    var times: [TransitionKey: Int] = [:]
    for step in model.steps {
      let to: String
      switch step.end {
      case .at(let number): to = model.observations[number].screen
      case .crashed: to = "crashed"
      case .neverRests, .impossible: continue
      }
      let from = step.from.map { model.observations[$0].screen } ?? Self.launchID
      // An action that leaves its screen in front is no transition.
      if from == to, step.kind == .stays { continue }
      let key = TransitionKey(from: from, kind: step.kind.rawValue, to: to)
      times[key, default: 0] += 1
      causes[key] = causes[key] ?? step.cause
      if step.from == nil {
        lines[key] = [prelude.lines.joined(separator: "; ")].filter { !$0.isEmpty }
      }
      if !step.line.isEmpty, lines[key]?.contains(step.line) != true {
        lines[key, default: []].append(step.line)
      }
    }
    return times.map { key, count in
      CrawlMap.Transition(
        from: key.from, kind: key.kind, to: key.to, cause: causes[key]?.rawValue ?? "action",
        by: (lines[key] ?? []).sorted(), evidence: ["crawl"], tests: [], times: count)
    }.sorted { ($0.from, $0.to, $0.kind) < ($1.from, $1.to, $1.kind) }
  }

  // MARK: Flows

  private var flows: [CrawlMap.Flow] {
    var children: [String: Set<String>] = [:]
    for path in paths.union(model.observations.map(\.use)) {
      for (index, name) in path.enumerated() {
        children[name, default: []].formUnion(path.dropFirst(index + 1).prefix(1))
      }
    }
    return children.map { id, children in
      let own = Set(model.observations.filter { $0.owner == id }.map(\.screen))
      return CrawlMap.Flow(
        id: id, children: children.subtracting([id]).sorted(), screens: own.sorted())
    }.sorted { $0.id < $1.id }
  }
}
