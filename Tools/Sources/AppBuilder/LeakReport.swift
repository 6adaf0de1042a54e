import Foundation
import MissingNames
import ProjectReader

/// The findings of a random walk through an app.
public struct LeakReport: Codable, Sendable {
  /// How many things were done.
  public let steps: Int
  /// The classes of the screens that were seen.
  public let screens: [String]
  /// The problems, each with the steps that cause it; empty if there are none.
  public let problems: [String]
  /// The names that the stage lacks and the parts set aside that the app reached. Nothing is known of what
  /// it does behind them.
  public let missing: [ReachedNames.Entry]

  /// The status that a command ends with: 1 where something is wrong, else ``TestOutcomes/notJudgedStatus``
  /// where something was reached that may have an effect.
  public var status: Int32 {
    if !problems.isEmpty { return 1 }
    return missing.contains { $0.harmless == nil } ? TestOutcomes.notJudgedStatus : 0
  }
}

extension AppBuilder {
  /// Builds the app, and uses it at random.
  ///
  /// - Parameters:
  ///   - seed: The random seed.
  ///   - steps: The number of steps.
  ///   - words: The texts for fields, by their names; `*` is for every other field.
  ///   - avoided: The names of buttons, rows and fields to leave alone.
  ///   - say: Is told how many parts are set aside because they do not compile.
  /// - Returns: The leaks and other problems.
  /// - Throws: ``ProjectError`` where it does not compile, or ends by itself.
  public func findLeaks(
    seed: UInt64, steps: Int, words: [String: String] = [:], avoiding avoided: [String] = [],
    saying say: (String) -> Void = { _ in }
  ) async throws -> LeakReport {
    guard try await compile(["--build-tests"], saying: say) == 0 else {
      throw ProjectError("\(name) does not compile. Fix the errors above.")
    }
    let file = packageFolder.appending(path: "leaks.json")
    let uses = packageFolder.appending(path: "leaks.uses.jsonl")
    for old in [file, uses] { try? FileManager.default.removeItem(at: old) }
    // A monkey also presses buttons that delete files.
    try makeHome(home, emptied: true)
    let settings = try JSONEncoder().encode(MonkeySettings(words: words, avoided: avoided))
    let environment = [
      "STORYLINE_MONKEY_SETTINGS": String(decoding: settings, as: UTF8.self),
      "STORYLINE_LEAK_REPORT": file.path, "STORYLINE_MONKEY_SEED": "\(seed)",
      "STORYLINE_MONKEY_ACTIONS": "\(steps)", "STORYLINE_MISSING_REPORT": uses.path,
      "STORYLINE_TEST_HOME": home.path,
    ]
    let status = try runTests(
      ["--disable-xctest", "--filter", "StorylineLeaks"], environment: environment)
    let names = try missingNames()
    let reached = ReachedNames(
      uses: (try? String(contentsOf: uses, encoding: .utf8)) ?? "",
      harmless: names.reasonOfHarmlessness)
    guard let data = try? Data(contentsOf: file) else {
      let trap = reached.entries.last.map { $0.answer == "a trap" ? $0.name : nil } ?? nil
      let reason = trap.map { " in \($0), which is missing on the stage" } ?? ""
      throw ProjectError(
        "\(name) exited unexpectedly\(reason), with status \(status). See the output above.")
    }
    let found = try JSONDecoder().decode(Found.self, from: data)
    return LeakReport(
      steps: found.steps, screens: found.screens, problems: found.problems,
      missing: reached.entries)
  }
}

/// The file that the walking process has written.
private struct Found: Decodable {
  let steps: Int
  let screens: [String]
  let problems: [String]
}

/// The words and names for the process that uses the app.
private struct MonkeySettings: Encodable {
  let words: [String: String]
  let avoided: [String]
}
