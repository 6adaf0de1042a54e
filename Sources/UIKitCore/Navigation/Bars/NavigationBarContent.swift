import Foundation

/// The content of a navigation bar for one item: title or title view, buttons, the back button, the
/// prompt above and the large title below.
@MainActor
final class NavigationBarContent: UIView {
  private(set) weak var item: UINavigationItem?
  private(set) var isLarge = false
  private var largeTitleHeight = usualLargeTitleHeight

  let titleLabel = NavigationTitleLabel(frame: .zero)
  let largeTitle = NavigationTitleLabel(frame: .zero)
  let backButton = NavigationBackButton(frame: .zero)
  /// The view around the title view, so that a custom view is not itself faded.
  let middle = UIView(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private let largeArea = UIView(frame: .zero)
  /// Clips the search bar that content scrolls away.
  let searchArea = UIView(frame: .zero)
  private weak var searchBar: UISearchBar?
  private var hidRow = false
  private var titleOffset = UIOffset.zero
  private var left: [BarButtonView] = []
  private var right: [BarButtonView] = []
  private var titleView: UIView?

  static let promptHeight: CGFloat = 30
  /// In the default text size.
  static let usualLargeTitleHeight: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let spacing: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for view in [promptLabel, middle, largeArea, searchArea, backButton] { addSubview(view) }
    middle.addSubview(titleLabel)
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    largeArea.addSubview(largeTitle)
    searchArea.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { backButton.semanticContentAttribute = semanticContentAttribute }
  }

  /// The bar's settings for the appearance of an item.
  struct Style {
    var appearance: UINavigationBarAppearance
    var title: TextStyle
    var largeTitle: TextStyle
    var isLarge: Bool
    /// How much a large title adds to the bar.
    var largeTitleHeight: CGFloat
    /// The buttons that a split view adds to the left of the item's own.
    var leading: [UIBarButtonItem]
    /// How far the title is moved from where it stands.
    var titleOffset: UIOffset
    /// In place of the arrow of the back button.
    var backIndicator: UIImage?
  }

  func show(_ item: UINavigationItem?, back backItem: UINavigationItem?, style: Style) {
    self.item = item
    isLarge = style.isLarge
    largeTitleHeight = style.largeTitleHeight
    // 4.3.6 – all but the text of the back button is the top item's affair.
    titleLabel.text = item?.title
    largeTitle.text = item?.title
    promptLabel.text = item?.prompt
    promptLabel.isHidden = item?.prompt == nil
    titleOffset = style.titleOffset
    titleLabel.apply(style.title)
    largeTitle.apply(style.largeTitle)
    show(titleView: item?.titleView)
    titleLabel.isHidden = titleView != nil || style.isLarge
    largeArea.isHidden = !style.isLarge
    show(searchBar: item?.searchController?.searchBar)
    showBack(item, backItem, style)
    // 4.3.8 – the left list runs from left to right, the right one from right to left; the other way
    // round for people who read from the right.
    left = buttons(style.leading + (item?.leftBarButtonItems ?? []), instead: left, style)
    right = buttons(item?.rightBarButtonItems ?? [], instead: right, style)
    setNeedsLayout()
  }

  private func showBack(_ item: UINavigationItem?, _ backItem: UINavigationItem?, _ style: Style) {
    var leadsSomewhere = backItem != nil
    // 4.3.9 – an action of the item's own makes a back button where there would be none.
    if item?.backAction != nil { leadsSomewhere = true }
    backButton.isHidden = !leadsSomewhere || item?.leavesRoomForBackButton != true
    let made = item?.backAction.map {
      $0.title.isEmpty ? UINavigationItem.genericBackText : $0.title
    }
    backButton.show(
      backItem?.backLabel ?? made.map { .text($0) } ?? .nothing,
      item: backItem?.backBarButtonItem, appearance: style.appearance.backButtonAppearance,
      indicator: style.backIndicator)
  }

  private func show(titleView view: UIView?) {
    guard titleView !== view else { return }
    if let titleView, titleView.superview === middle { titleView.removeFromSuperview() }
    titleView = view
    if let view { middle.addSubview(view) }
  }

  private func show(searchBar bar: UISearchBar?) {
    if let searchBar, searchBar !== bar, searchBar.superview === searchArea {
      searchBar.removeFromSuperview()
    }
    searchBar = bar
    searchArea.isHidden = bar == nil
    guard let bar, bar.superview !== searchArea else { return }
    bar.translatesAutoresizingMaskIntoConstraints = true
    searchArea.addSubview(bar)
  }

  /// A Boolean value that indicates whether people search, and the search bar is all that there is.
  var isSearchAlone: Bool { searchBar?.dock == .alone }

  // A button that is shown already stays the same view: a finger may be on it.
  private func buttons(
    _ items: [UIBarButtonItem], instead old: [BarButtonView], _ style: Style
  ) -> [BarButtonView] {
    for view in old where !items.contains(view.item) { view.removeFromSuperview() }
    return items.map { item in
      let view = old.first { $0.item === item } ?? BarButtonView(item: item)
      if view.superview !== self { addSubview(view) }
      view.apply(
        item.style == .done
          ? style.appearance.doneButtonAppearance : style.appearance.buttonAppearance)
      return view
    }
  }

