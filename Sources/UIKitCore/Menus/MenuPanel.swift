import Foundation

/// The menus that are open: one, and those inside of it that were opened from it.
///
/// It fills the window; touches beside the menus go through it.
@MainActor
final class MenuPanel: UIView {
  static let width: CGFloat = 250
  static let margin: CGFloat = 16
  private static let duration: TimeInterval = 0.22

  /// The place of a menu.
  struct Place {
    /// The rectangle that the menu stands beside, in the window.
    var anchor: CGRect
    /// How far it keeps from it.
    var gap: CGFloat
    /// A Boolean value that indicates whether it stands over the anchor's upper edge instead of
    /// beside the anchor.
    var covers = false
  }

  /// An action was chosen.
  var onAction: ((UIAction, UIMenu) -> Void)?
  /// The responder at which commands of the menus begin to look for a target.
  weak var source: UIResponder?
  /// A Boolean value that indicates whether the first element is nearest to the anchor, also in a
  /// menu above it.
  var isOrderedByPriority = false

  private struct Level {
    var menu: UIMenu
    var card: MenuCard
    var place: Place
    var arrivals: MenuArrivals
  }

  private var levels: [Level] = []
  private(set) weak var highlighted: MenuElementView?

  /// The menu that was opened first.
  var rootMenu: UIMenu? { levels.first?.menu }
  var rootCard: UIView? { levels.first?.card }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Opening

  func open(_ menu: UIMenu, at place: Place) {
    open(menu) { _ in place }
  }

  /// Opens a menu at the place that `placed` returns for its height.
  func open(_ menu: UIMenu, _ placed: (CGFloat) -> Place) {
    let arrivals = MenuArrivals()
    var place = Place(anchor: .zero, gap: 0)
    let card = makeCard(of: menu, arrivals) {
      place = placed($0.height(forWidth: width))
      return place
    }
    levels.append(Level(menu: menu, card: card, place: place, arrivals: arrivals))
    arrivals.onArrival = { [weak self, weak arrivals] in
      guard let self, let index = levels.firstIndex(where: { $0.arrivals === arrivals }) else {
        return
      }
      rebuild(index)
    }
    addSubview(card)
    let isFirst = levels.count == 1
    AnimationGroup.withoutAnimation {
      card.frame = frame(of: card, place)
      card.alpha = 0
      if isFirst { card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6) }
      card.layoutSubtree()
    }
    AnimationGroup.animate(duration: Self.duration, timing: .easeOut) {
      card.alpha = 1
      card.transform = .identity
      recede()
    }
  }

  private func makeCard(
    of menu: UIMenu, _ arrivals: MenuArrivals, _ placed: (MenuCard) -> Place
  ) -> MenuCard {
    let isInner = levels.contains { $0.menu !== menu } && levels.first?.menu !== menu
    func make(_ content: MenuContent) -> MenuCard {
      MenuCard(title: menu.title, back: isInner ? menu.title : nil, content: content) {
        [weak self] in self?.choose($0)
      }
    }
    var content = MenuContent(menu, arrivals: arrivals, from: source)
    let card = make(content)
    let place = placed(card)
    // Above what it belongs to, the first element is at the bottom.
    guard isOrderedByPriority, !isInner, frame(of: card, place).midY < place.anchor.midY
    else { return card }
    content.reverse()
    return make(content)
  }

  /// Shows the elements as they are now.
  private func rebuild(_ index: Int) {
    let (old, level) = (levels[index].card, levels[index])
    let card = makeCard(of: level.menu, level.arrivals) { _ in level.place }
    levels[index].card = card
    insertSubview(card, aboveSubview: old)
    AnimationGroup.withoutAnimation {
      card.frame = frame(of: card, level.place)
      card.alpha = old.alpha
      card.transform = old.transform
      old.removeFromSuperview()
      card.layoutSubtree()
    }
  }

  func rebuild() { for index in levels.indices { rebuild(index) } }

  /// Puts another menu in the place of one that is open.
  func update(_ change: (UIMenu) -> UIMenu) {
    for index in levels.indices {
      let menu = change(levels[index].menu)
      guard menu !== levels[index].menu else { continue }
      levels[index].menu = menu
      rebuild(index)
    }
  }

  // MARK: Choosing

  private func choose(_ choice: MenuCard.Choice) {
    switch choice {
    case .action(let action, let menu): onAction?(action, menu)
    case .menu(let menu, let row):
      // One menu at a time is in front: a row of one behind leads back to it.
      guard row.isDescendant(of: levels[levels.count - 1].card) else { return goBack() }
      open(menu, at: Place(anchor: row.convert(row.bounds, to: nil), gap: 0, covers: true))
    case .back: goBack()
    }
  }

  private func goBack() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    AnimationGroup.animate(duration: Self.duration, timing: .easeOut) {
      level.card.alpha = 0
      recede()
    } completion: { _ in
      level.card.removeFromSuperview()
    }
  }

  /// Shrinks and dims the menus behind the one in front.
  private func recede() {
    for (depth, level) in levels.reversed().enumerated() where depth > 0 {
      let scale = pow(0.94, CGFloat(depth))
      level.card.transform = CGAffineTransform(scaleX: scale, y: scale)
      level.card.alpha = 0.7
    }
    if let front = levels.last?.card {
      front.transform = .identity
      front.alpha = 1
    }
  }

  // MARK: A finger that was not lifted since the menu opened

  func track(_ point: CGPoint) {
    let element = levels.last?.card.element(at: point)
    guard element !== highlighted else { return }
    highlighted?.isHighlighted = false
    element?.isHighlighted = true
    highlighted = element
  }

  /// Chooses what is under the finger, if anything.
  func release() {
    let element = highlighted
    highlighted = nil
    element?.isHighlighted = false
    element?.onTap?()
  }

  // MARK: Places

  var width: CGFloat {
    let isHuge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return min(isHuge ? Self.width * 1.3 : Self.width, bounds.width - 2 * Self.margin)
  }

  /// The area for menus.
  var area: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    return safe.insetBy(dx: Self.margin, dy: 8)
  }

  private func frame(of card: MenuCard, _ place: Place) -> CGRect {
    let (area, width) = (area, width)
    let anchor = convert(place.anchor, from: nil)
    let wanted = card.height(forWidth: width)
    var frame = CGRect(x: 0, y: 0, width: width, height: min(wanted, area.height))
    if place.covers {
      frame.origin.y = anchor.minY
      frame.origin.x = anchor.midX - width / 2
    } else {
      let below = area.maxY - anchor.maxY - place.gap
      let above = anchor.minY - place.gap - area.minY
      let isBelow = below >= wanted || below >= above
      let room = max(isBelow ? below : above, 44)
      frame.size.height = min(frame.height, room)
      frame.origin.y =
        isBelow ? anchor.maxY + place.gap : anchor.minY - place.gap - frame.height
      // On the side of the screen where the anchor is.
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isOnRight = anchor.midX > bounds.midX + (isMirrored ? -1 : 1)
      frame.origin.x = isOnRight ? anchor.maxX - width : anchor.minX
    }
    frame.origin.x = min(max(frame.minX, area.minX), max(area.minX, area.maxX - width))
    frame.origin.y = min(max(frame.minY, area.minY), max(area.minY, area.maxY - frame.height))
    return frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for level in levels where level.card.transform.isIdentity {
      level.card.frame = frame(of: level.card, level.place)
    }
  }
}
