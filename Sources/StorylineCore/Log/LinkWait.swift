/// The reason for which a link waits.
public enum LinkWait: Hashable, Sendable, CustomStringConvertible {
  /// The window has shown no flow yet.
  case firstFlow
  /// A gate of that name is closed.
  case gate(String)
  /// The person is asked whether a flow may be left.
  case answer

  public var description: String {
    switch self {
    case .firstFlow: "the first flow"
    case .gate(let name): "gate \(name.escapedName)"
    case .answer: "an answer"
    }
  }

  init?(text: Substring) {
    switch text {
    case "the first flow": self = .firstFlow
    case "an answer": self = .answer
    default:
      guard let name = text.after("gate ")?.unescapedName else { return nil }
      self = .gate(name)
    }
  }
}
