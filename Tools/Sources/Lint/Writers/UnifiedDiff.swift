/// The difference of two texts in the form that `patch` and `git apply` read.
package enum UnifiedDiff {
  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var text: String {
      switch self {
      case .same(let text): " \(text)"
      case .removed(let text): "-\(text)"
      case .added(let text): "+\(text)"
      }
    }

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// Returns the difference, with three lines around each change; an empty text where there is none.
  package static func text(path: String, before: String, after: String) -> String {
    guard before != after else { return "" }
    let lines = lines(split(before), split(after))
    var result = "--- a/\(path)\n+++ b/\(path)\n"
    var index = 0
    while let first = lines[index...].firstIndex(where: { !$0.isSame }) {
      let start = max(index, first - 3)
      var end = first
      var next: Int? = first
      // Changes with six lines or fewer between them share a part.
      while let change = next, change <= end + 6 {
        end = change + 1
        next = lines[end...].firstIndex { !$0.isSame }
      }
      end = min(lines.count, end + 3)
      result += part(lines, start..<end)
      index = end
    }
    return result
  }

  private static func part(_ lines: [Line], _ range: Range<Int>) -> String {
    func count(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
      lines.reduce(into: (0, 0)) { counts, line in
        switch line {
        case .same: counts = (counts.0 + 1, counts.1 + 1)
        case .removed: counts.0 += 1
        case .added: counts.1 += 1
        }
      }
    }
    let above = count(lines[..<range.lowerBound])
    let here = count(lines[range])
    // An empty side is named by the line before it.
    let old = "\(above.old + (here.old == 0 ? 0 : 1)),\(here.old)"
    let new = "\(above.new + (here.new == 0 ? 0 : 1)),\(here.new)"
    return "@@ -\(old) +\(new) @@\n" + lines[range].map { $0.text + "\n" }.joined()
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func lines(_ before: [Substring], _ after: [Substring]) -> [Line] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        lines.append(.removed(before[old]))
        old += 1
      } else if new < after.count, added.contains(new) {
        lines.append(.added(after[new]))
        new += 1
      } else {
        lines.append(.same(before[old]))
        old += 1
        new += 1
      }
    }
    return lines
  }
}
