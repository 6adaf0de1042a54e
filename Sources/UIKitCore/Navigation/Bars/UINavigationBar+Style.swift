import Foundation

// How a bar looks and how high it is, from its items and its appearances.

extension UINavigationBar {
  /// The height of the bar while the last of `items` is on top.
  func height(showing items: some BidirectionalCollection<UINavigationItem>) -> CGFloat {
    height(
      showing: items,
      collapse: isAtScrollEdge ? titleCollapse : collapsibleHeight(showing: items))
  }

  /// The same while content has scrolled that much of the search bar and the large title away.
  func height(
    showing items: some BidirectionalCollection<UINavigationItem>, collapse: CGFloat
  ) -> CGFloat {
    let searchBar = items.last?.searchController?.searchBar
    if let searchBar, searchBar.dock == .alone { return searchBar.wantedHeight }
    var height = rowHeight
    if items.last?.prompt != nil { height += NavigationBarContent.promptHeight }
    if let searchBar, items.last?.scrollsSearchBar == false { height += searchBar.wantedHeight }
    return height + max(collapsibleHeight(showing: items) - collapse, 0)
  }

  /// Returns the height that scrolling content can collapse: the search bar, then the large title.
  func collapsibleHeight(
    showing items: some BidirectionalCollection<UINavigationItem>
  ) -> CGFloat {
    if items.last?.searchController?.searchBar.dock == .alone { return 0 }
    let title = wantsLargeTitle(of: items) ? largeTitleHeight : 0
    return title + Self.scrollingSearchHeight(of: items.last)
  }

  /// The height of the search bar that content takes away.
  static func scrollingSearchHeight(of item: UINavigationItem?) -> CGFloat {
    guard let item, item.scrollsSearchBar else { return 0 }
    return item.searchController?.searchBar.wantedHeight ?? 0
  }

  /// Large titles are there only where nothing is scrolled under the bar.
  func showsLargeTitle(of items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    isAtScrollEdge && wantsLargeTitle(of: items)
      && titleCollapse < largeTitleHeight + Self.scrollingSearchHeight(of: items.last)
  }

  func wantsLargeTitle(of items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    guard prefersLargeTitles, !items.isEmpty else { return false }
    // 4.3.12 – an item that leaves it open does as the one below.
    let mode = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    // On a phone on its side there is no room for them.
    return mode ?? .always == .always && traitCollection.verticalSizeClass != .compact
  }

  /// The height of the row of title and buttons.
  var rowHeight: CGFloat {
    let traits = traitCollection
    let usual = BarHeights(traits).navigationBar
    guard manager != nil, traits.verticalSizeClass != .compact else { return usual }
    // 13.1.1 – in a sheet the bar of a navigation controller is higher.
    return isInSheet ? max(BarHeights.navigationBarInSheet, usual) : usual
  }

  private var isInSheet: Bool {
    var view = superview
    while let current = view {
      if let card = current as? SheetCard { return card.sheet?.coversScreen != true }
      view = current.superview
    }
    return false
  }

  /// 13.1.2 – large titles are in the size that people chose for the text style of that name.
  private var largeTitleFont: UIFont {
    let size = UIFont.TextStyle.largeTitle.size(for: .category(of: traitCollection))
    return .systemFont(ofSize: size.points, weight: .bold)
  }

  /// How much a large title adds to the bar: as much more as its letters are higher than usual.
  private var largeTitleHeight: CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    return NavigationBarContent.usualLargeTitleHeight
      + (largeTitleFont.lineHeight - usual).rounded()
  }

  // MARK: Appearances

  /// 4.3.13 – the item's, else the bar's, in the order for what is under the bar.
  private var ownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isAtScrollEdge {
      if isCompact, let own = first(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance) {
        return own
      }
      return first(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
    }
    if isCompact, let own = first(\.compactAppearance, \.compactAppearance) { return own }
    return nil
  }

  private func first(
    _ ofItem: KeyPath<UINavigationItem, UINavigationBarAppearance?>,
    _ ofBar: KeyPath<UINavigationBar, UINavigationBarAppearance?>
  ) -> UINavigationBarAppearance? {
    // 4.3.13 – the item comes before the bar.
    if let appearance = topItem?[keyPath: ofItem] { return appearance }
    return self[keyPath: ofBar]
  }

  /// The appearance that the texts are taken from.
  var appearance: UINavigationBarAppearance {
    ownAppearance ?? topItem?.standardAppearance ?? standardAppearance
  }

  /// The background as it is now.
  var look: BarLook {
    if let ownAppearance { return ownAppearance.look }
    let plain = PlainBarLook(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage,
      lineImage: backgroundImage == nil ? nil : shadowImage)
    let look = plain.applied(to: (topItem?.standardAppearance ?? standardAppearance).look)
    // Without one for the edge, the standard one shows what is behind the bar.
    return isAtScrollEdge ? look.atScrollEdge : look
  }

  func style(showing items: [UINavigationItem]) -> NavigationBarContent.Style {
    let color: UIColor = barStyle == .black ? .white : .label
    let title = TextStyle(font: .systemFont(ofSize: 17, weight: .semibold), color: color)
    let large = TextStyle(font: largeTitleFont, color: color)
    return NavigationBarContent.Style(
      appearance: appearance,
      title: title.applying(titleTextAttributes).applying(appearance.titleTextAttributes),
      largeTitle: large.applying(largeTitleTextAttributes)
        .applying(appearance.largeTitleTextAttributes),
      isLarge: showsLargeTitle(of: items), largeTitleHeight: largeTitleHeight,
      leading: splitItems, titleOffset: titleOffset,
      backIndicator: backIndicator)
  }

  private var titleOffset: UIOffset {
    let wanted = appearance.titlePositionAdjustment
    return wanted == .zero ? UIOffset(horizontal: 0, vertical: titleAdjustment) : wanted
  }

  private var backIndicator: UIImage? {
    if let own = appearance.ownBackIndicator { return own.image }
    return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }
}

extension UINavigationItem {
  /// A Boolean value that indicates whether there is a search bar that content takes away; one that
  /// is written in stays.
  var scrollsSearchBar: Bool {
    guard let searchController else { return false }
    return hidesSearchBarWhenScrolling && !searchController.isExpanded
  }
}

extension UINavigationBar {
  /// A search began or ended in the bar: it has another height, inside the animation that runs.
  func searchDidMove() {
    updateContent()
    invalidateIntrinsicContentSize()
    manager?.layOutForSearch()
  }
}
