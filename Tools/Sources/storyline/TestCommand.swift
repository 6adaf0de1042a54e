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
      A test that ends the process is one failed test: the others run in a new process. What does not \
      compile is set aside, and a test that reaches it is not judged: it counts as neither passed nor failed. \
      The status is 0 where all tests passed, 1 where one failed or ended the process, and 2 where none \
      failed and some are not judged.
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
        if result.isIncomplete {
          for diagnostic in try builder.neverCalled() { Console.say(diagnostic.description) }
        }
        Console.show(result.outcomes.reached)
        Console.show(result)
        return result.status
      }
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    throw ExitCode(status)
  }
}
