import Foundation
public import UIKit

/// Uses an app at random, and writes down what leaks. For the `storyline` command.
public enum _LeakHunt {
  /// The environment sets the length (``Monkey/fromEnvironment(seed:steps:environment:)``), with
  /// `STORYLINE_MONKEY_SETTINGS` what the monkey types and leaves alone, as JSON, and with
  /// `STORYLINE_LEAK_REPORT` the file for the problems, which is empty if there are none.
  @MainActor
  public static func run<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws {
    var report: MonkeyReport?
    var monkey = Monkey.fromEnvironment(environment: environment)
    if let text = environment["STORYLINE_MONKEY_SETTINGS"] {
      try JSONDecoder().decode(Settings.self, from: Data(text.utf8)).apply(to: &monkey)
    }
    let failures = try await Failure.collect { report = try await monkey.use(delegate) }
    guard let path = environment["STORYLINE_LEAK_REPORT"], let report else { return }
    let found = Report(
      steps: report.steps, screens: report.screens.keys.sorted(),
      problems: failures.map(\.message))
    try JSONEncoder().encode(found).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The words and names for an app, which the command passes on.
  struct Settings: Decodable {
    /// The texts for fields, by their names; `*` is for every other field.
    let words: [String: String]
    let avoided: [String]

    func apply(to monkey: inout Monkey) {
      monkey.answers = words.filter { $0.key != "*" }.mapValues { [$0] }
      if let others = words["*"] { monkey.words = [others, "\n"] }
      monkey.avoids = Set(avoided)
    }
  }

  /// The report that the command reads.
  private struct Report: Encodable {
    let steps: Int
    let screens: [String]
    let problems: [String]
  }
}
