import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app and shows it in a browser.",
    discussion:
      "The first build takes minutes because it includes UIKit. Later builds take seconds.")

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @Flag(help: "Build the app and print the path of the program. Do not run it.")
  var buildOnly = false

  @Flag(help: "Build and restart the app whenever a file is saved.")
  var watch = false

  func validate() throws {
    guard !(buildOnly && watch) else {
      throw ValidationError("--build-only and --watch cannot be combined.")
    }
  }

  func run() async throws {
    let program: URL
    let stamp: ProjectStamp
    do {
      let builder = try project.builder(for: .app, sources.options)
      // Files that are saved during the build are not in it.
      stamp = ProjectStamp(builder)
      program = try await builder.exclusively(saying: Console.say) {
        builder.sayWhatBuildsMean()
        let report = try await builder.prepare()
        Console.show(report)
        Console.say("\(report.files) files, \(report.rewritten) rewritten")
        let program = try await builder.build(saying: Console.say)
        Console.show(builder.setAside())
        return program
      }
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    if buildOnly {
      print(program.path)
    } else if watch {
      let options = sources.options
      let watcher = Watcher { try project.builder(for: .app, options) }
      throw ExitCode(try await watcher.run(program, builtFrom: stamp))
    } else {
      try replaceProcess(with: program)
    }
  }

  /// The app takes this program's place: what ends one ends the other.
  private func replaceProcess(with program: URL) throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
    Signals.letThrough()
    execv(program.path, &arguments)
    Console.say("error: \(program.path) could not be started: \(String(cString: strerror(errno)))")
    throw ExitCode.failure
  }
}
