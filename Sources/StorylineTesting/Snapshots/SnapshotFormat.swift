/// How a snapshot is written.
public enum SnapshotFormat: String, Sendable {
  /// The screen as an indented tree, a line for what is drawn.
  case text = "txt"
  /// A picture that a browser shows.
  case svg
}
