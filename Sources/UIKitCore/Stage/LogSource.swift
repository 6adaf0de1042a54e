/// One line of a log that is shown beside the phone.
package struct LogLine: Equatable, Sendable {
  /// Which log it is of: 1 for the first window.
  package var log: Int
  /// Counts the lines of that log from 0, also those that are not kept any more.
  package var number: Int
  /// The kind of event, in a word: `shown`, `ended`.
  package var kind: String
  package var text: String

  package init(log: Int, number: Int, kind: String, text: String) {
    self.log = log
    self.number = number
    self.kind = kind
    self.text = text
  }
}

/// A log of another module, with a way to replay it.
package struct LogSource {
  /// A function that returns the lines since `next`, and sets where to continue. At the beginning
  /// `next` is empty; it has the number of the next line of every log.
  package let lines: @MainActor (_ next: inout [Int: Int]) -> [LogLine]
  /// The tree as it was behind a line.
  package let past: @MainActor (_ log: Int, _ number: Int) -> PastTree

  package init(
    lines: @escaping @MainActor (_ next: inout [Int: Int]) -> [LogLine],
    past: @escaping @MainActor (_ log: Int, _ number: Int) -> PastTree
  ) {
    self.lines = lines
    self.past = past
  }
}

/// The tree at an earlier line of a log, or the reason why it is not known.
package struct PastTree: Equatable, Sendable {
  package var rows: [PanelNode]
  /// A description of the problem, where the tree is unknown, or differs from the log.
  package var problem: String?

  package init(rows: [PanelNode], problem: String? = nil) {
    self.rows = rows
    self.problem = problem
  }
}
