/// The errors that SwiftPM and the tests print, but for what `storyline` says better itself.
struct TestErrors: LineReader {
  /// A process that ended is named by SwiftPM with its whole command, in which are the names of all its tests.
  mutating func read(_ line: String) -> [String] {
    line.hasPrefix("error: Process '") && line.contains("' exited with unexpected signal code ")
      ? [] : [line]
  }

  mutating func end() -> [String] { [] }
}
