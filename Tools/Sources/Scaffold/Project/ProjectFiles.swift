package import Foundation
import ProjectReader

/// The files of a project on disk.
package struct ProjectFiles: Sendable {
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// Reads the Swift files, storyboards and manifest below the project's folder.
  package func read() throws -> [String: String] {
    guard let found = FileManager.default.enumerator(atPath: folder.path) else {
      throw ScaffoldError("\(folder.path) cannot be read.")
    }
    var files: [String: String] = [:]
    while let path = found.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "build"].contains(name) {
        found.skipDescendants()
        continue
      }
      guard path.hasSuffix(".swift") || path.hasSuffix(".storyboard") else { continue }
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }

  /// Writes files, all or none.
  package func write(_ files: [String: String]) throws {
    var undo: [(URL, Data?)] = []
    var folders: [URL] = []
    do {
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let url = folder.appending(path: path)
        try createFolder(url.deletingLastPathComponent(), &folders)
        undo.append((url, try? Data(contentsOf: url)))
        try Data(text.utf8).write(to: url, options: .atomic)
      }
    } catch {
      for (url, data) in undo.reversed() {
        if let data {
          try? data.write(to: url)
        } else {
          try? FileManager.default.removeItem(at: url)
        }
      }
      for url in folders.reversed() { try? FileManager.default.removeItem(at: url) }
      throw ScaffoldError("\(folder.path) cannot be written to, and nothing was changed.")
    }
  }

  private func createFolder(_ url: URL, _ created: inout [URL]) throws {
    guard !FileManager.default.fileExists(atPath: url.path) else { return }
    try createFolder(url.deletingLastPathComponent(), &created)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    created.append(url)
  }
}
