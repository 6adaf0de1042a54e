package import Foundation
package import SourceFacts

/// Changes files as fixes say.
///
/// A fix can make another one possible: a protocol that is limited to classes lets a property be weak. So the
/// rules run again on the changed texts, until nothing is left to fix, before a file is written.
package struct FixApplier {
  /// The number of times that the rules run. Fixes that undid each other would never end.
  private static let rounds = 8

  private let folder: URL
  private let allowsUnsafe: Bool
  private let findings: ([SourceFile]) -> [Finding]

  /// Creates an applier.
  ///
  /// - Parameters:
  ///   - folder: The folder of the paths.
  ///   - allowsUnsafe: A Boolean value that indicates whether fixes may change what the app does.
  ///   - findings: Returns the findings to fix in files.
  package init(
    folder: URL, allowsUnsafe: Bool, findings: @escaping ([SourceFile]) -> [Finding]
  ) {
    self.folder = folder
    self.allowsUnsafe = allowsUnsafe
    self.findings = findings
  }

  /// A file as it is and as fixes make it.
  package struct Change: Sendable {
    package let path: String
    package let before: String
    package var after: String
  }

  /// The result of fixing.
  package struct Report: Sendable {
    /// The number of findings that are fixed.
    package var fixed = 0
    /// The changed files, by path.
    package var changes: [Change] = []
    /// Sentences about files that stay as they are.
    package var refusals: [String] = []
  }

  /// Applies the fixes to the files, and writes each changed file once.
  package func apply(to files: [SourceFile]) throws -> Report {
    let report = changes(in: files)
    for change in report.changes {
      let url = folder.appending(path: change.path)
      do {
        try Data(change.after.utf8).write(to: url, options: .atomic)
      } catch {
        throw LintError("\(url.path) cannot be written: \(error.localizedDescription)")
      }
    }
    return report
  }

  /// Returns the changes that fixes make; nothing is written.
  package func changes(in files: [SourceFile]) -> Report {
    var files = files
    var changes: [String: Change] = [:]
    var refusals: [String: String] = [:]
    var fixed = 0
    for _ in 0..<Self.rounds {
      let fixes = Dictionary(grouping: findings(files).filter(isAllowed), by: \.path)
      var fixedNow = 0
      for (path, found) in fixes where refusals[path] == nil {
        guard let index = files.firstIndex(where: { $0.path == path }) else { continue }
        let file = files[index]
        guard !file.facts.hasErrors else {
          refusals[path] = "\(path) has errors in its syntax, and was not changed."
          continue
        }
        guard let text = file.unsavedText ?? (try? String(contentsOf: file.url, encoding: .utf8))
        else {
          refusals[path] = "\(path) is not text in UTF-8, and was not changed."
          continue
        }
        let (changed, count) = Self.text(of: Data(text.utf8), with: found.compactMap(\.fix))
        guard count > 0 else { continue }
        let facts = FactsReader.read(changed)
        guard !facts.hasErrors else {
          refusals[path] = "\(path) would have errors in its syntax, and was not changed."
          continue
        }
        changes[path, default: Change(path: path, before: text, after: text)].after = changed
        files[index] = SourceFile(
          url: file.url, path: path, facts: facts, unsavedText: changed)
        fixedNow += count
      }
      fixed += fixedNow
      if fixedNow == 0 { break }
    }
    return Report(
      fixed: fixed, changes: changes.values.sorted { $0.path < $1.path },
      refusals: refusals.sorted { $0.key < $1.key }.map(\.value))
  }

  private func isAllowed(_ finding: Finding) -> Bool {
    finding.fix.map { $0.kind == .safe || allowsUnsafe } ?? false
  }

  /// Of two fixes of one place the first counts.
  static func text(of data: Data, with fixes: [Fix]) -> (text: String, count: Int) {
    let bytes = Array(data)
    var taken: [SourceEdit] = []
    var count = 0
    for fix in fixes {
      let fits = fix.edits.allSatisfy { edit in
        edit.range.upperBound <= bytes.count
          && !taken.contains { other in
            other.range == edit.range || other.range.overlaps(edit.range)
          }
      }
      guard fits else { continue }
      taken += fix.edits
      count += 1
    }
    var result: [UInt8] = []
    var position = 0
    for edit in taken.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return (String(decoding: result, as: UTF8.self), count)
  }
}
