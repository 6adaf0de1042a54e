import Storyline
import StorylineTesting
import UIKit

// The invariants when nothing moves.

extension WalkWorld {
  /// Returns the faults after everything has settled, in words. Forgets released objects.
  func problems() -> [String] {
    let problems =
      treeProblems() + flowProblems() + screenProblems() + questionProblems()
      + delegateProblems()
    flows.removeAll { !$0.isRunning && $0.flow == nil }
    screens.removeAll { $0.screen == nil && $0.model == nil }
    return problems
  }

  /// The tree matches the contents of the containers, and the parents.
  private func treeProblems() -> [String] {
    let rows = Stage.shared.panels.sources.first { $0.name == "coordinators" }?.rows() ?? []
    let told = rows.map { Self.text(of: $0) }.joined(separator: " ")
    let held = held.compactMap { ($0 as? WalkScreen)?.life }
    func text(of life: FlowLife) -> String {
      let own = held.filter { $0.owner === life }.map(\.name).sorted()
      let below = flows.filter { $0.isRunning && $0.parent === life }.map(text)
      return "(\((own + below).joined(separator: " ")))"
    }
    let expected = flows.filter { $0.isRunning && $0.parent == nil }.map(text)
      .joined(separator: " ")
    return told == expected ? [] : ["the tree is \(told), but it should be \(expected)"]
  }

  // A question belongs to a flow of its own, which `questionProblems` looks at.
  private static func text(of row: PanelNode) -> String {
    let screens = row.children.filter { !["WalkFlow", "Alert"].contains($0.title) }.map(\.title)
      .sorted()
    let flows = row.children.filter { $0.title == "WalkFlow" }.map(text)
    return "(\((screens + flows).joined(separator: " ")))"
  }

  /// Each flow lives until it ends, and ends once.
  private func flowProblems() -> [String] {
    var problems: [String] = []
    let held = held.compactMap { ($0 as? WalkScreen)?.life }
    var shown: [FlowLife] = []
    for screen in held {
      var owner = screen.owner
      while let each = owner {
        shown.append(each)
        owner = each.parent
      }
    }
    // A flow that shows an idle one lives as long.
    for life in flows where life.isRunning && life.mayIdle {
      var parent = life.parent
      while let each = parent {
        shown.append(each)
        parent = each.parent
      }
    }
    for life in flows {
      problems += life.faults
      if life.outcomes.count > 1 { problems.append("\(life.name) ended twice") }
      if life.isRunning != (life.flow != nil) {
        problems.append(
          "\(life.name) \(life.isRunning ? "runs, but is gone" : "ended, but is alive")")
      }
      if life.awaited != life.outcomes.count {
        problems.append("\(life.name): \(life.awaited) tasks were told of its outcome")
      }
      if life.isRunning, life.firstValue != nil || life.wasClosed {
        problems.append("\(life.name) called finish or close, and runs")
      }
      if life.isRunning, !life.mayIdle, !shown.contains(where: { $0 === life }) {
        problems.append("\(life.name) has no screen, and runs")
      }
      if life.handle?.receipt == .waiting, !life.mayIdle {
        problems.append("\(life.name) has no receipt")
      }
    }
    return problems
  }

  /// A screen lives for as long as a container holds it, and its command has an answer.
  private func screenProblems() -> [String] {
    let held = Set(held.map(ObjectIdentifier.init))
    var problems: [String] = []
    for life in screens {
      if life.handle?.receipt == .waiting { problems.append("\(life.name) has no receipt") }
      let isHeld = life.screen.map { held.contains(ObjectIdentifier($0)) } ?? false
      if life.screen != nil, !isHeld { problems.append("\(life.name) is alive, but nowhere") }
      if life.model != nil, !isHeld { problems.append("the model of \(life.name) is alive") }
    }
    return problems
  }

  /// A question is in sight until it is answered, once.
  private func questionProblems() -> [String] {
    let titles = Set(presented.compactMap { ($0 as? UIAlertController)?.title })
    var problems: [String] = []
    for question in questions {
      if question.handle?.receipt == .waiting { problems.append("a question has no receipt") }
      if question.outcomes != (titles.contains(question.name) ? 0 : 1) {
        problems.append("a question was answered \(question.outcomes) times")
      }
    }
    questions.removeAll { $0.outcomes == 1 }
    return problems
  }

  /// The app's delegate was called for every transition since it was set.
  private func delegateProblems() -> [String] {
    var problems: [String] = []
    let top = navigation?.topViewController
    if let watched, watched.top.object !== top, let top, watched.top.object != nil,
      watched.delegate === currentDelegate, watched.delegate.lastShown !== top
    {
      problems.append("the app's delegate did not hear of the top")
    }
    watched = currentDelegate.map { ($0, Weak(object: top)) }
    return problems
  }
}
