/// Something that went wrong, and what can be done about it.
///
/// A problem with the kept articles is said before one with the server: it is nearer.
public struct Notice: Equatable {
  /// The action of the notice's button.
  public enum Remedy: Equatable {
    case tryAgain
    /// Puts a damaged file beside the way.
    case setAside

    /// The title of the button.
    public var title: String {
      switch self {
      case .tryAgain: "Try Again"
      case .setAside: "Set Aside"
      }
    }
  }

  public let title: String
  public let details: String
  public let remedies: [Remedy]

  public init(title: String, details: String, remedies: [Remedy]) {
    self.title = title
    self.details = details
    self.remedies = remedies
  }
}
