import ArgumentParser
import Foundation
import Scaffold

struct NewUpdate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Merges changes of the templates into the generated files.",
    discussion: """
      Your changes stay. Where both sides have changed the same lines the file gets git's markers, with the \
      old text between them. Files that you deleted stay deleted; files that you moved are found by their types. \
      Ends with 1 where there are conflicts, or with --check where an update is due.
      """)

  @Option(help: "The template version. The default is the newest one.")
  var to: Int?

  @Flag(help: "Check if an update is due, and change nothing.")
  var check = false

  @Option(help: "The folder of the project.")
  var path = "."

  @OptionGroup var writing: WritingOptions

  func run() throws {
    var isDone = true
    try NewCommand.reporting {
      let scaffolder = Scaffolder(URL(filePath: path))
      let update = try scaffolder.update(to: to)
      let due = update.results.filter { $0.text != nil }
      if check {
        isDone = due.isEmpty && !update.isOld
        print(isDone ? "Up to date." : "An update is due: run `storyline new update`.")
        return
      }
      try writing.checkWorkingTree(scaffolder.folder)
      let plan = try scaffolder.plan(update)
      try writing.perform(plan)
      for result in due where result.outcome == .conflict {
        Console.say("conflict in \(result.path): both versions changed the same lines")
        isDone = false
      }
      if !writing.dryRun { scaffolder.markConflicts(update) }
      if due.isEmpty { print("Up to date.") }
    }
    if !isDone { throw ExitCode.failure }
  }
}
