import Foundation

/// The transitions that tests took, as `STORYLINE_TRACE` records them: a line of JSON for each change of the screen in
/// front.
package struct TestTrace: Equatable, Sendable {
  package struct Step: Codable, Hashable, Sendable {
    package let test: String
    package let from: String
    package let kind: String
    package let to: String
  }

  /// The steps in their order, each once.
  package private(set) var steps: [Step] = []

  /// Reads the lines of a trace. A line that a crash has cut off is left out.
  package init(_ text: String) {
    let decoder = JSONDecoder()
    var seen: Set<Step> = []
    for line in text.split(separator: "\n") {
      guard let step = try? decoder.decode(Step.self, from: Data(line.utf8)), step.kind != "none",
        !step.test.isEmpty, seen.insert(step).inserted
      else { continue }
      steps.append(step)
    }
  }
}

extension NavigationMap {
  /// Returns the map with the tests that walked its screens and transitions.
  ///
  /// A trace knows the gestures of `AppDriver` by which a screen is left, and no others: without one, a step counts for
  /// the transition back, if there is only one, and otherwise it is a transition of its own.
  package func merged(with trace: TestTrace) -> NavigationMap {
    var map = self
    for step in trace.steps {
      for id in [step.from, step.to] where id != Self.launch { map.addScreen(id, step.test) }
      let index =
        map.transitions.firstIndex { $0.key == step.key } ?? map.onlyTransition(like: step)
      if let index {
        map.transitions[index].addTest(step.test)
      } else {
        map.transitions.append(
          Transition(
            from: step.from, kind: step.kind, to: step.to,
            cause: step.from == Self.launch ? "launch" : "action", evidence: ["test"],
            tests: [step.test], times: 0))
      }
    }
    return map.sorted
  }

  private mutating func addScreen(_ id: String, _ test: String) {
    if let index = screens.firstIndex(where: { $0.id == id }) {
      screens[index].tests = Set(screens[index].tests + [test]).sorted()
      screens[index].evidence = Set(screens[index].evidence + ["test"]).sorted()
    } else {
      screens.append(
        Screen(
          id: id, title: "", kind: id.hasPrefix("UIAlertController") ? "alert" : "screen",
          evidence: ["test"], reached: false, tests: [test]))
    }
  }

  /// The only transition in the direction of a step that has its ends, of whatever kind.
  private func onlyTransition(like step: TestTrace.Step) -> Int? {
    let isBack = step.kind.hasPrefix("unwind.")
    let found = transitions.indices.filter {
      transitions[$0].from == step.from && transitions[$0].to == step.to
        && transitions[$0].isUnwind == isBack
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension TestTrace.Step {
  fileprivate var key: NavigationMap.Transition.Key {
    NavigationMap.Transition.Key(from: from, kind: kind, to: to)
  }
}

extension NavigationMap.Transition {
  fileprivate mutating func addTest(_ test: String) {
    tests = Set(tests + [test]).sorted()
    evidence = Set(evidence + ["test"]).sorted()
  }
}
