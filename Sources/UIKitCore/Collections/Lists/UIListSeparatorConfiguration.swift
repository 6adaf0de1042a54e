import Foundation

/// The lines between the rows of a list.
nonisolated public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a line.
  public enum Visibility: Int, Sendable {
    /// The visibility that the list chooses.
    case automatic
    case visible
    case hidden
  }

  /// Stands for the insets that a line has by itself: it begins where the text does.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let automatic = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(
      top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  }

  /// Creates the configuration of a list with that appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  /// The line above a row. By itself only the first row of a grouped section has one.
  public var topSeparatorVisibility = Visibility.automatic

  /// The line below a row. By itself it is seen, but for the last row of an inset section.
  public var bottomSeparatorVisibility = Visibility.automatic

  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator

  // MARK: - Inside the stage

  let appearance: UICollectionLayoutListConfiguration.Appearance
}
