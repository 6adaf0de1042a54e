import Foundation

// How a bar looks and how high it is, from its items and its appearances.

extension UINavigationBar {
  /// The height of a bar without a prompt or a large title.
  static let contentHeight = NavigationBarContent.rowHeight

  /// The height of the bar while the last of `items` is on top.
  func height(showing items: some BidirectionalCollection<UINavigationItem>) -> CGFloat {
    let isGone = !showsLargeTitle(of: items)
    return height(
      showing: items, collapse: isGone ? NavigationBarContent.largeTitleHeight : titleCollapse)
  }

  /// The same while content has scrolled that much of a large title away.
  func height(
    showing items: some BidirectionalCollection<UINavigationItem>, collapse: CGFloat
  ) -> CGFloat {
    var height = Self.contentHeight
    if items.last?.prompt != nil { height += NavigationBarContent.promptHeight }
    if wantsLargeTitle(of: items) {
      height += max(NavigationBarContent.largeTitleHeight - collapse, 0)
    }
    return height
  }

  /// Large titles are there only where nothing is scrolled under the bar.
  func showsLargeTitle(of items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    isAtScrollEdge && titleCollapse < NavigationBarContent.largeTitleHeight
      && wantsLargeTitle(of: items)
  }

  func wantsLargeTitle(of items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    guard prefersLargeTitles else { return false }
    for item in items.reversed() {
      // 4.3.12 – an item that leaves it open does as the one below.
      if item.largeTitleDisplayMode == .automatic { continue }
      return item.largeTitleDisplayMode == .always
    }
    return !items.isEmpty
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
    var look = (topItem?.standardAppearance ?? standardAppearance).look
    if look.color == nil, let barTintColor { look.color = barTintColor }
    if !isTranslucent {
      look.hasMaterial = false
      look.color = look.color ?? BarBackground.opaqueMaterial
    }
    // Without one for the edge, the standard one shows what is behind the bar.
    return isAtScrollEdge ? look.atScrollEdge : look
  }

  func style(showing items: [UINavigationItem]) -> NavigationBarContent.Style {
    let title = TextStyle(font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
    let large = TextStyle(font: .systemFont(ofSize: 34, weight: .bold), color: .label)
    return NavigationBarContent.Style(
      appearance: appearance,
      title: title.applying(titleTextAttributes).applying(appearance.titleTextAttributes),
      largeTitle: large.applying(largeTitleTextAttributes)
        .applying(appearance.largeTitleTextAttributes),
      isLarge: showsLargeTitle(of: items), leading: splitItems)
  }
}
