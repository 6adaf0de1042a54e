import AppBuilder
import ArgumentParser
import Foundation
import NavigationMap
import ProjectReader

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app and shows it in a browser.",
    discussion:
      "The first build takes minutes because it includes UIKit. Later builds take seconds.")

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @OptionGroup var start: StartOptions

  @Flag(help: "Build the app and print the path of the program. Do not run it.")
  var buildOnly = false

  @Flag(help: "Build and restart the app whenever a file is saved.")
  var watch = false

  @Flag(help: "Start with an empty home folder, as after the app's installation.")
  var fresh = false

  @Option(
    help: ArgumentHelp(
      "Replay a session that the page of an app has saved: Device, Save session.",
      valueName: "file"))
  var replay: String?

  func validate() throws {
    guard !(buildOnly && watch) else {
      throw ValidationError("--build-only and --watch cannot be combined.")
    }
    guard !(buildOnly && start.at != nil) else {
      throw ValidationError("--build-only and --at cannot be combined.")
    }
    guard !(buildOnly && fresh) else {
      throw ValidationError("--build-only and --fresh cannot be combined.")
    }
    guard let replay else { return }
    guard !buildOnly, start.at == nil else {
      throw ValidationError("--replay cannot be combined with --build-only or --at.")
    }
    let text = try? String(contentsOf: URL(filePath: replay), encoding: .utf8)
    guard text?.contains("id=\"storyline-session\"") == true else {
      throw ValidationError(
        "\(replay) is not a session. Save one with Device, Save session, on the page of an app.")
    }
  }

  func run() async throws {
    let program: URL
    let stamp: ProjectStamp
    let environment: [String: String]
    do {
      (program, stamp, environment) = try await project.building(
        for: start.purpose, sources.options, build)
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    } catch let error as MapError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    if buildOnly {
      print(program.path)
    } else if watch {
      let options = sources.options
      let watcher = Watcher { try project.builder(for: start.purpose, options) }
      throw ExitCode(try await watcher.run(program, environment, builtFrom: stamp))
    } else {
      Console.say("The app runs until you press Ctrl-C.")
      try replaceProcess(with: program, environment)
    }
  }

  /// Returns the program, the state of the sources that it was built from, and its environment.
  private func build(
    _ builder: AppBuilder
  ) async throws -> (URL, ProjectStamp, [String: String]) {
    // A place that does not exist is reported before minutes are spent on a build.
    let place = try start.place(in: builder, at: project.path)
    // Files that are saved during the build are not in it.
    let stamp = ProjectStamp(builder)
    let program = try await builder.exclusively(saying: Console.say) {
      builder.sayWhatBuildsMean()
      let report = try await builder.prepare()
      Console.show(report)
      Console.say("\(report.files) source files, \(report.rewritten) of them adapted for Linux")
      let program = try await builder.build(saying: Console.say)
      Console.show(builder.setAside())
      return program
    }
    var environment =
      try place?.environment(for: builder) ?? builder.environment(emptyingHome: fresh)
    if let replay { environment["STORYLINE_SESSION"] = URL(filePath: replay).path }
    return (program, stamp, environment)
  }

  /// The app takes this program's place: what ends one ends the other.
  private func replaceProcess(with program: URL, _ environment: [String: String]) throws {
    for (name, value) in environment { setenv(name, value, 1) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
    Signals.letThrough()
    execv(program.path, &arguments)
    Console.say("error: \(program.path) could not be started: \(String(cString: strerror(errno)))")
    throw ExitCode.failure
  }
}

/// The options about the place in which an app starts.
struct StartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screen or state in which the app starts: its ID or title in the map.",
      discussion: "The app starts with an empty home folder, as after its installation.",
      valueName: "place"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "The map that contains the path to --at. The default is the app's own, such as Store.map.json, in the project's folder.",
      valueName: "Store.map.json"))
  var known: String?

  @Option(
    name: .customLong("word"),
    help: ArgumentHelp(
      "The text for a secure field on the path: Password=engine. Maps do not contain such texts.",
      valueName: "field=text"))
  var words: [String] = []

  func validate() throws {
    _ = try FieldOptions.words(words, over: MapConfiguration())
    guard at == nil, known != nil || !words.isEmpty else { return }
    throw ValidationError("--known and --word need --at: --at Cart --known Store.map.json.")
  }

  var purpose: Purpose { at == nil ? .app : .appAtPlace }

  /// Finds the place, without a build.
  ///
  /// - Throws: ``MapError`` where no map contains it.
  fileprivate func place(in builder: AppBuilder, at path: String) throws -> KnownPlace? {
    guard let at else { return nil }
    let map = try CommittedMap.read(known, of: builder, at: path)
    let state = try map.state(at: at)
    let configuration = try MapConfiguration.read(in: builder.project.folder)
    return KnownPlace(
      place: StartingPlace(
        state.id, script: state.script,
        words: try FieldOptions.words(words, over: configuration)),
      model: MapDevice(rawValue: map.device)?.model)
  }
}

/// A place of a map, and the device on which the walk has found it.
private struct KnownPlace {
  let place: StartingPlace
  let model: String?

  /// The variables with which the app starts there.
  func environment(for builder: AppBuilder) throws -> [String: String] {
    var environment = try builder.environment(for: place)
    if let model { environment["STORYLINE_DEVICE_SETTINGS"] = "model=\(model)" }
    return environment
  }
}
