import AppBuilder
import Foundation
import NavigationMap

/// The map that is committed with the sources of an app.
enum CommittedMap {
  /// Reads the map of an app, without a build.
  ///
  /// - Parameters:
  ///   - named: The file that was named; without one it is `App.map.json` in the project's folder.
  ///   - builder: The app.
  ///   - path: The project, as it was named.
  /// - Returns: The map.
  /// - Throws: ``MapError`` where the file is missing or is not a map.
  static func read(
    _ named: String?, of builder: AppBuilder, at path: String
  ) throws -> NavigationMap {
    let file = named.map { URL(filePath: $0) } ?? standard(for: builder.name, at: path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      let folder = file.deletingLastPathComponent().path
      throw MapError(
        "\(builder.name) has no map: \(file.path) does not exist. Draw it with "
          + "`storyline map --output \(folder)`, and commit the file.")
    }
    return try MapFile.read(file)
  }

  private static func standard(for app: String, at path: String) -> URL {
    let url = URL(filePath: path).standardizedFileURL
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    let folder = isFolder && !isProject ? url : url.deletingLastPathComponent()
    return folder.appending(path: "\(app).map.json")
  }
}
