import Foundation
import ProjectReader

/// What was found in an app that was used at random.
public struct LeakReport: Codable, Sendable {
  /// How many things were done.
  public let steps: Int
  /// The classes of the screens that were seen.
  public let screens: [String]
  /// What is wrong, each with how to come there; empty where nothing is.
  public let problems: [String]
}

extension AppBuilder {
  /// Builds the app, and uses it at random.
  ///
  /// - Throws: ``ProjectError`` where it does not compile, or ends by itself.
  public func findLeaks(
    seed: UInt64, steps: Int, saying say: (String) -> Void = { _ in }
  ) async throws -> LeakReport {
    guard try await compile(["--build-tests"], saying: say) == 0 else {
      throw ProjectError("\(name) does not compile: see above")
    }
    let file = packageFolder.appending(path: "leaks.json")
    try? FileManager.default.removeItem(at: file)
    let environment = [
      "STORYLINE_LEAK_REPORT": file.path, "STORYLINE_MONKEY_SEED": "\(seed)",
      "STORYLINE_MONKEY_ACTIONS": "\(steps)",
    ]
    let status = try runTests(
      ["--disable-xctest", "--filter", "StorylineLeaks"], environment: environment)
    guard let data = try? Data(contentsOf: file) else {
      throw ProjectError("\(name) ended by itself, with status \(status): see above")
    }
    return try JSONDecoder().decode(LeakReport.self, from: data)
  }
}
