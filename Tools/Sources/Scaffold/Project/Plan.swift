package import Foundation
import ProjectReader

/// The files that `storyline new` will write. Nothing is written before ``apply()``.
package struct Plan: Sendable {
  package let folder: URL
  /// The texts of new and changed files, by their paths below the folder.
  package internal(set) var files: [String: String]
  /// The texts of the files that change.
  package internal(set) var present: [String: String]
  /// The files that are overwritten.
  package internal(set) var collisions: [String] = []
  /// Sentences for the user.
  package internal(set) var notes: [String] = []
  /// The Xcode project, its target and the files that belong to it afterwards.
  var membership: [(project: URL, target: String, path: String)] = []

  /// The paths, each with `new` or `change` before it.
  package var summary: String {
    files.keys.sorted().map { path in
      (present[path] == nil ? "new     " : "change  ") + path
    }.joined(separator: "\n")
  }

  /// The difference that the plan makes to files that are there.
  package func difference() -> String {
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "storyline-plan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    return present.keys.sorted().filter { !$0.hasPrefix(".storyline/") }.compactMap { path in
      guard let old = present[path], let new = files[path] else { return nil }
      let sides = ProjectFiles(temporary)
      guard (try? sides.write(["a/\(path)": old, "b/\(path)": new])) != nil else { return nil }
      return Git(temporary).execute([
        "diff", "--no-index", "--no-color", "--no-prefix", "a/\(path)", "b/\(path)",
      ])?
      .output
    }.joined()
  }

  /// Writes everything, or nothing.
  package func apply() throws {
    let disk = ProjectFiles(folder)
    try disk.write(files)
    guard let reason = problemOfMembership() else { return }
    try disk.write(present)
    for path in files.keys where present[path] == nil {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
    throw ScaffoldError(reason)
  }

  /// Reads the Xcode project again: its target has the new files now.
  private func problemOfMembership() -> String? {
    for (project, members) in Dictionary(grouping: membership, by: \.project) {
      let read = try? ProjectReader.read(project, for: .app)
      for member in members {
        let file = folder.appending(path: member.path).standardizedFileURL.path
        let target = read?.targets.first { $0.name == member.target }
        let all = (target?.sources ?? []) + (target?.resources ?? [])
        if !all.contains(where: { $0.standardizedFileURL.path == file }) {
          return
            "\(project.lastPathComponent) was left unchanged: \(member.path) could not be added to the target "
            + "\(member.target). Open the project in Xcode, save it, and try again."
        }
      }
    }
    return nil
  }
}
