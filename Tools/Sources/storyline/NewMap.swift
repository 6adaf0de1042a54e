import ArgumentParser
import Foundation

/// The option of commands that generate screens: the map of the app, to be committed with them.
struct NewMapOption: ParsableArguments {
  @Flag(help: "Build the app, walk it, and write its map, such as Store.map.json, to be committed.")
  var map = false

  /// Refuses a map of files that are not written.
  func check(_ writing: WritingOptions) throws {
    guard map, writing.dryRun else { return }
    throw ValidationError("--map needs the files, and --dry-run writes none. Leave one out.")
  }

  /// Draws the map of an app that has changed, or says that the one that is there is out of date.
  ///
  /// - Parameters:
  ///   - folder: The project's folder, where the map is written.
  ///   - target: The target, if the project has several.
  /// - Throws: The errors of `storyline map`.
  func update(in folder: URL, target: String? = nil) async throws {
    guard map else {
      if let file = Self.committed(in: folder) {
        Console.say(
          "\(file) does not have the change: run `storyline map --output \(folder.relativePath)`, and commit the file."
        )
      }
      return
    }
    var arguments = [folder.path, "--output", folder.path, "--format", "json"]
    if let target { arguments += ["--target", target] }
    try await DrawMap.parse(arguments).run()
  }

  /// The name of the map in a project's folder.
  private static func committed(in folder: URL) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().first { $0.hasSuffix(".map.json") }
  }
}
