import Foundation
public import UIKit

/// Uses an app at random, and writes down what leaks. For the `storyline` command.
public enum _LeakHunt {
  /// The environment sets the length (``Monkey/fromEnvironment(seed:steps:environment:)``), and
  /// with `STORYLINE_LEAK_REPORT` the file for the problems, which is empty if there are none.
  @MainActor
  public static func run<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws {
    var report: MonkeyReport?
    let monkey = Monkey.fromEnvironment(environment: environment)
    let failures = try await Failure.collect { report = try await monkey.use(delegate) }
    guard let path = environment["STORYLINE_LEAK_REPORT"], let report else { return }
    let found = Report(
      steps: report.steps, screens: report.screens.keys.sorted(),
      problems: failures.map(\.message))
    try JSONEncoder().encode(found).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The report that the command reads.
  private struct Report: Encodable {
    let steps: Int
    let screens: [String]
    let problems: [String]
  }
}
