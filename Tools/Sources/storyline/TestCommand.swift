import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader
import SourceAdapter

struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs an app's unit tests, without a simulator.",
    discussion: """
      Runs XCTest's and Swift Testing's, each with the app launched where they have it for a host. \
      Ends with the status of the tests. What does not compile is set aside, and a test that reaches it is \
      not judged: it counts as neither passed nor failed, and the status is 2 where no other test fails.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @Option(help: "Only tests whose names this regular expression finds, such as Module.Suite/name.")
  var filter: [String] = []

  func run() async throws {
    let status: Int32
    do {
      let builder = try project.builder(for: .tests, sources.options)
      status = try await builder.exclusively(saying: Console.say) {
        Console.show(try await builder.prepare())
        let result = try await builder.test(filter, saying: Console.say)
        Console.show(builder.setAside())
        if let outcomes = result.outcomes {
          for diagnostic in try builder.neverCalled() { Console.say(diagnostic.description) }
          Console.show(outcomes.reached)
          Console.show(outcomes)
        }
        return result.status
      }
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    throw ExitCode(status)
  }
}
