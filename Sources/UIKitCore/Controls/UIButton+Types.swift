extension UIButton {
  /// The meaning of a button among others.
  public enum Role: Int, Sendable {
    /// None in particular.
    case normal
    /// The one that people choose most likely.
    case primary
    /// The one that changes nothing.
    case cancel
    /// The one that destroys data; its configuration is red.
    case destructive
  }

  /// The style of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own: a white title.
    case custom = 0
    /// A title in the tint colour, which fades while it is pressed.
    case system = 1
    /// The sign for more about something.
    case detailDisclosure = 2
    /// The same; it was for dark grounds once.
    case infoLight = 3
    /// The same; it was for light grounds once.
    case infoDark = 4
    /// The sign for adding a person.
    case contactAdd = 5
    /// The sign for going away, on a round ground.
    case close = 7

    public static var roundedRect: UIButton.ButtonType { .system }

    /// The symbol that a button of this type shows by itself.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// The name for assistive technology of a button without a title.
    var spokenName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .close: "Close"
      }
    }
  }
}
