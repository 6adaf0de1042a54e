import LeakWatch
import UIKit

// The judgement on each step: what stays alive, what no longer answers, and what lacks an answer.
extension Crawler {
  /// Ends the app for the first time, and looks for screens that leak then: those in a cycle that was there
  /// from the launch on.
  func judgeEnd() async throws {
    guard launches > 0, !hasJudgedEnd, !model.steps.isEmpty else { return }
    let shown = outliving.screens
    guard !shown.isEmpty else { return }
    hasJudgedEnd = true
    app = AppDriver()
    Stage.shared.reset()
    try? await app.settle()
    for name in shown.names {
      guard let screen = shown.first(named: name) else { continue }
      let judgement = LeakWatch.shared.judgement(on: screen)
      guard judgement.isLeak, !findings.contains(where: { $0.subject == name }) else { continue }
      try report(.outlives, at: name, "After the end of the app, \(judgement)", of: name)
    }
  }

  func judge(
    _ action: CrawlAction, _ from: Int, _ kind: EdgeKind, _ to: Int, _ leaks: [Failure]
  ) async throws {
    let (origin, destination) = (model.observations[from], model.observations[to])
    let edge = CrawlFinding.edge(origin.screen, kind, destination.screen)
    for leak in leaks {
      let subject = leak.message.split { $0 == " " || $0 == "," }.first.map(String.init) ?? ""
      try report(.outlives, at: edge, leak.message, of: subject)
      let end = leak.message.range(of: " leak")?.lowerBound ?? leak.message.startIndex
      for name in leak.message[..<end].split(separator: ", ") { explain("\(name)", leak.message) }
    }
    if action.isCancelled {
      try await judgeCancelled(action, from, to)
    } else {
      let isWayBack = kind.isUnwind || kind == .root || kind == .replace
      try await judgeOutliving(edge, kind, action, from, to, isWayBack)
    }
  }

  /// Looks for coordinators and screens that stay alive after a way back; goes the way once more where one
  /// does, to see whether they become more.
  private func judgeOutliving(
    _ edge: String, _ kind: EdgeKind, _ action: CrawlAction, _ from: Int, _ to: Int,
    _ isWayBack: Bool
  ) async throws {
    let owners = Owners()
    var used: [AnyObject] = []
    for controller in ShownControllers.inWindows {
      guard let owner = owners.coordinator(of: controller) else { continue }
      used.append(owner)
      used += owners.ancestors(of: owner)
    }
    let orphans = outliving.orphans(owners, inUse: used, isWayBack: isWayBack)
    used = []
    guard !orphans.isEmpty else { return }
    let words = Self.words(for: kind)
    var reported: Set<String> = []
    for orphan in orphans where orphan.count >= 2 {
      guard let text = explanation(of: orphan), !isExplained(orphan.name, edge, reported, text)
      else {
        continue
      }
      reported.insert(orphan.name)
      let screen = model.observations[from].screen
      try report(
        .outlives, at: edge, "After \(words) from \(screen), \(text)", of: orphan.name)
    }
    guard reported.isEmpty, confirmed.insert(edge).inserted else { return }
    // The way there and back once more.
    let (origin, destination) = (model.state(of: from), model.state(of: to))
    guard current == to else { return }
    let ways = model.observations[model.states[destination].observation].actions.filter {
      model.states[destination].ways[$0]?.last == origin
    }
    guard let way = ways.first, !isSpent else { return }
    try await perform(way)
    guard let now = current, model.state(of: now) == origin, !isSpent else { return }
    try await perform(action.key)
  }

  /// The sentence with the reason why an object stays, found once for each leaking class.
  private func explanation(of orphan: Outliving.Orphan) -> String? {
    if let known = explanations[orphan.name], known.times >= Self.mostExplanations {
      return known.text
    }
    guard let text = orphan.explanation else { return nil }
    if text.contains(" leaks: ") { explain(orphan.name, text) }
    return text
  }

  private func explain(_ name: String, _ text: String) {
    explanations[name] = (text, (explanations[name]?.times ?? 0) + 1)
  }

  /// Returns a Boolean value that indicates whether a leak of that class, or of one that the same
  /// sentence names, was reported for the edge.
  private func isExplained(
    _ name: String, _ edge: String, _ reported: Set<String>, _ text: String
  ) -> Bool {
    let isKnown = findings.contains {
      $0.at == edge && $0.kind == .outlives && $0.subject == name
    }
    return isKnown || reported.contains { text.contains($0) }
  }

  static func words(for kind: EdgeKind) -> String {
    switch kind {
    case .back: "a tap on the back button"
    case .swipe: "a swipe back"
    case .menu: "a choice from the back button's menu"
    case .dismiss: "the dismissal"
    case .pull: "a pull down"
    case .root: "the change of the window's root"
    case .replace: "the change of the stack"
    default: "the way back"
    }
  }

  /// Checks that a gesture that was taken back has changed nothing, and that the app still answers.
  private func judgeCancelled(_ action: CrawlAction, _ from: Int, _ to: Int) async throws {
    let screen = model.observations[from].screen
    let at = CrawlFinding.edge(screen, .stays, screen)
    let gesture = action.line.contains("swipeBack") ? "swipe back" : "pull down"
    guard model.state(of: from) == model.state(of: to) else {
      try report(
        .deadEnd, at: at,
        "A \(gesture) that was taken back changes \(screen): it leads to "
          + "\(model.observations[to].screen).")
      return
    }
    let state = model.states[model.state(of: to)]
    guard checkedCancelled.insert("\(screen) \(gesture)").inserted, !isSpent else { return }
    let worked = model.observations[state.observation].actions.first { key in
      guard let ends = state.ways[key], let end = ends.first, ends.allSatisfy({ $0 == end }) else {
        return false
      }
      return model.observations[model.states[end].observation].screen != screen
        && !key.contains("back") && !key.hasPrefix("tab ") && !key.hasPrefix("pull")
    }
    guard let worked, let expected = state.ways[worked]?.first else { return }
    let wanted = model.observations[model.states[expected].observation].screen
    let line = self.action(worked)?.line ?? worked
    try await perform(worked)
    guard let now = current else { return }
    let found = model.observations[now].screen
    if found != wanted {
      try report(
        .deadEnd, at: at,
        "After a \(gesture) that was taken back, \(line) on \(screen) "
          + (found == screen ? "does nothing" : "leads to \(found)")
          + "; before it led to \(wanted)."
      )
    }
  }

  /// Adds a finding for each remaining contradiction: it depends on something that is not on the
  /// screen.
  func noteContradictions() {
    for (state, action) in model.contradictions {
      let each = model.states[state]
      let ends = Set((each.ways[action] ?? []).map { model.states[$0].observation })
      let screens = Set(ends.map { model.observations[$0].screen }).sorted()
      guard screens.count > 1 else { continue }
      let screen = model.observations[each.observation].screen
      let line =
        model.steps.first {
          $0.action == action && $0.from.map(model.state(of:)) == state && !$0.line.isEmpty
        }?.line ?? action
      findings.append(
        CrawlFinding(
          kind: .contradiction, at: screen,
          text: "\(line) leads to \(screens.joined(separator: " or ")): "
            + "it depends on something that is not on the screen."))
    }
  }

  /// Adds a finding for each request that has found no answer in the recording.
  func judgeRequests(from observation: Int) throws {
    try noteNetwork()
    for request in requests.takeMissing() {
      try report(
        .missingAnswer, at: model.observations[observation].screen,
        "No answer was recorded for \(request).")
    }
  }
}
