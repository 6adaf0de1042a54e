import ArgumentParser
import ProjectReader

@main
struct StorylineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyline",
    abstract: "Runs the sources of a UIKit app on this machine.",
    discussion: """
      Name the folder of an app, or its .xcodeproj. Nothing is written into it: what is built lies \
      in ~/.cache/storyline, or where STORYLINE_CACHE says.

        storyline doctor path/to/App     what would stop it
        storyline run path/to/App        builds it, and shows it in a browser
      """,
    subcommands: [RunCommand.self, DoctorCommand.self])
}

/// What every command has to know of a project.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "The folder of the app, or its .xcodeproj.")
  var path = "."

  @Option(help: "The app to take, where the project has several.")
  var target: String?

  @Option(
    help: ArgumentHelp(
      "An empty module to take in the place of one that is not there.",
      discussion:
        "What is used of the module will not compile; the files that only import it will.",
      valueName: "module"))
  var stub: [String] = []
}
