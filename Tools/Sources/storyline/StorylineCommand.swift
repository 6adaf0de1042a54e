import AppBuilder
import ArgumentParser
import ProjectReader

@main
struct StorylineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyline",
    abstract: "Runs the sources of a UIKit app on this machine.",
    discussion: """
      Name the folder of an app, its .xcodeproj, .xcworkspace or Package.swift. Nothing is written into it: what is built lies \
      in ~/.cache/storyline, or where STORYLINE_CACHE says.

        storyline doctor path/to/App     what would stop it
        storyline run path/to/App        builds it, and shows it in a browser
        storyline test path/to/App       runs its unit tests
        storyline leaks path/to/App      uses it at random, and says what leaks
        storyline map path/to/App        walks it, and draws its screens
        storyline lint path/to/App       finds leaks in the sources, without a build
        storyline new app Store          generates an app, with its tests
      """,
    subcommands: [
      RunCommand.self, TestCommand.self, LeaksCommand.self, MapCommand.self, LintCommand.self,
      NewCommand.self, DoctorCommand.self,
    ])
}

/// What every command has to know of a project.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "The folder of the app, its .xcodeproj, .xcworkspace or Package.swift.")
  var path = "."

  @Flag(
    exclusivity: .exclusive,
    help: ArgumentHelp(
      "Which to take of a folder that has an Xcode project and a Package.swift.",
      discussion:
        "Without it the first one that has tests is taken, or to run an app the first with one."))
  var choice: ChoiceFlag?

  @Option(
    help: ArgumentHelp(
      "The target to take, where the project has several.",
      discussion: "Of tests, several can be named: --target A --target B."))
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "What to take for a module that is not there: Module=file.swift, or Module.",
      discussion: """
        A file has what the app needs of the module. Without one there is an empty module, and only \
        what imports it compiles; of Kingfisher there is one that fetches images, of SnapKit one \
        that makes constraints.
        """,
      valueName: "module"))
  var stub: [String] = []
}

/// ``ProjectChoice`` as flags.
enum ChoiceFlag: String, EnumerableFlag {
  case project, package

  var choice: ProjectChoice {
    switch self {
    case .project: .project
    case .package: .package
    }
  }
}

/// What the compiler has to know of the sources.
struct SourceOptions: ParsableArguments {
  @Option(help: "The version of Swift of sources without a manifest that says it: 5 or 6.")
  var swift = 5

  @Flag(help: "What says nothing else belongs to the main actor, as in Xcode's new projects.")
  var mainActor = false

  @Flag(help: "Set nothing aside: what does not compile ends the build.")
  var strict = false

  @Option(
    name: [.long, .customShort("j")],
    help: "How many compilers run at once; without it as many as there are processors.")
  var jobs: Int?

  var options: BuildOptions {
    var options = BuildOptions()
    options.jobs = jobs
    options.isStrict = strict
    options.languageMode = swift
    options.isMainActorByDefault = mainActor
    return options
  }

  func validate() throws {
    guard [5, 6].contains(swift) else { throw ValidationError("--swift is 5 or 6.") }
    guard jobs.map({ $0 > 0 }) ?? true else { throw ValidationError("--jobs is 1 or more.") }
  }
}
