import Storyline
import UIKit

// Expectations of the flows in the frontmost window.
extension AppDriver {
  /// The flows and their screens, a line each, indented below the flow that shows them.
  ///
  /// ```
  /// MainFlow (root · 2 screens)
  ///   First (FirstViewController)
  ///   Second (SecondViewController)
  /// ```
  public var tree: [String] {
    func lines(_ row: PanelRow, _ depth: Int) -> [String] {
      let detail = row.text.detail.isEmpty ? "" : " (\(row.text.detail))"
      return [String(repeating: "  ", count: depth) + row.text.title + detail]
        + row.children.flatMap { lines($0, depth + 1) }
    }
    return window?.flowRows.flatMap { lines($0, 0) } ?? []
  }

  /// The events of the flows, in order.
  public var log: [String] { window?.storyLog.map(\.description) ?? [] }

  /// Expects the tree of flows to be those lines.
  @discardableResult
  public func expectTree(_ lines: String..., file: StaticString = #filePath, line: UInt = #line)
    -> Bool
  {
    tree == lines
      || fail(
        "Expected the tree\n\(Self.listed(lines))\nand it is\n\(Self.listed(tree))",
        at: TestLocation(file, line))
  }

  /// Expects those events in the log, in that order; others may lie between them.
  @discardableResult
  public func expectLog(_ events: String..., file: StaticString = #filePath, line: UInt = #line)
    -> Bool
  {
    var missing = events[...]
    for event in log where event == missing.first { missing = missing.dropFirst() }
    guard let first = missing.first else { return true }
    return fail(
      "Expected in the log: \(first)\nIt says\n\(Self.listed(log))", at: TestLocation(file, line))
  }

  private static func listed(_ lines: [String]) -> String {
    lines.isEmpty ? "  nothing" : lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
