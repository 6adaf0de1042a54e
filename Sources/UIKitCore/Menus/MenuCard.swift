import Foundation

/// The rounded background of one menu with what can be chosen in it.
@MainActor
final class MenuCard: UIView {
  /// The choice of a row.
  enum Choice {
    case action(UIAction, in: UIMenu)
    case menu(UIMenu, row: UIView)
    case back
  }

  private static let corner: CGFloat = 13
  /// Between groups.
  private static let gap: CGFloat = 8

  private let scroll = UIScrollView(frame: .zero)
  private let material = MenuMaterial(frame: .zero)
  private let name: String
  /// From top to bottom; what stands in one line is together.
  private var lines: [Line] = []
  private(set) var elements: [MenuElementView] = []

  private enum Line {
    case title(UILabel)
    case row(MenuRow)
    case tiles([MenuTile], height: CGFloat)
    case gap(UIView)
    case separator(UIView)
  }

  /// The title stands above everything, if it is not empty; `back` is the title of the row that leads
  /// back, in a menu inside another one.
  init(
    title: String, back: String?, content: MenuContent, onChoice: @escaping (Choice) -> Void
  ) {
    name = back ?? title
    super.init(frame: .zero)
    addSubview(material)
    scroll.alwaysBounceVertical = false
    scroll.contentInsetAdjustmentBehavior = .never
    material.addSubview(scroll)
    if let back {
      let row = MenuRow(title: back, mark: .back, isProminent: true)
      row.onTap = { onChoice(.back) }
      add(row)
    } else if !title.isEmpty {
      add(title)
    }
    for group in content.groups { add(group, onChoice) }
    indent()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  private func add(_ group: MenuContent.Group, _ onChoice: @escaping (Choice) -> Void) {
    if !lines.isEmpty, !endsWithTitle {
      let gap = UIView(frame: .zero)
      gap.backgroundColor = .tertiarySystemFill
      place(.gap(gap), gap)
    }
    if !group.title.isEmpty { add(group.title) }
    var tiles: [MenuTile] = []
    for item in group.items {
      if [.small, .medium].contains(group.size), case .action(let action, let menu) = item {
        let tile = MenuTile(action: action, size: group.size)
        tile.onTap = { onChoice(.action(action, in: menu)) }
        tiles.append(tile)
      } else {
        add(row(for: item, onChoice))
      }
    }
    // As many side by side as can be read.
    let most = group.size == .small ? 4 : 3
    while !tiles.isEmpty {
      add(Array(tiles.prefix(most)), height: MenuTile.heights[group.size] ?? 44)
      tiles.removeFirst(min(most, tiles.count))
    }
  }

  private func row(
    for item: MenuContent.Item, _ onChoice: @escaping (Choice) -> Void
  ) -> MenuRow {
    switch item {
    case .action(let action, let menu):
      let mark: MenuRow.Mark =
        switch action.state {
        case .on: .check
        case .mixed: .mixed
        case .off: .none
        }
      let row = MenuRow(
        title: action.title, subtitle: action.subtitle, image: action.image, mark: mark,
        isDestructive: action.attributes.contains(.destructive))
      row.isEnabled = !action.attributes.contains(.disabled)
      row.onTap = { onChoice(.action(action, in: menu)) }
      return row
    case .menu(let menu):
      let row = MenuRow(
        title: menu.title, subtitle: menu.subtitle, image: menu.image, mark: .more,
        isDestructive: menu.options.contains(.destructive))
      row.onTap = { [unowned row] in onChoice(.menu(menu, row: row)) }
      return row
    case .waiting:
      let row = MenuRow(title: "Loading…", isWaiting: true)
      row.isEnabled = false
      return row
    }
  }

  private func add(_ title: String) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    place(.title(label), label)
  }

  private func add(_ row: MenuRow) {
    separate()
    elements.append(row)
    place(.row(row), row)
  }

  private func add(_ tiles: [MenuTile], height: CGFloat) {
    separate()
    elements += tiles
    for tile in tiles { scroll.addSubview(tile) }
    lines.append(.tiles(tiles, height: height))
  }

  private func separate() {
    switch lines.last {
    case nil, .gap: return
    default: break
    }
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    place(.separator(line), line)
  }

  private func place(_ line: Line, _ view: UIView) {
    lines.append(line)
    scroll.addSubview(view)
  }

  private var endsWithTitle: Bool {
    if case .title = lines.last { return lines.count == 1 }
    return false
  }

  /// Indents all titles if one row has an icon.
  private func indent() {
    let rows = elements.compactMap { $0 as? MenuRow }
    let isMarked = rows.contains { $0.mark != .none }
    for row in rows { row.isIndented = isMarked }
  }

  // MARK: Layout

  func height(forWidth width: CGFloat) -> CGFloat {
    lines.reduce(0) { $0 + height(of: $1, width) }
  }

  private func height(of line: Line, _ width: CGFloat) -> CGFloat {
    switch line {
    case .title(let label):
      label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      let room = CGSize(width: width - 2 * MenuRow.margin, height: .greatestFiniteMagnitude)
      return (label.sizeThatFits(room).height + 16).rounded(.up)
    case .row(let row):
      row.style()
      return row.height(forWidth: width)
    case .tiles(_, let height): return height
    case .gap: return Self.gap
    case .separator: return 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    scroll.frame = bounds
    let thickness = 1 / UIScreen.main.scale
    var y: CGFloat = 0
    for line in lines {
      let height = height(of: line, bounds.width)
      let full = CGRect(x: 0, y: y, width: bounds.width, height: height)
      switch line {
      case .title(let label): label.frame = full.insetBy(dx: MenuRow.margin, dy: 8)
      case .row(let row): row.frame = full
      case .gap(let gap): gap.frame = full
      case .separator(let view):
        view.frame = CGRect(x: 0, y: y - thickness, width: bounds.width, height: thickness)
        scroll.bringSubviewToFront(view)
      case .tiles(let tiles, _): arrange(tiles, in: full)
      }
      y += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height + 0.5
  }

  private func arrange(_ tiles: [MenuTile], in rect: CGRect) {
    let width = rect.width / CGFloat(max(tiles.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in (isMirrored ? tiles.reversed() : tiles).enumerated() {
      tile.frame = CGRect(
        x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)
    }
  }

  /// The element at a point of the window; nil where nothing can be chosen.
  func element(at point: CGPoint) -> MenuElementView? {
    guard bounds.contains(convert(point, from: nil)) else { return nil }
    return elements.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.cornerRadius = Self.corner
    node.shadow = DisplayShadow(
      offset: CGSize(width: 0, height: 10), radius: 32,
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.22))
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    DisplayAccessibility(role: .menu, label: name.isEmpty ? nil : name)
  }

  /// The blurred background of a menu, clipped at its corners.
  private final class MenuMaterial: UIView {
    override func decorate(_ node: inout DisplayNode) {
      super.decorate(&node)
      node.blursBackdrop = true
      node.clips = true
      node.cornerRadius = MenuCard.corner
      node.background = displayColor(of: UIBlurEffect.Style.systemMaterial.color)
    }
  }
}
