import AppBuilder
import ArgumentParser
import Foundation
import NavigationMap
import ProjectReader

struct MapDiffCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, html

    /// Prints the differences of two maps on standard output.
    func print(_ diff: MapDiff, from before: NavigationMap, to after: NavigationMap) throws {
      switch self {
      case .text: Swift.print(DiffWriter.text(of: diff), terminator: "")
      case .markdown:
        Swift.print(DiffWriter.markdown(of: diff, from: before, to: after), terminator: "")
      case .json: try Console.print(diff)
      case .html:
        var both = after.merged(with: before)
        both.findings = after.findings
        Swift.print(try MapPage.text(of: both, diff: diff), terminator: "")
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two maps.")

  @Argument(help: "The older map file.")
  var old: String

  @Argument(help: "The newer map file.")
  var new: String

  @Option(help: "The format: text, markdown (for a pull request), json or html.")
  var format = Format.text

  @Flag(help: "Exit with 1 if the maps differ.")
  var fail = false

  func run() throws {
    do {
      let before = try MapFile.read(URL(filePath: old))
      let after = try MapFile.read(URL(filePath: new))
      let diff = MapDiff(from: before, to: after)
      try format.print(diff, from: before, to: after)
      if fail, !diff.isEmpty { throw ExitCode.failure }
    } catch let error as MapError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    }
  }
}

struct MapCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Fails if the app differs from its committed map.",
    discussion: """
      Walks the app again and compares it with its committed map, such as Store.map.json, in the project's folder. Pictures, and transitions \
      that only the sources name, are not compared. The exit status is 1 if they differ, and 2 if the app cannot be built. To accept a change, \
      run `storyline map` and commit the file, or take the one that --output writes.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @OptionGroup var crawl: CrawlOptions

  @Option(
    help:
      "The committed map. The default is the app's own, such as Store.map.json, in the project's folder."
  )
  var map: String?

  @Flag(
    name: .customLong("unwalked"),
    help: "Also compare screens and transitions that only the sources and storyboards name.")
  var includesUnwalked = false

  @Option(help: "The differences as text, markdown for a pull request, json, or html.")
  var format = MapDiffCommand.Format.text

  @Option(
    help: ArgumentHelp(
      "Write the map as it was walked, as JSON and as a page.", valueName: "folder"))
  var output: String?

  func run() async throws {
    do {
      // A map that is missing or damaged is reported before minutes are spent on a build.
      let run = MapRun(project: project, sources: sources, crawl: crawl)
      let (committed, found) = try await project.building(for: .map, sources.options) { builder in
        (try CommittedMap.read(map, of: builder, at: project.path), try await run.crawl(builder))
      }
      let diff = MapDiff(
        from: committed.checked, to: found.map.checked,
        includesUnwalked: includesUnwalked)
      let before = FoundMap(map: committed, thumbnails: [:], missing: [])
      try write(found, before: diff.isEmpty ? nil : before, diff)
      if diff.isEmpty {
        Console.say("\(found.map.app) matches its map: \(MapPage.summary(of: found.map))")
        return
      }
      try format.print(diff, from: committed, to: found.map)
      Console.say(
        "\(found.map.app) differs from its map: \(DiffWriter.counts(diff)). If that is intended, run "
          + "`storyline map` and commit the file.")
      throw ExitCode.failure
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    } catch let error as MapError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    }
  }

  /// Writes the map as it was walked, where `--output` asks for it.
  private func write(_ found: FoundMap, before: FoundMap?, _ diff: MapDiff?) throws {
    guard let output else { return }
    let folder = URL(filePath: output, directoryHint: .isDirectory)
    _ = try MapFiles(folder: folder, found: found, before: before, diff: diff)
      .write([.json, .html])
  }
}

extension NavigationMap {
  /// The part that a check compares: without pictures, which change with fonts and colours, and without
  /// transitions that only tests took.
  fileprivate var checked: NavigationMap {
    var map = self
    map.transitions.removeAll { $0.isWalked && !$0.evidence.contains("crawl") }
    for index in map.screens.indices { map.screens[index].states = [] }
    return map
  }
}
