public import Foundation

/// A section of a collection view that looks like a list.
nonisolated public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Hashable, Sendable {
    /// Rows from side to side.
    case plain
    /// Rows from side to side, sections apart.
    case grouped
    /// Sections that are boxes with round corners.
    case insetGrouped
    /// The first column of a split view.
    case sidebar
    /// The same without a background of its own.
    case sidebarPlain
  }

  /// The kind of header that a section has.
  public enum HeaderMode: Hashable, Sendable {
    case none
    /// A supplementary view of ``UICollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// The kind of footer that a section has.
  public enum FooterMode: Hashable, Sendable {
    case none
    /// A supplementary view of ``UICollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// A closure that returns the separators of one row, from those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A function that returns the actions of a row that a swipe reveals on one of its sides.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  public let appearance: Appearance

  /// A Boolean value that indicates whether there are lines between rows.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background behind the rows, in place of the collection view's own; with `nil` that of the
  /// appearance, and with ``UIColor/clear`` none.
  public var backgroundColor: UIColor?

  /// The actions that a swipe reveals at the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The actions that a swipe reveals at the trailing edge; a
  /// ``UICellAccessory/delete(displayed:options:actionHandler:)`` without an action reveals them
  /// too.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none

  /// How far a header keeps from what is above it; with `nil` not at all.
  public var headerTopPadding: CGFloat?
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections all are such lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The background of the collection view, if its first section is a list.
  var listBackground: UIColor? {
    guard let color = storedSections?.first?.section.list?.background, color != .clear else {
      return nil
    }
    return color
  }
}

extension NSCollectionLayoutSection {
  /// A section that is such a list. It may be changed as any other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = configuration.insets(
      width: layoutEnvironment.container.contentSize.width)
    // 11.8.9 – the data source is asked for a supplementary header.
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance.isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isPlain: Bool { self == .plain || self == .sidebarPlain }
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}

extension UICollectionLayoutListConfiguration {
  /// The background behind the rows.
  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .sidebarPlain: .clear
    }
  }

  /// Returns the space between the rows and the edges of the section. Between groups without
  /// headers it is that of tables; that of sidebars is a guess (low confidence).
  func insets(width: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if appearance == .insetGrouped || appearance == .sidebar {
      // 12.4.4 – as far as content keeps from the sides of a screen.
      let side: CGFloat = width < 414 ? 16 : 20
      (insets.leading, insets.trailing) = (side, side)
    }
    if appearance == .grouped || appearance == .insetGrouped {
      insets.top = headerMode == .none ? 18 : 0
      insets.bottom = footerMode == .none ? 18 : 0
    }
    if headerMode == .firstItemInSection { insets.top += headerTopPadding ?? 0 }
    return insets
  }

  /// Returns the position in the list of an element, of so many in its section.
  func place(of path: IndexPath, count: Int) -> ListPlace {
    // 11.8.9 – the first item of a section is its header.
    let hasHeader = headerMode == .firstItemInSection
    let first = hasHeader ? 1 : 0
    var place = ListPlace(appearance: appearance, role: .cell)
    if hasHeader, path.item == 0 {
      place.role = .header
      return place
    }
    place.isFirst = path.item == first
    place.isLast = path.item == count - 1
    if showsSeparators {
      // 11.8.10: separators begin at the text; the last row of an inset section has none.
      place.separators =
        itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    }
    return place
  }
}

/// The position of a cell in its list, and the list's style.
struct ListPlace: Hashable {
  enum Role { case cell, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// A Boolean value that indicates whether it is the first, or the last, row of its section.
  var isFirst = false
  var isLast = false
  /// A Boolean value that indicates whether it stays at the edge while its section goes on.
  var isPinned = false
  /// `nil` for no lines.
  var separators: UIListSeparatorConfiguration?

  /// The corners of the section that are the row's.
  var corners: DisplayCorners {
    guard appearance == .insetGrouped, role == .cell else { return [] }
    var corners: DisplayCorners = []
    if isFirst { corners.formUnion([.topLeft, .topRight]) }
    if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    return corners
  }

  var hasTopLine: Bool {
    switch separators?.topSeparatorVisibility {
    case .visible: true
    case .hidden, nil: false
    case .automatic: isFirst && appearance == .grouped
    }
  }

  var hasBottomLine: Bool {
    switch separators?.bottomSeparatorVisibility {
    case .visible: true
    case .hidden, nil: false
    case .automatic: !isLast || appearance == .plain || appearance == .grouped
    }
  }

  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell()
    case (.cell, _): .cell()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, .plain): .plainHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebar), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.cell, .plain): .listPlainCell()
    case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
    case (.cell, _): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    case (_, _): .listSidebarHeader()
    }
  }
}
