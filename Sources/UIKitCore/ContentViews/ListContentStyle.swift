import Foundation

/// The font and the colour of a text in a list.
struct ListTextLook: Hashable {
  var font: UIFont
  var color: UIColor
}

/// The styles of the system's lists.
///
/// The distances of cells and of grouped headers are those that UIKit prints of its configurations;
/// those of plain headers, of footers and of sidebars, and what disabled texts look like, are guesses
/// (low confidence).
enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader, sidebarHeader

  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      true
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter,
      .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader:
      false
    }
  }

  var margins: NSDirectionalEdgeInsets {
    func margins(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
    }
    return switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      margins(11, 16, 11)
    case .groupedHeader: margins(17, 8, 6)
    case .groupedFooter: margins(6, 8, 8)
    case .plainHeader, .plainFooter: margins(4, 8, 4)
    case .prominentInsetGroupedHeader: margins(17, 8, 8)
    case .extraProminentInsetGroupedHeader: margins(17, 8, 10)
    case .sidebarHeader: margins(11, 16, 11)
    }
  }

  var transform: UIListContentConfiguration.TextProperties.TextTransform {
    self == .groupedHeader ? .uppercase : .none
  }

  func text(_ state: ListState) -> ListTextLook {
    let font: UIFont =
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
        .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
        Self.font(.body, state)
      case .plainHeader, .sidebarHeader: Self.font(.headline, state)
      case .plainFooter, .groupedHeader, .groupedFooter: Self.font(.footnote, state)
      case .prominentInsetGroupedHeader: Self.boldFont(20, .title3, state)
      case .extraProminentInsetGroupedHeader: Self.boldFont(22, .title2, state)
      }
    let isQuiet = [.plainFooter, .groupedHeader, .groupedFooter].contains(self)
    let color: UIColor = isQuiet ? .secondaryLabel : .label
    return ListTextLook(font: font, color: state.isDisabled ? .tertiaryLabel : color)
  }

  func secondaryText(_ state: ListState) -> ListTextLook {
    let (font, color): (UIFont, UIColor) =
      switch self {
      case .cell, .subtitleCell: (Self.font(.caption1, state), .label)
      case .valueCell: (Self.font(.body, state), .secondaryLabel)
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        (Self.font(.subheadline, state), .secondaryLabel)
      case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .sidebarHeader,
        .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
        (Self.font(.footnote, state), .secondaryLabel)
      }
    return ListTextLook(font: font, color: state.isDisabled ? .tertiaryLabel : color)
  }

  private static func font(_ style: UIFont.TextStyle, _ state: ListState) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: state.traits)
  }

  private static func boldFont(
    _ size: CGFloat, _ style: UIFont.TextStyle, _ state: ListState
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: .bold), compatibleWith: state.traits)
  }
}
