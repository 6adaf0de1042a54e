import AppBuilder
import ArgumentParser
import NavigationMap
import ProjectReader

struct LeaksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaks", abstract: "Uses an app at random and reports leaks.",
    discussion: """
      Each finding names the references that keep the object alive, and is followed by the shortest list of \
      steps that reproduces it, as a test.

      The exit status is 1 if an object leaks, if the app never becomes idle, if it shows nothing, or if a \
      cancelled gesture changes something. It is 2 if nothing was found, but the app reached code that is \
      missing on the stage or was set aside.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @Option(help: "The number of steps.")
  var steps = 200

  @OptionGroup var fields: FieldOptions

  @Option(help: "The random seed. The same seed repeats the same steps.")
  var seed: UInt64 = 1

  @Flag(help: "Print the report as JSON: steps, screens and problems.")
  var json = false

  func validate() throws {
    guard steps >= 0 else { throw ValidationError("--steps must be 0 or more.") }
    _ = try FieldOptions.words(fields.words, over: MapConfiguration())
  }

  func run() async throws {
    let report: LeakReport
    do {
      report = try await project.building(for: .leaks, sources.options, findLeaks)
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    } catch let error as MapError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    if json {
      try Console.print(report)
    } else {
      for problem in report.problems { print(problem) }
    }
    Console.show(ReachedNames(report.missing))
    Console.say(
      "seed \(seed): \(report.steps) steps on \(report.screens.joined(separator: ", ")): "
        + (report.problems.isEmpty ? "no leaks found" : "problems found")
        + (report.status == TestOutcomes.notJudgedStatus
          ? ", but the app reached code that is missing on the stage" : ""))
    if report.status != 0 { throw ExitCode(report.status) }
  }

  private func findLeaks(_ builder: AppBuilder) async throws -> LeakReport {
    let configuration = try MapConfiguration.read(in: builder.project.folder)
    let words = try FieldOptions.words(fields.words, over: configuration)
    return try await builder.exclusively(saying: Console.say) {
      try await builder.prepareAloud()
      let report = try await builder.findLeaks(
        seed: seed, steps: steps, words: words, avoiding: fields.avoid + configuration.avoid,
        saying: Console.say)
      Console.show(builder.setAside())
      return report
    }
  }
}
