import Foundation
import ProjectReader

/// Updates of a project.
extension Scaffolder {
  /// Plans an update to a version of the templates.
  ///
  /// - Throws: ``ScaffoldError`` where nothing was generated, or the version is not there.
  package func update(to version: Int? = nil) throws -> Update {
    guard let record = try record() else {
      throw ScaffoldError(
        "\(folder.path) has no \(ScaffoldRecord.path). Use `storyline new` in this folder first.")
    }
    let wanted = version ?? library.version
    guard (record.version...library.version).contains(wanted) else {
      throw ScaffoldError(
        "There is no version \(wanted) to update to: the project has \(record.version), and the newest is \(library.version)."
      )
    }
    let texts = try ejectedTexts()
    let old = Generator(
      record.answers, library: library, version: record.version,
      ejected: try committedTexts(record) ?? texts)
    let new = Generator(record.answers, library: library, version: wanted, ejected: texts)
    return try Update(
      record, old: old, new: new, files: try ProjectFiles(folder).read(),
      ejected: try Git(folder).objects(of: texts))
  }

  /// The ejected texts as they were when the project was generated, from git's history.
  private func committedTexts(_ record: ScaffoldRecord) throws -> [String: String]? {
    guard let objects = record.ejected else { return nil }
    return try objects.reduce(into: [:]) { texts, object in
      guard let text = Git(folder).run(["cat-file", "blob", object.value]) else {
        throw ScaffoldError(
          "The old text of the ejected template \(object.key) is not in git's history: commit templates before you generate with them."
        )
      }
      texts[object.key] = text
    }
  }

  /// The plan that writes an update.
  package func plan(_ update: Update) throws -> Plan {
    var plan = Plan(folder: folder, files: [:], present: [:])
    for result in update.results {
      guard let text = result.text else { continue }
      plan.files[result.path] = text
      plan.present[result.path] = try? String(
        contentsOf: folder.appending(path: result.path), encoding: .utf8)
    }
    let old = try? String(contentsOf: folder.appending(path: ScaffoldRecord.path), encoding: .utf8)
    let text = try update.record.text()
    if text != old {
      plan.files[ScaffoldRecord.path] = text
      plan.present[ScaffoldRecord.path] = old
    }
    return plan
  }

  /// Gives git the three texts of each conflict, so that its merge tools find them.
  package func markConflicts(_ update: Update) {
    let git = Git(folder)
    guard let prefix = git.run(["rev-parse", "--show-prefix"])?.trimmingCharacters(in: .newlines)
    else { return }
    for result in update.results where result.outcome == .conflict {
      let objects = result.stages.compactMap { text in
        git.run(["hash-object", "-w", "--stdin"], input: text)?.trimmingCharacters(in: .newlines)
      }
      guard objects.count == 3, let first = objects.first else { continue }
      let empty = String(repeating: "0", count: first.count)
      let stages = objects.enumerated().map { number, object in
        "100644 \(object) \(number + 1)\t\(prefix)\(result.path)\n"
      }
      _ = git.run(
        ["update-index", "--index-info"],
        input: "0 \(empty)\t\(prefix)\(result.path)\n" + stages.joined())
    }
  }

  /// A name without the suffix of its kind.
  package static func baseName(_ name: String) -> String { withoutSuffix(name) }
}

extension Git {
  /// The objects that git has, or will have, for texts.
  func objects(of texts: [String: String]) throws -> [String: String]? {
    guard !texts.isEmpty else { return nil }
    return texts.compactMapValues { text in
      run(["hash-object", "-w", "--stdin"], input: text)?.trimmingCharacters(in: .newlines)
    }
  }
}