  /// The buttons beside the title.
  var barButtons: [UIView] { left + right }
  var prompt: UIView { promptLabel }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    var row = room
    row.size.height = bar?.rowHeight ?? barHeights.navigationBar
    if !promptLabel.isHidden {
      let height = promptLabel.intrinsicContentSize.height
      promptLabel.frame = mirrored(
        CGRect(
          x: row.minX + Self.margin, y: Self.promptHeight - height - 2,
          width: row.width - 2 * Self.margin, height: height))
      row.origin.y = Self.promptHeight
    }
    hideRow(isSearchAlone)
    placeLarge(below: isSearchAlone ? 0 : row.maxY)
    var rest = row.insetBy(dx: Self.margin - BarButtonView.padding, dy: 0)
    placeButtons(in: &rest, row)
    placeMiddle(in: rest.insetBy(dx: BarButtonView.padding, dy: 0), row)
  }

  private var bar: UINavigationBar? { superview as? UINavigationBar }

  /// The area beside the rounded corners and the camera of a device in landscape. It begins at the
  /// leading edge.
  private var room: CGRect {
    // The content moves in its bar, and the bar stays.
    let sides = bar?.safeAreaInsets ?? .zero
    let (before, after) = isMirrored ? (sides.right, sides.left) : (sides.left, sides.right)
    return CGRect(
      x: before, y: 0, width: max(bounds.width - before - after, 0), height: bounds.height)
  }

  private func placeLarge(below y: CGFloat) {
    let search = placeSearch(below: y)
    largeArea.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: max(bounds.height - y - search, 0))
    let size = largeTitle.intrinsicContentSize
    // It stands on the lower edge, so that a bar that grows smaller pushes it under the row.
    largeTitle.frame = mirrored(
      CGRect(
        x: room.minX + Self.margin, y: largeArea.bounds.height - 8 - size.height,
        width: min(size.width, room.width - 2 * Self.margin), height: size.height))
  }

  // The search bar goes first where content scrolls it away, the large title second.
  private func placeSearch(below y: CGFloat) -> CGFloat {
    guard let searchBar else {
      searchArea.frame = .zero
      return 0
    }
    let space = max(bounds.height - y, 0)
    var height = searchBar.wantedHeight
    if item?.scrollsSearchBar == true {
      height = min(max(space - (isLarge ? largeTitleHeight : 0), 0), height)
    }
    searchArea.frame = CGRect(
      x: 0, y: y + max(space - height, 0), width: bounds.width, height: height)
    searchBar.frame = mirrored(
      CGRect(x: room.minX, y: 0, width: room.width, height: height))
    searchBar.layoutSubtree()
    return height
  }

  private func hideRow(_ hides: Bool) {
    guard hides != hidRow else { return }
    hidRow = hides
    for view in rowParts { view.alpha = hides ? 0 : 1 }
  }

  /// Everything but the search bar.
  private var rowParts: [UIView] { [middle, largeArea, promptLabel, backButton] + barButtons }

  private func placeButtons(in room: inout CGRect, _ row: CGRect) {
    let rightWidth = right.reduce(0) { $0 + ($1.isHidden ? 0 : $1.wantedWidth) }
    let leftWidth = left.reduce(0) { $0 + ($1.isHidden ? 0 : $1.wantedWidth) }
    if !backButton.isHidden {
      let middle = min(middleSize(in: row).width, row.width * 0.4)
      let longest =
        row.width - 2 * Self.backMargin - 2 * Self.spacing - middle - leftWidth - rightWidth
      let width = backButton.fit(width: max(longest, 0))
      let place = CGRect(
        x: row.minX + Self.backMargin, y: row.minY, width: width, height: row.height)
      backButton.frame = mirrored(place)
      room.size.width -= max(0, place.maxX - room.minX)
      room.origin.x = max(room.minX, place.maxX)
    }
    for view in left where !view.isHidden || view.item.systemItem == .fixedSpace {
      let width = min(view.wantedWidth, room.width)
      view.frame = mirrored(
        CGRect(x: room.minX, y: row.minY, width: width, height: row.height))
      room.origin.x += width
      room.size.width -= width
    }
    for view in right where !view.isHidden || view.item.systemItem == .fixedSpace {
      let width = min(view.wantedWidth, room.width)
      view.frame = mirrored(
        CGRect(x: room.maxX - width, y: row.minY, width: width, height: row.height))
      room.size.width -= width
    }
  }

  private func middleSize(in row: CGRect) -> CGSize {
    guard let titleView else {
      return titleLabel.isHidden ? .zero : titleLabel.intrinsicContentSize
    }
    let wanted = titleView.intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    if !titleView.translatesAutoresizingMaskIntoConstraints {
      return titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return titleView.bounds.size
  }

  // In the middle of the bar where there is room for that, else in the middle of what is left.
  private func placeMiddle(in room: CGRect, _ row: CGRect) {
    let size = middleSize(in: row)
    let width = max(min(size.width, room.width), 0)
    let height = min(size.height, row.height)
    let x = min(max(row.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
    let scale = UIScreen.main.scale
    middle.frame = mirrored(
      CGRect(
        x: (x * scale).rounded() / scale,
        y: ((row.minY + (row.height - height) / 2) * scale).rounded() / scale,
        width: width, height: height))
    titleLabel.frame = middle.bounds.offsetBy(
      dx: titleOffset.horizontal, dy: titleOffset.vertical)
    if let titleView, titleView.superview === middle { titleView.frame = middle.bounds }
  }

  // Between the buttons there is only the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === middle ? nil : hit
  }

  /// Puts everything back to where and how it stands at rest.
  func comeToRest() {
    let parts = [middle, largeTitle, promptLabel, backButton.label, backButton.chevron]
    for view in parts + barButtons { view.alpha = 1 }
    for view in rowParts { view.alpha = isSearchAlone ? 0 : 1 }
    hidRow = isSearchAlone
    searchArea.alpha = 1
    setNeedsLayout()
    backButton.setNeedsLayout()
  }
}

/// The title of a screen, which assistive technology calls a heading.
@MainActor
final class NavigationTitleLabel: UILabel {
  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility()
    accessibility?.role = .header
    return accessibility
  }
}
