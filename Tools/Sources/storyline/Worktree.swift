import Foundation
import ProjectReader

/// A commit of a project in a folder of its own, beside nothing that was changed since.
struct Worktree {
  /// The project in the folder.
  let project: URL
  private let repository: String
  private let folder: URL

  /// Checks out a commit of the repository around a project.
  ///
  /// - Throws: ``ProjectError`` where the project is in no repository, or has no such commit.
  init(of project: URL, at commit: String) throws {
    let path = project.standardizedFileURL.resolvingSymlinksInPath().path
    let isFolder = (try? project.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let place = isFolder ? path : project.deletingLastPathComponent().path
    guard let root = Self.git(["rev-parse", "--show-toplevel"], in: place), !root.isEmpty else {
      throw ProjectError("\(path) is in no git repository, so that --against has no commit to read")
    }
    // A name that begins with a dash would be an option of git's.
    guard !commit.hasPrefix("-"),
      let id = Self.git(["rev-parse", "--verify", "--quiet", "\(commit)^{commit}"], in: root)
    else { throw ProjectError("\(root) has no commit \(commit)") }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "storyline-map-\(UUID().uuidString)", directoryHint: .isDirectory)
    guard Self.git(["worktree", "add", "--detach", "--quiet", folder.path, id], in: root) != nil
    else {
      throw ProjectError("git cannot check out \(commit) into \(folder.path)")
    }
    repository = root
    self.folder = folder
    let rest = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : ""
    self.project = rest.isEmpty ? folder : folder.appending(path: String(rest.drop { $0 == "/" }))
  }

  /// Removes the folder.
  func remove() {
    _ = Self.git(["worktree", "remove", "--force", folder.path], in: repository)
  }

  /// Runs git, and returns its output; `nil` where it fails.
  private static func git(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
