import Foundation

/// A folder with files, which is removed with the value that stands for it.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "storyline-project-\(UUID().uuidString)/App")
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// The paths of files, as seen from the folder.
  func paths(_ urls: [URL]) -> [String] {
    urls.map { $0.standardizedFileURL.path.replacing(url.standardizedFileURL.path + "/", with: "") }
  }
}

extension TemporaryFolder {
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url.appending(path: path))
  }

  /// All files with their contents, to check that none was changed.
  func contents() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(atPath: url.appending(path: path).path)
    }
  }
}
