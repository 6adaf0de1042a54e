import Foundation

/// Takes what the templates have learned into a project.
package struct Update {
  /// The result of an update for one file.
  package enum Outcome: Hashable, Sendable {
    /// The file is replaced, or new.
    case written
    /// The changes of both sides are in it.
    case merged
    /// It has conflicts, with markers.
    case conflict
    /// It was deleted, and stays so.
    case deleted
    /// Nothing has changed in the template.
    case unchanged
  }

  package struct FileResult: Sendable {
    /// The path in the template.
    package let template: String
    /// The path where the file lies now.
    package let path: String
    package let outcome: Outcome
    package let text: String?
    /// The texts of a conflict: base, mine and theirs.
    package let stages: [String]
  }

  package let results: [FileResult]
  /// The record after the update.
  package let record: ScaffoldRecord
  /// A Boolean value that indicates whether the templates make other files than those of the record.
  package let isOld: Bool

  /// Plans an update; nothing is written.
  ///
  /// - Parameters:
  ///   - record: The record of the project.
  ///   - old: The generator of the version in the record.
  ///   - new: The generator of the wanted version.
  ///   - files: The texts of the project's files, by their paths.
  ///   - ejected: The ejected texts, as objects of git.
  /// - Throws: ``ScaffoldError`` where a template is damaged, or git is missing.
  package init(
    _ record: ScaffoldRecord, old: Generator, new: Generator, files: [String: String],
    ejected: [String: String]? = nil
  ) throws {
    try self.init(
      record, from: (old.version, old.tree(record.recipes)),
      to: (new.version, new.tree(record.recipes)), files: files, ejected: ejected)
  }

  /// Plans an update from one tree to another.
  package init(
    _ record: ScaffoldRecord, from old: (version: Int, tree: SourceTree),
    to new: (version: Int, tree: SourceTree), files: [String: String],
    ejected: [String: String]? = nil
  ) throws {
    let (base, theirs) = (old.tree, new.tree)
    let present = SourceTree(files)
    var results: [FileResult] = []
    for path in Set(base.files.keys).union(theirs.files.keys).sorted() {
      results.append(
        try Self.merge(
          path, base[path], theirs[path], present,
          labels: ("yours", "version \(old.version)", "version \(new.version)")))
    }
    self.results = results
    var updated = record
    updated.version = new.version
    updated.files = ScaffoldRecord.hashes(of: theirs)
    updated.ejected = ejected
    // An ejected text that nobody has edited makes no other file.
    isOld = updated.version != record.version || updated.files != record.files
    self.record = updated
  }

  private static func merge(
    _ path: String, _ base: String?, _ theirs: String?, _ present: SourceTree,
    labels: (String, String, String)
  ) throws -> FileResult {
    func result(
      _ outcome: Outcome, at place: String? = nil, _ text: String? = nil, stages: [String] = []
    ) -> FileResult {
      FileResult(template: path, path: place ?? path, outcome: outcome, text: text, stages: stages)
    }
    guard let theirs else {
      // Files that were removed from the template stay.
      return result(.unchanged)
    }
    guard let place = present.place(of: path, base: base ?? theirs) else {
      // A file that the old version had, and that is no more, was deleted.
      guard base == nil else { return result(.deleted) }
      return result(.written, theirs)
    }
    guard let mine = present[place], base != theirs else { return result(.unchanged, at: place) }
    let merged = try Merge.three(mine: mine, base: base ?? "", theirs: theirs, labels: labels)
    if merged.hasConflicts {
      return result(.conflict, at: place, merged.text, stages: [base ?? "", mine, theirs])
    }
    if merged.text == mine { return result(.unchanged, at: place) }
    return result(mine == base ? .written : .merged, at: place, merged.text)
  }
}

extension SourceTree {
  /// The place where a generated file lies now: its own path, or that of the file which declares its types.
  fileprivate func place(of path: String, base: String) -> String? {
    if self[path] != nil { return path }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let types = base.matches(
      of: /(?m)^(?:@MainActor )?(?:final )?(?:class|enum|struct|protocol) (\w+)/
    )
    .map { String($0.1) }
    for type in types {
      if let found = file(declaring: type) { return found }
    }
    guard types.isEmpty else { return nil }
    // Files without types are known by their names.
    let named = files.keys.filter { $0.hasSuffix("/" + name) }
    return named.count == 1 ? named.first : nil
  }
}
