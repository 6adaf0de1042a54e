import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader
import SourceAdapter

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says what would stop an app, without building it.",
    discussion: "Ends with 1 where something would.")

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Print the report as JSON.")
  var json = false

  /// The report as other programs read it.
  private struct Output: Encodable {
    let diagnostics: [Diagnostic]
    let missingModules: [String: [String]]
    let modules: [String: String]
    let files: Int
  }

  func run() async throws {
    do {
      let report = try await project.builder(for: .inspection, BuildOptions()).inspect()
      if json {
        let modules = report.imports.keys.map { ($0, AppleModules.note(on: $0)) }
        try Console.print(
          Output(
            diagnostics: report.diagnostics,
            missingModules: report.missingModules.mapValues { $0.map(\.path) },
            modules: Dictionary(uniqueKeysWithValues: modules), files: report.files))
      } else {
        Console.show(report)
        for module in report.imports.keys.sorted() {
          Console.say("import \(module): \(AppleModules.note(on: module))")
        }
        let verdict = report.hasErrors ? "something would stop it" : "nothing is known to stop it"
        Console.say("\(report.files) files: \(verdict)")
      }
      if report.hasErrors { throw ExitCode.failure }
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
  }
}
