public import UIKit

/// Uses an app at random, and looks after each step whether everything is as it should be.
///
/// ```swift
/// @Test(arguments: UInt64(1)...3) func `nothing breaks`(seed: UInt64) async throws {
///   let report = try await Monkey(seed: seed, steps: 100).use(AppDelegate.self)
///   #expect(report.screens.count >= 3)
/// }
/// ```
///
/// It taps, taps twice, chooses rows, types, searches, goes back, swipes and pulls sheets, finished and
/// cancelled, turns the device, and leaves the app and comes back. What must be true after each step:
///
/// - everything comes to rest, and something is on the screen;
/// - a cancelled gesture has changed nothing;
/// - what the tree of flows shows is what UIKit holds; each flow ends once, and is released then;
/// - screens that went are gone. An app may keep a few to show them again; after its end none is left.
///
/// ``MonkeyReport/expectVisited(_:waysAtLeast:file:line:)`` compares where it was with a map of the app.
///
/// A failure is shortened to the fewest steps that show it, and reported as a test. When the process
/// traps, the test is written to standard error as far as it came, not shortened.
public struct Monkey: Sendable {
  /// Decides everything that is left to chance: the same seed does the same.
  public var seed: UInt64
  /// How many things it does.
  public var steps: Int
  /// The device on which it launches the app.
  public var device = TestDevice.iPhone15
  /// Texts that the monkey types into fields for which ``answers`` has none.
  public var words = ["Ada", "42", "\n"]
  /// The answers to fields and search fields that accept only some texts, by the name of the field.
  ///
  /// A monkey puts one of them in place of the text of a field, and types no other words there: with
  /// `["Security Code": ["123"]]` it comes past a form that asks for a code.
  public var answers: [String: [String]] = [:]
  /// The share of the steps, between 0 and 1, in which it does what it has done least often on this screen.
  ///
  /// Otherwise each possible action is as likely as any other. A curious monkey comes through forms and
  /// wizards sooner: it does not leave in the middle again and again.
  public var curiosity = 0.0
  /// The names of buttons and fields that it leaves alone.
  public var avoids: Set<String> = []
  /// How often it uses the app again, at most, to shorten a script.
  public var attempts = 300
  /// Waits for what the app does beside moving, such as an answer from a server: after the launch, and
  /// after each step.
  ///
  /// Without it a monkey does not wait, and an answer that comes now sooner, now later makes the same
  /// seed do different things.
  ///
  /// ```swift
  /// monkey.work = { app in
  ///   try await eventually("an answer of the server", timeout: .seconds(30)) {
  ///     app.screen?.viewIfLoaded?.isAwaitingAnswer != true
  ///   }
  ///   try await app.settle()
  /// }
  /// ```
  public var work: Work?

  /// A function that waits for the work of an app.
  public typealias Work = @MainActor @Sendable (AppDriver) async throws -> Void

  /// A monkey.
  ///
  /// - Parameters:
  ///   - seed: Decides everything that is left to chance.
  ///   - steps: The number of actions.
  public init(seed: UInt64, steps: Int = 100) {
    self.seed = seed
    self.steps = steps
  }

  /// Launches the app, uses it, and ends it. What it finds fails the test.
  ///
  /// - Parameters:
  ///   - delegate: The class that is marked `@main`.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Returns: A report of the screens and the findings.
  /// - Throws: An error that names what does not come to rest after the launch.
  @MainActor
  @discardableResult
  public func use<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, file: StaticString = #filePath, line: UInt = #line
  ) async throws -> MonkeyReport {
    defer { TrapReport.finish() }
    var report = MonkeyReport(seed: seed)
    let known = _MissingNames.uses.count
    var run = try await MonkeyRun(delegate, on: device, waitingFor: work)
    TrapReport.begin(run.test(of: []))
    let found = await play(&run, &report)
    report.missing = MissingNamesOnTheWay.names(after: known)
    guard let problem = found else { return report }
    let test = run.test(of: run.script)
    let finished = run
    let judgesLeaks = if case .leak = problem.kind { true } else { false }
    let script = await shortened(run.script, attempts: attempts) { candidate in
      await self.problem(with: candidate, in: delegate, judgesLeaks)?.kind == problem.kind
    }
    // The words of the shortest one: numbers and names may differ.
    let last = await self.problem(with: script, in: delegate, judgesLeaks)
    let text = (last.flatMap { $0.kind == problem.kind ? $0 : nil } ?? problem).fullText
    let shortTest = finished.test(of: script)
    report.failure = MonkeyReport.Failure(problem: text, script: script, test: shortTest)
    let message =
      "\(text)\nFound with seed \(seed) in \(run.script.count) steps. The shortest way there:\n"
      + (last == nil ? test : shortTest)
    Failure(message: message, location: TestLocation(file, line)).report()
    return report
  }

  // MARK: Playing

  @MainActor
  private func play(_ run: inout MonkeyRun, _ report: inout MonkeyReport) async -> MonkeyProblem? {
    var generator = SeededGenerator(seed: seed)
    report.saw(run.app.screenName)
    if let problem = run.problemAfterLaunch() { return problem }
    var habits = Habits()
    for _ in 0..<steps {
      let origin = run.app.screenName
      guard let action = next(run.app, habits, &generator) else { break }
      habits.note(action, on: origin)
      let count = run.script.count
      let problem = await run.perform(action)
      guard run.script.count > count else { continue }
      report.steps += 1
      let destination = run.app.screenName
      if destination != origin { report.saw(destination) }
      report.went(action, from: origin, to: destination)
      if let problem { return problem }
    }
    return await run.end()
  }

  /// One in twenty has to do with the device, and not with what is on the screen.
  @MainActor
  private func next(
    _ app: AppDriver, _ habits: Habits, _ generator: inout SeededGenerator
  ) -> MonkeyAction? {
    let device: [MonkeyAction] = [
      .rotate(.landscapeLeft), .rotate(.portrait), .rotate(.landscapeRight), .leaveAndReturn,
    ]
    var possible = app.possibilities(words: words, answers: answers, avoiding: avoids)
    let isDevice = possible.isEmpty || Int.random(in: 0..<20, using: &generator) == 0
    if isDevice { return device.randomElement(using: &generator) }
    if curiosity > 0, Double.random(in: 0..<1, using: &generator) < curiosity {
      possible = habits.rarest(of: possible, on: app.screenName)
    }
    return possible.randomElement(using: &generator)
  }

  /// The number of times that each action was tried on each screen.
  private struct Habits {
    private var counts: [String: [MonkeyAction: Int]] = [:]

    mutating func note(_ action: MonkeyAction, on screen: String) {
      counts[screen, default: [:]][action, default: 0] += 1
    }

    /// The actions that were tried least often on a screen.
    func rarest(of actions: [MonkeyAction], on screen: String) -> [MonkeyAction] {
      let known = counts[screen] ?? [:]
      let least = actions.map { known[$0] ?? 0 }.min()
      return actions.filter { known[$0] ?? 0 == least }
    }
  }

  /// Returns the problem after a script in a new launch, if there is one.
  @MainActor
  private func problem(
    with script: [MonkeyAction], in delegate: NSObject.Type, _ judgesLeaks: Bool
  ) async -> MonkeyProblem? {
    guard
      var run = try? await MonkeyRun(
        delegate, on: device, waitingFor: work, judgesLeaks: judgesLeaks)
    else { return nil }
    TrapReport.begin(run.test(of: []))
    if let problem = run.problemAfterLaunch() { return problem }
    for action in script {
      if let problem = await run.perform(action) { return problem }
    }
    return await run.end()
  }
}
