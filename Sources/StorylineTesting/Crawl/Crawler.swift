package import Foundation
import LeakWatch
import UIKit

/// Walks through an app, screen by screen, and builds its map.
///
/// It takes each action of each state once, goes back to unfinished states by walking or by a
/// launch, whichever is shorter, and refines the states of a screen where the same action led to
/// different states.
@MainActor
package final class Crawler {
  let settings: CrawlSettings
  /// The folder of the thumbnails and the journal; nil where none are written.
  let folder: URL?
  private let delegateClass: NSObject.Type
  private let journal: Journal
  private let home: CrawlHome?
  let requests = Requests()
  /// A Boolean value that indicates whether this process or an earlier one used the network.
  var usesNetwork = false
  let clock = ContinuousClock()
  private let start = ContinuousClock.now

  private(set) var model = CrawlModel()
  var findings: [CrawlFinding] = []
  private(set) var launches = 0
  private(set) var end = "exhausted"
  /// The parts after the walk that this process or an earlier one began.
  private var endings: Set<Journal.Ending> = []
  private var written = 0

  var app = AppDriver()
  /// The number of the observation that the app shows; nil before a launch.
  private(set) var current: Int?
  /// The way from each launch to the beginning of the crawl.
  let prelude: CrawlScript
  /// The states that could not be reached again.
  private var lost: Set<String> = []
  /// The face of the screen, while it has not changed.
  var face: Face?
  /// A Boolean value that indicates whether the end of an app was judged.
  var hasJudgedEnd = false
  /// The scripts of states that are shorter than those by which they were found.
  var scripts: [Int: [String]] = [:]
  var outliving = Outliving()
  /// The ways from the roots to all flows and coordinators that were seen.
  var paths: Set<[String]> = []
  var pictures: Set<String> = []
  /// The edges and classes whose outliving is being confirmed or was.
  var confirmed: Set<String> = []
  var checkedCancelled: Set<String> = []
  /// The sentences about classes that leak, and how often each was determined.
  var explanations: [String: (text: String, times: Int)] = [:]
  /// The number of explanations for a class that leaks. Further objects leak for the same reason.
  static let mostExplanations = 3

  package init(
    _ delegate: NSObject.Type, settings: CrawlSettings, folder: URL? = nil, home: URL? = nil
  ) throws {
    delegateClass = delegate
    self.settings = settings
    self.folder = folder
    self.home = home.map(CrawlHome.init)
    prelude = try CrawlScript(settings.prelude, words: settings.words)
    journal = try Journal(folder?.appending(path: "journal.jsonl"))
  }

  // MARK: Running

  /// Crawls until nothing is left, or the budget is spent.
  ///
  /// - Throws: An error with the reason why the app cannot be launched.
  package func run() async throws {
    try recall()
    LeakWatch.shared.leavesOut = { [unowned self] object in
      explanations["\(Swift.type(of: object))"]?.times ?? 0 >= Self.mostExplanations
    }
    requests.begin()
    defer {
      LeakWatch.shared.leavesOut = nil
      requests.end()
    }
    if endings.isEmpty { try await walk() }
    // A part that ended the process is left out by the next one.
    try await perform(.scripts) { try await shortenScripts() }
    current = nil
    face = nil
    try await perform(.judgement) { try await judgeEnd() }
    Stage.shared.reset()
    TrapReport.finish()
  }

  private func walk() async throws {
    if current == nil { try await launch() }
    while !isSpent {
      guard let goal = nextGoal() else {
        if model.refine() { continue }
        break
      }
      try await pursue(goal)
    }
    if isSpent { end = "budget" } else { noteContradictions() }
  }

  private func perform(_ ending: Journal.Ending, _ work: () async throws -> Void) async throws {
    guard endings.insert(ending).inserted else { return }
    try journal.write(.ending(ending, walk: end))
    try await work()
  }

  var isSpent: Bool {
    if let steps = settings.steps, model.steps.count >= steps { return true }
    return isOutOfTime
  }

  /// A Boolean value that indicates whether a budget in seconds is spent.
  var isOutOfTime: Bool {
    settings.seconds.map { clock.now - start > .seconds($0) } ?? false
  }

  /// Takes over what earlier processes of this crawl have found.
  private func recall() throws {
    var begun: (from: Int?, action: String, line: String)?
    var deadLaunches = 0
    for event in journal.past {
      switch event {
      case .observation(let observation): _ = model.number(of: observation)
      case .begin(let from, let action, let line):
        begun = (from, action, line)
        if from == nil { deadLaunches += 1 }
      case .step(let step):
        if step.from == nil { (launches, deadLaunches) = (launches + 1, 0) }
        model.add(step)
        begun = nil
      case .finding(let finding): findings.append(finding)
      case .network: usesNetwork = true
      case .ending(let ending, let walk):
        endings.insert(ending)
        end = walk
      }
    }
    written = model.observations.count
    guard let begun, endings.isEmpty else { return }
    guard let from = begun.from else {
      return try recall(deadLaunches: deadLaunches)
    }
    let step = CrawlStep(
      from: from, action: begun.action, line: begun.line, kind: .stays, cause: .action,
      end: .crashed)
    try add(step)
    let script = prelude.lines + model.script(to: model.steps.count - 1).map(\.line)
    try report(
      .crash, at: model.observations[from].screen,
      "The app ends by itself after: \(script.joined(separator: "; "))")
  }

  /// Decides what follows when the last process ended during a launch: another attempt, and after the third
  /// the end of the walk. What was found before is kept.
  private func recall(deadLaunches: Int) throws {
    guard let first = model.observations.first else {
      throw DriverError(
        "The app ends by itself when it is launched.", at: TestLocation(#filePath, #line))
    }
    guard deadLaunches >= Self.mostDeadLaunches else { return }
    end = "launch"
    try journal.write(.ending(.scripts, walk: end))
    endings = [.scripts]
    try report(
      .crash, at: first.screen,
      "The app ends by itself when it is launched again, \(deadLaunches) times in a row.")
  }

  private static let mostDeadLaunches = 3

  // MARK: Choosing

  /// A state with untried actions.
  private struct Goal {
    let state: Int
    /// The actions that lead there, from the current state or from a launch.
    let keys: [String]
    let launches: Bool
    /// A Boolean value that indicates whether the keys are those of the script by which the state
    /// was found.
    var isReplay = false
  }

  private func untried(_ state: Int) -> [String] {
    let each = model.states[state]
    let look = model.observations[each.observation]
    if let only = settings.only, !look.use.contains(only), isInside(only) { return [] }
    return look.actions.filter { action in
      each.ways[action] == nil && (!action.hasPrefix("link ") || offersLinks(state))
    }
  }

  private func isInside(_ flow: String) -> Bool {
    model.states.contains { model.observations[$0.observation].use.contains(flow) }
  }

  /// Returns a Boolean value that indicates whether links are opened from a state: the one after a
  /// launch, and the first of each owner.
  private func offersLinks(_ state: Int) -> Bool {
    let look = model.observations[model.states[state].observation]
    return state == 0
      || model.states.firstIndex { model.observations[$0.observation].owner == look.owner } == state
  }

  private func nextGoal() -> Goal? {
    func isWanted(_ state: Int) -> Bool {
      !lost.contains(model.states[state].key) && !untried(state).isEmpty
    }
    let walk = current.flatMap { model.path(from: model.state(of: $0), to: isWanted) }
    if let walk, walk.keys.count <= 1 {
      return Goal(state: walk.state, keys: walk.keys, launches: false)
    }
    let first = model.steps.first?.destination.map { model.state(of: $0) }
    if let first, let jump = model.path(from: first, to: isWanted),
      walk == nil || jump.keys.count + 1 < (walk?.keys.count ?? 0)
    {
      return Goal(state: jump.state, keys: jump.keys, launches: true)
    }
    if let walk { return Goal(state: walk.state, keys: walk.keys, launches: false) }
    guard let rest = model.states.indices.first(where: isWanted) else { return nil }
    return Goal(
      state: rest, keys: model.script(toState: rest).map(\.action), launches: true, isReplay: true)
  }

  /// Goes to a state, and tries what is left there first.
  private func pursue(_ goal: Goal) async throws {
    if goal.launches || current == nil { try await launch() }
    for key in goal.keys {
      guard let current, !isSpent else { return }
      let expected = model.states[model.state(of: current)].ways[key]?.last
      try await perform(key)
      guard let now = self.current else { return }
      if !goal.isReplay, model.state(of: now) != expected { return }
    }
    guard let current else { return }
    let state = model.state(of: current)
    guard let action = untried(state).first else {
      // The way did not lead there.
      if goal.isReplay, goal.state < model.states.count {
        lost.insert(model.states[goal.state].key)
      }
      return
    }
    if goal.isReplay, state != goal.state { lost.insert(model.states[goal.state].key) }
    try await perform(action)
  }

  // MARK: Doing

  func launch() async throws {
    try begin(from: nil, action: "launch", line: "")
    current = nil
    launches += 1
    let leaks = try await Failure.collect { try await start() }
    let number = try note(look())
    try add(
      CrawlStep(
        from: nil, action: "launch", line: "", kind: .launch, cause: .launch, end: .at(number)))
    current = number
    for leak in leaks {
      try report(.outlives, at: model.observations[number].screen, leak.message)
    }
    try judgeRequests(from: number)
  }

  /// Launches the app as if for the first time, and goes to where the crawl begins.
  func start() async throws {
    face = nil
    try await judgeEnd()
    home?.restore()
    outliving = Outliving()
    app = try await AppDriver.launch(
      anyClass: delegateClass, on: settings.device, findsLeaks: true)
    Stage.shared.setUserInterfaceStyle(isDark: settings.isDark)
    if let size = settings.textSize {
      Stage.shared.setContentSizeCategory(size)
    }
    try await rest()
    for action in prelude.actions {
      try await action.perform(on: app)
      face = nil
      try await rest()
    }
  }

  /// Performs an action of the current state, and records the result.
  func perform(_ key: String) async throws {
    guard let from = current else { return }
    let before = ControllerTree()
    guard let action = action(key) else {
      try add(
        CrawlStep(
          from: from, action: key, line: "", kind: .stays, cause: .action, end: .impossible))
      return
    }
    let known = model.states[model.state(of: from)].ways[key]?.last
    let expected = known.map { model.states[$0].key }
    try begin(from: from, action: key, line: action.line)
    face = nil
    let leaks: [Failure]
    do {
      leaks = try await Failure.collect {
        for each in action.actions { try await each.perform(on: app) }
        try await rest(expecting: expected)
      }
    } catch is DriverError {
      // A part of it may have been done.
      let number = try note(look())
      let isSame = model.key(of: from) == model.key(of: number)
      try add(
        CrawlStep(
          from: from, action: key, line: action.line, kind: .stays, cause: .action,
          end: isSame ? .impossible : .at(number)))
      current = number
      return
    } catch {
      try add(
        CrawlStep(
          from: from, action: key, line: action.line, kind: .stays, cause: .action,
          end: .neverRests))
      let screen = model.observations[from].screen
      try report(.neverRests, at: screen, "After \(action.line) on \(screen): \(error)")
      current = nil
      return
    }
    let after = ControllerTree()
    let kind = EdgeKind(from: before, to: after, by: action.actions)
    let number = try note(look())
    try add(
      CrawlStep(
        from: from, action: key, line: action.line, kind: kind, cause: cause(of: action),
        end: .at(number)))
    current = number
    try judgeRequests(from: from)
    try await judge(action, from, kind, number, leaks)
  }

  private func cause(of action: CrawlAction) -> CrawlStep.Cause {
    action.rank == .system ? .system : .action
  }

  /// The action of that key on the screen as it is.
  func action(_ key: String) -> CrawlAction? {
    if key.hasPrefix("link ") {
      return CrawlAction(key: key, rank: .link, actions: [.open(String(key.dropFirst(5)))])
    }
    return currentFace()[key]
  }

  /// The face of the screen as it is, computed once for each time at rest.
  func currentFace() -> Face {
    if let face { return face }
    let new = Face(of: app, settings: settings)
    face = new
    return new
  }

  // MARK: Writing down

  private func begin(from: Int?, action: String, line: String) throws {
    try journal.write(.begin(from: from, action: action, line: line))
  }

  private func note(_ observation: Observation) throws -> Int {
    let number = model.number(of: observation)
    if number >= written {
      try journal.write(.observation(observation))
      written = number + 1
    }
    return number
  }

  private func add(_ step: CrawlStep) throws {
    model.add(step)
    try journal.write(.step(step))
  }

  /// Notes that the crawl depends on what servers answer.
  func noteNetwork() throws {
    guard requests.useNetwork, !usesNetwork else { return }
    usesNetwork = true
    try journal.write(.network)
  }

  func report(
    _ kind: CrawlFinding.Kind, at: String, _ text: String, of subject: String = ""
  ) throws {
    let finding = CrawlFinding(kind: kind, at: at, text: text, subject: subject)
    guard !findings.contains(finding) else { return }
    findings.append(finding)
    try journal.write(.finding(finding))
  }

  /// The actions that were not tried, with their states.
  var left: [(state: Int, action: String)] {
    model.states.indices.flatMap { state in untried(state).map { (state, $0) } }
  }
}
