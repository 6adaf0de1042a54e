import Foundation

// How a tab bar shows its items, and how it looks.

extension UITabBar {
  private static let fade: TimeInterval = 0.25
  private static let standardItemWidth: CGFloat = 76
  private static let standardItemSpacing: CGFloat = 34

  /// Without what lies under the home indicator.
  var contentHeight: CGFloat { barHeights.tabBar }

  // MARK: Items

  func showItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard (storedItems ?? []) != (items ?? []) || items == nil else {
      storedItems = items
      return
    }
    let old = buttons
    storedItems = items
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? TabButton(item: item, bar: self)
    }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    let new = buttons.filter { $0.superview !== self }
    for button in new { addSubview(button) }
    lookDidChange()
    guard animated, window != nil else { return }
    AnimationGroup.withoutAnimation {
      for button in new { button.alpha = 0 }
    }
    AnimationGroup.animate(duration: Self.fade, timing: .easeInOut) {
      layoutSubtree()
      for button in new { button.alpha = 1 }
    }
  }

  func showSelected(_ item: UITabBarItem?) {
    let item = item.flatMap { storedItems?.contains($0) == true ? $0 : nil }
    guard
      item !== storedSelected || buttons.contains(where: { $0.isSelected != ($0.item === item) })
    else { return }
    let decidesAboutBar = decidesAboutLook(storedSelected) || decidesAboutLook(item)
    storedSelected = item
    guard !decidesAboutBar else { return lookDidChange() }
    // Nothing but these two buttons looks different.
    for button in buttons { button.isSelected = button.item === item }
    if centersItems { setNeedsLayout() }
  }

  /// Returns a Boolean value that indicates whether the bar looks different while the item is
  /// selected.
  private func decidesAboutLook(_ item: UITabBarItem?) -> Bool {
    item?.standardAppearance != nil || item?.scrollEdgeAppearance != nil
  }

  /// A Boolean value that indicates whether titles stand beside the signs.
  private var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  func placeButtons() {
    guard !buttons.isEmpty else { return }
    let sides = safeAreaInsets
    let room = CGRect(
      x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right, 0),
      height: contentHeight)
    var x = room.minX
    var width = room.width / CGFloat(buttons.count)
    var distance: CGFloat = 0
    if centersItems {
      let count = CGFloat(buttons.count)
      distance =
        firstPositive(itemSpacing, appearance.stackedItemSpacing)
        ?? Self.standardItemSpacing
      let wanted = firstPositive(itemWidth, appearance.stackedItemWidth)
      width = wanted ?? max(Self.standardItemWidth, buttons.map(\.wantedWidth).max() ?? 0)
      let total = width * count + distance * (count - 1)
      if total > room.width {
        distance = 0
        width = room.width / count
      } else {
        x += (room.width - total) / 2
      }
    }
    for button in buttons {
      let left = x.rounded()
      x += width
      button.frame = mirrored(
        CGRect(x: left, y: room.minY, width: x.rounded() - left, height: room.height), in: room)
      x += distance
    }
  }

  private func firstPositive(_ values: CGFloat...) -> CGFloat? { values.first { $0 > 0 } }

  private var centersItems: Bool {
    var positioning = itemPositioning
    if positioning == .automatic { positioning = appearance.stackedItemPositioning }
    switch positioning {
    case .fill: return false
    case .centered: return true
    case .automatic: return traitCollection.horizontalSizeClass == .regular
    }
  }

  // MARK: Appearance

  /// The selected item's, else the bar's.
  private var ownAppearance: UITabBarAppearance? {
    guard isAtScrollEdge else { return nil }
    return storedSelected?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  var appearance: UITabBarAppearance {
    ownAppearance ?? storedSelected?.standardAppearance ?? standardAppearance
  }

  private var itemAppearance: UITabBarItemAppearance {
    guard isInline else { return appearance.stackedLayoutAppearance }
    return traitCollection.verticalSizeClass == .compact
      ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
  }

  private var look: BarLook {
    if let ownAppearance { return ownAppearance.look }
    let plain = PlainBarLook(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage,
      lineImage: backgroundImage == nil ? nil : shadowImage)
    let look = plain.applied(to: (storedSelected?.standardAppearance ?? standardAppearance).look)
    if !isTranslucent { return look }
    // Without one for the edge, the standard one shows what is behind the bar.
    return isAtScrollEdge ? look.atScrollEdge : look
  }

  func lookDidChange() {
    if let background {
      background.look = look
    } else {
      let background = BarBackground(look: look, isBelowContent: true)
      insertSubview(background, at: 0)
      self.background = background
    }
    for button in buttons {
      button.isSelected = button.item === storedSelected
      button.apply(itemAppearance, isInline: isInline)
    }
    setNeedsLayout()
  }
}
