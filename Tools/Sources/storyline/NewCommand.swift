import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader
import Scaffold

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generates an app, a flow, a scene or a screen, with tests.",
    discussion: """
      Style, names, indentation and test framework come from the project after the first time. Nothing is asked, \
      nothing is overwritten, and --dry-run prints what would be done. Ends with 2 where the input is wrong.

        storyline new app Store --style mvvm-c            an app in the folder Store, with one screen
        storyline new screen Settings --coordinator       a screen with a coordinator, one tap away
        storyline new flow Checkout --screens Address,Payment --result Order --sheet
        storyline new scene ShowArticle --passes article:Article --in Home     of VIP
        storyline new update                              what the templates have learned since

      Then, in the folder of the app: `storyline test`, `storyline run`.
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
  @Flag(help: "Print what would be done, and write nothing.")
  var dryRun = false

  @Flag(help: "Write, although files are overwritten or the working tree has changes.")
  var force = false

  func perform(_ plan: Plan) throws {
    if !plan.collisions.isEmpty, !force {
      throw ScaffoldError(
        "\(plan.collisions.joined(separator: ", ")) would be overwritten: choose another name, or use --force."
      )
    }
    if !plan.files.isEmpty { print(plan.summary) }
    if dryRun {
      print(plan.difference(), terminator: "")
    } else {
      try plan.apply()
    }
    for note in plan.notes { Console.say(note) }
  }

  /// Refuses a working tree with changes: git would not tell them from what is generated.
  func checkWorkingTree(_ folder: URL) throws {
    guard !force, !dryRun, let changes = Git(folder).changes(), !changes.isEmpty else { return }
    throw ScaffoldError(
      "\(folder.path) has changes that are not committed (\(changes[0])\(changes.count > 1 ? " and others" : "")): commit them, or use --force."
    )
  }
}

struct NewApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Generates an app in a folder of its own.")

  @Argument(help: "The name of the app, its module and its folder.")
  var name: String

  @Option(help: "The pattern: storyline, mvvm-c, mvp-c or vip.")
  var style = Style.storyline

  @Flag(help: "A Swift package in place of an Xcode project.")
  var package = false

  @Flag(help: "An Xcode project, which is the default.")
  var xcode = false

  @Flag(help: "With an Xcode project: a group for each folder, for an Xcode before 16.")
  var groups = false

  @Flag(help: "A storyboard for each screen.")
  var storyboards = false

  @Option(help: "The framework of the tests: swift-testing or xctest.")
  var tests = TestFramework.swiftTesting

  @Option(help: "The names of the screens: the first one leads to the others.")
  var screens = "Home"

  @Option(
    help: "The object that a coordinator tells its end: parent, or delegate (a finish delegate).")
  var finish = FinishOption.parent

  @Flag(help: "Coordinators that live as long as their first screen.")
  var lifetime = false

  @Option(help: "The address or path of the package of Storyline, for the style storyline.")
  var storyline: String?

  @Option(name: .customLong("in"), help: "The folder in which the app's folder is made.")
  var folder = "."

  @OptionGroup var writing: WritingOptions

  func validate() throws {
    if package, xcode || groups {
      throw ValidationError("An app is a package or an Xcode project.")
    }
    if lifetime, finish == .delegate {
      throw ValidationError("--lifetime and --finish delegate exclude each other.")
    }
    if lifetime || finish == .delegate, style == .vip || style == .storyline {
      throw ValidationError("--lifetime and --finish are for the styles mvvm-c and mvp-c.")
    }
  }

  func run() throws {
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
      if !writing.dryRun {
        print("\nNext: cd \(target.relativePath) && storyline test")
      }
    }
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
