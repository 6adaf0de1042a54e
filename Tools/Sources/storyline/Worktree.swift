import Foundation
import ProjectReader

/// A commit of a project in a folder of its own, beside nothing that was changed since.
struct Worktree {
  /// The project in the folder.
  let project: URL
  private let repository: Git
  private let folder: URL

  /// Checks out a commit of the repository around a project.
  ///
  /// - Throws: ``ProjectError`` where the project is in no repository, or has no such commit.
  init(of project: URL, at commit: String) throws {
    let path = project.standardizedFileURL.resolvingSymlinksInPath().path
    let isFolder = (try? project.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let place = isFolder ? path : project.deletingLastPathComponent().path
    let around = Git(URL(filePath: place))
    guard let root = around.line(["rev-parse", "--show-toplevel"]), !root.isEmpty else {
      throw ProjectError("\(path) is not in a Git repository: --against needs one")
    }
    let git = Git(URL(filePath: root))
    // A name that begins with a dash would be an option of git's.
    guard !commit.hasPrefix("-"),
      let id = git.line(["rev-parse", "--verify", "--quiet", "\(commit)^{commit}"])
    else { throw ProjectError("\(commit) is not a commit of \(root)") }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "storyline-map-\(UUID().uuidString)", directoryHint: .isDirectory)
    guard git.run(["worktree", "add", "--detach", "--quiet", folder.path, id]) != nil
    else {
      throw ProjectError("Git could not check out \(commit) in \(folder.path)")
    }
    repository = git
    self.folder = folder
    let rest = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : ""
    self.project = rest.isEmpty ? folder : folder.appending(path: String(rest.drop { $0 == "/" }))
  }

  /// Removes the folder.
  func remove() {
    _ = repository.run(["worktree", "remove", "--force", folder.path])
  }
}
