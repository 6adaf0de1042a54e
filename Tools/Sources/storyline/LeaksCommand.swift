import AppBuilder
import ArgumentParser
import ProjectReader

struct LeaksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaks", abstract: "Uses an app at random, and says what leaks, and why.",
    discussion: """
      Ends with 1 where something leaks, or where the app does not do as it should: never comes to \
      rest, shows nothing, or changes something after a gesture that was taken back. What is found is \
      followed by the fewest steps that show it, as a test. Ends with 2 where nothing is wrong but the \
      app used something that is not on the stage: what it does behind that is not judged.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @Option(help: "How many things to do.")
  var steps = 200

  @Option(help: "Decides what is left to chance: the same seed does the same.")
  var seed: UInt64 = 1

  @Flag(help: "Print the report as JSON: steps, screens, and problems.")
  var json = false

  func validate() throws {
    guard steps >= 0 else { throw ValidationError("--steps is 0 or more.") }
  }

  func run() async throws {
    let report: LeakReport
    do {
      let builder = try project.builder(for: .leaks, sources.options)
      report = try await builder.exclusively(saying: Console.say) {
        try await builder.prepareAloud()
        let report = try await builder.findLeaks(seed: seed, steps: steps, saying: Console.say)
        Console.show(builder.setAside())
        return report
      }
    } catch let error as ProjectError {
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
        + (report.problems.isEmpty ? "nothing leaks" : "something is wrong")
        + (report.status == TestOutcomes.notJudgedStatus
          ? ", as far as the stage has what the app uses" : ""))
    if report.status != 0 { throw ExitCode(report.status) }
  }
}
