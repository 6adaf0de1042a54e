/// The name of a test, as people see it.
public enum TestName {
  /// Returns the name without the place that Swift Testing adds to it.
  ///
  /// - Parameter id: `Module.Suite/name` or `Module.Suite/name/File.swift:12:6`.
  /// - Returns: `Module.Suite/name`.
  public static func shown(_ id: String) -> String {
    guard let end = id.lastIndex(of: "/"), id[end...].contains(".swift:"),
      id[..<end].contains("/")
    else { return id }
    return String(id[..<end])
  }
}
