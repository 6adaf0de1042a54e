import AppBuilder
import ArgumentParser
import Foundation
import NavigationMap
import ProjectReader

/// The options for the servers that answer an app's requests during a walk.
struct NetworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep the answers of servers in a folder, without credentials.", valueName: "folder"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Answer the app's requests from a folder that --record has written, without a network.",
      valueName: "folder"))
  var fixtures: String?

  func validate() throws {
    guard record == nil || fixtures == nil else {
      throw ValidationError(
        "--record asks the servers, and --fixtures does not. Leave one out.")
    }
  }

  /// Returns the answers that a walk writes or reads; `nil` where the app uses the network as it is.
  ///
  /// - Throws: ``MapError`` where the folder to read from does not exist.
  func answers(
    _ configuration: MapConfiguration, of builder: AppBuilder
  ) throws -> RecordedAnswers? {
    if let record {
      return RecordedAnswers(
        folder: URL(filePath: record, directoryHint: .isDirectory),
        new: builder.packageFolder.appending(path: "recorded", directoryHint: .isDirectory))
    }
    let folder =
      fixtures.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? configuration.fixtures.map {
        builder.project.folder.appending(path: $0, directoryHint: .isDirectory)
      }
    guard let folder else { return nil }
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw MapError(
        "\(folder.path) does not exist. Record the answers with `storyline map --record \(folder.path)`."
      )
    }
    return RecordedAnswers(folder: folder, new: nil)
  }
}

/// A folder with recorded answers.
struct RecordedAnswers {
  let folder: URL
  /// The folder that the walk fills; `nil` if it only reads.
  ///
  /// A walk asks each server once, and answers later requests from there.
  let new: URL?

  var network: CrawlSettings.Network { new.map { .recorded(in: $0) } ?? .replayed(from: folder) }

  /// Empties the folder that the walk fills.
  func begin() {
    guard let new else { return }
    try? FileManager.default.removeItem(at: new)
  }

  /// Adds the new answers to the folder. Those of earlier walks to the same requests are replaced.
  ///
  /// - Throws: ``MapError`` where the folder cannot be written.
  func keep(saying say: (String) -> Void) throws {
    guard let new else { return }
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: new.path)) ?? []
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names {
        try Data(contentsOf: new.appending(path: name))
          .write(to: folder.appending(path: name), options: .atomic)
      }
    } catch {
      throw MapError("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    say("recorded \(names.count) \(names.count == 1 ? "answer" : "answers") in \(folder.path)")
  }
}
