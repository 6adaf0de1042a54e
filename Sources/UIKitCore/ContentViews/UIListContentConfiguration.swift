public import Foundation

/// The content of a row of a list: a picture, a text, and a second one below or beside it.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  // MARK: For cells

  /// A text, and a smaller one below it.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }

  /// A text, and a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }

  /// A text, and a value at the other side as long as there is room.
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }

  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.sidebarSubtitleCell)
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarCell)
  }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }

  // MARK: For headers and footers

  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentInsetGroupedHeader)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentInsetGroupedHeader)
  }

  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

  // MARK: The content

  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// With ``attributedText``, that is shown instead.
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  /// With ``secondaryAttributedText``, that is shown instead.
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  // MARK: Layout

  /// Along which axes the content keeps from the edges as what it is in does.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal

  /// The distances from the edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// A Boolean value that indicates whether the second text stands beside the first one, where both
  /// have room in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool

  public var imageToTextPadding: CGFloat = 16

  /// Between the texts when one is beside the other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6

  /// Between the texts when one is below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  // MARK: Content views

  /// A ``UIListContentView``.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the default colours and fonts of that state; those that were
  /// set stay.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let state = ListState(state)
    copy.textProperties.standard = style.text(state)
    copy.secondaryTextProperties.standard = style.secondaryText(state)
    return copy
  }

  // MARK: - Inside the stage

  let style: ListContentStyle

  private init(_ style: ListContentStyle) {
    self.style = style
    let state = ListState(UIViewConfigurationState(traitCollection: .current))
    textProperties = TextProperties(style.text(state), style.transform)
    secondaryTextProperties = TextProperties(style.secondaryText(state), .none)
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }
}
