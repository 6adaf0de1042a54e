/// The name of a test, as people see it.
public enum TestName {
  /// Returns the name without the place that Swift Testing adds to it.
  ///
  /// - Parameter id: `Module.Suite/name` or `Module.Suite/name/File.swift:12:6`; of a test without a suite
  ///   `Module.name/File.swift:12:6`.
  /// - Returns: `Module.Suite/name` or `Module.name`.
  public static func shown(_ id: String) -> String {
    // Functions end with their parameters.
    guard let match = id.wholeMatch(of: /(.*\))\/[^\/]+\.swift:\d+:\d+/) else { return id }
    return String(match.output.1)
  }
}
