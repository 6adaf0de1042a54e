import Foundation

extension ItemBatch {
  /// How UIKit speaks of what is changed.
  struct Words {
    let item: String
    let view: String

    static let table = Words(item: "row", view: "table view")
    static let collection = Words(item: "item", view: "collection view")
  }

  /// Returns the contradiction between the changes and the counts before and after, in UIKit's
  /// words; `nil` if there is none.
  func problem(before: [Int], after: [Int], _ words: Words) -> String? {
    sectionProblem(before.count, after.count, words) ?? countProblem(before, after, words)
      ?? rangeProblem(before, after, words)
  }

  private func sectionProblem(_ before: Int, _ after: Int, _ words: Words) -> String? {
    // 11.3.2: counts that disagree after an update raise.
    if after == before + insertedSections.count - deletedSections.count { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(words.view) after the update (\(after)) must be equal to the number of sections "
      + "contained in the \(words.view) before the update (\(before)), plus or minus the number "
      + "of sections inserted or deleted (\(insertedSections.count) inserted, "
      + "\(deletedSections.count) deleted)."
  }

  private func countProblem(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
    let (inserted, deleted) = (Self.counts(inserted), Self.counts(deleted))
    let (come, gone) = (Self.counts(moved.map(\.to)), Self.counts(moved.map(\.from)))
    let places = ItemPlaces(self)
    let items = words.item + "s"
    for old in before.indices where !reloadedSections.contains(old) {
      guard let new = places.section(old), after.indices.contains(new) else { continue }
      let plus = (inserted[new] ?? 0, come[new] ?? 0)
      let minus = (deleted[old] ?? 0, gone[old] ?? 0)
      guard after[new] != before[old] + plus.0 - minus.0 + plus.1 - minus.1 else { continue }
      return "Invalid update: invalid number of \(items) in section \(new). The number of \(items) "
        + "contained in an existing section after the update (\(after[new])) must be equal to the "
        + "number of \(items) contained in that section before the update (\(before[old])), plus or "
        + "minus the number of \(items) inserted or deleted from that section (\(plus.0) inserted, "
        + "\(minus.0) deleted) and plus or minus the number of \(items) moved into or out of that "
        + "section (\(plus.1) moved in, \(minus.1) moved out)."
    }
    return nil
  }

  private static func counts(_ paths: [IndexPath]) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  // 11.3.1 – deletions use the old index paths, insertions the new ones.
  private func rangeProblem(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
    func isThere(_ path: IndexPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
    func count(_ section: Int, _ counts: [Int]) -> Int {
      counts.indices.contains(section) ? counts[section] : 0
    }
    let (item, items) = (words.item, words.item + "s")
    for (verb, paths) in [
      ("delete", deleted), ("reload", reloaded), ("move", moved.map(\.from)),
    ] {
      guard let path = paths.first(where: { !isThere($0, before) }) else { continue }
      return "attempt to \(verb) \(item) \(path.item) from section \(path.section) which only "
        + "contains \(count(path.section, before)) \(items) before the update"
    }
    for path in inserted + moved.map(\.to) where !isThere(path, after) {
      return "attempt to insert \(item) \(path.item) into section \(path.section), but there are "
        + "only \(count(path.section, after)) \(items) in section \(path.section) after the update"
    }
    if let twice = (deleted + reloaded).firstRepeated {
      return "attempt to delete and reload the same index path (\(twice.words))"
    }
    if let twice = (deleted + moved.map(\.from)).firstRepeated {
      return "attempt to perform a delete and a move from the same index path (\(twice.words))"
    }
    if let twice = (inserted + moved.map(\.to)).firstRepeated {
      return "attempt to perform an insert and a move to the same index path (\(twice.words))"
    }
    return nil
  }
}

extension [IndexPath] {
  fileprivate var firstRepeated: IndexPath? {
    var seen: Set<IndexPath> = []
    return first { !seen.insert($0).inserted }
  }
}

extension IndexPath {
  /// `{length = 2, path = 0 - 3}`, as UIKit's messages write a place.
  var words: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
