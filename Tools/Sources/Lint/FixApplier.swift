package import Foundation
package import SourceFacts

/// Changes files as fixes say.
package struct FixApplier {
  /// The result of fixing.
  package struct Report: Sendable {
    /// The number of findings that were fixed.
    package var fixed = 0
    /// The files that were changed.
    package var files: [String] = []
    /// Sentences about files that were left as they are.
    package var refusals: [String] = []
  }

  private let folder: URL
  private let allowsUnsafe: Bool

  package init(folder: URL, allowsUnsafe: Bool) {
    self.folder = folder
    self.allowsUnsafe = allowsUnsafe
  }

  /// A file as it is and as fixes make it.
  package struct Change: Sendable {
    package let path: String
    package let before: String
    package let after: String
    /// The number of findings that are fixed.
    package let count: Int
  }

  /// Applies the fixes of findings, and writes each file once.
  package func apply(_ findings: [Finding], to files: [SourceFile]) throws -> Report {
    let (changes, refusals) = changes(findings, in: files)
    var report = Report()
    report.refusals = refusals
    for change in changes {
      let url = folder.appending(path: change.path)
      do {
        try Data(change.after.utf8).write(to: url, options: .atomic)
      } catch {
        throw LintError("\(url.path) cannot be written: \(error.localizedDescription)")
      }
      report.fixed += change.count
      report.files.append(change.path)
    }
    return report
  }

  /// The changes that fixes make, and sentences about files that stay as they are; nothing is written.
  package func changes(_ findings: [Finding], in files: [SourceFile]) -> (
    changes: [Change], refusals: [String]
  ) {
    var (changes, refusals) = ([Change](), [String]())
    let fixes = Dictionary(grouping: findings.filter(isAllowed), by: \.path)
    for (path, findings) in fixes.sorted(by: { $0.key < $1.key }) {
      guard let file = files.first(where: { $0.path == path }) else { continue }
      guard !file.facts.hasErrors else {
        refusals.append("\(path) has errors in its syntax, and was not changed.")
        continue
      }
      guard let data = try? Data(contentsOf: file.url),
        let before = String(data: data, encoding: .utf8)
      else {
        refusals.append("\(path) is not text in UTF-8, and was not changed.")
        continue
      }
      let (text, count) = Self.text(of: data, with: findings.compactMap(\.fix))
      guard count > 0 else { continue }
      guard !FactsReader.read(text).hasErrors else {
        refusals.append("\(path) would have errors in its syntax, and was not changed.")
        continue
      }
      changes.append(Change(path: path, before: before, after: text, count: count))
    }
    return (changes, refusals)
  }

  private func isAllowed(_ finding: Finding) -> Bool {
    finding.fix.map { $0.kind == .safe || allowsUnsafe } ?? false
  }

  /// Of two fixes of one place the first counts.
  static func text(of data: Data, with fixes: [Fix]) -> (text: String, count: Int) {
    let bytes = Array(data)
    var taken: [Fix.Edit] = []
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
