import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader

struct PrepareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Builds UIKit and its like, so that the first app builds in seconds.",
    discussion: """
      Takes minutes once. What is built lies in ~/.cache/storyline, or where STORYLINE_CACHE says, and every later \
      build uses it: UIKit, the testing kit, the modules of Apple's that come with the tools, and the libraries that \
      they replace. Where SQLite's header is (libsqlite3-dev on Debian), Core Data is built as well.
      """)

  func run() async throws {
    do {
      Console.say("Building UIKit for apps and their tests: this takes some minutes, once.")
      try await build(.common)
      try await buildCoreData()
      Console.say("UIKit is built.")
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
  }

  /// Builds a small app, and runs its one test.
  private func build(_ prepared: PreparedProject) async throws {
    let cache = CacheFolder.standard()
    let builder = try AppBuilder(try prepared.written(in: cache), for: .tests, cache: cache)
    try await builder.exclusively(saying: Console.say) {
      _ = try await builder.prepare()
      let result = try await builder.test([], printingTo: .nullDevice)
      guard result.outcomes.passed.count == 1 else {
        throw ProjectError(
          "UIKit was built, and a test of it did not pass. To see it: storyline test '\(builder.project.folder.path)'"
        )
      }
    }
  }

  /// Core Data is left out where it cannot be built: most apps do without.
  private func buildCoreData() async throws {
    do {
      try await build(.coreData)
    } catch let error as ProjectError {
      Console.say("Core Data is not prepared: \(error)")
    }
  }
}
