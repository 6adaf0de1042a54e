import AppBuilder
import ArgumentParser
import Foundation
import NavigationMap
import ProjectReader

struct MapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Walks an app and draws its screens and the transitions between them.",
    discussion: """
      For an app named Store, writes Store.map.json, a file to commit, and Store.map.html, a page that needs no \
      network. Objects that stay alive after a screen has been left are printed and marked on the map.

        storyline map path/to/App                  draws the map
        storyline map --static path/to/App         reads the transitions from the sources, without a build
        storyline map --with-tests path/to/App     marks what the project's tests walk
        storyline map check path/to/App            compares the app with its committed map
        storyline map diff old.json new.json       compares two maps

      The exit status is 2 if the app cannot be built or launched.
      """,
    subcommands: [DrawMap.self, MapDiffCommand.self, MapCheckCommand.self],
    defaultSubcommand: DrawMap.self)
}

struct DrawMap: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Walks an app and draws its map. This is the default.")

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @OptionGroup var crawl: CrawlOptions

  @Option(
    name: [.short, .long],
    help: "The output folder. The default is the current folder.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A format to write: json, html, svg, mermaid, dot, text or swift. Repeat the option for several.",
      valueName: "format"))
  var format: [MapFormat] = [.json, .html]

  @Flag(
    name: .customLong("static"),
    help: "Read the sources and storyboards only, without a build and without a walk.")
  var isStatic = false

  @Flag(help: "Also run the project's tests, and mark the screens and transitions that they walk.")
  var withTests = false

  @Option(help: "A commit to compare with, such as main. It is built in a separate folder.")
  var against: String?

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Flag(help: "Print the counts as JSON on standard output.")
  var json = false

  func validate() throws {
    guard !(withTests && isStatic) else {
      throw ValidationError("--with-tests needs a build, and --static makes none. Leave one out.")
    }
    if isStatic, let option = crawl.named {
      throw ValidationError("\(option) changes a walk, and --static makes none. Leave one out.")
    }
    guard !(withTests && against != nil) else {
      throw ValidationError(
        "--with-tests and --against cannot be combined. Draw two maps, and compare the files with "
          + "`storyline map diff`.")
    }
  }

  func run() async throws {
    do {
      try await draw()
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    } catch let error as MapError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    }
  }

  private func draw() async throws {
    // A commit that does not exist is reported before minutes are spent on a build.
    let worktree = try against.map { try Worktree(of: URL(filePath: project.path), at: $0) }
    defer { worktree?.remove() }
    var found = try await found(project)
    if withTests {
      let run = MapRun(project: project, sources: sources, crawl: crawl)
      found.map = found.map.merged(with: try await run.traceTests())
    }
    var before: FoundMap?
    if let against, let worktree {
      var old = project
      old.path = worktree.project.path
      Console.say("\(isStatic ? "reading" : "walking") the app at \(against)")
      before = try await self.found(old)
    }
    let diff = before.map { MapDiff(from: $0.map, to: found.map) }
    let folder = URL(filePath: output ?? ".", directoryHint: .isDirectory)
    let written = try MapFiles(folder: folder, found: found, before: before, diff: diff).write(
      format)
    for finding in found.map.findings { print("\(finding.at): \(finding.text)") }
    if let diff { print(DiffWriter.text(of: diff), terminator: "") }
    if json { try Console.print(MapNumbers(found.map)) }
    Console.show(ReachedNames(found.missing))
    Console.say("\(found.map.app): \(MapPage.summary(of: found.map))")
    for file in written { Console.say("wrote \(file.path)") }
    if open, let page = written.first(where: { $0.pathExtension == "html" }) {
      _ = try? Process.run(URL(filePath: "/usr/bin/env"), arguments: ["xdg-open", page.path])
    }
  }
}

extension DrawMap {
  /// The map of a project as it is.
  private func found(_ project: ProjectOptions) async throws -> FoundMap {
    if isStatic { return try await FoundMap.fromSources(project) }
    return try await MapRun(project: project, sources: sources, crawl: crawl).crawl()
  }
}

