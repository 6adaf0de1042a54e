import AppBuilder
import ArgumentParser
import Foundation
import MissingNames
import ProjectReader
import SourceAdapter

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Lists what does not compile on Linux, without building.",
    discussion: """
      Lists the code that the last build set aside, the names of UIKit that are missing on the stage, and the \
      modules that the app imports. The exit status is 1 if the app does not compile as it is.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Print the report as JSON.")
  var json = false

  /// The report as other programs read it.
  private struct Output: Encodable {
    let diagnostics: [Diagnostic]
    let missingModules: [String: [String]]
    let modules: [String: String]
    let files: Int
    let setAside: [Diagnostic]
    let neverCalled: [Diagnostic]
    let missingNames: [String: [String]]
    let objectiveCNames: [String: [String]]
    let symbolsWithoutShape: [String]
    let affectedTests: AffectedTests
  }

  func run() async throws {
    do {
      let builder = try project.builder(for: .inspection, BuildOptions())
      let setAside = builder.setAside()
      let report = try await builder.inspect()
      let missing = try builder.missingNamesInUse()
      let objectiveC = try builder.objectiveCInUse()
      let neverCalled = try await builder.neverCalled()
      let symbols = try builder.symbolsWithoutShape()
      let testFiles = builder.testFiles
      let affected = testFiles.using(
        Set(setAside.map(\.file) + missing.map(\.file) + objectiveC.map(\.file))
          .union(report.missingModules.values.joined().map(\.path)))
      if json {
        let modules = report.imports.keys.map { ($0, AppleModules.note(on: $0)) }
        try Console.print(
          Output(
            diagnostics: report.diagnostics,
            missingModules: report.missingModules.mapValues { $0.map(\.path) },
            modules: Dictionary(uniqueKeysWithValues: modules), files: report.files,
            setAside: setAside, neverCalled: neverCalled,
            missingNames: Dictionary(grouping: missing, by: \.name.name).mapValues { needs in
              needs.map { "\($0.file):\($0.line)" }
            },
            objectiveCNames: Dictionary(grouping: objectiveC, by: \.name).mapValues { uses in
              uses.map { "\($0.file):\($0.line)" }
            }, symbolsWithoutShape: symbols, affectedTests: affected))
      } else {
        Console.show(setAside)
        Console.show(missing)
        Console.show(objectiveC)
        for diagnostic in neverCalled { Console.say(diagnostic.description) }
        if !symbols.isEmpty {
          Console.say("symbols that are drawn as a box: \(symbols.joined(separator: ", "))")
        }
        Console.show(report, with: testFiles)
        for module in report.imports.keys.sorted() {
          // The tools import it, and not the app.
          let verb = module == SystemModule.foundationGaps.name ? "adds" : "import"
          Console.say("\(verb) \(module): \(AppleModules.note(on: module))")
        }
        if affected.count > 0 {
          Console.say(
            "\(affected.count) of \(affected.total) tests use something that is missing: "
              + affected.summary)
        }
        let isWhole =
          setAside.isEmpty && missing.isEmpty && objectiveC.isEmpty && affected.count == 0
        let verdict =
          report.hasErrors
          ? "do not compile as they are; other commands set aside the code that does not"
          : isWhole ? "no obstacle found" : "builds, without what is listed above"
        Console.say("\(report.files) files: \(verdict)")
      }
      if report.hasErrors { throw ExitCode.failure }
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
  }
}
