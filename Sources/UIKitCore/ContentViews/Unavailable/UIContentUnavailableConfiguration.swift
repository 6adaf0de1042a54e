public import Foundation

/// The content of a screen that has nothing to show: a picture, texts and buttons in the middle.
///
/// Distances, fonts and the texts of the system are guesses (low confidence).
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  // MARK: Styles

  /// Nothing: the app sets what is shown.
  public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

  /// A spinner above a text, while the content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }

  /// A search without results. ``updated(for:)`` names the text that was searched for.
  public static func search() -> UIContentUnavailableConfiguration { Self(.search) }

  // MARK: The content

  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// With ``attributedText``, that is shown instead.
  // 11.7.11: the texts of a search name what was searched for.
  public var text: String? {
    get { ownText ?? standardText }
    set { ownText = .some(newValue) }
  }
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  /// With ``secondaryAttributedText``, that is shown instead.
  public var secondaryText: String? {
    get { ownSecondaryText ?? standardSecondaryText }
    set { ownSecondaryText = .some(newValue) }
  }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// A button is shown if this has a title or a picture, or its properties have an action.
  public var button = UIButton.Configuration.borderless()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.borderless()
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: Its place

  /// The axes along which the margins of the superview count where they are larger.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration.clear()

  // MARK: Its view

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for another state: a search names its text.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard style == .search,
      let state = state as? UIContentUnavailableConfigurationState
    else { return self }
    var copy = self
    let words = state.searchText ?? ""
    copy.standardText = words.isEmpty ? "No Results" : "No Results for “\(words)”"
    copy.standardSecondaryText = words.isEmpty ? nil : "Check the spelling or try a new search."
    return copy
  }

  // MARK: - Inside the stage

  private enum Style: Hashable { case empty, loading, search }

  private let style: Style
  private var standardText: String?
  private var standardSecondaryText: String?
  // A text that was set to `nil` counts as set.
  private var ownText: String??
  private var ownSecondaryText: String??

  /// A Boolean value that indicates whether a spinner stands in the place of the picture.
  var isLoading: Bool { style == .loading }

  private init(_ style: Style) {
    self.style = style
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    let plain = UIFont.preferredFont(forTextStyle: .title2)
    let title =
      plain.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
      ?? plain
    switch style {
    case .empty:
      textProperties = TextProperties(font: title, color: .label)
    case .loading:
      textProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
      standardText = "Loading…"
    case .search:
      textProperties = TextProperties(font: title, color: .label)
      image = UIImage(systemName: "magnifyingglass")
      standardText = "No Results"
    }
  }
}
