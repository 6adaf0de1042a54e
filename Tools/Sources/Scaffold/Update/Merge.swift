import Foundation
import ProjectReader

/// A merge of two changes of one text.
package enum Merge {
  package struct Result: Hashable, Sendable {
    package let text: String
    package let hasConflicts: Bool
  }

  /// Merges what a template has learned into what a team has written.
  ///
  /// It is git's own merge: every tool supports its markers, and it is better tested than a merge
  /// of ours could be. `git` is installed wherever a project has a history to merge with.
  package static func three(
    mine: String, base: String, theirs: String, labels: (mine: String, base: String, theirs: String)
  ) throws -> Result {
    if mine == base || mine == theirs { return Result(text: theirs, hasConflicts: false) }
    if base == theirs { return Result(text: mine, hasConflicts: false) }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "storyline-merge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("mine", mine), ("base", base), ("theirs", theirs)] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let result = Git(folder).execute([
      "merge-file", "-p", "--diff3", "-L", labels.mine, "-L", labels.base, "-L", labels.theirs,
      "mine", "base", "theirs",
    ])
    // The status is the number of conflicts, and above 127 an error.
    guard let result, result.status >= 0, result.status < 128 else {
      throw ScaffoldError("`git merge-file` could not be started. Install Git to update.")
    }
    return Result(text: result.output, hasConflicts: result.status > 0)
  }
}
