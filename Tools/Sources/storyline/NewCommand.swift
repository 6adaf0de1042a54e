import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader
import Scaffold

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generates an app, flow, scene or screen with tests.",
    discussion: """
      In an existing project, style, access, indentation and test framework follow the project. No file is \
      overwritten without --force. --dry-run prints the changes. The exit status is 2 if the input is invalid.

        storyline new app Store --style mvvm-c            an app in the folder Store, with one screen
        storyline new app Store --map                     the same with its map, for `storyline map check`
        storyline new screen Settings --coordinator       a screen with its coordinator
        storyline new flow Checkout --screens Address,Payment --result Order --sheet
        storyline new scene ShowArticle --passes article:Article --in Home     a VIP scene
        storyline new update                              merges changes of the templates

      Next, in the app's folder: `storyline test`, `storyline run`.
      """,
    subcommands: [
      NewApp.self, NewFlow.self, NewScene.self, NewScreen.self, NewUpdate.self, NewEject.self,
    ])

  /// Runs the body of a command; an error of the scaffold is one sentence and the status 2.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as ScaffoldError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    }
  }
}

extension Style: ExpressibleByArgument {}
extension TestFramework: ExpressibleByArgument {}

/// The ways to end a coordinator that can be chosen.
enum FinishOption: String, ExpressibleByArgument, CaseIterable { case delegate, parent }

/// The options of commands that write files.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Print the changes and write nothing.")
  var dryRun = false

  @Flag(help: "Overwrite files, and ignore uncommitted changes.")
  var force = false

  func perform(_ plan: Plan) throws {
    if !plan.collisions.isEmpty, !force {
      throw ScaffoldError(
        "\(plan.collisions.joined(separator: ", ")) would be overwritten. Choose another name, or use --force."
      )
    }
    if !dryRun { try plan.apply() }
    if !plan.files.isEmpty { print(plan.summary) }
    if dryRun { print(plan.difference(), terminator: "") }
    for note in plan.notes { Console.say(note) }
  }

  /// Refuses a working tree with changes: git would not tell them from what is generated.
  func checkWorkingTree(_ folder: URL) throws {
    guard !force, !dryRun, let changes = Git(folder).changes(), !changes.isEmpty else { return }
    throw ScaffoldError(
      "\(folder.path) has uncommitted changes (\(changes[0])\(changes.count > 1 ? " and others" : "")). Commit them, or use --force."
    )
  }
}

struct NewApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Generates an app in a new folder.")

  @Argument(help: "The name of the app, its module and its folder.")
  var name: String

  @Option(help: "The pattern: storyline, mvvm-c, mvp-c or vip.")
  var style = Style.storyline

  @Flag(help: "Generate a Swift package instead of an Xcode project.")
  var package = false

  @Flag(help: "Generate an Xcode project. This is the default.")
  var xcode = false

  @Flag(
    help:
      "Use groups in the Xcode project instead of synchronized folders, for Xcode 15 and earlier.")
  var groups = false

  @Flag(help: "Generate a storyboard for each screen.")
  var storyboards = false

  @Option(help: "The test framework: swift-testing or xctest.")
  var tests = TestFramework.swiftTesting

  @Option(help: "The names of the screens, separated by commas. The first one leads to the others.")
  var screens = "Home"

  @Option(
    help: "The receiver of a coordinator's end: parent, or delegate (a finish delegate).")
  var finish = FinishOption.parent

  @Flag(help: "Generate coordinators that live as long as their first screen.")
  var lifetime = false

  @Option(help: "The URL or path of the Storyline package, for the style storyline.")
  var storyline: String?

  @Option(name: .customLong("in"), help: "The parent folder of the new app's folder.")
  var folder = "."

  @OptionGroup var mapping: NewMapOption

  @OptionGroup var writing: WritingOptions

  func validate() throws {
    try mapping.check(writing)
    if package, xcode || groups {
      throw ValidationError("--package cannot be combined with --xcode or --groups.")
    }
    if lifetime, finish == .delegate {
      throw ValidationError("--lifetime and --finish delegate cannot be combined.")
    }
    if lifetime || finish == .delegate, style == .vip || style == .storyline {
      throw ValidationError("--lifetime and --finish need the style mvvm-c or mvp-c.")
    }
  }

  func run() async throws {
    var made: URL?
    try NewCommand.reporting {
      let name = try Name(name, for: "an app")
      let target = URL(filePath: folder).appending(path: name.type)
      let package = storyline.map(StorylinePackage.init) ?? .own
      let answers = Answers(
        style: style, module: name.type,
        ending: lifetime ? .lifetime : finish == .delegate ? .delegate : .parent,
        usesStoryboards: storyboards, tests: tests,
        container: self.package ? .package : groups ? .xcodeGroups : .xcode,
        sources: self.package ? "Sources/\(name.type)" : name.type,
        testSources: self.package ? "Tests/\(name.type)Tests" : "\(name.type)Tests",
        storyline: style == .storyline ? package : nil)
      let plan = try Scaffolder(target).app(answers, screens: names(screens))
      try writing.perform(plan)
      if !writing.dryRun { made = target }
    }
    guard let made else { return }
    try await mapping.update(in: made)
    print("\nNext: cd \(made.relativePath) && storyline test")
  }
}

extension StorylinePackage {
  /// The package of this program: its address, or the path of its folder.
  fileprivate static var own: StorylinePackage {
    let own = OwnPackage.current
    return StorylinePackage(own.address ?? own.folder.path)
  }
}

/// The names in a list with commas.
func names(_ list: String) -> [String] {
  list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
}
