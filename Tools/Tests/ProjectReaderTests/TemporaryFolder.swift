import Foundation

/// A folder with files, which is removed with the value that stands for it.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String], named name: String = "App") throws {
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
  func paths(_ urls: [URL]) -> [String] {
    urls.map { $0.standardizedFileURL.path.replacing(url.standardizedFileURL.path + "/", with: "") }
  }
}
