/// How the server answers: well, or in one of the ways in which servers go wrong.
public enum ServerMood: String, CaseIterable, Sendable {
  /// At once, and right.
  case fine
  /// Right, but only after a few seconds.
  case slow
  /// Not at all: it hangs up.
  case down
  /// With status 404, as if the address were wrong.
  case missing
  /// With something that is JSON, and no list of articles.
  case garbled
  /// An answer that is too long to be kept in memory.
  case huge

  /// The title in the menu.
  public var title: String {
    switch self {
    case .fine: "Answers"
    case .slow: "Is Slow"
    case .down: "Is Down"
    case .missing: "Answers 404"
    case .garbled: "Answers Nonsense"
    case .huge: "Answers without End"
    }
  }
}
