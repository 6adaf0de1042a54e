import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app and shows it in a browser.",
    discussion: "The first build takes minutes, for it builds UIKit too; later ones take seconds.")

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @Flag(help: "Build, and do not run.")
  var buildOnly = false

  func run() async throws {
    let program: URL
    do {
      let builder = try project.builder(for: .app, sources.options)
      let report = try await builder.prepare()
      Console.show(report)
      Console.say("\(report.files) files, \(report.rewritten) rewritten")
      program = try builder.build()
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    if buildOnly {
      print(program.path)
    } else {
      try replaceProcess(with: program)
    }
  }

  /// The app takes this program's place: what ends one ends the other.
  private func replaceProcess(with program: URL) throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
    execv(program.path, &arguments)
    Console.say("error: \(program.path) cannot be started: \(String(cString: strerror(errno)))")
    throw ExitCode.failure
  }
}
