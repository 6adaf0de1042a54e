import StorylineTesting
import Testing

/// A monkey in every example: two thousand things with every change, more at night.
///
/// `STORYLINE_MONKEY_ACTIONS` says how many, `STORYLINE_MONKEY_SEED` with which seed, and
/// `STORYLINE_MONKEY_APP` in which app only, or `STORYLINE_MONKEY_PART` in which part of them.
@Suite(.stage, .timeLimit(.minutes(240))) struct MonkeyTests {
  private let monkey = Monkey.fromEnvironment(seed: 1, steps: 2000)

  @Test(arguments: await MonkeyApp.inOrder)
  func `nothing breaks, nothing leaks, and all is seen`(app: MonkeyApp) async throws {
    let report = try await app.play(monkey)
    say(report, of: app)
    #expect(report.failure == nil)
    report.expectVisited(app.map, waysAtLeast: 0.95)
  }

  @Test(arguments: await MonkeyApp.faulty)
  func `what was left in on purpose is found`(app: MonkeyApp) async throws {
    var monkey = monkey
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
