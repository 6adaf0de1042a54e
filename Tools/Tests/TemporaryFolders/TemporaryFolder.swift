package import Foundation

/// A folder with files, which is removed with the object that stands for it.
package final class TemporaryFolder {
  package let url: URL

  /// Creates a folder in a new one of its own. An app is named like the folder, unless a project names it.
  package init(_ files: [String: String], named name: String = "App") throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "storyline-project-\(UUID().uuidString)/\(name)")
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// The paths of files, as seen from the folder.
  package func paths(_ urls: [URL]) -> [String] {
    urls.map { $0.standardizedFileURL.path.replacing(url.standardizedFileURL.path + "/", with: "") }
  }

  package func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url.appending(path: path))
  }

  /// All files with their contents, to check that none was changed.
  package func contents() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(atPath: url.appending(path: path).path)
    }
  }
}
