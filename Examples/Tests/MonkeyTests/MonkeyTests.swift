import StorylineTesting
import Testing

/// A monkey in every example: some hundred actions with every change, many more at night.
///
/// The environment variable `STORYLINE_MONKEY_ACTIONS` sets the number of actions,
/// `STORYLINE_MONKEY_SEED` the seed, `STORYLINE_MONKEY_APP` the only app to play, and
/// `STORYLINE_MONKEY_PART` the part of the apps. Leaks are for the monkey to find: some apps have one on purpose.
@Suite(.stage(findsLeaks: false), .timeLimit(.minutes(240))) struct MonkeyTests {
  @Test(arguments: await MonkeyApp.inOrder)
  func `nothing breaks, nothing leaks, and all is seen`(app: MonkeyApp) async throws {
    let monkey = Monkey.fromEnvironment(seed: 1, steps: app.steps)
    let report = try await app.play(monkey)
    say(report, of: app)
    #expect(report.failure == nil)
    if monkey.steps >= app.stepsUntilSeen {
      report.expectVisited(app.map, waysAtLeast: app.waysAtLeast)
    } else {
      let coverage = report.coverage(of: app.map)
      #expect(coverage.unknownScreens == [])
      #expect(coverage.unknownWays == [])
    }
  }

  @Test(arguments: await MonkeyApp.faulty)
  func `what was left in on purpose is found`(app: MonkeyApp) async throws {
    var monkey = Monkey.fromEnvironment(seed: 1, steps: app.steps)
    // The shortest script is another test's subject.
    monkey.attempts = 0
    let hasty = monkey
    var report: MonkeyReport?
    _ = try await Failure.collect { report = try await app.play(hasty) }
    let played = try #require(report)
    say(played, of: app)
    let problem = try #require(played.failure?.problem)
    #expect(problem.contains(try #require(app.fault)))
  }

  private func say(_ report: MonkeyReport, of app: MonkeyApp) {
    let coverage = report.coverage(of: app.map)
    print("\(app.name): seed \(report.seed), \(report.steps) steps, \(coverage)")
    if let failure = report.failure { print("  found: \(failure.problem)") }
  }
}