/// The options of a crawl.
struct CrawlOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The length of the walk: 60s for seconds, 2000 for steps.",
      discussion: "A number of steps gives the same map on every machine."))
  var budget = defaultBudget

  private static let defaultBudget = "60s"

  @OptionGroup var fields: FieldOptions

  @OptionGroup var network: NetworkOptions

  @Option(help: "A URL to open after launch and from each flow. Repeat the option for several.")
  var link: [String] = []

  @Option(help: "Limits the walk to this flow or coordinator.")
  var only: String?

  @Option(
    help: ArgumentHelp(
      "The screen or state where the walk begins: its ID or title. Needs --known.",
      valueName: "place"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "An earlier map that contains the path to --from.", valueName: "Store.map.json"))
  var known: String?

  @Option(help: "The device: iPhoneSE, iPhone13Mini, iPhone15, iPhone15Plus or iPad.")
  var device: MapDevice?

  @Flag(help: "Walk in dark mode.")
  var dark = false

  @Option(help: "The text size: XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5.")
  var size: MapTextSize?

  func validate() throws { _ = try settings(MapConfiguration()) }

  /// The first option that was named on the command line; `nil` where all have their defaults.
  var named: String? {
    let options = [
      ("--budget", budget != Self.defaultBudget), ("--word", !fields.words.isEmpty),
      ("--avoid", !fields.avoid.isEmpty), ("--link", !link.isEmpty), ("--only", only != nil),
      ("--from", from != nil), ("--known", known != nil), ("--device", device != nil),
      ("--dark", dark), ("--size", size != nil), ("--record", network.record != nil),
      ("--fixtures", network.fixtures != nil),
    ]
    return options.first { $0.1 }?.0
  }

  /// Returns the settings of the crawl, with those of `.storyline.json` where the command line has none.
  func settings(_ configuration: MapConfiguration) throws -> CrawlSettings {
    var settings = CrawlSettings(budget: try Self.budget(budget))
    settings.words = try FieldOptions.words(fields.words, over: configuration)
    settings.avoided = Set(fields.avoid + configuration.avoid)
    settings.links = link.isEmpty ? configuration.links : link
    settings.ignoredQuery = configuration.ignoredQuery
    settings.only = only
    guard (from == nil) == (known == nil) else {
      throw ValidationError("Use --from and --known together: --from Cart --known Store.map.json.")
    }
    settings.device = device?.rawValue
    settings.isDark = dark
    settings.textSize = size?.rawValue
    return settings
  }

  /// Returns the lines of a test that lead to the beginning of the walk.
  ///
  /// - Throws: ``MapError`` where the earlier map cannot be read, or lacks the place.
  func prelude() throws -> [String] {
    guard let from, let known else { return [] }
    return try MapFile.read(URL(filePath: known)).state(at: from).script
  }

  private static func budget(_ text: String) throws -> CrawlSettings.Budget {
    if text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds > 0 {
      return .seconds(seconds)
    }
    if let steps = Int(text), steps > 0 { return .steps(steps) }
    throw ValidationError(
      "--budget \(text) is neither seconds, such as 60s, nor steps, such as 2000.")
  }
}

/// The devices on which an app is walked: those of `TestDevice`.
enum MapDevice: String, ExpressibleByArgument, CaseIterable {
  case iPhoneSE, iPhone13Mini, iPhone15, iPhone15Plus, iPad

  /// The name of the device on the page of a running app.
  var model: String {
    switch self {
    case .iPhoneSE: "iPhone SE"
    case .iPhone13Mini: "iPhone 13 mini"
    case .iPhone15: "iPhone 15"
    case .iPhone15Plus: "iPhone 15 Plus"
    case .iPad: "iPad"
    }
  }
}

/// The sizes of text in which an app is walked.
enum MapTextSize: String, ExpressibleByArgument, CaseIterable {
  case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
}

/// The numbers of a map, for other programs.
private struct MapNumbers: Encodable {
  let app: String
  let screens: Int
  let transitions: Int
  let reached: Int
  let findings: Int

  init(_ map: NavigationMap) {
    app = map.app
    screens = map.screens.count
    transitions = map.transitions.filter { !$0.isUnwind && $0.from != NavigationMap.launch }.count
    reached = map.screens.filter(\.reached).count
    findings = map.findings.count
  }
}
