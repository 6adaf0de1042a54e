import AppBuilder
import ArgumentParser
import ProjectReader

@main
struct StorylineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyline",
    abstract: "Builds, runs and tests a UIKit app from its sources, on Linux.",
    discussion: """
      The argument is an app's folder, .xcodeproj, .xcworkspace or Package.swift. Build products go to \
      ~/.cache/storyline, or to the folder in STORYLINE_CACHE. Only `lint --fix` and `new` change files of the \
      project; `map` writes its map into the current folder.

        storyline doctor path/to/App     lists what does not compile on Linux
        storyline run path/to/App        builds the app and shows it in a browser
        storyline test path/to/App       runs the app's unit tests
        storyline leaks path/to/App      uses the app at random and reports leaks
        storyline map path/to/App        walks the app and draws its screens
        storyline lint path/to/App       finds leaks in the sources, without a build
        storyline new app Store          generates an app with its tests
        storyline prepare                builds UIKit, so that the first app builds in seconds
      """,
    version: version,
    subcommands: [
      RunCommand.self, TestCommand.self, LeaksCommand.self, MapCommand.self, LintCommand.self,
      NewCommand.self, DoctorCommand.self, PrepareCommand.self,
    ])

  /// The version of this program, and of the package that it belongs to.
  static let version = "0.1.0"
}

/// The options about the project, which all commands share.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "The app's folder, .xcodeproj, .xcworkspace or Package.swift.")
  var path = "."

  @Flag(
    exclusivity: .exclusive,
    help: ArgumentHelp(
      "The kind of project, for a folder with an Xcode project and a Package.swift.",
      discussion:
        "The default is the first one that has tests or, to run an app, the first one that has an app."
    ))
  var choice: ChoiceFlag?

  @Option(
    help: ArgumentHelp(
      "The target, if the project has several.",
      discussion: "Of tests, several can be named: --target A --target B."))
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "A substitute for a missing module: Module=file.swift, or Module for an empty one.",
      discussion: """
        The file declares what the app uses of the module. An empty module is enough for sources that \
        import it and use nothing of it. Kingfisher, Nimble, Quick, SnapKit and \
        ViewControllerPresentationSpy are replaced without this option.
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

/// The options about the sources, for the compiler.
struct SourceOptions: ParsableArguments {
  @Option(help: "The Swift language mode of sources whose project names none: 4, 4.2, 5 or 6.")
  var swift = "5"

  @Flag(help: "Set the default isolation to MainActor, as in new Xcode projects.")
  var mainActor = false

  @Flag(
    help: ArgumentHelp(
      "Set nothing aside and declare no missing names: the first error ends the build.",
      discussion: "A test that reaches a name of a module that is declared only fails."))
  var strict = false

  @Option(
    name: [.long, .customShort("j")],
    help: "How many compilers run at once; without it as many as there are processors.")
  var jobs: Int?

  var options: BuildOptions {
    var options = BuildOptions()
    options.jobs = jobs
    options.isStrict = strict
    options.languageMode = LanguageMode(rawValue: swift) ?? .v5
    options.isMainActorByDefault = mainActor
    return options
  }

  func validate() throws {
    guard LanguageMode(rawValue: swift) != nil else {
      throw ValidationError("--swift must be 4, 4.2, 5 or 6.")
    }
    guard jobs.map({ $0 > 0 }) ?? true else { throw ValidationError("--jobs must be 1 or more.") }
  }
}
