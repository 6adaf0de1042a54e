import Foundation

extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// Classic: a list of two controllers.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// Also a supplementary column between the two.
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    /// With three columns only.
    case supplementary
    case secondary
    /// 6.2.2 – what is shown in place of all others while collapsed.
    case compact
  }

  /// How the columns are arranged.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice; never read from ``UISplitViewController/displayMode-swift.property``.
    case automatic
    case secondaryOnly
    /// One column is beside the secondary one.
    case oneBesideSecondary
    /// One column covers a part of the secondary one.
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    /// Two columns push the secondary one partly off the screen.
    case twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns make room for one another.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    /// All side by side.
    case tile
    /// Over the secondary one.
    case overlay
    /// One beside the secondary one; a second one pushes that partly off the screen.
    case displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none
    /// The look of a sidebar.
    case sidebar
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While ``UISplitViewController/presentsWithGesture``.
    case automatic
    case never
    case always
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are seen besides the secondary one.
  var others: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// A Boolean value that indicates whether the secondary column can be used.
  var leavesSecondaryFree: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: false
    default: true
    }
  }

  /// The behaviour that only this mode belongs to; `nil` where several have it.
  var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary: nil
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoBesideSecondary: .tile
    case .twoDisplaceSecondary: .displace
    }
  }
}

extension UISplitViewController.SplitBehavior {
  /// The mode with so many columns besides the secondary one.
  func mode(others: Int) -> UISplitViewController.DisplayMode {
    switch (others, self) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}
